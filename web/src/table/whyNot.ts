/** Answers to a visitor who chooses something on the board that is not on offer. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { ExplainedMessage } from '../wire';
import type { TableConnection } from './connection';
import type { Viewer } from './viewer';

/** Milliseconds for which the things that are possible instead are marked. */
const PULSE = 1000;

export class WhyNot {
  /** The answer on the screen, or null. */
  readonly answer = signal<ExplainedMessage | null>(null);
  /** The sprites that are marked for a moment: what is possible instead. */
  readonly pulsing = signal<readonly string[]>([]);

  private asked = '';
  private timer = 0;

  /** `neutral` replaces names that the visitor has hidden. */
  constructor(
    private connection: TableConnection,
    private shown: ReadonlySignal<Viewer | null>,
    private neutral: (answer: ExplainedMessage) => ExplainedMessage,
  ) {}

  /** Ask about a sprite. An answer that comes after another question is not shown. */
  async ask(sprite: string): Promise<void> {
    const viewer = this.shown.value;
    if (!viewer) return;
    this.clear();
    this.asked = sprite;
    try {
      const answer = await this.connection.socket.send(this.connection.command('why', { seat: viewer.seat, sprite }));
      if (answer.type !== 'explained' || this.asked !== sprite || this.shown.value !== viewer) return;
      this.answer.value = this.neutral(answer);
      this.pulse(answer.sprites ?? []);
    } catch {
      // The sprite has gone, or the connection was lost: there is nothing to explain.
    }
  }

  clear(): void {
    this.asked = '';
    if (this.answer.value) this.answer.value = null;
  }

  private pulse(sprites: readonly string[]): void {
    clearTimeout(this.timer);
    this.pulsing.value = sprites;
    this.timer = window.setTimeout(() => (this.pulsing.value = []), PULSE);
  }
}
