import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { neutralReplay } from '../src/people/hiddenNames';
import { people } from '../src/people/lists';
import type { Session } from '../src/table/session';
import { loadTexts } from '../src/texts';
import type { ReplayMessage } from '../src/wire';
import { gameView, person, tableInfo } from './fixtures';
import { answer, closeTable, openTable } from './openTable';

const INFO = tableInfo({ seats: [person('Ada'), person('Rude')] });
const MY_TURN = gameView({ actors: [0], choices: [{ action: 4, text: 'bump Rude' }] });

let session: Session;

beforeEach(async () => {
  await loadTexts();
  people.value = { blocked: [], muted: [], hidden: [{ guest: 'rude', name: 'Rude' }] };
  session = openTable(INFO, MY_TURN);
});

afterEach(() => {
  closeTable(session);
  people.value = { blocked: [], muted: [], hidden: [] };
});

test('an explanation does not name somebody whose name the visitor has hidden', async () => {
  void session.whyNot.ask('a');
  await answer('why', { sprite: 'a', label: 'Racer of Rude', instead: ['pass Rude'], sprites: [] });
  expect(session.whyNot.answer.value).toMatchObject({ label: 'Racer of Player 2', instead: ['pass Player 2'] });
});

test('nor does a preview', async () => {
  session.preview.show(4);
  await vi.advanceTimersByTimeAsync(1000);
  await answer('preview', { action: 4, scene: { add: [{ id: 'b', label: 'Racer of Rude' }] } });
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
