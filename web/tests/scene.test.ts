import { expect, test } from 'vitest';
import { applyPatch, cssTransform, inDrawingOrder, isInSamePlace, looksSame, pictureOf, svgTransform } from '../src/picture/scene';
import { spriteClasses } from '../src/picture/sprite';
import { scene } from './fixtures';

const PICTURE = pictureOf({ ...scene({ id: 'a', x: 1 }, { id: 'b', x: 2 }), seats: [{ points: 3 }] });

test('a patch adds, replaces and removes sprites', () => {
  const next = applyPatch(PICTURE, { sprites: [{ id: 'b', x: 9 }, { id: 'c' }], gone: ['a'] });

  expect([...next.sprites.keys()]).toEqual(['b', 'c']);
  expect(next.sprites.get('b')?.x).toBe(9);
  expect(next.seats).toEqual([{ points: 3 }]);
  expect([...PICTURE.sprites.keys()], 'the old picture is unchanged').toEqual(['a', 'b']);
});

test('a patch may change what players hold', () => {
  expect(applyPatch(PICTURE, { seats: [{ points: 4 }] }).seats).toEqual([{ points: 4 }]);
});

test('sprites are drawn by layer, then by id', () => {
  const order = inDrawingOrder([{ id: 'z' }, { id: 'top', layer: 2 }, { id: 'a' }, { id: 'bottom', layer: -1 }]);

  expect(order.map((sprite) => sprite.id)).toEqual(['bottom', 'a', 'z', 'top']);
});

test('a sprite is placed, rotated and scaled', () => {
  expect(svgTransform({ id: 'a' })).toBe('translate(0 0)');
  expect(svgTransform({ id: 'a', x: 3, y: 4, turn: 90, scale: 0.5 })).toBe('translate(3 4) rotate(90) scale(0.5)');
  expect(svgTransform({ id: 'a', path: 'M0 0' }), 'a path is in scene units').toBeUndefined();
  expect(cssTransform({ id: 'a', x: 3, y: 4 }, [8, 9])).toBe('translate(8px, 9px) rotate(0deg) scale(1)');
});

test('look and place are compared separately', () => {
  const card = { id: 'a', art: 'card', x: 1, y: 1 };

  expect(looksSame(card, { ...card, x: 5 })).toBe(true);
  expect(looksSame(card, { ...card, art: 'back' })).toBe(false);
  expect(isInSamePlace(card, { ...card, art: 'back', turn: 0, scale: 1 })).toBe(true);
  expect(isInSamePlace(card, { ...card, turn: 90 })).toBe(false);
});

test('the classes of a sprite name its look and the colour of its player', () => {
  const colours = ['blue', 'red'];

  expect(spriteClasses({ id: 'a', look: 'dim', seat: 1 }, colours, 'sb-offer')).toBe('sprite dim colour-red sb-offer');
  expect(spriteClasses({ id: 'a', seat: 0 }, colours, '')).toBe('sprite colour-blue');
  expect(spriteClasses({ id: 'a', seat: -1 }, colours, '')).toBe('sprite');
});
