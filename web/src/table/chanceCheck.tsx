/** After a game: whether its dice and cards follow from the numbers of the players, as checked by this device. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { checkReceipt, keptNumber, type Verdict } from '../fairChance';
import { playerName } from '../playerNames';
import { t } from '../texts';
import type { ReceiptMessage, TableInfo } from '../wire';
import type { Session } from './session';

const TEXTS: Record<Verdict, string> = { fair: 'chance-fair', 'number-missing': 'chance-missing', wrong: 'chance-wrong' };

export function ChanceCheck({ session, info }: { session: Session; info: TableInfo }) {
  const [receipt, setReceipt] = useState<ReceiptMessage | null>(null);
  const kept = keptNumber(info.id);
  useEffect(() => {
    if (kept) void api.receipt(info.id, session.invitation).then(setReceipt, () => {});
  }, [info.id]);
  if (!kept || !receipt) return null;
  const viewer = session.seats.shown.value;
  const events = viewer?.state.value.view?.events ?? 0;
  const isAsTold = !viewer || session.outcomes.agree(viewer.seat, receipt.draws, events);
  const verdict = checkReceipt(kept, receipt, isAsTold);
  const without = (receipt.without ?? []).map((seat) => playerName(info, seat)).join(', ');
  return (
    <div class="sb-note sb-chance" data-verdict={verdict} role={verdict === 'wrong' ? 'alert' : undefined}>
      <p>{t(TEXTS[verdict], { count: receipt.draws.length })}</p>
      {without && <p>{t('chance-without', { names: without })}</p>}
    </div>
  );
}
