/** Who sits at the table: name, shape, points, what they hold, their clock, and who acts. */

import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { BadgeView, SeatMark } from '../mark';
import { kindOf, nameOf } from '../names';
import { t } from '../texts';
import type { Holding, TableInfo } from '../wire';
import type { Seen } from './watched';
import type { Sitting } from './sitting';

export function Seats({ sitting, info, seen }: { sitting: Sitting; info: TableInfo; seen: Seen | null }) {
  const here = useCell(sitting.here);
  const chosen = useCell(sitting.chosen);
  const own = useCell(sitting.own);
  const clock = useCell(sitting.clock);
  const shown = useCell(sitting.shown);
  const actors = seen?.view?.actors ?? [];
  return (
    <section class="sb-seats" aria-label={t('players')}>
      <ul>
        {info.seats.map((seat, n) => (
          <li
            key={n}
            class="sb-seat"
            data-acting={actors.includes(n) && !seen?.view?.over ? 'yes' : undefined}
            data-me={n === shown?.seat ? 'yes' : undefined}
          >
            <SeatMark seat={n} size={26} />
            <span class="sb-seat-name">
              <b>{nameOf(info, n)}</b>
              <small>{remark(kindOf(seat), own.includes(n), seat.kind === 'person' && !here.includes(n), chosen.includes(n))}</small>
            </span>
            <Held holding={seen?.picture?.seats[n]} seat={n} />
            {actors.includes(n) && !seen?.view?.over && <span class="sb-unseen">{t('acts-now')}</span>}
            {clock?.deadlines[n] !== undefined && !clock.paused && (
              <Countdown until={clock.deadlines[n] - sitting.line.ahead} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function remark(kind: string, mine: boolean, gone: boolean, chose: boolean): string {
  const parts = [mine ? t('you') : '', kind, gone && !kind && !mine ? t('not-here') : '', chose ? t('has-chosen') : ''];
  return parts.filter(Boolean).join(' · ');
}

function Held({ holding, seat }: { holding: Holding | undefined; seat: number }) {
  if (!holding) return null;
  const { points, badges = [] } = holding;
  return (
    <span class="sb-held">
      {badges.map((badge, n) => <BadgeView key={n} badge={badge} seat={seat} />)}
      {points !== undefined && points !== null && (
        <span class="sb-points"><b>{points}</b><small>{t('points', { points })}</small></span>
      )}
    </span>
  );
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <time class={seconds <= 10 ? 'sb-clock sb-clock-late' : 'sb-clock'} role="timer" aria-label={t('time-left', { time: text })}>{text}</time>;
}
