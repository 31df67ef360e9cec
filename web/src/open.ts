/** Opening a table and going there. */

import { api, type Wanted } from './api';
import { beSomebody } from './guest';
import { go } from './router';
import { complain } from './toast';
import type { GameInfo } from './wire';

const USUAL_PLAYERS = 3;
const USUAL_BOT = 'bot:3';

/** How many play when nothing is said. */
export function usualPlayers(game: GameInfo): number {
  const [least, most] = game.players;
  return Math.min(most, Math.max(least, USUAL_PLAYERS));
}

/** The seats of a game against bots. */
export function againstBots(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualPlayers(game) - 1).fill(USUAL_BOT)];
}

/** The seats of a game with people who are to come. */
export function withGuests(game: GameInfo): string[] {
  return ['me', ...Array<string>(usualPlayers(game) - 1).fill('open')];
}

/** Open a table, which starts if nobody else is to come, and go there. */
export async function openTable(wanted: Wanted): Promise<boolean> {
  try {
    await beSomebody();
    const { table = '', invitation } = await api.create(wanted);
    go(`/t/${table}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}
