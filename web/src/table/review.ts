/** The review after a game: asks the server for the costliest decisions of a seat, and follows how far it is. */

import { signal } from '@preact/signals';
import { showError } from '../toast';
import type { ReviewedMessage, ReviewingMessage } from '../wire';
import type { TableConnection } from './connection';

export class GameReview {
  /** The seat whose decisions are being worked out, or null. */
  private readonly asked = signal<number | null>(null);
  private readonly progress = signal<ReviewingMessage | null>(null);
  private readonly found = signal<ReadonlyMap<number, ReviewedMessage>>(new Map());

  /** `neutral` replaces names that the visitor has hidden. */
  constructor(private connection: TableConnection, private neutral: (answer: ReviewedMessage) => ReviewedMessage) {}

  /** Whether the decisions of a seat are being worked out. */
  isThinking(seat: number): boolean {
    return this.asked.value === seat;
  }

  /** Return how far the review of a seat is, from 0 to 1. */
  share(seat: number): number {
    const { done, total } = this.progress.value?.seat === seat ? this.progress.value : { done: 0, total: 1 };
    return done / Math.max(1, total);
  }

  /** Return the costliest decisions of a seat, if they have been asked for. */
  of(seat: number): ReviewedMessage | null {
    return this.found.value.get(seat) ?? null;
  }

  async ask(seat: number): Promise<void> {
    if (this.asked.value !== null) return;
    this.asked.value = seat;
    this.progress.value = null;
    try {
      const answer = await this.connection.socket.send(this.connection.command('review', { seat }));
      if (answer.type === 'reviewed') this.found.value = new Map([...this.found.value, [seat, this.neutral(answer)]]);
    } catch (error) {
      showError(error);
    } finally {
      this.asked.value = null;
    }
  }

  follow(message: ReviewingMessage): void {
    this.progress.value = message;
  }

  /** Forget what was found: its texts are in another language. */
  clear(): void {
    this.found.value = new Map();
  }
}
