import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../src/problem';
import { reconnectDelay, ServerSocket } from '../src/socket';
import { PROTOCOL } from '../src/wire';
import { FakeSocket } from './fakeSocket';

let socket: ServerSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  socket = new ServerSocket();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MOVE = { type: 'move', table: 'table', seat: 0, action: 7 } as const;

test('commands wait for the welcome', () => {
  void socket.send({ type: 'lobby' });
  expect(FakeSocket.latest.commands('lobby')).toEqual([]);

  FakeSocket.latest.accept();

  expect(socket.state.value).toBe('open');
  expect(socket.guest.value).toBe('ada');
  expect(socket.clockOffset).toBe(5000);
  expect(FakeSocket.latest.commands('lobby')).toHaveLength(1);
});

test('an answer settles the command with its key only', async () => {
  FakeSocket.latest.accept();
  const first = socket.send(MOVE);
  const second = socket.send({ ...MOVE, action: 8 });
  const [, other] = FakeSocket.latest.commands('move');

  FakeSocket.latest.receive({ type: 'ack', key: other?.key ?? '', number: 5 });
  expect(await second).toMatchObject({ type: 'ack', number: 5 });

  FakeSocket.latest.receive({
    type: 'error', key: FakeSocket.latest.commands('move')[0]?.key ?? '', error: { code: 'stale', message: 'too late' },
  });
  await expect(first).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('a lost connection rejects a plain command and repeats the other under its key', async () => {
  FakeSocket.latest.accept();
  const plain = socket.send(MOVE);
  const repeated = socket.sendUntilAnswered({ ...MOVE, action: 8 });
  const key = FakeSocket.latest.commands('move')[1]?.key;
  FakeSocket.latest.drop();

  await expect(plain).rejects.toBeInstanceOf(RequestError);
  expect(socket.state.value).toBe('lost');
  vi.advanceTimersByTime(1000);
  FakeSocket.latest.accept();

  expect(FakeSocket.opened).toHaveLength(2);
  expect(FakeSocket.latest.commands('move')).toMatchObject([{ action: 8, key }]);
  FakeSocket.latest.receive({ type: 'ack', key: key ?? '' });
  await expect(repeated).resolves.toMatchObject({ type: 'ack' });
});

test('a silent server is pinged, then given up', () => {
  FakeSocket.latest.accept();

  vi.advanceTimersByTime(36_000);
  expect(FakeSocket.latest.commands('ping').length).toBeGreaterThan(0);
  expect(socket.state.value).toBe('open');

  vi.advanceTimersByTime(25_000);
  expect(socket.state.value).toBe('lost');
});

test('any message from the server counts as a sign of life', () => {
  FakeSocket.latest.accept();
  for (let n = 0; n < 10; n++) {
    vi.advanceTimersByTime(20_000);
    FakeSocket.latest.receive({ type: 'pong', now: 0 });
  }

  expect(socket.state.value).toBe('open');
  expect(FakeSocket.latest.commands('ping')).toEqual([]);
});

test('a second welcome, after a change of language, does not subscribe again', () => {
  const onOpen = vi.fn();
  socket.onOpen = onOpen;
  FakeSocket.latest.accept();
  FakeSocket.latest.receive({ type: 'welcome', guest: 'ada', name: '', version: '', protocol: PROTOCOL, now: 0, heartbeat: 25, key: 'hello' });

  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a closed socket stays closed', () => {
  FakeSocket.latest.accept();
  socket.close();
  FakeSocket.latest.drop();
  vi.advanceTimersByTime(60_000);

  expect(FakeSocket.opened).toHaveLength(1);
});

test('reconnection attempts become rarer, up to a limit', () => {
  expect(reconnectDelay(0, 0.5)).toBe(400);
  expect(reconnectDelay(1, 0.5)).toBe(800);
  expect(reconnectDelay(30, 0.5)).toBe(12_000);
  expect(reconnectDelay(0, 0)).toBeLessThan(reconnectDelay(0, 1));
});
