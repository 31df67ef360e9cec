/** Where turns begin and headlines happen in a replay. A place is the number of events that have happened. */

import { CHANCE, type ReplayStep, type TableEvent, type ToldFact } from '../wire';

export interface Mark {
  place: number;
  text: string;
  /** Whether a round begins here, and not a headline. */
  isRound: boolean;
}

const factsOf = (step: ReplayStep): readonly ToldFact[] => step.told.facts ?? [];

/** Return the headlines and the beginnings of rounds, in order. */
export function marksOf(steps: readonly ReplayStep[]): Mark[] {
  return steps.flatMap((step, index) =>
    factsOf(step).flatMap(({ weight, text }) =>
      weight === 'headline' || weight === 'round' ? [{ place: index + 1, text, isRound: weight === 'round' }] : [],
    ),
  );
}

/** Return what the headlines of an event are about in the picture. */
export function headlineSprites(step: ReplayStep | undefined): string[] {
  const facts = step ? factsOf(step) : [];
  return facts.flatMap(({ weight, sprites }) => (weight === 'headline' ? (sprites ?? []) : []));
}

/** Return the places at which turns begin; for a game that does not tell them, those at which another player acts. */
export function turnsOf(steps: readonly ReplayStep[]): number[] {
  const told = steps.flatMap((step, index) => (factsOf(step).some(opensTurn) ? [index + 1] : []));
  if (told.length) return told;
  let last: number | undefined;
  return steps.flatMap(({ told: { seat } }, index) => {
    if (seat === undefined || seat === CHANCE || seat === last) return [];
    last = seat;
    return [index];
  });
}

/** Whether a fact tells that a turn or a round begins. */
export function opensTurn({ weight }: ToldFact): boolean {
  return weight === 'turn' || weight === 'round';
}

/** Return the last of some places before one, or the first place of all. */
export function placeBefore(places: readonly number[], now: number): number {
  return places.findLast((place) => place < now) ?? 0;
}

/** Return the first of some places after one, or the last place of all. */
export function placeAfter(places: readonly number[], now: number, last: number): number {
  return places.find((place) => place > now) ?? last;
}

/** Return the last event before a place that has a text. */
export function toldAt(steps: readonly ReplayStep[], place: number): TableEvent | undefined {
  return steps.slice(0, place).findLast(({ told }) => told.text)?.told;
}

/** Return the number of the last event before a place that has a line in the log, or -1 if none has. */
export function lineAt(steps: readonly ReplayStep[], place: number): number {
  return steps.slice(0, place).findLast((step) => factsOf(step).some(isLine))?.told.number ?? -1;
}

function isLine({ weight }: ToldFact): boolean {
  return weight === 'headline' || weight === 'line';
}

// Milliseconds for which the picture stands while the replay plays, as in snowbound/core/film.py.
const STANDS: Partial<Record<ToldFact['weight'], number>> = { headline: 2200, round: 1600, line: 1200, passing: 500, detail: 400 };
const SHORTEST = 300;
const PER_LETTER = 32;

/** Return for how long an event stands before the next one comes. */
export function standsFor(step: ReplayStep | undefined): number {
  const facts = step ? factsOf(step) : [];
  const lines = facts.filter(({ weight }) => weight === 'headline' || weight === 'line' || weight === 'round');
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(SHORTEST, letters * PER_LETTER, ...facts.map(({ weight }) => STANDS[weight] ?? SHORTEST));
}
