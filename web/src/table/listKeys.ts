/** Arrow keys, Home and End in a list of buttons. */

/** Return the index that a key moves the focus to, or null for other keys; the arrows wrap around. */
export function nextIndex(key: string, index: number, length: number): number | null {
  const last = length - 1;
  if (length === 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return index <= 0 ? last : index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** Move the focus within the list that a key was pressed in. */
export function moveListFocus(event: KeyboardEvent): void {
  const list = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const focused = buttons.findIndex((button) => button === document.activeElement);
  const next = nextIndex(event.key, focused, buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
