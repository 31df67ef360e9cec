/** A visit to a table: everything that the table's page knows, kept up to date by the server's messages. */

import { computed, signal } from '@preact/signals';
import { api } from '../api';
import { loadArt } from '../art';
import { dueAnswer } from '../fairChance';
import { isTeaching } from '../lesson/lessonPanel';
import { WHOLE_BOARD, type Zoom } from '../picture/zoom';
import { withNeutralNames, withoutHiddenNames } from '../people/hiddenNames';
import { people } from '../people/lists';
import { isTap } from '../pointer';
import { SeatReactions } from '../reactions/seatReactions';
import { settings } from '../settings';
import { playSound } from '../sounds';
import { ToldOutcomes } from '../toldOutcomes';
import { SPECTATOR, type AbsenceInfo, type ClockInfo, type Message, type NewsMessage, type ProposalInfo, type TableInfo } from '../wire';
import { Coach } from './coach';
import { TableCommands } from './commands';
import { Confirmation } from './confirmation';
import { TableConnection } from './connection';
import { MoveHint } from './hint';
import { ActionPreview } from './preview';
import { GameReview } from './review';
import { RoutePlayer } from './routePlayer';
import { chosenSeats, DeviceSeats } from './seats';
import { WhyNot } from './whyNot';

/** Join names in their order into a sentence part. */
function listed(named: readonly { guest?: string; name?: string }[]): string {
  return JSON.stringify(named.map(({ guest, name }) => [guest, name]));
}

export class Session {
  readonly connection: TableConnection;
  readonly seats: DeviceSeats;
  readonly preview: ActionPreview;
  readonly routes: RoutePlayer;
  readonly commands: TableCommands;
  readonly confirmation: Confirmation;
  readonly whyNot: WhyNot;
  readonly hint: MoveHint;
  readonly coach: Coach;
  readonly review: GameReview;

  private readonly received = signal<TableInfo | null>(null);
  /** The description of the table, without names that the visitor has hidden. */
  readonly info = computed(() => this.received.value && withoutHiddenNames(this.received.value));
  readonly clock = signal<ClockInfo | null>(null);
  readonly proposal = signal<ProposalInfo | null>(null);
  /** Seats that stand-ins play, and when the others may claim the game. */
  readonly absences = signal<readonly AbsenceInfo[]>([]);
  /** Seats whose players have the table's page open. */
  readonly present = signal<readonly number[]>([]);
  /** Seats that have chosen in a simultaneous decision while others have not. */
  readonly chosen = signal<readonly number[]>([]);
  /** What the viewers were told of dice and cards. */
  readonly outcomes = new ToldOutcomes();
  readonly reactions = new SeatReactions();
  readonly zoom = signal<Zoom>(WHOLE_BOARD);

  private actors: readonly number[] = [];
  /** The seat and language whose earlier events have been requested for the log. */
  private history = '';
  /** What this device has last sent for the table's chance. */
  private contributed = '';
  private stopFollowingPeople: () => void;

  constructor(readonly table: string, readonly invitation: string) {
    this.connection = new TableConnection(table, invitation);
    this.seats = new DeviceSeats(this.connection.viewers);
    const neutral = <T>(message: T): T => withNeutralNames(message, this.received.value);
    this.preview = new ActionPreview(this.connection, this.seats.shown, neutral);
    this.routes = new RoutePlayer(this.seats, () => this.commands);
    this.coach = new Coach(this.connection, this.seats, this.info, () => this.commands.wait.value !== null);
    this.commands = new TableCommands(this.connection, this.seats, this.preview, this.routes, this.coach);
    this.confirmation = new Confirmation(this.commands, this.preview);
    this.whyNot = new WhyNot(this.connection, this.seats.shown, neutral);
    this.hint = new MoveHint(this.connection, this.seats.shown);
    this.review = new GameReview(this.connection, neutral);
    this.commands.onPlay = () => this.hint.clear();
    this.connection.socket.onMessage = (message) => this.receive(message);
    this.connection.onViewerChange = () => this.seats.chooseShown();
    this.connection.onReset = () => {
      this.preview.clear();
      this.confirmation.clear();
      this.whyNot.clear();
      this.hint.clear();
      this.review.clear();
      this.history = '';
    };
    let hidden = listed(people.value.hidden);
    this.stopFollowingPeople = people.subscribe((lists) => {
      if (listed(lists.hidden) === hidden) return;
      hidden = listed(lists.hidden);
      this.connection.refresh();
    });
    void loadArt('common');
  }

