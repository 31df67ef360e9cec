"""Facts: what an event did, as one list of rows for the log, sounds, replays, summaries and statistics.

A game's `facts.py` lists its kinds of facts and has two functions of the contract. `facts` compares the positions
before and after an event; `reckon` says at the end why it ended and what each player has. Given the positions as
a viewer sees them they tell that viewer what happened, and cannot tell more than the viewer knows. Given the true
positions they feed statistics.

    >>> from snowbound import Match
    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> match = Match(TIC_TAC_TOE, players=2, compiled=False)
    >>> for field in (0, 3, 1, 4, 2):
    ...     match.play(match.actors[0], field)
    >>> [told.text for told in match.history()][-1]
    'Player 1 marks field 2. Player 1 has three in a row.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, Literal, NamedTuple, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from .bits import lowest
from .chance import below, start_stream
from .contract import CHANCE, actors, apply, facts, legal, sample
from .entry import STATES, TABLE, WHOLE, WHOLES, entry
from .record import at, copy_state
from .rule import rule
from .words import TextPart

UNTOLD = -1
"""The `action` of an event that the reader may not know."""

NOBODY = -1
"""The `seat` of a fact that no player did or suffers."""

NONE = -1
"""A number of a row that is not known or not used."""

MOST_FACTS = 96
"""The most rows of one event."""

COLUMNS = 5
KIND, SEAT, WHAT, WHERE, NUMBER = range(COLUMNS)


Weight = Literal["round", "turn", "headline", "line", "detail", "passing", "why", "score"]

# How much a reader wants to know a fact, and where it is shown.
# fmt: off
ROUND: Weight = "round"           # opens a chapter of the log
TURN: Weight = "turn"             # opens a block of one turn; it is not a line of its own
HEADLINE: Weight = "headline"     # what somebody who was away wants to hear
LINE: Weight = "line"             # an ordinary line
DETAIL: Weight = "detail"         # folded away
PASSING: Weight = "passing"       # shown only until the next line
WHY: Weight = "why"               # from `reckon`: why the round or the game ended, and what decided a tie
SCORE: Weight = "score"           # from `reckon`: part of what a seat has; the numbers add up to its points
# fmt: on

Sound = Literal[
    "card",  # a card or a tile is moved or turned
    "dice",  # dice roll
    "step",  # a piece goes step by step
    "slide",  # a piece or a floe glides
    "splash",  # something falls into the water
    "hit",  # two things collide, something breaks
    "block",  # something is warded off
    "gain",  # somebody gets something
    "loss",  # somebody loses something
    "growl",  # an animal
    "cheer",  # a success
    "whistle",  # everyone is to look
]
"""What a fact sounds like. Clients synthesise each sound without knowing the game."""

GOOD, BAD, NO_REASON = 1, -1, 0
"""Whether a player wants a fact to happen. Facts that are neither are no reason for a hint."""


class Extent(IntEnum):
    """What a hint says of a kind of fact beyond that it happens."""

    NONE = 0
    TIMES = 1  # how often it happens to the player, or to how many rivals
    NUMBER = 2  # the sum of the numbers in its rows, such as cards drawn


RECKONED = frozenset({WHY, SCORE})
TOLD = frozenset({ROUND, HEADLINE, LINE, PASSING, WHY, SCORE})
"""Weights of facts that are part of an event's text. Details are its text only if there is nothing else."""


class FactKind(IntEnum):
    """The kinds of facts of a game. A member is a number, a weight, rule ids, and what the numbers of a row mean."""

    weight: Weight
    rules: tuple[str, ...]
    meaning: str
    sound: Sound | None
    mine: int  # as a reason for a hint if it concerns the player: GOOD, BAD or NO_REASON
    rivals: int  # the same if it concerns a rival
    counted: dict[int, int]  # columns whose values are counted in statistics, from 0 to below this number
    extent: Extent  # what a hint says of it beyond that it happens

    def __new__(cls, value: int, weight: Weight, rules: str, meaning: str) -> Self:
        """Make a member with its description."""
        member = int.__new__(cls, value)
        member._value_ = value
        member.weight, member.rules, member.meaning, member.sound = weight, tuple(rules.split()), meaning, None
        member.mine = member.rivals = NO_REASON
        member.counted = {}
        member.extent = Extent.NONE
        return member

    @classmethod
    def of(cls, value: int) -> Self:
        """Return the member with this number."""
        return cls._value2member_map_[value]  # type: ignore[return-value]

    @property
    def text_id(self) -> str:
        """The id of the sentence: `fact-comes-home` for COMES_HOME."""
        return f"fact-{self.slug}"

    @property
    def slug(self) -> str:
        """The name as texts and messages have it: `comes-home` for COMES_HOME."""
        return _slug(self.name)


@cache
def _slug(name: str) -> str:
    return name.lower().replace("_", "-")


def give_sounds(sounds: Mapping[Sound, Sequence[FactKind]]) -> None:
    """Say which kinds of facts have a sound. It depends on nothing else, so it tells no more than the fact."""
    for sound, kinds in sounds.items():
        for kind in kinds:
            kind.sound = sound


def give_reasons(
    *,
    gains: Sequence[FactKind],
    losses: Sequence[FactKind],
    rivals_gain: Sequence[FactKind],
    rivals_lose: Sequence[FactKind],
    times: Sequence[FactKind] = (),
    numbers: Sequence[FactKind] = (),
) -> None:
    """Say which kinds of facts are reasons for a hint: what a player wants or fears, for themselves and for rivals.

    Each has a text `hint-mine-KIND` or `hint-rivals-KIND`. That of a kind in `times` or `numbers` says with `$number`
    how often it happens or to how many rivals, or the sum of the numbers in its rows.
    """
    for kinds, mine, rivals in (
        (gains, GOOD, NO_REASON),
        (losses, BAD, NO_REASON),
        (rivals_gain, NO_REASON, BAD),
        (rivals_lose, NO_REASON, GOOD),
    ):
        for kind in kinds:
            kind.mine, kind.rivals = mine or kind.mine, rivals or kind.rivals
    for kinds, extent in ((times, Extent.TIMES), (numbers, Extent.NUMBER)):
        for kind in kinds:
            kind.extent = extent


