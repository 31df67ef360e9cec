/** A form for the visitor's name, with a suggestion to start from. */

import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { setGuestName, suggestedName } from './guest';
import { PRIVACY } from './navigation';
import { t } from './texts';
import { showError } from './toast';

export function NameForm({ name = '', onSaved }: { name?: string; onSaved?: () => void }) {
  const edited = useSignal(name);
  const field = name ? edited : suggestedName;
  const [busy, setBusy] = useState(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!field.value.trim()) return;
    setBusy(true);
    try {
      await setGuestName(field.value);
      onSaved?.();
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <form class="sb-name" onSubmit={(event) => void save(event)}>
      <label class="sb-field">
        <span>{t('your-name')}</span>
        <input value={field.value} maxLength={40} autoComplete="nickname" onInput={(event) => (field.value = event.currentTarget.value)} />
      </label>
      <button class="sb-button sb-primary" disabled={busy}>{name ? t('save') : t('that-is-me')}</button>
      <Link class="sb-name-privacy" href={PRIVACY}>{t('privacy-link')}</Link>
    </form>
  );
}
