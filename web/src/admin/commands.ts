/** What the host's page asks the server for. `moderation/host_commands.py` has the commands. */

import { t } from '../texts';

export interface Person {
  guest: string;
  name: string;
}

export interface ReportRow {
  id: string;
  at: number;
  guest: string;
  table_id: string;
  /** The name that was shown when it was reported, and the present one. */
  name: string;
  name_now: string;
  kind: string;
}

export interface TableRow {
  id: string;
  game: string;
  status: string;
  created: number;
  people: Person[];
}

export interface GuestRow extends Person {
  created: number;
  seen: number;
  tables: number;
}

export interface BanRow {
  id: string;
  guest: string;
  name: string;
  address: string;
  reason: string;
  expires: number | null;
}

export interface GameRow {
  game: string;
  on: boolean;
}

export interface AuditRow {
  number: number;
  at: number;
  by: string;
  what: string;
  guest: string;
  more: Record<string, unknown>;
}

export interface Lists {
  reports: ReportRow[];
  tables: TableRow[];
  guests: GuestRow[];
  bans: BanRow[];
  games: GameRow[];
  audit: AuditRow[];
}

export const SECTIONS = ['reports', 'tables', 'guests', 'bans', 'games', 'audit'] as const;
export type Section = (typeof SECTIONS)[number];

/** A command that the host is about to give. */
export interface Request {
  command: string;
  values: Record<string, string | number>;
  /** Whom or what it concerns, as the dialog says it. */
  about: string;
}

/** The texts of the lists. */
export const SECTION_TEXTS: Record<Section, string> = {
  reports: 'admin-reports', tables: 'admin-tables', guests: 'admin-guests', bans: 'admin-bans', games: 'admin-games', audit: 'admin-audit',
};

/** The texts of what a table can be doing. */
export const STATUS_TEXTS: Record<string, string> = {
  open: 'admin-open', playing: 'admin-playing', over: 'admin-over', closed: 'admin-closed',
};

/** The button of each command, and what the dialog says that it does. */
export const COMMAND_TEXTS: Record<string, readonly [button: string, note: string]> = {
  close: ['admin-close', 'admin-close-note'],
  kick: ['admin-kick', 'admin-kick-note'],
  ban: ['admin-ban', 'admin-ban-note'],
  'ban-address': ['admin-ban-address', 'admin-ban-address-note'],
  unban: ['admin-unban', ''],
  hide: ['admin-hide', 'admin-hide-note'],
  purge: ['admin-purge', 'admin-purge-note'],
  revoke: ['admin-revoke', 'admin-revoke-note'],
  'revoke-all': ['admin-revoke-all', 'admin-revoke-all-note'],
  off: ['admin-off', 'admin-off-note'],
  on: ['admin-on', ''],
  resolve: ['admin-resolve', ''],
  expire: ['admin-expire', 'admin-expire-note'],
};

/** Return the text of a command's button. */
export function commandText(command: string): string {
  return t(COMMAND_TEXTS[command]?.[0] ?? command);
}

/** Commands that are carried out without asking again. */
export const HARMLESS: readonly string[] = ['on', 'unban', 'resolve'];

/** Commands that take a duration and a reason. */
export const BANS: readonly string[] = ['ban', 'ban-address'];
