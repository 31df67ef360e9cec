import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxAt, fingerBox } from '../src/picture/touch';
import { changeSettings } from '../src/settings';
import { anchorOf, placeBubble } from '../src/table/bubble';
import type { Session } from '../src/table/session';
import { FakeSocket } from './fakeSocket';
import { gameView, person, tableInfo } from './fixtures';
import { answer, closeTable, openTable } from './openTable';

const BOARD = { width: 400, height: 300 };
const BUBBLE = { width: 100, height: 50 };

test('a bubble is above its thing if there is room, and otherwise below', () => {
  expect(placeBubble({ x: 190, y: 200, width: 20, height: 20 }, BUBBLE, BOARD)).toEqual({ side: 'above', left: 150, top: 140 });
  expect(placeBubble({ x: 190, y: 20, width: 20, height: 20 }, BUBBLE, BOARD)).toEqual({ side: 'below', left: 150, top: 50 });
});

test('a bubble stays on the board beside a thing at its edge', () => {
  expect(placeBubble({ x: 390, y: 200, width: 10, height: 10 }, BUBBLE, BOARD)).toMatchObject({ side: 'above', left: 294 });
});

test('a bubble goes beside a tall thing', () => {
  expect(placeBubble({ x: 100, y: 0, width: 20, height: 300 }, BUBBLE, BOARD)).toMatchObject({ side: 'right', left: 130 });
  expect(placeBubble({ x: 370, y: 0, width: 20, height: 300 }, BUBBLE, BOARD)).toMatchObject({ side: 'left', left: 260 });
});

test('a bubble does not cover what is possible instead, if it can go elsewhere', () => {
  const thing = { x: 190, y: 140, width: 20, height: 20 };
  expect(placeBubble(thing, BUBBLE, BOARD, [{ x: 190, y: 90, width: 20, height: 20 }]).side).toBe('below');
});

test('a bubble about something that fills the board is beside the pointer', () => {
  const whole = { x: 0, y: 0, width: 400, height: 300 };
  expect(anchorOf(whole, BOARD, [200, 200])).toEqual({ x: 178, y: 178, width: 44, height: 44 });
  expect(anchorOf(whole, BOARD, null)).toEqual(whole);
  expect(anchorOf({ x: -10, y: 0, width: 30, height: 20 }, BOARD, [5, 5])).toEqual({ x: 0, y: 0, width: 20, height: 20 });
});

test('a small sprite can be tapped within 44 pixels', () => {
  const small = { x: 100, y: 100, width: 10, height: 20 };
  expect(fingerBox(small)).toEqual({ x: 83, y: 88, width: 44, height: 44 });
  expect(boxAt(84, 110, [small])).toBe(0);
  expect(boxAt(82, 110, [small])).toBe(-1);
});

test('a tap between two sprites means the nearer one', () => {
  const boxes = [{ x: 100, y: 100, width: 10, height: 10 }, { x: 120, y: 100, width: 10, height: 10 }];
  expect(boxAt(112, 105, boxes)).toBe(0);
  expect(boxAt(118, 105, boxes)).toBe(1);
});

test('a tap that hits the middle of something else is about that', () => {
  const offer = { x: 100, y: 100, width: 10, height: 10 };
  const thing = { x: 112, y: 100, width: 10, height: 10 };
  expect(boxAt(116, 105, [offer], thing)).toBe(-1);
  expect(boxAt(112, 105, [offer], { x: 0, y: 0, width: 400, height: 300 })).toBe(0);
});

let session: Session;
const INFO = tableInfo({ seats: [person('Ada'), { kind: 'bot' }] });
const MY_TURN = gameView({ actors: [0], choices: [{ action: 4, text: 'centre' }, { action: 5, text: 'edge' }] });

beforeEach(() => {
  changeSettings({ confirm: true });
  session = openTable(INFO, MY_TURN);
});

afterEach(() => closeTable(session));

test('the answer is shown, and what is possible instead is marked for a second', async () => {
  void session.whyNot.ask('a');
  expect(FakeSocket.latest.commands('why')).toMatchObject([{ seat: 0, sprite: 'a' }]);
  await answer('why', { sprite: 'a', label: 'A', sprites: ['b'] });

  expect(session.whyNot.answer.value?.label).toBe('A');
  expect(session.whyNot.pulsing.value).toEqual(['b']);
  vi.advanceTimersByTime(1001);
  expect(session.whyNot.pulsing.value).toEqual([]);
});

test('an answer that comes too late is not shown', async () => {
  void session.whyNot.ask('a');
  session.whyNot.clear();
  await answer('why', { sprite: 'a', label: 'A' });
  expect(session.whyNot.answer.value).toBeNull();
});

test('a tap plays a move that can be taken back at once', async () => {
  void session.confirmation.tap(4);
  expect(FakeSocket.latest.commands('move')).toEqual([]);
  await answer('preview', { action: 4 });
  expect(FakeSocket.latest.commands('move')).toMatchObject([{ action: 4 }]);
});

test('a move that cannot be taken back needs a second tap', async () => {
  void session.confirmation.tap(4);
  await answer('preview', { action: 4, final: true });
  expect(FakeSocket.latest.commands('move')).toEqual([]);
  expect(session.confirmation.action.value).toBe(4);
  expect(session.preview.action.value).toBe(4);

  void session.confirmation.tap(4);
  expect(FakeSocket.latest.commands('move')).toMatchObject([{ action: 4 }]);
  expect(session.confirmation.action.value).toBeNull();
});

test('a tap on something else asks about that instead', async () => {
  void session.confirmation.tap(4);
  await answer('preview', { action: 4, final: true });
  void session.confirmation.tap(5);
  await answer('preview', { action: 5, final: true });
  expect(session.confirmation.action.value).toBe(5);
  expect(FakeSocket.latest.commands('move')).toEqual([]);
});

test('a setting switches the second tap off', () => {
  changeSettings({ confirm: false });
  void session.confirmation.tap(4);
  expect(FakeSocket.latest.commands('move')).toMatchObject([{ action: 4 }]);
});
