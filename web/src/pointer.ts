/** Which kind of pointer was used last: a click event does not say so in every browser. */

let lastType = '';

addEventListener('pointerdown', (event) => (lastType = event.pointerType), { capture: true });

/** Return whether a click came from a finger; a click by keyboard has no clicks to count. */
export function isTap(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 0 && lastType === 'touch';
}
