/** The addresses of the pages, and going to them. */

import { useEffect, useRef } from 'preact/hooks';
import { navigate, useLocationProperty, usePathname } from 'wouter-preact/use-browser-location';
import { serverPath } from './basePath';

export const HOME = '/';
export const LOBBY = '/lobby';
export const MY_TABLES = '/mine';
export const SETTINGS = '/settings';
export const PRIVACY = '/privacy';
export const ADMIN = '/admin';
export const DELETED = '/deleted';

/** Return the path of a table's page. */
export function tablePath(table: string, invitation = ''): string {
  return `/t/${table}${search(invitation)}`;
}

/** Return the path of a replay, through a lens and at a place if they are given. */
export function replayPath(table: string, invitation = '', lens = '', place = 0): string {
  return `/r/${table}${search(invitation, lens)}${place ? `#${place}` : ''}`;
}

/** Return the path of the page that says how true a game's board is. */
export function boardPath(game: string): string {
  return `/board/${game}`;
}

/** Return the path of a game's rules, at a section if one is given. */
export function guidePath(game: string, section = ''): string {
  return `/guide/${game}${section && `#${section}`}`;
}

function search(invitation: string, lens = ''): string {
  const query = new URLSearchParams({ ...(invitation && { invitation }), ...(lens && { lens }) }).toString();
  return query && `?${query}`;
}

/** Go to another page. */
export function goTo(path: string): void {
  navigate(serverPath(path));
}

/** Return the part of the address after "#"; the component is drawn again when it changes. */
export function useHash(): string {
  return useLocationProperty(() => location.hash.slice(1));
}

/** Change the part after "#" without a new entry in the history. */
export function replaceHash(hash: string): void {
  navigate(`#${hash}`, { replace: true });
}

/** Name another lens in the address of a replay, so that it can be shared, without a new entry in the history. */
export function replaceLens(lens: string): void {
  const query = new URLSearchParams(location.search);
  query.set('lens', lens);
  navigate(`?${query.toString()}${location.hash}`, { replace: true });
}

/** Start a new page at its top, with the keyboard focus on its main part. */
export function useFocusOnNavigation(): void {
  const path = usePathname();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
