/** The lessons of a game on the home page: prominent for somebody who has never played it, later as links. */

import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { GameInfo, OfferedLesson } from '../api';
import { tablePath } from '../navigation';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import { startLesson, unfinishedLesson } from './startLesson';

/** `tables` are the visitor's own tables, or null until they are known. */
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
