import { expect, test } from 'vitest';
import { hasSeat, seatAfter, toggleSeat, withoutSeat } from '../src/home/seatSet';

const seats = (set: number): number[] => [0, 1, 2, 3].filter((seat) => hasSeat(set, seat));

test('a seat is added and removed', () => {
  expect(seats(toggleSeat(0b001, 2))).toEqual([0, 2]);
  expect(seats(toggleSeat(0b101, 2))).toEqual([0]);
});

test('when a player is removed, the ticks of later players move with them', () => {
  expect(seats(withoutSeat(0b1101, 1))).toEqual([0, 1, 2]);
  expect(seats(withoutSeat(0b1101, 0))).toEqual([1, 2]);
  expect(seats(withoutSeat(0b1101, 3))).toEqual([0, 2]);
});

test('a seat that an option names moves up when an earlier one is removed', () => {
  expect([seatAfter(2, 0), seatAfter(2, 2), seatAfter(2, 3)]).toEqual([1, null, 2]);
});
