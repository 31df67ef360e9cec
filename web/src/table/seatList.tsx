/** The players: name, mark, points, what they hold, their clock, and whose turn it is. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { thingAt, useWhatIsThis } from '../guide/whatIsThis';
import { PersonName } from '../people/personName';
import { useLongPress } from '../picture/longPress';
import { PlayerMark } from '../playerMark';
import { playerKind, playerName } from '../playerNames';
import { ReactionBubble } from '../reactions/reactionBubble';
import { BadgeView } from '../seatMark';
import { t } from '../texts';
import type { Holding, TableInfo } from '../wire';
import type { Session } from './session';
import type { ViewerState } from './viewer';

/** With more players than this, the list is drawn in two columns. */
const ROOMY = 5;
/** Most players in one row on a phone. */
const MOST_IN_A_ROW = 5;

/** With more players side by side, a phone has no room for their names beside their faces. */
const ROOMY_COLUMNS = 3;
/** With more players than this, a phone does not show what kind of players they are: the board needs the room. */
const ROOMY_PLAYERS = 3;

/** Return how many players stand side by side on a phone, so that all rows are equally full. */
export function columnsFor(players: number): number {
  return Math.ceil(players / Math.ceil(players / MOST_IN_A_ROW));
}

/** A clock with this many seconds left is marked as running out. */
const HURRY = 10;

export function SeatList({ session, info, state }: { session: Session; info: TableInfo; state: ViewerState | null }) {
  const own = session.seats.own.value;
  const shown = session.seats.shown.value;
  const clock = session.clock.value;
  const present = session.present.value;
  const actors = state?.view?.over ? [] : (state?.view?.actors ?? []);
  const list = useRef<HTMLElement>(null);
  const badges = new Map((state?.picture?.seats ?? []).flatMap(({ badges = [] }, seat) => badges.map((badge, n) => [badgeId(seat, n), badge])));
  const whatIsThis = useWhatIsThis(list, (id) => {
    const badge = badges.get(id);
    return badge && { ...badge, id };
  }, info.game);
  const longPress = useLongPress((element, x, y) => element && whatIsThis.ask(thingAt(element, x, y)));
  return (
    <section ref={list} class={info.seats.length > ROOMY ? 'sb-seats sb-seats-many' : 'sb-seats'} aria-label={t('players')}
      data-narrow={columnsFor(info.seats.length) > ROOMY_COLUMNS ? 'yes' : undefined}
      data-compact={info.seats.length > ROOMY_PLAYERS ? 'yes' : undefined} style={`--columns: ${columnsFor(info.seats.length)}`}
      {...longPress} {...whatIsThis.listeners} onPointerMove={(event) => {
        longPress.onPointerMove(event);
        whatIsThis.listeners.onPointerMove(event);
      }}>
      <ul>
        {info.seats.map((seat, n) => (
          <li
            key={n}
            class="sb-seat"
            data-acting={actors.includes(n) ? 'yes' : undefined}
            data-chosen={session.chosen.value.includes(n) ? 'yes' : undefined}
            data-me={n === shown?.seat ? 'yes' : undefined}
          >
            <PlayerMark seat={seat} size={26} />
            <span class="sb-seat-name">
              <b title={playerName(info, n)}><PersonName info={info} seat={n} invitation={session.invitation} /></b>
              <small>{remarks(playerKind(seat), own.includes(n), seat.kind === 'person' && !present.includes(n), session.chosen.value.includes(n))}</small>
            </span>
            <ReactionBubble reactions={session.reactions} seat={n} />
            <HoldingView holding={state?.picture?.seats[n]} seat={n} colour={seat.colour} />
            {actors.includes(n) && <span class="sb-visually-hidden">{t('acts-now')}</span>}
            {clock?.deadlines[n] !== undefined && !clock.paused && (
              <Countdown until={clock.deadlines[n] - session.connection.socket.clockOffset} />
            )}
          </li>
        ))}
      </ul>
      {whatIsThis.bubble}
    </section>
  );
}

/** Return the id of what a player holds. */
function badgeId(seat: number, number: number): string {
  return `badge-${seat}-${number}`;
}

function remarks(kind: string, isMine: boolean, isAbsent: boolean, hasChosen: boolean): string {
  const absent = isAbsent && !kind && !isMine;
  const parts = [isMine ? t('you') : '', kind, absent ? t('not-here') : '', hasChosen ? t('has-chosen') : ''];
  return parts.filter(Boolean).join(' · ');
}

function HoldingView({ holding, seat, colour }: { holding: Holding | undefined; seat: number; colour: string | undefined }) {
  if (!holding) return null;
  const { points, badges = [] } = holding;
  return (
    <span class="sb-holding">
      <span class="sb-badges">{badges.map((badge, n) => <BadgeView key={n} badge={badge} colour={colour} id={badgeId(seat, n)} />)}</span>
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
