/** The outcomes of dice and cards that this device was told of during a game, to be compared with its receipt. */

import { CHANCE, type ChanceDraw, type TableEvent } from './wire';

/** By number of the event: the outcome, or null if it was hidden from the viewer. */
type Outcomes = Map<number, number | null>;

export class ToldOutcomes {
  private readonly byViewer = new Map<number, Outcomes>();

  /** Note what a viewer is told now. An event replaces those that were taken back before it. */
  add(viewer: number, told: readonly TableEvent[]): void {
    const outcomes = this.of(viewer);
    for (const { event, seat, action } of told) {
      if (event === undefined) continue;
      for (const number of [...outcomes.keys()]) if (number >= event) outcomes.delete(number);
      if (seat === CHANCE) outcomes.set(event, action ?? null);
    }
  }

  /** Note what had happened before a viewer was told of the first event. What the viewer was told itself stays. */
  addEarlier(viewer: number, steps: readonly TableEvent[]): void {
    const outcomes = this.of(viewer);
    for (const { event, seat, action } of steps) {
      if (seat === CHANCE && event !== undefined && !outcomes.has(event)) outcomes.set(event, action ?? null);
    }
  }

  /** Forget what a viewer was told, because it has missed some events. */
  forget(viewer: number): void {
    this.byViewer.delete(viewer);
  }

  /**
   * Return whether the draws of a receipt include, in order, what a viewer was told of the `events` of the game.
   *
   * A viewer does not count hidden steps, so an event may have a larger number in the receipt.
   */
  agree(viewer: number, draws: readonly ChanceDraw[], events: number): boolean {
    const told = [...this.of(viewer)].filter(([number]) => number < events).sort(([a], [b]) => a - b);
    let next = 0;
    for (const [number, outcome] of told) {
      while (next < draws.length && !isOutcome(draws[next], number, outcome)) next++;
      if (next++ >= draws.length) return false;
    }
    return true;
  }

  private of(viewer: number): Outcomes {
    const found = this.byViewer.get(viewer) ?? new Map<number, number | null>();
    this.byViewer.set(viewer, found);
    return found;
  }
}

/** Whether a draw may be the one that was told. */
function isOutcome(draw: ChanceDraw | undefined, number: number, outcome: number | null): boolean {
  return draw !== undefined && draw.number >= number && (outcome === null || draw.action === outcome);
}
