import { beforeEach, expect, test } from 'vitest';
import { ToldOutcomes } from '../src/toldOutcomes';
import { CHANCE, type ChanceDraw, type TableEvent } from '../src/wire';

const ANN = 0;
const DIE = [1, 2, 3, 4, 5, 6];
const ALL = 100;

let outcomes: ToldOutcomes;

beforeEach(() => {
  outcomes = new ToldOutcomes();
});

function told(event: number, seat: number, action?: number): TableEvent {
  return { number: event + 10, kind: 'move', event, seat, ...(action === undefined ? {} : { action }) };
}

function draws(...drawn: readonly (readonly [number, number])[]): ChanceDraw[] {
  return drawn.map(([number, action]) => ({ number, action, outcomes: DIE, weights: DIE.map(() => 1) }));
}

test('a receipt must have each outcome that was told during the game', () => {
  outcomes.add(ANN, [told(0, ANN, 7), told(1, CHANCE, 4)]);
  outcomes.add(ANN, [told(2, ANN, 8), told(3, CHANCE, 4), told(4, CHANCE, 2)]);
  expect(outcomes.agree(ANN, draws([1, 4], [3, 4], [4, 2]), ALL)).toBe(true);
  expect(outcomes.agree(ANN, draws([1, 4], [3, 6], [4, 2]), ALL)).toBe(false); // another outcome
  expect(outcomes.agree(ANN, draws([1, 4], [4, 2]), ALL)).toBe(false); // one is missing
  expect(outcomes.agree(ANN, draws([1, 4], [3, 2], [4, 4]), ALL)).toBe(false); // in another order
  expect(outcomes.agree(ANN, [], ALL)).toBe(false);
});

test('a hidden outcome may be any, but it must be there', () => {
  outcomes.add(ANN, [told(0, CHANCE), told(1, CHANCE, 5)]);
  expect(outcomes.agree(ANN, draws([0, 3], [1, 5]), ALL)).toBe(true);
  expect(outcomes.agree(ANN, draws([1, 5]), ALL)).toBe(false);
});

test('events have larger numbers in the receipt after steps that were hidden from the viewer', () => {
  outcomes.add(ANN, [told(1, CHANCE, 4), told(3, CHANCE, 2)]);
  expect(outcomes.agree(ANN, draws([1, 4], [2, 6], [5, 2]), ALL)).toBe(true);
  expect(outcomes.agree(ANN, draws([0, 4], [5, 2]), ALL)).toBe(false); // earlier than it was told
});

test('outcomes that were taken back do not count', () => {
  outcomes.add(ANN, [told(1, CHANCE, 4), told(2, ANN, 7), told(3, CHANCE, 1)]);
  outcomes.add(ANN, [told(2, ANN, 8), told(3, ANN, 9)]);
  expect(outcomes.agree(ANN, draws([1, 4]), ALL)).toBe(true);
  outcomes.add(ANN, [told(4, CHANCE, 6)]);
  expect(outcomes.agree(ANN, draws([1, 4]), 4)).toBe(true); // the game ended after that was taken back, too
});

test('what was told live counts more than a replay, and after a gap the replay counts', () => {
  outcomes.add(ANN, [told(3, CHANCE, 1)]);
  outcomes.addEarlier(ANN, [told(0, ANN, 7), told(1, CHANCE, 4), told(3, CHANCE, 6)]);
  expect(outcomes.agree(ANN, draws([1, 4], [3, 1]), ALL)).toBe(true);
  expect(outcomes.agree(ANN, draws([1, 4], [3, 6]), ALL)).toBe(false);
  outcomes.forget(ANN);
  outcomes.addEarlier(ANN, [told(1, CHANCE, 4), told(3, CHANCE, 6)]);
  expect(outcomes.agree(ANN, draws([1, 4], [3, 6]), ALL)).toBe(true);
});
