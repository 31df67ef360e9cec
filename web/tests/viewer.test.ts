import { beforeEach, expect, test, vi } from 'vitest';
import { choicesOf, Viewer } from '../src/table/viewer';
import { gameView, news, scene } from './fixtures';

const START = news(1, { scene: scene({ id: 'piece', x: 0 }), view: gameView({ events: 1, actors: [0], choices: [{ action: 4 }] }) });
const MOVED = { number: 2, kind: 'move', text: 'moves', scene: { sprites: [{ id: 'piece', x: 9 }] } };
const NEXT = news(2, { told: [MOVED], view: gameView({ events: 2, actors: [1] }) });

let viewer: Viewer;
const onChange = vi.fn();

beforeEach(() => {
  onChange.mockClear();
  viewer = new Viewer(0, onChange);
});

test('off the screen, news are shown at once', () => {
  viewer.receive(START);
  viewer.receive(NEXT);

  expect(viewer.isSettled).toBe(true);
  expect(viewer.state.value).toMatchObject({ number: 2, change: null, view: { actors: [1] } });
  expect(viewer.state.value.picture?.sprites.get('piece')?.x).toBe(9);
  expect(viewer.log.value).toMatchObject([{ number: 2, text: 'moves' }]);
  expect(onChange).toHaveBeenCalled();
});

test('on the screen, a change is animated before the next choices appear', () => {
  viewer.isOnScreen = true;
  viewer.receive(START);
  viewer.receive(NEXT);
  const { change, view } = viewer.state.value;

  expect(change?.before.sprites.get('piece')?.x).toBe(0);
  expect(change?.after.sprites.get('piece')?.x).toBe(9);
  expect(view, 'nobody can act meanwhile').toMatchObject({ actors: [], choices: [] });
  if (change) viewer.finishChange(change);
  expect(viewer.state.value).toMatchObject({ change: null, view: { actors: [1] }, number: 2 });
});

test('a change is heard as what it did, but not if it is skipped', () => {
  const told = { ...MOVED, facts: [{ kind: 'falls', weight: 'headline' as const, text: 'falls', sound: 'splash' as const }] };
  const play = vi.fn();
  viewer = new Viewer(0, onChange, play);
  viewer.receive(START);
  viewer.receive(news(2, { told: [told], view: gameView() }));
  expect(play, 'off the screen').not.toHaveBeenCalled();
  viewer.isOnScreen = true;
  viewer.receive(news(3, { told: [{ ...told, number: 3, scene: { sprites: [{ id: 'piece', x: 20 }] } }], view: gameView() }));
  expect(play).toHaveBeenCalledExactlyOnceWith('splash');
});

test('a change that is no longer shown does not end the next one', () => {
  viewer.isOnScreen = true;
  viewer.receive(START);
  viewer.receive(NEXT);
  const first = viewer.state.value.change;
  viewer.receive(news(3, { told: [{ ...MOVED, number: 3 }], view: gameView() }));
  if (first) viewer.finishChange(first);
  const second = viewer.state.value.change;
  if (first) viewer.finishChange(first);

  expect(second?.number).toBe(3);
  expect(viewer.state.value.change).toBe(second);
});

test('a long queue is skipped', () => {
  viewer.isOnScreen = true;
  viewer.receive(START);
  const told = Array.from({ length: 20 }, (_, n) => ({ ...MOVED, number: n + 2 }));
  viewer.receive(news(21, { told, view: gameView() }));

  expect(viewer.isSettled).toBe(true);
  expect(viewer.state.value.number).toBe(21);
});

test('old news are ignored', () => {
  viewer.receive(START);
  viewer.receive(NEXT);
  viewer.receive(news(1, { view: gameView({ actors: [7] }) }));

  expect(viewer.state.value.view?.actors).toEqual([1]);
});

test('an event received twice, as after a reconnection, is logged once', () => {
  viewer.receive(START);
  viewer.receive(NEXT);
  viewer.receive(NEXT);

  expect(viewer.log.value).toHaveLength(1);
});

