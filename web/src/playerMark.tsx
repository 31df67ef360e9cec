/** Who plays in a seat: the mark of its colour, and the face of its bot or stand-in. */

import { PersonName } from './people/personName';
import { playerKind } from './playerNames';
import { SeatMark } from './seatMark';
import type { SeatInfo, TableInfo } from './wire';

/** The side of the square in which faces are drawn. */
const FACE = 48;

/** The face of a bot: an animal, and what it wears at its level. */
export function Face({ animal, level, size }: { animal: string; level: number; size: number }) {
  return (
    <svg class="sb-face" width={size} height={size} viewBox={`0 0 ${FACE} ${FACE}`} aria-hidden="true">
      <use href={`#face-${animal}`} width={FACE} height={FACE} />
      <use href={`#wears-${level}`} width={FACE} height={FACE} />
    </svg>
  );
}

/** The mark of a seat; if a bot or a stand-in plays there, with its face. */
export function PlayerMark({ seat, size = 22 }: { seat: Pick<SeatInfo, 'colour' | 'face' | 'level'> | undefined; size?: number }) {
  return (
    <span class="sb-player-mark">
      <SeatMark colour={seat?.colour} size={size} />
      {seat?.face && <Face animal={seat.face} level={seat.level ?? 0} size={Math.round(size * 1.25)} />}
    </span>
  );
}

/** The players of a table in one line each: mark, face, name, and which bot it is. */
export function PlayerLines({ table, colours = [] }: { table: TableInfo; colours?: readonly string[] | undefined }) {
  return (
    <ul class="sb-player-lines">
      {table.seats.map((seat, n) => (
        <li key={n}>
          <PlayerMark seat={{ ...seat, colour: seat.colour ?? colours[n] ?? '' }} size={18} />
          <span><PersonName info={table} seat={n} /> <small>{playerKind(seat)}</small></span>
        </li>
      ))}
    </ul>
  );
}
