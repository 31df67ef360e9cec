import { expect, test } from 'vitest';
import { mergeTables } from '../src/pages/lobby';
import { picturesOf } from '../src/replay/playback';
import { searchRules } from '../src/guide/numberedRules';
import { scene, tableInfo } from './fixtures';

test('the lobby replaces changed tables, drops ended ones and shows the newest first', () => {
  const [old, playing] = [tableInfo({ id: 'old', created: 1 }), tableInfo({ id: 'playing', created: 2 })];
  const changed = [tableInfo({ id: 'old', status: 'over', created: 1 }), tableInfo({ id: 'new', status: 'open', created: 3 })];

  expect(mergeTables([playing, old], changed).map((table) => table.id)).toEqual(['new', 'playing']);
});

test('a replay has a picture before the first event and one after each', () => {
  const told = { number: 1, kind: 'move' };
  const pictures = picturesOf({
    scene: scene({ id: 'a', x: 0 }),
    steps: [{ told, scene: { sprites: [{ id: 'a', x: 1 }] } }, { told }, { told, scene: { gone: ['a'] } }],
  });

  expect(pictures.map((picture) => picture.sprites.get('a')?.x)).toEqual([0, 1, 1, undefined]);
  expect(picturesOf({ steps: [] })).toEqual([]);
});

test('a search finds rules with all its words, in id, section or text', () => {
  const rules = [
    { id: 'RUSH-1', section: 'Setup', text: 'Place the kayak.' }, { id: 'RUSH-2', section: 'Play', text: 'Move the kayak.' },
  ];

  expect(searchRules(rules, 'KAYAK  move').map((rule) => rule.id)).toEqual(['RUSH-2']);
  expect(searchRules(rules, 'rush-1')).toHaveLength(1);
  expect(searchRules(rules, '')).toHaveLength(2);
  expect(searchRules(rules, 'kayak sledge')).toEqual([]);
});
