import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markPlace } from '../src/picture/hintMarks';
import { mayTakeHints } from '../src/table/hint';
import type { Session } from '../src/table/session';
import { SPECTATOR } from '../src/wire';
import { FakeSocket } from './fakeSocket';
import { gameView, news, person, tableInfo } from './fixtures';
import { closeTable, openTable } from './openTable';

const INFO = tableInfo({ seats: [person('Ada'), { kind: 'bot' }], hints: 'everyone' });
const MY_TURN = gameView({ events: 3, actors: [0], choices: [{ action: 4, text: 'centre' }, { action: 5, text: 'edge' }] });
const BEST = [{ action: 5, win: 62, why: 'Because.' }, { action: 4, win: 40, why: 'Well.' }];

let session: Session;

beforeEach(() => (session = openTable(INFO, MY_TURN)));
afterEach(() => closeTable(session));

function viewer() {
  const shown = session.seats.shown.value;
  if (!shown) throw new Error('a seat is on the screen');
  return shown;
}

async function answerHint(fields: object): Promise<void> {
  const { key } = FakeSocket.latest.commands('hint').at(-1) ?? {};
  FakeSocket.latest.receive({ table: 'table', key, ...fields } as never);
  await vi.advanceTimersByTimeAsync(0);
}

test('the best moves are shown until the player decides', async () => {
  void session.hint.ask();
  void session.hint.ask();
  expect(FakeSocket.latest.commands('hint')).toMatchObject([{ seat: 0, table: 'table' }]);
  expect(session.hint.isThinking(viewer())).toBe(true);
  // The record of the hint itself does not change the position.
  FakeSocket.latest.receive(news(6, { told: [{ number: 6, kind: 'hint', seat: 0 }], view: MY_TURN }));
  expect(session.hint.isThinking(viewer())).toBe(true);
  await answerHint({ type: 'hinted', seat: 0, number: 6, actions: BEST });
  expect(session.hint.isThinking(viewer())).toBe(false);
  expect(session.hint.actions(viewer())).toEqual(BEST);

  // In a simultaneous decision others choose meanwhile.
  FakeSocket.latest.receive(news(7, { view: { ...MY_TURN, events: 4 } }));
  expect(session.hint.actions(viewer())).toEqual(BEST);
  void session.commands.play(4);
  expect(session.hint.actions(viewer())).toEqual([]);
});

test('the hint goes when it is no longer the player’s turn', async () => {
  void session.hint.ask();
  await answerHint({ type: 'hinted', seat: 0, number: 6, actions: BEST });
  FakeSocket.latest.receive(news(7, { view: gameView({ events: 4, actors: [1] }) }));
  FakeSocket.latest.receive(news(9, { view: { ...MY_TURN, events: 6 } }));
  expect(session.hint.actions(viewer())).toEqual([]);
});

test('an answer for an earlier position is not shown', async () => {
  void session.hint.ask();
  FakeSocket.latest.receive(news(7, { view: { ...MY_TURN, events: 4, choices: [{ action: 9 }] } }));
  expect(session.hint.isThinking(viewer())).toBe(false);
  await answerHint({ type: 'error', error: { code: 'hint-outdated', message: 'changed' } });
  expect(session.hint.actions(viewer())).toEqual([]);
  void session.hint.ask();
  expect(FakeSocket.latest.commands('hint')).toHaveLength(2);
});

test('a hint can be hidden', async () => {
  void session.hint.ask();
  await answerHint({ type: 'hinted', seat: 0, number: 6, actions: BEST });
  session.hint.clear();
  expect(session.hint.actions(viewer())).toEqual([]);
});

test('hints are for those whom the table allows them', () => {
  expect(mayTakeHints(INFO, 0)).toBe(true);
  expect(mayTakeHints(INFO, SPECTATOR)).toBe(false);
  expect(mayTakeHints({ ...INFO, status: 'over' }, 0)).toBe(false);
  expect(mayTakeHints(tableInfo(), 0)).toBe(false);
  const young = tableInfo({ hints: 'young', young: [1] });
  expect([0, 1].map((seat) => mayTakeHints(young, seat))).toEqual([false, true]);
});

test('the mark of a line is in its middle', () => {
  expect(markPlace({ id: 'a', path: 'M 10 20 L 30 40 L 50.5 60' }, 8)).toEqual([30.25, 40]);
  expect(markPlace({ id: 'a', x: 7, y: 9 }, 8)).toEqual([7, 9]);
});
