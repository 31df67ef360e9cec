/** How the game ended, and what now. */

import { useState } from 'preact/hooks';
import { useCell } from '../cell';
import { SeatMark } from '../mark';
import { nameOf } from '../names';
import { go } from '../router';
import { t } from '../texts';
import type { TableInfo, View } from '../wire';
import type { Sitting } from './sitting';

export function Result({ sitting, info, view }: { sitting: Sitting; info: TableInfo; view: View | null }) {
  const own = useCell(sitting.own);
  const [asked, setAsked] = useState(false);
  const again = async (): Promise<void> => {
    setAsked(true);
    const table = await sitting.rematch();
    if (table) go(`/t/${table}`);
    else setAsked(false);
  };
  return (
    <div class="sb-result">
      <h2>{info.status === 'closed' ? t('broken-off') : t('game-over')}</h2>
      {view?.over && <Places info={info} points={view.points ?? []} places={view.places ?? []} />}
      <div class="sb-row">
        {own.length > 0 && view && (
          <button class="sb-button sb-primary" disabled={asked} onClick={() => void again()}>
            {info.rematch ? t('rematch-join') : t('rematch')}
          </button>
        )}
        {view && <a class="sb-button" href={`/r/${info.id}${location.search}`}>{t('see-replay')}</a>}
        <a class="sb-button" href="/">{t('home')}</a>
      </div>
    </div>
  );
}

export function Places({ info, points, places }: { info: TableInfo; points: readonly number[]; places: readonly number[] }) {
  const seats = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  const least = Math.min(...places);
  return (
    <ol class="sb-places">
      {seats.map(({ place, seat }) => (
        <li key={seat} data-first={place === least ? 'yes' : undefined}>
          <span class="sb-place-number">{t('place', { place: place - least + 1 })}</span>
          <SeatMark seat={seat} size={22} />
          <b>{nameOf(info, seat)}</b>
          {points.length > 0 && <span class="sb-points"><b>{points[seat]}</b><small>{t('points', { points: points[seat] ?? 0 })}</small></span>}
        </li>
      ))}
    </ol>
  );
}
