/** The lobby: public tables that wait for players or are being played, live. */

import { useEffect, useState } from 'preact/hooks';
import { Line } from '../line';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import { TableList } from './tables';

/** The list after some tables have changed. */
function changed(tables: readonly TableInfo[], news: readonly TableInfo[]): TableInfo[] {
  const ids = new Set(news.map((table) => table.id));
  const live = news.filter((table) => table.status === 'open' || table.status === 'playing');
  return [...live, ...tables.filter((table) => !ids.has(table.id))].sort((a, b) => b.created - a.created);
}

export function LobbyPage() {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [guest, setGuest] = useState('');
  useEffect(() => {
    document.title = `${t('lobby')} – Snowbound`;
    const line = new Line();
    line.onOpen = () => {
      setGuest(line.guest.value);
      void line.ask({ type: 'lobby' }).catch(() => {});
    };
    line.onMessage = (message) => {
      if (message.type !== 'tables') return;
      setTables((now) => (message.all ? changed([], message.tables) : changed(now ?? [], message.tables)));
    };
    return () => line.close();
  }, []);
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('lobby')}</h1>
      <p>{t('lobby-note')}</p>
      {tables?.length === 0 && <p class="sb-card">{t('lobby-empty')}</p>}
      {tables && <TableList tables={tables} guest={guest} />}
    </main>
  );
}
