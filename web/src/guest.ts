/** The visitor: a guest with a name, identified by a cookie. */

import { signal } from '@preact/signals';
import { api, type Guest } from './api';
import { loadPeople } from './people/lists';

const NAMES = [
  'Arctic Fox', 'Snow Owl', 'Reindeer', 'Puffin', 'Narwhal', 'Ermine', 'Eider', 'Lynx', 'Walrus', 'Ptarmigan',
  'Seal', 'Wolverine', 'Orca', 'Raven', 'Hare', 'Beluga', 'Musk Ox', 'Lemming', 'Tern', 'Moose',
];
const LONGEST_NAME = 40;

/** The visitor as the server knows them; null until it has answered. */
export const guest = signal<Guest | null>(null);

guest.subscribe((now) => void loadPeople(now?.guest ?? '').catch(() => {}));

/** The name in the form of a visitor who has not chosen one yet. */
export const suggestedName = signal(NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Snow Owl');

/** Ask the server who the visitor is. */
export async function loadGuest(): Promise<void> {
  guest.value = await api.guest();
}

/** Give the visitor a name, or change it. */
export async function setGuestName(name: string): Promise<void> {
  guest.value = await api.setGuestName(name.trim().slice(0, LONGEST_NAME));
}

/** Make sure that the visitor is a guest; without a name they get the suggested one. */
export async function ensureGuest(): Promise<void> {
  if (!guest.value) await loadGuest();
  if (!guest.value?.guest) await setGuestName(suggestedName.value.trim() || 'Snow Owl');
}
