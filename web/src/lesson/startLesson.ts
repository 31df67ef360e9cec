/** Start a lesson, or go on with one that is unfinished. */

import { api } from '../api';
import { serverPath } from '../basePath';
import { ensureGuest } from '../guest';
import { goTo, tablePath } from '../navigation';
import { showError } from '../toast';
import type { TableInfo } from '../wire';

/** Return the visitor's unfinished lesson of a game, the latest one if there are several. */
export function unfinishedLesson(tables: readonly TableInfo[], game: string): TableInfo | undefined {
  return tables.find((table) => table.game === game && table.lesson && table.status === 'playing');
}

/**
 * Create a lesson table and go there, or open it in a tab; return whether that worked.
 *
 * An unfinished table that it replaces is given up.
 */
export async function startLesson(game: string, lesson: string, learners = 1, instead = '', tab: Window | null = null): Promise<boolean> {
  try {
    await ensureGuest();
    if (instead) await api.leaveTable(instead).catch(() => {}); // it may have ended meanwhile
    const { table = '' } = await api.learn(game, lesson, learners);
    if (tab) tab.location.href = serverPath(tablePath(table));
    else goTo(tablePath(table));
    return true;
  } catch (error) {
    tab?.close();
    showError(error);
    return false;
  }
}
