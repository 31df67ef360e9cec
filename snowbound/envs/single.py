"""One game, step by step, as fast as Python can ask for it: what environments for one game are built on.

    >>> steps = Steps("uno_power_grab", players=4)
    >>> seat, observation, mask, done = steps.reset(seed=7)
    >>> while not done:
    ...     seat, observation, mask, done = steps.step(int(mask.argmax()))
    >>> len(steps.result.places)
    4

A step is one call into compiled code: it checks the action, carries it out, lets chance act, and writes the
mask and the observation of the seat that is asked next, into the same two arrays each time. Chance is that
of `Match` with the same seed, so that `steps.match` is the same game, to look at or to be told about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.errors import GameOver, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import Kernels, Plain, direct, kernels
from snowbound.core.match import Match, Result
from snowbound.core.observation import Tensor
from snowbound.core.record import restore, snapshot
from snowbound.games import find

from . import stepping
from .replay import Replay
from .rewards import PLACES, rewards_of
from .stepping import BEGIN, COUNT, LEGAL, LIVE, OVER, POINTS, REFUSED, RESUME, RNG, SEAT, WHO

Mask = NDArray[np.int8]
Step = tuple[int, Tensor, Mask, bool]

MOST_SEED = (1 << 63) - 1


class Saved(NamedTuple):
    """A game in progress, to be put back later: `Steps.save` and `Steps.restore`."""

    seed: int
    moves: tuple[tuple[int, int], ...]
    position: bytes
    rng: bytes


class Steps:
    """One game that is asked for its next decision, again and again; arrays are reused by each step."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        compiled: bool = True,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.players = self.game.check_players(usual_players(self.game) if players is None else players)
        self.options = self.game.complete(options or {}, self.players)
        self.compiled = compiled
        self.seat = 0
        """Who is asked: the lowest of the seats that may act; when the game is over, who acted last."""
        self.done = True
        self.seed = 0
        self.moves: list[tuple[int, int]] = []
        """The decisions so far: seat and action."""
        # These are never replaced: a compiled step that got other arrays would crash.
        self._observation: Tensor = np.zeros(self.game.observation.size, np.int16)
        self._mask: Mask = np.zeros(self.game.actions, np.int8)
        self._notes = np.zeros(stepping.NOTES, np.int64)
        self._states = self.game.record.new(stepping.POSITIONS)
        restore(self._states, stepping.FRESH, snapshot(self.game.new_states(self.players, self.options), 0))
        self._prepare()

    def _prepare(self) -> None:
        """Make what is not part of a copy."""
        self._run: Kernels | Plain = kernels(self.game) if self.compiled else Plain(self.game)
        self._step: Callable[..., int] = direct(self._run.step_one)
        self._replay: Replay | None = None

    # --- playing

    def reset(self, seed: int) -> Step:
        """Begin the game of this seed: who is asked, their observation and mask, and whether it is over."""
        if not 0 <= seed <= MOST_SEED:
            raise SnowboundError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
        self.seed = int(seed)
        self.moves = []
        self._replay = None
        return self._answer(self._step(self._states, self._notes, self._mask, self._observation, BEGIN, self.seed))

    def step(self, action: SupportsIndex | None) -> Step:
        """Take an action for the seat that is asked; if it is refused, the error says why, and nothing has changed."""
        seat = self.seat
        try:
            number = index(action)  # type: ignore[arg-type]
            following = self._step(self._states, self._notes, self._mask, self._observation, seat, number)
        except (OverflowError, TypeError):  # no number at all, or one that no game has
            raise self._refusal(seat, action) from None
        if following >= 0:
            self.seat = following
            self.moves.append((seat, number))
            return following, self._observation, self._mask, False
        if following == REFUSED:
            raise self._refusal(seat, action)
        self.moves.append((seat, number))
        return self._answer(following)

    def step_as(self, seat: int, action: SupportsIndex) -> Step:
        """Take an action for any seat that may act, where several choose at once."""
        if seat not in self.acting:
            raise self._refusal(seat, action)
        following = self._step(self._states, self._notes, self._mask, self._observation, seat, index(action))
        if following == REFUSED:
            raise self._refusal(seat, action)
        self.moves.append((seat, index(action)))
        return self._answer(following)

    def _refusal(self, seat: int, action: Any) -> SnowboundError:
        """Why an action cannot be, in the words of the match."""
        if self.done and not self.moves:
            return GameOver(f"no game of {self.game.id} has begun: reset it first", seat=seat, action=action)
        try:
            self.match.play(seat, action)
        except SnowboundError as error:
            return error
        raise AssertionError("the match has allowed what the step has refused")

    def _answer(self, following: int) -> Step:
        self.done = following == OVER
        self.seat = int(self._notes[SEAT])
        return self.seat, self._observation, self._mask, self.done

    # --- asking

    @property
    def observation(self) -> Tensor:
        """What the seat that is asked knows (`game.observation`); when the game is over, what the last to act knows."""
        return self._observation

    @property
    def mask(self) -> Mask:
        """1 for each action that is legal for the seat that is asked."""
        return self._mask

    @property
    def acting(self) -> tuple[int, ...]:
        """All seats that may act now."""
        who = 0 if self.done else int(self._notes[WHO])
        return tuple(seat for seat in range(self.players) if who >> seat & 1)

    @property
    def legal(self) -> NDArray[np.int64]:
        """The legal actions of the seat that is asked, ascending; to be read before the next step."""
        return self._notes[LEGAL : LEGAL + self._notes[COUNT]]

    def legal_for(self, seat: int) -> NDArray[np.int64]:
        """The legal actions of any seat; none if it may not act."""
        out = np.zeros(MOST_ACTIONS, np.int64)
        return out[: self._run.legal(self._states, LIVE, seat, out) if seat in self.acting else 0]

    def observe(self, seat: int) -> Tensor:
        """What any seat knows, or a spectator; an array of its own."""
        out = np.zeros(self.game.observation.size, np.int16)
        self._run.look_one(self._states, seat, out)
        return out

    @property
    def result(self) -> Result:
        """Points and places of a game that is over; places are 0 if it has not ended."""
        notes = self._notes.tolist()
        ended = self.players if self.done else 0
        points, places = notes[POINTS : POINTS + ended], notes[stepping.PLACES : stepping.PLACES + ended]
        left = (0,) * (self.players - ended)
        return Result((*points, *left), (*places, *left))

    def rewards(self, kind: str = PLACES) -> list[float]:
        """What the game is worth to each seat; nothing before it is over."""
        if not self.done:
            return [0.0] * self.players
        return rewards_of(self.result.points, self.result.places, kind)

    @property
    def replay(self) -> Replay:
        """This game in words and pictures."""
        if self._replay is None:
            self._replay = Replay(self.game, self.players, self.options, self.seed, self.compiled)
        self._replay.follow(self.moves)
        return self._replay

    @property
    def match(self) -> Match:
        """The same game as a Match; not to be played on."""
        return self.replay.match

    # --- keeping

    def save(self) -> Saved:
        """The game as it is now."""
        return Saved(self.seed, tuple(self.moves), snapshot(self._states, LIVE), self._notes[:RNG].tobytes())

    def restore(self, saved: Saved) -> Step:
        """Go back, or forward, to a saved game."""
        if len(saved.position) != self.game.record.dtype.itemsize:
            raise SnowboundError(f"this is not a saved game of {self.game.id}")
        self.seed, self.moves = saved.seed, list(saved.moves)
        self._replay = None
        restore(self._states, LIVE, saved.position)
        self._notes[:RNG] = np.frombuffer(saved.rng, np.int64)
        self._notes[SEAT] = self.moves[-1][0] if self.moves else 0
        return self._answer(self._step(self._states, self._notes, self._mask, self._observation, RESUME, 0))

    def __getstate__(self) -> dict[str, Any]:
        left_out = {"_run": None, "_step": None, "_replay": None, "_states": self._states.tobytes()}
        return self.__dict__ | left_out

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._states = self.game.record.new(stepping.POSITIONS)
        self._states.view(np.uint8)[:] = np.frombuffer(kept["_states"], np.uint8)
        self._prepare()


def usual_players(game: Game) -> int:
    """How many play if nobody says: two, or as few as can."""
    return max(2, game.players[0])
