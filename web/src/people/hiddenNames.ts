/** Hide names that the visitor has reported: in the description of a table, and in all texts about it. */

import { playerNumber } from '../playerNames';
import type { ReplayMessage, TableInfo } from '../wire';
import { isListed } from './lists';

/** Return the description of a table without hidden names. A player without a name is shown as "Player 3". */
export function withoutHiddenNames(info: TableInfo): TableInfo {
  if (!hasHidden(info)) return info;
  const blank = <T extends { guest?: string }>(person: T): T => (person.guest && isListed('hidden', person.guest) ? { ...person, name: '' } : person);
  return {
    ...info, seats: info.seats.map(blank), ...(info.requests && { requests: info.requests.map(blank) }),
    ...(info.removed && { removed: info.removed.map(blank) }),
  };
}

/** Return a message about a table, of which `info` has the original names, with "Player 3" in place of hidden names. */
export function withNeutralNames<T>(message: T, info: TableInfo | null): T {
  if (!info || !hasHidden(info)) return message;
  const hidden = info.seats.flatMap((seat, n) => (
    seat.kind === 'person' && seat.name && isListed('hidden', seat.guest ?? '') ? [[wordOf(seat.name), playerNumber(n)] as const] : []
  ));
  const neutral = (text: string): string => hidden.reduce((now, [name, shown]) => now.replace(name, shown), text);
  return mapStrings(message, neutral) as T;
}

/** Return a replay without hidden names. */
export function neutralReplay(replay: ReplayMessage): ReplayMessage {
  const { info, ...rest } = replay;
  return hasHidden(info) ? { ...withNeutralNames(rest, info), info: withoutHiddenNames(info) } : replay;
}

function hasHidden(info: TableInfo): boolean {
  return [...info.seats, ...(info.requests ?? []), ...(info.removed ?? [])].some(({ guest }) => guest && isListed('hidden', guest));
}

/** Return a pattern that finds a name, but not inside longer words. */
function wordOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapStrings(part, map)]));
}
