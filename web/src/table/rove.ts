/** Arrow keys, Home and End in a list of buttons. */

export function rove(event: KeyboardEvent): void {
  const list = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const last = buttons.length - 1;
  const next: Record<string, number> = {
    ArrowDown: now === last ? 0 : now + 1, ArrowRight: now === last ? 0 : now + 1,
    ArrowUp: now <= 0 ? last : now - 1, ArrowLeft: now <= 0 ? last : now - 1, Home: 0, End: last,
  };
  const wanted = next[event.key];
  if (wanted === undefined || !buttons.length) return;
  event.preventDefault();
  buttons[wanted]?.focus();
}
