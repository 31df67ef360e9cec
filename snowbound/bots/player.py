"""One bot in one seat. It is shown the views of its seat and has access to nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import Stream, fraction, stream
from snowbound.core.contract import MIND, MOST_ACTIONS
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import View, restore, snapshot

from .search import Findings
from .searcher import Searcher
from .simple import SCRATCH, VIEW, BotKind, stream_of
from .spec import BotSpec


class Player:
    """A bot in one seat of one game.

    Call `watch` with every view of the seat, in order, and `decide` when the seat has to act. Equal views
    and seeds give equal decisions, unless the search is limited by time.
    """

    def __init__(self, game: Game, seat: int, spec: BotSpec | str, *, seed: int = 0, cores: int = 1) -> None:
        self.game = game
        self.seat = int(seat)
        self.spec = BotSpec.parse(spec, game) if isinstance(spec, str) else spec
        self.seed = int(seed)
        if self.spec.kind == BotKind.OWN:
            raise SnowboundError(f"{self.spec} decides by a class of its own: seat it by `new_player`")
        self.decisions = 0
        self.players = 0  # in the game; known from the first view
        self._cores = cores
        self._run = kernels(game)
        self._mind = np.zeros(MIND, np.int64)
        self._memory = stream(self.seed, self.seat)
        self._scratch = game.record.new(SCRATCH)
        self._out = np.zeros(MOST_ACTIONS, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """Leave the search trees out of copies; a copy searches from an empty tree."""
        return {name: value for name, value in self.__dict__.items() if name != "_searchers"}

    def prepare(self) -> None:
        """Compile what the bot needs now, so that its first decision need not wait."""
        kind = "search" if self.spec.kind == BotKind.SEARCH else "choose"
        self._run.prepare("remembers", "notice", "recall", "legal", kind)

    @cached_property
    def has_memory(self) -> bool:
        """Whether this game has anything to remember."""
        return bool(self._run.remembers(self._scratch, VIEW))

    def watch(self, view: View) -> None:
        """Take in the next view of the seat."""
        if self.has_memory:
            self._run.notice(view.states, view.at, self._mind, self.spec.forgets, self._memory)

    def decide(self, view: View) -> int:
        """Return the action to take in a view in which the seat may act."""
        actions = self._read(view)
        if len(actions) == 1:
            return int(actions[0])
        rng = self._stream(0)
        actions = self._not_overlooked(actions, rng)
        if self.spec.kind != BotKind.SEARCH:
            return int(self._run.choose(self._scratch, self.seat, int(self.spec.kind), actions, rng))
        self._search()
        visits = sum(searcher.visits() for searcher in self._searchers)
        return int(actions[np.argmax(visits[actions])])  # type: ignore[index]

    def consider(self, view: View) -> Findings:
        """Search a view in which the seat may act, and return what all cores found together."""
        if self.spec.kind != BotKind.SEARCH:
            raise SnowboundError(f"{self.spec} does not look ahead: use a bot such as search:1000")
        self._read(view)
        self._search()
        return Findings(
            *(sum(parts) for parts in zip(*(searcher.findings for searcher in self._searchers), strict=True))
        )

    def remembered(self, view: View) -> bytes:
        """Return a view with what the bot remembers of earlier views written into it."""
        self._load(view)
        return snapshot(self._scratch, VIEW)

    @cached_property
    def _searchers(self) -> list[Searcher]:
        return [Searcher(self.game, self.seat, self.spec) for _ in range(self._cores)]

    def _read(self, view: View) -> NDArray[np.int64]:
        """Take in a view that asks for a decision and return the legal actions."""
        self.watch(view)
        self.decisions += 1
        self.players = int(view.players)  # type: ignore[attr-defined]
        self._load(view)
        number = self._run.legal(self._scratch, VIEW, self.seat, self._out)
        return self._out[:number].copy()

    def _load(self, view: View) -> None:
        restore(self._scratch, VIEW, snapshot(view.states, view.at))
        self._run.recall(self._scratch, VIEW, self._mind)

    def _search(self) -> None:
        for core, searcher in enumerate(self._searchers):
            searcher.begin(snapshot(self._scratch, VIEW), self._stream(1 + core))
        if self._cores == 1:
            self._searchers[0].search()
            return
        with ThreadPoolExecutor(self._cores) as pool:
            list(pool.map(Searcher.search, self._searchers))

    def _stream(self, number: int) -> Stream:
        return stream(self.seed, stream_of(self.decisions, number, self.seat))

    def _not_overlooked(self, actions: NDArray[np.int64], rng: Stream) -> NDArray[np.int64]:
        """Return the actions that the bot does not overlook; at least one."""
        if not self.spec.overlooks:
            return actions
        seen = actions[[fraction(rng) >= self.spec.overlooks for _ in actions]]
        return seen if len(seen) else actions
