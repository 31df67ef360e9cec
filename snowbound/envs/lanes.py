"""Many games at once for a learner: act, let chance act, reward, begin anew, list what is legal, observe.

    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> lanes = Lanes(TIC_TAC_TOE, 3, players=2)
    >>> lanes.step([4, 4, 0])
    >>> lanes.seats.tolist(), lanes.masks[2].tolist()
    ([1, 1, 1], [0, 1, 1, 1, 1, 1, 1, 1, 1])

All of it is one pass of compiled code over the lanes, on as many cores as wanted. The arrays are written in place by
each step; whoever wants to keep something copies it.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from snowbound.core.batch import refused_in
from snowbound.core.bits import lowest
from snowbound.core.chance import below, start_stream, stream
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS, apply, legal, result
from snowbound.core.entry import MASKS, OBSERVATIONS, REAL_TABLE, STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.errors import GameOver, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.observation import Tensor
from snowbound.core.playout import observe_into, settle
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule

from .rewards import PLACES, POINTS, check_kind, write_rewards

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a game that is over begins anew: by the next step, by the same one, or when it is reset."""

# fmt: off
SEAT, DECISIONS, WAITING = 0, 1, 2        # rows of the book: who acts, decisions so far, 1 if the game is over
TERMINATED, TRUNCATED = 0, 1              # rows of the flags
FRESH, ROOM = 0, 1                        # spare positions: one to begin with, one to be concealed
NOBODY = -1
CHOOSER = 1 << 40                         # the stream of random actions: no lane has that number
CHECK, STEP, BEGIN = 0, 1, 2              # of a call: check and step, step what is checked, only begin what waits
UNSEEDED = -1
OWN = 0                                   # column of the rewards: of the seat that acted; then of all seats
# fmt: on


@rule
def first_refused(book: Any, actions: Any, masks: Any, first: int, last: int, autoreset: int) -> int:
    """The first lane whose action its mask does not allow, or -1; before a new game any action will do."""
    for lane in range(first, last):
        if book[WAITING, lane] != 0:
            if autoreset == DISABLED:
                return lane
            continue
        action = actions[lane]
        if action < 0 or action >= masks.shape[1] or masks[lane, action] == 0:
            return lane
    return -1


@rule
def show(states: Any, spare: Any, lane: int, seat: int, mask: Any, seen: Any, out: Any) -> None:
    """Write what an acting seat may do, and what it knows."""
    s = at(states, lane)
    mask[:] = 0
    for i in range(legal(s, seat, out)):
        mask[out[i]] = 1
    observe_into(states, lane, seat, spare, ROOM, seen)


@rule
def begin(states: Any, spare: Any, lane: int, book: Any, rngs: Any) -> int:
    """Begin a new game in a lane; return who may act first."""
    copy_state(states, lane, spare, FRESH)
    book[DECISIONS, lane] = 0
    book[WAITING, lane] = 0
    return settle(at(states, lane), rngs[lane])


@rule
def conclude(s: Any, lane: int, actor: int, who: int, by_points: int, flags: Any, gains: Any, out: Any) -> None:
    """Say how a game ended; one that is not broken off is worth something to each seat."""
    if who != 0:
        flags[TRUNCATED, lane] = 1
        return
    flags[TERMINATED, lane] = 1
    points, places = out[:MOST_SEATS], out[MOST_SEATS : 2 * MOST_SEATS]
    result(s, points, places)
    write_rewards(points, places, len(gains) - 1, by_points != 0, gains[1:])
    gains[OWN] = gains[1 + actor]


@rule
def wait(lane: int, book: Any, mask: Any) -> None:
    """A lane stays as it ended; nobody acts in it, and the next action does not count."""
    mask[:] = 1
    book[SEAT, lane] = NOBODY
    book[WAITING, lane] = 1


@entry
def check_lanes(book: TABLE, actions: WHOLES, masks: MASKS, autoreset: WHOLE) -> int:
    """The first lane with an action that cannot be, or -1."""
    return first_refused(book, actions, masks, 0, len(actions), autoreset)


@entry
def choose_lanes(masks: MASKS, actions: WHOLES, rng: WHOLES) -> None:
    """A legal action in each lane, all equally likely."""
    for lane in range(len(actions)):
        left = below(rng, count_legal(masks[lane])) + 1
        action = -1
        while left > 0:
            action += 1
            left -= masks[lane, action]
        actions[lane] = action


@rule
def count_legal(mask: Any) -> int:
    """How many actions a mask allows."""
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
    book: Any,
    rngs: Any,
    actions: Any,
    masks: Any,
    flags: Any,
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
    """One step in each lane. A rule and not part of the entry, which would count references to every row."""
    for lane in range(first, last):
        if job == BEGIN and book[WAITING, lane] == 0:
            continue
        rewards[lane, :] = 0.0
        flags[TERMINATED, lane] = 0
        flags[TRUNCATED, lane] = 0
        begins = book[WAITING, lane] != 0
        who = 0
        if not begins:
            actor = book[SEAT, lane]
            apply(at(states, lane), actor, actions[lane])
            who = settle(at(states, lane), rngs[lane])
            book[DECISIONS, lane] += 1
            if who == 0 or book[DECISIONS, lane] >= limit:
                last_seen = seen[lane]
                if autoreset == SAME_STEP:
                    last_seen = final[lane]
                observe_into(states, lane, actor, spare, ROOM, last_seen)
                conclude(at(states, lane), lane, actor, who, by_points, flags, rewards[lane], out)
                if autoreset != SAME_STEP:
                    wait(lane, book, masks[lane])
                    continue
                begins = True
        if begins:
            if seed != UNSEEDED:
                start_stream(rngs[lane], seed, lane)
            who = begin(states, spare, lane, book, rngs)
        book[SEAT, lane] = lowest(who)
        show(states, spare, lane, book[SEAT, lane], masks[lane], seen[lane], out)


