/** Create a table and go there. */

import { api, type GameInfo, type NewTable } from './api';
import { pledgeFor, soloNumber } from './fairChance';
import { ensureGuest } from './guest';
import { goTo, tablePath } from './navigation';
import { showError } from './toast';

const USUAL_PLAYERS = 3;
export const USUAL_BOT = 'bot:3';

/** Return how many play unless the visitor says differently. */
export function usualPlayers(game: GameInfo): number {
  const [least, most] = game.players;
  return Math.min(most, Math.max(least, USUAL_PLAYERS));
}

/** Return the seats of a game against bots. */
export function seatsWithBots(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualPlayers(game) - 1).fill(USUAL_BOT)];
}

/** Return the seats of a game with open seats for other people. */
export function seatsForGuests(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualPlayers(game) - 1).fill('open')];
}

/** Add this device's number to the chance of a table where nobody else plays, so that its game starts at once. */
export async function contributeAlone(table: string, commitment: string): Promise<void> {
  await api.pledge(table, commitment, pledgeFor(table, commitment));
  await api.reveal(table, soloNumber(table));
}

/** Create a table and go there; return whether that worked. Without open seats the game starts at once. */
export async function createTable(wanted: NewTable): Promise<boolean> {
  try {
    await ensureGuest();
    const { table = '', invitation, commitment = '' } = await api.createTable(wanted);
    if (wanted.seats.includes('me') && !wanted.seats.includes('open')) await contributeAlone(table, commitment);
    goTo(tablePath(table, invitation));
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}
