/** Who the visitor is: a guest with a name, kept by a cookie. */

import { api, type Guest } from './api';
import { Cell } from './cell';

const NAMES = [
  'Arctic Fox', 'Snow Owl', 'Reindeer', 'Puffin', 'Narwhal', 'Ermine', 'Eider', 'Lynx', 'Walrus', 'Ptarmigan',
  'Seal', 'Wolverine', 'Orca', 'Raven', 'Hare', 'Beluga', 'Musk Ox', 'Lemming', 'Tern', 'Moose',
];

export const me = new Cell<Guest | null>(null);

/** The name in the form of somebody who has not said yet that it is theirs. */
export const draft = new Cell(NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Snow Owl');

/** Ask the server who we are. */
export async function meet(): Promise<void> {
  me.set(await api.guest());
}

/** Take a name, or another one. */
export async function callMe(name: string): Promise<void> {
  me.set(await api.beGuest(name.trim().slice(0, 40)));
}

/** Be somebody: who plays without having given a name gets the one in the form. */
export async function beSomebody(): Promise<void> {
  if (!me.value) await meet();
  if (!me.value?.guest) await callMe(draft.value.trim() || 'Snow Owl');
}
