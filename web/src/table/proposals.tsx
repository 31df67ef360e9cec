/** A proposal that everyone at the table has to agree to: take back a move, pause, or end the game. */

import { guestName } from '../playerNames';
import { t } from '../texts';
import type { ProposalInfo, TableInfo } from '../wire';
import type { Session } from './session';

function proposalText(what: ProposalInfo['what'], name: string): string {
  if (what === 'undo') return t('asks-undo', { name });
  return what === 'pause' ? t('asks-pause', { name }) : t('asks-end', { name });
}

export function Proposals({ session, info }: { session: Session; info: TableInfo }) {
  const proposal = session.proposal.value;
  if (!proposal) return null;
  const me = session.connection.socket.guest.value;
  const names = proposal.wanted.map((guest) => guestName(info, guest)).join(', ');
  return (
    <div class="sb-proposal" role="alert">
      <p>{proposalText(proposal.what, guestName(info, proposal.by))}</p>
      {proposal.wanted.includes(me) ? (
        <div class="sb-row">
          <button class="sb-button sb-primary" onClick={() => void session.commands.answer(true)}>{t('agree')}</button>
          <button class="sb-button" onClick={() => void session.commands.answer(false)}>{t('decline')}</button>
        </div>
      ) : (
        <p class="sb-note">{t('waiting-for', { names })}</p>
      )}
    </div>
  );
}
