/** The people whom the visitor has blocked or muted, and those whose names the visitor does not want to see. */

import { signal } from '@preact/signals';
import { api, type ListName, type ListedPerson, type PeopleLists } from '../api';
import { t } from '../texts';
import { showError, showMessage } from '../toast';

const NONE: PeopleLists = { blocked: [], muted: [], hidden: [] };

export const people = signal<PeopleLists>(NONE);
let loadedFor = '';

/** Load the lists of a guest, once. */
export async function loadPeople(guest: string): Promise<void> {
  if (guest === loadedFor) return;
  loadedFor = guest;
  people.value = guest ? await api.people() : NONE;
}

/** Return whether somebody is on a list. */
export function isListed(list: ListName, guest: string): boolean {
  return people.value[list].some((person: ListedPerson) => person.guest === guest);
}

async function change(work: Promise<PeopleLists>, done: string): Promise<boolean> {
  try {
    people.value = await work;
    showMessage(done);
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}

/** Put somebody on a list, or take them off it. */
export function setListed(list: ListName, guest: string, on: boolean): Promise<boolean> {
  return change(api.setListed(list, guest, on), t('saved'));
}

/** Report the name of somebody at a table. From then on it is hidden here. */
export function reportName(guest: string, table: string, kind: string, invitation: string): Promise<boolean> {
  return change(api.reportName(guest, table, kind, invitation), t('reported'));
}
