import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Unbroken, unbrokenHtml } from '../src/unbroken';

afterEach(() => void act(() => render(null, document.body)));

test('no line ends after the first hyphen of a word', () => {
  const text = 'The U-tower, a !-torn and nosta 4 -jokeri; a pak-2-kaart and 6-a stay.';
  void act(() => render(<p><Unbroken text={text} /></p>, document.body));
  expect([...document.querySelectorAll('.sb-unbroken')].map((part) => part.textContent)).toEqual(['U-t', '!-t', '-j']);
  expect(document.body.textContent).toBe(text);
});

test('tags and their attributes stay as they are', () => {
  expect(unbrokenHtml('<p class="a-b -c">N-tårn</p>')).toBe('<p class="a-b -c"><span class="sb-unbroken">N-t</span>årn</p>');
  expect(unbrokenHtml()).toBe('');
});
