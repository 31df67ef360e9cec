/** The visitor's own tables, as the home page last knew them. */

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { guest } from '../guest';
import type { TableInfo } from '../wire';

/** Null if the home page has not been opened. */
export const ownTables = signal<readonly TableInfo[] | null>(null);

/** Load the visitor's own tables and return them, or null until they are known. */
export function useOwnTables(): readonly TableInfo[] | null {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const id = guest.value?.guest;
  useEffect(() => { // runs again when this device becomes another guest
    if (id === undefined) return;
    const known = id ? api.ownTables() : Promise.resolve([]);
    void known.catch(() => []).then((found) => {
      if (guest.value?.guest !== id) return;
      ownTables.value = found;
      setTables(found);
    });
  }, [id]);
  return tables;
}