@entry
def advance_lanes(
    states: STATES,
    spare: STATES,
    first: WHOLE,
    last: WHOLE,
    book: TABLE,
    rngs: TABLE,
    actions: WHOLES,
    masks: MASKS,
    flags: MASKS,
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
    """One step in each lane from `first` to `last`; or, if a check finds one that is wrong, none, and which it is.

    A lane whose game is over begins a new one. With a seed its stream of chance begins anew, too.
    """
    if job == CHECK:
        wrong = first_refused(book, actions, masks, first, last, autoreset)
        if wrong >= 0:
            return wrong
    advance(
        states,
        spare,
        first,
        last,
        book,
        rngs,
        actions,
        masks,
        flags,
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
    """Games of one kind, a lane each, stepped together. Equal seeds give equal games, on however many cores."""

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
            raise SnowboundError(f"there is at least one lane and one job, not {lanes} and {jobs}")
        self.game = game
        self.lanes = lanes
        self.players = game.check_players(players)
        self.autoreset = autoreset
        self.max_decisions = game.long_game if max_decisions is None else max_decisions
        self.states = game.record.new(lanes)
        self._book = np.zeros((3, lanes), np.int64)
        self.seats: NDArray[np.int64] = self._book[SEAT]
        """Who acts next in each lane, the lowest of the seats that may; -1 where a game is over."""
        self.masks: NDArray[np.int8] = np.zeros((lanes, game.actions), np.int8)
        """1 for each legal action of that seat; all 1 where a game is over, and the next action does not count."""
        self.observations: Tensor = np.zeros((lanes, game.observation.size), np.int16)
        """What that seat knows; where a game is over, what the seat knows that acted last."""
        self.final: Tensor = np.zeros((lanes if autoreset == SAME_STEP else 1, game.observation.size), np.int16)
        """What the seat that acted last knew of a game that ended in the last step and has begun anew since."""
        self._rewards = np.zeros((lanes, 1 + players))
        self.rewards: NDArray[np.float64] = self._rewards[:, OWN]
        """What the last step was worth to the seat that took it."""
        self.rewards_all: NDArray[np.float64] = self._rewards[:, 1:]
        """What it was worth to each seat."""
        self._flags = np.zeros((2, lanes), np.int8)
        self.terminated: NDArray[np.bool_] = self._flags[TERMINATED].view(np.bool_)
        """Whether the last step ended a game."""
        self.truncated: NDArray[np.bool_] = self._flags[TRUNCATED].view(np.bool_)
        """Whether a game was broken off after `max_decisions`, without a reward."""
        self._fresh = game.new_states(players, options)
        self._rngs = np.zeros((lanes, 4), np.int64)
        self._actions = np.zeros(lanes, np.int64)
        self._chosen = np.zeros(lanes, np.int64)
        self._chooser = stream(seed, CHOOSER)
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
                self._book,
                self._rngs,
                self._actions,
                self.masks,
                self._flags,
                self.observations,
                self.final,
                self._rewards,
                out,
                autoreset,
                self.max_decisions,
                by_points,
            )
            for first, last, spare, out in self._shares()
        ]
        self.reset(seed)

    def reset(self, seed: int | None = None, chosen: ArrayLike | None = None) -> None:
        """Begin new games, in all lanes or in the chosen ones; without a seed chance goes on where it was."""
        which = np.ones(self.lanes, bool) if chosen is None else np.asarray(chosen, bool)
        if which.shape != (self.lanes,):
            raise SnowboundError(f"{self.lanes} lanes are chosen by as many marks, not by an array of {which.shape}")
        waiting = self._book[WAITING].copy()
        self._book[WAITING] = which
        self._share(BEGIN, UNSEEDED if seed is None else seed)
        self._book[WAITING, ~which] = waiting[~which]

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every lane, all equally likely; the array is written anew by the next call."""
        self._run.choose_lanes(self.masks, self._chosen, self._chooser)
        return self._chosen

    def step(self, actions: ArrayLike) -> None:
        """One action in every lane, for the seat that acts there; if one is illegal nothing changes at all."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.lanes,) or chosen.dtype.kind not in "iu":
            raise SnowboundError(
                f"{self.lanes} lanes take {self.lanes} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        self._actions[:] = chosen
        if self._pool is None:
            wrong = self._advance(*self._parts[0], CHECK, UNSEEDED)
        else:
            wrong = self._run.check_lanes(self._book, self._actions, self.masks, self.autoreset)
            if wrong < 0:
                self._share(STEP, UNSEEDED)
        if wrong >= 0:
            raise self._refusal(wrong)

    def _share(self, job: int, seed: int) -> None:
        """Let each core do its part."""
        others = [self._pool.submit(self._advance, *part, job, seed) for part in self._parts[1:]] if self._pool else []
        self._advance(*self._parts[0], job, seed)
        for other in others:
            other.result()

    def close(self) -> None:
        """Let the other cores go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _shares(self) -> list[tuple[Any, ...]]:
        """Each job's part of the lanes, and room of its own."""
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
            text = f"the game of lane {lane} in {self.game.id} is over: reset it first; no lane was stepped"
            return GameOver(text, seat=seat, action=action)
        legal = tuple(np.flatnonzero(self.masks[lane]).tolist())
        return refused_in(self._run, self.states, lane, seat, action, legal)
