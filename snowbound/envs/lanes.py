"""Many games of one kind, stepped together in compiled code.

    >>> from snowbound.games import find
    >>> lanes = Lanes(find("arctic_race"), 3, players=2)
    >>> lanes.step(lanes.masks.argmax(axis=1))
    >>> lanes.seats.tolist(), lanes.masks.shape
    ([1, 1, 1], (3, 22))

A step acts in every lane, lets chance act, computes rewards, starts new games, and writes masks and
observations. It writes the arrays in place: copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from snowbound.core.bits import lowest
from snowbound.core.chance import below, start_stream, stream
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS, apply, legal, result
from snowbound.core.entry import MASKS, OBSERVATIONS, REAL_TABLE, STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.errors import GameOver, IllegalAction, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.observation import Tensor
from snowbound.core.playout import observe_into, settle_noting
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule
from snowbound.core.shown import FACTS, memory_size, note, write_shown

from .rewards import PLACES, POINTS, check_kind, write_rewards

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a finished game is replaced by a new one: in the next step, in the same step, or by `reset`."""

# fmt: off
SEAT, DECISIONS, FINISHED = 0, 1, 2       # rows of `status`: seat in turn, decisions so far, 1 if the game is over
TERMINATED, TRUNCATED = 0, 1              # rows of the flags
FRESH, SCRATCH = 0, 1                     # spare positions: a new game, and scratch for a concealed copy
NOBODY = -1
ACTION_STREAM = 1 << 40                   # stream of the random actions; no lane has this number
CHECK, STEP, START = 0, 1, 2              # jobs: check and step, step without a check, only start new games
UNSEEDED = -1
OWN = 0                                   # column of the rewards: the seat that acted; the columns after it: all seats
# fmt: on


@rule
def first_refused(status: Any, actions: Any, masks: Any, first: int, last: int, autoreset: int) -> int:
    """Return the first lane with an action that its mask forbids, or -1; before a new game any action is allowed."""
    for lane in range(first, last):
        if status[FINISHED, lane] != 0:
            if autoreset == DISABLED:
                return lane
            continue
        action = actions[lane]
        if action < 0 or action >= masks.shape[1] or masks[lane, action] == 0:
            return lane
    return -1


@rule
def write_turn(states: Any, spare: Any, lane: int, seat: int, mask: Any, shown: Any, seen: Any, out: Any) -> None:
    """Write the mask and the observation of the seat in turn."""
    s = at(states, lane)
    mask[:] = 0
    for i in range(legal(s, seat, out)):
        mask[out[i]] = 1
    observe_into(states, lane, seat, spare, SCRATCH, seen)
    write_shown(s, seat, shown, seen)


@rule
def start_game(states: Any, spare: Any, lane: int, status: Any, rngs: Any, shown: Any) -> int:
    """Start a new game in a lane and return the seats that may act."""
    shown[:FACTS] = 0
    copy_state(states, lane, spare, FRESH)
    status[DECISIONS, lane] = 0
    status[FINISHED, lane] = 0
    return settle_noting(at(states, lane), rngs[lane], shown)


@rule
def end_game(s: Any, lane: int, actor: int, who: int, by_points: int, flags: Any, rewards_out: Any, out: Any) -> None:
    """Set the flags of a game that is over, and its rewards unless it was truncated."""
    if who != 0:
        flags[TRUNCATED, lane] = 1
        return
    flags[TERMINATED, lane] = 1
    points, places = out[:MOST_SEATS], out[MOST_SEATS : 2 * MOST_SEATS]
    result(s, points, places)
    write_rewards(points, places, len(rewards_out) - 1, by_points != 0, rewards_out[1:])
    rewards_out[OWN] = rewards_out[1 + actor]


@rule
def keep_finished(lane: int, status: Any, mask: Any) -> None:
    """Leave a lane as it ended; its next action is ignored."""
    mask[:] = 1
    status[SEAT, lane] = NOBODY
    status[FINISHED, lane] = 1


@entry
def check_lanes(status: TABLE, actions: WHOLES, masks: MASKS, autoreset: WHOLE) -> int:
    """Return the first lane with an illegal action, or -1."""
    return first_refused(status, actions, masks, 0, len(actions), autoreset)


@entry
def choose_lanes(masks: MASKS, actions: WHOLES, rng: WHOLES) -> None:
    """Write a random legal action for each lane."""
    for lane in range(len(actions)):
        left = below(rng, count_legal(masks[lane])) + 1
        action = -1
        while left > 0:
            action += 1
            left -= masks[lane, action]
        actions[lane] = action


@rule
def count_legal(mask: Any) -> int:
    """Return the number of actions that a mask allows."""
    number = 0
    for action in range(len(mask)):
        number += mask[action]
    return number


