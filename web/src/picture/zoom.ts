/** Looking closer at a board: two fingers, the wheel with Ctrl, or buttons. */

import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../cell';

export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0.5, y: 0.5 };
const CLOSEST = 5;
const DRAG = 12;

/** A lens that stays within the board; `x` and `y` are its middle, from 0 to 1. */
export function within({ scale, x, y }: Lens): Lens {
  const near = Math.min(CLOSEST, Math.max(1, scale));
  const half = 0.5 / near;
  const keep = (value: number): number => Math.min(1 - half, Math.max(half, value));
  return { scale: near, x: keep(x), y: keep(y) };
}

/** The viewBox through a lens. */
export function viewBox(width: number, height: number, lens: Lens): string {
  const [w, h] = [width / lens.scale, height / lens.scale];
  return [lens.x * width - w / 2, lens.y * height - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
}

type Finger = { x: number; y: number };

/** An element on which fingers and wheel change the lens. */
export function useLens(lens: Cell<Lens>, reset: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => lens.set(WHOLE), [reset]);
  useEffect(() => {
    const box = element.current;
    return box ? follow(box, (change) => lens.set(within(change(lens.value)))) : undefined;
  }, []);
  return element;
}

function follow(box: HTMLDivElement, change: (next: (lens: Lens) => Lens) => void): () => void {
  const fingers = new Map<number, Finger>();
  let way = 0;
  const stop = new AbortController();
  const options = { signal: stop.signal };

  const pinch = (before: Finger[], after: Finger[]): void => {
    const { width, height } = box.getBoundingClientRect();
    const grown = before.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1;
    const [from, to] = [middle(before), middle(after)];
    change((lens) => ({
      scale: lens.scale * grown,
      x: lens.x - (to.x - from.x) / width / lens.scale,
      y: lens.y - (to.y - from.y) / height / lens.scale,
    }));
  };
  box.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    way = 0;
  }, options);
  box.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    way += Math.abs(event.movementX) + Math.abs(event.movementY);
    pinch(before, [...fingers.values()]);
  }, options);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    box.addEventListener(end, (event) => void fingers.delete(event.pointerId), options);
  }
  box.addEventListener('click', (event) => {
    if (way > DRAG) event.stopPropagation();            // the end of a drag is not a click
  }, { ...options, capture: true });
  box.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    change((lens) => ({ ...lens, scale: lens.scale * Math.exp(-event.deltaY / 300) }));
  }, { ...options, passive: false });
  return () => stop.abort();
}

function middle(fingers: Finger[]): Finger {
  const sum = fingers.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / fingers.length, y: sum.y / fingers.length };
}

function spread([a, b]: Finger[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
}
