/** Being at a table: who sits there, what one sees from which seat, and everything one may do. */

import { api, contribution, Refused } from '../api';
import { fetchArt } from '../art';
import { Cell } from '../cell';
import { beSomebody } from '../guest';
import { Line, type Answer, type Command } from '../line';
import { WHOLE, type Lens } from '../picture/zoom';
import { settings } from '../settings';
import { sound } from '../sounds';
import { complain } from '../toast';
import { SPECTATOR, type Ack, type Clock, type Message, type News, type Problem, type Proposal, type Screen, type TableInfo } from '../wire';
import { Foresight } from './foresight';
import { Watched } from './watched';

const LOOK_BACK = 900;

export class Sitting {
  readonly line = new Line();
  readonly info = new Cell<TableInfo | null>(null);
  readonly here = new Cell<readonly number[]>([]);
  readonly clock = new Cell<Clock | null>(null);
  readonly proposal = new Cell<Proposal | null>(null);
  readonly problem = new Cell<Problem | null>(null);
  readonly own = new Cell<readonly number[]>([]);
  /** The viewer whose picture is on the screen. */
  readonly shown = new Cell<Watched | null>(null);
  /** The own seat to which the device is to be handed. */
  readonly handover = new Cell<number | null>(null);
  /** The action that has been sent and not been acknowledged yet. */
  readonly sending = new Cell<number | null>(null);
  /** Seats that have made their choice while others still think. */
  readonly chosen = new Cell<readonly number[]>([]);
  /** How close one looks at the board. */
  readonly lens = new Cell<Lens>(WHOLE);
  readonly foresight = new Foresight(this);

  private watched = new Map<number, Watched>();
  private screen: Screen = 'wide';
  private spectates = false;
  private recalled = '';
  private handing = 0;
  private actors: readonly number[] = [];
  private stops: (() => void)[] = [];

