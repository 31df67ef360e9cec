import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/app';
import { goTo, replaceHash } from '../src/navigation';
import { loadTexts } from '../src/texts';
import { FakeSocket } from './fakeSocket';

let root: HTMLElement;

beforeEach(async () => {
  FakeSocket.install();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ guest: '', name: '', games: [], tables: [], items: [] })));
  vi.stubGlobal('scrollTo', vi.fn());
  root = document.createElement('div');
  document.body.append(root);
  await loadTexts();
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<string> {
  await act(() => {
    history.replaceState(null, '', path);
    render(<App />, root);
  });
  return root.querySelector('h1')?.textContent ?? '';
}

test.each([
  ['/lobby', 'Lobby'], ['/mine', 'My tables'], ['/settings', 'Settings'], ['/privacy', 'Privacy'], ['/admin', 'Host'], ['/nowhere', 'Page not found'],
])('%s shows its page', async (path, heading) => {
  expect(await open(path)).toBe(heading);
});

test.each([
  ['a banned visitor', { error: { code: 'banned', message: '' } }, 403, true],
  ['a visitor without a name', { guest: '', name: '' }, 200, false],
])('the settings let %s delete their data, if there is any', async (_, answer, status, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status })));
  await open('/settings');
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(root.textContent.includes('Delete my data')).toBe(expected);
});

test('going to another page shows it, at its top, with the focus on its main part', async () => {
  await open('/lobby');

  await act(() => goTo('/settings'));

  expect(root.querySelector('h1')?.textContent).toBe('Settings');
  expect(location.pathname).toBe('/settings');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('a link goes to its page without loading the document again', async () => {
  await open('/settings');
  const link = [...root.querySelectorAll('a')].find((found) => found.getAttribute('href') === '/lobby');

  await act(() => link?.click());

  expect(root.querySelector('h1')?.textContent).toBe('Lobby');
  expect(link?.getAttribute('aria-current')).toBe('page');
});

test('a table is watched with the invitation of its address', async () => {
  await open('/t/abc?invitation=key');
  FakeSocket.latest.accept();

  expect(FakeSocket.latest.commands('watch')).toMatchObject([{ table: 'abc', invitation: 'key', seat: -1 }]);
});

test('the hash changes without an entry in the history', async () => {
  await open('/take#token');
  const entries = history.length;

  await act(() => replaceHash('other'));

  expect(location.hash).toBe('#other');
  expect(history.length).toBe(entries);
});
