/** What a player can do at a table. Refusals are shown as messages. */

import { signal } from '@preact/signals';
import { ensureGuest } from '../guest';
import { randomHex } from '../random';
import type { Answer } from '../socket';
import { playSound } from '../sounds';
import { showError } from '../toast';
import { SPECTATOR, type AckMessage, type AskCommand, type Command } from '../wire';
import type { TableConnection } from './connection';
import type { ActionPreview } from './preview';
import type { DeviceSeats } from './seats';

export class TableCommands {
  /** The action that has been sent and is not acknowledged yet. */
  readonly sending = signal<number | null>(null);

  constructor(private connection: TableConnection, private seats: DeviceSeats, private preview: ActionPreview) {}

  /** Play an action from the seat on the screen. */
  async move(action: number): Promise<void> {
    const viewer = this.seats.shown.value;
    if (!viewer || viewer.seat === SPECTATOR || this.sending.value !== null) return;
    this.sending.value = action;
    this.preview.clear();
    const { seat } = viewer;
    const command = this.connection.command('move', { seat, action, expect: viewer.state.value.number });
    const ack = await this.result(this.connection.socket.sendUntilAnswered(command));
    if (ack?.number) await viewer.waitFor(ack.number); // until then the old choices are still on the screen
    this.sending.value = null;
  }

  /** Take back the last decision; with `ask`, only if everyone agrees. */
  async undo(ask: boolean): Promise<void> {
    const seat = this.seats.shown.value?.seat ?? SPECTATOR;
    if (seat === SPECTATOR) return;
    await this.result(this.connection.socket.sendUntilAnswered(this.connection.command('undo', { seat, ask })));
  }

  /** Take a seat. A visitor without a name gets the one in the form. */
  async sit(seat: number): Promise<void> {
    try {
      await ensureGuest();
    } catch (error) {
      return showError(error);
    }
    const { socket } = this.connection;
    if (!socket.guest.value) socket.reconnect();
    await this.result(socket.send(this.connection.command('sit', { seat, contribution: randomHex() })));
  }

  start(level: number): Promise<AckMessage | null> {
    return this.send(this.connection.command('start', { level, contribution: randomHex() }));
  }

  leave(): Promise<AckMessage | null> {
    return this.send(this.connection.command('leave', {}));
  }

  resume(): Promise<AckMessage | null> {
    return this.send(this.connection.command('resume', {}));
  }

  /** Ask everyone to pause or end the game. */
  propose(what: AskCommand['what']): Promise<AckMessage | null> {
    return this.send(this.connection.command('ask', { what }));
  }

  /** Answer the current proposal. */
  answer(agree: boolean): Promise<AckMessage | null> {
    return this.send(this.connection.command('answer', { agree }));
  }

  /** Play the same game again; return the id of the new table, or ''. */
  async rematch(): Promise<string> {
    const ack = await this.send(this.connection.command('rematch', { contribution: randomHex() }));
    return ack?.table ?? '';
  }

  private send(command: Command): Promise<AckMessage | null> {
    return this.result(this.connection.socket.send(command));
  }

  private async result(answer: Promise<Answer>): Promise<AckMessage | null> {
    try {
      const message = await answer;
      return message.type === 'ack' ? message : null;
    } catch (error) {
      playSound('refused');
      showError(error);
      return null;
    }
  }
}
