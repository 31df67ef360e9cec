"""Histories of a game: a position and the events that led to it.

    >>> from snowbound.games import find
    >>> config = GameConfig(find("uno_power_grab"), players=2, max_decisions=100)
    >>> history = config.initial
    >>> history.turn == CHANCE                      # chance names the first dealer
    True
    >>> history.child(1).turn == CHANCE, history.number, history.child(1).number
    (True, 0, 1)

A history never changes; an event leads to another one. So copies of a state in an environment share
their history. Each history keeps its parent, about a kilobyte per event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from snowbound.core.chance import below, stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS
from snowbound.core.errors import BadOption
from snowbound.core.game import Game
from snowbound.core.kernels import Kernels, Plain, kernels
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.record import States, View, copy_states, restore, snapshot
from snowbound.core.shown import Memory, new_memory

from .rewards import PLACES, check_kind, rewards_of

Start = Callable[[View], None]
"""Changes the position before the first event, for smaller games and studies of endgames."""

PROBE = 200
"""Events of a random game after which a game that hides information has hidden some."""


class GameConfig:
    """What all histories of a game share: the game, its players and options, and the limit of decisions."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        max_decisions: int | None = None,
        rewards: str = PLACES,
        recall: int = 0,
        start: Start | None = None,
        compiled: bool = True,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.complete_for_environments(options, players)
        self.max_decisions = game.long_game if max_decisions is None else max_decisions
        self.rewards = check_kind(rewards)
        self.recall = recall  # events that an information state tensor can hold
        if self.max_decisions < 1 or recall < 0:
            raise BadOption(f"max_decisions is at least 1 and recall at least 0, not {self.max_decisions} and {recall}")
        self.start = start
        self.run: Kernels | Plain = kernels(game) if compiled else Plain(game)

    @cached_property
    def initial(self) -> History:
        """The history without events."""
        states = self.game.new_states(self.players, self.options)
        if self.start is not None:
            self.start(self.game.record.view(states, 0))
        return History(self, states)

    @cached_property
    def match(self) -> Match:
        """A match of this game, used to describe positions."""
        return Match(self.game, self.players, options=self.options, seed=0, chance="manual")

    @cached_property
    def hides(self) -> bool:
        """Whether the game hides anything from a seat with perfect recall; found out by a random game in plain form."""
        plain = GameConfig(self.game, self.players, self.options, start=self.start, compiled=False)
        rng, history = stream(0), plain.initial
        for _ in range(PROBE):
            if any(plain.withheld(history, seat) != history.bytes for seat in range(self.players)):
                return True
            if history.over:
                break
            history = history.child(history.legal[below(rng, len(history.legal))])
        return False

    def withheld(self, history: History, seat: int) -> bytes:
        """Return the position as known to a seat or spectator with perfect recall."""
        states = copy_states(history.states)
        self.run.withhold(states, 0, seat)
        return snapshot(states, 0)


