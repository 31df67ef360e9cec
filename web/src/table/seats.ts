/** The seats of the people at this device: whose view is on the screen, and handing the device over. */

import { signal } from '@preact/signals';
import { SPECTATOR, type TableInfo } from '../wire';
import type { Viewer } from './viewer';

/** Milliseconds during which a player sees the effect of their move before the device is handed over. */
const HANDOVER_DELAY = 900;

/** Return the seats of a guest at a table, without those that the guest has left for good. */
export function seatsOf(info: TableInfo, guest: string): number[] {
  return info.seats.flatMap((seat, n) => (seat.kind === 'person' && !seat.left && guest && seat.guest === guest ? [n] : []));
}

/**
 * Return the seats that have made their choice in a simultaneous decision.
 *
 * A seat has chosen when it may no longer act while others of the same decision still may.
 */
export function chosenSeats(
  chosen: readonly number[], before: readonly number[], actors: readonly number[],
): readonly number[] {
  const isSameDecision = actors.length > 0 && actors.every((seat) => before.includes(seat));
  if (!isSameDecision) return [];
  const done = before.filter((seat) => !actors.includes(seat));
  return done.length ? [...chosen, ...done] : chosen;
}

export class DeviceSeats {
  /** The visitor's own seats. */
  readonly own = signal<readonly number[]>([]);
  /** The viewer whose picture is on the screen. */
  readonly shown = signal<Viewer | null>(null);
  /** The own seat whose player should take the device, or null. */
  readonly handover = signal<number | null>(null);

  private isPlaying = false;
  private timer = 0;

  constructor(private viewers: ReadonlyMap<number, Viewer>) {}

  close(): void {
    clearTimeout(this.timer);
  }

  /** Update who sits where. */
  update(info: TableInfo, guest: string): void {
    this.isPlaying = info.status === 'playing';
    const own = seatsOf(info, guest);
    if (own.join() !== this.own.value.join()) this.own.value = own;
  }

  /** Decide whose view is on the screen. */
  chooseShown(): void {
    const own = this.own.value;
    const shown = this.shown.value;
    if (own.length <= 1 || !this.isPlaying) {
      this.handover.value = null;
      const isCurrent = shown && this.viewers.get(shown.seat) === shown;
      const wanted = isCurrent ? shown : this.viewers.get(own[0] ?? SPECTATOR);
      if (wanted) this.show(wanted);
      return;
    }
    if (!shown || !this.viewers.has(shown.seat)) {
      if (this.knowsActing()) this.handTo(this.acting()[0] ?? own[0] ?? 0);
      return;
    }
    const { view } = shown.state.value;
    if (!shown.isSettled || this.timer || this.handover.value !== null) return;
    if (view && !view.actors.includes(shown.seat) && this.acting().length) {
      this.timer = window.setTimeout(() => this.handOver(), HANDOVER_DELAY);
    }
  }

  /** The player of this seat has the device now. */
  receive(seat: number): void {
    const viewer = this.viewers.get(seat);
    if (!viewer) return;
    this.handover.value = null;
    this.show(viewer);
  }

  private handOver(): void {
    this.timer = 0;
    const acting = this.acting();
    const [seat] = acting;
    const shown = this.shown.value;
    if (seat === undefined || (shown && acting.includes(shown.seat))) return;
    this.handTo(seat);
  }

  private handTo(seat: number): void {
    this.handover.value = seat;
    this.shown.value = null;
  }

  /** Own seats that may act now. */
  private acting(): number[] {
    return this.own.value.filter((seat) => this.viewers.get(seat)?.state.value.view?.actors.includes(seat));
  }

  /** Whether every own seat's view has arrived; before that, the device could be handed to the wrong player. */
  private knowsActing(): boolean {
    return this.own.value.every((seat) => this.viewers.get(seat)?.state.value.view);
  }

  private show(viewer: Viewer): void {
    if (this.shown.value === viewer) return;
    this.shown.value = viewer;
    viewer.skipToLatest();
  }
}
