/** The messages of docs/wire.md. Fields at their default are left out, so most are optional. */

export type Language = 'en' | 'da' | 'nb' | 'sv' | 'fi' | 'nl';
export type Screen = 'wide' | 'tall';
export type Timing = 'none' | 'relaxed' | 'normal' | 'fast';
export type Visibility = 'public' | 'invitation';
export type By = 'person' | 'bot' | 'stand-in' | 'program' | 'chance';
export type What = 'undo' | 'pause' | 'end';
export type Value = string | number | boolean;
export type Point = readonly [number, number];

export interface Sprite {
  id: string;
  x?: number;
  y?: number;
  art?: string;
  turn?: number;
  scale?: number;
  layer?: number;
  seat?: number;
  look?: string;
  text?: string;
  path?: string;
  label?: string;
  motion?: '' | 'turn' | 'tumble';
  enters?: string;
  leaves?: string;
  track?: string;
  at?: number;
}

export interface Badge {
  art: string;
  text?: string;
  label?: string;
  look?: string;
}

export interface Holding {
  points?: number | null;
  badges?: Badge[];
}

export interface Scene {
  width: number;
  height: number;
  sprites: Sprite[];
  seats?: Holding[];
  tracks?: Record<string, Point[]>;
}

export interface Patch {
  sprites?: Sprite[];
  gone?: string[];
  seats?: Holding[] | null;
}

export interface Offers {
  actions?: Record<string, number[]>;
  targets?: Sprite[];
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: number;
  guest?: string;
  away?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, Value>;
  timing: Timing;
  stand_in: number;
  visibility: Visibility;
  owner: string;
  created: number;
  commitment: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  seats: SeatInfo[];
  rematch?: string;
  seed?: string;
}

export interface Choice {
  action: number;
  text?: string;
}

export interface Told {
  number: number;
  kind: string;
  seat?: number | null;
  action?: number | null;
  by?: By | null;
  text?: string;
  what?: string;
  scene?: Patch | null;
  event?: number | null;
}

export interface Proposal {
  what: What;
  by: string;
  agreed: string[];
  wanted: string[];
}

export interface View {
  events: number;
  actors: number[];
  question?: string;
  choices?: Choice[];
  changes?: Choice[];
  offers?: Offers | null;
  table?: string;
  glimpse?: string[];
  undo?: '' | 'fair' | 'ask';
  over?: boolean;
  points?: number[];
  places?: number[];
}

export interface Clock {
  deadlines: Record<string, number>;
  reserves: Record<string, number>;
  paused?: boolean;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
  text?: string;
}

export interface News {
  type: 'news';
  table: string;
  seat: number;
  number: number;
  info?: TableInfo;
  told?: Told[];
  scene?: Scene | null;
  view?: View | null;
  clock?: Clock | null;
  proposal?: Proposal | null;
  gap?: boolean;
}

export interface Welcome {
  type: 'welcome';
  guest: string;
  name: string;
  version: string;
  now: number;
  heartbeat: number;
  key?: string;
}

export interface Ack {
  type: 'ack';
  key?: string;
  table?: string;
  number?: number;
  asked?: boolean;
  changed?: boolean;
  seats?: number[];
  invitation?: string;
}

export interface Foreseen {
  type: 'foreseen';
  table: string;
  seat: number;
  action: number;
  scene?: Patch | null;
  key?: string;
}

export interface Tables {
  type: 'tables';
  tables: TableInfo[];
  all?: boolean;
  key?: string;
}

export type Message =
  | Welcome
  | Ack
  | News
  | Foreseen
  | Tables
  | { type: 'pong'; now: number; key?: string }
  | { type: 'error'; error: Problem; key?: string; table?: string }
  | { type: 'presence'; table: string; here: number[] }
  | { type: 'closing'; error: Problem };

export interface Step {
  told: Told;
  scene?: Patch | null;
}

export interface Replay {
  info: TableInfo;
  lens: string;
  steps: Step[];
  scene?: Scene | null;
  over: boolean;
  points?: number[];
  places?: number[];
}

export interface OptionInfo {
  name: string;
  label: string;
  default: Value;
  allowed: string;
  kind: 'text' | 'choice' | 'number' | 'seat';
  values?: { value: Value; label: string }[];
  low?: number;
  high?: number;
}

export interface GameInfo {
  game: string;
  prefix: string;
  title: string;
  summary: string;
  length: string;
  players: [number, number];
  options: OptionInfo[];
}

export interface Rule {
  id: string;
  text: string;
  section: string;
}

export const CHANCE = 15;
export const SPECTATOR = -1;
