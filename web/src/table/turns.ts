/** Whether a player's next turn has begun, as far as the log tells. */

import { opensTurn } from '../replay/marks';
import { CHANCE } from '../wire';
import type { LogEntry } from './story';

/**
 * Return whether a turn of a seat has begun after an event: its own turn, or a turn or round of nobody in particular.
 *
 * In a game that does not tell turns, one has begun when another player has acted.
 */
export function hasNewTurn(entries: readonly LogEntry[], seat: number, after: number): boolean {
  const later = entries.filter(({ number }) => number > after);
  if (entries.some(({ facts }) => facts.some(opensTurn))) {
    return later.some(({ facts }) => facts.some((fact) => opensTurn(fact) && (fact.seat ?? seat) === seat));
  }
  return later.some(({ kind, seat: actor }) => kind === 'move' && actor !== null && actor !== CHANCE && actor !== seat);
}
