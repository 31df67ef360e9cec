"""How often each kind of fact occurs in random games, to see which rules matter."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.facts import COLUMNS, MOST_FACTS, OUTLINE, RECKONED, marks_of
from snowbound.core.game import Game
from snowbound.core.kernels import kernels

from .simulate import check_positive, find_game, usual_cap


@dataclass(frozen=True)
class FactCount:
    """How often one kind of fact occurs."""

    kind: str
    weight: str
    rules: list[str]
    per_game: float
    share: float  # of the games in which it occurs at all


@dataclass(frozen=True)
class FactReport:
    """The facts of many games."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    moves: int
    seconds: float  # excluding compilation
    facts: list[FactCount]

    def as_data(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)


def count_facts(
    game: str | Game, players: int, games: int, *, seed: int = 0, options: Mapping[str, object] | None = None
) -> FactReport:
    """Play random games and count their facts. Equal seeds give the same games as `simulate`."""
    chosen = find_game(game)
    kinds = chosen.facts
    complete = chosen.complete_for_simulations(options or {}, chosen.check_players(players))
    states = chosen.record.new(3)
    states[0] = chosen.new_states(players, complete)[0]
    times = np.zeros((check_positive("games", games), max(kinds) + 1), np.int64)
    lengths, outlines = np.zeros(games, np.int64), np.zeros((games, OUTLINE), np.int64)
    rows, out = np.zeros((MOST_FACTS, COLUMNS), np.int64), np.zeros(MOST_ACTIONS, np.int64)
    room = lengths, times, marks_of(kinds), outlines, rows, out
    run = kernels(chosen).prepare("count_facts")
    began = time.perf_counter()
    moves = run.count_facts(states, seed, 0, usual_cap(chosen), np.zeros(4, np.int64), *room)
    seconds = time.perf_counter() - began
    counts = [
        FactCount(
            kind.slug, kind.weight, list(kind.rules), float(times[:, kind].mean()), float((times[:, kind] > 0).mean())
        )
        for kind in kinds
        if kind.weight not in RECKONED
    ]
    return FactReport(chosen.id, players, complete, seed, games, moves, seconds, counts)
