import { expect, test } from 'vitest';
import { seatsForGuests, seatsWithBots, usualPlayers } from '../src/createTable';
import { gameInfo } from './fixtures';

test('three play unless the game needs more or allows fewer', () => {
  expect(usualPlayers(gameInfo({ players: [2, 6] }))).toBe(3);
  expect(usualPlayers(gameInfo({ players: [4, 6] }))).toBe(4);
  expect(usualPlayers(gameInfo({ players: [2, 2] }))).toBe(2);
});

test('the visitor has the first seat', () => {
  expect(seatsWithBots(gameInfo())).toEqual(['me', 'bot:3', 'bot:3']);
  expect(seatsForGuests(gameInfo())).toEqual(['me', 'open', 'open']);
});