@rule
def advance(
    states: Any,
    spare: Any,
    first: int,
    last: int,
    status: Any,
    rngs: Any,
    actions: Any,
    masks: Any,
    flags: Any,
    shown: Any,
    seen: Any,
    final: Any,
    rewards: Any,
    out: Any,
    autoreset: int,
    limit: int,
    by_points: int,
    job: int,
    seed: int,
) -> None:
    """Step each lane. Inside the entry itself, Numba would count references to every row."""
    for lane in range(first, last):
        if job == START and status[FINISHED, lane] == 0:
            continue
        rewards[lane, :] = 0.0
        flags[TERMINATED, lane] = 0
        flags[TRUNCATED, lane] = 0
        starts = status[FINISHED, lane] != 0
        who = 0
        if not starts:
            actor = status[SEAT, lane]
            note(at(states, lane), actor, actions[lane], shown[lane])
            apply(at(states, lane), actor, actions[lane])
            who = settle_noting(at(states, lane), rngs[lane], shown[lane])
            status[DECISIONS, lane] += 1
            if who == 0 or status[DECISIONS, lane] >= limit:
                last_seen = seen[lane]
                if autoreset == SAME_STEP:
                    last_seen = final[lane]
                observe_into(states, lane, actor, spare, SCRATCH, last_seen)
                write_shown(at(states, lane), actor, shown[lane], last_seen)
                end_game(at(states, lane), lane, actor, who, by_points, flags, rewards[lane], out)
                if autoreset != SAME_STEP:
                    keep_finished(lane, status, masks[lane])
                    continue
                starts = True
        if starts:
            if seed != UNSEEDED:
                start_stream(rngs[lane], seed, lane)
            who = start_game(states, spare, lane, status, rngs, shown[lane])
        status[SEAT, lane] = lowest(who)
        write_turn(states, spare, lane, status[SEAT, lane], masks[lane], shown[lane], seen[lane], out)


@entry
def advance_lanes(
    states: STATES,
    spare: STATES,
    first: WHOLE,
    last: WHOLE,
    status: TABLE,
    rngs: TABLE,
    actions: WHOLES,
    masks: MASKS,
    flags: MASKS,
    shown: TABLE,
    seen: OBSERVATIONS,
    final: OBSERVATIONS,
    rewards: REAL_TABLE,
    out: WHOLES,
    autoreset: WHOLE,
    limit: WHOLE,
    by_points: WHOLE,
    job: WHOLE,
    seed: WHOLE,
) -> int:
    """Step each lane from `first` to `last` and return -1, or return the first lane with an illegal action.

    A lane whose game is over starts a new one. A seed restarts its random numbers.
    """
    if job == CHECK:
        wrong = first_refused(status, actions, masks, first, last, autoreset)
        if wrong >= 0:
            return wrong
    advance(
        states,
        spare,
        first,
        last,
        status,
        rngs,
        actions,
        masks,
        flags,
        shown,
        seen,
        final,
        rewards,
        out,
        autoreset,
        limit,
        by_points,
        job,
        seed,
    )
    return -1


