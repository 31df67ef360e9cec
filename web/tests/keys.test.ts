import { afterEach, expect, test } from 'vitest';
import { nearestInDirection } from '../src/picture/boardKeys';
import { moveListFocus, nextIndex } from '../src/table/listKeys';
import { scrollDistance } from '../src/table/phoneBoard';

afterEach(() => document.body.replaceChildren());

test.each([
  ['ArrowDown', 0, 1], ['ArrowDown', 2, 0], ['ArrowRight', 1, 2], ['ArrowUp', 0, 2], ['ArrowLeft', 2, 1],
  ['Home', 2, 0], ['End', 0, 2], ['ArrowDown', -1, 0], ['ArrowUp', -1, 2], ['a', 1, null],
])('%s at %i of three leads to %s', (key, index, next) => {
  expect(nextIndex(key, index, 3)).toBe(next);
});

test('an empty list has no next entry', () => {
  expect(nextIndex('Home', -1, 0)).toBeNull();
});

test('an arrow key moves the focus past a disabled button and does not scroll', () => {
  document.body.innerHTML = '<ol><button>a</button><button disabled>b</button><button>c</button></ol>';
  const [first, , last] = document.querySelectorAll('button');
  document.querySelector('ol')?.addEventListener('keydown', moveListFocus);
  first?.focus();
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });

  first?.dispatchEvent(event);

  expect(document.activeElement).toBe(last);
  expect(event.defaultPrevented).toBe(true);
});

test('an arrow key on the board chooses the nearest offer in its direction', () => {
  const offers = [[10, 0], [100, 0], [0, 10], [-5, 0]] as const;

  expect(nearestInDirection('ArrowRight', [0, 0], offers)).toBe(0);
  expect(nearestInDirection('ArrowDown', [0, 0], offers)).toBe(2);
  expect(nearestInDirection('ArrowLeft', [0, 0], offers)).toBe(3);
  expect(nearestInDirection('ArrowUp', [0, 0], offers)).toBe(-1);
  expect(nearestInDirection('Enter', [0, 0], offers)).toBe(-1);
});

test('straight ahead counts for more than aside', () => {
  expect(nearestInDirection('ArrowRight', [0, 0], [[10, 20], [40, 0]])).toBe(1);
});

test('a board scrolls only to what is not visible', () => {
  expect(scrollDistance([0, 100], [[20, 80]])).toBe(0);
  expect(scrollDistance([0, 100], [])).toBe(0);
  expect(scrollDistance([0, 100], [[150, 170]]), 'to the centre').toBe(110);
});

test('what is too tall gives way to the next span; the last one is shown from its top', () => {
  expect(scrollDistance([0, 100], [[0, 300], [200, 240]])).toBe(170);
  expect(scrollDistance([0, 100], [[0, 300], [200, 400]])).toBe(188);
});
