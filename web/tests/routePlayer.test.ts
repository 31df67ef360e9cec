import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableCommands } from '../src/table/commands';
import { RoutePlayer } from '../src/table/routePlayer';
import type { DeviceSeats } from '../src/table/seats';
import { Viewer } from '../src/table/viewer';
import type { Route } from '../src/wire';
import { gameView, news, scene } from './fixtures';

const FAR: Route = { start: 'piece', actions: [4, 7, 9], label: 'to the shore', targets: [{ id: 'ring' }] };
const NEAR: Route = { start: 'piece', actions: [4, 8], label: 'to the rock', targets: [{ id: 'ring' }, { id: 'tag' }] };
const LISTED: Route = { start: 'other', actions: [5, 6], label: 'pick up', listed: true, targets: [{ id: 'bubble' }] };
const OFFERS = { actions: { piece: [4], other: [5], tent: [3] }, routes: [FAR, NEAR, LISTED] };
const CHOICES = [{ action: 3, text: 'end' }, { action: 4, text: 'move', group: 'B1' }, { action: 5, text: 'move', group: 'B1' }];

let viewer: Viewer;
let routes: RoutePlayer;
let sent: number[];
let accepts: (action: number) => boolean;

function at(number: number, actions: readonly number[]): void {
  viewer.receive(news(number, { view: gameView({ events: number, actors: [0], choices: actions.map((action) => ({ action })) }) }));
}

beforeEach(() => {
  viewer = new Viewer(0);
  viewer.receive(news(1, {
    scene: scene({ id: 'piece' }), view: gameView({ events: 1, actors: [0], choices: CHOICES, offers: OFFERS }),
  }));
  sent = [];
  accepts = () => true;
  const play = vi.fn((action: number) => {
    sent.push(action);
    return Promise.resolve(accepts(action));
  });
  const shown = signal<Viewer | null>(viewer);
  routes = new RoutePlayer({ shown } as unknown as DeviceSeats, () => ({ play }) as unknown as TableCommands);
});

test('an action without routes is played as it is', () => {
  expect(routes.take(3)).toBe(false);
  expect(routes.offers(viewer.state.value)?.actions).toEqual(OFFERS.actions);
});

test('pointing at a sprite shows where its routes lead, without offering them', () => {
  routes.point('piece');

  const offers = routes.offers(viewer.state.value);
  expect(offers?.targets?.map(({ id }) => id)).toEqual(['ring', 'tag']);
  expect(offers?.actions).toEqual(OFFERS.actions);
});

test('choosing a sprite with routes offers them on the board and in the list', () => {
  expect(routes.take(4)).toBe(true);

  const state = viewer.state.value;
  expect(routes.isOpen(state)).toBe(true);
  expect(routes.offers(state)?.actions).toEqual({ piece: [-1], ring: [-2, -3], tag: [-3] });
  expect(routes.choices(state).map(({ action }) => action)).toEqual([-2, -3, 4, -1]);
  expect(routes.take(4), 'step by step').toBe(false);
  expect(sent).toEqual([]);
});

test('routes that are always listed stand next to the action they begin with', () => {
  const choices = routes.choices(viewer.state.value);

  expect(choices.map(({ action }) => action)).toEqual([3, 4, 5, -4]);
  expect(choices[3]).toMatchObject({ text: 'pick up', group: 'B1' });
});

test('the list of routes can be closed, and closes when something happens', () => {
  routes.take(4);
  expect(routes.take(-1)).toBe(true);
  expect(routes.isOpen(viewer.state.value)).toBe(false);

  routes.take(4);
  at(2, [4]);
  expect(routes.isOpen(viewer.state.value)).toBe(false);
});

test('a route sends its actions one after the other, each when it is legal', async () => {
  const choices: Record<number, number[]> = { 4: [7, 8], 7: [9], 9: [3] };
  accepts = (action) => {
    at(viewer.latest + 1, choices[action] ?? []);
    return true;
  };
  routes.take(-2);

  await vi.waitFor(() => expect(sent).toEqual([4, 7, 9]));
  expect(routes.isOpen(viewer.state.value)).toBe(false);
});

test('a route stops if an action is refused or no longer legal', async () => {
  accepts = () => false;
  routes.take(-2);
  await vi.waitFor(() => expect(sent).toEqual([4]));

  accepts = () => {
    at(viewer.latest + 1, [8]);
    return true;
  };
  at(2, [4]);
  viewer.receive(news(3, { view: gameView({ events: 3, actors: [0], choices: CHOICES, offers: OFFERS }) }));
  routes.take(-2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent, 'after 4, 7 was not legal').toEqual([4, 4]);
});
