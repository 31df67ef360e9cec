import { expect, test } from 'vitest';
import { entryOf, storyOf } from '../src/table/story';
import type { ToldFact, Weight } from '../src/wire';

const fact = (weight: Weight, text: string, seat?: number): ToldFact => ({ kind: text, weight, text, ...(seat === undefined ? {} : { seat }) });
const move = (number: number, ...facts: ToldFact[]) => entryOf({ number, kind: 'move', facts });
const texts = (entries: Parameters<typeof storyOf>[0]) =>
  storyOf(entries).map(({ title, blocks }) => [title[0]?.text ?? '', ...blocks.map(({ seat, lines }) => [seat, ...lines.map(({ parts }) => parts[0]?.text)])]);

test('facts are grouped by round and by turn', () => {
  const entries = [
    move(1, fact('line', 'dealt')), move(2, fact('round', 'Round 1'), fact('turn', '', 1)), move(3, fact('line', 'plays', 1), fact('turn', '', 0)),
    move(4, fact('line', 'draws', 0)),
  ];
  expect(texts(entries)).toEqual([['', [null, 'dealt']], ['Round 1', [1, 'plays'], [0, 'draws']]]);
});

test('the headlines of a turn come first, in their order', () => {
  const entries = [move(1, fact('line', 'a'), fact('headline', 'b')), move(2, fact('line', 'c'), fact('headline', 'd'))];
  expect(texts(entries)).toEqual([['', [null, 'b', 'd', 'a', 'c']]]);
});

test('details are folded away', () => {
  const [chapter] = storyOf([move(1, fact('detail', 'a card')), move(2, fact('detail', 'another'), fact('line', 'dealt'))]);
  expect(chapter?.blocks[0]?.lines).toHaveLength(1);
  expect(chapter?.blocks[0]?.details).toHaveLength(2);
});

test('what passes is shown until the next line', () => {
  const chosen = [move(1, fact('line', 'begins')), move(2, fact('passing', 'has chosen')), move(3, fact('detail', 'x'))];
  expect(texts(chosen)).toEqual([['', [null, 'begins', 'has chosen']]]);
  expect(texts([...chosen, move(4, fact('line', 'reveals'))])).toEqual([['', [null, 'begins', 'reveals']]]);
});

test('a record that is not a move is a line of its own', () => {
  const [chapter] = storyOf([entryOf({ number: 1, kind: 'start' }), move(2, fact('line', 'a'))]);
  expect(chapter?.blocks[0]?.lines.map(({ entry }) => entry.kind)).toEqual(['start', 'move']);
});

test('a round in which nothing is told has no title, unless it has just begun', () => {
  const entries = [move(1, fact('round', 'Round 1')), move(2, fact('round', 'Round 2'))];
  expect(texts(entries)).toEqual([['Round 2']]);
});
