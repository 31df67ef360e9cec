/** Fingers are wide: a tap beside a small sprite chooses it, unless it hits something nearer. */

/** The least width and height of what can be tapped, in CSS pixels. */
export const FINGER = 44;

/** A rectangle on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Return a box that is at least as large as a finger, with the same centre. */
export function fingerBox({ x, y, width, height }: Box): Box {
  const [w, h] = [Math.max(width, FINGER), Math.max(height, FINGER)];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** Return how far a point is from the centre of a box. */
export function distanceTo({ x, y, width, height }: Box, pointX: number, pointY: number): number {
  return Math.hypot(x + width / 2 - pointX, y + height / 2 - pointY);
}

/**
 * Return the index of the box that a tap means, or -1: of those within a finger's width, the one whose centre is nearest.
 *
 * `hit` is the box of another sprite that the tap hits directly; it keeps the tap if its centre is nearer.
 */
export function boxAt(pointX: number, pointY: number, boxes: readonly Box[], hit: Box | null = null): number {
  let best = -1;
  let least = hit ? distanceTo(hit, pointX, pointY) : Infinity;
  boxes.forEach((box, n) => {
    const { x, y, width, height } = fingerBox(box);
    if (pointX < x || pointX > x + width || pointY < y || pointY > y + height) return;
    const distance = distanceTo(box, pointX, pointY);
    if (distance < least) [best, least] = [n, distance];
  });
  return best;
}

/** Return the element that a tap means: the one it hits if that can be chosen, or else an offer beside it. */
export function offerNear(stage: SVGSVGElement | null, target: Element | null, x: number, y: number): Element | null {
  const direct = target?.closest('[data-offer]') ?? null;
  if (direct || !stage) return direct;
  const thing = target?.closest('[data-thing]');
  const offers = [...stage.querySelectorAll('[data-offer]:not([data-line])')];
  return offers[boxAt(x, y, offers.map((offer) => offer.getBoundingClientRect()), thing?.getBoundingClientRect())] ?? null;
}

/**
 * Return whether a click or tap means the box that a lesson points at, although it hits another box.
 *
 * It does if its centre is at least as near, or if the other box lies in its middle, as a figure on a floe does.
 */
export function meansTaught(taught: Box, hit: Box, pointX: number, pointY: number): boolean {
  if (distanceTo(taught, pointX, pointY) <= distanceTo(hit, pointX, pointY)) return true;
  const [x, y] = [hit.x + hit.width / 2, hit.y + hit.height / 2];
  return Math.abs(taught.x + taught.width / 2 - x) <= taught.width / 4 && Math.abs(taught.y + taught.height / 2 - y) <= taught.height / 4;
}

/** Return the offer that a lesson points at, if a click or tap means it: the nearest one under the point or the finger. */
export function taughtNear(
  stage: SVGSVGElement | null, taught: ReadonlySet<string>, target: Element | null, x: number, y: number, isFinger: boolean,
): Element | null {
  if (!stage || !taught.size) return null;
  const places = [...stage.querySelectorAll<SVGGElement>('[data-offer]')].filter((place) => taught.has(place.dataset.offer ?? ''));
  const direct = target?.closest<SVGGElement>('[data-offer]') ?? null;
  if (direct && places.includes(direct)) return direct;
  const under = new Set(document.elementsFromPoint(x, y).map((element) => element.closest('[data-offer]')));
  const hit = (direct ?? target?.closest('[data-thing]'))?.getBoundingClientRect() ?? null;
  const meant = places.filter((place) => {
    if (under.has(place) && !direct) return true;
    if (!under.has(place) && (!isFinger || place.dataset.line)) return false;
    const box = place.getBoundingClientRect();
    return boxAt(x, y, [box]) === 0 && (!hit || meansTaught(box, hit, x, y));
  });
  return meant[boxAt(x, y, meant.map((place) => place.getBoundingClientRect()))] ?? null;
}
