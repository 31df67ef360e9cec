/** Zooming into a board with two fingers, with the wheel and Ctrl, or with buttons. */

import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** The visible part of a board; `x` and `y` are its centre, from 0 to 1. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE_BOARD: Zoom = { scale: 1, x: 0.5, y: 0.5 };
const LARGEST_SCALE = 5;
/** Pixels after which a press counts as a drag. */
const DRAG = 12;

/** Return the nearest zoom that shows nothing outside the board. */
export function clampZoom({ scale, x, y }: Zoom): Zoom {
  const allowed = Math.min(LARGEST_SCALE, Math.max(1, scale));
  const half = 0.5 / allowed;
  const clamp = (value: number): number => Math.min(1 - half, Math.max(half, value));
  return { scale: allowed, x: clamp(x), y: clamp(y) };
}

/** Return the SVG viewBox of the visible part. */
export function viewBox(width: number, height: number, zoom: Zoom): string {
  const [w, h] = [width / zoom.scale, height / zoom.scale];
  return [zoom.x * width - w / 2, zoom.y * height - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
}

interface Position {
  x: number;
  y: number;
}

/** Return a ref for an element in which fingers and the wheel zoom. A new value of `reset` shows the whole board. */
export function useZoom(zoom: Signal<Zoom>, reset: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    zoom.value = WHOLE_BOARD;
  }, [reset]);
  useEffect(() => {
    const box = element.current;
    return box ? listen(box, (change) => (zoom.value = clampZoom(change(zoom.value)))) : undefined;
  }, []);
  return element;
}

function listen(box: HTMLDivElement, apply: (change: (zoom: Zoom) => Zoom) => void): () => void {
  const fingers = new Map<number, Position>();
  let dragged = 0;
  const controller = new AbortController();
  const options = { signal: controller.signal };

  const pinch = (before: Position[], after: Position[]): void => {
    const { width, height } = box.getBoundingClientRect();
    const growth = before.length > 1 ? distance(after) / Math.max(1, distance(before)) : 1;
    const [from, to] = [centre(before), centre(after)];
    apply((zoom) => ({
      scale: zoom.scale * growth,
      x: zoom.x - (to.x - from.x) / width / zoom.scale,
      y: zoom.y - (to.y - from.y) / height / zoom.scale,
    }));
  };
  box.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = 0;
  }, options);
  box.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
    pinch(before, [...fingers.values()]);
  }, options);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    box.addEventListener(end, (event) => void fingers.delete(event.pointerId), options);
  }
  box.addEventListener('click', (event) => {
    if (dragged > DRAG) event.stopPropagation(); // the end of a drag is not a click
  }, { ...options, capture: true });
  box.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    apply((zoom) => ({ ...zoom, scale: zoom.scale * Math.exp(-event.deltaY / 300) }));
  }, { ...options, passive: false });
  return () => controller.abort();
}

function centre(positions: Position[]): Position {
  const sum = positions.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / positions.length, y: sum.y / positions.length };
}

function distance([a, b]: Position[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
}
