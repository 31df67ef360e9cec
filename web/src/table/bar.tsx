/** The bar at the top of a table: home, the game's title, the connection, zoom, settings and more. */

import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { serverPath } from '../basePath';
import { Dialog } from '../dialog';
import { Icon } from '../icons';
import { goTo, HOME } from '../navigation';
import { SettingsForm } from '../pages/settings';
import { clampZoom, WHOLE_BOARD } from '../picture/zoom';
import { ReactionMenu } from '../reactions/reactionMenu';
import { Share } from '../share';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import type { Session } from './session';

interface Props {
  session: Session;
  info: TableInfo | null;
  title: string;
  onPanel: () => void;
}

export function Bar({ session, info, title, onPanel }: Props) {
  const [open, setOpen] = useState<'' | 'more' | 'settings'>('');
  return (
    <header class="sb-bar">
      <Link class="sb-home-link" href={HOME} aria-label={t('home')}><img src={serverPath('/snowflake.svg')} alt="" width="28" height="28" /></Link>
      <h1>{title}{info?.board && <small class="sb-board-mark"> {t('changed-board')}</small>}</h1>
      {session.connection.socket.state.value === 'lost' && (
        <span class="sb-connection-lost" role="alert">{t('connection-lost')}</span>
      )}
      {info && info.status !== 'open' && <ZoomButtons session={session} />}
      {info && <ReactionMenu session={session} />}
      <button class="sb-icon sb-only-phone" aria-label={t('log-and-rules')} onClick={onPanel}><Icon name="menu" /></button>
      <button class="sb-icon" aria-label={t('settings')} onClick={() => setOpen('settings')}><Icon name="settings" /></button>
      <button class="sb-icon" aria-label={t('more')} onClick={() => setOpen('more')}><Icon name="more" /></button>
      {open === 'settings' && <Dialog title={t('settings')} onClose={() => setOpen('')}><SettingsForm /></Dialog>}
      {open === 'more' && info && <MoreDialog session={session} info={info} onClose={() => setOpen('')} />}
    </header>
  );
}

/** Buttons for visitors who cannot pinch. */
function ZoomButtons({ session }: { session: Session }) {
  const { zoom } = session;
  const { scale } = zoom.value;
  const multiply = (factor: number) => (): void => {
    zoom.value = clampZoom({ ...zoom.value, scale: scale * factor });
  };
  return (
    <>
      {scale > 1 && <button class="sb-icon" aria-label={t('zoom-all')} onClick={() => (zoom.value = WHOLE_BOARD)}><Icon name="whole" /></button>}
      {scale > 1 && <button class="sb-icon" aria-label={t('zoom-out')} onClick={multiply(1 / 1.5)}><Icon name="minus" /></button>}
      <button class="sb-icon" aria-label={t('zoom-in')} onClick={multiply(1.5)}><Icon name="plus" /></button>
    </>
  );
}

function MoreDialog({ session, info, onClose }: { session: Session; info: TableInfo; onClose: () => void }) {
  const { commands } = session;
  const [leaving, setLeaving] = useState(false);
  const isPlayer = info.status === 'playing' && session.seats.own.value.length > 0;
  const mayPropose = isPlayer && !session.clock.value?.paused;
  return (
    <Dialog title={t('table')} onClose={onClose}>
      <div class="sb-more">
        {mayPropose && <button class="sb-button" onClick={() => void commands.propose('pause').then(onClose)}>{t('ask-pause')}</button>}
        {mayPropose && <button class="sb-button" onClick={() => void commands.propose('end').then(onClose)}>{t('ask-end')}</button>}
        {isPlayer && !leaving && <button class="sb-button" onClick={() => setLeaving(true)}>{t('leave-game')}</button>}
        {isPlayer && leaving && (
          <>
            <p>{t('leave-note')}</p>
            <div class="sb-row">
              <button class="sb-button sb-danger" onClick={() => void commands.leave().then((ack) => ack && goTo(HOME))}>{t('leave-confirm')}</button>
              <button class="sb-button" onClick={() => setLeaving(false)}>{t('cancel')}</button>
            </div>
          </>
        )}
        {!info.lesson && <h3>{t('share-table')}</h3>}
        {!info.lesson && <Share link={location.origin + location.pathname + location.search} />}
      </div>
    </Dialog>
  );
}