def count_values(*counted: tuple[int | FactKind, ...]) -> None:
    """Say which numbers of facts statistics count by their value: the column, how many values there are, and the kinds.

    ::

        count_values((WHAT, KINDS, Fact.PLAYS, Fact.DRAWS))
    """
    for column, values, *kinds in counted:
        for kind in kinds:
            assert isinstance(kind, FactKind)
            kind.counted[int(column)] = int(values)


class FactRow(NamedTuple):
    """One fact. What the numbers mean depends on the kind, which says so."""

    kind: FactKind
    seat: int
    what: int
    where: int
    number: int


class ToldFact(msgspec.Struct, omit_defaults=True):
    """A fact as one viewer is told of it, in a language."""

    # fmt: off
    kind: str                         # such as "comes-home"
    weight: Weight
    text: str                         # a sentence
    parts: list[TextPart] = []        # the sentence with its players and pictures, if it has some
    seat: int = NOBODY
    what: int = NONE                  # the numbers of the fact; docs/facts.md says what they mean
    where: int = NONE
    number: int = NONE
    sprites: list[str] = []           # what it is about in the picture
    sound: Sound | None = None        # what it sounds like, if it has a sound
    # fmt: on


def text_of(told: list[ToldFact]) -> str:
    """Join the sentences of an event: its lines, or its details if there are no lines."""
    lines = [fact.text for fact in told if fact.weight in TOLD]
    return " ".join(lines or [fact.text for fact in told if fact.weight == DETAIL])


@rule
def note(out: Any, n: int, kind: int, seat: int, what: int, where: int, number: int) -> int:
    """Write row `n` and return the number of rows so far."""
    out[n, KIND] = kind
    out[n, SEAT] = seat
    out[n, WHAT] = what
    out[n, WHERE] = where
    out[n, NUMBER] = number
    return n + 1


# --- statistics

# What an outline says of a game.
# fmt: off
OUTLINE = 3
TURNS = 0                         # how many turns it had
STARTER = 1                       # the seat of the first turn that is somebody's
OPENER = 2                        # the seat that the first round names: not every game has turns of single seats
# fmt: on

# What a kind of fact means for an outline.
NO_MARK, TURN_MARK, ROUND_MARK = 0, 1, 2


def marks_of(kinds: type[FactKind]) -> NDArray[np.int64]:
    """Return what each kind of fact means for an outline, by its number."""
    marks = np.full(max(kinds) + 1, NO_MARK, np.int64)
    for kind in kinds:
        marks[kind] = {TURN: TURN_MARK, ROUND: ROUND_MARK}.get(kind.weight, NO_MARK)
    return marks


@rule
def begin_outline(outline: Any) -> None:
    """Make this the outline of a game before its first event."""
    outline[TURNS] = 0
    outline[STARTER] = NOBODY
    outline[OPENER] = NOBODY


@rule
def extend_outline(rows: Any, number: int, marks: Any, outline: Any) -> None:
    """Add the facts of an event to the outline of its game."""
    for row in range(number):
        mark, seat = marks[rows[row, KIND]], rows[row, SEAT]
        if mark == TURN_MARK:
            outline[TURNS] += 1
            if outline[STARTER] == NOBODY:
                outline[STARTER] = seat
        elif mark == ROUND_MARK and outline[OPENER] == NOBODY:
            outline[OPENER] = seat


@entry
def count_facts(
    states: STATES,
    seed: WHOLE,
    first: WHOLE,
    most: WHOLE,
    rng: WHOLES,
    lengths: WHOLES,
    times: TABLE,
    marks: WHOLES,
    outlines: TABLE,
    rows: TABLE,
    out: WHOLES,
) -> int:
    """Play one random game per row of `times` and count its facts by kind; return the number of decisions.

    The games are those of `random_games`: they start from `states[0]`, and two further positions are room. `outlines`
    has one row per game as well, and `marks` is that of `marks_of`.
    """
    return count_all(states, seed, first, most, rng, lengths, times, marks, outlines, rows, out)


@rule
def count_all(
    states: Any,
    seed: int,
    first: int,
    most: int,
    rng: Any,
    lengths: Any,
    times: Any,
    marks: Any,
    outlines: Any,
    rows: Any,
    out: Any,
) -> int:
    """Play the games of `count_facts`. Inside the entry itself, Numba would count references to every row."""
    total = 0
    for game in range(len(times)):
        start_stream(rng, seed, first + game)
        copy_state(states, 1, states, 0)
        s = at(states, 1)
        lengths[game] = 0
        begin_outline(outlines[game])
        who = actors(s)
        while who != 0 and lengths[game] < most:
            copy_state(states, 2, states, 1)
            if who == 1 << CHANCE:
                seat, action = CHANCE, sample(s, rng)
            else:
                seat = lowest(who)
                action = out[below(rng, legal(s, seat, out))]
                lengths[game] += 1
            apply(s, seat, action)
            number = facts(at(states, 2), s, seat, action, rows)
            for row in range(number):
                times[game, rows[row, KIND]] += 1
            extend_outline(rows, number, marks, outlines[game])
            who = actors(s)
        total += lengths[game]
    return total
