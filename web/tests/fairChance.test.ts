import { beforeEach, expect, test } from 'vitest';
import { checkReceipt, drawn, dueAnswer, keptNumber, numberFor, pledgeFor } from '../src/fairChance';
import { fromHex, hashOfText, hmac, sha256, toHex } from '../src/sha256';
import type { ReceiptMessage, SeatInfo, TableInfo } from '../src/wire';
import { person, tableInfo } from './fixtures';

const SEED = '5eed'.repeat(16);
const COMMITMENT = toHex(sha256(fromHex(SEED)));

beforeEach(() => localStorage.clear());

test('hashes are those of the standard', () => {
  expect(hashOfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hashOfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashOfText('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  expect(toHex(hmac(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?')))
    .toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test('a draw has the same outcome as on the server', () => {
  const key = hmac(fromHex('00'.repeat(32)), ['snowbound', 'table', '', ''].join('\n'));
  expect(drawn(key, 0, [1, 2, 3], [1, 1, 4])).toBe(3); // the example of chance_receipt.py
});

function open(fields: Partial<TableInfo>, ...seats: Partial<SeatInfo>[]): TableInfo {
  const people = seats.map((seat, n) => ({ ...person(`P${n}`), contributes: true, ...seat }));
  return tableInfo({ id: 't', status: 'open', commitment: COMMITMENT, seats: people, ...fields });
}

test('a device pledges once it knows the commitment, and reveals only after every pledge', () => {
  const first = dueAnswer(open({}, {}, {}), [0]);
  if (first?.type !== 'pledge') throw new Error('a pledge is due');
  expect(first.commitment).toBe(COMMITMENT);
  const { pledge } = first;
  expect(keptNumber('t')?.number).toMatch(/^[0-9a-f]{32}$/);
  expect(hashOfText(keptNumber('t')?.number ?? '')).toBe(pledge);
  expect(dueAnswer(open({ drawing: { waiting: [1], due: 0 } }, { pledge }, {}), [0])).toBeNull();
  const all = open({ drawing: { waiting: [0, 1], due: 0, reveals: true } }, { pledge }, { pledge: 'other' });
  expect(dueAnswer(all, [0])).toEqual({ type: 'reveal', number: keptNumber('t')?.number });
  expect(keptNumber('t')?.pledges).toEqual([pledge, 'other']);
});

test('a new commitment gets a new number, and a pledge of another device is not answered', () => {
  const old = pledgeFor('t', 'old');
  expect(pledgeFor('t', 'old')).toBe(old);
  expect(pledgeFor('t', COMMITMENT)).not.toBe(old);
  expect(numberFor(open({}, { pledge: 'of another device' }), 0)).toBe('');
  expect(dueAnswer(open({ status: 'playing' }, {}), [0])).toBeNull();
  expect(dueAnswer(open({}, { contributes: false }), [0])).toBeNull();
});

function receipt(fields: Partial<ReceiptMessage> = {}): ReceiptMessage {
  const contributions = ['aa', 'bb'];
  const key = hmac(fromHex(SEED), ['snowbound', 't', ...contributions].join('\n'));
  const draws = [0, 1, 5].map((number) => ({
    number, outcomes: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1], action: drawn(key, number, [1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1]),
  }));
  return { type: 'receipt', table: 't', commitment: COMMITMENT, seed: SEED, contributions, draws, ...fields };
}

test('the check after the game finds every kind of cheating', () => {
  const kept = { commitment: COMMITMENT, number: 'aa', pledges: [hashOfText('aa'), hashOfText('bb')] };
  expect(checkReceipt(kept, receipt(), true)).toBe('fair');
  expect(checkReceipt(kept, receipt(), false)).toBe('wrong'); // other outcomes than during the game
  expect(checkReceipt(kept, receipt({ contributions: ['', 'bb'] }), true)).toBe('wrong'); // left out after it was revealed
  expect(checkReceipt({ ...kept, pledges: [] }, receipt({ contributions: ['', 'bb'] }), true)).toBe('number-missing');
  expect(checkReceipt({ ...kept, commitment: 'earlier' }, receipt({ contributions: ['', 'bb'] }), true)).toBe('number-missing');
  expect(checkReceipt(kept, receipt({ contributions: ['aa', 'bc'] }), true)).toBe('wrong');
  expect(checkReceipt({ ...kept, pledges: [hashOfText('aa'), ''] }, receipt(), true)).toBe('wrong'); // pledged too late
  expect(checkReceipt({ ...kept, pledges: [] }, receipt(), true)).toBe('wrong');
  expect(checkReceipt(kept, receipt({ seed: '00'.repeat(32) }), true)).toBe('wrong');
  const other = { seed: '00'.repeat(32), commitment: toHex(sha256(fromHex('00'.repeat(32)))) };
  expect(checkReceipt(kept, receipt(other), true)).toBe('wrong');
  const [first, ...rest] = receipt().draws;
  if (!first) throw new Error('there are draws');
  expect(checkReceipt(kept, receipt({ draws: [{ ...first, action: (first.action % 6) + 1 }, ...rest] }), true)).toBe('wrong');
});
