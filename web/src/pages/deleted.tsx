/** The page after the visitor has deleted their data. */

import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { HOME } from '../navigation';
import { t } from '../texts';

export function DeletedPage() {
  useEffect(() => {
    document.title = `${t('deleted')} – Snowbound`;
  }, []);
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('deleted')}</h1>
      <p class="sb-card">{t('deleted-note')}</p>
      <Link class="sb-button" href={HOME}>{t('home')}</Link>
    </main>
  );
}
