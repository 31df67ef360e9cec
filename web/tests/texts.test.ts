import { computed } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameFacts } from '../src/home/gameWindow';
import { guestName, playerKind, playerName } from '../src/playerNames';
import { problemOf } from '../src/problem';
import { changeSettings } from '../src/settings';
import { entryText } from '../src/table/log';
import { formatTime } from '../src/table/seatList';
import { loadTexts, t, textLanguage } from '../src/texts';
import { problemText } from '../src/toast';
import { gameInfo, person, tableInfo } from './fixtures';

beforeEach(async () => {
  changeSettings({ language: 'en' });
  await loadTexts();
});

test('numbers choose the form of a text', () => {
  expect(t('waiting-open', { count: 1 })).toBe('One seat is still open.');
  expect(t('waiting-open', { count: 2 })).toBe('2 seats are still open.');
});

test('a text that does not exist shows its id', () => {
  expect(t('no-such-text')).toBe('no-such-text');
});

test('a text changes with the language in the settings', async () => {
  const text = computed(() => t('settings'));
  expect(text.value).toBe('Settings');

  changeSettings({ language: 'da' });

  await vi.waitFor(() => expect(textLanguage.value).toBe('da'));
  expect(text.value).toBe('Indstillinger');
});

test('a player is named, numbered with several seats, or described', () => {
  const bot = { kind: 'bot', name: 'Cirrus', level: 2, face: 'fox' } as const;
  const info = tableInfo({ seats: [person('Ada'), person('Bea'), person('Ada'), bot, { kind: 'bot', level: 2 }, { kind: 'open' }] });

  expect([0, 1, 2, 3, 4, 5].map((seat) => playerName(info, seat))).toEqual(['Ada 1', 'Bea', 'Ada 2', 'Cirrus', 'Player 5', 'Open seat']);
  expect(guestName(info, 'bea')).toBe('Bea');
  expect(playerKind(bot)).toBe('Bot, level 2');
  expect(playerKind(person('Ada'))).toBe('');
  expect(playerKind({ ...person('Ada'), away: true, level: 3, stand_in: 'Onyx' })).toBe('Stand-in: Onyx, level 3');
});

test('an entry of the log is the text of a move, or says what happened', () => {
  const entry = { number: 1, seat: 0, by: null, text: '', what: '', facts: [] };

  expect(entryText({ ...entry, kind: 'move', text: 'Ada plays a card.' }, tableInfo())).toBe('Ada plays a card.');
  expect(entryText({ ...entry, kind: 'away' }, tableInfo())).toContain('Ada');
  expect(entryText({ ...entry, kind: 'ask', what: 'pause' }, tableInfo())).not.toBe('');
  expect(entryText({ ...entry, kind: 'contribute' }, tableInfo())).toBe('');
});

test('a known error has a text, an unknown one keeps its message', () => {
  expect(problemText(problemOf({ code: 'wrong-seat', message: 'seat 1' }))).toBe('It is not your turn.');
  expect(problemText(problemOf({ code: 'new-code', message: 'something new' }))).toBe('something new');
});

test('times and facts are formatted', () => {
  expect([0, 9, 60, 65, 600].map(formatTime)).toEqual(['0:00', '0:09', '1:00', '1:05', '10:00']);
  expect(gameFacts(gameInfo())).toBe('2–6 players · 20 minutes');
  expect(gameFacts(gameInfo({ players: [2, 2], length: '' }))).toBe('2 players');
});
