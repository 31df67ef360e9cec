/** The dialog before a command of the host is carried out. */

import { useState } from 'preact/hooks';
import { Dialog } from '../dialog';
import { t } from '../texts';
import { BANS, COMMAND_TEXTS, commandText, type Request } from './commands';

interface Props {
  request: Request;
  onClose: () => void;
  onConfirm: (request: Request) => void;
}

export function ConfirmDialog({ request, onClose, onConfirm }: Props) {
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const [address, setAddress] = useState('');
  const isBan = BANS.includes(request.command);
  const isAddress = request.command === 'ban-address';
  const confirm = (event: Event): void => {
    event.preventDefault();
    const limits: Request['values'] = isBan ? { days: Number(days) || 0, reason } : {};
    if (isAddress) limits.address = address.trim();
    onConfirm({ ...request, values: { ...request.values, ...limits } });
  };
  return (
    <Dialog title={commandText(request.command)} onClose={onClose}>
      <form class="sb-admin-confirm" onSubmit={confirm}>
        {request.about && <p><b>{request.about}</b></p>}
        <p>{t(COMMAND_TEXTS[request.command]?.[1] ?? '')}</p>
        {isAddress && (
          <label class="sb-field">
            <span>{t('admin-address')}</span>
            <input required value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
          </label>
        )}
        {isBan && (
          <>
            <label class="sb-field">
              <span>{t('admin-days')}</span>
              <input type="number" min="0" step="any" value={days} onInput={(event) => setDays(event.currentTarget.value)} />
            </label>
            <label class="sb-field">
              <span>{t('admin-reason')}</span>
              <input maxLength={200} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
            </label>
          </>
        )}
        <div class="sb-row">
          <button class="sb-button sb-primary">{commandText(request.command)}</button>
          <button type="button" class="sb-button" onClick={onClose}>{t('cancel')}</button>
        </div>
      </form>
    </Dialog>
  );
}
