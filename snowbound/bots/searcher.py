"""The search of one core: its tree, scratch positions, random numbers and budget."""

from __future__ import annotations

import time
from math import ceil

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import Stream, stream
from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import fingerprint, restore, words_of

from .search import ANY_ACTION, SCRATCH, VIEW, Findings
from .spec import BotSpec
from .tree import clear, find, is_nearly_full, new_tree

NODES = 1 << 17
"""Most nodes in a tree; a search that is limited by simulations needs at most four per simulation."""

CLOCK_INTERVAL = 0.02
"""Seconds of search between two looks at the clock."""

UNLIMITED = 1 << 60
"""More simulations than a search that is limited by time alone ever makes."""


def nodes_for(spec: BotSpec) -> int:
    """Return how many nodes the tree of a bot has room for."""
    return min(NODES, 4 * spec.simulations) if spec.simulations else NODES


class Searcher:
    """Searches for one seat; the tree is kept from move to move."""

    def __init__(self, game: Game, seat: int, spec: BotSpec) -> None:
        self.seat = seat
        self.spec = spec
        self.tree = new_tree(nodes_for(spec))
        self.findings = Findings.example()
        self._run = kernels(game).search
        self._scratch = game.record.new(SCRATCH)
        self._words = words_of(self._scratch)
        self._rng = stream(0)

    def begin(self, view: bytes, rng: Stream) -> None:
        """Set the view to search from; what the tree knows about it is kept."""
        restore(self._scratch, VIEW, view)
        self._rng = rng
        self.findings = Findings.example()
        if is_nearly_full(self.tree):
            clear(self.tree)

    def search(self, only: int = ANY_ACTION, share: float = 1.0) -> None:
        """Search until a share of the budget is used up, from the view or from what follows one action there."""
        simulations = ceil(share * self.spec.simulations)
        if not self.spec.milliseconds:
            self._simulate(simulations, only)
            return
        end = time.perf_counter() + share * self.spec.milliseconds / 1000
        number, left = 8, simulations or UNLIMITED
        while left:
            number = min(number, left)
            began = time.perf_counter()
            self._simulate(number, only)
            now = time.perf_counter()
            if now >= end:
                return
            left -= number
            number = max(1, min(4 * number, int(number * min(CLOCK_INTERVAL, end - now) / (now - began))))

    def search_on(self, only: int, share: float) -> Findings:
        """Search on from the same view with the same tree, and return what this share of the budget found."""
        self.findings = Findings.example()
        self.search(only, share)
        return self.findings

    def visits(self) -> NDArray[np.int64]:
        """Return the visits of each action at the root, in this search and earlier ones that reached it."""
        visits = np.zeros(MOST_ACTIONS, np.int64)
        node = self.tree.nodes[find(self.tree, fingerprint(self._words, VIEW, self.seat))]
        row = slice(node.row, node.row + node.edges)
        visits[self.tree.edges.action[row]] = self.tree.edges.visits[row]
        return visits

    def _simulate(self, number: int, only: int) -> None:
        spec = self.spec
        self._run(
            self._scratch,
            self._words,
            self.tree,
            self.findings,
            self.seat,
            only,
            number,
            spec.rollout,
            int(spec.sensible),
            spec.explore,
            self._rng,
        )
