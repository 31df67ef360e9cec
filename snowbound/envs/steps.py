"""One game, step by step, with as little overhead as possible; the PettingZoo environments are built on it.

    >>> steps = Steps("uno_power_grab", players=4)
    >>> seat, observation, mask, done = steps.reset(seed=7)
    >>> while not done:
    ...     seat, observation, mask, done = steps.step(int(mask.argmax()))
    >>> len(steps.result.places)
    4

A step is one call into compiled code. It checks the action, applies it, lets chance act, and writes the mask
and the observation of the next seat into the same two arrays each time. Chance is that of a `Match` with the
same seed and options, so `steps.match` is the same game. Options that are not given have the defaults of environments
(`Game.environment_options`).
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
from snowbound.core.kernels import Kernels, Plain, kernels, unchecked
from snowbound.core.match import Match
from snowbound.core.observation import Tensor
from snowbound.core.record import restore, snapshot
from snowbound.core.result import Result
from snowbound.core.shown import memory_size
from snowbound.games import find

from . import step_kernel
from .render import Renderer
from .rewards import PLACES, rewards_of
from .step_kernel import COUNT, LEGAL, LIVE, OVER, POINTS, REFUSED, RESUME, RNG, SEAT, SHOWN, START, WHO

Mask = NDArray[np.int8]
Step = tuple[int, Tensor, Mask, bool]

MOST_SEED = (1 << 63) - 1


class SavedGame(NamedTuple):
    """A game in progress, from `Steps.save`, for `Steps.restore`."""

    seed: int
    moves: tuple[tuple[int, int], ...]
    position: bytes
    rng: bytes
    shown: bytes = b""  # what the seats were shown since their last decisions, in games that have such a memory


class Steps:
    """One game that is played step by step; each step reuses the arrays."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        compiled: bool = True,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.players = self.game.check_players(self.game.default_players if players is None else players)
        self.options = self.game.complete_for_environments(options, self.players)
        self.compiled = compiled
        self.seat = 0
        """The seat in turn, the lowest of those that may act; after the game, the seat that acted last."""
        self.done = True
        self.seed = 0
        self.moves: list[tuple[int, int]] = []
        """The decisions so far, as (seat, action)."""
        # Never replaced: the compiled step does not check the types of its arrays.
        self._observation: Tensor = np.zeros(self.game.observation.size, np.int16)
        self._mask: Mask = np.zeros(self.game.actions, np.int8)
        self._notes = np.zeros(SHOWN + memory_size(self.game), np.int64)
        self._states = self.game.record.new(step_kernel.POSITIONS)
        restore(self._states, step_kernel.FRESH, snapshot(self.game.new_states(self.players, self.options), 0))
        self._prepare()

    def _prepare(self) -> None:
        """Create what copies and pickles leave out."""
        self._run: Kernels | Plain = kernels(self.game) if self.compiled else Plain(self.game)
        self._step: Callable[..., int] = unchecked(self._run.step_one)
        self._renderer: Renderer | None = None

    # --- playing

    def reset(self, seed: int) -> Step:
        """Start the game of this seed; return the seat in turn, its observation and mask, and whether it is over."""
        if not 0 <= seed <= MOST_SEED:
            raise SnowboundError(f"a seed is an integer from 0 to 2**63 - 1, not {seed}")
        self.seed = int(seed)
        self.moves = []
        self._renderer = None
        return self._returned(self._step(self._states, self._notes, self._mask, self._observation, START, self.seed))

    def step(self, action: SupportsIndex | None) -> Step:
        """Take an action for the seat in turn; if it is illegal, the error says why and nothing changes."""
        seat = self.seat
        try:
            number = index(action)  # type: ignore[arg-type]
            next_seat = self._step(self._states, self._notes, self._mask, self._observation, seat, number)
        except (OverflowError, TypeError):  # not an integer, or too large
            raise self._refusal(seat, action) from None
        if next_seat >= 0:
            self.seat = next_seat
            self.moves.append((seat, number))
            return next_seat, self._observation, self._mask, False
        if next_seat == REFUSED:
            raise self._refusal(seat, action)
        self.moves.append((seat, number))
        return self._returned(next_seat)

    def step_as(self, seat: int, action: SupportsIndex) -> Step:
        """Take an action for any of the seats that may act."""
        if seat not in self.acting:
            raise self._refusal(seat, action)
        seat = int(seat)
        next_seat = self._step(self._states, self._notes, self._mask, self._observation, seat, index(action))
        if next_seat == REFUSED:
            raise self._refusal(seat, action)
        self.moves.append((seat, index(action)))
        return self._returned(next_seat)

    def _refusal(self, seat: int, action: Any) -> SnowboundError:
        """Return the error of the match for this action."""
        if self.done and not self.moves:
            return GameOver(f"no game of {self.game.id} has started: call reset first", seat=seat, action=action)
        try:
            self.match.play(seat, action)
        except SnowboundError as error:
            return error
        raise AssertionError("the match allows what the step refused")

    def _returned(self, next_seat: int) -> Step:
        self.done = next_seat == OVER
        self.seat = int(self._notes[SEAT])
        return self.seat, self._observation, self._mask, self.done

    # --- reading

    @property
    def observation(self) -> Tensor:
        """The observation of the seat in turn; after the game, of the seat that acted last."""
        return self._observation

    @property
    def mask(self) -> Mask:
        """1 for each legal action of the seat in turn."""
        return self._mask

    @property
    def acting(self) -> tuple[int, ...]:
        """All seats that may act now."""
        who = 0 if self.done else int(self._notes[WHO])
        return tuple(seat for seat in range(self.players) if who >> seat & 1)

    @property
    def legal(self) -> NDArray[np.int64]:
        """The legal actions of the seat in turn, ascending; the next step overwrites them."""
        return self._notes[LEGAL : LEGAL + self._notes[COUNT]]

    def legal_for(self, seat: int) -> NDArray[np.int64]:
        """Return the legal actions of any seat; none if it may not act."""
        out = np.zeros(MOST_ACTIONS, np.int64)
        return out[: self._run.legal(self._states, LIVE, int(seat), out) if seat in self.acting else 0]

    def observe(self, seat: int) -> Tensor:
        """Return the observation of any seat or of a spectator, as a new array."""
        out = np.zeros(self.game.observation.size, np.int16)
        self._run.observe_one(self._states, self._notes, int(seat), out)
        return out

    @property
    def result(self) -> Result:
        """Points and places; all 0 before the game is over."""
        notes = self._notes.tolist()
        ended = self.players if self.done else 0
        points, places = notes[POINTS : POINTS + ended], notes[step_kernel.PLACES : step_kernel.PLACES + ended]
        left = (0,) * (self.players - ended)
        return Result((*points, *left), (*places, *left))

    def rewards(self, kind: str = PLACES) -> list[float]:
        """Return the reward of each seat; all 0 before the game is over."""
        if not self.done:
            return [0.0] * self.players
        return rewards_of(self.result.points, self.result.places, kind)

    @property
    def renderer(self) -> Renderer:
        """This game as text and pictures."""
        if self._renderer is None:
            self._renderer = Renderer(self.game, self.players, self.options, self.seed, self.compiled)
        self._renderer.follow(self.moves)
        return self._renderer

    @property
    def match(self) -> Match:
        """The same game as a Match, for reading only."""
        return self.renderer.match

    # --- saving

    def save(self) -> SavedGame:
        """Return the present state of the game."""
        rng, shown = (self._notes[part].tobytes() for part in (slice(RNG), slice(SHOWN, None)))
        return SavedGame(self.seed, tuple(self.moves), snapshot(self._states, LIVE), rng, shown)

    def restore(self, saved: SavedGame) -> Step:
        """Continue from a saved game."""
        shown = np.frombuffer(saved.shown, np.int64)
        if len(saved.position) != self.game.record.dtype.itemsize or len(shown) != memory_size(self.game):
            raise SnowboundError(f"this is not a saved game of {self.game.id}")
        self.seed, self.moves = saved.seed, list(saved.moves)
        self._renderer = None
        restore(self._states, LIVE, saved.position)
        self._notes[:RNG] = np.frombuffer(saved.rng, np.int64)
        self._notes[SHOWN:] = shown
        self._notes[SEAT] = self.moves[-1][0] if self.moves else 0
        return self._returned(self._step(self._states, self._notes, self._mask, self._observation, RESUME, 0))

    def __getstate__(self) -> dict[str, Any]:
        left_out = {"_run": None, "_step": None, "_renderer": None, "_states": self._states.tobytes()}
        return self.__dict__ | left_out

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._states = self.game.record.new(step_kernel.POSITIONS)
        self._states.view(np.uint8)[:] = np.frombuffer(kept["_states"], np.uint8)
        self._prepare()