test('a move without a text is not logged', () => {
  viewer.receive(news(2, { told: [{ number: 2, kind: 'move' }] }));

  expect(viewer.log.value).toEqual([]);
});

test('history is merged in order, and replaces texts of another language', () => {
  viewer.receive(START);
  viewer.receive(NEXT);
  viewer.addHistory([{ number: 1, kind: 'move', text: 'first' }, { ...MOVED, text: 'flytter' }, { number: 0, kind: 'start' }]);

  expect(viewer.log.value.map((entry) => entry.text)).toEqual(['first', 'flytter']);
});

test('waiting for an event ends when its news arrive', async () => {
  viewer.receive(START);
  const done = vi.fn();
  const waiting = viewer.waitFor(2).then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();

  viewer.receive(NEXT);
  await waiting;
  expect(done).toHaveBeenCalled();
});

test('without choices, a hidden choice may be changed', () => {
  expect(choicesOf(gameView({ choices: [{ action: 1 }], changes: [{ action: 2 }] }))).toEqual([{ action: 1 }]);
  expect(choicesOf(gameView({ changes: [{ action: 2 }] }))).toEqual([{ action: 2 }]);
  expect(choicesOf(null)).toEqual([]);
});

test('a view that everybody may look at stays on the screen for its time, at every speed', () => {
  vi.useFakeTimers();
  viewer.isOnScreen = true;
  viewer.receive(START);
  viewer.receive(news(2, { view: gameView({ events: 2 }), wait: { due: 9, lasts: 2000 } }));
  viewer.receive(news(3, { view: gameView({ events: 3 }) }));
  expect(viewer.state.value.number).toBe(2);
  vi.advanceTimersByTime(1999);
  expect(viewer.state.value.number).toBe(2);
  vi.advanceTimersByTime(1);
  expect(viewer.state.value.number).toBe(3);
  vi.useRealTimers();
});

test('a player who need not look any longer sees the latest view', () => {
  viewer.isOnScreen = true;
  viewer.receive(START);
  viewer.receive(news(2, { view: gameView({ events: 2 }), wait: { due: 9, lasts: 20000 } }));
  viewer.receive(news(3, { view: gameView({ events: 3 }) }));
  viewer.stopHolding();
  expect(viewer.state.value.number).toBe(3);
});

test('a wait for a call, and a wait that began before this visit, hold nothing', () => {
  viewer.isOnScreen = true;
  viewer.receive(news(2, { view: gameView({ events: 2 }), wait: { due: 9, lasts: 5000, call: true } }));
  viewer.receive(news(3, { view: gameView({ events: 3 }), wait: { due: 9, lasts: 5000 }, gap: true }));
  viewer.receive(news(4, { view: gameView({ events: 4 }) }));
  expect(viewer.state.value.number).toBe(4);
});

test('after a backup was restored, the older view replaces what the server no longer has', () => {
  viewer.receive(START);
  viewer.receive(NEXT);
  viewer.receive(news(1, { view: gameView({ events: 1, actors: [0] }) }));
  expect(viewer.latest, 'late news are ignored').toBe(2);

  viewer.receive({ ...START, gap: true });

  expect(viewer.latest).toBe(1);
  expect(viewer.state.value).toMatchObject({ number: 1, view: { actors: [0] } });
  expect(viewer.state.value.picture?.sprites.get('piece')?.x).toBe(0);
  expect(viewer.log.value).toEqual([]);
  viewer.receive(NEXT);
  expect(viewer.log.value).toMatchObject([{ number: 2 }]);
});

test('while a change is animated, a lesson asks for nothing, but says how far it is', () => {
  const lesson = { name: 'first', done: 1, steps: 3, text: 'Turn over the tile.', actions: [4], glow: ['piece'] };
  viewer.isOnScreen = true;
  viewer.receive({ ...START, view: gameView({ events: 1, actors: [0], lesson }) });
  expect(viewer.state.value.view?.lesson).toEqual(lesson);
  viewer.receive(NEXT);

  expect(viewer.state.value.change).not.toBeNull();
  expect(viewer.state.value.view?.lesson).toEqual({ name: 'first', done: 1, steps: 3, over: false });
});
