/** HTTP requests to the server. Every failure becomes a `RequestError`. */

import { serverPath } from './basePath';
import type { Cast } from './cast';
import { problemOf, RequestError } from './problem';
import { randomHex } from './random';
import { settings } from './settings';
import type { AckMessage, BoardInfo, CreateCommand, ReceiptMessage, ReplayMessage, Scene, Screen, TableInfo } from './wire';

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
  /** One sentence on what it does, or ''. */
  help: string;
  kind: 'text' | 'choice' | 'number' | 'seat' | 'seats' | 'row';
  values?: { value: OptionValue; label: string }[];
  low?: number;
  high?: number;
  /** The difference between the numbers that are offered. */
  step?: number;
  /** What the lowest number means, or ''. */
  lowest?: string;
  /** Whether the default is the printed rule, or our reading of what the rulebook leaves open. */
  origin?: 'printed' | 'reading';
  /** Whether it exists only to play by an earlier edition of the rules. */
  ruling?: boolean;
}

/** A lesson of a game. */
export interface OfferedLesson {
  name: string;
  title: string;
  minutes: number;
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
  /** What is as in the printed game and what is our reconstruction, or ''; whether the board is the server owner's, and can be changed. */
  board: { printed: string; rebuilt: string; owned: boolean; changeable: boolean };
  /** Whether there are rules for people. */
  guide: boolean;
  /** The current edition of the rules. */
  rules: number;
  /** Whether the game counts points. */
  has_points: boolean;
  /** The names of the players' colours, in the printed order. */
  colours: string[];
  options: OptionInfo[];
  /** The lessons in the order of their chapters; empty if there are none. */
  lessons: OfferedLesson[];
  /** Whether the host has switched the game off: there are no new tables. */
  off?: boolean;
}

/** What the server stores: `what` names its texts, `days` is 0 if it is kept for ever. */
export interface Privacy {
  items: { what: string; seen: string; days?: number }[];
  idle_days: number;
  contact: string;
}

/** Pictures of the values of an option. */
export type RowPictures = { value: string; scene: Scene }[];

export interface Rule {
  id: string;
  text: string;
  section: string;
}

/** A paragraph, list or table of a guide with the rules that it covers, or the caption of a figure. */
export interface GuideBlock {
  /** Made by the server from the guide's Markdown, without HTML of its own. */
  html?: string;
  rules?: string[];
  figure?: string;
}

/** A section of a guide, or the entry of a thing in it. */
export interface GuideSection {
  id: string;
  title: string;
  blocks?: GuideBlock[];
  things?: GuideSection[];
}

/** Something that people ask about: its symbol, and patterns for sprites that show it. */
export interface Thing {
  picture: string;
  look?: string;
  sprites: string[];
}

/** The rules of a game for people. */
export interface Guide {
  title: string;
  language: string;
  sections: GuideSection[];
  things: Record<string, Thing>;
}

/** An example of a guide, drawn by the game. */
export interface Figure {
  scene: Scene;
  /** The part of the scene that is shown: left, top, width and height. */
  box: [number, number, number, number];
  marks?: string[];
  arrows?: [[number, number], [number, number]][];
}

export type ListName = 'blocked' | 'muted' | 'hidden';

export interface ListedPerson {
  guest: string;
  name: string;
}

/** Something in a board file, and where; the text is in English. */
export interface BoardFinding {
  line: number;
  where: string;
  text: string;
}

/** A board file that the server has accepted. */
export interface AcceptedBoard {
  /** For new tables; '' if the file is the printed board. */
  board: string;
  info: BoardInfo | null;
  /** What is unlike the printed game. */
  unlike: BoardFinding[];
}

/** The visitor's lists of other people. */
export type PeopleLists = Record<ListName, ListedPerson[]>;

export type NewTable = Omit<CreateCommand, 'type' | 'key' | 'contributes'>;

async function request<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const content = body ? { body: JSON.stringify(body) } : {};
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
  let response: Response;
  try {
    response = await fetch(serverPath(path), { method, ...content, headers });
  } catch {
    throw new RequestError(problemOf({ code: 'unreachable', message: 'the server does not answer' }));
  }
  const data = (await response.json().catch(() => null)) as { error?: Record<string, unknown> } | null;
  if (!response.ok || data === null) {
    throw new RequestError(problemOf(data?.error ?? { message: `the server answered ${response.status}` }));
  }
  return data as T;
}

