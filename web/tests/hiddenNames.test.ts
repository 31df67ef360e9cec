import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { neutralReplay } from '../src/people/hiddenNames';
import { people } from '../src/people/lists';
import { Session } from '../src/table/session';
import { loadTexts } from '../src/texts';
import { SPECTATOR, type ReplayMessage } from '../src/wire';
import { FakeSocket } from './fakeSocket';
import { gameView, news, person, scene, tableInfo } from './fixtures';

const INFO = tableInfo({ seats: [person('Ada'), person('Rude')] });
const MY_TURN = gameView({ actors: [0], choices: [{ action: 4, text: 'bump Rude' }] });

let session: Session;

beforeEach(async () => {
  await loadTexts();
  vi.useFakeTimers();
  FakeSocket.install();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ steps: [] })));
  people.value = { blocked: [], muted: [], hidden: [{ guest: 'rude', name: 'Rude' }] };
  session = new Session('table', '');
  FakeSocket.latest.accept('ada');
  FakeSocket.latest.receive(news(1, { seat: SPECTATOR, info: INFO }));
  FakeSocket.latest.receive(news(5, { seat: 0, view: MY_TURN, scene: scene({ id: 'a', label: 'A' }) }));
});

afterEach(() => {
  session.close();
  people.value = { blocked: [], muted: [], hidden: [] };
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answer(command: 'why' | 'preview', message: object): Promise<void> {
  const { key } = FakeSocket.latest.commands(command).at(-1) ?? {};
  FakeSocket.latest.receive({ table: 'table', seat: 0, key, ...message } as never);
  await vi.advanceTimersByTimeAsync(0);
}

test('an explanation does not name somebody whose name the visitor has hidden', async () => {
  void session.whyNot.ask('a');
  await answer('why', { type: 'explained', sprite: 'a', label: 'Racer of Rude', instead: ['pass Rude'], sprites: [] });
  expect(session.whyNot.answer.value).toMatchObject({ label: 'Racer of Player 2', instead: ['pass Player 2'] });
});

test('nor does a preview', async () => {
  session.preview.show(4);
  await vi.advanceTimersByTimeAsync(1000);
  await answer('preview', { type: 'foreseen', action: 4, scene: { add: [{ id: 'b', label: 'Racer of Rude' }] } });
  expect(session.preview.patch.value).toMatchObject({ add: [{ id: 'b', label: 'Racer of Player 2' }] });
});

test('nor does a replay', () => {
  const told = { number: 3, kind: 'move', seat: 1, text: 'Rude moves' };
  const replay = { type: 'replay', info: INFO, lens: 'public', first: 0, events: 1, steps: [{ told }], over: false } as ReplayMessage;
  const shown = neutralReplay(replay);
  expect(shown.steps[0]?.told.text).toBe('Player 2 moves');
  expect(shown.info.seats.map(({ name }) => name)).toEqual(['Ada', '']);
  people.value = { blocked: [], muted: [], hidden: [] };
  expect(neutralReplay(replay)).toBe(replay);
});
