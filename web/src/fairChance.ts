/**
 * This device's number in a table's chance, and the check after the game (docs/fair-chance.md).
 *
 * The number is kept together with the server's commitment from before the game, so that the receipt can be compared.
 */

import { randomHex } from './random';
import { fromHex, hashOfText, hmac, sha256, toHex } from './sha256';
import type { ReceiptMessage, TableInfo } from './wire';

const STORE = 'snowbound.numbers';
/** Most tables whose numbers are kept. */
const MOST_KEPT = 100;

/** What this device knows of a table's chance before the game. */
export interface KeptNumber {
  commitment: string;
  number: string;
  /** The pledges of all seats when this device revealed its number; '' for a seat without one. */
  pledges: string[];
}

type Store = Record<string, KeptNumber>;

function load(): Store {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Store;
  } catch {
    return {};
  }
}

function keep(table: string, kept: KeptNumber): void {
  const { [table]: _, ...others } = load();
  const entries = [...Object.entries(others), [table, kept] as const].slice(-MOST_KEPT);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage the game cannot be checked on this device.
  }
}

/** Return what this device has kept for a table. */
export function keptNumber(table: string): KeptNumber | undefined {
  return load()[table];
}

/** Return the pledge for a table: the hash of a number that belongs to this commitment and stays on this device. */
export function pledgeFor(table: string, commitment: string): string {
  let kept = keptNumber(table);
  if (kept?.commitment !== commitment) {
    kept = { commitment, number: randomHex(), pledges: [] };
    keep(table, kept);
  }
  return hashOfText(kept.number);
}

/** Return the number to reveal, or '' if another device has pledged. The pledges of the others are kept for the check. */
export function numberFor(info: TableInfo, seat: number): string {
  const kept = keptNumber(info.id);
  if (kept?.commitment !== info.commitment || info.seats[seat]?.pledge !== hashOfText(kept.number)) return '';
  keep(info.id, { ...kept, pledges: info.seats.map(({ pledge }) => pledge ?? '') });
  return kept.number;
}

/** Return the number to reveal at a table where only this device pledges. */
export function soloNumber(table: string): string {
  return keptNumber(table)?.number ?? '';
}

/** What a device must send now, before a game starts. */
export type DueAnswer = { type: 'pledge'; commitment: string; pledge: string } | { type: 'reveal'; number: string };

/** Return what this device must send for its seats, or null. */
export function dueAnswer(info: TableInfo, own: readonly number[]): DueAnswer | null {
  const seat = own.find((n) => info.seats[n]?.contributes);
  if (info.status !== 'open' || seat === undefined) return null;
  if (!info.seats[seat]?.pledge) return { type: 'pledge', commitment: info.commitment, pledge: pledgeFor(info.id, info.commitment) };
  const number = info.drawing?.reveals && info.drawing.waiting.includes(seat) ? numberFor(info, seat) : '';
  return number ? { type: 'reveal', number } : null;
}

/** The result of the check: all outcomes are right, this device's number was left out, or something is wrong. */
export type Verdict = 'fair' | 'number-missing' | 'wrong';

/**
 * Check every outcome of a game against what this device kept from before it.
 *
 * `isAsTold` says whether the receipt has the outcomes that this device was told of during the game.
 */
export function checkReceipt(kept: KeptNumber, receipt: ReceiptMessage, isAsTold: boolean): Verdict {
  const { seed, commitment, contributions, table } = receipt;
  // A game starts with every number of a commitment, so one that was revealed cannot be missing.
  if (!contributions.includes(kept.number)) return kept.pledges.length && commitment === kept.commitment ? 'wrong' : 'number-missing';
  if (commitment !== kept.commitment || toHex(sha256(fromHex(seed))) !== commitment) return 'wrong';
  // A number that was not pledged before this device revealed its own may have been chosen afterwards.
  const agrees = contributions.every((number, seat) => {
    const pledge = kept.pledges[seat];
    return pledge ? hashOfText(number) === pledge : !number || number === kept.number;
  });
  if (!agrees || !isAsTold) return 'wrong';
  const key = hmac(fromHex(seed), ['snowbound', table, ...contributions].join('\n'));
  const isRight = receipt.draws.every(({ number, action, outcomes, weights }) => drawn(key, number, outcomes, weights) === action);
  return isRight ? 'fair' : 'wrong';
}

/** Return the outcome of an event, as the server must have drawn it. */
export function drawn(key: Uint8Array, number: number, outcomes: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const bits = total.toString(2).length;
  for (let attempt = 0; ; attempt++) {
    let rest = BigInt(`0x${toHex(hmac(key, `${number}:${attempt}`))}`) >> BigInt(256 - bits);
    if (rest >= total) continue;
    for (const [n, weight] of weights.entries()) {
      rest -= BigInt(weight);
      if (rest < 0n) return outcomes[n] ?? -1;
    }
  }
}
