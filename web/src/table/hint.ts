/** "Show me a good move": asks the server for the best moves, and keeps them until the decision is made. */

import { signal, type ReadonlySignal } from '@preact/signals';
import { showError } from '../toast';
import { SPECTATOR, type HintedAction, type TableInfo } from '../wire';
import type { TableConnection } from './connection';
import type { Viewer, ViewerState } from './viewer';

interface FoundHint {
  /** The decision for which it was asked. */
  place: string;
  actions: readonly HintedAction[];
}

const NOTHING: readonly HintedAction[] = [];

/** Return whether the player of a seat may take hints at a table. */
export function mayTakeHints(info: TableInfo, seat: number): boolean {
  if (seat === SPECTATOR || info.status !== 'playing') return false;
  return info.hints === 'everyone' || (info.hints === 'young' && (info.young ?? []).includes(seat));
}

/** Identify a decision of a seat. What others do at the same time does not change it. */
export function placeOf(seat: number, { view }: ViewerState): string {
  return `${seat} ${(view?.choices ?? []).map(({ action }) => action).join()}`;
}

export class MoveHint {
  /** Where a hint is being worked out, or ''. */
  private readonly asked = signal('');
  private readonly found = signal<FoundHint | null>(null);

  constructor(private connection: TableConnection, private shown: ReadonlySignal<Viewer | null>) {}

  /** Whether a hint for this position is being worked out. */
  isThinking(viewer: Viewer): boolean {
    return this.asked.value !== '' && this.asked.value === placeOf(viewer.seat, viewer.state.value);
  }

  /** Return the best moves in this position, if the player has asked for them. */
  actions(viewer: Viewer): readonly HintedAction[] {
    const { found } = this;
    return found.value?.place === placeOf(viewer.seat, viewer.state.value) ? found.value.actions : NOTHING;
  }

  /** Ask for the best moves. An answer for another position than the one on the screen is not shown. */
  async ask(): Promise<void> {
    const viewer = this.shown.value;
    if (!viewer || this.isThinking(viewer)) return;
    const place = placeOf(viewer.seat, viewer.state.value);
    this.asked.value = place;
    try {
      const answer = await this.connection.socket.send(this.connection.command('hint', { seat: viewer.seat }));
      if (answer.type === 'hinted' && this.asked.value === place) this.found.value = { place, actions: answer.actions };
    } catch (error) {
      if (this.asked.value === place) showError(error); // otherwise the player has moved on
    } finally {
      if (this.asked.value === place) this.asked.value = '';
    }
  }

  /** Forget the hint: the player hides it or has made the decision. */
  clear(): void {
    this.asked.value = '';
    this.found.value = null;
  }
}
