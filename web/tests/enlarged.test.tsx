import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enlargeable } from '../src/picture/enlarged';
import { pictureOf } from '../src/picture/scene';
import { Stage } from '../src/picture/stage';
import { WHOLE_BOARD } from '../src/picture/zoom';
import { scene } from './fixtures';

const PICTURE = pictureOf(scene(
  { id: 'sheet', label: 'Sheet of Bob' }, { id: 'hunter', part: 'sheet' }, { id: 'deep', part: 'sheet', look: 'only-large' }, { id: 'die', label: 'A die' },
));

let page: HTMLDivElement;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  void act(() => render(<Stage picture={PICTURE} label="Board" zoom={WHOLE_BOARD} />, page));
});

afterEach(() => {
  void act(() => render(null, page));
  page.remove();
});

const sprite = (id: string): Element => {
  const found = page.querySelector(`[data-id=${id}]`);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
};

test('a sprite with parts is enlarged by a click on it or on a part of it', () => {
  expect(enlargeable(PICTURE, sprite('sheet'))).toBe('sheet');
  expect(enlargeable(PICTURE, sprite('hunter'))).toBe('sheet');
  expect(enlargeable(PICTURE, sprite('die')), 'it has no parts').toBeNull();
});

test('an offer is not enlarged', () => {
  sprite('sheet').setAttribute('data-offer', 'sheet');
  expect(enlargeable(PICTURE, sprite('sheet'))).toBeNull();
});

test('the dialog shows the sprite and its parts until it is closed', () => {
  const elsewhere = vi.fn();
  page.addEventListener('click', elsewhere);

  void act(() => void sprite('hunter').dispatchEvent(new MouseEvent('click', { bubbles: true })));

  const dialog = document.querySelector('dialog');
  expect([...(dialog?.querySelectorAll('[data-id]') ?? [])].map((part) => part.getAttribute('data-id'))).toEqual(['deep', 'hunter', 'sheet']);
  expect(dialog?.querySelector('h2')?.textContent).toBe('Sheet of Bob');
  expect(elsewhere, 'nothing else answers the click').not.toHaveBeenCalled();
  void act(() => dialog?.querySelector('button')?.click());
  expect(document.querySelector('dialog')).toBeNull();
});