  close(): void {
    this.stopFollowingPeople();
    this.coach.close();
    this.seats.close();
    this.connection.close();
  }

  /** Play an action that was clicked; a tap that cannot be taken back needs a second one, but not in a lesson's script. */
  choose(action: number, event: Event): void {
    const view = this.seats.shown.value?.state.value.view ?? null;
    const needsCare = isTap(event) && action >= 0 && !isTeaching(view); // a route has been opened by a tap before
    void (needsCare ? this.confirmation.tap(action) : this.commands.move(action));
  }

  /** The player of this seat has taken the device. */
  takeDevice(seat: number): void {
    this.seats.receive(seat);
    this.loadHistory();
  }

  private receive(message: Message): void {
    if (message.type === 'news' && message.table === this.table) this.update(message);
    else if (message.type === 'reaction' && message.table === this.table) this.reactions.show(message);
    else if (message.type === 'presence' && message.table === this.table) this.present.value = message.here;
    else if (message.type === 'reviewing' && message.table === this.table) this.review.follow(message);
  }

  private update({ info, ...rest }: NewsMessage): void {
    if (info) {
      const before = this.received.value;
      this.received.value = info;
      if (before && listed(before.seats) !== listed(info.seats)) this.history = ''; // a player has another name now
      void loadArt(info.game);
      this.seats.update(info, this.connection.socket.guest.value);
      const own = this.seats.own.value;
      this.connection.follow(own.length ? own : [SPECTATOR]);
      this.contribute(info, own);
    }
    const news = withNeutralNames(rest, this.received.value);
    this.clock.value = news.clock ?? null;
    this.commands.wait.value = news.wait ?? null;
    this.proposal.value = news.proposal ?? null;
    this.absences.value = news.absences ?? [];
    const actors = news.view?.actors ?? [];
    this.chosen.value = chosenSeats(this.chosen.value, this.actors, actors);
    this.actors = actors;
    const viewer = this.connection.viewers.get(news.seat);
    if (!viewer) return;
    const couldAct = viewer.state.value.view?.actors.includes(viewer.seat) ?? false;
    viewer.receive(news);
    if (news.gap) this.outcomes.forget(news.seat);
    this.outcomes.add(news.seat, news.told ?? []);
    this.coach.followLesson(news.view);
    if (viewer === this.seats.shown.value && !actors.includes(viewer.seat)) this.hint.clear(); // a stand-in has moved
    if (news.gap) this.history = ''; // the log lacks what happened in between
    if (viewer === this.seats.shown.value) {
      if (!couldAct && actors.includes(viewer.seat)) playSound('turn');
      if (news.view?.over && news.told?.length) playSound('over');
    }
    this.seats.chooseShown();
    this.loadHistory();
  }

  /** Pledge or reveal this device's number when the table waits for it. */
  private contribute(info: TableInfo, own: readonly number[]): void {
    const answer = dueAnswer(info, own);
    const text = JSON.stringify(answer);
    if (!answer || text === this.contributed) return;
    this.contributed = text;
    this.commands.contribute(answer);
  }

  /** Add to the log what happened before this visit, in the current language. */
  private loadHistory(): void {
    const viewer = this.seats.shown.value;
    if (!viewer?.state.value.view?.events) return;
    const wanted = `${viewer.seat} ${settings.value.language}`;
    if (this.history === wanted) return;
    this.history = wanted;
    const lens = viewer.seat === SPECTATOR ? 'public' : `seat:${viewer.seat}`;
    void api.replay(this.table, lens, 'none', this.invitation)
      .then(({ steps }) => {
        const earlier = steps.map((step) => step.told);
        this.outcomes.addEarlier(viewer.seat, earlier);
        viewer.addHistory(withNeutralNames(earlier, this.received.value));
      })
      .catch(() => {});
  }
}
