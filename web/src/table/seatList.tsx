/** The players: name, mark, points, what they hold, their clock, and whose turn it is. */

import { useEffect, useState } from 'preact/hooks';
import { playerKind, playerName } from '../playerNames';
import { BadgeView, SeatMark } from '../seatMark';
import { t } from '../texts';
import type { Holding, TableInfo } from '../wire';
import type { Session } from './session';
import type { ViewerState } from './viewer';

/** A clock with this many seconds left is marked as running out. */
const HURRY = 10;

export function SeatList({ session, info, state }: { session: Session; info: TableInfo; state: ViewerState | null }) {
  const own = session.seats.own.value;
  const shown = session.seats.shown.value;
  const clock = session.clock.value;
  const present = session.present.value;
  const actors = state?.view?.over ? [] : (state?.view?.actors ?? []);
  return (
    <section class="sb-seats" aria-label={t('players')}>
      <ul>
        {info.seats.map((seat, n) => (
          <li
            key={n}
            class="sb-seat"
            data-acting={actors.includes(n) ? 'yes' : undefined}
            data-me={n === shown?.seat ? 'yes' : undefined}
          >
            <SeatMark colour={seat.colour} size={26} />
            <span class="sb-seat-name">
              <b>{playerName(info, n)}</b>
              <small>{remarks(playerKind(seat), own.includes(n), seat.kind === 'person' && !present.includes(n), session.chosen.value.includes(n))}</small>
            </span>
            <HoldingView holding={state?.picture?.seats[n]} colour={seat.colour} />
            {actors.includes(n) && <span class="sb-visually-hidden">{t('acts-now')}</span>}
            {clock?.deadlines[n] !== undefined && !clock.paused && (
              <Countdown until={clock.deadlines[n] - session.connection.socket.clockOffset} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function remarks(kind: string, isMine: boolean, isAbsent: boolean, hasChosen: boolean): string {
  const absent = isAbsent && !kind && !isMine;
  const parts = [isMine ? t('you') : '', kind, absent ? t('not-here') : '', hasChosen ? t('has-chosen') : ''];
  return parts.filter(Boolean).join(' · ');
}

function HoldingView({ holding, colour }: { holding: Holding | undefined; colour: string | undefined }) {
  if (!holding) return null;
  const { points, badges = [] } = holding;
  return (
    <span class="sb-holding">
      {badges.map((badge, n) => <BadgeView key={n} badge={badge} colour={colour} />)}
      {points !== undefined && (
        <span class="sb-points"><b>{points}</b><small>{t('points', { points })}</small></span>
      )}
    </span>
  );
}

/** Return a time as minutes and seconds, such as "1:05". */
export function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const text = formatTime(seconds);
  return <time class={seconds <= HURRY ? 'sb-clock sb-clock-late' : 'sb-clock'} role="timer" aria-label={t('time-left', { time: text })}>{text}</time>;
}
