import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/api';

const GAME = Array.from({ length: 7 }, (_, event) => ({ told: { number: event + 3, kind: 'move', event } }));

/** Answer requests for replays with pages of three events; return the numbers from which they were asked for. */
function servePages(events: number): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const first = Number(new URL(path, 'http://localhost').searchParams.get('from'));
    asked.push(first);
    const over = first + 3 >= events;
    const page = { lens: 'all', first, events, steps: GAME.slice(first, Math.min(first + 3, events)), scene: { before: first }, over };
    return Promise.resolve(Response.json(over ? { ...page, points: [1, 0] } : page));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('a replay is fetched page after page and is one game', async () => {
  const asked = servePages(7);
  const replay = await api.replay('t', 'all', 'wide', '');
  expect(asked).toEqual([0, 3, 6]);
  expect(replay.steps).toEqual(GAME);
  expect(replay).toMatchObject({ first: 0, events: 7, over: true, points: [1, 0], scene: { before: 0 } });
});

test('a game without events is one request', async () => {
  const asked = servePages(0);
  expect((await api.replay('t', 'all', 'none', '')).steps).toEqual([]);
  expect(asked).toEqual([0]);
});
