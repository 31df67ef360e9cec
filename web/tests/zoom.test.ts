import { expect, test } from 'vitest';
import { clampZoom, viewBox, WHOLE_BOARD } from '../src/picture/zoom';

test('the whole board is its own view', () => {
  expect(viewBox(100, 50, WHOLE_BOARD)).toBe('0.00 0.00 100.00 50.00');
});

test('zoomed in, a part of the board is visible', () => {
  expect(viewBox(100, 50, { scale: 2, x: 0.75, y: 0.5 })).toBe('50.00 12.50 50.00 25.00');
});

test('nothing outside the board becomes visible', () => {
  expect(clampZoom({ scale: 2, x: 0, y: 1 })).toEqual({ scale: 2, x: 0.25, y: 0.75 });
  expect(clampZoom({ scale: 0.5, x: 0, y: 1 })).toEqual(WHOLE_BOARD);
  expect(clampZoom({ scale: 99, x: 0.5, y: 0.5 }).scale).toBe(5);
});
