"""The games that a server offers, and which of them run in compiled code.

A game starts in plain Python at once and switches to compiled code later. The compiler blocks its whole process, so a
worker process compiles; this process only loads the result from the cache, in a thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from snowbound.core.errors import SnowboundError, UnknownVersion
from snowbound.core.game import Game
from snowbound.core.registry import find, load, names

ENTRIES = (
    "actors",
    "legal",
    "outcomes",
    "apply",
    "note_event",
    "audience",
    "reveals",
    "conceal",
    "conceal_from_program",
    "result",
    "explain",
    "facts",
    "reckon",
    "reach",
)
"""The kernels that a match needs."""

Compile = Callable[[str], Awaitable[None]]


class GameOff(SnowboundError):
    """The host has switched the game off."""

    code = "game-off"


class OfferedGames:
    """The games of a server, by id. `ready` has the ids of those that run in compiled code."""

    def __init__(self, extra: str, *, compiled: bool, compile: Compile) -> None:
        self.extra = {load(path).id: path for path in extra.split(",") if path}
        self.compiled = compiled
        self.ready: set[str] = set()
        self.off: frozenset[str] = frozenset()  # games that the host has switched off
        self._known: dict[tuple[str, int], bool] = {}  # by id and edition
        self._compile = compile
        self._loading: dict[str, asyncio.Task[None]] = {}

    def path(self, name: str) -> str:
        """Return the name or `module:NAME` by which a worker process finds the game."""
        return self.extra.get(name, name)

    def names(self) -> list[str]:
        """Return the ids of all games."""
        return [*names(), *(name for name in self.extra if name not in names())]

    async def find(self, name: str) -> Game:
        """Return the game with this id. It is imported in a thread."""
        if name in self.extra:
            return load(self.extra[name])
        return await asyncio.to_thread(find, name)

    async def find_offered(self, name: str) -> Game:
        """Return the game for a new table, or raise GameOff if the host has switched it off."""
        if name in self.off:
            raise GameOff(f"the host of this server has switched {name} off: there are no new tables for now")
        return await self.find(name)

    async def knows(self, name: str, rules: int) -> bool:
        """Return whether tables of this edition of the rules can be played."""
        if (name, rules) not in self._known:
            try:
                self._known[name, rules] = (await self.find(name)).check_edition(rules) == rules
            except SnowboundError as error:
                self._known[name, rules] = not isinstance(error, UnknownVersion)
        return self._known[name, rules]

    def compile_in_background(self, game: Game) -> None:
        """Start to compile and load the game's code, unless that has been done."""
        if self.compiled and game.id not in self._loading:
            self._loading[game.id] = asyncio.create_task(self._load(game))

    async def _load(self, game: Game) -> None:
        await self._compile(self.path(game.id))
        from snowbound.core.kernels import kernels

        await asyncio.to_thread(lambda: kernels(game).prepare(*ENTRIES))
        self.ready.add(game.id)

    async def close(self) -> None:
        """Cancel all loading."""
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
