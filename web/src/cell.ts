/** A value that can be listened to; the only kind of state that pages share. */

import { useLayoutEffect, useState } from 'preact/hooks';

export class Cell<T> {
  private listeners = new Set<() => void>();

  constructor(private held: T) {}

  get value(): T {
    return this.held;
  }

  set(value: T): void {
    if (Object.is(value, this.held)) return;
    this.held = value;
    for (const listener of [...this.listeners]) listener();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** The value of a cell; the component is drawn again when it changes. */
export function useCell<T>(cell: Cell<T>): T {
  const [, again] = useState(0);
  const drawn = cell.value;
  useLayoutEffect(() => {
    const stop = cell.listen(() => again((n) => n + 1));
    if (!Object.is(drawn, cell.value)) again((n) => n + 1);        // it changed before we listened
    return stop;
  }, [cell]);
  return drawn;
}