/** Send a board file; `onProgress` is told which share of the work is done, if it takes long. */
async function sendBoard(game: string, file: Blob, onProgress: (share: number) => void): Promise<AcceptedBoard> {
  let data: Partial<AcceptedBoard> & { error?: Record<string, unknown>; done?: number; total?: number } = {};
  try {
    const headers = { 'content-type': 'application/toml' };
    const response = await fetch(serverPath(`/api/boards/${game}`), { method: 'POST', body: file, headers });
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    while (reader) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      const lines = text.split('\n');
      const line = lines.findLast((each, index) => each && (done || index < lines.length - 1)); // the last complete one
      if (line) data = JSON.parse(line) as typeof data;
      if (data.total) onProgress((data.done ?? 0) / data.total);
      if (done) break;
    }
  } catch {
    throw new RequestError(problemOf({ code: 'unreachable', message: 'the server does not answer' }));
  }
  const { board, info = null, unlike = [] } = data;
  if (board === undefined) throw new RequestError(problemOf(data.error ?? { message: 'the server did not finish' }));
  return { board, info, unlike };
}

/** Fetch a replay page after page, and return it as one. */
async function wholeReplay(path: (first: number) => string): Promise<ReplayMessage> {
  const start = await request<ReplayMessage>('GET', path(0));
  let page = start;
  const steps = [...start.steps];
  while (page.steps.length > 0 && steps.length < page.events) {
    page = await request<ReplayMessage>('GET', path(steps.length));
    steps.push(...page.steps);
  }
  const { scene: _, ...end } = page; // the pictures start with the first page
  return { ...start, ...end, first: 0, steps };
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

export const api = {
  privacy: () => request<Privacy>('GET', '/api/privacy'),
  /** Send a command of the host. */
  host: <T>(token: string, command: string, values: object = {}) => request<T>('POST', `/api/admin/${command}`, values, token),
  guest: () => request<Guest>('GET', '/api/guest'),
  setGuestName: (name: string) => request<Guest>('POST', '/api/guest', { name }),
  createGuestLink: () => request<{ token: string; path: string }>('POST', '/api/guest/link'),
  adoptGuest: (token: string) => request<Guest>('POST', '/api/guest/take', { token }),
  deleteGuest: () => request<{ tables: number }>('DELETE', '/api/guest'),
  people: () => request<PeopleLists>('GET', '/api/guest/people'),
  setListed: (list: ListName, guest: string, on: boolean) => request<PeopleLists>('POST', '/api/guest/people', { list, guest, on }),
  reportName: (guest: string, table: string, kind: string, invitation: string) =>
    request<PeopleLists>('POST', '/api/guest/report', { guest, table, kind, invitation }),
  ownTables: async () => (await request<{ tables: TableInfo[] }>('GET', '/api/guest/tables')).tables,
  games: () => request<{ games: GameInfo[]; cast: Cast; boards: boolean }>('GET', `/api/games?${query({ language: settings.value.language })}`),
  rowPictures: async (game: string, option: string) =>
    (await request<{ pictures: RowPictures }>('GET', `/api/games/${game}/pictures/${option}`)).pictures,
  rules: async (game: string) => (await request<{ rules: Rule[] }>('GET', `/api/games/${game}/rules`)).rules,
  guide: (game: string, language: string) => request<Guide>('GET', `/api/games/${game}/guide?${query({ language })}`),
  figures: async (game: string, language: string) =>
    (await request<{ figures: Record<string, Figure> }>('GET', `/api/games/${game}/figures?${query({ language })}`)).figures,
  sendBoard,
  createTable: (table: NewTable) =>
    request<AckMessage>('POST', '/api/tables', { ...table, key: randomHex(), contributes: true }),
  /** Create a table for a lesson. */
  learn: (game: string, lesson: string, learners: number) =>
    request<AckMessage>('POST', '/api/lessons', { game, lesson, learners, key: randomHex() }),
  leaveTable: (table: string) => request<AckMessage>('POST', `/api/tables/${table}/leave`, { key: randomHex() }),
  pledge: (table: string, commitment: string, pledge: string) =>
    request<AckMessage>('POST', `/api/tables/${table}/pledge`, { commitment, pledge, key: randomHex() }),
  reveal: (table: string, number: string) =>
    request<AckMessage>('POST', `/api/tables/${table}/reveal`, { number, key: randomHex() }),
  receipt: (table: string, invitation: string) =>
    request<ReceiptMessage>('GET', `/api/tables/${table}/receipt?${query(invitation ? { invitation } : {})}`),
  replay: (table: string, lens: string, scenes: Screen, invitation: string) => {
    const { language } = settings.value;
    const access = invitation ? { invitation } : undefined;
    return wholeReplay((first) => `/api/tables/${table}/replay?${query({ lens, scenes, language, from: String(first), ...access })}`);
  },
  /** Return the address of a replay as a file: an animated picture or a text. */
  replayFile: (table: string, ending: 'svg' | 'txt', lens: string, invitation: string) => {
    const { language } = settings.value;
    const access = invitation ? { invitation } : undefined;
    return serverPath(`/api/tables/${table}/replay.${ending}?${query({ lens, language, ...access })}`);
  },
};
