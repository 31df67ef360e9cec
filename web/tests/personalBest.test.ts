import { expect, test } from 'vitest';
import { betterOf } from '../src/table/personalBest';

test('the first result is the best', () => {
  expect(betterOf(null, 'a', 31)).toEqual({ points: 31, table: 'a', before: null });
});

test('only a better result replaces the best, and says what it has beaten', () => {
  const best = { points: 31, table: 'a', before: null };
  expect(betterOf(best, 'b', 31)).toBe(best);
  expect(betterOf(best, 'b', 20)).toBe(best);
  expect(betterOf(best, 'b', 34)).toEqual({ points: 34, table: 'b', before: 31 });
});

test('looking at the best game again changes nothing', () => {
  const best = { points: 34, table: 'b', before: 31 };
  expect(betterOf(best, 'b', 34)).toBe(best);
});
