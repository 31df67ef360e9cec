/** The SVG symbols that scenes refer to: fetched once per game, inserted into the page and measured. */

import { signal } from '@preact/signals';
import { serverPath } from './basePath';

const sizes = new Map<string, readonly [number, number]>();
const requests = new Map<string, Promise<void>>();
const container = document.createElement('div');
container.className = 'sb-art';
container.ariaHidden = 'true';
document.body.prepend(container);

/** How many art files have been loaded. Before that, sprites have no size. */
export const loadedFiles = signal(0);

/** Load the symbols of a game (or "common") into the page. */
export function loadArt(name: string): Promise<void> {
  let request = requests.get(name);
  if (!request) {
    request = insert(name).catch(() => void requests.delete(name));
    requests.set(name, request);
  }
  return request;
}

async function insert(name: string): Promise<void> {
  const response = await fetch(serverPath(`/art/${name}.svg`));
  if (!response.ok) return;
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const svg = document.importNode(parsed.documentElement, true);
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  for (const symbol of svg.querySelectorAll('symbol')) {
    const [, , width = 0, height = 0] = (symbol.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    sizes.set(symbol.id, [width, height]);
  }
  if (name === 'common') container.prepend(svg); // first, so that a game's style can override it
  else container.append(svg);
  loadedFiles.value += 1;
}

/** Return whether a symbol is loaded. A component that calls this is drawn again when more symbols are loaded. */
export function hasSymbol(symbol: string): boolean {
  return loadedFiles.value > 0 && sizes.has(symbol);
}

/** Return the width and height of a symbol, or zeros if it is not loaded. */
export function symbolSize(symbol: string): readonly [number, number] {
  return (hasSymbol(symbol) && sizes.get(symbol)) || [0, 0];
}
