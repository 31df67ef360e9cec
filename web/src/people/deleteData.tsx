/** Deleting everything that the server and this device know about the visitor, after a confirmation. */

import { useState } from 'preact/hooks';
import { api } from '../api';
import { Dialog } from '../dialog';
import { guest } from '../guest';
import { DELETED, goTo } from '../navigation';
import { t } from '../texts';
import { showError } from '../toast';

const STORED = 'snowbound.';

/** Remove what this device has stored. */
function clearStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(STORED)) storage.removeItem(key);
    }
  } catch {
    // Nothing is stored on a device without storage.
  }
}

export function DeleteData() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.deleteGuest();
      clearStorage();
      guest.value = { guest: '', name: '' };
      goTo(DELETED);
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <section class="sb-card">
      <h2>{t('delete-data')}</h2>
      <p>{t('delete-data-note')}</p>
      <button class="sb-button" onClick={() => setOpen(true)}>{t('delete-data')} …</button>
      {open && (
        <Dialog title={t('delete-data-sure')} onClose={() => setOpen(false)}>
          <div class="sb-more">
            <p>{t('delete-data-what')}</p>
            <p>{t('delete-data-stays')}</p>
            <p>{t('delete-data-final')}</p>
            <div class="sb-row">
              <button class="sb-button sb-danger" disabled={busy} onClick={() => void remove()}>{t('delete-data-do')}</button>
              <button class="sb-button" disabled={busy} onClick={() => setOpen(false)}>{t('cancel')}</button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
