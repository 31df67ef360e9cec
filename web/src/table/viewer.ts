/** A table as one seat, or a spectator, sees it. Events are queued and shown one at a time, then the choices. */

import { signal } from '@preact/signals';
import type { SceneChange } from '../picture/animate';
import { drawEffects, effectsOf } from '../picture/effects';
import { applyPatch, pictureOf, type Picture } from '../picture/scene';
import { playSound, soundsOf } from '../sounds';
import type { LegalAction, NewsMessage, Patch, TableEvent, GameView } from '../wire';
import { flash } from './spotlight';
import { entryOf, type LogEntry } from './story';

export interface ViewerState {
  picture: Picture | null;
  /** The change that is being animated, or null. */
  change: SceneChange | null;
  view: GameView | null;
  /** The number of the last event that is shown. */
  number: number;
}

export const EMPTY: ViewerState = { picture: null, change: null, view: null, number: 0 };

/** `hold` is how many milliseconds the view stays on the screen, so that everybody can look at it. */
type Queued = { told: TableEvent } | { view: GameView | null; number: number; hold: number };

/** With more queued items than this, all are shown at once. */
const LONGEST_QUEUE = 14;
/** Milliseconds after which `waitFor` gives up: the seat may have been given up meanwhile. */
const WAIT_LIMIT = 5000;

export class Viewer {
  readonly state = signal<ViewerState>(EMPTY);
  readonly log = signal<readonly LogEntry[]>([]);
  /** The number of the last event that was received, shown or not. */
  latest = 0;
  /** Whether changes are animated: only while the board is on the screen. */
  isOnScreen = false;

  private queue: Queued[] = [];
  private holding = 0;
  private settling: (() => void)[] = [];
  private waiting: { number: number; resolve: () => void }[] = [];

  constructor(readonly seat: number, private onChange: () => void = () => {}, private play = playSound) {}

  /** Whether everything that was received has been shown. */
  get isSettled(): boolean {
    return this.queue.length === 0 && this.state.value.change === null;
  }

  receive(news: NewsMessage): void {
    if (news.number < this.latest) {
      if (!news.gap) return;
      this.forget(); // the server was restored from a backup
    }
    this.latest = news.number;
    for (const told of news.told ?? []) this.queue.push({ told });
    if (news.scene) {
      this.skipToLatest();
      this.set({ picture: pictureOf(news.scene), change: null });
    }
    const hold = news.wait && !news.wait.call && !news.gap ? news.wait.lasts : 0;
    this.queue.push({ view: news.view ?? null, number: news.number, hold });
    if (!this.isOnScreen || document.hidden || this.queue.length > LONGEST_QUEUE) this.skipToLatest();
    else if (this.state.value.change === null && !this.holding) this.advance();
    for (const { number, resolve } of this.waiting) if (number <= this.latest) resolve();
    this.waiting = this.waiting.filter(({ number }) => number > this.latest);
  }

  /** Resolve when the news about an event has arrived. */
  waitFor(number: number): Promise<void> {
    if (number <= this.latest) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push({ number, resolve });
      setTimeout(resolve, WAIT_LIMIT);
    });
  }

  /** Resolve when everything that was received has been shown. */
  async whenSettled(): Promise<void> {
    while (!this.isSettled) await new Promise<void>((resolve) => this.settling.push(resolve));
  }

  /** Go on after a change has been animated. */
  finishChange(change: SceneChange): void {
    if (this.state.value.change !== change) return;
    flash(change.spots ?? []);
    drawEffects(change.effects ?? []);
    if (this.queue.length === 0) this.set({ change: null });
    else this.advance();
  }

  /** The player has looked long enough: show what has happened since. */
  stopHolding(): void {
    if (!this.holding) return;
    clearTimeout(this.holding);
    this.holding = 0;
    if (this.state.value.change === null) this.advance();
  }

  /** Show everything that is queued, without animation. */
  skipToLatest(): void {
    clearTimeout(this.holding);
    this.holding = 0;
    if (this.isSettled) return;
    const items = this.queue;
    this.queue = [];
    let { picture, view, number } = this.state.value;
    for (const item of items) {
      if ('told' in item) {
        if (item.told.scene && picture) picture = applyPatch(picture, item.told.scene);
        this.addToLog(item.told);
      } else ({ view, number } = item);
    }
    this.set({ picture, view, number, change: null });
  }

  /** Drop everything that was received, because the server no longer has it. */
  private forget(): void {
    clearTimeout(this.holding);
    this.holding = 0;
    this.queue = [];
    this.log.value = [];
    this.set({ change: null });
  }

  /** Add earlier events to the log, or replace their texts after a change of language. */
  addHistory(steps: readonly TableEvent[]): void {
    const entries = new Map(this.log.value.map((entry) => [entry.number, entry]));
    for (const told of steps) if (told.text || told.facts?.length) entries.set(told.number, entryOf(told));
    this.log.value = [...entries.values()].sort((a, b) => a.number - b.number);
  }

  /** Show queued items until one has to be animated. */
  private advance(): void {
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      if (!('told' in item)) {
        const { view, number, hold } = item;
        this.set({ view, number, change: null });
        if (!hold) continue;
        this.holding = window.setTimeout(() => this.stopHolding(), hold);
        return;
      }
      this.addToLog(item.told);
      const before = this.state.value.picture;
      const patch = item.told.scene;
      if (!before || !patch || isEmpty(patch)) continue;
      const after = applyPatch(before, patch);
      this.play(...soundsOf(item.told.facts ?? []));
      const view = this.state.value.view && withoutChoices(this.state.value.view);
      const effects = effectsOf(item.told.facts ?? []);
      this.set({ view, picture: after, change: { number: item.told.number, before, after, patch, spots: headlineSprites(item.told), effects } });
      return;
    }
  }

  private addToLog(told: TableEvent): void {
    const entry = entryOf(told);
    if (entry.kind === 'move' && !entry.text && !entry.facts.length) return;
    if (this.log.value.some((known) => known.number === entry.number)) return;
    this.log.value = [...this.log.value, entry];
  }

  private set(changes: Partial<ViewerState>): void {
    this.state.value = { ...this.state.value, ...changes };
    this.onChange();
    if (this.isSettled) for (const resolve of this.settling.splice(0)) resolve();
  }
}

/** Return what the headlines of an event are about. */
function headlineSprites({ facts = [] }: TableEvent): string[] {
  return facts.flatMap(({ weight, sprites = [] }) => (weight === 'headline' ? sprites : []));
}

function isEmpty(patch: Patch): boolean {
  return !patch.sprites?.length && !patch.gone?.length && !patch.seats;
}

/** Return a view while a change is animated: nobody can act, and a lesson asks for nothing. */
function withoutChoices({ offers: _, lesson, ...view }: GameView): GameView {
  const pending = lesson && { lesson: { name: lesson.name, done: lesson.done, steps: lesson.steps, over: lesson.over ?? false } };
  return { ...view, ...pending, choices: [], changes: [], actors: [] };
}

/** Return what this seat may choose now: actions, or alternatives to its hidden choice. */
export function choicesOf(view: GameView | null): LegalAction[] {
  if (view?.choices?.length) return view.choices;
  return view?.changes ?? [];
}
