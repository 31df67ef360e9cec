/** The page of the host, behind a token: what waits for a decision, and everything that can be done. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { problemFrom } from '../problem';
import { Share } from '../share';
import { t } from '../texts';
import { problemText, showError, showMessage } from '../toast';
import { commandText, HARMLESS, SECTION_TEXTS, SECTIONS, type Lists, type Request, type Section } from './commands';
import { ConfirmDialog } from './confirm';
import { Rows } from './rows';

const EMPTY: Lists = { reports: [], tables: [], guests: [], bans: [], games: [], audit: [] };
/** Commands that belong to a list as a whole. */
const GENERAL: Partial<Record<Section, string[]>> = { guests: ['revoke-all'], tables: ['expire'], bans: ['ban-address'] };

function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await api.host(token, 'bans');
      onToken(token);
    } catch (error) {
      const found = problemFrom(error);
      setProblem(found.code === 'not-found' ? t('admin-not-offered') : problemText(found));
    }
  };
  return (
    <form class="sb-card" onSubmit={(event) => void enter(event)}>
      <p>{t('admin-intro')}</p>
      <label class="sb-field">
        <span>{t('admin-token')}</span>
        <input type="password" autoComplete="current-password" required value={token} onInput={(event) => setToken(event.currentTarget.value)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button class="sb-button sb-primary">{t('admin-enter')}</button>
    </form>
  );
}

function Desk({ token, onLeave }: { token: string; onLeave: () => void }) {
  const [section, setSection] = useState<Section>('reports');
  const [lists, setLists] = useState(EMPTY);
  const [name, setName] = useState('');
  const [request, setRequest] = useState<Request | null>(null);
  const [link, setLink] = useState('');
  const load = async (): Promise<void> => {
    try {
      const found = await api.host<Partial<Lists>>(token, section, section === 'guests' ? { name } : {});
      setLists((before) => ({ ...before, ...found }));
    } catch (error) {
      showError(error);
    }
  };
  useEffect(() => void load(), [section, name]);
  const perform = async ({ command, values }: Request): Promise<void> => {
    setRequest(null);
    try {
      const done = await api.host<{ link?: string }>(token, command, values);
      setLink(done.link ? location.origin + done.link : '');
      showMessage(t('admin-done'));
      await load();
    } catch (error) {
      showError(error);
    }
  };
  const give = (given: Request): void => {
    if (HARMLESS.includes(given.command)) void perform(given);
    else setRequest(given);
  };
  return (
    <>
      <nav class="sb-row sb-admin-sections" aria-label={t('admin-lists')}>
        {SECTIONS.map((each) => (
          <button key={each} class="sb-button sb-small" aria-pressed={each === section} onClick={() => setSection(each)}>{t(SECTION_TEXTS[each])}</button>
        ))}
        <button class="sb-button sb-small" onClick={onLeave}>{t('admin-leave')}</button>
      </nav>
      <h2>{t(SECTION_TEXTS[section])}</h2>
      {section === 'guests' && (
        <label class="sb-field">
          <span>{t('admin-search')}</span>
          <input type="search" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
      )}
      {link && <section class="sb-card"><p>{t('admin-link')}</p><Share link={link} label={t('admin-link')} /></section>}
      {GENERAL[section] && (
        <div class="sb-row">
          {GENERAL[section].map((command) => (
            <button key={command} class="sb-button" onClick={() => give({ command, values: {}, about: '' })}>{commandText(command)}</button>
          ))}
        </div>
      )}
      <Rows section={section} lists={lists} give={give} />
      {request && <ConfirmDialog request={request} onClose={() => setRequest(null)} onConfirm={(given) => void perform(given)} />}
    </>
  );
}

export function AdminPage() {
  const [token, setToken] = useState('');
  useEffect(() => {
    document.title = `${t('admin')} – Snowbound`;
  }, []);
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('admin')}</h1>
      {token ? <Desk token={token} onLeave={() => setToken('')} /> : <TokenForm onToken={setToken} />}
    </main>
  );
}
