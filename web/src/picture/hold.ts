/** A finger that rests on something looks at it, and when it is lifted nothing has been chosen; a tap chooses. */

import { useRef } from 'preact/hooks';

const LONG = 350;
const STILL = 10;

/** Listeners for an element; `look` gets what the finger rests on, and null when that is over. */
export function useHold(look: (target: Element | null) => void) {
  const finger = useRef({ timer: 0, x: 0, y: 0, rests: false }).current;
  const end = (): void => {
    clearTimeout(finger.timer);
    if (finger.rests) look(null);
  };
  return {
    onPointerDown({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      end();
      finger.rests = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const rest = (): void => {
        finger.rests = true;
        look(target);
      };
      Object.assign(finger, { x: clientX, y: clientY, timer: window.setTimeout(rest, LONG) });
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - finger.x, clientY - finger.y) > STILL) clearTimeout(finger.timer);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onTouchEnd(event: Event): void {
      if (finger.rests) event.preventDefault();         // else it would be a click after all, and take the focus
    },
    onContextMenu(event: Event): void {
      if (finger.rests) event.preventDefault();
    },
  };
}
