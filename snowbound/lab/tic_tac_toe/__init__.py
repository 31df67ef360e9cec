"""Tic-tac-toe: a small game for tests and for benchmarks against other engines.

>>> from snowbound import Match
>>> match = Match(TIC_TAC_TOE, players=2)
>>> for field in (4, 1, 0, 8, 3, 5, 6):
...     match.play(match.actors[0], field)
>>> match.result.winners
(0,)
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from snowbound.core.bits import has, list_bits
from snowbound.core.facts import HEADLINE, LINE, NOBODY, NONE, SCORE, WHY, FactKind, FactRow, note
from snowbound.core.game import Game
from snowbound.core.observation import Observation, Plane, chair, mark_bits, mark_seat
from snowbound.core.record import i8, i16, record
from snowbound.core.rule import rule
from snowbound.core.words import Phrase, phrase, player

from .scene import scene

FIELDS = 9
BOARD = (1 << FIELDS) - 1
LINES = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)
HAS_LINE = np.array([any(marks & line == line for line in LINES) for marks in range(BOARD + 1)], np.bool_)


@record
class Grid:
    """A position of tic-tac-toe."""

    # fmt: off
    players: i8           # always 2
    turn: i8              # the seat in turn
    winner: i8            # a seat, or NOBODY
    marks: i16[2]         # marks[seat]: a bit per field
    # fmt: on


@rule
def setup(s: Any, players: int, options: Any) -> None:
    """Start with an empty grid."""
    s.players = players
    s.winner = NOBODY


@rule
def actors(s: Any) -> int:
    """The seat in turn acts until somebody has a line or the grid is full."""
    if s.winner != NOBODY or free_fields(s) == 0:
        return 0
    return 1 << s.turn


@rule
def free_fields(s: Any) -> int:
    """Return the fields without a mark."""
    return BOARD & ~(int(s.marks[0]) | int(s.marks[1]))


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Any free field may be marked."""
    return list_bits(free_fields(s), 0, out, 0)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Mark a field; a full line wins."""
    marks = int(s.marks[seat]) | (1 << action)
    s.marks[seat] = marks
    if HAS_LINE[marks]:
        s.winner = seat
    s.turn = 1 - seat


@rule
def result(s: Any, points: Any, places: Any) -> None:
    """A line wins a point and the first place; without one the win is shared."""
    over = actors(s) == 0
    for seat in range(2):
        points[seat] = 0
        places[seat] = 0
        if s.winner == seat:
            points[seat] = 1
        if over:
            places[seat] = 1
            if s.winner == 1 - seat:
                places[seat] = 2


@rule
def explain(s: Any, seat: int, action: int) -> int:
    """A field can be marked only once (TTT-01)."""
    if has(free_fields(s), action):
        return 0
    return 1


class TicTacToeFact(FactKind):
    """What can happen in tic-tac-toe."""

    MARKS = 0, LINE, "TTT-01", "`seat` marks field `what`"
    WINS = 1, HEADLINE, "TTT-02", "`seat` has three in a row"
    HAS_LINE = 2, SCORE, "TTT-02", "`seat` has `number` rows of three"
    ENDS = 3, WHY, "TTT-02", "the grid is full, or `seat` has three in a row"


@rule
def facts(s: Any, after: Any, seat: int, action: int, out: Any) -> int:
    """A mark, and a full row if it makes one (TTT-01, TTT-02)."""
    n = note(out, 0, TicTacToeFact.MARKS, seat, action, NONE, NONE)
    if after.winner != NOBODY:
        n = note(out, n, TicTacToeFact.WINS, seat, NONE, NONE, NONE)
    return n


@rule
def reckon(s: Any, out: Any) -> int:
    """A row of three is a point (TTT-02)."""
    if actors(s) != 0:
        return 0
    n = note(out, 0, TicTacToeFact.ENDS, s.winner, NONE, NONE, NONE)
    if s.winner != NOBODY:
        n = note(out, n, TicTacToeFact.HAS_LINE, s.winner, NONE, NONE, 1)
    return n


OBSERVATION = Observation(
    1,
    (
        Plane("turn", (2,), 0, 1, "the seat in turn: the observer, or the other"),
        Plane("marks", (2, FIELDS), 0, 1, "marks[chair, field]"),
        Plane("winner", (2,), 0, 1, "who has a line"),
    ),
)
AT = OBSERVATION.at


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """Write the position; nothing is hidden."""
    mark_seat(out, AT.turn, s.turn, seat, 2)
    mark_seat(out, AT.winner, s.winner, seat, 2)
    for other in range(2):
        mark_bits(out, AT.marks + FIELDS * chair(other, seat, 2), int(s.marks[other]), FIELDS)


@rule
def check(s: Any) -> None:
    """No field has two marks."""
    assert int(s.marks[0]) & int(s.marks[1]) == 0, "two marks on one field"


class TicTacToeWords:
    """The texts of tic-tac-toe."""

    def question(self, s: Any, seat: int) -> Phrase:
        """Ask for a field."""
        return phrase("question")

    def action(self, s: Any, seat: int, action: int) -> Phrase:
        """Name a field by its number."""
        return phrase("field", field=action)

    def fact(self, s: Any, told: FactRow) -> Phrase:
        """Name players and fields by their numbers."""
        if told.kind == TicTacToeFact.MARKS:
            return phrase("fact-marks", player=player(told.seat), field=told.what)
        if told.kind == TicTacToeFact.ENDS:
            return phrase("fact-ends", lines=int(told.seat != NOBODY))
        if told.kind == TicTacToeFact.WINS:
            return phrase("fact-wins", player=player(told.seat))
        return phrase("fact-has-line", number=told.number)

    def sprites(self, s: Any, told: FactRow) -> list[str]:
        """Point at the new mark."""
        return [f"mark-{told.what}"] if told.kind == TicTacToeFact.MARKS else []

    def table(self, s: Any, seat: int) -> list[Phrase]:
        """Add nothing to the picture."""
        return []


TIC_TAC_TOE = Game(
    id="tic_tac_toe",
    prefix="TTT",
    version=1,
    record=Grid,
    modules=(sys.modules[__name__],),
    players=(2, 2),
    actions=FIELDS,
    outcomes=1,
    words=TicTacToeWords(),
    observation=OBSERVATION,
    scene=scene,
    facts=TicTacToeFact,
)
