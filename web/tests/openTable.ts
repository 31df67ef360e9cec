/** A visit to a table whose server is played by a test. */

import { vi } from 'vitest';
import { Session } from '../src/table/session';
import { SPECTATOR, type GameView, type TableInfo } from '../src/wire';
import { FakeSocket } from './fakeSocket';
import { news, scene } from './fixtures';

/** Open a table with one thing, "a", on its board. The visitor has seat 0. */
export function openTable(info: TableInfo, view: GameView): Session {
  vi.useFakeTimers();
  FakeSocket.install();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ steps: [], games: [] })));
  const session = new Session('table', '');
  FakeSocket.latest.accept('ada');
  FakeSocket.latest.receive(news(1, { seat: SPECTATOR, info }));
  FakeSocket.latest.receive(news(5, { seat: 0, view, scene: scene({ id: 'a', label: 'A' }) }));
  return session;
}

export function closeTable(session: Session): void {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Answer the last command of a type. */
export async function answer(type: 'why' | 'preview', fields: object): Promise<void> {
  const { key } = FakeSocket.latest.commands(type).at(-1) ?? {};
  const kind = type === 'why' ? 'explained' : 'foreseen';
  FakeSocket.latest.receive({ type: kind, table: 'table', seat: 0, key, ...fields } as never);
  await vi.advanceTimersByTimeAsync(0);
}
