/** The coach: says that a move is clearly worse than another one, before it counts. At most once a turn of a seat. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { setCoached, settings } from '../settings';
import { SPECTATOR, type GameView, type HintedAction, type JudgedMessage, type Language, type LegalAction, type LessonInfo, type TableInfo } from '../wire';
import type { TableConnection } from './connection';
import { placeOf } from './hint';
import type { DeviceSeats } from './seats';
import { hasNewTurn } from './turns';
import type { Viewer } from './viewer';

/** Milliseconds before the server is told of a question, so that a chain of updates sends nothing. */
const DELAY = 150;
/** Milliseconds for which a move waits for the judgement. */
const PATIENCE = 2500;

/** What the coach says about a move. */
export interface Advice {
  seat: number;
  /** The question that the move answers, and the language of all texts. */
  question: string;
  language: Language;
  chosen: LegalAction;
  /** The chance to win after the move, in per cent. */
  win: number;
  better: LegalAction & HintedAction;
}

/** Return whether all others at a table are bots and the game is being played. */
export function isAgainstBots({ status, seats }: TableInfo, own: readonly number[]): boolean {
  const isKnown = seats.every(({ kind }, seat) => kind === 'bot' || own.includes(seat));
  return status === 'playing' && own.length > 0 && isKnown && seats.some(({ kind }) => kind === 'bot');
}

/** Return whether a lesson says what happens next. */
export function isScripted(lesson: LessonInfo | undefined): boolean {
  return lesson !== undefined && !lesson.over && (lesson.done < lesson.steps || Boolean(lesson.actions?.length));
}

/** Return what the coach says according to the server, or null if it has nothing to say. */
function adviceFrom(judged: JudgedMessage | null, seat: number, question: string, choices: readonly LegalAction[]): Advice | null {
  const { speaks, better, win = 0 } = judged ?? {};
  const chosen = choices.find(({ action }) => action === judged?.action);
  const other = choices.find(({ action }) => action === better?.action);
  if (!speaks || !better || !chosen || !other) return null;
  return { seat, question, language: settings.value.language, chosen, win, better: { ...other, ...better } };
}

export class Coach {
  /** What it says about the move that a player has chosen. The move waits for the player's decision. */
  readonly warning = signal<Advice | null>(null);
  /** What it says about a move that has been played, because the judgement came late. */
  readonly remark = signal<Advice | null>(null);
  /** Whether a move waits for its judgement. */
  readonly isJudging = signal(false);

  /** By seat: the number of the last event when the coach spoke. */
  private spoken = new Map<number, number>();
  /** The question that the server knows of, or is about to be told of. */
  private thought = '';
  private timer = 0;
  /** Counts the moves, so that a late judgement is known as one of an earlier move. */
  private asked = 0;
  private isTaught = false;
  private decide: (plays: boolean) => void = () => {};
  private stopFollowing: () => void;

  /** `isWaiting` says whether the table waits, so that nothing can be played. */
  constructor(
    private connection: TableConnection, private seats: DeviceSeats, private info: ReadonlySignal<TableInfo | null>,
    private isWaiting: () => boolean,
  ) {
    this.stopFollowing = effect(() => this.follow());
  }

  close(): void {
    this.stopFollowing();
    this.reset();
  }

  /** Whether a player can switch the coach on. */
  isOffered({ seat, state }: Viewer): boolean {
    const info = this.info.value;
    if (!info || seat === SPECTATOR || isScripted(state.value.view?.lesson)) return false;
    return isAgainstBots(info, this.seats.own.value);
  }

  /** Whether a player has the coach on. */
  isOn(viewer: Viewer): boolean {
    return this.isOffered(viewer) && settings.value.coached.includes(this.info.value?.game ?? '');
  }

  /** Switch the coach on or off for this game. */
  setOn(isOn: boolean): void {
    const { game } = this.info.value ?? {};
    if (game) setCoached(game, isOn);
    if (!isOn) this.reset();
  }

  /** Switch the coach on when the script of a lesson ends. */
  followLesson(view: GameView | undefined): void {
    const lesson = view?.lesson;
    if (this.isTaught && lesson?.over) this.setOn(true);
    this.isTaught = isScripted(lesson);
  }

  get isSpeaking(): boolean {
    return this.warning.value !== null || this.remark.value !== null;
  }

  /** Return what it says to a player about the move that is not played yet. */
  warningTo({ seat }: Viewer): Advice | null {
    return this.warning.value?.seat === seat ? this.warning.value : null;
  }

