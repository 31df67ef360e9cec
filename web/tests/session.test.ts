import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../src/settings';
import { claimable } from '../src/table/claimNotice';
import { endingText } from '../src/table/result';
import { chosenSeats, seatsOf } from '../src/table/seats';
import { Session } from '../src/table/session';
import { SPECTATOR, type NewsMessage } from '../src/wire';
import { FakeSocket } from './fakeSocket';
import { gameView, news, person, scene, tableInfo } from './fixtures';

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ steps: [] })));
  changeSettings({ language: 'en' });
  session = new Session('table', 'key');
  FakeSocket.latest.accept('ada');
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function receive(...messages: NewsMessage[]): void {
  for (const message of messages) FakeSocket.latest.receive(message);
}

/** The same news as several seats see them. */
function forSeats(seats: readonly number[], number: number, fields: Partial<NewsMessage>): NewsMessage[] {
  return seats.map((seat) => news(number, { seat, ...fields }));
}

const ALONE = tableInfo({ seats: [person('Ada'), { kind: 'bot' }] });
const SHARED = tableInfo({ seats: [person('Ada'), person('Ada')] });
const MY_TURN = gameView({ actors: [0], choices: [{ action: 4, text: 'centre' }] });

test('a page watches as a spectator first, then from its own seat only', () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }));

  const { latest } = FakeSocket;
  expect(latest.commands('watch')).toMatchObject([{ seat: SPECTATOR, invitation: 'key' }, { seat: 0 }]);
  expect(latest.commands('unwatch')).toMatchObject([{ seat: SPECTATOR }]);
  expect(session.seats.own.value).toEqual([0]);
});

test('a visitor without a seat stays a spectator', () => {
  receive(news(1, { seat: SPECTATOR, info: tableInfo({ seats: [person('Bea'), { kind: 'bot' }] }), view: MY_TURN }));

  expect(session.seats.shown.value?.seat).toBe(SPECTATOR);
  expect(FakeSocket.latest.commands('unwatch')).toEqual([]);
});

test('after a reconnection each viewer asks for what it has missed', () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: MY_TURN }));
  FakeSocket.latest.drop();
  vi.advanceTimersByTime(1000);
  FakeSocket.latest.accept('ada');

  expect(FakeSocket.latest.commands('watch')).toMatchObject([{ seat: 0, since: 5 }]);
});

test('a move names the position in which it was chosen, and blocks the next one until its news arrive', async () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: MY_TURN, scene: scene() }));
  void session.commands.move(4);
  void session.commands.move(4);
  const moves = FakeSocket.latest.commands('move');

  expect(moves).toMatchObject([{ seat: 0, action: 4, expect: 5 }]);
  FakeSocket.latest.receive({ type: 'ack', key: moves[0]?.key ?? '', number: 6 });
  await vi.advanceTimersByTimeAsync(10);
  expect(session.commands.sending.value).toBe(4);
  receive(news(6, { seat: 0, view: gameView({ actors: [1] }) }));
  await vi.advanceTimersByTimeAsync(10);
  expect(session.commands.sending.value).toBeNull();
});

test('another screen or language is announced, and everything is requested again', () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: MY_TURN }));
  FakeSocket.latest.sent = [];

  session.connection.setScreen('tall');
  changeSettings({ language: 'da' });
  changeSettings({ sound: false });

  expect(FakeSocket.latest.commands('hello')).toMatchObject([
    { language: 'en', scenes: 'tall' }, { language: 'da', scenes: 'tall' },
  ]);
  expect(FakeSocket.latest.commands('watch')).toHaveLength(2);
});

