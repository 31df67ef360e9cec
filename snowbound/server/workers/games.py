"""The games that a server offers, and which of them run in compiled code.

A game starts in plain Python at once and switches to compiled code later. The compiler blocks its whole process, so a
worker process compiles; this process only loads the result from the cache, in a thread.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from snowbound.core.board_change import Change
from snowbound.core.errors import SnowboundError, UnknownVersion
from snowbound.core.game import Game
from snowbound.core.registry import find, load, names
from snowbound.core.variant import forget

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


ASKED_FOR = 60.0
"""Seconds for which a game stays in memory after somebody has asked for it: a table may be about to use it."""

COMPILE_AGAIN = 600.0
"""Seconds after which compiling is tried again for a board for which it has failed."""

CompileOn = Callable[[str, Change], Coroutine[Any, Any, None]]


class TooManyLayouts(SnowboundError):
    """Too many changed boards are being played on."""

    code = "busy"


class OfferedGames:
    """The games of a server, by id. `ready` has those that run in compiled code: ids, and games loaded for a board.

    A game that must be loaded again for its board (`core.variant`) takes memory, in compiled code for ever. Only so
    many are compiled in this process; the others stay in plain code, and of those a few are in memory at once. The
    least recently used one that has no table in memory makes room.
    """

    def __init__(
        self,
        extra: str,
        *,
        compiled: bool,
        compile: Compile,
        compile_on: CompileOn | None = None,
        layouts_compiled: int = 0,
        layouts_loaded: int = 16,
    ) -> None:
        self.extra = {load(path).id: path for path in extra.split(",") if path}
        self.compiled = compiled
        self.ready: set[str | Game] = set()
        self.layouts_compiled = layouts_compiled
        self.layouts_loaded = layouts_loaded
        self.is_used: Callable[[Game], bool] = lambda game: True  # whether tables in memory need what it has loaded
        self._layouts: OrderedDict[Game, float] = OrderedDict()  # in plain code: when each was asked for, latest last
        self._compile_on = compile_on
        self._finding = asyncio.Lock()
        self.off: frozenset[str] = frozenset()  # games that the host has switched off
        self._known: dict[tuple[str, int], bool] = {}  # by id and edition
        self._compile = compile
        self._loading: dict[str | Game, asyncio.Task[None]] = {}
        self._compiling: dict[Game, tuple[float, asyncio.Task[None]]] = {}  # and when it began

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

    async def find_on(self, name: str, change: Change) -> Game:
        """Return the game with this id on a board with this change. It is loaded in a thread, if necessary."""
        game = await self.find(name)
        if not change:
            return game
        async with self._finding:  # one at a time, so that no other one is loaded while there is no room
            found = await asyncio.to_thread(game.printed.changed, change)
            if self._is_layout(found) and found.as_loaded not in self._loading:
                self._layouts[found.as_loaded] = time.monotonic()
                self._layouts.move_to_end(found.as_loaded)
                self._make_room(found.as_loaded)
        return found

    def _is_layout(self, game: Game) -> bool:
        """Whether a game was loaded for its board, which is not the one that the host has put in place of its own."""
        layout = game.as_loaded
        return layout is not game.printed and (game.id in self.extra or find(game.id).as_loaded is not layout)

    def _make_room(self, newest: Game) -> None:
        """Forget games in plain code that no table uses, until there are few enough."""
        before = time.monotonic() - ASKED_FOR
        for layout, asked in list(self._layouts.items()):
            if len(self._layouts) <= self.layouts_loaded:
                return
            if layout is not newest and asked < before and not self.is_used(layout):
                del self._layouts[layout]
                self._compiling.pop(layout, None)
                forget(layout)
        if len(self._layouts) > self.layouts_loaded:
            del self._layouts[newest]
            forget(newest)
            raise TooManyLayouts(
                f"{self.layouts_loaded} changed boards are in use on this server now, which is the limit: try later"
            )

    def is_ready(self, game: Game) -> bool:
        """Whether a game runs in compiled code."""
        return (game.id if game.as_loaded is game.printed else game.as_loaded) in self.ready

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
        if self._is_layout(game):
            self._compile_layout(game)
        elif self.compiled and game.id not in self._loading:
            self._loading[game.id] = asyncio.create_task(self._load(game))

    def _compile_layout(self, game: Game) -> None:
        """Compile the code of a game that was loaded for its board, and load it unless too many have been loaded."""
        layout = game.as_loaded
        if layout in self._loading:
            return
        loaded = sum(isinstance(key, Game) for key in self._loading)
        if self.compiled and loaded < self.layouts_compiled:
            self._layouts.pop(layout, None)
            self._loading[layout] = asyncio.create_task(self._load_layout(game))

    async def _load_layout(self, game: Game) -> None:
        from snowbound.core.kernels import kernels

        layout = game.as_loaded
        try:
            await self.code_on_disk(game)
        except SnowboundError:  # it stays in plain code
            del self._loading[layout]
            self._layouts[layout] = time.monotonic()
            raise
        await asyncio.to_thread(lambda: kernels(game).prepare(*ENTRIES))
        self.ready.add(game.as_loaded)

    async def code_on_disk(self, game: Game) -> None:
        """Wait until the compiled code of a game on a changed board is on disk, so that bots need not compile it.

        Raises the error of the process that compiles, if it fails.
        """
        layout, now = game.as_loaded, time.monotonic()
        if self._compile_on is None or not self._is_layout(game):
            return
        began, task = self._compiling.get(layout, (0.0, None))
        if task is None or (began < now - COMPILE_AGAIN and task.done() and _has_failed(task)):
            task = asyncio.create_task(self._compile_on(self.path(game.id), game.board_change))
            task.add_done_callback(_has_failed)  # perhaps nobody waits for it
            self._compiling[layout] = now, task
        await asyncio.shield(task)

    async def _load(self, game: Game) -> None:
        await self._compile(self.path(game.id))
        from snowbound.core.kernels import kernels

        await asyncio.to_thread(lambda: kernels(game).prepare(*ENTRIES))
        self.ready.add(game.id)

    async def close(self) -> None:
        """Cancel all loading."""
        tasks = [*self._loading.values(), *(task for _, task in self._compiling.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.cancelled() or task.exception() is not None
