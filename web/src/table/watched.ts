/** A table as one viewer sees it: what happened is shown one event at a time, then what may be done. */

import { Cell } from '../cell';
import type { Change } from '../picture/motion';
import { patched, pictureOf, type Picture } from '../picture/scene';
import { sound } from '../sounds';
import type { By, Choice, News, Told, View } from '../wire';

export interface Entry {
  number: number;
  kind: string;
  seat: number | null;
  by: By | null;
  text: string;
  what: string;
  event: number | null;
}

export interface Seen {
  picture: Picture | null;
  change: Change | null;
  view: View | null;
  number: number;
}

type Item = { told: Told } | { view: View | null; number: number };

/** Things that wait to be shown; with more, the viewer is taken to the present at once. */
const BACKLOG = 14;
const PATIENCE = 5000;

export class Watched {
  readonly seen = new Cell<Seen>({ picture: null, change: null, view: null, number: 0 });
  readonly log = new Cell<readonly Entry[]>([]);
  /** Number of the last thing that was received, shown or not. */
  latest = 0;
  /** Whether somebody looks: else nothing is animated. */
  animated = false;
  onEntry: (entry: Entry) => void = () => {};

  private queue: Item[] = [];
  private awaited: { number: number; resolve: () => void }[] = [];

  constructor(readonly seat: number) {}

  /** Whether everything that was received has been shown. */
  get isSettled(): boolean {
    return this.queue.length === 0 && this.seen.value.change === null;
  }

  take(news: News): void {
    if (news.number < this.latest) return;
    this.latest = news.number;
    for (const told of news.told ?? []) this.queue.push({ told });
    if (news.scene) {
      this.jump();
      this.seen.set({ ...this.seen.value, picture: pictureOf(news.scene), change: null });
    }
    this.queue.push({ view: news.view ?? null, number: news.number });
    if (!this.animated || document.hidden || this.queue.length > BACKLOG) this.jump();
    else this.next();
    for (const { number, resolve } of this.awaited) if (number <= this.latest) resolve();
    this.awaited = this.awaited.filter(({ number }) => number > this.latest);
  }

  /** Resolves when the news have come that far; after a while in any case, as a seat may be given up meanwhile. */
  reach(number: number): Promise<void> {
    if (number <= this.latest) return Promise.resolve();
    return new Promise((resolve) => {
      this.awaited.push({ number, resolve });
      setTimeout(resolve, PATIENCE);
    });
  }

  /** A change has been seen. */
  done(change: Change): void {
    if (this.seen.value.change !== change) return;
    if (this.queue.length === 0) this.seen.set({ ...this.seen.value, change: null });
    else this.advance();
  }

  /** Show everything at once. */
  jump(): void {
    if (this.isSettled) return;
    const items = this.queue;
    this.queue = [];
    let { picture, view, number } = this.seen.value;
    for (const item of items) {
      if ('told' in item) {
        if (item.told.scene && picture) picture = patched(picture, item.told.scene);
        this.note(item.told);
      } else ({ view, number } = item);
    }
    this.seen.set({ picture, view, number, change: null });
  }

  private next(): void {
    if (this.seen.value.change === null) this.advance();
  }

  private advance(): void {
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      if (!('told' in item)) {
        this.seen.set({ ...this.seen.value, ...item, change: null });
        continue;
      }
      this.note(item.told);
      const before = this.seen.value.picture;
      const patch = item.told.scene;
      if (!before || !patch || !(patch.sprites?.length || patch.gone?.length || patch.seats)) continue;
      const after = patched(before, patch);
      sound('move');
      const view = this.seen.value.view && { ...this.seen.value.view, choices: [], changes: [], offers: null, actors: [] };
      this.seen.set({ ...this.seen.value, view, picture: after, change: { number: item.told.number, before, after, patch } });
      return;
    }
  }

  private note(told: Told): void {
    const entry = entryOf(told);
    if (entry.kind === 'move' && !entry.text) return;
    if (this.log.value.some((known) => known.number === entry.number)) return;
    this.log.set([...this.log.value, entry]);
    this.onEntry(entry);
  }

  /** Add what happened before one came, or say it again in another language. */
  recall(steps: readonly Told[]): void {
    const known = new Map(this.log.value.map((entry) => [entry.number, entry]));
    for (const told of steps) if (told.text) known.set(told.number, entryOf(told));
    this.log.set([...known.values()].sort((a, b) => a.number - b.number));
  }
}

function entryOf(told: Told): Entry {
  const { number, kind, seat = null, by = null, text = '', what = '', event = null } = told;
  return { number, kind, seat, by, text, what, event };
}

/** What this seat may choose now: actions, or what it may still choose instead. */
export function choicesOf(view: View | null): Choice[] {
  if (view?.choices?.length) return view.choices;
  return view?.changes ?? [];
}
