/** What a player can do at a table. Refusals are shown as messages. */

import { signal, type Signal } from '@preact/signals';
import { contributeAlone } from '../createTable';
import type { DueAnswer } from '../fairChance';
import { ensureGuest } from '../guest';
import type { Answer } from '../socket';
import { playSound } from '../sounds';
import { showError } from '../toast';
import { SPECTATOR, type AckMessage, type AskCommand, type Command, type ReactionPicture, type WaitInfo } from '../wire';
import type { Coach } from './coach';
import type { TableConnection } from './connection';
import type { ActionPreview } from './preview';
import type { RoutePlayer } from './routePlayer';
import type { DeviceSeats } from './seats';
import type { Viewer } from './viewer';

export class TableCommands {
  /** The action that has been sent and is not acknowledged yet. */
  readonly sending = signal<number | null>(null);
  /** Why the table waits before the game goes on, or null. */
  readonly wait = signal<WaitInfo | null>(null);
  /** Whether the game's call, such as UNO, is made with the next move. */
  readonly callsWithMove = signal(false);
  /** Called when an action is sent. */
  onPlay: () => void = () => {};

  constructor(
    private connection: TableConnection, private seats: DeviceSeats, private preview: ActionPreview, private routes: RoutePlayer,
    private coach: Coach,
  ) {}

  /** Do what a click means: play an action or a route, or show the routes that begin with the action. */
  async move(action: number): Promise<void> {
    if (this.sending.value !== null) return;
    this.preview.clear();
    if (!this.routes.take(action)) await this.play(action);
  }

  /**
   * Play an action from the seat on the screen; return whether the table has accepted it.
   *
   * If the coach knows something better, the player decides first.
   */
  async play(action: number): Promise<boolean> {
    const viewer = this.seats.shown.value;
    if (!viewer || viewer.seat === SPECTATOR || this.sending.value !== null) return false;
    this.sending.value = action;
    this.preview.clear();
    this.coach.reset();
    this.onPlay();
    const { seat } = viewer;
    const fields = { seat, action, expect: viewer.state.value.number };
    // The next turn can be chosen, but not played, while a call is awaited.
    if (this.wait.value?.call) await until(this.wait, (wait) => !wait?.call);
    if (this.coach.listens(viewer) && !(await this.isMeant(viewer, action))) return false;
    const call = this.callsWithMove.value ? { call: true } : {};
    const command = this.connection.command('move', { ...fields, ...call });
    const ack = await this.result(this.connection.socket.sendUntilAnswered(command));
    if (ack?.number) await viewer.waitFor(ack.number); // until then the old choices are still on the screen
    this.sending.value = null;
    if (!viewer.state.value.view?.actors.includes(seat)) this.callsWithMove.value = false;
    return ack !== null;
  }

  /** Return whether the player means a move, also after what the coach says about it. Meanwhile another one can be chosen. */
  private async isMeant(viewer: Viewer, action: number): Promise<boolean> {
    const advice = await this.coach.judge(viewer, action);
    if (!advice) return true;
    this.sending.value = null;
    this.routes.close(); // the better move may be another one on the board
    if (!(await this.coach.warn(viewer, advice))) return false;
    this.sending.value = action;
    return true;
  }

  /** Call now, or with the next move if it is this player's turn. */
  async call(action: number): Promise<void> {
    const viewer = this.seats.shown.value;
    const isMyTurn = viewer?.state.value.view?.actors.includes(viewer.seat) ?? false;
    if (isMyTurn && !this.wait.value?.call) this.callsWithMove.value = !this.callsWithMove.value;
    else await this.interrupt(action);
  }

  /** Send a call or a catch, which needs no turn. */
  async interrupt(action: number): Promise<void> {
    const seat = this.seats.shown.value?.seat ?? SPECTATOR;
    if (seat === SPECTATOR) return;
    await this.result(this.connection.socket.sendUntilAnswered(this.connection.command('move', { seat, action })));
  }

  /** Stop waiting, as far as this player is concerned. */
  ready(): Promise<AckMessage | null> {
    this.seats.shown.value?.stopHolding();
    return this.send(this.connection.command('ready', {}));
  }

  /** Take back the last decision; with `ask`, only if everyone agrees. */
  async undo(ask: boolean): Promise<void> {
    const seat = this.seats.shown.value?.seat ?? SPECTATOR;
    if (seat === SPECTATOR) return;
    this.coach.reset();
    await this.result(this.connection.socket.sendUntilAnswered(this.connection.command('undo', { seat, ask })));
  }

  /** Take a seat. A visitor without a name gets the one in the form. */
  async sit(seat: number, colour = ''): Promise<void> {
    try {
      await ensureGuest();
    } catch (error) {
      return showError(error);
    }
    const { socket } = this.connection;
    if (!socket.guest.value) socket.reconnect();
    await this.result(socket.send(this.connection.command('sit', { seat, colour, contributes: true })));
  }

  /** Change the colour of an own seat before the game. */
  chooseColour(seat: number, colour: string): Promise<AckMessage | null> {
    return this.send(this.connection.command('colour', { seat, colour }));
  }

  /** Accept or refuse somebody who asks for a seat. */
  admit(guest: string, accept: boolean): Promise<AckMessage | null> {
    return this.send(this.connection.command('admit', { guest, accept }));
  }

  /** No longer ask for a seat. */
  withdraw(): Promise<AckMessage | null> {
    return this.send(this.connection.command('withdraw', {}));
  }

  /** Decide whether people ask for a seat. */
  setApproval(on: boolean): Promise<AckMessage | null> {
    return this.send(this.connection.command('approval', { on }));
  }

  /** Remove the person in a seat before the game. */
  remove(seat: number): Promise<AckMessage | null> {
    return this.send(this.connection.command('remove', { seat }));
  }

  /** Let somebody sit down again. */
  allow(guest: string): Promise<AckMessage | null> {
    return this.send(this.connection.command('allow', { guest }));
  }

  /** Show everyone a picture, from the seat on the screen. */
  async react(picture: ReactionPicture): Promise<void> {
    const shown = this.seats.shown.value?.seat ?? SPECTATOR;
    const seat = shown === SPECTATOR ? this.seats.own.value[0] : shown;
    if (seat !== undefined) await this.send(this.connection.command('react', { seat, picture }));
  }

  start(level: number): Promise<AckMessage | null> {
    return this.send(this.connection.command('start', { level }));
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

  /** End the game because the person in a seat has been absent for too long. */
  claim(seat: number): Promise<AckMessage | null> {
    return this.send(this.connection.command('claim', { seat }));
  }

  /** Answer the current proposal. */
  answer(agree: boolean): Promise<AckMessage | null> {
    return this.send(this.connection.command('answer', { agree }));
  }

  /** Play the same game again; return the id of the new table, or ''. Alone, its game starts at once. */
  async rematch(isAlone: boolean): Promise<string> {
    const ack = await this.send(this.connection.command('rematch', { contributes: true }));
    const { table = '', commitment = '' } = ack ?? {};
    if (table && isAlone) await contributeAlone(table, commitment).catch(showError);
    return table;
  }

  /** Send this device's part of the table's chance. If that fails, the game starts without it. */
  contribute({ type, ...fields }: DueAnswer): void {
    void this.connection.socket.send(this.connection.command(type, fields as never)).catch(() => {});
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

/** Resolve when a signal has a value that fits. */
function until<T>(source: Signal<T>, fits: (value: T) => boolean): Promise<void> {
  if (fits(source.value)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = source.subscribe((value) => {
      if (!fits(value)) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
