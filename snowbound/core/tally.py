"""A tally: what is counted in one game while it is played, in compiled code.

It counts decisions, options, turns, waiting and facts per seat, and it keeps the standing of the game at the start of
every turn. When the game is over, `finish_tally` works out what depends on the winner.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .bits import has
from .contract import MOST_ACTIONS, MOST_SEATS, evaluate, legal, reckon
from .facts import COLUMNS, KIND, NO_MARK, NOBODY, SEAT, TURN, TURN_MARK, WHAT, FactKind
from .rule import rule

MOST_TURNS = 1 << 15
"""Turns whose standing is kept: later ones leave the lead as it was."""

NO_TURN = -2
"""`OWNER` before the first turn, and between the turns of two rounds."""

UNCOUNTED = -1

# fmt: off
# Numbers of a whole game: columns of `Tallied.numbers`.
OPTIONS = 0                        # legal actions, over all decisions
CHOICES = 1                        # decisions with more than one legal action
ROUNDS = 2
LEAD_CHANGES = 3                   # how often another seat came to be alone in the lead
LEAD_TURN = 4                      # the turn since which the only winner has led; one more than there are: at the end
KEPT = 5                           # turns whose standing is known
FIRST_TO_DECIDE = 6                # the seat of the first decision
STEPS = 7                          # decisions one after the other: those at the same time count once
WHOLE_GAME = 8                     # the number of these columns

# Numbers per seat: columns of `Tallied.seats`, SEAT_NUMBERS for each seat.
DECISIONS = 0
CHOSEN = 1                         # decisions with more than one legal action
TURNS_OF = 2
DEAD_TURNS = 3                     # turns in which the seat never had two legal actions
WAITED = 4                         # decisions of others while the seat waited, between two decisions of its own
WAITS = 5
LONGEST_WAIT = 6
SEAT_NUMBERS = 7

# Of the game that is played: numbers of `Tally.now`.
OWNER = 0                          # the seat in turn, NOBODY if the turn is everyone's, or NO_TURN
TOGETHER = 1                       # seats that decide at the same time: none of them waits for another
COULD_ACT = 2                      # the seats that could act at the last decision
IS_BEGUN = 3                       # whether a turn or a round has begun since the last decision
EVERY_DECISION = 4                 # whether every decision is a turn, since the game's facts name no turns
NOW = 5

# Of the game that is played, per seat: columns of `Tally.seat`.
TURN_DECISIONS = 0                 # decisions in the turn that is played
TURN_CHOICES = 1
WAITING = 2                        # decisions of others since the seat last could act, or UNCOUNTED
PHASE_DECISIONS = 3                # decisions since all who decide at the same time began to
PER_SEAT = 4
# fmt: on

FIRST_SEAT = 1
"""Facts are counted for no seat first, and then for each seat."""

FIRST_NUMBER = WHAT  # the columns of a fact from here on are its numbers

EQUAL = 1e-9
"""Standings that differ by less are equal."""


class Tallied(NamedTuple):
    """What was counted, a row for each game; without rows if nothing is counted."""

    numbers: NDArray[np.int64]
    seats: NDArray[np.int64]
    facts: NDArray[np.int64]  # per kind, for nobody and for each seat
    values: NDArray[np.int64]  # per counted number of a fact, and then the same by winners alone
    halfway: NDArray[np.float64]  # per seat: its standing after half of the turns

    @staticmethod
    def example() -> Tallied:
        """Return the tally of no games."""
        return _tallied(0, (0, 0, 0, 0), 0)


class Tally(NamedTuple):
    """What is kept during one game."""

    # fmt: off
    now: NDArray[np.int64]
    seat: NDArray[np.int64]
    counted: NDArray[np.int64]         # counted[kind, column]: the first and the number of its counted values
    values: NDArray[np.int64]          # values[seat + FIRST_SEAT, value]
    standing: NDArray[np.float64]      # standing[turn, seat]
    actions: NDArray[np.int64]
    # fmt: on

    @staticmethod
    def example() -> Tally:
        """Return the tally of a game that counts nothing."""
        return _tally(1, 0, np.zeros((1, 2 * COLUMNS), np.int64), 0)


def new_tallied(games: int, players: int, kinds: type[FactKind]) -> Tallied:
    """Return room for the tallies of games."""
    facts, values = (max(kinds) + 1) * (players + FIRST_SEAT), 2 * len(counted_values(kinds))
    return _tallied(games, (WHOLE_GAME, players * SEAT_NUMBERS, facts, values), players)


def _tallied(games: int, widths: tuple[int, int, int, int], players: int) -> Tallied:
    numbers, seats, facts, values = (np.zeros((games, width), np.int64) for width in widths)
    return Tallied(numbers, seats, facts, values, np.zeros((games, players)))


def new_tally(players: int, kinds: type[FactKind]) -> Tally:
    """Return room for the tally of a game."""
    counted, first = np.zeros((max(kinds) + 1, 2 * COLUMNS), np.int64), 0
    for kind in kinds:
        for column, number in kind.counted.items():
            counted[kind, 2 * column : 2 * column + 2] = first, number
            first += number
    tally = _tally(players, first, counted, MOST_TURNS)
    tally.now[EVERY_DECISION] = all(kind.weight != TURN for kind in kinds)
    return tally


def _tally(players: int, values: int, counted: NDArray[np.int64], turns: int) -> Tally:
    return Tally(
        np.zeros(NOW, np.int64),
        np.zeros((players, PER_SEAT), np.int64),
        counted,
        np.zeros((players + FIRST_SEAT, values), np.int64),
        np.zeros((turns, MOST_SEATS)),
        np.zeros(MOST_ACTIONS, np.int64),
    )


def counted_values(kinds: type[FactKind]) -> list[tuple[FactKind, int, int]]:
    """Return the values of facts that are counted, in order: the kind, the column, and the value."""
    return [
        (kind, column, value) for kind in kinds for column, number in kind.counted.items() for value in range(number)
    ]


@rule
def begin_tally(tally: Any) -> None:
    """Empty the tally before a game."""
    tally.now[OWNER] = NO_TURN
    tally.now[TOGETHER] = 0
    tally.now[COULD_ACT] = 0
    tally.now[IS_BEGUN] = 0
    tally.seat[:] = 0
    for seat in range(len(tally.seat)):
        tally.seat[seat, WAITING] = UNCOUNTED
    tally.values[:] = 0


@rule
def tally_decision(s: Any, before: Any, who: int, seat: int, tally: Any, tallied: Any, game: int) -> None:
    """Count a decision that a seat is about to carry out; `before` is room for a copy of the position."""
    if tally.now[EVERY_DECISION]:
        begin_turn(seat, tally, tallied, game)
        keep_standing(before, tallied.numbers[game, KEPT] + 1, tally, tallied, game)
    count_waiting(who, tally, tallied, game)
    if tallied.numbers[game, OPTIONS] == 0:
        tallied.numbers[game, FIRST_TO_DECIDE] = seat
    number = legal(s, seat, tally.actions)
    tallied.numbers[game, OPTIONS] += number
    tallied.seats[game, seat * SEAT_NUMBERS + DECISIONS] += 1
    tally.seat[seat, TURN_DECISIONS] += 1
    tally.seat[seat, PHASE_DECISIONS] += 1
    if number > 1:
        tallied.numbers[game, CHOICES] += 1
        tallied.seats[game, seat * SEAT_NUMBERS + CHOSEN] += 1
        tally.seat[seat, TURN_CHOICES] += 1


@rule
def count_waiting(who: int, tally: Any, tallied: Any, game: int) -> None:
    """A seat waits for a decision if it could not act in the same step of the game."""
    if tally.now[IS_BEGUN] or who & ~tally.now[COULD_ACT] != 0:
        tally.now[TOGETHER] = who
        tally.now[IS_BEGUN] = 0
        end_phase(tally, tallied, game)
    tally.now[COULD_ACT] = who
    for seat in range(len(tally.seat)):
        waiting = tally.seat[seat, WAITING]
        if not has(tally.now[TOGETHER], seat):
            if waiting != UNCOUNTED:
                tally.seat[seat, WAITING] = waiting + 1
            continue
        tally.seat[seat, WAITING] = 0
        if waiting > 0:
            first = seat * SEAT_NUMBERS
            tallied.seats[game, first + WAITS] += 1
            tallied.seats[game, first + WAITED] += waiting
            tallied.seats[game, first + LONGEST_WAIT] = max(waiting, tallied.seats[game, first + LONGEST_WAIT])


@rule
def end_phase(tally: Any, tallied: Any, game: int) -> None:
    """Add the steps of a phase in which several seats may have decided at the same time: those of the slowest."""
    slowest = 0
    for seat in range(len(tally.seat)):
        slowest = max(slowest, tally.seat[seat, PHASE_DECISIONS])
        tally.seat[seat, PHASE_DECISIONS] = 0
    tallied.numbers[game, STEPS] += slowest


@rule
def tally_facts(s: Any, rows: Any, number: int, marks: Any, turns: int, tally: Any, tallied: Any, game: int) -> None:
    """Count the facts of an event; `s` is a copy of the position after it, and `turns` have begun so far."""
    count_rows(rows, number, tally, tallied, game)
    for row in range(number):
        mark = marks[rows[row, KIND]]
        if mark == NO_MARK:
            continue
        tally.now[IS_BEGUN] = 1
        if mark == TURN_MARK:
            begin_turn(rows[row, SEAT], tally, tallied, game)
        else:
            tallied.numbers[game, ROUNDS] += 1
            begin_turn(NO_TURN, tally, tallied, game)
    if turns > tallied.numbers[game, KEPT]:
        keep_standing(s, turns, tally, tallied, game)


@rule
def count_rows(rows: Any, number: int, tally: Any, tallied: Any, game: int) -> None:
    """Count facts by kind and seat, and those of their numbers that are counted."""
    seats = len(tally.values)
    for row in range(number):
        kind, seat = rows[row, KIND], rows[row, SEAT] + FIRST_SEAT
        tallied.facts[game, kind * seats + seat] += 1
        for column in range(FIRST_NUMBER, COLUMNS):
            value, values = rows[row, column], tally.counted[kind, 2 * column + 1]
            if 0 <= value < values:
                tally.values[seat, tally.counted[kind, 2 * column] + value] += 1


@rule
def begin_turn(owner: int, tally: Any, tallied: Any, game: int) -> None:
    """End the turn that is played, and begin one of this seat, of everyone (NOBODY), or of nobody yet (NO_TURN)."""
    end_turn(tally, tallied, game)
    tally.now[OWNER] = owner
    for seat in range(len(tally.seat)):
        tally.seat[seat, TURN_DECISIONS] = 0
        tally.seat[seat, TURN_CHOICES] = 0


@rule
def end_turn(tally: Any, tallied: Any, game: int) -> None:
    """Count the turn that is played; it is dead for those who never had two legal actions in it."""
    owner = tally.now[OWNER]
    for seat in range(len(tally.seat)):
        if owner in (seat, NOBODY):
            tallied.seats[game, seat * SEAT_NUMBERS + TURNS_OF] += 1
            if tally.seat[seat, TURN_CHOICES] == 0:
                tallied.seats[game, seat * SEAT_NUMBERS + DEAD_TURNS] += 1


@rule
def keep_standing(s: Any, turns: int, tally: Any, tallied: Any, game: int) -> None:
    """Keep the standing at the start of a turn; several turns that one event begins have the same."""
    kept = tallied.numbers[game, KEPT]
    if kept == MOST_TURNS:
        return
    evaluate(s, tally.standing[kept])
    tallied.numbers[game, KEPT] = kept + 1
    while tallied.numbers[game, KEPT] < min(turns, MOST_TURNS):
        copy_row(tally.standing, kept, tallied.numbers[game, KEPT])
        tallied.numbers[game, KEPT] += 1


@rule
def copy_row(table: Any, source: int, to: int) -> None:
    """Copy a row of a table over another one."""
    for column in range(table.shape[1]):
        table[to, column] = table[source, column]


@rule
def finish_tally(s: Any, is_over: bool, places: Any, rows: Any, tally: Any, tallied: Any, game: int) -> None:
    """Complete the tally of a game from its last position `s`, a copy."""
    owner = tally.now[OWNER]
    decisions = 0
    for seat in range(len(tally.seat)):
        if owner in (seat, NOBODY):
            decisions += tally.seat[seat, TURN_DECISIONS]
    if decisions > 0:  # the game may have ended before anybody decided in the turn
        end_turn(tally, tallied, game)
    end_phase(tally, tallied, game)
    if is_over:
        count_rows(rows, reckon(s, rows), tally, tallied, game)
    add_values(places, tally, tallied, game)
    kept = tallied.numbers[game, KEPT]
    if kept > 0:
        for seat in range(len(tally.seat)):
            tallied.halfway[game, seat] = tally.standing[kept // 2, seat]
    find_lead(places, kept, tally, tallied, game)


@rule
def add_values(places: Any, tally: Any, tallied: Any, game: int) -> None:
    """Add up the counted values of all seats, and of the winners."""
    values = tally.values.shape[1]
    for seat in range(len(tally.values)):
        won = seat >= FIRST_SEAT and places[seat - FIRST_SEAT] == 1
        for value in range(values):
            tallied.values[game, value] += tally.values[seat, value]
            if won:
                tallied.values[game, values + value] += tally.values[seat, value]


@rule
def find_lead(places: Any, kept: int, tally: Any, tallied: Any, game: int) -> None:
    """Count the changes of the lead, and find when the only winner took it for good. Equal standings change nothing."""
    leader, since, changes = NOBODY, 0, 0
    for turn in range(kept):
        ahead = only_leader(tally.standing[turn], len(tally.seat))
        if ahead != NOBODY and ahead != leader:
            if leader != NOBODY:
                changes += 1
            leader, since = ahead, turn + 1
    winner = only_winner(places, len(tally.seat))
    if winner != NOBODY:
        if leader != winner:
            since = kept + 1
            if leader != NOBODY:
                changes += 1
        tallied.numbers[game, LEAD_TURN] = since
    tallied.numbers[game, LEAD_CHANGES] = changes


@rule
def only_leader(standing: Any, players: int) -> int:
    """Return the seat that stands better than all others, or NOBODY."""
    best = 0
    for seat in range(1, players):
        if standing[seat] > standing[best]:
            best = seat
    for seat in range(players):
        if seat != best and standing[best] - standing[seat] < EQUAL:
            return NOBODY
    return best


@rule
def only_winner(places: Any, players: int) -> int:
    """Return the only seat in the first place, or NOBODY."""
    winner = NOBODY
    for seat in range(players):
        if places[seat] == 1:
            if winner != NOBODY:
                return NOBODY
            winner = seat
    return winner