test('the table in words is requested only while it is shown', () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: MY_TURN }));
  expect(FakeSocket.latest.commands('hello')).toMatchObject([{ scenes: 'wide', description: false }]);
  FakeSocket.latest.sent = [];

  session.connection.setDescription(true);
  session.connection.setDescription(true);
  expect(FakeSocket.latest.commands('hello')).toMatchObject([{ description: true }]);
  expect(FakeSocket.latest.commands('watch')).toMatchObject([{ seat: 0, since: 5 }]);
  receive(news(5, { seat: 0, view: { ...MY_TURN, table: 'A red card lies on top.' } }));
  expect(session.seats.shown.value?.state.value.view?.table).toBe('A red card lies on top.');

  session.connection.setDescription(false);
  expect(FakeSocket.latest.commands('hello')).toMatchObject([{ description: true }, { description: false }]);
  expect(FakeSocket.latest.commands('watch')).toHaveLength(1);
});

test('with two people on one device, the board is hidden until the next player has it', () => {
  receive(news(1, { seat: SPECTATOR, info: SHARED }), ...forSeats([0, 1], 2, { view: MY_TURN }));
  expect(session.seats.handover.value).toBe(0);
  expect(session.seats.shown.value).toBeNull();

  session.takeDevice(0);
  expect(session.seats.shown.value?.seat).toBe(0);
  receive(...forSeats([0, 1], 3, { view: gameView({ actors: [1] }) }));
  expect(session.seats.handover.value, 'the effect of the move is visible first').toBeNull();
  vi.advanceTimersByTime(1000);

  expect(session.seats.handover.value).toBe(1);
  expect(session.seats.shown.value).toBeNull();
});

test('the device is handed to nobody before it is known whose turn it is', () => {
  const view = gameView({ actors: [1] });
  receive(news(1, { seat: SPECTATOR, info: SHARED }), news(2, { seat: 0, view }));
  expect(session.seats.handover.value, 'the view of seat 1 has not arrived').toBeNull();

  receive(news(2, { seat: 1, view }));
  expect(session.seats.handover.value).toBe(1);
});

test('a preview is requested after a moment and remembered for the position', async () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: MY_TURN, scene: scene() }));
  const { preview } = session;
  preview.show(4);
  preview.show(null);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.latest.commands('preview'), 'the pointer only passed over it').toEqual([]);

  preview.show(4);
  vi.advanceTimersByTime(500);
  const [command] = FakeSocket.latest.commands('preview');
  FakeSocket.latest.receive({
    type: 'foreseen', table: 'table', seat: 0, action: 4, key: command?.key ?? '', scene: { gone: ['piece'] },
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(preview.patch.value).toEqual({ gone: ['piece'] });

  preview.show(null);
  expect(preview.patch.value).toBeNull();
  preview.show(4);
  expect(preview.patch.value, 'known already').toEqual({ gone: ['piece'] });
  expect(FakeSocket.latest.commands('preview')).toHaveLength(1);
  preview.clear();
  preview.show(99);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.latest.commands('preview'), 'not a choice').toHaveLength(1);
});

test('clock, proposal and presence follow the messages', () => {
  const proposal = { what: 'pause' as const, by: 'bea', agreed: ['bea'], wanted: ['ada'] };
  receive(news(1, { info: ALONE, proposal, clock: { deadlines: { 0: 99 }, reserves: {} } }));
  FakeSocket.latest.receive({ type: 'presence', table: 'table', here: [0, 1] });
  FakeSocket.latest.receive({ type: 'presence', table: 'another', here: [] });

  expect(session.proposal.value?.by).toBe('bea');
  expect(session.clock.value?.deadlines[0]).toBe(99);
  expect(session.present.value).toEqual([0, 1]);
  receive(news(2, {}));
  expect(session.proposal.value).toBeNull();
});

test('seats that stop acting while others of the same decision go on have chosen', () => {
  expect(chosenSeats([], [0, 1, 2], [0, 2])).toEqual([1]);
  expect(chosenSeats([1], [0, 2], [2])).toEqual([1, 0]);
  expect(chosenSeats([1], [0, 2], [0, 2])).toEqual([1]);
  expect(chosenSeats([1, 0], [2], [0, 1, 2]), 'the next decision').toEqual([]);
  expect(chosenSeats([1], [0], []), 'everyone has chosen').toEqual([]);
});

