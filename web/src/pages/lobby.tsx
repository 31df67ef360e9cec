/** The lobby: public tables that wait for players or are being played, updated live. */

import { useEffect, useState } from 'preact/hooks';
import { loadGuest } from '../guest';
import { ServerSocket } from '../socket';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import { TableList } from './tableList';

/** Return the list after some tables have changed, newest first, without those that have ended. */
export function mergeTables(tables: readonly TableInfo[], changed: readonly TableInfo[]): TableInfo[] {
  const ids = new Set(changed.map((table) => table.id));
  const live = changed.filter((table) => table.status === 'open' || table.status === 'playing');
  return [...live, ...tables.filter((table) => !ids.has(table.id))].sort((a, b) => b.created - a.created);
}

export function LobbyPage() {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [guest, setGuest] = useState('');
  useEffect(() => {
    document.title = `${t('lobby')} – Snowbound`;
    void loadGuest().catch(() => {});
    const socket = new ServerSocket();
    socket.onOpen = () => {
      setGuest(socket.guest.value);
      void socket.send({ type: 'lobby' }).catch(() => {});
    };
    socket.onMessage = (message) => {
      if (message.type !== 'tables') return;
      setTables((now) => mergeTables(message.all ? [] : (now ?? []), message.tables));
    };
    return () => socket.close();
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
