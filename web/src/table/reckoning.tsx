/** Why a round or a game ended, and what each player has. */

import { PlayerMark } from '../playerMark';
import { playerName } from '../playerNames';
import { TextParts } from '../textParts';
import { t } from '../texts';
import type { TableInfo, ToldFact } from '../wire';
import { partsOf } from './story';

/** Return the sentences that belong to no single player's breakdown. */
export function Reasons({ reckoning, info }: { reckoning: readonly ToldFact[]; info: TableInfo }) {
  const reasons = reckoning.filter(({ weight }) => weight === 'why');
  if (!reasons.length) return null;
  return (
    <ul class="sb-reasons">
      {reasons.map((fact, index) => <li key={index}><TextParts parts={partsOf(fact)} info={info} /></li>)}
    </ul>
  );
}

interface Props {
  info: TableInfo;
  reckoning: readonly ToldFact[];
  points: readonly number[];
  /** Empty before the end of the game. */
  places: readonly number[];
  /** Whether the game counts points. */
  hasPoints: boolean;
}

/** The players by place, each with the parts of what they have. */
export function Breakdown({ info, reckoning, points, places, hasPoints }: Props) {
  const least = places.length ? Math.min(...places) : 0;
  const rank = (seat: number): number => places[seat] ?? -(points[seat] ?? 0);
  const seats = info.seats.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b);
  return (
    <ol class="sb-places">
      {seats.map((seat) => (
        <li key={seat} data-first={places.length && places[seat] === least ? 'yes' : undefined}>
          <div class="sb-place">
            {places.length > 0 && <span class="sb-place-number">{t('place', { place: (places[seat] ?? 0) - least + 1 })}</span>}
            <PlayerMark seat={info.seats[seat]} size={22} />
            <b>{playerName(info, seat)}</b>
            {hasPoints && points.length > 0 && (
              <span class="sb-points"><b>{points[seat]}</b> <small>{t('points', { points: points[seat] ?? 0 })}</small></span>
            )}
          </div>
          <Parts rows={reckoning.filter((fact) => fact.seat === seat && fact.weight !== 'why')} info={info} />
        </li>
      ))}
    </ol>
  );
}

function Parts({ rows, info }: { rows: readonly ToldFact[]; info: TableInfo }) {
  if (!rows.length) return null;
  return (
    <ul class="sb-score">
      {rows.map((fact, index) => <li key={index}><TextParts parts={partsOf(fact)} info={info} /></li>)}
    </ul>
  );
}
