"""Bots by name: what a name such as `search:1000` or `level:3` means.

>>> BotSpec.parse("search:1000").simulations
1000
>>> BotSpec.parse("search:1.5s").milliseconds
1500
>>> str(BotSpec.parse("greedy"))
'greedy'
>>> BotSpec.parse("search:1000/forgets=0.25").forgets
0.25
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
from snowbound.core.kernels import Plain

from .own import METHODS, NAME, found, is_bot, name_of
from .simple import BotKind

LEVELS = 5
NAMES = (
    "random, inclined, greedy, level:1 to level:5, "
    "search:1000 (simulations per move), search:1s or search:500ms (time per move), "
    "each with /overlooks=0.2 or /forgets=0.2 if it should play worse, or module:Class for a bot of your own"
)
HANDICAPS = "overlooks", "forgets"
"""The fields of a bot that follow its name, as in `greedy/overlooks=0.2`: chances to play worse than it could."""


HINT_SIMULATIONS = 20_000
"""The search for a hint in a game whose `levels.toml` says nothing about it."""

HINT_MILLISECONDS = 600
"""The time for that search. Simulations that end with the scoring of Arctic Roll take ten times as long as others."""

HINT_FORGETS = 0.25
"""The chance per turn that a hint forgets a thing seen."""

SIMPLE = {kind.name.lower(): kind for kind in BotKind if kind not in (BotKind.SEARCH, BotKind.OWN)}


OURS = ("level", "search")
"""What stands before the colon in names of bots that are not somebody's own."""


class UnknownBot(SnowboundError):
    """There is no bot of that name."""

    code = "unknown-bot"


@dataclass(frozen=True)
class BotSpec:
    """How a bot plays: everything in which one bot differs from another."""

    name: str
    kind: BotKind
    # fmt: off
    simulations: int = 0            # of a search, per decision; 0 if it is limited by time alone
    milliseconds: int = 0           # of a search, per decision; 0 if it is limited by simulations alone
    overlooks: float = 0.0          # probability to overlook an action, as people do
    forgets: float = 0.0            # probability per turn to forget a thing seen, in memory games
    rollout: int = 0                # decisions of a roll-out before `evaluate`
    sensible: bool = True           # whether roll-outs follow inclination
    explore: float = 1.0            # how much the search explores
    own: Any = None                 # somebody's own class, or another function that makes bots, or such a bot
    # fmt: on

    def __str__(self) -> str:
        return self.name

    @property
    def level(self) -> int:
        """The level that people choose, or 0 for a bot that has none."""
        prefix, _, limit = self.name.partition(":")
        return int(limit) if prefix == "level" and limit.isdigit() else 0

    @classmethod
    def of(cls, bot: object, game: Game | None = None) -> BotSpec:
        """Return the bot that is given by its name, as a spec, or as an own class or object."""
        if isinstance(bot, BotSpec):
            return bot
        if isinstance(bot, str):
            return cls.parse(bot.strip(), game)
        if isinstance(bot, BotKind):
            return cls(bot.name.lower(), bot)
        if not is_bot(bot):
            raise UnknownBot(f"{bot!r} is no bot: name one, or give a class or an object with {' and '.join(METHODS)}")
        return cls(name_of(bot), BotKind.OWN, own=bot)

    @classmethod
    def parse(cls, name: str, game: Game | None = None) -> BotSpec:
        """Return the bot of that name; its search settings and levels are those of the game."""
        plain, *handicaps = name.split("/")
        if handicaps:
            worse: dict[str, Any] = dict(_handicap(name, each) for each in handicaps)
            if "forgets" in worse and game is not None and not Plain(game).remembers(game.record.new(1), 0):
                raise UnknownBot(f"there is no bot {name!r}: there is nothing to remember in {game.id}")
            spec = cls.parse(plain, game)
            if spec.kind == BotKind.OWN:
                raise UnknownBot(f"there is no bot {name!r}: what a bot of your own overlooks or forgets is up to it")
            return replace(spec, name=name, **worse)
        if name in SIMPLE:
            return cls(name, SIMPLE[name])
        prefix, _, limit = name.partition(":")
        data = _data(game.folder) if game is not None else {}
        if prefix == "search" and (budget := _budget(limit)):
            return cls(name, BotKind.SEARCH, **budget, **data.get("search", {}))
        if prefix == "level" and limit in map(str, range(1, LEVELS + 1)):
            return _level(name, int(limit), data)
        if NAME.fullmatch(name) and prefix not in OURS:
            return cls(name, BotKind.OWN, own=found(name))
        raise UnknownBot(f"there is no bot {name!r}: choose from {NAMES}")


def hint_spec(game: Game, simulations: int = 0) -> BotSpec:
    """Return the search that gives hints in a game: as large as its `levels.toml` says, or this large, in due time.

    It never overlooks anything, and in a memory game it forgets as much as an average player (RUSH-Q33). What a memory
    aid shows is part of the view, so a hint never forgets that.
    """
    data = _data(game.folder)
    size = simulations or data.get("hint", {}).get("simulations", HINT_SIMULATIONS)
    return BotSpec("hint", BotKind.SEARCH, size, HINT_MILLISECONDS, forgets=HINT_FORGETS, **data.get("search", {}))


def _budget(limit: str) -> dict[str, Any] | None:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms)?", limit)
    if not found:
        return None
    number, unit = float(found[1]), found[2]
    if unit is None:
        return {"simulations": int(number)} if number.is_integer() and number >= 1 else None
    milliseconds = round(number * (1000 if unit == "s" else 1))
    return {"milliseconds": milliseconds} if milliseconds >= 1 else None


def _handicap(name: str, given: str) -> tuple[str, float]:
    """Return a chance that follows the name of a bot: `overlooks=0.2`."""
    what, _, chance = given.partition("=")
    if what not in HANDICAPS or not re.fullmatch(r"0(\.\d+)?|1(\.0+)?", chance):
        raise UnknownBot(
            f"there is no bot {name!r}: after / write {' or '.join(HANDICAPS)} and a chance, as in forgets=0.2"
        )
    return what, float(chance)


def _level(name: str, level: int, data: dict[str, Any]) -> BotSpec:
    settings = data.get("search", {}) | data.get("levels", DEFAULTS)[level - 1]
    for note in ("measured", "unmeasured"):
        settings.pop(note, None)
    return BotSpec(name, BotKind[settings.pop("kind").upper()], **settings)


DEFAULTS: tuple[dict[str, Any], ...] = (
    {"kind": "greedy", "overlooks": 0.6},
    {"kind": "greedy", "overlooks": 0.3},
    {"kind": "greedy"},
    {"kind": "search", "simulations": 200},
    {"kind": "search", "simulations": 2000},
)
"""The levels of a game without a `levels.toml`."""


@cache
def _data(folder: Path) -> dict[str, Any]:
    """Return the data of a game's `levels.toml`, if it has one."""
    file = folder / "levels.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
