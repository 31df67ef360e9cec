/** Offers of lessons: on the home page, and at a table in somebody's first game. */

import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { GameInfo, OfferedLesson } from '../api';
import { useGame } from '../games';
import { guest } from '../guest';
import { ownTables, useOwnTables } from '../home/ownTables';
import { tablePath } from '../navigation';
import type { Viewer } from '../table/viewer';
import { t } from '../texts';
import { SPECTATOR, type TableInfo } from '../wire';
import { startLesson, unfinishedLesson } from './startLesson';

/**
 * The lessons of a game on the home page: prominent for somebody who has never played it, later as links.
 *
 * `tables` are the visitor's own tables, or null until they are known.
 */
export function LessonOffer({ game, tables }: { game: GameInfo; tables: readonly TableInfo[] | null }) {
  const [busy, setBusy] = useState(false);
  const [first] = game.lessons;
  if (!first || game.off || tables === null) return null;
  const unfinished = unfinishedLesson(tables, game.game);
  const start = async (lesson: OfferedLesson, learners = 1): Promise<void> => {
    setBusy(true);
    await startLesson(game.game, lesson.name, learners, unfinished?.id);
    setBusy(false);
  };
  const title = <span class="sb-visually-hidden"> {game.title}</span>;
  const isNew = !tables.some((table) => table.game === game.game);
  return (
    <div class="sb-lesson-offer">
      {unfinished && <Link class="sb-button sb-small sb-lesson-start" href={tablePath(unfinished.id)}>{t('lesson-continue')}{title}</Link>}
      {isNew && (
        <button class="sb-button sb-small sb-lesson-start" disabled={busy} onClick={() => void start(first)}>
          {t('lesson-offer', { minutes: first.minutes })}{title}
        </button>
      )}
      <div class="sb-lesson-links">
        {!isNew && game.lessons.map((lesson) => (
          <button key={lesson.name} class="sb-link" disabled={busy} onClick={() => void start(lesson)}>
            {game.lessons.length > 1 ? t('lesson-chapter', { title: lesson.title, minutes: lesson.minutes }) : t('lesson-small', { minutes: lesson.minutes })}{title}
          </button>
        ))}
        <button class="sb-link" disabled={busy} onClick={() => void start(first, 2)}>{t('lesson-two')}{title}</button>
      </div>
    </div>
  );
}

/** Return whether a visitor can be offered a lesson at a table: before their first move, and only bots have to wait. */
export function isNewcomer(info: TableInfo, seat: number, hasMoved: boolean): boolean {
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  return !info.lesson && info.status === 'playing' && people === 1 && seat !== SPECTATOR && !hasMoved;
}

/**
 * The first lesson of the game, for a visitor who has come from the home page and had no table of the game.
 *
 * It never appears later, so the choices below it do not move under a finger.
 */
export function NewcomerOffer({ info, viewer }: { info: TableInfo; viewer: Viewer }) {
  const [lesson] = useGame(info.game)?.lessons ?? [];
  const [busy, setBusy] = useState(false);
  const hasMoved = viewer.log.value.some(({ kind, seat }) => kind === 'move' && seat === viewer.seat);
  const isFirst = ownTables.value?.every(({ game, id }) => game !== info.game || id === info.id);
  if (!lesson || !isFirst || !isNewcomer(info, viewer.seat, hasMoved)) return null;
  const start = async (): Promise<void> => {
    setBusy(true);
    if (!(await startLesson(info.game, lesson.name))) setBusy(false);
  };
  return <button class="sb-button sb-newcomer" disabled={busy} onClick={() => void start()}>{t('lesson-offer', { minutes: lesson.minutes })}</button>;
}

/**
 * The first lesson of the game, for a guest who waits for a game that they have never played.
 *
 * It opens in a new tab, so nobody loses the seat or the invitation.
 */
export function WaitingOffer({ info }: { info: TableInfo }) {
  const [lesson] = useGame(info.game)?.lessons ?? [];
  const tables = useOwnTables();
  const [state, setState] = useState<'offered' | 'busy' | 'started'>('offered');
  const isFirst = tables?.every(({ game, id }) => game !== info.game || id === info.id);
  if (!lesson || !isFirst || !guest.value?.guest || state === 'started') return null;
  const start = async (): Promise<void> => {
    setState('busy');
    const tab = open('', '_blank'); // browsers allow that only during the click
    setState((await startLesson(info.game, lesson.name, 1, '', tab)) ? 'started' : 'offered');
  };
  return (
    <div class="sb-waiting-lesson">
      <button class="sb-button sb-newcomer" disabled={state === 'busy'} onClick={() => void start()}>{t('lesson-waiting', { minutes: lesson.minutes })}</button>
      <p class="sb-note">{t('lesson-waiting-note')}</p>
    </div>
  );
}
