/** Where a speech bubble goes: beside the thing that it is about, inside the board, without covering the thing. */

import type { Box } from '../picture/touch';

/** Pixels between the bubble and the thing, and between the bubble and the edge of the board. */
export const GAP = 10;
const MARGIN = 6;

export type Side = 'above' | 'below' | 'right' | 'left';

export interface Placement {
  side: Side;
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

/** Return the area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Return the place of a bubble on a board: above the thing, below it, to its right or to its left.
 *
 * Of the sides with enough room it takes the one where the bubble covers least of what to `avoid`. If there is room on
 * no side, it takes the side with the most room, and the bubble stays on the board.
 */
export function placeBubble(thing: Box, bubble: Size, board: Size, avoid: readonly Box[] = []): Placement {
  const across = clamp(thing.x + thing.width / 2 - bubble.width / 2, board.width - bubble.width);
  const down = clamp(thing.y + thing.height / 2 - bubble.height / 2, board.height - bubble.height);
  const places: (Placement & { room: number })[] = [
    { side: 'above', left: across, top: thing.y - GAP - bubble.height, room: thing.y - GAP - MARGIN - bubble.height },
    { side: 'below', left: across, top: thing.y + thing.height + GAP, room: board.height - thing.y - thing.height - GAP - MARGIN - bubble.height },
    { side: 'right', left: thing.x + thing.width + GAP, top: down, room: board.width - thing.x - thing.width - GAP - MARGIN - bubble.width },
    { side: 'left', left: thing.x - GAP - bubble.width, top: down, room: thing.x - GAP - MARGIN - bubble.width },
  ];
  const covered = ({ left: x, top: y }: Placement): number =>
    avoid.reduce((sum, box) => sum + overlap({ x, y, ...bubble }, box), 0);
  const fitting = places.filter((place) => place.room >= 0);
  const { side, left, top } = fitting.length
    ? fitting.reduce((a, b) => (covered(b) < covered(a) ? b : a))
    : places.reduce((a, b) => (b.room > a.room ? b : a));
  return { side, left: clamp(left, board.width - bubble.width), top: clamp(top, board.height - bubble.height) };
}

/** Return the visible part of a thing; of a thing that fills much of the board, only what is around the pointer. */
export function anchorOf(thing: Box, board: Size, pointer: readonly [number, number] | null): Box {
  const [x, y] = [Math.max(0, thing.x), Math.max(0, thing.y)];
  const seen = {
    x, y,
    width: Math.min(board.width, thing.x + thing.width) - x,
    height: Math.min(board.height, thing.y + thing.height) - y,
  };
  const isLarge = seen.width > board.width / 2 && seen.height > board.height / 3;
  if (!isLarge || !pointer) return seen;
  return { x: pointer[0] - 22, y: pointer[1] - 22, width: 44, height: 44 };
}
