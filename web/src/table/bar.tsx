/** The bar above a table: the way home, the game, the connection, and what one seldom needs. */

import { useState } from 'preact/hooks';
import { useCell } from '../cell';
import { Dialog } from '../dialog';
import { SettingsForm } from '../pages/settings';
import { go } from '../router';
import { Share } from '../share';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import type { Sitting } from './sitting';

interface Properties {
  sitting: Sitting;
  info: TableInfo | null;
  title: string;
  onPanel: () => void;
}

export function Bar({ sitting, info, title, onPanel }: Properties) {
  const link = useCell(sitting.line.link);
  const [open, setOpen] = useState<'' | 'more' | 'settings'>('');
  return (
    <header class="sb-bar">
      <a class="sb-home" href="/" aria-label={t('home')}><img src="/snowflake.svg" alt="" width="28" height="28" /></a>
      <h1>{title}</h1>
      {link === 'lost' && <span class="sb-lost" role="alert">{t('connection-lost')}</span>}
      <button class="sb-button sb-small sb-only-phone" onClick={onPanel}>{t('log-and-rules')}</button>
      <button class="sb-icon" aria-label={t('settings')} onClick={() => setOpen('settings')}>⚙</button>
      <button class="sb-icon" aria-label={t('more')} onClick={() => setOpen('more')}>⋯</button>
      {open === 'settings' && <Dialog title={t('settings')} onClose={() => setOpen('')}><SettingsForm /></Dialog>}
      {open === 'more' && info && <More sitting={sitting} info={info} onClose={() => setOpen('')} />}
    </header>
  );
}

function More({ sitting, info, onClose }: { sitting: Sitting; info: TableInfo; onClose: () => void }) {
  const own = useCell(sitting.own);
  const clock = useCell(sitting.clock);
  const playing = info.status === 'playing' && own.length > 0;
  const and = (what: Promise<unknown>): void => void what.then(onClose);
  return (
    <Dialog title={t('table')} onClose={onClose}>
      <div class="sb-more">
        {playing && !clock?.paused && <button class="sb-button" onClick={() => and(sitting.tell('ask', { what: 'pause' }))}>{t('ask-pause')}</button>}
        {playing && !clock?.paused && <button class="sb-button" onClick={() => and(sitting.tell('ask', { what: 'end' }))}>{t('ask-end')}</button>}
        {playing && (
          <button class="sb-button" onClick={() => void sitting.tell('leave').then((ack) => ack && go('/'))}>{t('leave-game')}</button>
        )}
        {playing && <p class="sb-note">{t('leave-note')}</p>}
        <h3>{t('share-table')}</h3>
        <Share link={location.origin + location.pathname + location.search} />
      </div>
    </Dialog>
  );
}
