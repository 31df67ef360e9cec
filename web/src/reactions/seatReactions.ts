/** The reactions that are shown at the seats of a table, each for a short time. */

import { signal } from '@preact/signals';
import { settings } from '../settings';
import type { ReactionMessage, ReactionPicture } from '../wire';

/** Milliseconds for which a reaction is shown. */
export const DURATION = 4000;

export interface SeatReaction {
  id: number;
  picture: ReactionPicture;
}

export class SeatReactions {
  /** The newest reaction of each seat. */
  readonly shown = signal<ReadonlyMap<number, SeatReaction>>(new Map());
  private count = 0;

  show({ seat, picture }: Pick<ReactionMessage, 'seat' | 'picture'>): void {
    if (!settings.value.reactions) return;
    const reaction = { id: ++this.count, picture };
    this.shown.value = new Map(this.shown.value).set(seat, reaction);
    setTimeout(() => this.remove(seat, reaction), DURATION);
  }

  private remove(seat: number, reaction: SeatReaction): void {
    if (this.shown.value.get(seat) !== reaction) return; // a newer one has taken its place
    const rest = new Map(this.shown.value);
    rest.delete(seat);
    this.shown.value = rest;
  }
}
