/** Explains why a bot takes long: its game is being compiled, once per machine. */

import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts';
import type { TableInfo, GameView } from '../wire';

/** Milliseconds. Bots of every level answer sooner once their game is compiled. */
const UNUSUALLY_LONG = 4000;

export function CompilingNotice({ info, view }: { info: TableInfo; view: GameView | null }) {
  const [isLong, setIsLong] = useState(false);
  const isBotActing = (view?.actors ?? []).some((seat) => info.seats[seat]?.kind === 'bot');
  const events = view?.events;
  useEffect(() => {
    setIsLong(false);
    if (!isBotActing) return undefined;
    const timer = setTimeout(() => setIsLong(true), UNUSUALLY_LONG);
    return () => clearTimeout(timer);
  }, [isBotActing, events]);
  return isLong ? <p class="sb-note" role="status">{t('warming-up')}</p> : null;
}
