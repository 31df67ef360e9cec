/** A tall board on a narrow screen has the full width and is scrolled; what is asked about is brought into sight. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Picture } from '../picture/scene';
import { wantsLessMotion } from '../settings';

const NARROW = 760;
const WORTH_IT = 1.08;

export function useFullWidth(board: RefObject<HTMLDivElement>, picture: Picture | null, asked: boolean): boolean {
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
    if (full && asked && board.current) bringIntoSight(board.current);
  }, [full, asked]);
  return full;
}

function bringIntoSight(board: HTMLDivElement): void {
  const boxes = [...board.querySelectorAll('[data-offer]')].map((offer) => offer.getBoundingClientRect());
  if (!boxes.length) return;
  const view = board.getBoundingClientRect();
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= view.top && bottom <= view.bottom) return;
  const by = bottom - top <= view.height ? (top + bottom) / 2 - (view.top + view.bottom) / 2 : top - view.top - 12;
  board.scrollBy({ top: by, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}
