import { expect, test } from 'vitest';
import { movedSprites, nearestRotation, pointsBetween, previousFace, removedSprites, type SceneChange } from '../src/picture/animate';
import { applyPatch, pictureOf, type Point } from '../src/picture/scene';
import type { Patch, Sprite } from '../src/wire';
import { scene } from './fixtures';

function change(sprites: Sprite[], patch: Patch): SceneChange {
  const before = pictureOf(scene(...sprites));
  return { number: 1, before, after: applyPatch(before, patch), patch };
}

test('removed sprites are drawn as they were', () => {
  const removed = removedSprites(change([{ id: 'a', x: 5 }, { id: 'b' }], { gone: ['a', 'unknown'] }));

  expect(removed).toEqual([{ id: 'a', x: 5 }]);
});

test('a card that changes its face turns over; one that only moves does not', () => {
  const card: Sprite = { id: 'card', art: 'back', motion: 'turn' };
  const turned = change([card], { sprites: [{ ...card, art: 'front' }] });

  expect(previousFace(turned, { ...card, art: 'front' })).toEqual(card);
  expect(previousFace(turned, { ...card, x: 5 })).toBeUndefined();
  expect(previousFace(turned, { id: 'card', art: 'front' }), 'no motion').toBeUndefined();
  expect(previousFace(null, card)).toBeUndefined();
});

test('a new sprite like a removed one has moved there, each removed one once', () => {
  const gone: Sprite[] = [{ id: 'hand-1', art: 'card', leaves: 'pile' }, { id: 'hand-2', art: 'other', leaves: 'pile' }];
  const added: Sprite[] = [
    { id: 'pile-1', art: 'card', enters: 'pile' }, { id: 'pile-2', art: 'card', enters: 'pile' },
    { id: 'pile-3', art: 'other', enters: 'deck' },
  ];
  const moved = movedSprites(change(gone, { gone: ['hand-1', 'hand-2'], sprites: added }));

  expect([...moved]).toEqual([['pile-1', gone[0]]]);
});

test('a sprite on a track passes the points between, in either direction', () => {
  const track: Point[] = [[0, 0], [1, 0], [2, 0], [3, 0]];

  expect(pointsBetween(track, 0, 3)).toEqual([[1, 0], [2, 0]]);
  expect(pointsBetween(track, 3, 0)).toEqual([[2, 0], [1, 0]]);
  expect(pointsBetween(track, 1, 2)).toEqual([]);
});

test.each([[0, 90, 0], [350, 10, -10], [0, 350, 360], [-90, 260, 270]])('from %i to %i degrees starts at %i', (from, to, start) => {
  expect(nearestRotation(from, to)).toBe(start);
});
