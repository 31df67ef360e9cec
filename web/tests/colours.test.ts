import { expect, test } from 'vitest';
import { dealtColours, takenColours } from '../src/colours';
import { person, tableInfo } from './fixtures';

const COLOURS = ['red', 'yellow', 'blue', 'green'];

test('seats without a choice have the printed colours in order', () => {
  expect(dealtColours(['', '', ''], COLOURS)).toEqual(['red', 'yellow', 'blue']);
});

test('a chosen colour moves only the seat that would have had it', () => {
  expect(dealtColours(['blue', '', ''], COLOURS)).toEqual(['blue', 'yellow', 'red']);
  expect(dealtColours(['', 'green', ''], COLOURS)).toEqual(['red', 'green', 'blue']);
  expect(dealtColours(['yellow', 'red', '', ''], COLOURS)).toEqual(['yellow', 'red', 'blue', 'green']);
});

test('colours of other people and reserved ones are taken, those of bots and open seats are free', () => {
  const info = tableInfo({
    seats: [
      { ...person('Ada'), colour: 'blue' },
      { kind: 'bot', level: 2, colour: 'yellow' },
      { ...person('Bea'), colour: 'red' },
      { kind: 'open', guest: 'cleo', colour: 'green' },
      { kind: 'open', colour: 'purple' },
    ],
  });

  expect([...takenColours(info, 0, 'ada')]).toEqual([['red', 'Bea'], ['green', 'Open seat']]);
  expect([...takenColours(info, null, 'cleo').keys()], 'my own reserved colour').toEqual(['blue', 'red']);
});
