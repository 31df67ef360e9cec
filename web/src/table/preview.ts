/** A preview of an action's effect, requested when the visitor points at it. */

import { signal, type ReadonlySignal } from '@preact/signals';
import { SPECTATOR, type ForeseenMessage, type Patch } from '../wire';
import type { TableConnection } from './connection';
import type { Viewer } from './viewer';

/** Milliseconds before a preview is requested, so that passing over a choice requests nothing. */
const DELAY = 130;

export class ActionPreview {
  /** The action that the visitor points at, in the list or on the board, or null. */
  readonly action = signal<number | null>(null);
  /** How that action would change the picture, or null if it is not known. */
  readonly patch = signal<Patch | null>(null);

  private cache = new Map<string, ForeseenMessage | null>();
  private timer = 0;

  /** `neutral` replaces names that the visitor has hidden. */
  constructor(
    private connection: TableConnection,
    private shown: ReadonlySignal<Viewer | null>,
    private neutral: (answer: ForeseenMessage) => ForeseenMessage,
  ) {}

  /** Preview an action, or none. */
  show(action: number | null): void {
    if (action === this.action.value) return;
    this.action.value = action;
    clearTimeout(this.timer);
    this.patch.value = null;
    const key = action === null ? null : this.key(action);
    if (action === null || key === null) return;
    const known = this.cache.get(key);
    if (known !== undefined) this.patch.value = known?.scene ?? null;
    else this.timer = window.setTimeout(() => void this.showRequested(action, key), DELAY);
  }

  /** Return whether an action cannot be taken back, as far as the server says. */
  async isFinal(action: number): Promise<boolean> {
    const key = this.key(action);
    if (key === null) return false;
    const known = this.cache.get(key);
    return (known === undefined ? await this.request(action, key) : known)?.final ?? false;
  }

  /** Forget all previews: the position has changed. */
  clear(): void {
    clearTimeout(this.timer);
    this.cache.clear();
    this.action.value = null;
    this.patch.value = null;
  }

  /** Identify a preview by seat, position and action; null if this action cannot be previewed now. */
  private key(action: number): string | null {
    const viewer = this.shown.value;
    const { view, number, change } = viewer?.state.value ?? {};
    if (!viewer || viewer.seat === SPECTATOR || change) return null;
    return view?.choices?.some((choice) => choice.action === action) ? `${viewer.seat} ${number} ${action}` : null;
  }

  private async showRequested(action: number, key: string): Promise<void> {
    const answer = await this.request(action, key);
    if (this.action.value === action && this.key(action) === key) this.patch.value = answer?.scene ?? null;
  }

  private async request(action: number, key: string): Promise<ForeseenMessage | null> {
    const viewer = this.shown.value;
    if (!viewer) return null;
    let found: ForeseenMessage | null = null;
    try {
      const answer = await this.connection.socket.send(this.connection.command('preview', { seat: viewer.seat, action }));
      if (answer.type === 'foreseen') found = this.neutral(answer);
    } catch {
      // The position changed first, or the connection was lost.
    }
    this.cache.set(key, found);
    return found;
  }
}
