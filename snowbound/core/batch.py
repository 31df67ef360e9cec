"""Many games at once: an array of positions, stepped together on all cores.

    >>> from snowbound.games import find
    >>> batch = Batch(find("uno_power_grab"), lanes=64, players=4, seed=1)
    >>> batch.step(batch.masks().argmax(axis=1))        # the first legal action in every lane
    >>> int(batch.done.sum())
    0

A lane is one game. Chance acts by itself; a game that ends leaves its result and begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .contract import MOST_ACTIONS, MOST_SEATS
from .errors import IllegalAction, SnowboundError
from .game import Game
from .kernels import Kernels, kernels
from .observation import Tensor
from .record import States


class Batch:
    """Lanes of one game. Each lane's stream of chance depends on the seed and its number only."""

    def __init__(
        self,
        game: Game,
        lanes: int,
        players: int,
        *,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        jobs: int = 1,
    ) -> None:
        if lanes < 1 or jobs < 1:
            raise SnowboundError(f"a batch has at least one lane and one job, not {lanes} and {jobs}")
        self.game = game
        self.lanes = lanes
        self.players = players
        self.states = game.record.new(lanes)
        self.seats: NDArray[np.int64] = np.zeros(lanes, np.int64)
        """Who acts next in each lane: the lowest of the seats that may."""
        self.done: NDArray[np.int8] = np.zeros(lanes, np.int8)
        """1 where the last step ended a game."""
        self.points: NDArray[np.int64] = np.zeros((lanes, MOST_SEATS), np.int64)
        self.places: NDArray[np.int64] = np.zeros((lanes, MOST_SEATS), np.int64)
        self._fresh = game.new_states(players, options)
        self._rngs = np.zeros((lanes, 4), np.int64)
        self._masks = np.zeros((lanes, game.actions), np.int8)
        self._observations = np.zeros((lanes, game.observation.size), np.int16)
        self._run = kernels(game)
        self._jobs = min(jobs, lanes)
        self._pool = ThreadPoolExecutor(self._jobs - 1) if self._jobs > 1 else None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin a new game in every lane."""
        kernel = self._run.start_lanes
        self._share(lambda a, b: kernel(self.states, self._fresh, a, b, seed, self.seats, self._rngs))
        self.done[:] = 0

    def step(self, actions: ArrayLike) -> None:
        """One action in every lane, for the seat that acts there; illegal ones change nothing at all."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.lanes,):
            raise SnowboundError(f"{self.lanes} lanes take {self.lanes} actions, not an array of {chosen.shape}")
        check, kernel = self._run.first_illegal, self._run.step_lanes
        wrong = self._share(lambda a, b: check(self.states, a, b, chosen, self.seats, np.empty(MOST_ACTIONS, np.int64)))
        for lane in wrong:
            if lane >= 0:
                raise self._refusal(lane, int(chosen[lane]))
        self._share(
            lambda a, b: kernel(
                self.states, self._fresh, a, b, chosen, self.seats, self.done, self.points, self.places, self._rngs
            )
        )

    def masks(self) -> NDArray[np.int8]:
        """For each lane, 1 for every legal action of the seat that acts; reused by the next call."""
        kernel = self._run.write_masks
        self._share(lambda a, b: kernel(self.states, a, b, self.seats, self._masks, np.empty(MOST_ACTIONS, np.int64)))
        return self._masks

    def observe(self) -> Tensor:
        """For each lane, the observation of the seat that acts (`game.observation`); reused by the next call."""
        kernel, record = self._run.observe_lanes, self.game.record
        self._share(lambda a, b: kernel(self.states, record.new(1), a, b, self.seats, self._observations))
        return self._observations

    def _share(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Let each core do its part of the lanes."""
        if self._pool is None:
            return [work(0, self.lanes)]
        edges = [self.lanes * job // self._jobs for job in range(self._jobs + 1)]
        others = [self._pool.submit(work, first, last) for first, last in pairwise(edges[1:])]
        return [work(0, edges[1]), *(other.result() for other in others)]

    def _refusal(self, lane: int, action: int) -> IllegalAction:
        seat = int(self.seats[lane])
        out = np.zeros(MOST_ACTIONS, np.int64)
        legal = tuple(out[: self._run.legal(self.states, lane, seat, out)].tolist())
        return refused_in(self._run, self.states, lane, seat, action, legal)


def refused_in(
    run: Kernels, states: States, lane: int, seat: int, action: int, legal: tuple[int, ...]
) -> IllegalAction:
    """Why an action cannot be taken in a lane: by which rule, and what would be right."""
    game, rule = run.game, None
    if 0 <= action < game.actions:
        rule = game.rule_id(run.explain(states, lane, seat, action))
    return IllegalAction(
        f"seat {seat} of lane {lane} cannot take action {action} in {game.id}"
        f"{f' by {rule}' if rule else ''}: legal are {', '.join(map(str, legal))}; no lane was stepped",
        seat=seat,
        action=action,
        rule=rule,
        legal=legal,
    )
