/** Become the same guest on this device. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { me } from '../guest';
import { t } from '../texts';
import { explained } from '../toast';
import { Refused } from '../api';

export function TakePage({ token }: { token: string }) {
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('take')} – Snowbound`;
  }, []);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const guest = await api.take(token);
      me.set(guest);
      setWord(t('taken', { name: guest.name }));
    } catch (error) {
      setWord(error instanceof Refused ? explained(error.problem) : String(error));
      setBusy(false);
    }
  };
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('take')}</h1>
      <section class="sb-card">
        <p role="status">{word || t('take-note')}</p>
        {!word && <button class="sb-button sb-primary" disabled={busy || !token} onClick={() => void take()}>{t('take-do')}</button>}
        {word && <a class="sb-button" href="/mine">{t('my-tables')}</a>}
      </section>
    </main>
  );
}
