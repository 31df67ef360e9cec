"""The colours of the players. Each has a shape and a pattern of its own, so that nobody needs to see the colour.

`art/common.svg` draws them. A game names its printed colours in `Game.colours`, in the order of the seats. Who plays
which colour is not part of a position: a `Match` and a table know it, and pictures show it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .board import Problem, Where
from .errors import BadColour

ART = Path(__file__).parent / "art" / "common.svg"
RULE = re.compile(r"\.colour-(\w+) \{ --seat: (#\w{6}); --seat-ink: (#\w{6}); --seat-dark: (#\w{6});")

HOUSE = ("orange", "sky", "green", "yellow", "blue", "red", "pink", "white", "grey", "brown")
"""The colours of a game whose printed edition has none for its players."""


class Colour(NamedTuple):
    """A player's colour as common.svg draws it."""

    name: str
    fill: str
    ink: str  # of texts and patterns on it
    dark: str  # of its rim


@cache
def catalogue() -> Mapping[str, Colour]:
    """Return all colours that can be drawn, by name."""
    return {found[1]: Colour(*found.groups()) for found in RULE.finditer(ART.read_text(encoding="utf-8"))}


def check_colours(names: Sequence[str], players: int, where: Where) -> Iterator[Problem]:
    """Yield what is wrong with the colours of a board file."""
    if len(names) < players:
        yield Problem(where, f"{players} players need {players} colours, not {len(names)}")
    for place, name in enumerate(names):
        if name not in catalogue():
            yield Problem((*where, place), f"{name!r} is no colour; there are {', '.join(catalogue())}")
        elif name in names[:place]:
            yield Problem((*where, place), f"the colour {name} is listed twice")


def check_choice(chosen: Iterable[str], colours: Sequence[str], taken: Iterable[str] = ()) -> None:
    """Raise BadColour if a chosen colour is unknown, taken, or chosen twice. "" stands for no choice."""
    used = set(taken)
    for name in filter(None, chosen):
        free = ", ".join(colour for colour in colours if colour not in used) or "none"
        if name not in colours:
            raise BadColour(f"the game has no colour {name!r}; free are: {free}")
        if name in used:
            raise BadColour(f"the colour {name} is taken; free are: {free}")
        used.add(name)


def seated(chosen: Sequence[str], colours: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the colours of all seats after checking those that were chosen."""
    if len(chosen) > players:
        raise BadColour(f"{len(chosen)} colours are chosen for {players} players: name at most one for each")
    check_choice(chosen, colours)
    return dealt([*chosen, *[""] * (players - len(chosen))], colours)


def dealt(chosen: Sequence[str], colours: Sequence[str], wished: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the colour of each seat: the chosen one, the wished one, that of its seat, or the next that is free.

    A wish gives way to the choices of others. "" stands for no choice or no wish.
    """
    found = [name if name in colours else "" for name in chosen]
    for offered in (wished, colours):
        for seat, name in enumerate(found):
            if not name and seat < len(offered) and offered[seat] in colours and offered[seat] not in found:
                found[seat] = offered[seat]
    free = iter([name for name in colours if name not in found])
    return tuple([name or next(free) for name in found])
