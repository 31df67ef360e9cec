"""How a bot plays, and the names by which people ask for it.

>>> Skill.named("search:1000").simulations
1000
>>> Skill.named("search:1.5s").milliseconds
1500
>>> str(Skill.named("greedy"))
'greedy'
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game

from .simple import Kind

LEVELS = 5
NAMES = (
    "random, inclined, greedy, level:1 to level:5, search:1000 (simulations a move), search:1s or search:500ms (time)"
)


SIMPLE = {kind.name.lower(): kind for kind in Kind if kind != Kind.SEARCH}


class UnknownBot(SnowboundError):
    """There is no bot of that name."""

    code = "unknown-bot"


@dataclass(frozen=True)
class Skill:
    """Everything that makes one bot play otherwise than another."""

    name: str
    kind: Kind
    # fmt: off
    simulations: int = 0            # of a search, per decision; 0 if the time decides
    milliseconds: int = 0           # of a search, per decision; 0 if the simulations decide
    overlooks: float = 0.0          # how likely an action is overlooked, as people do
    forgets: float = 0.0            # how likely a thing seen is forgotten within a turn, in games of memory
    rollout: int = 0                # decisions of a roll-out before `evaluate`
    sensible: bool = True           # whether roll-outs follow inclination
    explore: float = 1.0            # how curious the search is
    # fmt: on

    def __str__(self) -> str:
        return self.name

    @classmethod
    def named(cls, name: str, game: Game | None = None) -> Skill:
        """The skill of that name, as it is for a game: how to search and what a level is depend on it."""
        if name in SIMPLE:
            return cls(name, SIMPLE[name])
        word, _, measure = name.partition(":")
        data = _data(game.folder) if game is not None else {}
        if word == "search" and (budget := _budget(measure)):
            return cls(name, Kind.SEARCH, **budget, **data.get("search", {}))
        if word == "level" and measure in map(str, range(1, LEVELS + 1)):
            return _level(name, int(measure), data)
        raise UnknownBot(f"there is no bot {name!r}; there are {NAMES}")

    def with_memory(self, forgets: float) -> Skill:
        """The same bot with a worse or better memory."""
        return replace(self, forgets=forgets)


def _budget(measure: str) -> dict[str, Any] | None:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms)?", measure)
    if not found:
        return None
    number, unit = float(found[1]), found[2]
    if unit is None:
        return {"simulations": int(number)} if number.is_integer() and number >= 1 else None
    milliseconds = round(number * (1000 if unit == "s" else 1))
    return {"milliseconds": milliseconds} if milliseconds >= 1 else None


def _level(name: str, level: int, data: dict[str, Any]) -> Skill:
    settings = data.get("search", {}) | data.get("levels", DEFAULTS)[level - 1]
    for note in ("measured", "unmeasured"):
        settings.pop(note, None)
    return Skill(name, Kind[settings.pop("kind").upper()], **settings)


DEFAULTS: tuple[dict[str, Any], ...] = (
    {"kind": "greedy", "overlooks": 0.6},
    {"kind": "greedy", "overlooks": 0.3},
    {"kind": "greedy"},
    {"kind": "search", "simulations": 200},
    {"kind": "search", "simulations": 2000},
)
"""Levels of a game that has not been calibrated."""


@cache
def _data(folder: Path) -> dict[str, Any]:
    """A game's `levels.toml`, if it has one."""
    file = folder / "levels.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
