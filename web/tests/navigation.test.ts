import { expect, test } from 'vitest';
import { replayPath, tablePath } from '../src/navigation';

test('the path of a table carries its invitation', () => {
  expect(tablePath('abc')).toBe('/t/abc');
  expect(tablePath('abc', 'a+b/c')).toBe('/t/abc?invitation=a%2Bb%2Fc');
  expect(new URL(tablePath('abc', 'a+b/c'), 'http://x').searchParams.get('invitation')).toBe('a+b/c');
});

test('the path of a replay carries the invitation of its table', () => {
  expect(replayPath('abc')).toBe('/r/abc');
  expect(replayPath('abc', 'key')).toBe('/r/abc?invitation=key');
  expect(replayPath('abc', 'key', 'seat:1', 7)).toBe('/r/abc?invitation=key&lens=seat%3A1#7');
});
