/** On a narrow screen a tall board takes the full width and scrolls to what moves and to what can be chosen. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadedFiles } from '../art';
import type { SceneChange } from '../picture/animate';
import { isInSamePlace, type Picture } from '../picture/scene';
import { wantsLessMotion } from '../settings';
import type { Sprite } from '../wire';

/** Pixels. */
const NARROW = 760;
/** How much taller than its area a board has to be before it scrolls. */
const MIN_EXCESS = 1.17;
/** Milliseconds without a change after which the board returns to the hand of a viewer who waits for others. */
const REST = 700;
const MARGIN = 12;
/** Space around the centre of a moving piece that has to be visible, in scene units. */
const PIECE_MARGIN = 50;

/** A vertical range on the screen. */
type Span = readonly [top: number, bottom: number];

/** What a player wants to see now. */
export interface Focus {
  /** The change that is being animated, or null. */
  change: SceneChange | null;
  hasOffers: boolean;
  isOver: boolean;
  /** Whose pieces matter: the viewer's, or at the end of the game the winners'. */
  seats: readonly number[];
}

/**
 * Return whether the board scrolls, and scroll it to the change that is being animated, to the offers, or to pieces.
 *
 * The offers are shown together with the pieces of the viewer's seat if both fit. A viewer who waits sees the own hand as
 * soon as nothing has moved for a while. Without a hand, pieces are shown when the page is opened; at the end of the game
 * they are shown in any case. If the board's size changes or its art is loaded, that is done again. All of it stops when
 * the visitor scrolls, until the next decision.
 */
export function usePhoneBoard(board: RefObject<HTMLDivElement>, picture: Picture | null, focus: Focus): boolean {
  const { change, hasOffers, isOver, seats } = focus;
  const [height, setHeight] = useState(0); // of a board that scrolls; otherwise 0
  const scrolls = height > 0;
  const isOpened = useRef(false);
  const isMovedByHand = useRef(false);
  const shape = picture ? picture.height / picture.width : 0;
  useEffect(() => {
    const box = board.current;
    if (!box) return undefined;
    const fit = (): void => {
      const isTooTall = box.clientWidth <= NARROW && shape * box.clientWidth > box.clientHeight * MIN_EXCESS;
      setHeight(isTooTall ? box.clientHeight : 0);
    };
    const move = (): void => void (isMovedByHand.current = true);
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    box.addEventListener('touchmove', move, { passive: true });
    box.addEventListener('wheel', move, { passive: true });
    fit();
    return () => {
      observer.disconnect();
      box.removeEventListener('touchmove', move);
      box.removeEventListener('wheel', move);
    };
  }, [shape]);
  useLayoutEffect(() => void (isMovedByHand.current = false), [hasOffers, isOver]);
  useLayoutEffect(() => {
    if (!scrolls || change || !board.current || isMovedByHand.current) return;
    if (hasOffers) scrollTo(board.current, offerSpans(board.current, picture, seats));
    else if (isOver) scrollTo(board.current, pieceSpans(board.current, picture, seats));
    else if (!isOpened.current) scrollTo(board.current, restSpans(board.current, pieceSpans(board.current, picture, seats)));
    if (hasOffers) isOpened.current = true;
  }, [height, hasOffers, isOver, !change, loadedFiles.value]);
  useLayoutEffect(() => {
    if (!scrolls || !change || !board.current) return;
    isOpened.current = true;
    scrollTo(board.current, changeSpans(board.current, change));
  }, [scrolls, change]);
  useEffect(() => {
    if (!scrolls || hasOffers || change || isOver) return undefined;
    const rest = (): void => {
      if (board.current && !isMovedByHand.current) scrollTo(board.current, restSpans(board.current, []));
    };
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }, [height, hasOffers, change, isOver]);
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

/** Return the span of everything that can be chosen: with the viewer's pieces and hand, with the hand, and alone. */
function offerSpans(board: HTMLDivElement, picture: Picture | null, seats: readonly number[]): Span[] {
  const taught = boxesOf(board, '.sb-sprite:has(> .sb-taught)'); // in a lesson
  const offers = taught.length ? taught : boxesOf(board, '[data-offer]');
  if (offers.length === 0) return [];
  const withHand = [...offers, ...boxesOf(board, '.in-hand')];
  return [spanOf([...withHand, ...piecesOf(board, picture, seats)]), spanOf(withHand), spanOf(offers)];
}

function pieceSpans(board: HTMLDivElement, picture: Picture | null, seats: readonly number[]): Span[] {
  const pieces = piecesOf(board, picture, seats);
  return pieces.length ? [spanOf(pieces)] : [];
}

function piecesOf(board: HTMLDivElement, picture: Picture | null, seats: readonly number[]): DOMRect[] {
  const pieces = [...(picture?.sprites.values() ?? [])].filter(({ seat }) => seat !== undefined && seats.includes(seat));
  return pieces.flatMap((sprite) => boxesOf(board, `[data-id="${CSS.escape(sprite.id)}"]`));
}

/** Return the span of the viewer's hand, or other spans if there is no hand on the board. */
function restSpans(board: HTMLDivElement, otherwise: Span[]): Span[] {
  const hand = boxesOf(board, '.in-hand');
  return hand.length ? [spanOf(hand)] : otherwise;
}

function boxesOf(board: HTMLDivElement, selector: string): DOMRect[] {
  return [...board.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

function spanOf(boxes: readonly DOMRect[]): Span {
  return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
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
  const heightsOf = (sprites: readonly Sprite[]): Span => {
    const heights = sprites.map((sprite) => sprite.y ?? 0);
    return [stage.top + (Math.min(...heights) - PIECE_MARGIN) * unit, stage.top + (Math.max(...heights) + PIECE_MARGIN) * unit];
  };
  return [heightsOf(pairs.flat()), heightsOf(pairs.map(([, sprite]) => sprite))];
}
