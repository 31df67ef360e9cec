/** A tall board on a narrow screen has the full width and is scrolled: to what moves, and to what is asked about. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Change } from '../picture/motion';
import { isAt, type Picture } from '../picture/scene';
import { wantsLessMotion } from '../settings';
import type { Sprite } from '../wire';

const NARROW = 760;
const WORTH_IT = 1.08;
const MARGIN = 12;
/** Around the middle of a piece that moves, in the picture's units. */
const AROUND = 50;

/** From where to where something lies on the screen. */
type Span = readonly [top: number, bottom: number];

export function useFullWidth(
  board: RefObject<HTMLDivElement>, picture: Picture | null, asked: boolean, change: Change | null,
): boolean {
  const [full, setFull] = useState(false);
  const shape = picture ? picture.height / picture.width : 0;
  useEffect(() => {
    const box = board.current;
    if (!box) return undefined;
    const fit = (): void => setFull(box.clientWidth <= NARROW && shape * box.clientWidth > box.clientHeight * WORTH_IT);
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  }, [shape]);
  useLayoutEffect(() => {
    if (full && asked && board.current) bringIntoSight(board.current, ...offered(board.current));
  }, [full, asked]);
  useLayoutEffect(() => {
    if (full && change && board.current) bringIntoSight(board.current, ...moving(board.current, change));
  }, [full, change]);
  return full;
}

/** Scroll to the first of these spans that fits on the board; if none does, to the beginning of the last. */
function bringIntoSight(board: HTMLDivElement, ...spans: Span[]): void {
  const view = board.getBoundingClientRect();
  const span = spans.find(([top, bottom]) => bottom - top <= view.height) ?? spans.at(-1);
  if (!span) return;
  const [top, bottom] = span;
  if (top >= view.top && bottom <= view.bottom) return;
  const by = bottom - top <= view.height ? (top + bottom) / 2 - (view.top + view.bottom) / 2 : top - view.top - MARGIN;
  board.scrollBy({ top: by, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}

/** Where there is something to choose. */
function offered(board: HTMLDivElement): Span[] {
  const boxes = [...board.querySelectorAll('[data-offer]')].map((offer) => offer.getBoundingClientRect());
  return boxes.length === 0 ? [] : [[Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]];
}

/** Where pieces go from one place to another: their whole way, and where it ends. */
function moving(board: HTMLDivElement, { before, after, patch }: Change): Span[] {
  const stage = board.querySelector('svg')?.getBoundingClientRect();
  const pairs = (patch.sprites ?? []).flatMap((sprite): [Sprite, Sprite][] => {
    const old = before.sprites.get(sprite.id);
    return old && !sprite.path && !isAt(old, sprite) ? [[old, sprite]] : [];
  });
  if (!stage || !pairs.length) return [];
  const unit = stage.height / after.height;
  const around = (sprites: readonly Sprite[]): Span => {
    const heights = sprites.map((sprite) => sprite.y ?? 0);
    return [stage.top + (Math.min(...heights) - AROUND) * unit, stage.top + (Math.max(...heights) + AROUND) * unit];
  };
  return [around(pairs.flat()), around(pairs.map(([, sprite]) => sprite))];
}
