/** A long press with a finger previews what is under it, without choosing it. A short tap chooses. */

import { useRef } from 'preact/hooks';

const LONG_PRESS = 350;
/** Pixels that a finger may move during a long press. */
const TOLERANCE = 10;

/** Return listeners for an element; `preview` gets the pressed element, and null when the press ends. */
export function useLongPress(preview: (target: Element | null, x: number, y: number) => void) {
  const press = useRef({ timer: 0, x: 0, y: 0, isLong: false }).current;
  const end = (): void => {
    clearTimeout(press.timer);
    if (press.isLong) preview(null, 0, 0);
  };
  return {
    onPointerDown({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      end();
      press.isLong = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const start = (): void => {
        press.isLong = true;
        preview(target, clientX, clientY);
      };
      Object.assign(press, { x: clientX, y: clientY, timer: window.setTimeout(start, LONG_PRESS) });
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - press.x, clientY - press.y) > TOLERANCE) clearTimeout(press.timer);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onTouchEnd(event: Event): void {
      if (press.isLong) event.preventDefault(); // otherwise the browser would click, and move the focus
    },
    onContextMenu(event: Event): void {
      if (press.isLong) event.preventDefault();
    },
  };
}
