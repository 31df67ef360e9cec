import { expect, test } from 'vitest';
import type { OptionInfo } from '../src/api';
import { helpText, isSwitch, stepped } from '../src/home/optionField';
import { boxOf } from '../src/home/rowPicture';
import { seatDrafts } from '../src/home/seatDraft';
import { columnsFor } from '../src/table/seatList';
import { loadTexts } from '../src/texts';

function option(fields: Partial<OptionInfo>): OptionInfo {
  return { name: 'o', label: 'O', help: '', default: 0, allowed: '', kind: 'number', ...fields };
}

test('an option is a switch if its two values are on and off', () => {
  const values = (...found: (string | boolean)[]) => found.map((value) => ({ value, label: '' }));

  expect(isSwitch(option({ kind: 'choice', values: values(true, false) }))).toBe(true);
  expect(isSwitch(option({ kind: 'choice', values: values('may', 'must') }))).toBe(false);
  expect(isSwitch(option({ kind: 'number' }))).toBe(false);
});

test('− and + lead to multiples of the step, within the limits', () => {
  const score = option({ low: 50, high: 10_000, step: 50 });
  expect([stepped(score, 500, 1), stepped(score, 500, -1), stepped(score, 50, -1)]).toEqual([550, 450, 50]);
  expect([stepped(score, 520, 1), stepped(score, 520, -1)]).toEqual([550, 500]);

  const rounds = option({ low: 1, high: 200, step: 10 });
  expect([stepped(rounds, 10, -1), stepped(rounds, 1, 1), stepped(rounds, 200, 1)]).toEqual([1, 10, 200]);
});

test('the seats of a new table have names', () => {
  const cast = { animals: ['bear', 'fox'], names: { 2: ['Nimbus', 'Cirrus'] }, strides: [1] };
  const drafts = seatDrafts(['me', 'bot:2', 'open'], ['red', 'blue', 'green'], cast, 0, 'Ada');

  expect(drafts.map(({ name }) => name)).toEqual(['Ada', 'Cirrus', 'Player 3']);
  expect(drafts[1]).toEqual({ kind: 'bot:2', colour: 'blue', name: 'Cirrus', face: 'fox', level: 2 });
  expect(seatDrafts(['me', 'me'], [], null, 0, 'Ada').map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
});

test('the picture of a row is as large as its sprites', () => {
  const sizes = (symbol: string): readonly [number, number] => (symbol === 'floe' ? [100, 40] : [0, 0]);

  expect(boxOf([{ id: 'a', art: 'floe', x: 50, y: 20 }, { id: 'b', x: 900 }], sizes)).toEqual([-16, -16, 132, 72]);
  expect(boxOf([{ id: 'a', art: 'floe', turn: 90, scale: 2 }], sizes)).toEqual([-56, -116, 112, 232]);
  expect(boxOf([], sizes)).toEqual([0, 0, 1, 1]);
});

test('players stand in as few rows on a phone as there is room for, equally full', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(columnsFor)).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 5, 5]);
});

test('the help of an option says where its default comes from', async () => {
  await loadTexts();
  expect(helpText(option({ help: 'It is so.', origin: 'printed' }))).toBe('It is so. The default is the printed rule.');
  expect(helpText(option({ help: 'It is so.', origin: 'reading' }))).toContain('our reading');
  expect(helpText(option({ help: 'It is so.' }))).toBe('It is so.');
});