  /** Return what it says to a player about the last move. */
  remarkTo({ seat }: Viewer): Advice | null {
    return this.remark.value?.seat === seat ? this.remark.value : null;
  }

  /** Whether the coach looks at the next move of a player. */
  listens(viewer: Viewer): boolean {
    const isConnected = this.connection.socket.state.value === 'open';
    return isConnected && this.questionOf(viewer) !== '' && !this.hasSpoken(viewer);
  }

  /** Return what it says about a move before it is played; null if that is nothing, or not known in time. */
  async judge(viewer: Viewer, action: number): Promise<Advice | null> {
    const question = this.questionOf(viewer);
    const choices = viewer.state.value.view?.choices ?? [];
    this.forget();
    const { asked } = this;
    const judgement = this.request(viewer.seat, action).then(async (judged) => {
      await viewer.whenSettled(); // until then nobody sees what the question is
      return adviceFrom(judged, viewer.seat, question, choices);
    });
    this.isJudging.value = true;
    const advice = await Promise.race([judgement, afterPatience()]);
    this.isJudging.value = false;
    if (advice === 'late') {
      void judgement.then((late) => asked === this.asked && this.comment(viewer, late));
      return null;
    }
    return this.questionOf(viewer) === question ? advice : null;
  }

  /** Show what it says about a move, and return whether the player plays the move anyway. */
  warn(viewer: Viewer, advice: Advice): Promise<boolean> {
    this.spoken.set(viewer.seat, viewer.latest);
    this.warning.value = advice;
    return new Promise((resolve) => (this.decide = resolve));
  }

  playAnyway(): void {
    this.settle(true);
  }

  /** The player chooses again. */
  takeBack(): void {
    this.settle(false);
  }

  /** Forget everything about the last move: it has been taken back, or the player makes the next one. */
  reset(): void {
    this.takeBack();
    this.remark.value = null;
    this.forget();
  }
  /** Say something about the last move, unless it is on the table no longer. */
  private comment(viewer: Viewer, advice: Advice | null): void {
    const isPlayed = this.questionOf(viewer) !== advice?.question;
    if (!advice || !isPlayed || !this.isOn(viewer) || this.hasSpoken(viewer)) return;
    this.spoken.set(viewer.seat, viewer.latest);
    this.remark.value = advice;
  }

  /** Keep up with the question to the player on the screen. While a change is animated, the next one is not known. */
  private follow(): void {
    const viewer = this.seats.shown.value;
    if (viewer?.state.value.change) return;
    const question = viewer ? this.questionOf(viewer) : '';
    const { language } = settings.value;
    const [warning, remark] = [this.warning.peek(), this.remark.peek()];
    if (warning && (warning.question !== question || warning.language !== language)) this.takeBack();
    if (remark && remark.language !== language) this.remark.value = null;
    this.think(viewer, viewer && this.hasSpoken(viewer) ? '' : question);
  }

  /** Let the server search while the player thinks. */
  private think(viewer: Viewer | null, question: string): void {
    if (question === this.thought) return;
    clearTimeout(this.timer);
    this.thought = question;
    if (viewer && question) this.timer = window.setTimeout(() => void this.request(viewer.seat), DELAY);
  }

  /** Send a question without an action, or an action. A coach that cannot answer has nothing to say. */
  private async request(seat: number, action?: number): Promise<JudgedMessage | null> {
    const fields = action === undefined ? { seat } : { seat, action };
    try {
      const answer = await this.connection.socket.send(this.connection.command('judge', fields));
      return answer.type === 'judged' ? answer : null;
    } catch {
      return null;
    }
  }

  /** Identify the question that the coach helps a player with; '' if there is none. */
  private questionOf(viewer: Viewer): string {
    const { view } = viewer.state.value;
    const hasChoice = (view?.choices ?? []).length > 1 && view?.actors.includes(viewer.seat);
    return hasChoice && !this.isWaiting() && this.isOn(viewer) ? placeOf(viewer.seat, viewer.state.value) : '';
  }

  /** Whether the coach has spoken in this turn of a player. */
  private hasSpoken({ seat, log }: Viewer): boolean {
    const number = this.spoken.get(seat);
    return number !== undefined && !hasNewTurn(log.value, seat, number);
  }

  private settle(plays: boolean): void {
    if (!this.warning.peek()) return;
    this.warning.value = null;
    this.decide(plays);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.thought = '';
    this.asked += 1;
  }
}

function afterPatience(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), PATIENCE));
}
