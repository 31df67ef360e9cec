"""Which games there are: those in `snowbound/games`, and those that installed packages register.

A package registers a game by an entry point of the group `snowbound.games`:

    [project.entry-points."snowbound.games"]
    snow_dash = "snow_dash:GAME"

A package that cannot be loaded does not affect the other games. `problems` says what is wrong with it,
and so does `find` when its game is asked for.
"""

from __future__ import annotations

import pkgutil
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from .board import owned_board
from .errors import BrokenGame, UnknownGame
from .game import Game
from .suggestion import suggestion

GROUP = "snowbound.games"
FOLDER = Path(__file__).parent.parent / "games"


@dataclass
class Installed:
    """The games of installed packages, and why others cannot be used."""

    games: dict[str, Game] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)


def names() -> tuple[str, ...]:
    """Return the names of all games that can be played, in alphabetical order."""
    return tuple(sorted([*built_in(), *installed().games]))


def problems() -> dict[str, str]:
    """Return what is wrong with games that are installed but cannot be used, by their names."""
    return dict(installed().problems)


@cache
def find(name: str, version: int | None = None) -> Game:
    """Return the game of this name, on the owner's board if there is a file for it (`core.board`).

    Raises UnknownVersion if it cannot be played by the given edition of its rules.
    """
    game = _found(name)
    owned = owned_board(game.folder)
    if owned is not None:
        game = game.on_board(owned)
    if version is not None:
        game.check_edition(version)
    return game


def find_on(name: str, change: Mapping[str, Any]) -> Game:
    """Return the game of this name on the printed board with these changes, as a log names them."""
    return find(name).printed.changed(change)


def load_on(path: str, change: Mapping[str, Any]) -> Game:
    """Return the game of a name or path as `load` does, and with a change on the printed board with it."""
    game = load(path)
    return game.printed.changed(change) if change else game


def load(path: str) -> Game:
    """Return the game of a name, or of a path module:NAME. A path runs code, so it must come from a trusted source."""
    module, colon, name = path.partition(":")
    return _loaded(module, name) if colon else find(path)


def every_game() -> list[Game]:
    """Return all games that can be played."""
    return [find(name) for name in names()]


@cache
def built_in() -> tuple[str, ...]:
    """Return the names of the games that come with Snowbound."""
    return tuple(module.name for module in pkgutil.iter_modules([str(FOLDER)]) if module.ispkg)


@cache
def installed() -> Installed:
    """Load the games that installed packages register."""
    found = Installed()
    registered = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry)))
    times = Counter(entry.name for entry in registered)
    for entry in registered:
        if entry.name in built_in():
            _note(found, entry, "a game of this name comes with Snowbound")
        elif times[entry.name] > 1:
            packages = " and ".join(_package(other) for other in registered if other.name == entry.name)
            found.problems[entry.name] = f"{packages} both register it: uninstall one of them"
        else:
            _add(found, entry)
    return found


def _add(found: Installed, entry: EntryPoint) -> None:
    try:
        game = _loaded(entry.module, entry.attr)
        _refuse_clash(game, entry.name, [*map(find, built_in()), *found.games.values()])
    except Exception as error:  # whatever a package does wrong, the other games stay
        _note(found, entry, f"{type(error).__name__}: {error}")
    else:
        found.games[entry.name] = game


def _loaded(module: str, name: str) -> Game:
    game = getattr(import_module(module), name)
    if not isinstance(game, Game):
        raise BrokenGame(f"{module}:{name} is not a Game but a {type(game).__name__}")
    return game


def _refuse_clash(game: Game, name: str, others: list[Game]) -> None:
    if game.id != name:
        raise BrokenGame(f"the game calls itself {game.id!r}, its entry point {name!r}")
    for other in others:
        if other.prefix.lower() == game.prefix.lower():
            raise BrokenGame(f"its rules have the prefix {game.prefix}, as those of {other.id} do")


def _note(found: Installed, entry: EntryPoint, reason: str) -> None:
    found.problems[entry.name] = f"package {_package(entry)}: {reason}"


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


def _found(name: str) -> Game:
    if name in built_in():
        return _loaded(f"{GROUP}.{name}", "GAME")
    if name in installed().games:
        return installed().games[name]
    if name in installed().problems:
        raise BrokenGame(f"the game {name!r} cannot be used: {installed().problems[name]}")
    raise UnknownGame(f"there is no game {name!r}: {suggestion(name, names())}")
