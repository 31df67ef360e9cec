import { expect, test } from 'vitest';
import type { Guide } from '../src/api';
import { arrowPath } from '../src/guide/figure';
import { entryAbout, plainText, searchGuide, thingShown } from '../src/guide/guides';
import { answerPlace } from '../src/guide/whatIsThis';

const GUIDE: Guide = {
  title: 'Polar Rush',
  language: 'en',
  sections: [
    { id: 'goal', title: 'The goal', blocks: [{ html: '<p>Reach the <em>igloo</em> first.</p>', rules: ['RUSH-01'] }, { figure: 'home', html: 'At home' }] },
    { id: 'pieces', title: 'Pieces', things: [
      { id: 'igloo', title: 'Igloo tile', blocks: [{ html: '<p>Two of the tiles.</p>', rules: ['RUSH-30'] }] },
      { id: 'tile', title: 'Tile', blocks: [{ html: '<p>It moves you <svg class="x"><use/></svg>home.</p>' }] },
    ] },
  ],
  things: {
    igloo: { picture: 'rush-igloo', sprites: ['rush-tile-igloo', '#igloo-?'] },
    tile: { picture: 'rush-tile', sprites: ['rush-tile-*'] },
    tower: { picture: 'tower', sprites: ['tower.red'] },
    card: { picture: 'card', sprites: ['#card-1[0-6]-*', 'card-[1-9]'] },
  },
};

test('the first thing with a pattern for the art or the id answers', () => {
  expect(thingShown(GUIDE, { id: 'tile-3', art: 'rush-tile-igloo' })).toBe('igloo');
  expect(thingShown(GUIDE, { id: 'tile-3', art: 'rush-tile-seal' })).toBe('tile');
  expect(thingShown(GUIDE, { id: 'igloo-4' })).toBe('igloo');
  expect(thingShown(GUIDE, { id: 'igloo-44' })).toBeNull();
  expect(thingShown(GUIDE, { id: 'x', art: 'my-rush-tile-seal' })).toBeNull();
  expect(thingShown(GUIDE, { id: 'x', art: 'rushXtile-seal' })).toBeNull();
});

test('a pattern may have sets of characters', () => {
  expect(thingShown(GUIDE, { id: 'card-16-0' })).toBe('card');
  expect(thingShown(GUIDE, { id: 'card-17-0' })).toBeNull();
  expect(thingShown(GUIDE, { id: 'x', art: 'card-4' })).toBe('card');
});

test('a pattern may ask for a class of the look', () => {
  expect(thingShown(GUIDE, { id: 'x', art: 'tower', look: 'large red' })).toBe('tower');
  expect(thingShown(GUIDE, { id: 'x', art: 'tower', look: 'reddish' })).toBeNull();
  expect(thingShown(GUIDE, { id: 'x', art: 'tower' })).toBeNull();
});

test('a sprite leads to its entry, also before the guide is loaded', () => {
  expect(entryAbout(GUIDE, { id: 'tile-3', art: 'rush-tile-seal' })?.title).toBe('Tile');
  expect(entryAbout(GUIDE, { id: 'sea' })).toBeNull();
  expect(entryAbout(GUIDE, undefined)).toBeNull();
  expect(entryAbout(null, { id: 'tile-3', art: 'rush-tile-seal' })).toBeNull();
});

test('a search keeps the blocks that contain all words, with their headings', () => {
  expect(searchGuide(GUIDE, '')).toBe(GUIDE.sections);
  const [goal, pieces] = searchGuide(GUIDE, 'IGLOO');
  expect(goal?.blocks).toHaveLength(1);
  expect(pieces?.things?.map(({ id }) => id)).toEqual(['igloo']);
  expect(searchGuide(GUIDE, 'rush-30').map(({ id }) => id)).toEqual(['pieces']);
  expect(searchGuide(GUIDE, 'igloo walrus')).toEqual([]);
  expect(searchGuide(GUIDE, 'use')).toEqual([]);
  expect(plainText({ html: '<p>a<svg>x</svg>b</p>' }).trim()).toBe('a b');
});

test('an arrow keeps its distance, and is left out between neighbours that touch', () => {
  expect(arrowPath([0, 0], [100, 0])).toBe('M16.0 0.0L84.0 0.0M73.0 11.0L84.0 0.0L73.0 -11.0');
  expect(arrowPath([0, 0], [20, 0])).toBe('');
});

test('an answer is above its thing, or below at the top of the window, and never outside', () => {
  const thing = (x: number, y: number): DOMRect => ({ left: x, top: y, width: 20, height: 20, right: x + 20, bottom: y + 20 }) as DOMRect;
  expect(answerPlace(thing(300, 300), 100, 50)).toEqual({ left: 260, top: 240 });
  expect(answerPlace(thing(300, 20), 100, 50)).toEqual({ left: 260, top: 50 });
  expect(answerPlace(thing(0, 300), 100, 50).left).toBe(10);
  expect(answerPlace(thing(innerWidth, 300), 100, 50).left).toBe(innerWidth - 110);
});
