/** The result of a game, and what to do next. */

import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { useGame } from '../games';
import { AfterLesson } from '../lesson/lessonPanel';
import { goTo, HOME, replayPath, tablePath } from '../navigation';
import { PlayerMark } from '../playerMark';
import { playerName } from '../playerNames';
import { t } from '../texts';
import type { TableInfo, GameView } from '../wire';
import { Celebration } from './celebration';
import { ChanceCheck } from './chanceCheck';
import { PersonalBest } from './personalBest';
import { Breakdown, Reasons } from './reckoning';
import { hasReview, ReviewButton, ReviewPanel } from './reviewPanel';
import type { Session } from './session';
import type { Viewer } from './viewer';

/** Say who has won, with the marks of the winners. A game alone has no winner. */
function Winners({ info, places }: { info: TableInfo; places: readonly number[] }) {
  if (places.length < 2) return null;
  const least = Math.min(...places);
  const winners = places.flatMap((place, seat) => (place === least ? [seat] : []));
  const names = winners.map((seat) => playerName(info, seat)).join(', ');
  return (
    <p class="sb-winner">
      <span>{winners.map((seat) => <PlayerMark key={seat} seat={info.seats[seat]} size={30} />)}</span>
      <span>{winners.length === places.length ? t('all-win') : t('wins', { names, count: winners.length })}</span>
    </p>
  );
}

/** Say how the game ended: by its rules, by a claim, or early. */
export function endingText(info: TableInfo): string {
  if (info.claimed?.length) return t('claimed');
  return info.status === 'closed' ? t('broken-off') : t('game-over');
}

interface Props {
  session: Session;
  viewer: Viewer;
  info: TableInfo;
  view: GameView | null;
}

export function Result({ session, viewer, info, view }: Props) {
  const [busy, setBusy] = useState(false);
  const hasPoints = useGame(info.game)?.has_points ?? true;
  const me = session.connection.socket.guest.value;
  const isAlone = info.seats.every((seat) => seat.kind === 'bot' || seat.left || seat.guest === me) && !info.rematch;
  const rematch = async (): Promise<void> => {
    setBusy(true);
    const table = await session.commands.rematch(isAlone);
    if (table) goTo(tablePath(table));
    else setBusy(false);
  };
  const isSolo = info.seats.length === 1 && session.seats.own.value.length === 1;
  const isReviewed = hasReview(info, view, session.seats.own.value, viewer.seat);
  const { points = [], places = [], reckoning = [] } = view ?? {};
  return (
    <div class="sb-result">
      <h2>{endingText(info)}</h2>
      {view?.over && <Celebration />}
      {view?.over && <Winners info={info} places={places} />}
      {view?.over && hasPoints && isSolo && !info.board && <PersonalBest info={info} points={points[0] ?? 0} />}
      <Reasons reckoning={reckoning} info={info} />
      {view?.over && <Breakdown info={info} reckoning={reckoning} points={points} places={places} hasPoints={hasPoints} />}
      {view && !info.lesson && <ChanceCheck session={session} info={info} />}
      {isReviewed && <ReviewPanel session={session} viewer={viewer} info={info} />}
      <div class="sb-row">
        {isReviewed && <ReviewButton session={session} viewer={viewer} />}
        {session.seats.own.value.length > 0 && info.lesson && <AfterLesson info={info} />}
        {session.seats.own.value.length > 0 && view && !info.lesson && (
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
