/** What the server stores, for how long, who can see it, and how to delete it. */

import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { api, type Privacy } from '../api';
import { HOME } from '../navigation';
import { t } from '../texts';
import { showError } from '../toast';

/** The title and the text of each item. */
const ITEM_TEXTS: Record<string, readonly [title: string, text: string]> = {
  guest: ['privacy-guest', 'privacy-guest-text'],
  access: ['privacy-access', 'privacy-access-text'],
  tables: ['privacy-tables', 'privacy-tables-text'],
  moves: ['privacy-moves', 'privacy-moves-text'],
  reports: ['privacy-reports', 'privacy-reports-text'],
  people: ['privacy-people', 'privacy-people-text'],
  bans: ['privacy-bans', 'privacy-bans-text'],
  audit: ['privacy-audit', 'privacy-audit-text'],
  server: ['privacy-server', 'privacy-server-text'],
  addresses: ['privacy-addresses', 'privacy-addresses-text'],
  device: ['privacy-device', 'privacy-device-text'],
};
const SEEN_TEXTS: Record<string, string> = {
  all: 'privacy-seen-all', table: 'privacy-seen-table', host: 'privacy-seen-host', nobody: 'privacy-seen-nobody', you: 'privacy-seen-you',
};

/** Say for how long something is kept. */
function keptText(days: number | undefined): string {
  if (days === undefined) return '';
  return days ? t('privacy-days', { days }) : t('privacy-for-ever');
}

export function PrivacyPage() {
  const [stored, setStored] = useState<Privacy | null>(null);
  useEffect(() => {
    document.title = `${t('privacy')} – Snowbound`;
    api.privacy().then(setStored, showError);
  }, []);
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('privacy')}</h1>
      <p>{t('privacy-intro')}</p>
      {stored?.items.map(({ what, seen, days }) => (
        <section key={what} class="sb-card sb-privacy" aria-labelledby={`sb-privacy-${what}`}>
          <h2 id={`sb-privacy-${what}`}>{t(ITEM_TEXTS[what]?.[0] ?? what)}</h2>
          <p>{t(ITEM_TEXTS[what]?.[1] ?? what)}</p>
          <p class="sb-note">{[t(SEEN_TEXTS[seen] ?? seen), keptText(days)].filter(Boolean).join(' ')}</p>
        </section>
      ))}
      {stored && (
        <section class="sb-card" aria-labelledby="sb-privacy-delete">
          <h2 id="sb-privacy-delete">{t('privacy-delete')}</h2>
          <p>{t('privacy-delete-text')}</p>
          {stored.idle_days > 0 && <p>{t('privacy-idle', { days: stored.idle_days })}</p>}
          {stored.contact && <p>{t('privacy-contact', { contact: stored.contact })}</p>}
        </section>
      )}
      <Link class="sb-button" href={HOME}>{t('home')}</Link>
    </main>
  );
}
