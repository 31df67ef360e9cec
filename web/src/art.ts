/** The symbols that scenes are made of: fetched once, put into the page, measured. */

import { Cell } from './cell';

const sizes = new Map<string, readonly [number, number]>();
const fetched = new Map<string, Promise<void>>();
const shelf = document.createElement('div');
shelf.className = 'sb-art';
shelf.ariaHidden = 'true';
document.body.prepend(shelf);

/** How many art files are here; what draws symbols listens to it. */
export const arrived = new Cell(0);

/** Have the symbols of a game (or "common") in the page. */
export function fetchArt(name: string): Promise<void> {
  let coming = fetched.get(name);
  if (!coming) {
    coming = put(name).catch(() => void fetched.delete(name));
    fetched.set(name, coming);
  }
  return coming;
}

async function put(name: string): Promise<void> {
  const response = await fetch(`/art/${name}.svg`);
  if (!response.ok) return;
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const svg = document.importNode(parsed.documentElement, true);
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  for (const symbol of svg.querySelectorAll('symbol')) {
    const [, , width = 0, height = 0] = (symbol.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    sizes.set(symbol.id, [width, height]);
  }
  if (name === 'common') shelf.prepend(svg);                // first: a game's own style may say otherwise
  else shelf.append(svg);
  arrived.set(arrived.value + 1);
}

/** Width and height of a symbol; nothing if it is not there. */
export function sizeOf(symbol: string): readonly [number, number] {
  return sizes.get(symbol) ?? [0, 0];
}

/** Whether a symbol is there. */
export function hasSymbol(symbol: string): boolean {
  return sizes.has(symbol);
}
