/** HTTP requests to the server. Every failure becomes a `RequestError`. */

import { problemOf, RequestError } from './problem';
import { randomHex } from './random';
import { settings } from './settings';
import type { AckMessage, CreateCommand, ReplayMessage, Screen, TableInfo } from './wire';

export interface Guest {
  /** The public id, or '' before the visitor has a name. */
  guest: string;
  name: string;
}

export type OptionValue = string | number | boolean;

export interface OptionInfo {
  name: string;
  label: string;
  default: OptionValue;
  allowed: string;
  kind: 'text' | 'choice' | 'number' | 'seat' | 'seats';
  values?: { value: OptionValue; label: string }[];
  low?: number;
  high?: number;
  /** Whether it exists only to play by an earlier edition of the rules. */
  ruling?: boolean;
}

export interface GameInfo {
  game: string;
  prefix: string;
  title: string;
  summary: string;
  length: string;
  players: [number, number];
  /** A note on the number of players, or ''. */
  players_note: string;
  /** The current edition of the rules. */
  rules: number;
  /** The names of the players' colours, in the printed order. */
  colours: string[];
  options: OptionInfo[];
}

export interface Rule {
  id: string;
  text: string;
  section: string;
}

export type NewTable = Omit<CreateCommand, 'type' | 'key' | 'contribution'>;

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  const content = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  let response: Response;
  try {
    response = await fetch(path, { method, ...content });
  } catch {
    throw new RequestError(problemOf({ code: 'unreachable', message: 'the server does not answer' }));
  }
  const data = (await response.json().catch(() => null)) as { error?: Record<string, unknown> } | null;
  if (!response.ok || data === null) {
    throw new RequestError(problemOf(data?.error ?? { message: `the server answered ${response.status}` }));
  }
  return data as T;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

export const api = {
  guest: () => request<Guest>('GET', '/api/guest'),
  setGuestName: (name: string) => request<Guest>('POST', '/api/guest', { name }),
  createGuestLink: () => request<{ token: string; path: string }>('POST', '/api/guest/link'),
  adoptGuest: (token: string) => request<Guest>('POST', '/api/guest/take', { token }),
  ownTables: async () => (await request<{ tables: TableInfo[] }>('GET', '/api/guest/tables')).tables,
  games: async () =>
    (await request<{ games: GameInfo[] }>('GET', `/api/games?${query({ language: settings.value.language })}`)).games,
  rules: async (game: string) => (await request<{ rules: Rule[] }>('GET', `/api/games/${game}/rules`)).rules,
  createTable: (table: NewTable) => request<AckMessage>('POST', '/api/tables', { ...table, contribution: randomHex() }),
  replay: (table: string, lens: string, scenes: Screen, invitation: string) => {
    const { language } = settings.value;
    const access = invitation ? { invitation } : undefined;
    return request<ReplayMessage>('GET', `/api/tables/${table}/replay?${query({ lens, scenes, language, ...access })}`);
  },
};