test('a guest has the seats of people with their id', () => {
  const info = tableInfo({ seats: [person('Ada'), person('Bea'), { kind: 'bot' }, { kind: 'open', guest: 'ada' }, person('Ada')] });

  expect(seatsOf(info, 'ada')).toEqual([0, 4]);
  expect(seatsOf(info, ''), 'a stranger has none').toEqual([]);
});

const CALLS = [{ action: 100, text: 'UNO!' }, { action: 102, text: 'No UNO!' }];

test('a call pressed in the own turn goes with the move, and not with the next turn', async () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: { ...MY_TURN, calls: CALLS }, scene: scene() }));
  void session.commands.call(100);
  expect(session.commands.callsWithMove.value).toBe(true);
  void session.commands.move(4);
  await vi.advanceTimersByTimeAsync(10);
  const moves = FakeSocket.latest.commands('move');
  expect(moves).toMatchObject([{ seat: 0, action: 4, call: true }]);
  receive(news(6, { seat: 0, view: gameView({ actors: [1] }) }));
  FakeSocket.latest.receive({ type: 'ack', key: moves[0]?.key ?? '', number: 6 });
  await vi.advanceTimersByTimeAsync(10);
  expect(session.commands.callsWithMove.value).toBe(false);
});

test('after the card, a call is sent at once, and a catch at any time', () => {
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: gameView({ actors: [1], calls: CALLS }), scene: scene() }));
  void session.commands.call(100);
  void session.commands.interrupt(102);
  expect(FakeSocket.latest.commands('move')).toMatchObject([{ seat: 0, action: 100 }, { seat: 0, action: 102 }]);
});

test('a move that is chosen while a call is awaited is sent when the wait is over', async () => {
  const wait = { due: 9, lasts: 5000, call: true };
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view: MY_TURN, scene: scene(), wait }));
  void session.commands.move(4);
  await vi.advanceTimersByTimeAsync(10);
  expect(FakeSocket.latest.commands('move')).toEqual([]);
  expect(session.commands.sending.value, 'it looks like a move on its way').toBe(4);
  receive(news(7, { seat: 0, view: MY_TURN }));
  await vi.advanceTimersByTimeAsync(10);
  expect(FakeSocket.latest.commands('move')).toMatchObject([{ seat: 0, action: 4, expect: 5 }]);
});

test('a seat that was left for good is nobody\'s own', () => {
  expect(seatsOf(tableInfo({ seats: [{ ...person('Ada'), left: true }, person('Ada')] }), 'ada')).toEqual([1]);
});

test('a game is claimed because of another seat, after its missed decisions and its time', () => {
  const absence = { seat: 1, missed: 3, needed: 3, due: 5000 };
  expect(claimable([absence], [0], 5000)).toBe(absence);
  expect(claimable([absence], [0], 4999)).toBeUndefined();
  expect(claimable([{ ...absence, missed: 2 }], [0], 5000)).toBeUndefined();
  expect(claimable([absence], [1], 5000)).toBeUndefined();
});

test('a claimed game says so', () => {
  expect(endingText(tableInfo({ status: 'over', claimed: [1] }))).toBe('The game was claimed');
  expect(endingText(tableInfo({ status: 'over' }))).toBe('The game is over');
  expect(endingText(tableInfo({ status: 'closed' }))).toBe('The game was ended early');
});

test('the log is loaded again after a gap in what was told', () => {
  const asked: string[] = [];
  const view = gameView({ actors: [0], events: 4 });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ steps: [], events: 0 }));
  });
  receive(news(1, { seat: SPECTATOR, info: ALONE }), news(5, { seat: 0, view, gap: true }));
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  receive(news(6, { seat: 0, view }));
  expect(asked.length).toBe(before);
  receive(news(90, { seat: 0, view, gap: true }));
  expect(asked.length).toBe(before + 1);
});
