/** The page behind the link for another device: it signs this device in as the same guest. */

import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { api } from '../api';
import { guest } from '../guest';
import { MY_TABLES } from '../navigation';
import { problemFrom } from '../problem';
import { t } from '../texts';
import { problemText } from '../toast';

export function AdoptGuestPage({ token }: { token: string }) {
  const [result, setResult] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('take')} – Snowbound`;
  }, []);
  const adopt = async (): Promise<void> => {
    setBusy(true);
    try {
      const adopted = await api.adoptGuest(token);
      guest.value = adopted;
      setResult(t('taken', { name: adopted.name }));
    } catch (error) {
      const problem = problemFrom(error);
      setResult(problem.code === 'not-allowed' ? t('take-failed') : problemText(problem));
      setBusy(false);
    }
  };
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('take')}</h1>
      <section class="sb-card">
        <p role="status">{result || t('take-note')}</p>
        {!result && <button class="sb-button sb-primary" disabled={busy || !token} onClick={() => void adopt()}>{t('take-do')}</button>}
        {result && <Link class="sb-button" href={MY_TABLES}>{t('my-tables')}</Link>}
      </section>
    </main>
  );
}
