/** Before the game: asking for a seat, and what the owner of the table decides about people. */

import { Link } from 'wouter-preact';
import { LOBBY } from '../navigation';
import { playerName } from '../playerNames';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import type { Session } from './session';

interface Props {
  session: Session;
  info: TableInfo;
  me: string;
}

/** Tell a visitor who was removed, or who asks for a seat, how things are. */
export function OwnRequest({ session, info, me }: Props) {
  if (info.removed?.some(({ guest }) => guest === me)) {
    return (
      <div class="sb-proposal" role="status">
        <p>{t('you-removed')}</p>
        <Link class="sb-button" href={LOBBY}>{t('lobby')}</Link>
      </div>
    );
  }
  if (!info.requests?.some(({ guest }) => guest === me)) return null;
  return (
    <div class="sb-proposal" role="status">
      <p>{t('you-asked', { name: ownerName(info) })}</p>
      <button class="sb-button" onClick={() => void session.commands.withdraw()}>{t('withdraw')}</button>
    </div>
  );
}

function ownerName(info: TableInfo): string {
  const seat = info.seats.findIndex(({ guest, kind }) => kind === 'person' && guest === info.owner);
  return seat < 0 ? t('somebody') : playerName(info, seat);
}

/** Those who ask for a seat, for the player who decides. */
export function Requests({ session, info, isHost }: Omit<Props, 'me'> & { isHost: boolean }) {
  if (!isHost || !info.requests?.length || info.drawing) return null;
  return (
    <section class="sb-proposal" aria-label={t('requests')}>
      <h2>{t('requests')}</h2>
      <ul class="sb-people" aria-live="polite">
        {info.requests.map(({ guest, name }) => {
          const shown = name || t('somebody');
          return (
            <li key={guest}>
              <span>{shown}</span>
              <span class="sb-row">
                <button class="sb-button sb-small sb-primary" aria-label={`${t('accept')}: ${shown}`} onClick={() => void session.commands.admit(guest, true)}>{t('accept')}</button>
                <button class="sb-button sb-small" aria-label={`${t('refuse')}: ${shown}`} onClick={() => void session.commands.admit(guest, false)}>{t('refuse')}</button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the owner decides for the whole table: whether people ask, and who may sit down again. */
export function OwnerSettings({ session, info, me }: Props) {
  if (me !== info.owner || info.drawing || info.status !== 'open') return null;
  const removed = info.removed ?? [];
  return (
    <>
      {(info.visibility === 'public' || info.approval) && (
        <label class="sb-check">
          <input type="checkbox" checked={info.approval ?? false} onChange={(event) => void session.commands.setApproval(event.currentTarget.checked)} />
          <span>{t('approval')}</span>
        </label>
      )}
      {removed.length > 0 && (
        <section aria-label={t('removed')}>
          <h2>{t('removed')}</h2>
          <ul class="sb-people">
            {removed.map(({ guest, name }) => (
              <li key={guest}>
                <span>{name || t('somebody')}</span>
                <button class="sb-button sb-small" aria-label={`${t('allow')}: ${name || t('somebody')}`} onClick={() => void session.commands.allow(guest)}>{t('allow')}</button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
