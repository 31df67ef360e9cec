/** The name of a player. Another person's name is a button that opens what one can do about them. */

import { signal } from '@preact/signals';
import { guest } from '../guest';
import { playerName } from '../playerNames';
import { t } from '../texts';
import type { TableInfo } from '../wire';

export interface OpenedPerson {
  guest: string;
  name: string;
  table: string;
  invitation: string;
  /** Remove the person from the table, if the visitor may do that. */
  remove?: (() => void) | undefined;
}

/** The person whose dialog is open. */
export const openedPerson = signal<OpenedPerson | null>(null);

interface Props {
  info: TableInfo;
  seat: number;
  invitation?: string;
  remove?: (() => void) | undefined;
}

export function PersonName({ info, seat, invitation = '', remove }: Props) {
  const person = info.seats[seat];
  const name = playerName(info, seat);
  const me = guest.value?.guest;
  const isOther = person?.kind === 'person' && person.guest && me && person.guest !== me;
  if (!isOther) return <>{name}</>;
  const open = (): void => {
    openedPerson.value = { guest: person.guest ?? '', name, table: info.id, invitation, remove };
  };
  return (
    <button class="sb-person" aria-haspopup="dialog" onClick={open}>
      {name}<span class="sb-visually-hidden"> ({t('person-open')})</span>
    </button>
  );
}
