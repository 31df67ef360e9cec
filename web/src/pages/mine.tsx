/** The tables at which one sits. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { useCell } from '../cell';
import { me, meet } from '../guest';
import { t } from '../texts';
import { complain } from '../toast';
import type { TableInfo } from '../wire';
import { TableList } from './tables';

export function MinePage() {
  const guest = useCell(me);
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    document.title = `${t('my-tables')} – Snowbound`;
    void meet().catch(complain);
  }, []);
  const id = guest?.guest;
  useEffect(() => {                             // again when one becomes somebody else, on the way from another device
    if (id === undefined) return undefined;
    let current = true;
    api.ownTables().then((found) => current && setTables(found), complain);
    return () => {
      current = false;
    };
  }, [id]);
  const live = tables?.filter((table) => table.status === 'open' || table.status === 'playing') ?? [];
  const past = tables?.filter((table) => table.status === 'over') ?? [];
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('my-tables')}</h1>
      {tables && !live.length && !past.length && <p class="sb-card">{t('mine-empty')}</p>}
      <TableList tables={live} guest={guest?.guest ?? ''} />
      {past.length > 0 && <h2>{t('mine-past')}</h2>}
      <TableList tables={past} guest={guest?.guest ?? ''} />
    </main>
  );
}