class Lanes:
    """Games in lanes, stepped together. Equal seeds give equal games on any number of cores.

    Options that are not given have the defaults of environments (`Game.environment_options`).
    """

    def __init__(
        self,
        game: Game,
        lanes: int,
        players: int,
        *,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        rewards: str = PLACES,
        max_decisions: int | None = None,
        autoreset: int = SAME_STEP,
        jobs: int = 1,
    ) -> None:
        if lanes < 1 or jobs < 1:
            raise SnowboundError(f"lanes and jobs are at least 1, not {lanes} and {jobs}")
        self.game = game
        self.lanes = lanes
        self.players = game.check_players(players)
        self.autoreset = autoreset
        self.max_decisions = game.long_game if max_decisions is None else max_decisions
        self.states = game.record.new(lanes)
        self._status = np.zeros((3, lanes), np.int64)
        self.seats: NDArray[np.int64] = self._status[SEAT]
        """The seat in turn in each lane, the lowest of those that may act; -1 where the game is over."""
        self.masks: NDArray[np.int8] = np.zeros((lanes, game.actions), np.int8)
        """1 for each legal action of that seat; all 1 where the game is over and the next action is ignored."""
        self.observations: Tensor = np.zeros((lanes, game.observation.size), np.int16)
        """The observation of that seat; where the game is over, of the seat that acted last."""
        self.final: Tensor = np.zeros((lanes if autoreset == SAME_STEP else 1, game.observation.size), np.int16)
        """With SAME_STEP, the last observation of the game that ended in the last step."""
        self._rewards = np.zeros((lanes, 1 + players))
        self.rewards: NDArray[np.float64] = self._rewards[:, OWN]
        """The reward of the seat that acted in the last step."""
        self.rewards_all: NDArray[np.float64] = self._rewards[:, 1:]
        """The reward of each seat in the last step."""
        self._flags = np.zeros((2, lanes), np.int8)
        self.terminated: NDArray[np.bool_] = self._flags[TERMINATED].view(np.bool_)
        """Whether the last step ended a game."""
        self.truncated: NDArray[np.bool_] = self._flags[TRUNCATED].view(np.bool_)
        """Whether the last step reached `max_decisions`; such a game has no rewards."""
        self._shown = np.zeros((lanes, memory_size(game)), np.int64)
        self._fresh = game.new_states(players, game.complete_for_environments(options, players))
        self._rngs = np.zeros((lanes, 4), np.int64)
        self._actions = np.zeros(lanes, np.int64)
        self._chosen = np.zeros(lanes, np.int64)
        self._action_rng = stream(seed, ACTION_STREAM)
        self._run = kernels(game).prepare("advance_lanes")
        self._advance = self._run.advance_lanes
        self._jobs = min(jobs, lanes)
        self._pool = ThreadPoolExecutor(self._jobs - 1) if self._jobs > 1 else None
        by_points = int(check_kind(rewards) == POINTS)
        self._parts = [
            (
                self.states,
                spare,
                first,
                last,
                self._status,
                self._rngs,
                self._actions,
                self.masks,
                self._flags,
                self._shown,
                self.observations,
                self.final,
                self._rewards,
                out,
                autoreset,
                self.max_decisions,
                by_points,
            )
            for first, last, spare, out in self._ranges()
        ]
        self.reset(seed)

    def reset(self, seed: int | None = None, chosen: ArrayLike | None = None) -> None:
        """Start new games in all lanes or in the chosen ones; without a seed the random numbers continue."""
        which = np.ones(self.lanes, bool) if chosen is None else np.asarray(chosen, bool)
        if which.shape != (self.lanes,):
            raise SnowboundError(f"choose lanes by an array of {self.lanes} bools, not of shape {which.shape}")
        waiting = self._status[FINISHED].copy()
        self._status[FINISHED] = which
        self._run_all(START, UNSEEDED if seed is None else seed)
        self._status[FINISHED, ~which] = waiting[~which]

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for every lane; the next call overwrites the array."""
        self._run.choose_lanes(self.masks, self._chosen, self._action_rng)
        return self._chosen

    def step(self, actions: ArrayLike) -> None:
        """Take one action in every lane; if one is illegal, an error is raised and no lane changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.lanes,) or chosen.dtype.kind not in "iu":
            raise SnowboundError(
                f"{self.lanes} lanes take {self.lanes} integers, not {chosen.dtype} of shape {chosen.shape}"
            )
        self._actions[:] = chosen
        if self._pool is None:
            wrong = self._advance(*self._parts[0], CHECK, UNSEEDED)
        else:
            wrong = self._run.check_lanes(self._status, self._actions, self.masks, self.autoreset)
            if wrong < 0:
                self._run_all(STEP, UNSEEDED)
        if wrong >= 0:
            raise self._refusal(wrong)

    def _run_all(self, job: int, seed: int) -> None:
        """Run a job on all cores."""
        others = [self._pool.submit(self._advance, *part, job, seed) for part in self._parts[1:]] if self._pool else []
        self._advance(*self._parts[0], job, seed)
        for other in others:
            other.result()

    def close(self) -> None:
        """Stop the worker threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _ranges(self) -> list[tuple[Any, ...]]:
        """Return each core's range of lanes with its scratch memory."""
        edges = [self.lanes * job // self._jobs for job in range(self._jobs + 1)]
        shares = []
        for first, last in pairwise(edges):
            spare = self.game.record.new(2)
            copy_state(spare, FRESH, self._fresh, 0)
            shares.append((first, last, spare, np.zeros(MOST_ACTIONS, np.int64)))
        return shares

    def _refusal(self, lane: int) -> SnowboundError:
        seat, action = int(self.seats[lane]), int(self._actions[lane])
        if seat == NOBODY:
            text = f"the game of lane {lane} in {self.game.id} is over: reset it first. No lane was stepped"
            return GameOver(text, seat=seat, action=action)
        legal = tuple(np.flatnonzero(self.masks[lane]).tolist())
        rule = None
        if 0 <= action < self.game.actions:
            rule = self.game.rule_id(self._run.explain(self.states, lane, seat, action))
        return IllegalAction(
            f"seat {seat} of lane {lane} cannot take action {action} in {self.game.id}{f' by {rule}' if rule else ''}: "
            f"legal are {', '.join(map(str, legal))}. No lane was stepped",
            seat=seat,
            action=action,
            rule=rule,
            legal=legal,
        )
