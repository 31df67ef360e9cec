"""A bot in a seat. It is shown what its seat sees and asked what it does; it reaches nothing else."""

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
from .simple import ROOM, VIEW, Kind
from .skill import Skill
from .thinker import Thinker


class Player:
    """A bot in one seat of one game.

    `watch` every view that the seat gets, in order, then ask it to `decide`. The same views and
    the same seed give the same decisions, unless a search is limited by time.
    """

    def __init__(self, game: Game, seat: int, skill: Skill | str, *, seed: int = 0, cores: int = 1) -> None:
        self.game = game
        self.seat = seat
        self.skill = Skill.named(skill, game) if isinstance(skill, str) else skill
        self.seed = seed
        self.decisions = 0
        self.players = 0  # at the table; known from the first view
        self._cores = cores
        self._run = kernels(game)
        self._mind = np.zeros(MIND, np.int64)
        self._memory = stream(seed, seat)
        self._room = game.record.new(ROOM)
        self._out = np.zeros(MOST_ACTIONS, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """For a copy: all but the search trees; a copy begins to think from nothing."""
        return {name: value for name, value in self.__dict__.items() if name != "_thinkers"}

    @cached_property
    def has_memory(self) -> bool:
        """Whether there is anything to be remembered in this game."""
        return bool(self._run.remembers(self._room, VIEW))

    def watch(self, view: View) -> None:
        """See the next view of the own seat."""
        if self.has_memory:
            self._run.notice(view.states, view.at, self._mind, self.skill.forgets, self._memory)

    def decide(self, view: View) -> int:
        """The action to take in a view in which the seat may act."""
        actions = self._look(view)
        if len(actions) == 1:
            return int(actions[0])
        rng = self._stream(0)
        actions = self._noticed(actions, rng)
        if self.skill.kind != Kind.SEARCH:
            return int(self._run.choose(self._room, self.seat, int(self.skill.kind), actions, rng))
        self._think()
        tried = sum(thinker.tried() for thinker in self._thinkers)
        return int(actions[np.argmax(tried[actions])])  # type: ignore[index]

    def consider(self, view: View) -> Findings:
        """What a search finds in a view in which the seat may act, on all its cores together."""
        if self.skill.kind != Kind.SEARCH:
            raise SnowboundError(f"{self.skill} does not look ahead; ask a bot such as search:1000")
        self._look(view)
        self._think()
        return Findings(*(sum(parts) for parts in zip(*(thinker.findings for thinker in self._thinkers), strict=True)))

    def remembered(self, view: View) -> bytes:
        """A view, with what the bot remembers of earlier ones written into it."""
        self._put(view)
        return snapshot(self._room, VIEW)

    @cached_property
    def _thinkers(self) -> list[Thinker]:
        return [Thinker(self.game, self.seat, self.skill) for _ in range(self._cores)]

    def _look(self, view: View) -> NDArray[np.int64]:
        """See a view that asks for a decision; return the legal actions."""
        self.watch(view)
        self.decisions += 1
        self.players = int(view.players)  # type: ignore[attr-defined]
        self._put(view)
        number = self._run.legal(self._room, VIEW, self.seat, self._out)
        return self._out[:number].copy()

    def _put(self, view: View) -> None:
        restore(self._room, VIEW, snapshot(view.states, view.at))
        self._run.recall(self._room, VIEW, self._mind)

    def _think(self) -> None:
        for core, thinker in enumerate(self._thinkers):
            thinker.begin(snapshot(self._room, VIEW), self._stream(1 + core))
        if self._cores == 1:
            self._thinkers[0].think()
            return
        with ThreadPoolExecutor(self._cores) as pool:
            list(pool.map(Thinker.think, self._thinkers))

    def _stream(self, number: int) -> Stream:
        return stream(self.seed, (self.decisions << 16) + (number << 8) + 128 + self.seat)

    def _noticed(self, actions: NDArray[np.int64], rng: Stream) -> NDArray[np.int64]:
        """The actions that the bot does not overlook; at least one."""
        if not self.skill.overlooks:
            return actions
        seen = actions[[fraction(rng) >= self.skill.overlooks for _ in actions]]
        return seen if len(seen) else actions
