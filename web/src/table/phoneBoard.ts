/** On a narrow screen a tall board takes the full width and scrolls to what moves and to what can be chosen. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { SceneChange } from '../picture/animate';
import { isInSamePlace, type Picture } from '../picture/scene';
import { wantsLessMotion } from '../settings';
import type { Sprite } from '../wire';

/** Pixels. */
const NARROW = 760;
/** How much taller than its area a board has to be before it scrolls. */
const MIN_EXCESS = 1.08;
const MARGIN = 12;
/** Space around the centre of a moving piece that has to be visible, in scene units. */
const PIECE_MARGIN = 50;

/** A vertical range on the screen. */
type Span = readonly [top: number, bottom: number];

/** Return whether the board scrolls, and scroll it to the offers and to the change that is being animated. */
export function usePhoneBoard(
  board: RefObject<HTMLDivElement>, picture: Picture | null, hasOffers: boolean, change: SceneChange | null,
): boolean {
  const [scrolls, setScrolls] = useState(false);
  const shape = picture ? picture.height / picture.width : 0;
  useEffect(() => {
    const box = board.current;
    if (!box) return undefined;
    const fit = (): void => setScrolls(box.clientWidth <= NARROW && shape * box.clientWidth > box.clientHeight * MIN_EXCESS);
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  }, [shape]);
  useLayoutEffect(() => {
    if (scrolls && hasOffers && board.current) scrollTo(board.current, offerSpans(board.current));
  }, [scrolls, hasOffers]);
  useLayoutEffect(() => {
    if (scrolls && change && board.current) scrollTo(board.current, changeSpans(board.current, change));
  }, [scrolls, change]);
  return scrolls;
}

/**
 * Return by how many pixels to scroll a view so that one of the spans is visible.
 *
 * The first span that fits is centred. If none fits, the view starts with the last one.
 */
export function scrollDistance([viewTop, viewBottom]: Span, spans: readonly Span[]): number {
  const height = viewBottom - viewTop;
  const span = spans.find(([top, bottom]) => bottom - top <= height) ?? spans.at(-1);
  if (!span) return 0;
  const [top, bottom] = span;
  if (top >= viewTop && bottom <= viewBottom) return 0;
  return bottom - top <= height ? (top + bottom) / 2 - (viewTop + viewBottom) / 2 : top - viewTop - MARGIN;
}

function scrollTo(board: HTMLDivElement, spans: readonly Span[]): void {
  const { top, bottom } = board.getBoundingClientRect();
  const distance = scrollDistance([top, bottom], spans);
  if (distance) board.scrollBy({ top: distance, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}

/** Return the span of everything that can be chosen. */
function offerSpans(board: HTMLDivElement): Span[] {
  const boxes = [...board.querySelectorAll('[data-offer]')].map((offer) => offer.getBoundingClientRect());
  return boxes.length === 0 ? [] : [[Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]];
}

/** Return the span of all moving pieces from start to end, and the span of where they end. */
function changeSpans(board: HTMLDivElement, { before, after, patch }: SceneChange): Span[] {
  const stage = board.querySelector('svg')?.getBoundingClientRect();
  const pairs = (patch.sprites ?? []).flatMap((sprite): [Sprite, Sprite][] => {
    const old = before.sprites.get(sprite.id);
    return old && !sprite.path && !isInSamePlace(old, sprite) ? [[old, sprite]] : [];
  });
  if (!stage || !pairs.length) return [];
  const unit = stage.height / after.height;
  const spanOf = (sprites: readonly Sprite[]): Span => {
    const heights = sprites.map((sprite) => sprite.y ?? 0);
    return [stage.top + (Math.min(...heights) - PIECE_MARGIN) * unit, stage.top + (Math.max(...heights) + PIECE_MARGIN) * unit];
  };
  return [spanOf(pairs.flat()), spanOf(pairs.map(([, sprite]) => sprite))];
}
