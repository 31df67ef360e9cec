/** Which page is shown; addresses are real paths, so they can be sent to others. */

import { Cell } from './cell';

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const place = new Cell<Place>(here());

/** Go to another page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  place.set(here());
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Change the address of this page without a step in the history. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
}

addEventListener('popstate', () => place.set(here()));
addEventListener('hashchange', () => place.set(here()));

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
