/** Before the game: who sits where, the link for those who are to come, and the start. */

import { useState } from 'preact/hooks';
import { me } from '../guest';
import { SeatMark } from '../mark';
import { useCell } from '../cell';
import { kindOf, nameOf } from '../names';
import { NameForm } from '../name';
import { Share } from '../share';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import type { Sitting } from './sitting';

export function Waiting({ sitting, info, title }: { sitting: Sitting; info: TableInfo; title: string }) {
  const guest = useCell(me);
  const own = useCell(sitting.own);
  const [level, setLevel] = useState(3);
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  const isOwnerHere = info.seats.some((seat) => seat.kind === 'person' && seat.guest === info.owner);
  const mayStart = guest?.guest === info.owner || (!isOwnerHere && own.length > 0);
  const link = location.origin + location.pathname + location.search;
  return (
    <div class="sb-waiting">
      <h1>{title}</h1>
      <p>{open ? t('waiting-open', { count: open }) : t('waiting-ready')}</p>
      {guest && !guest.guest && <NameForm onNamed={() => sitting.line.renew()} />}
      <ul class="sb-waiting-seats">
        {info.seats.map((seat, n) => (
          <li key={n}>
            <SeatMark seat={n} size={30} />
            <span class="sb-seat-name"><b>{nameOf(info, n)}</b><small>{kindOf(seat)}</small></span>
            {seat.kind === 'open' && (!seat.guest || seat.guest === guest?.guest) && (
              <button class="sb-button" onClick={() => void sitting.sit(n)}>{own.length ? t('sit-too') : t('sit')}</button>
            )}
          </li>
        ))}
      </ul>
      {mayStart && (
        <div class="sb-row">
          {open > 0 && (
            <label class="sb-field">
              <span>{t('bots-level')}</span>
              <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
                {[1, 2, 3, 4, 5].map((n) => <option key={n} value={n}>{t('level', { level: n })}</option>)}
              </select>
            </label>
          )}
          <button class="sb-button sb-primary" onClick={() => void sitting.start(level)}>
            {open ? t('start-with-bots') : t('start')}
          </button>
        </div>
      )}
      {open > 0 && <Share link={link} />}
      {own.length > 0 && <button class="sb-button" onClick={() => void sitting.tell('leave')}>{t('leave')}</button>}
    </div>
  );
}
