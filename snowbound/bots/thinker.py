"""One core's search: its tree, its worlds, its random numbers, and its budget."""

from __future__ import annotations

import time

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import Stream, stream
from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import fingerprint, restore, words_of

from .search import ROOM, VIEW, Findings
from .skill import Skill
from .tree import clear, find, is_nearly_full, new_tree

NODES = 1 << 17
"""Nodes in a search tree with a time limit; with a limit of simulations they are at most twice as many as those."""

BEAT = 0.02
"""Seconds that a search goes on before it looks at the clock."""


class Thinker:
    """Searches for one seat; what it has learnt stays in its tree from move to move."""

    def __init__(self, game: Game, seat: int, skill: Skill) -> None:
        self.seat = seat
        self.skill = skill
        self.tree = new_tree(min(NODES, 4 * skill.simulations) if skill.simulations else NODES)
        self.findings = Findings.example()
        self._run = kernels(game).search
        self._room = game.record.new(ROOM)
        self._words = words_of(self._room)
        self._rng = stream(0)

    def begin(self, view: bytes, rng: Stream) -> None:
        """Be given a view to think about; what the tree holds of it is kept."""
        restore(self._room, VIEW, view)
        self._rng = rng
        self.findings = Findings.example()
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
        node = self.tree.nodes[find(self.tree, fingerprint(self._words, VIEW, self.seat))]
        row = slice(node.row, node.row + node.edges)
        tried[self.tree.edges.action[row]] = self.tree.edges.taken[row]
        return tried

    def _simulate(self, number: int) -> None:
        skill = self.skill
        self._run(
            self._room,
            self._words,
            self.tree,
            self.findings,
            self.seat,
            number,
            skill.rollout,
            int(skill.sensible),
            skill.explore,
            self._rng,
        )
