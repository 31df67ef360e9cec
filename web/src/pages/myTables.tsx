/** The visitor's own tables. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { guest, loadGuest } from '../guest';
import { t } from '../texts';
import { showError } from '../toast';
import type { TableInfo } from '../wire';
import { TableList } from './tableList';

export function MyTablesPage() {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    document.title = `${t('my-tables')} – Snowbound`;
    void loadGuest().catch(showError);
  }, []);
  const id = guest.value?.guest;
  useEffect(() => { // runs again when this device becomes another guest
    if (id === undefined) return undefined;
    let isCurrent = true;
    api.ownTables().then((found) => isCurrent && setTables(found), showError);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const live = tables?.filter((table) => table.status === 'open' || table.status === 'playing') ?? [];
  const past = tables?.filter((table) => table.status === 'over' || table.reason) ?? [];
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('my-tables')}</h1>
      {tables && !live.length && !past.length && <p class="sb-card">{t('mine-empty')}</p>}
      <TableList tables={live} guest={id ?? ''} />
      {past.length > 0 && <h2>{t('mine-past')}</h2>}
      <TableList tables={past} guest={id ?? ''} />
    </main>
  );
}
