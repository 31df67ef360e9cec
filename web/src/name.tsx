/** A name, asked for in place, with a pleasant one to start from. */

import { useState } from 'preact/hooks';
import { Cell, useCell } from './cell';
import { callMe, draft } from './guest';
import { t } from './texts';
import { complain } from './toast';

export function NameForm({ name = '', onNamed }: { name?: string; onNamed?: () => void }) {
  const [cell] = useState(() => (name ? new Cell(name) : draft));
  const value = useCell(cell);
  const [busy, setBusy] = useState(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!value.trim()) return;
    setBusy(true);
    try {
      await callMe(value);
      onNamed?.();
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <form class="sb-name" onSubmit={(event) => void save(event)}>
      <label class="sb-field">
        <span>{t('your-name')}</span>
        <input value={value} maxLength={40} autoComplete="nickname" onInput={(event) => cell.set(event.currentTarget.value)} />
      </label>
      <button class="sb-button sb-primary" disabled={busy}>{name ? t('save') : t('that-is-me')}</button>
    </form>
  );
}
