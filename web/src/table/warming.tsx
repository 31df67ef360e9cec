/** Says why a bot takes so long: its game is compiled for the machine, once. */

import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts';
import type { TableInfo, View } from '../wire';

/** Milliseconds; bots of every level answer sooner, once their game is compiled. */
const UNUSUAL = 4000;

export function Warming({ info, view }: { info: TableInfo; view: View | null }) {
  const [long, setLong] = useState(false);
  const waits = (view?.actors ?? []).some((seat) => info.seats[seat]?.kind === 'bot');
  const events = view?.events;
  useEffect(() => {
    setLong(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setLong(true), UNUSUAL);
    return () => clearTimeout(timer);
  }, [waits, events]);
  return long ? <p class="sb-note" role="status">{t('warming-up')}</p> : null;
}
