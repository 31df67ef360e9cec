/** The lists of blocked, muted and hidden people in the settings, and how to get somebody off them. */

import type { ListName } from '../api';
import { t } from '../texts';
import { isListed, people, setListed } from './lists';

const LISTS: readonly [ListName, string, string][] = [
  ['blocked', 'list-blocked', 'person-unblock'], ['muted', 'list-muted', 'person-unmute'], ['hidden', 'list-hidden', 'name-show'],
];

export function PeopleSettings() {
  const lists = LISTS.filter(([list]) => people.value[list].length > 0);
  return (
    <section class="sb-card">
      <h2>{t('other-people')}</h2>
      {lists.length === 0 && <p class="sb-note">{t('other-people-none')}</p>}
      {lists.map(([list, title, undo]) => (
        <div key={list}>
          <h3>{t(title)}</h3>
          <ul class="sb-people">
            {people.value[list].map(({ guest, name }) => {
              const shown = isListed('hidden', guest) || !name ? t('name-hidden') : name;
              return (
                <li key={guest}>
                  <span>{shown}</span>
                  <button class="sb-button sb-small" aria-label={`${t(undo)}: ${shown}`} onClick={() => void setListed(list, guest, false)}>{t(undo)}</button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
