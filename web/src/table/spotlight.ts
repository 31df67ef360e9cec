/** What a fact is about, shown in the picture: a headline lets it flash, a line of the log points at it. */

import { effect, signal } from '@preact/signals';

const FLASH = 1300;

/** The ids of the sprites that are shown. */
export const spotlight = signal<readonly string[]>([]);

effect(() => {
  const ids = spotlight.value;
  for (const sprite of document.querySelectorAll('.sb-spot')) sprite.classList.remove('sb-spot');
  for (const id of ids) document.querySelector(`svg.scene [data-id="${CSS.escape(id)}"]`)?.classList.add('sb-spot');
});

/** Show some sprites for a short time. */
export function flash(ids: readonly string[]): void {
  if (!ids.length) return;
  spotlight.value = ids;
  setTimeout(() => {
    if (spotlight.value === ids) spotlight.value = [];
  }, FLASH);
}
