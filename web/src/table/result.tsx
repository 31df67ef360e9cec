/** The result of a game, and what to do next. */

import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { goTo, HOME, replayPath, tablePath } from '../navigation';
import { playerName } from '../playerNames';
import { SeatMark } from '../seatMark';
import { t } from '../texts';
import type { TableInfo, GameView } from '../wire';
import type { Session } from './session';

export function Result({ session, info, view }: { session: Session; info: TableInfo; view: GameView | null }) {
  const [busy, setBusy] = useState(false);
  const rematch = async (): Promise<void> => {
    setBusy(true);
    const table = await session.commands.rematch();
    if (table) goTo(tablePath(table));
    else setBusy(false);
  };
  return (
    <div class="sb-result">
      <h2>{info.status === 'closed' ? t('broken-off') : t('game-over')}</h2>
      {view?.over && <Places info={info} points={view.points ?? []} places={view.places ?? []} />}
      <div class="sb-row">
        {session.seats.own.value.length > 0 && view && (
          <button class="sb-button sb-primary" disabled={busy} onClick={() => void rematch()}>
            {info.rematch ? t('rematch-join') : t('rematch')}
          </button>
        )}
        {view && <Link class="sb-button" href={replayPath(info.id, session.invitation)}>{t('see-replay')}</Link>}
        <Link class="sb-button" href={HOME}>{t('home')}</Link>
      </div>
    </div>
  );
}

/** The players by place, with their points. */
export function Places({ info, points, places }: { info: TableInfo; points: readonly number[]; places: readonly number[] }) {
  const seats = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  const least = Math.min(...places);
  return (
    <ol class="sb-places">
      {seats.map(({ place, seat }) => (
        <li key={seat} data-first={place === least ? 'yes' : undefined}>
          <span class="sb-place-number">{t('place', { place: place - least + 1 })}</span>
          <SeatMark colour={info.seats[seat]?.colour} size={22} />
          <b>{playerName(info, seat)}</b>
          {points.length > 0 && <span class="sb-points"><b>{points[seat]}</b><small>{t('points', { points: points[seat] ?? 0 })}</small></span>}
        </li>
      ))}
    </ol>
  );
}