class History:
    """A position, its parent history, and the event between them; immutable."""

    __slots__ = (
        "_chances",
        "_legal",
        "_shown",
        "config",
        "decisions",
        "event",
        "number",
        "parent",
        "seen",
        "states",
        "turn",
        "who",
    )

    def __init__(
        self, config: GameConfig, states: States, parent: History | None = None, event: Event | None = None
    ) -> None:
        self.config = config
        self.states = states
        self.parent = parent
        self.event = event
        self.number: int = 0 if parent is None else parent.number + 1  # events since the root
        self.decisions: int = 0 if parent is None else parent.decisions  # of players since the game began
        if event is not None and event.seat != CHANCE:
            self.decisions += 1
        self._set_turn(int(config.run.actors(states, 0)))
        self.seen: dict[int, Any] = {}  # by seat; filled by `information_state`
        self._shown: Memory | None = None
        self._legal: tuple[int, ...] | None = None
        self._chances: dict[int, int] | None = None

    def _set_turn(self, who: int) -> None:
        """Set `who` (a bit per seat that may act) and `turn` (CHANCE, the lowest of these seats, or -1)."""
        self.who = 0 if self.decisions >= self.config.max_decisions else who
        self.turn = (self.who & -self.who).bit_length() - 1

    # --- actions

    @property
    def over(self) -> bool:
        """Whether the game has ended or has reached its limit of decisions."""
        return self.who == 0

    @property
    def legal(self) -> tuple[int, ...]:
        """The legal actions of the seat in turn, or the outcomes of chance; ascending."""
        if self._legal is None:
            self._legal = tuple(self.chances()) if self.turn == CHANCE else self._choices()
        return self._legal

    def _choices(self) -> tuple[int, ...]:
        if self.who == 0:
            return ()
        out = np.empty(MOST_ACTIONS, np.int64)
        number = self.config.run.legal(self.states, 0, self.turn, out)
        return tuple(out[:number].tolist())

    def chances(self) -> dict[int, int]:
        """Return the possible outcomes of chance with their weights."""
        if self._chances is None:
            out, weights = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)
            number = self.config.run.outcomes(self.states, 0, out, weights)
            self._chances = dict(zip(out[:number].tolist(), weights[:number].tolist(), strict=True))
        return self._chances

    def child(self, action: int) -> History:
        """Return the history after this action of the seat in turn; an illegal action raises, with the reason."""
        if action not in self.legal:
            self.match.play(self.turn, action)  # raises
        return self._child(action)

    def _child(self, action: int) -> History:
        states, event = copy_states(self.states), Event(self.turn, action)
        self.config.run.apply(states, 0, event.seat, action)
        return History(self.config, states, self, event)

    # --- results

    @property
    def returns(self) -> list[float]:
        """The reward of each seat; all 0 while the game is running and if it was truncated."""
        players = self.config.players
        if not self.over or self.config.run.actors(self.states, 0) != 0:
            return [0.0] * players
        points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.config.run.result(self.states, 0, points, places)
        return rewards_of(points[:players].tolist(), places[:players].tolist(), self.config.rewards)

    @property
    def actions(self) -> list[int]:
        """All actions since the root, including the outcomes of chance."""
        done, history = [], self
        while history.parent is not None:
            assert history.event is not None, "every history but the root has an event"
            done.append(history.event.action)
            history = history.parent
        return done[::-1]

    @property
    def root(self) -> History:
        """The history at which this one began."""
        history = self
        while history.parent is not None:
            history = history.parent
        return history

    @property
    def bytes(self) -> bytes:
        """The position, including hidden information."""
        return snapshot(self.states, 0)

    @property
    def shown(self) -> Memory:
        """What events showed since the last decisions; each history stores it when it is first asked for."""
        missing, at = [], self
        while at._shown is None and at.parent is not None:
            missing.append(at)
            at = at.parent
        if at._shown is None:
            at._shown = new_memory(self.config.game)
        memory = at._shown
        for later in reversed(missing):
            memory = later._shown = memory.copy()
            if len(memory):
                assert later.event is not None and later.parent is not None, "it is not the root"
                self.config.run.note_event(later.parent.states, 0, *later.event, memory)
        return memory

    # --- descriptions

    @property
    def match(self) -> Match:
        """The position as a match, which can describe it."""
        match = self.config.match.at(0, self.bytes)
        match.shown = self.shown.copy()
        return match

    # --- copies

    def __deepcopy__(self, memo: object) -> History:
        return self

    def __copy__(self) -> History:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        root = self.root
        kept = None if root is self.config.initial else (root.bytes, root.decisions, root.seen, root.shown)
        return rebuild, (self.config, kept, self.actions)


def rebuild(config: GameConfig, kept: tuple[bytes, int, dict[int, Any], Memory] | None, actions: list[int]) -> History:
    """Rebuild a pickled history from its root and its actions."""
    history = config.initial if kept is None else history_at(config, *kept)
    for action in actions:
        history = history._child(action)
    return history


def history_at(
    config: GameConfig, position: bytes, decisions: int, seen: dict[int, Any], shown: Memory | None = None
) -> History:
    """Return a root history in the middle of a game: a position, and what the seats have seen before it."""
    states = config.game.record.new(1)
    restore(states, 0, position)
    history = History(config, states)
    history.decisions = decisions
    history._set_turn(history.who)
    history.seen = seen
    history._shown = shown
    return history
