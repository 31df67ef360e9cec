/** A seat of a table that is about to be created, as the dialog shows it. */

import { botOf, type Cast } from '../cast';
import { t } from '../texts';

export interface SeatDraft {
  /** "me", "open", or "bot:1" to "bot:5". */
  kind: string;
  colour: string;
  name: string;
  /** The animal of a bot, or ''. */
  face: string;
  /** The level of a bot, or 0. */
  level: number;
}

/** Return the level of a bot, or 0 for all others. */
export function levelOf(kind: string): number {
  return kind.startsWith('bot:') ? Number(kind.slice(4)) : 0;
}

/** Return the seats with names: bots have those of the cast, the visitor has their own. */
export function seatDrafts(kinds: readonly string[], colours: readonly string[], cast: Cast | null, number: number, visitor: string): SeatDraft[] {
  const mine = kinds.filter((kind) => kind === 'me').length;
  return kinds.map((kind, n) => {
    const level = levelOf(kind);
    const bot = cast && level ? botOf(cast, number, n, level) : null;
    const own = kind === 'me' && mine === 1 ? visitor : '';
    return { kind, colour: colours[n] ?? '', name: bot?.name || own || t('player-number', { number: n + 1 }), face: bot?.face ?? '', level };
  });
}
