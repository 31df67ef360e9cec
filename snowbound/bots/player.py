"""A bot in a seat. It is shown what its seat sees and asked what it does; it reaches nothing else."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import Stream, fraction, stream
from snowbound.core.contract import MIND, MOST_ACTIONS
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import View, fingerprint, restore, snapshot, words_of

from . import search as s
from .simple import ROOM, VIEW, Kind
from .skill import Skill
from .tree import clear, find, is_nearly_full, new_tree

NODES = 1 << 16
"""Nodes in a search tree, at most."""

BEAT = 0.02
"""Seconds that a search goes on before it looks at the clock."""


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
        self._run = kernels(game)
        self._mind = np.zeros(MIND, np.int64)
        self._memory = stream(seed, seat)
        self._room = game.record.new(ROOM)
        self._out = np.zeros(MOST_ACTIONS, np.int64)
        self.thinkers = [Thinker(game, seat, self.skill) for _ in range(cores)] if self.is_searching else []

    @cached_property
    def has_memory(self) -> bool:
        """Whether there is anything to be remembered in this game."""
        return bool(self._run.remembers(self._room, VIEW))

    @property
    def is_searching(self) -> bool:
        """Whether the bot looks ahead."""
        return self.skill.kind == Kind.SEARCH

    def watch(self, view: View) -> None:
        """See the next view of the own seat."""
        if self.has_memory:
            self._run.notice(view.states, view.at, self._mind, self.skill.forgets, self._memory)

    def decide(self, view: View) -> int:
        """The action to take in a view in which the seat may act."""
        self.watch(view)
        self.decisions += 1
        restore(self._room, VIEW, snapshot(view.states, view.at))
        number = self._run.legal(self._room, VIEW, self.seat, self._out)
        if number == 1:
            return int(self._out[0])
        self._run.recall(self._room, VIEW, self._mind)
        rng = self._stream(0)
        actions = self._noticed(self._out[:number].copy(), rng)
        if not self.is_searching:
            return int(self._run.choose(self._room, self.seat, int(self.skill.kind), actions, rng))
        self.think()
        return self._most_tried(actions)

    def think(self) -> None:
        """Search from the view in the room, on all cores that the bot may use."""
        for core, thinker in enumerate(self.thinkers):
            thinker.begin(snapshot(self._room, VIEW), self._stream(1 + core))
        if len(self.thinkers) == 1:
            self.thinkers[0].think()
            return
        with ThreadPoolExecutor(len(self.thinkers)) as pool:
            list(pool.map(Thinker.think, self.thinkers))

    def _stream(self, number: int) -> Stream:
        return stream(self.seed, (self.decisions << 16) + (number << 8) + 128 + self.seat)

    def _noticed(self, actions: NDArray[np.int64], rng: Stream) -> NDArray[np.int64]:
        if not self.skill.overlooks:
            return actions
        seen = actions[[fraction(rng) >= self.skill.overlooks for _ in actions]]
        return seen if len(seen) else actions

    def _most_tried(self, actions: NDArray[np.int64]) -> int:
        tried = sum(thinker.tried() for thinker in self.thinkers)
        return int(actions[np.argmax(tried[actions])])  # type: ignore[index]


class Thinker:
    """One core's search: its tree, its worlds, its random numbers."""

    def __init__(self, game: Game, seat: int, skill: Skill) -> None:
        self.seat = seat
        self.skill = skill
        self.tree = new_tree(NODES)
        self.findings = s.Findings.example()
        self._run = kernels(game).search
        self._room = game.record.new(s.ROOM)
        self._words = words_of(self._room)
        self._rng = stream(0)

    def begin(self, view: bytes, rng: Stream) -> None:
        """Be given a view to think about; what the tree holds of it is kept."""
        restore(self._room, VIEW, view)
        self._rng = rng
        self.findings = s.Findings.example()
        if is_nearly_full(self.tree):
            clear(self.tree)

    def think(self) -> None:
        """Use up the budget."""
        if self.skill.simulations:
            self._simulate(self.skill.simulations)
            return
        end = time.perf_counter() + self.skill.milliseconds / 1000
        number = 8
        while True:
            began = time.perf_counter()
            self._simulate(number)
            now = time.perf_counter()
            if now >= end:
                return
            number = max(1, min(4 * number, int(number * min(BEAT, end - now) / (now - began))))

    def tried(self) -> NDArray[np.int64]:
        """How often each action was tried at the root, in this search and in earlier ones that met it."""
        tried = np.zeros(MOST_ACTIONS, np.int64)
        slot = find(self.tree, self._root())
        node = self.tree.nodes[slot]
        row = slice(node.row, node.row + node.edges)
        tried[self.tree.edges.action[row]] = self.tree.edges.taken[row]
        return tried

    def _root(self) -> int:
        return fingerprint(self._words, VIEW, self.seat)

    def _simulate(self, number: int) -> None:
        skill = self.skill
        self._run(
            self._room, self._words, self.tree, self.findings, self.seat, number, skill.rollout, int(skill.sensible),
            skill.explore, self._rng,
        )  # fmt: skip
