/** What an action would do, asked for when one points at it. */

import { Cell } from '../cell';
import { SPECTATOR, type Patch } from '../wire';
import type { Sitting } from './sitting';

const HESITATION = 130;

export class Foresight {
  /** The action that is pointed at, in the list and on the board alike. */
  readonly pointed = new Cell<number | null>(null);
  readonly patch = new Cell<Patch | null>(null);

  private known = new Map<string, Patch | null>();
  private timer = 0;

  constructor(private sitting: Sitting) {}

  /** Somebody points at an action, or at none. */
  point(action: number | null): void {
    if (action === this.pointed.value) return;
    this.pointed.set(action);
    clearTimeout(this.timer);
    const key = this.key(action);
    if (action === null || key === null) return this.patch.set(null);
    if (this.known.has(key)) return this.patch.set(this.known.get(key) ?? null);
    this.patch.set(null);
    this.timer = window.setTimeout(() => void this.ask(action, key), HESITATION);
  }

  /** What was foreseen is no longer so. */
  forget(): void {
    clearTimeout(this.timer);
    this.known.clear();
    this.pointed.set(null);
    this.patch.set(null);
  }

  private key(action: number | null): string | null {
    const watched = this.sitting.shown.value;
    const { view, number, change } = watched?.seen.value ?? {};
    if (!watched || watched.seat === SPECTATOR || change) return null;
    return view?.choices?.some((choice) => choice.action === action) ? `${watched.seat} ${number} ${action}` : null;
  }

  private async ask(action: number, key: string): Promise<void> {
    const seat = this.sitting.shown.value?.seat;
    try {
      const answer = await this.sitting.line.ask(this.sitting.command('preview', { seat, action }));
      if (answer.type !== 'foreseen') return;
      this.known.set(key, answer.scene ?? null);
      if (this.pointed.value === action && this.key(action) === key) this.patch.set(answer.scene ?? null);
    } catch {
      this.known.set(key, null);              // a move came first, or the line is lost: nothing is foreseen
    }
  }
}
