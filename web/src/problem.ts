/** Errors reported by the server. */

import type { BoardFinding } from './api';

export interface Problem {
  code: string;
  message: string;
  /** The id of the rule that forbids a move, or ''. */
  rule: string;
  /** That rule as a sentence in the visitor's language, or ''. */
  text: string;
  /** The games of the tables that the visitor may finish or leave first. */
  games: string[];
  /** What is wrong in a board file. */
  findings: BoardFinding[];
}

/** Read the `error` object of a message or an HTTP answer. */
export function problemOf(error: Record<string, unknown>): Problem {
  const text = (name: string): string => (typeof error[name] === 'string' ? error[name] : '');
  return { code: text('code') || 'failed', message: text('message'), rule: text('rule'), text: text('text'), games: gamesOf(error.tables), findings: Array.isArray(error.findings) ? (error.findings as BoardFinding[]) : [] };
}

function gamesOf(tables: unknown): string[] {
  return Array.isArray(tables) ? tables.map((table: { game?: unknown }) => String(table.game)) : [];
}

/** A request or command that the server refused, or that did not reach it. */
export class RequestError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Return the problem of any thrown value. */
export function problemFrom(error: unknown): Problem {
  return error instanceof RequestError ? error.problem : problemOf({ message: String(error) });
}
