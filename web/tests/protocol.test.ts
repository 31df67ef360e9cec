import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainReload, PAGE_PROTOCOL } from '../src/protocol';
import { ServerSocket } from '../src/socket';
import { loadTexts } from '../src/texts';
import { PROTOCOL } from '../src/wire';
import { FakeSocket } from './fakeSocket';

const NOTE = 'snowbound.reload-note';
const reload = vi.fn();
let socket: ServerSocket;

beforeEach(async () => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { protocol: 'http:', host: 'x', reload });
  FakeSocket.install();
  socket = new ServerSocket();
  await loadTexts();
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
});

const MOVE = { type: 'move', table: 'table', seat: 0, action: 7 } as const;

test('a page tells its protocol and does not reload for a server that speaks the same', () => {
  FakeSocket.latest.accept();

  expect(PAGE_PROTOCOL).toBe(PROTOCOL);
  expect(FakeSocket.latest.commands('hello')[0]?.protocol).toBe(PROTOCOL);
  expect(socket.state.value).toBe('open');
  expect(reload).not.toHaveBeenCalled();
});

test('a page of another protocol reloads once, sends nothing more, and then goes on', () => {
  FakeSocket.latest.accept('ada', PROTOCOL + 1);

  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(NOTE)).toBe('page-updated');
  void socket.send(MOVE).catch(() => {});
  expect(FakeSocket.latest.commands('move')).toEqual([]);

  const next = new ServerSocket(); // of the reloaded page, which came from an old build again
  FakeSocket.latest.accept('ada', PROTOCOL + 1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(next.state.value).toBe('open');
  next.close();
});

test('a move that was not answered is mentioned after the reload', () => {
  FakeSocket.latest.accept();
  void socket.sendUntilAnswered(MOVE).catch(() => {});
  FakeSocket.latest.drop();
  socket.reconnect();

  FakeSocket.latest.accept('ada', PROTOCOL + 1);

  expect(sessionStorage.getItem(NOTE)).toBe('page-updated-unsent');
  explainReload();
  expect(sessionStorage.getItem(NOTE)).toBeNull();
});
