/** What players are called. */

import { t } from './texts';
import type { SeatInfo, TableInfo } from './wire';

/** A seat's player by name; where one person has several seats, with the seat's number. */
export function nameOf(info: TableInfo, seat: number): string {
  const sitting = info.seats[seat];
  if (!sitting || sitting.kind === 'open') return t('seat-open');
  if (sitting.kind === 'bot' || !sitting.name) return t('player-number', { number: seat + 1 });
  const same = info.seats.filter((other) => other.kind === 'person' && other.guest === sitting.guest);
  return same.length > 1 ? `${sitting.name} ${same.indexOf(sitting) + 1}` : sitting.name;
}

/** A guest at a table by name. */
export function guestName(info: TableInfo, guest: string): string {
  return info.seats.find((seat) => seat.guest === guest)?.name ?? t('somebody');
}

/** What kind of player sits there, if it is not a person who is here. */
export function kindOf(seat: SeatInfo): string {
  if (seat.kind === 'bot') return t('bot-level', { level: seat.level ?? 0 });
  return seat.away ? t('stand-in-plays') : '';
}