  constructor(readonly table: string, readonly invitation: string) {
    void fetchArt('common');
    this.line.hello = () => ({ type: 'hello', language: settings.value.language, scenes: this.screen });
    this.line.onMessage = (message) => this.hear(message);
    this.line.onOpen = () => this.watchAll();
    let { language } = settings.value;
    this.stops.push(settings.listen(() => {
      if (language === settings.value.language) return;
      ({ language } = settings.value);
      this.speakAnew();
    }));
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.handing);
    this.line.close();
  }

  /** The screen is tall or wide; the scenes are asked for accordingly. */
  fit(screen: Screen): void {
    if (screen === this.screen) return;
    this.screen = screen;
    this.speakAnew();
  }

  // --- what one may do

  command(type: string, more: Record<string, unknown> = {}): Command {
    return { type, table: this.table, ...(this.invitation ? { invitation: this.invitation } : {}), ...more };
  }

  async move(action: number): Promise<void> {
    const watched = this.shown.value;
    if (!watched || watched.seat === SPECTATOR || this.sending.value !== null) return;
    this.sending.set(action);
    this.foresight.forget();
    const { seat } = watched;
    const ack = await this.attempt(this.line.insist(this.command('move', { seat, action, expect: watched.seen.value.number })));
    if (ack?.number) await watched.reach(ack.number);       // else what was offered before would be offered once more
    this.sending.set(null);
  }

  async undo(ask: boolean): Promise<void> {
    const seat = this.shown.value?.seat ?? SPECTATOR;
    if (seat !== SPECTATOR) await this.attempt(this.line.insist(this.command('undo', { seat, ask })));
  }

  /** Take a seat; who has no name yet gets the one in the form. */
  async sit(seat: number): Promise<void> {
    try {
      await beSomebody();
    } catch (error) {
      return complain(error);
    }
    if (!this.line.guest.value) this.line.renew();
    await this.attempt(this.line.ask(this.command('sit', { seat, contribution: contribution() })));
  }

  start(level: number): Promise<Ack | null> {
    return this.attempt(this.line.ask(this.command('start', { level, contribution: contribution() })));
  }

  /** A plain command: leave, resume, ask, answer. */
  tell(type: string, more: Record<string, unknown> = {}): Promise<Ack | null> {
    return this.attempt(this.line.ask(this.command(type, more)));
  }

  /** The same game again; the id of the new table. */
  async rematch(): Promise<string> {
    const ack = await this.tell('rematch', { contribution: contribution() });
    return ack?.table ?? '';
  }

  private async attempt(answer: Promise<Answer>): Promise<Ack | null> {
    try {
      const told = await answer;
      return told.type === 'ack' ? told : null;
    } catch (error) {
      sound('refused');
      complain(error);
      return null;
    }
  }

  // --- what one hears

  private hear(message: Message): void {
    if (message.type === 'news' && message.table === this.table) this.learn(message);
    else if (message.type === 'presence' && message.table === this.table) this.here.set(message.here);
  }

  private learn(news: News): void {
    if (news.info) {
      this.info.set(news.info);
      void fetchArt(news.info.game);
      const guest = this.line.guest.value;
      const own = news.info.seats.flatMap((seat, n) => (seat.kind === 'person' && guest && seat.guest === guest ? [n] : []));
      if (own.join() !== this.own.value.join()) this.own.set(own);
      this.watchOwn();
    }
    this.clock.set(news.clock ?? null);
    this.proposal.set(news.proposal ?? null);
    this.notice(news.view?.actors ?? []);
    const watched = this.watched.get(news.seat);
    if (!watched) return;
    const was = watched.seen.value.view?.actors.includes(watched.seat) ?? false;
    watched.take(news);
    if (watched === this.shown.value && !was && news.view?.actors.includes(watched.seat)) sound('turn');
    if (watched === this.shown.value && news.view?.over && (news.told ?? []).length) sound('over');
    this.choose();
    this.recall();
  }

  /** Whoever leaves the circle of those who think, while others stay in it, has chosen. */
  private notice(actors: readonly number[]): void {
    const before = this.actors;
    this.actors = actors;
    const fewer = actors.length > 0 && actors.every((seat) => before.includes(seat));
    if (!fewer) this.chosen.set([]);
    else if (actors.length < before.length) {
      this.chosen.set([...this.chosen.value, ...before.filter((seat) => !actors.includes(seat))]);
    }
  }

  private watchAll(): void {
    if (this.watched.size === 0) void this.watch(SPECTATOR);
    for (const watched of this.watched.values()) void this.watch(watched.seat, watched.latest);
  }

  private watchOwn(): void {
    const wanted = this.own.value.length ? this.own.value : [SPECTATOR];
    for (const seat of wanted) {
      if (this.watched.has(seat)) continue;
      const watched = new Watched(seat);
      watched.seen.listen(() => this.choose());
      this.watched.set(seat, watched);
      if (seat !== SPECTATOR) void this.watch(seat);
    }
    for (const seat of new Set([...this.watched.keys(), ...(this.spectates ? [SPECTATOR] : [])])) {
      if (wanted.includes(seat)) continue;
      this.watched.delete(seat);
      if (seat === SPECTATOR) this.spectates = false;
      void this.line.ask(this.command('unwatch', { seat })).catch(() => {});
    }
  }

  private async watch(seat: number, since?: number): Promise<void> {
    if (seat === SPECTATOR) this.spectates = true;
    try {
      await this.line.ask(this.command('watch', since ? { seat, since } : { seat }));
      this.problem.set(null);
    } catch (error) {
      if (error instanceof Refused && error.problem.code !== 'lost') this.problem.set(error.problem);
    }
  }

  private speakAnew(): void {
    this.foresight.forget();
    this.line.greet();
    this.recalled = '';
    if (this.line.link.value === 'open') this.watchAll();
  }

  /** Fetch what was told before one came. */
  private recall(): void {
    const watched = this.shown.value;
    const view = watched?.seen.value.view;
    if (!watched || !view || !view.events) return;
    const { language } = settings.value;
    const wanted = `${watched.seat} ${language}`;
    if (this.recalled === wanted) return;
    this.recalled = wanted;
    const lens = watched.seat === SPECTATOR ? 'public' : `seat:${watched.seat}`;
    void api.replay(this.table, lens, 'none', this.invitation)
      .then((replay) => watched.recall(replay.steps.map((step) => step.told)))
      .catch(() => {});
  }

  // --- several people on one device

  /** Decide whose picture is on the screen. */
  private choose(): void {
    const own = this.own.value;
    const playing = this.info.value?.status === 'playing';
    const shown = this.shown.value;
    if (own.length <= 1 || !playing) {
      this.handover.set(null);
      const wanted = shown && this.watched.get(shown.seat) === shown ? shown : this.watched.get(own[0] ?? SPECTATOR);
      if (wanted) this.show(wanted);
      return;
    }
    if (!shown || !this.watched.has(shown.seat)) return this.handTo(this.acting()[0] ?? own[0] ?? 0);
    const view = shown.seen.value.view;
    if (!shown.isSettled || this.handing || this.handover.value !== null) return;
    if (view && !view.actors.includes(shown.seat) && this.acting().length) {
      this.handing = window.setTimeout(() => this.handOver(), LOOK_BACK);
    }
  }

  private handOver(): void {
    this.handing = 0;
    const [seat] = this.acting();
    const shown = this.shown.value;
    if (seat === undefined || (shown && this.acting().includes(shown.seat))) return;
    this.handTo(seat);
  }

  private handTo(seat: number): void {
    this.handover.set(seat);
    this.shown.set(null);
  }

  /** Own seats that may act now. */
  private acting(): number[] {
    return this.own.value.filter((seat) => this.watched.get(seat)?.seen.value.view?.actors.includes(seat));
  }

  /** "I am …": the device is in the right hands. */
  receive(seat: number): void {
    const watched = this.watched.get(seat);
    if (!watched) return;
    this.handover.set(null);
    this.show(watched);
    this.recall();
  }

  private show(watched: Watched): void {
    if (this.shown.value === watched) return;
    this.shown.set(watched);
    watched.jump();
  }
}
