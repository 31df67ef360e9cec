/** How a changed board differs from the printed one. */

import { t } from './texts';
import type { BoardInfo } from './wire';

export function BoardChanges({ info }: { info: BoardInfo }) {
  const more = info.count - info.changes.length;
  return (
    <ul class="sb-board-changes">
      {info.changes.map(({ path, was, now }) => (
        <li key={path}><code>{path}</code> <span>{was}, {t('board-now')} <b>{now}</b></span></li>
      ))}
      {more > 0 && <li>{t('board-more', { count: more })}</li>}
    </ul>
  );
}

/** A note at tables on a changed board, which opens to say what is different; nothing at other tables. */
export function ChangedBoard({ info }: { info: BoardInfo | null | undefined }) {
  if (!info) return null;
  return (
    <details class="sb-changed-board">
      <summary>{t('changed-board')}: {t('board-differences', { count: info.count })}</summary>
      <BoardChanges info={info} />
    </details>
  );
}
