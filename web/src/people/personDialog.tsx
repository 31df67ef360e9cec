/** What one can do about another person: mute, block, report the name, and remove them from one's table. */

import { useState } from 'preact/hooks';
import { Dialog } from '../dialog';
import { t } from '../texts';
import { isListed, reportName, setListed } from './lists';
import { openedPerson, type OpenedPerson } from './personName';

const REPORT_KINDS: readonly [string, string][] = [
  ['offensive', 'report-offensive'], ['impersonation', 'report-impersonation'], ['personal-data', 'report-personal-data'],
];

export function PersonDialog() {
  const person = openedPerson.value;
  return person && <PersonActions key={person.guest} person={person} />;
}

function PersonActions({ person }: { person: OpenedPerson }) {
  const [reporting, setReporting] = useState(false);
  const close = (): void => {
    openedPerson.value = null;
  };
  const { guest, name, table, invitation, remove } = person;
  const isMuted = isListed('muted', guest);
  const isBlocked = isListed('blocked', guest);
  const isHidden = isListed('hidden', guest);
  return (
    <Dialog title={name} onClose={close}>
      <div class="sb-more">
        {remove && (
          <div class="sb-person-action">
            <button class="sb-button" onClick={() => { remove(); close(); }}>{t('person-remove')}</button>
            <p class="sb-note">{t('person-remove-note')}</p>
          </div>
        )}
        <div class="sb-person-action">
          <button class="sb-button" aria-pressed={isMuted} onClick={() => void setListed('muted', guest, !isMuted)}>{isMuted ? t('person-unmute') : t('person-mute')}</button>
          <p class="sb-note">{t('person-mute-note')}</p>
        </div>
        <div class="sb-person-action">
          <button class="sb-button" aria-pressed={isBlocked} onClick={() => void setListed('blocked', guest, !isBlocked)}>{isBlocked ? t('person-unblock') : t('person-block')}</button>
          <p class="sb-note">{t('person-block-note')}</p>
        </div>
        {isHidden ? (
          <p class="sb-note" role="status">{t('reported')}</p>
        ) : (
          <div class="sb-person-action">
            <button class="sb-button" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>{t('report-name')}</button>
            {reporting ? (
              <div class="sb-row" role="group" aria-label={t('report-why')}>
                {REPORT_KINDS.map(([kind, text]) => (
                  <button key={kind} class="sb-button sb-small" onClick={() => void reportName(guest, table, kind, invitation).then((done) => done && close())}>{t(text)}</button>
                ))}
              </div>
            ) : <p class="sb-note">{t('report-note')}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}
