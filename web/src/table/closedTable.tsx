/** A table that the server has closed, and why: who sat there, and what to do next. */

import { Link } from 'wouter-preact';
import { goTo, HOME, tablePath } from '../navigation';
import { PlayerLines } from '../playerMark';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import type { Session } from './session';

export function ClosedTable({ session, info, title }: { session: Session; info: TableInfo; title: string }) {
  const rematch = async (): Promise<void> => {
    const table = await session.commands.rematch(false);
    if (table) goTo(tablePath(table));
  };
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{title}</h1>
      <div class="sb-card">
        <p>{t('old-edition')}</p>
        <p class="sb-note">{t('edition', { edition: info.rules })}</p>
        <div class="sb-tables-info">
          <PlayerLines table={info} />
        </div>
      </div>
      <div class="sb-row">
        {session.seats.own.value.length > 0 && (
          <button class="sb-button sb-primary" onClick={() => void rematch()}>{info.rematch ? t('rematch-join') : t('rematch')}</button>
        )}
        <Link class="sb-button" href={HOME}>{t('home')}</Link>
      </div>
    </main>
  );
}
