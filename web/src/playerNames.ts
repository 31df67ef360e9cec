/** How players are named in the interface. */

import { t } from './texts';
import type { SeatInfo, TableInfo } from './wire';

/** Return what a player without a name is called. */
export function playerNumber(seat: number): string {
  return t('player-number', { number: seat + 1 });
}

/** Return the name of the player in a seat; a person with several seats gets a number after the name. */
export function playerName(info: TableInfo, seat: number): string {
  const player = info.seats[seat];
  if (!player || player.kind === 'open') return t('seat-open');
  if (!player.name) return playerNumber(seat);
  const same = info.seats.filter((other) => other.kind === 'person' && other.guest === player.guest);
  return same.length > 1 ? `${player.name} ${same.indexOf(player) + 1}` : player.name;
}

/** Return the name of a guest at a table. */
export function guestName(info: TableInfo, guest: string): string {
  const seat = info.seats.findIndex((found) => found.guest === guest);
  return seat < 0 ? t('somebody') : info.seats[seat]?.name || playerNumber(seat);
}

/** Say who plays for a seat, unless it is the person who sits there. */
export function playerKind(seat: SeatInfo): string {
  const level = seat.level ?? 0;
  if (seat.kind === 'bot') return t('bot-level', { level });
  if (!seat.away) return '';
  const plays = t('stand-in-plays', { name: seat.stand_in ?? '', level });
  return seat.left ? `${t('has-left')} · ${plays}` : plays;
}
