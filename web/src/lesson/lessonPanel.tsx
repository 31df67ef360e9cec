/** The step of a lesson: what to do, how far the lesson is, reading aloud, and what to do after the last step. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { createTable, seatsWithBots } from '../createTable';
import { useGame } from '../games';
import { Icon } from '../icons';
import { goTo, HOME } from '../navigation';
import { changeSettings, settings } from '../settings';
import { t, textLanguage } from '../texts';
import { citeRule } from '../toast';
import { Unbroken } from '../unbroken';
import type { GameView, LegalAction, LessonInfo, TableInfo } from '../wire';
import { kindAnswer } from './kindAnswer';
import { canSpeak, speak, stopSpeaking } from './speech';
import { startLesson } from './startLesson';

/** Return what the learner is told to do. A second learner is told the text of the action. */
export function lessonText(view: GameView): string {
  const { text, actions = [] } = view.lesson ?? {};
  if (text || !actions.length) return text ?? '';
  const texts = (view.choices ?? []).flatMap((choice) => (actions.includes(choice.action) && choice.text ? [choice.text] : []));
  return texts.length ? t('lesson-do', { action: texts.join(' / ') }) : '';
}

/** Return whether a lesson teaches an action now. */
export function isTaught(view: GameView | null, action: number): boolean {
  return view?.lesson?.actions?.includes(action) ?? false;
}

/** Return whether a lesson waits for the viewer, who can do only what it teaches. */
export function isTeaching(view: GameView | null): boolean {
  return Boolean(view?.lesson?.actions?.length);
}

/** Return whether the taught action can be chosen in the list only, since nothing on the board stands for it. */
export function isInListOnly(view: GameView | null): boolean {
  return isTeaching(view) && !view?.lesson?.glow?.length;
}

/** Return the choices with what a lesson teaches first, so that it stands right below the text of the step. */
export function taughtFirst(choices: readonly LegalAction[], taught: readonly number[] = []): readonly LegalAction[] {
  const isFirst = ({ action }: LegalAction): boolean => taught.includes(action);
  return [...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice))];
}

interface Props {
  info: TableInfo;
  view: GameView;
  lesson: LessonInfo;
  onPlayOn: () => void;
}

export function LessonPanel({ info, view, lesson, onPlayOn }: Props) {
  const { readAloud } = settings.value;
  const latest = useRef('');
  const panel = useRef<HTMLElement>(null);
  const text = lessonText(view);
  const [rule] = lesson.rules ?? [];
  if (text) latest.current = text;
  useEffect(() => {
    if (readAloud && text) speak(text, textLanguage.value ?? 'en');
  }, [text, readAloud]);
  const answer = kindAnswer.value;
  useEffect(() => {
    kindAnswer.value = null; // it belonged to the step before
  }, [text]);
  useEffect(() => {
    if (readAloud && answer) speak(answer.text, textLanguage.value ?? 'en');
  }, [answer]);
  useEffect(() => {
    if (text || answer) panel.current?.scrollIntoView({ block: 'nearest' }); // the list of choices below may have been scrolled
  }, [text, answer]);
  useEffect(() => stopSpeaking, []);
  const toggle = (): void => {
    if (readAloud) stopSpeaking();
    changeSettings({ readAloud: !readAloud });
  };
  return (
    <section ref={panel} class="sb-lesson" aria-label={t('lesson')}>
      <h2 class="sb-visually-hidden">{t('lesson')}</h2>
      <div class="sb-lesson-bar">
        <Dots done={lesson.done} steps={lesson.steps} />
        {rule && (
          <button class="sb-icon" aria-label={t('rule-show')} title={t('rule-show')} onClick={() => citeRule(rule)}><Icon name="story" size={18} /></button>
        )}
        {canSpeak() && readAloud && (
          <button class="sb-icon" aria-label={t('lesson-read-again')} title={t('lesson-read-again')}
            onClick={() => speak(latest.current, textLanguage.value ?? 'en')}><Icon name="again" size={18} /></button>
        )}
        {canSpeak() && (
          <button class="sb-icon" aria-pressed={readAloud} aria-label={t('lesson-read-aloud')} title={t('lesson-read-aloud')}
            onClick={toggle}><Icon name={readAloud ? 'speech' : 'speech-off'} size={18} /></button>
        )}
        <button class="sb-icon" aria-label={t('lesson-leave')} title={t('lesson-leave')} onClick={() => goTo(HOME)}><Icon name="close" size={18} /></button>
      </div>
      <p class={text ? 'sb-lesson-text' : 'sb-lesson-text sb-lesson-past'} aria-hidden={text ? undefined : 'true'}><Unbroken text={latest.current || t('lesson-watch')} /></p>
      <div class="sb-visually-hidden" aria-live="polite">{text}</div>
      <div role="status">{answer && <p class="sb-lesson-answer" key={answer.count}><Unbroken text={answer.text} /></p>}</div>
      {lesson.over && <LessonEnd info={info} lesson={lesson} isOver={view.over ?? false} onPlayOn={onPlayOn} />}
    </section>
  );
}

function Dots({ done, steps }: { done: number; steps: number }) {
  return (
    <span class="sb-lesson-dots" role="img" aria-label={t('lesson-progress', { done, steps })}>
      {Array.from({ length: steps }, (_, n) => <i key={n} data-done={n < done ? 'yes' : undefined} data-now={n === done ? 'yes' : undefined} />)}
    </span>
  );
}

interface EndProps {
  info: TableInfo;
  lesson: LessonInfo;
  /** Whether the game has ended with the lesson. */
  isOver: boolean;
  onPlayOn: () => void;
}

function LessonEnd({ info, lesson, isOver, onPlayOn }: EndProps) {
  const lessons = useGame(info.game)?.lessons ?? [];
  const next = lessons[lessons.findIndex(({ name }) => name === lesson.name) + 1];
  const hasBot = info.seats.some((seat) => seat.kind === 'bot');
  const learners = info.seats.filter((seat) => seat.kind === 'person').length;
  return (
    <div class="sb-row">
      {!isOver && <button class="sb-button sb-primary" onClick={onPlayOn}>{t(hasBot ? 'lesson-play-on' : 'lesson-play-on-two')}</button>}
      {next && (
        <button class="sb-button" onClick={() => void startLesson(info.game, next.name, learners, isOver ? '' : info.id)}>
          {t('lesson-next', { title: next.title })}
        </button>
      )}
      <AfterLesson info={info} />
    </div>
  );
}

/** What a learner can do after a lesson instead of playing on: a new game, or the lesson again. */
export function AfterLesson({ info }: { info: TableInfo }) {
  const game = useGame(info.game);
  const [busy, setBusy] = useState(false);
  const learners = info.seats.filter((seat) => seat.kind === 'person').length;
  const unfinished = info.status === 'playing' ? info.id : '';
  const attempt = (start: () => Promise<boolean>) => async (): Promise<void> => {
    setBusy(true);
    if (!(await start())) setBusy(false);
  };
  if (!game) return null;
  const create = attempt(() => createTable({ game: game.game, seats: seatsWithBots(game), visibility: 'invitation' }));
  const repeat = attempt(() => startLesson(info.game, info.lesson ?? '', learners, unfinished));
  return (
    <>
      <button class="sb-button" disabled={busy} onClick={() => void create()}>{t('lesson-new-game')}</button>
      <button class="sb-button" disabled={busy} onClick={() => void repeat()}>{t('lesson-repeat')}</button>
    </>
  );
}
