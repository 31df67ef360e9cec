/** The best result of a game for one player, kept in the browser: it needs no account, and no other player sees it. */

import { useMemo } from 'preact/hooks';
import { t } from '../texts';
import type { TableInfo } from '../wire';

/** The best result so far, and the one that it has beaten. */
export interface Best {
  points: number;
  /** The table of the best result, so that looking at it again does not beat it. */
  table: string;
  before: number | null;
}

/** Return the best result after a game: the old one, or this one if it is better. */
export function betterOf(best: Best | null, table: string, points: number): Best {
  if (best && (best.table === table || best.points >= points)) return best;
  return { points, table, before: best?.points ?? null };
}

/** Results are comparable only in the same game with the same options. */
function storageKey(info: TableInfo): string {
  const options = Object.entries(info.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `snowbound.best.${info.game}.${JSON.stringify(options)}`;
}

function stored(key: string): Best | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Best | null;
  } catch {
    return null;
  }
}

function store(key: string, best: Best): void {
  try {
    localStorage.setItem(key, JSON.stringify(best));
  } catch {
    // Without storage there is no best result to compare with.
  }
}

/** Say how a finished game for one player compares with the player's best. */
export function PersonalBest({ info, points }: { info: TableInfo; points: number }) {
  const best = useMemo(() => {
    const key = storageKey(info);
    const found = betterOf(stored(key), info.id, points);
    store(key, found);
    return found;
  }, [info.id, points]);
  if (best.table !== info.id) return <p class="sb-best">{t('best', { best: best.points, points })}</p>;
  if (best.before === null) return <p class="sb-best">{t('best-first', { points })}</p>;
  return <p class="sb-best sb-best-new">{t('best-new', { points, before: best.before })}</p>;
}
