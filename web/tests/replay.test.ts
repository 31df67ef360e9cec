import { expect, test } from 'vitest';
import { lineAt, marksOf, placeAfter, placeBefore, standsFor, toldAt, turnsOf } from '../src/replay/marks';
import { meaningOf } from '../src/replay/playback';
import { CHANCE, type ReplayStep, type Weight } from '../src/wire';

/** Return an event with facts of these weights; their texts are their weights. */
function step(number: number, seat: number, ...weights: Weight[]): ReplayStep {
  const facts = weights.map((weight) => ({ kind: 'event', weight, text: weight }));
  return { told: { number, kind: 'move', seat, facts, text: weights.filter((weight) => weight === 'line').join(' ') } };
}

const STEPS = [
  step(4, CHANCE, 'round', 'turn'), step(5, 0, 'line'), step(6, 0, 'detail'), step(8, 0, 'line', 'headline', 'turn'), step(9, 1),
];

test('marks are the headlines and the rounds, each after its event', () => {
  expect(marksOf(STEPS)).toEqual([
    { place: 1, text: 'round', isRound: true }, { place: 4, text: 'headline', isRound: false },
  ]);
});

test('a turn begins where the game says so, or else where another player acts', () => {
  expect(turnsOf(STEPS)).toEqual([1, 4]);
  expect(turnsOf([step(1, CHANCE), step(2, 0), step(3, 0), step(4, CHANCE), step(5, 0), step(6, 1)])).toEqual([1, 5]);
});

test('before the first place is the start, after the last one the end', () => {
  expect([placeBefore([1, 4], 4), placeBefore([1, 4], 1), placeBefore([], 9)]).toEqual([1, 0, 0]);
  expect([placeAfter([1, 4], 1, 5), placeAfter([1, 4], 4, 5)]).toEqual([4, 5]);
});

test('an event without a line leaves the last one', () => {
  expect([0, 1, 2, 3, 4, 5].map((place) => lineAt(STEPS, place))).toEqual([-1, -1, 5, 5, 8, 8]);
  expect(toldAt(STEPS, 3)?.number).toBe(5);
  expect(toldAt(STEPS, 1)).toBeUndefined();
});

test('headlines stand longer than lines, and long sentences longer still', () => {
  const [headline, line, nothing] = [standsFor(STEPS[3]), standsFor(STEPS[1]), standsFor(undefined)];
  const long = { told: { number: 1, kind: 'move', facts: [{ kind: 'event', weight: 'line' as const, text: 'x'.repeat(200) }] } };

  expect([headline, line, nothing]).toEqual([2200, 1200, 300]);
  expect(standsFor(long)).toBeGreaterThan(headline);
});

test('keys step through a replay unless the element with the focus needs them', () => {
  document.body.innerHTML = '<button></button><select></select><input type=range><div class="sb-log"><p></p></div>';
  const press = (key: string, on = 'body', more: object = {}) =>
    meaningOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more }, document.querySelector(on));

  expect(press('ArrowRight')).toBe('event-on');
  expect(press('ArrowLeft', 'body', { shiftKey: true })).toBe('turn-back');
  expect(press('ArrowLeft', 'body', { altKey: true })).toBeNull();
  expect([press('PageDown'), press('Home', 'input'), press('End', 'button')]).toEqual(['headline-on', 'first', 'last']);
  expect([press(' '), press(' ', 'input'), press(' ', 'button')]).toEqual(['toggle', 'toggle', null]);
  expect([press('ArrowRight', 'select'), press('Home', '.sb-log p'), press('ArrowRight', '.sb-log p')]).toEqual([null, null, 'event-on']);
  expect(press('x')).toBeNull();
});
