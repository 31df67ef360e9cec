"""The words for dice, calamities, bonuses, hexes and lists of them, with their pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from snowbound.core.words import Phrase, drawn, phrase, player

from .geometry import LABEL
from .state import FACES, Bonus

CALAMITIES = ("pack-ice", "new-ice-flow", "expand", "walrus", "polar-bear", "ice-chasm")
BONUSES = ("igloo", "new-dice", "reroll")
BONUS_ARTS = ("roll-igloo", "roll-new-dice", "roll-reroll")
DIRECTIONS = ("ne", "e", "se", "sw", "w", "nw")
LINES = ("line-ne-sw", "line-w-e", "line-nw-se")  # the pairs of opposite neighbours


@cache
def calamity(value: int) -> Phrase:
    """A calamity by the value of its die."""
    return phrase(CALAMITIES[value - 1])


@cache
def black_die(value: int) -> Phrase:
    """A calamity with the picture of its die in front."""
    return drawn(calamity(value), f"roll-black-{value}")


@cache
def bonus(kind: int) -> Phrase:
    """A bonus with its picture in front."""
    return drawn(phrase(BONUSES[kind]), BONUS_ARTS[kind])


@cache
def die(value: int) -> Phrase:
    """A white die, drawn instead of its number."""
    return drawn(phrase("die", value=value), f"die-{value}", alone=True)


@cache
def numbered_die(value: int) -> Phrase:
    """A white die as its number with its picture in front, for the names of actions."""
    return drawn(phrase("die", value=value), f"die-{value}")


@cache
def line(number: int) -> Phrase:
    """A pair of opposite neighbours of the pawn, with its picture in front."""
    return drawn(phrase(LINES[number]), f"roll-line-{number + 1}")


def white_dice(counts: Any) -> Phrase:
    """White dice in a row, by their counts per face; there is at least one."""
    return in_row([die(face + 1) for face in range(FACES) for _ in range(counts[face])], "dice-more")


def black_dice(counts: Any) -> Phrase:
    """Calamities of the black dice, by their counts per face; there is at least one."""
    return in_row([black_die(face + 1) for face in range(FACES) for _ in range(counts[face])], "list-more")


def players(seats: Iterable[int]) -> Phrase:
    """A list of players; there is at least one."""
    return in_row([player(seat) for seat in seats], "list-more")


def bonuses(stock: Sequence[int]) -> Phrase:
    """A list of bonuses with their numbers, by their counts per kind; there is at least one."""
    held = [phrase("times", what=bonus(kind), number=int(stock[kind])) for kind in Bonus if stock[kind]]
    return in_row(held, "list-more")


def in_row(items: Sequence[Phrase], more: str) -> Phrase:
    """Items one after another; the text `more` joins the first one with the rest."""
    row = items[-1]
    for item in reversed(items[:-1]):
        row = phrase(more, first=item, rest=row)
    return row


def hexes(numbers: Iterable[int]) -> str:
    """A list of hexes by their names."""
    return ", ".join(LABEL[hex_] for hex_ in numbers)
