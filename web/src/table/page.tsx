/** The page of a table. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { useGame } from '../games';
import { loadGuest } from '../guest';
import { isInListOnly } from '../lesson/lessonPanel';
import { HOME } from '../navigation';
import { ReactionAnnouncer } from '../reactions/reactionBubble';
import { t } from '../texts';
import { problemText } from '../toast';
import { SPECTATOR } from '../wire';
import { Bar } from './bar';
import { Board } from './board';
import { ClosedTable } from './closedTable';
import { ConfirmBar } from './confirmBar';
import { Handover } from './handover';
import { Announcer } from './log';
import { SeatList } from './seatList';
import { Session } from './session';
import { SidePanel } from './sidePanel';
import { TurnPanel } from './turnPanel';
import { EMPTY } from './viewer';
import { WaitingRoom } from './waitingRoom';

/** How many times longer the other side must be before the screen counts as turned. */
const HYSTERESIS = 1.08;

export function TablePage({ table, invitation }: { table: string; invitation: string }) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    void loadGuest().catch(() => {});
    const created = new Session(table, invitation);
    setSession(created);
    return () => created.close();
  }, [table, invitation]);
  return session && session.table === table ? <Table session={session} /> : null;
}

/** Request tall scenes where the board's area is taller than wide. */
function useScreen(session: Session) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let isTall = element.clientHeight > element.clientWidth;
    const update = (): void => {
      const view = session.seats.shown.value?.state.value.view ?? null;
      const isShort = session.coach.isSpeaking || isInListOnly(view) || view?.lesson?.over;
      if (isShort) return; // the room that this takes is no reason for another picture
      const { clientWidth: width, clientHeight: height } = element;
      isTall = isTall ? height * HYSTERESIS > width : height > width * HYSTERESIS;
      session.connection.setScreen(isTall ? 'tall' : 'wide');
    };
    session.connection.setScreen(isTall ? 'tall' : 'wide');
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);
  return area;
}

function Table({ session }: { session: Session }) {
  const info = session.info.value;
  const problem = session.connection.problem.value;
  const shown = session.seats.shown.value;
  const handover = session.seats.handover.value;
  const state = shown?.state.value ?? EMPTY;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const area = useScreen(session);
  const title = useGame(info?.game ?? '')?.title ?? '';
  const isMyTurn = shown !== null && shown.seat !== SPECTATOR && (state.view?.actors.includes(shown.seat) ?? false);
  useEffect(() => {
    document.title = isMyTurn ? `${t('your-turn')} – ${title}` : `${title} – Snowbound`;
  }, [isMyTurn, title]);

  if (problem && !info) {
    return (
      <main class="sb-page" tabIndex={-1}>
        <h1>{problemText(problem)}</h1>
        <Link class="sb-button" href={HOME}>{t('home')}</Link>
      </main>
    );
  }
  if (info?.reason) return <ClosedTable session={session} info={info} title={title} />;
  const isWaiting = info?.status === 'open' || (info?.status === 'closed' && !state.view);
  return (
    <div class="sb-table" data-waiting={isWaiting ? 'yes' : undefined}>
      <Bar session={session} info={info} title={title} onPanel={() => setPanelOpen(!isPanelOpen)} />
      <main class="sb-area" ref={area} tabIndex={-1} aria-label={t('board')}>
        {isWaiting && <WaitingRoom session={session} info={info} title={title} />}
        {!isWaiting && shown && <Board key={shown.seat} session={session} viewer={shown} title={title} />}
        {handover !== null && info && <Handover info={info} seat={handover} onReady={() => session.takeDevice(handover)} />}
      </main>
      {info && !isWaiting && <SeatList session={session} info={info} state={shown ? state : null} />}
      {info && shown && !isWaiting && <TurnPanel session={session} viewer={shown} info={info} state={state} />}
      {shown && !isWaiting && <ConfirmBar session={session} state={state} />}
      {info && shown && !isWaiting && (
        <SidePanel viewer={shown} info={info} view={state.view} open={isPanelOpen} onOpen={setPanelOpen}
          onDescribe={(shown) => session.connection.setDescription(shown)} />
      )}
      {info && <ReactionAnnouncer reactions={session.reactions} info={info} />}
      {info && shown && <Announcer entries={shown.log.value} info={info} question={isMyTurn && !state.view?.lesson?.text ? (state.view?.question ?? '') : ''} />}
    </div>
  );
}
