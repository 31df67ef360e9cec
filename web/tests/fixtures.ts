/** Messages and parts of messages for tests; each takes the fields that matter to a test. */

import type { GameInfo } from '../src/api';
import type { GameView, NewsMessage, Scene, SeatInfo, Sprite, TableInfo } from '../src/wire';

export function person(name: string, guest = name.toLowerCase()): SeatInfo {
  return { kind: 'person', name, guest };
}

export function tableInfo(fields: Partial<TableInfo> = {}): TableInfo {
  const seats = fields.seats ?? [person('Ada'), { kind: 'bot', level: 3 }];
  return {
    id: 'table', game: 'tic_tac_toe', rules: 1, players: seats.length, options: {}, timing: 'none', stand_in: 3,
    visibility: 'public', owner: 'ada', created: 0, commitment: '', status: 'playing', ...fields, seats,
  };
}

export function gameView(fields: Partial<GameView> = {}): GameView {
  return { events: 0, actors: [], position: '', ...fields };
}

export function news(number: number, fields: Partial<NewsMessage> = {}): NewsMessage {
  return { type: 'news', table: 'table', seat: 0, number, ...fields };
}

export function scene(...sprites: Sprite[]): Scene {
  return { width: 100, height: 50, sprites };
}

export function gameInfo(fields: Partial<GameInfo> = {}): GameInfo {
  return {
    game: 'polar_rush', prefix: 'RUSH', title: 'Polar Rush', summary: '', length: '20 minutes', players: [2, 6],
    players_note: '', guide: false, board: { printed: '', rebuilt: '', owned: false, changeable: false }, rules: 1, has_points: false, options: [], lessons: [],
    colours: ['red', 'yellow', 'blue', 'green', 'purple', 'orange'],
    ...fields,
  };
}
