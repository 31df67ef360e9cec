/** The connection of a table's page: commands to the table, and the seats whose news it receives. */

import { signal } from '@preact/signals';
import { problemFrom, type Problem } from '../problem';
import { settings } from '../settings';
import { ServerSocket } from '../socket';
import { SPECTATOR, type Command, type Screen } from '../wire';
import { Viewer } from './viewer';

type TableCommand = Extract<Command, { table: string }>;
type CommandType = TableCommand['type'];
type Fields<T extends CommandType> = Omit<Extract<TableCommand, { type: T }>, 'type' | 'table' | 'invitation' | 'key'>;

export class TableConnection {
  readonly socket = new ServerSocket();
  /** Why the table cannot be shown, or null. */
  readonly problem = signal<Problem | null>(null);
  /** The table as each followed seat sees it, by seat. */
  readonly viewers = new Map<number, Viewer>();
  /** Called when a viewer shows something new. */
  onViewerChange: () => void = () => {};
  /** Called when the language or the screen has changed, before texts and pictures are requested again. */
  onReset: () => void = () => {};

  private screen: Screen = 'wide';
  /** Whether views contain the table in words, which is long and hardly ever shown. */
  private wantsDescription = false;
  private watchesAsSpectator = false;
  private stopFollowingSettings: () => void;

  constructor(readonly table: string, readonly invitation: string) {
    this.socket.hello = () => ({
      type: 'hello',
      language: settings.value.language,
      scenes: this.screen,
      reactions: settings.value.reactions,
      description: this.wantsDescription,
    });
    this.socket.onOpen = () => this.watchAll();
    let { language, reactions } = settings.value;
    this.stopFollowingSettings = settings.subscribe((now) => {
      if (now.language !== language) this.refresh();
      else if (now.reactions !== reactions) this.socket.sendHello();
      ({ language, reactions } = now);
    });
  }

  close(): void {
    this.stopFollowingSettings();
    this.socket.close();
  }

  /** Build a command for this table. */
  command<T extends CommandType>(type: T, fields: Fields<T>): Command {
    const access = this.invitation ? { invitation: this.invitation } : {};
    return { type, table: this.table, ...access, ...fields } as unknown as Command;
  }

  /** Request scenes for a wide or a tall screen. */
  setScreen(screen: Screen): void {
    if (screen === this.screen) return;
    this.screen = screen;
    this.refresh();
  }

  /** Request the table in words while it is shown. */
  setDescription(wanted: boolean): void {
    if (wanted === this.wantsDescription) return;
    this.wantsDescription = wanted;
    this.socket.sendHello();
    if (wanted && this.socket.state.value === 'open') this.watchAll();
  }

  /** Receive news as exactly these viewers. */
  follow(seats: readonly number[]): void {
    for (const seat of seats) {
      if (this.viewers.has(seat)) continue;
      this.viewers.set(seat, new Viewer(seat, () => this.onViewerChange()));
      if (seat !== SPECTATOR || !this.watchesAsSpectator) void this.watch(seat); // a page starts as a spectator
    }
    for (const seat of new Set([...this.viewers.keys(), ...(this.watchesAsSpectator ? [SPECTATOR] : [])])) {
      if (seats.includes(seat)) continue;
      this.viewers.delete(seat);
      if (seat === SPECTATOR) this.watchesAsSpectator = false;
      void this.socket.send(this.command('unwatch', { seat })).catch(() => {});
    }
  }

  private watchAll(): void {
    if (this.viewers.size === 0) void this.watch(SPECTATOR);
    for (const viewer of this.viewers.values()) void this.watch(viewer.seat, viewer.latest);
  }

  private async watch(seat: number, since?: number): Promise<void> {
    if (seat === SPECTATOR) this.watchesAsSpectator = true;
    try {
      await this.socket.send(this.command('watch', since ? { seat, since } : { seat }));
      this.problem.value = null;
    } catch (error) {
      const problem = problemFrom(error);
      if (problem.code !== 'lost') this.problem.value = problem;
    }
  }

  /** Request all texts and pictures again. */
  refresh(): void {
    this.onReset();
    this.socket.sendHello();
    if (this.socket.state.value === 'open') this.watchAll();
  }
}
