/** What all people at the table are asked: to take back, to pause, to break off. */

import { useCell } from '../cell';
import { guestName } from '../names';
import { t } from '../texts';
import type { TableInfo, What } from '../wire';
import type { Sitting } from './sitting';

function asks(what: What, name: string): string {
  if (what === 'undo') return t('asks-undo', { name });
  return what === 'pause' ? t('asks-pause', { name }) : t('asks-end', { name });
}

export function Proposals({ sitting, info }: { sitting: Sitting; info: TableInfo }) {
  const proposal = useCell(sitting.proposal);
  if (!proposal) return null;
  const me = sitting.line.guest.value;
  const names = proposal.wanted.map((guest) => guestName(info, guest)).join(', ');
  return (
    <div class="sb-proposal" role="alert">
      <p>{asks(proposal.what, guestName(info, proposal.by))}</p>
      {proposal.wanted.includes(me) ? (
        <div class="sb-row">
          <button class="sb-button sb-primary" onClick={() => void sitting.tell('answer', { agree: true })}>{t('agree')}</button>
          <button class="sb-button" onClick={() => void sitting.tell('answer', { agree: false })}>{t('decline')}</button>
        </div>
      ) : (
        <p class="sb-note">{t('waiting-for', { names })}</p>
      )}
    </div>
  );
}
