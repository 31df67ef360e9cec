/** Sets of seats as options carry them: a number with one bit per seat. */

export function hasSeat(set: number, seat: number): boolean {
  return ((set >> seat) & 1) === 1;
}

/** Return the set with a seat added if it is missing, or removed if it is there. */
export function toggleSeat(set: number, seat: number): number {
  return set ^ (1 << seat);
}

/** Return the seat that an option names after a seat has been taken from the table; null if it was that one. */
export function seatAfter(named: number, removed: number): number | null {
  if (named === removed) return null;
  return named > removed ? named - 1 : named;
}

/** Return the set after a seat has been taken from the table: later seats move up by one. */
export function withoutSeat(set: number, seat: number): number {
  const earlier = set & ((1 << seat) - 1);
  return earlier | ((set >> (seat + 1)) << seat);
}
