/**
 * Arrow keys on the board: the focus moves to the nearest offer in that direction.
 *
 * With Shift, or while nothing is on offer, it moves to the nearest thing that has a name.
 */

import type { Picture, Point } from './scene';

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
/** How much a step to the side counts, compared with a step in the direction of the key. */
const SIDEWAYS = 2.5;

/** Return the index of the nearest point in the direction of a key, or -1. */
export function nearestInDirection(key: string, [x, y]: Point, points: readonly Point[]): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach(([toX, toY], n) => {
    const [dx, dy] = [toX - x, toY - y];
    const ahead = dx * direction[0] + dy * direction[1];
    if (ahead <= 1) return;
    const cost = ahead + SIDEWAYS * Math.abs(dx * direction[1] + dy * direction[0]);
    if (cost < least) [best, least] = [n, cost];
  });
  return best;
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const THINGS = '[data-offer], [data-thing]';

/** Move the focus for an arrow key; return the id of the sprite that has it now, or null. */
export function moveBoardFocus(board: Element | null, event: KeyboardEvent): string | null {
  const from = event.target instanceof SVGElement ? event.target.closest<SVGGElement>(THINGS) : null;
  if (!board || !from || !(event.key in DIRECTIONS)) return null;
  event.preventDefault();
  const offers = event.shiftKey ? [] : [...board.querySelectorAll<SVGGElement>('[data-offer]')];
  const places = offers.length ? offers : [...board.querySelectorAll<SVGGElement>(THINGS)];
  const target = places[nearestInDirection(event.key, centre(from), places.map(centre))];
  target?.focus();
  return target?.dataset.id ?? null;
}

/** Return the id of the thing that Tab leads to while nothing is on offer: the one that had the focus, or the first. */
export function entryThing(picture: Picture | null | undefined, focused: string | null): string | undefined {
  const named = [...(picture?.sprites.values() ?? [])].filter(({ label }) => label);
  return (named.find(({ id }) => id === focused) ?? named[0])?.id;
}
