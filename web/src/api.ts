/** Requests to the server; every refusal becomes a `Refused`. */

import { settings } from './settings';
import type { Ack, GameInfo, Problem, Replay, Rule, Screen, TableInfo, Timing, Value, Visibility } from './wire';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Refused({ code: 'unreachable', message: 'the server does not answer' });
  }
  const data = (await response.json().catch(() => null)) as { error?: Problem } | null;
  if (!response.ok || data === null) {
    throw new Refused(data?.error ?? { code: 'failed', message: `the server answered ${response.status}` });
  }
  return data as T;
}

export interface Guest {
  guest: string;
  name: string;
}

export interface Wanted {
  game: string;
  seats: string[];
  options?: Record<string, Value>;
  timing?: Timing;
  visibility?: Visibility;
  stand_in?: number;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

export const api = {
  guest: () => ask<Guest>('GET', '/api/guest'),
  beGuest: (name: string) => ask<Guest>('POST', '/api/guest', { name }),
  link: () => ask<{ token: string; path: string }>('POST', '/api/guest/link'),
  take: (token: string) => ask<Guest>('POST', '/api/guest/take', { token }),
  ownTables: async () => (await ask<{ tables: TableInfo[] }>('GET', '/api/guest/tables')).tables,
  games: async () =>
    (await ask<{ games: GameInfo[] }>('GET', `/api/games?${query({ language: settings.value.language })}`)).games,
  rules: async (game: string) => (await ask<{ rules: Rule[] }>('GET', `/api/games/${game}/rules`)).rules,
  create: (wanted: Wanted) => ask<Ack>('POST', '/api/tables', { ...wanted, contribution: contribution() }),
  replay: (table: string, lens: string, scenes: Screen | 'none', invitation: string) => {
    const { language } = settings.value;
    const more = invitation ? { invitation } : undefined;
    return ask<Replay>('GET', `/api/tables/${table}/replay?${query({ lens, scenes, language, ...more })}`);
  },
};

/** A random number of this device: for the mixing of chance, or as a key. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
