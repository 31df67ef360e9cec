import { expect, test } from 'vitest';
import { botOf, castCount, type Cast } from '../src/cast';

const ANIMALS = ['bear', 'fox', 'husky', 'seal', 'walrus', 'puffin', 'owl', 'reindeer', 'hare', 'narwhal'];
const CAST: Cast = { animals: ANIMALS, names: { 3: ANIMALS.map((animal) => animal.toUpperCase()) }, strides: [1, 3, 7, 9] };

test('the animals are dealt as the server deals them', () => {
  const faces = (number: number, seats: number): string[] =>
    Array.from({ length: seats }, (_, seat) => botOf(CAST, number, seat, 3).face);

  expect(faces(7, 3)).toEqual(['reindeer', 'hare', 'narwhal']);
  expect(faces(17, 10)).toEqual(['reindeer', 'bear', 'seal', 'owl', 'narwhal', 'husky', 'puffin', 'hare', 'fox', 'walrus']);
  expect(botOf(CAST, 7, 0, 3)).toEqual({ face: 'reindeer', name: 'REINDEER', level: 3 });
});

test('no two of ten bots are alike in any cast', () => {
  expect(castCount(CAST)).toBe(40);
  for (let number = 0; number < castCount(CAST); number += 1) {
    expect(new Set(ANIMALS.map((_, seat) => botOf(CAST, number, seat, 3).face)).size).toBe(10);
  }
});
