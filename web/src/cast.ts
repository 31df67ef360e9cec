/** The cast: which animals play as bots at a table, and what they are called, as snowbound/core/cast.py deals them. */

import { signal } from '@preact/signals';

export interface Cast {
  animals: string[];
  /** By level: the names of the animals, in their order. */
  names: Record<string, string[]>;
  strides: number[];
}

/** The cast of this server; null until it is loaded. */
export const cast = signal<Cast | null>(null);

export interface Bot {
  face: string;
  name: string;
  level: number;
}

/** Return how many ways there are to deal the animals to a table. */
export function castCount({ animals, strides }: Cast): number {
  return animals.length * strides.length;
}

/** Return the bot that plays at a level in a seat of a table with this number of a cast. */
export function botOf({ animals, names, strides }: Cast, number: number, seat: number, level: number): Bot {
  const stride = strides[Math.floor(number / animals.length) % strides.length] ?? 1;
  const animal = (number + seat * stride) % animals.length;
  return { face: animals[animal] ?? '', name: names[level]?.[animal] ?? '', level };
}
