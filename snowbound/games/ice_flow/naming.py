"""The names of things in Ice Flow as phrases: places, explorers, floes, objects, prices and directions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from snowbound.core.words import Fill, Phrase, drawn, phrase, player

from .floes import drift_end
from .objects import has_object
from .state import (
    BEAR,
    BOARD,
    CHART,
    DIRECTIONS,
    EDGES,
    FISH,
    NAMES,
    NOWHERE,
    PATTERN,
    ROPE,
)

COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
PLACES = {place["id"]: str(place["name"]) for place in [*BOARD["island"], *BOARD["station"]]}
ART = ("flow-rope", "flow-fish", "flow-bear")
ONE = ("one-rope", "one-fish", "one-bear")
MANY = ("many-ropes", "many-fish", "many-bears")


def place(field: int) -> Fill:
    """The name of a field as it is written on the board; a dash for no field."""
    if field < 0:
        return "–"
    return PLACES.get(NAMES[field], NAMES[field])


@cache
def explorer(seat: int, number: int) -> Phrase:
    """An explorer by its number, drawn in its owner's colour."""
    return drawn(phrase("explorer", number=str(number + 1)), "flow-explorer", look="flow-figure", seat=int(seat))


@cache
def whose(seat: int, number: int) -> Phrase:
    """An explorer and its owner."""
    return phrase("explorer-of", player=player(seat), explorer=explorer(seat, number))


# --- lists -------------------------------------------------------------------


def listed(items: Sequence[Fill], last: str = "and") -> Fill:
    """Several things with commas, and with `and` or `or` before the last one."""
    if len(items) == 1:
        return items[0]
    found = phrase(last, first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        found = phrase("comma", first=item, rest=found)
    return found


def sentences(items: Sequence[Phrase]) -> Phrase:
    """Several sentences as one line."""
    found = items[-1]
    for item in reversed(items[:-1]):
        found = phrase("sentences", first=item, rest=found)
    return found


# --- ropes, fish and bears ---------------------------------------------------


@cache
def amount(thing: int, number: int) -> Phrase:
    """A number of ropes, fish or bears, with its picture."""
    said = phrase(ONE[thing]) if number == 1 else phrase(MANY[thing], number=str(number))
    return drawn(said, ART[thing])


@cache
def amounts(ropes: int, fish: int, bears: int = 0) -> Fill:
    """Ropes, fish and bears as a list; `nothing` if there are none."""
    found = [amount(thing, number) for thing, number in ((ROPE, ropes), (FISH, fish), (BEAR, bears)) if number]
    return listed(found) if found else phrase("nothing")


def lying(s: Any, field: int) -> Fill:
    """What lies on a field."""
    return amounts(*(int(s.lying[thing, field]) for thing in (ROPE, FISH, BEAR)))


@cache
def price(ropes: int, fish: int) -> Fill:
    """What a way costs."""
    return amounts(ropes, fish) if ropes + fish else phrase("free")


@cache
def for_price(ropes: int, fish: int) -> Fill:
    """What was paid, as the end of a sentence; nothing if it was free."""
    return phrase("for-price", price=amounts(ropes, fish)) if ropes + fish else ""


# --- floes -------------------------------------------------------------------


@cache
def heading(direction: int) -> Phrase:
    """A direction of the compass."""
    return phrase(COMPASS[direction])


@cache
def edges(jagged: int) -> Fill:
    """The edges of a floe that have pack ice."""
    if not jagged:
        return phrase("smooth")
    return phrase("pack-ice", edges=listed([heading(d) for d in range(DIRECTIONS) if jagged >> d & 1]))


def pictured(what: Phrase, jagged: int, *, alone: bool = False) -> Phrase:
    """A phrase with the picture of a floe that has these jagged edges, or `alone` the picture in place of it."""
    look = " ".join(f"flow-edge-{d}" for d in range(DIRECTIONS) if jagged >> d & 1)
    return drawn(what, "flow-chip", look=look, alone=alone)


@cache
def floe_like(jagged: int, *, alone: bool = False) -> Phrase:
    """A floe by its edges."""
    return pictured(phrase("floe", edges=edges(jagged)), jagged, alone=alone)


def floe(s: Any, number: int) -> Phrase:
    """One of the 24 floes as it lies, in a sentence."""
    return floe_like(int(EDGES[PATTERN[number], s.turned[number]]), alone=True)


def printed_edges(pattern: int) -> int:
    """The jagged edges of a pattern as they are printed, as bits."""
    return int(EDGES[pattern, 0])


@cache
def current(hex: int) -> Phrase:
    """The printed directions of a sea hex and their strength."""
    directions = listed([heading(d) for d in CHART.currents[hex]], "or")
    return phrase("current", direction=directions, strength=str(CHART.strengths[hex]))


@cache
def neighbours(field: int) -> tuple[int, ...]:
    """The fields and sea hexes next to a field."""
    return tuple(to for to in CHART.next[field] if to > NOWHERE)


def drifts_to(s: Any, hex: int, direction: int) -> int:
    """Where the floe on a hex would drift: a hex, or OUTSIDE."""
    return int(drift_end(s, hex, direction))


def has_objects(s: Any, field: int) -> bool:
    """Whether there is something to collect on a field."""
    return bool(has_object(s, field))
