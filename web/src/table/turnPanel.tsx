/** Whose turn it is, the question, the choices, and taking back a move. */

import { useState } from 'preact/hooks';
import { useGame } from '../games';
import { Icon } from '../icons';
import { NewcomerOffer } from '../lesson/lessonOffer';
import { isInListOnly, LessonPanel } from '../lesson/lessonPanel';
import { PlayerMark } from '../playerMark';
import { playerName } from '../playerNames';
import { SeatMark } from '../seatMark';
import { t } from '../texts';
import { SPECTATOR, type TableInfo } from '../wire';
import { CallButtons } from './callButtons';
import { Choices } from './choices';
import { ClaimNotice } from './claimNotice';
import { CoachPanel, CoachSwitch } from './coachPanel';
import { CompilingNotice } from './compilingNotice';
import { HintPanel } from './hintPanel';
import { entryText } from './log';
import { Proposals } from './proposals';
import { Breakdown, Reasons } from './reckoning';
import { Result } from './result';
import type { Session } from './session';
import { Situation } from './situation';
import { type Viewer, type ViewerState } from './viewer';
import { WaitNotice } from './waitNotice';

interface Props {
  session: Session;
  viewer: Viewer;
  info: TableInfo;
  state: ViewerState;
}

export function TurnPanel({ session, viewer, info, state }: Props) {
  const { commands } = session;
  const { view } = state;
  const isMyTurn = view?.actors.includes(viewer.seat) ?? false;
  const paused = session.clock.value?.paused ?? false;
  const choices = paused || state.change ? [] : session.routes.choices(state);
  const wait = commands.wait.value;
  const isBusy = commands.sending.value !== null;
  const isLooking = wait !== null && !wait.call && !paused && !state.change;
  const reckoning = view?.reckoning ?? [];
  const hasPoints = useGame(info.game)?.has_points ?? true;
  const isAdvised = session.coach.warningTo(viewer) !== null || session.coach.remarkTo(viewer) !== null;
  const [isPlayingOn, setPlayingOn] = useState(false); // after a lesson
  const lesson = view?.lesson?.over && isPlayingOn ? null : view?.lesson;
  const over = info.status === 'over' || info.status === 'closed';
  return (
    <section
      class="sb-turn"
      aria-label={t('your-move')}
      data-my-turn={isMyTurn && !over ? 'yes' : undefined}
      data-list-only={isInListOnly(view) ? 'yes' : undefined}
      data-routes={session.routes.isOpen(state) ? 'open' : undefined}
    >
      <Proposals session={session} info={info} />
      <ClaimNotice session={session} viewer={viewer} info={info} />
      {over && !state.change ? (
        <Result session={session} viewer={viewer} info={info} view={view} />
      ) : (
        <>
          {view && lesson && <LessonPanel info={info} view={view} lesson={lesson} onPlayOn={() => setPlayingOn(true)} />}
          {!lesson?.text && <Heading info={info} viewer={viewer} state={state} paused={paused} isLooking={isLooking} />}
          <CoachPanel session={session} viewer={viewer} info={info} />
          {reckoning.length > 0 && !state.change && (
            <>
              <Reasons reckoning={reckoning} info={info} />
              <Breakdown info={info} reckoning={reckoning} points={state.picture?.seats.map(({ points }) => points ?? 0) ?? []} places={[]} hasPoints={hasPoints} />
            </>
          )}
          {isLooking && <WaitNotice session={session} viewer={viewer} />}
          <CompilingNotice info={info} view={view} />
          {(view?.glimpse ?? []).map((line) => <p class="sb-glimpse" key={line}>{line}</p>)}
          {(view?.changes ?? []).length > 0 && <p class="sb-note">{t('may-change')}</p>}
          {paused && viewer.seat !== SPECTATOR && (
            <button class="sb-button sb-primary" onClick={() => void commands.resume()}>{t('resume')}</button>
          )}
          {!isMyTurn && !paused && !reckoning.length && <Situation info={info} view={view} />}
          <NewcomerOffer info={info} viewer={viewer} />
          <div class="sb-aids">
            <HintPanel session={session} viewer={viewer} info={info} choices={isMyTurn && !isLooking && !wait ? choices : []} busy={isBusy} />
            <CoachSwitch session={session} viewer={viewer} />
          </div>
          <Choices choices={choices} lesson={view?.lesson} session={session} info={info} busy={isBusy} hasOtherDigits={session.hint.actions(viewer).length > 0} />
          {!paused && !isLooking && <CallButtons calls={view?.calls ?? []} session={session} />}
          {view?.undo && !paused && !(isAdvised && view.undo === 'fair') && (
            <button class="sb-button sb-undo" onClick={() => void commands.undo(view.undo === 'ask')}>
              <Icon name="undo" size={18} />
              {view.undo === 'fair' ? t('undo') : t('undo-ask')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

type HeadingProps = Omit<Props, 'session'> & { paused: boolean; isLooking: boolean };

function Heading({ info, viewer, state, paused, isLooking }: HeadingProps) {
  const actors = state.view?.actors ?? [];
  const last = viewer.log.value.findLast((entry) => entryText(entry, info));
  if (state.change && last) return <h2 class="sb-question sb-question-quiet">{entryText(last, info)}</h2>;
  if (paused) return <h2 class="sb-question">{t('paused')}</h2>;
  if (isLooking) return <h2 class="sb-question">{state.view?.reckoning?.length ? t('round-over') : t('time-to-look')}</h2>;
  if (actors.includes(viewer.seat)) {
    return <h2 class="sb-question"><SeatMark colour={info.seats[viewer.seat]?.colour} size={22} /> <span>{state.view?.question || t('your-move')}</span></h2>;
  }
  const names = actors.map((seat) => playerName(info, seat));
  if (!names.length) return <h2 class="sb-question sb-question-quiet">{t('one-moment')}</h2>;
  return (
    <h2 class="sb-question sb-question-quiet">
      {actors.slice(0, 4).map((seat) => <PlayerMark key={seat} seat={info.seats[seat]} size={18} />)}{' '}
      <span>{t('waiting-for', { names: names.join(', ') })}</span>
    </h2>
  );
}
