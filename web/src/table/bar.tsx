/** The bar above a table: the way home, the game, the connection, and what one seldom needs. */

import { useState } from 'preact/hooks';
import { useCell } from '../cell';
import { Dialog } from '../dialog';
import { SettingsForm } from '../pages/settings';
import { WHOLE, within } from '../picture/zoom';
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
      {info && info.status !== 'open' && <Zoom sitting={sitting} />}
      <button class="sb-icon sb-only-phone" aria-label={t('log-and-rules')} onClick={onPanel}>☰</button>
      <button class="sb-icon" aria-label={t('settings')} onClick={() => setOpen('settings')}>⚙</button>
      <button class="sb-icon" aria-label={t('more')} onClick={() => setOpen('more')}>⋯</button>
      {open === 'settings' && <Dialog title={t('settings')} onClose={() => setOpen('')}><SettingsForm /></Dialog>}
      {open === 'more' && info && <More sitting={sitting} info={info} onClose={() => setOpen('')} />}
    </header>
  );
}

/** The same as two fingers, for who has one. */
function Zoom({ sitting }: { sitting: Sitting }) {
  const lens = useCell(sitting.lens);
  const by = (factor: number) => (): void => sitting.lens.set(within({ ...lens, scale: lens.scale * factor }));
  return (
    <>
      {lens.scale > 1 && <button class="sb-icon" aria-label={t('zoom-all')} onClick={() => sitting.lens.set(WHOLE)}>⤢</button>}
      {lens.scale > 1 && <button class="sb-icon" aria-label={t('zoom-out')} onClick={by(1 / 1.5)}>−</button>}
      <button class="sb-icon" aria-label={t('zoom-in')} onClick={by(1.5)}>+</button>
    </>
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
