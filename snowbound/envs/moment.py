"""A moment of a game: a position and what led to it. It never changes; an event leads to another moment.

    >>> from snowbound.games import find
    >>> table = Table(find("uno_power_grab"), players=2, max_decisions=100)
    >>> moment = table.first
    >>> moment.turn == CHANCE                      # it names the first dealer
    True
    >>> moment.then(1).turn == CHANCE, moment.number, moment.then(1).number
    (True, 0, 1)

Environments that hand out many copies of a game share moments instead: whoever copies one gets the same. A moment
keeps those before it, about a kilobyte each.
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

from .rewards import PLACES, check_kind, rewards_of

Start = Callable[[View], None]
"""Changes the position before the first event: for a cut-down game, or a study of an ending."""

PROBE = 200
"""Events of a random game within which a game that hides anything has hidden something."""


class Table:
    """What all moments of a game share: the rules, the players, the options, and where it is broken off."""

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
        self.options = game.complete(options or {}, players)
        self.max_decisions = game.long_game if max_decisions is None else max_decisions
        self.rewards = check_kind(rewards)
        self.recall = recall  # events for which an information state has room as numbers
        if self.max_decisions < 1 or recall < 0:
            raise BadOption(f"max_decisions is at least 1, recall at least 0, not {self.max_decisions} and {recall}")
        self.start = start
        self.run: Kernels | Plain = kernels(game) if compiled else Plain(game)

    @cached_property
    def first(self) -> Moment:
        """The moment before the first event."""
        states = self.game.new_states(self.players, self.options)
        if self.start is not None:
            self.start(self.game.record.view(states, 0))
        return Moment(self, states)

    @cached_property
    def match(self) -> Match:
        """A match of this game, to be shown at other positions."""
        return Match(self.game, self.players, options=self.options, seed=0, chance="manual")

    @cached_property
    def hides(self) -> bool:
        """Whether somebody who forgets nothing is left to guess; found out by a random game in plain code."""
        plain = Table(self.game, self.players, self.options, start=self.start, compiled=False)
        rng, moment = stream(0), plain.first
        for _ in range(PROBE):
            if any(plain.withheld(moment, seat) != moment.bytes for seat in range(self.players)):
                return True
            if moment.over:
                break
            moment = moment.then(moment.legal[below(rng, len(moment.legal))])
        return False

    def withheld(self, moment: Moment, seat: int) -> bytes:
        """A position as a seat, or a spectator, knows it who forgets nothing."""
        states = copy_states(moment.states)
        self.run.withhold(states, 0, seat)
        return snapshot(states, 0)


class Moment:
    """A position that nobody changes, the moment before it, and the event between the two."""

    __slots__ = (
        "_chances",
        "_legal",
        "before",
        "decisions",
        "event",
        "number",
        "seen",
        "states",
        "table",
        "turn",
        "who",
    )

    def __init__(self, table: Table, states: States, before: Moment | None = None, event: Event | None = None) -> None:
        self.table = table
        self.states = states
        self.before = before
        self.event = event
        self.number: int = 0 if before is None else before.number + 1  # of events since the first moment
        self.decisions: int = 0 if before is None else before.decisions  # of players, since the game began
        if event is not None and event.seat != CHANCE:
            self.decisions += 1
        self._ask(int(table.run.actors(states, 0)))
        self.seen: dict[int, Any] = {}  # by seat, what `recall` has found out already
        self._legal: tuple[int, ...] | None = None
        self._chances: dict[int, int] | None = None

    def _ask(self, who: int) -> None:
        """Set who may act, a bit each, and `turn`: CHANCE or a seat, the first one where several choose at once."""
        self.who = 0 if self.decisions >= self.table.max_decisions else who
        self.turn = (self.who & -self.who).bit_length() - 1  # -1 when nobody may act any more

    # --- what is to be done

    @property
    def over(self) -> bool:
        """Whether the game has ended, or is broken off."""
        return self.who == 0

    @property
    def legal(self) -> tuple[int, ...]:
        """What whoever is asked may do, or how chance may fall; ascending."""
        if self._legal is None:
            self._legal = tuple(self.chances()) if self.turn == CHANCE else self._choices()
        return self._legal

    def _choices(self) -> tuple[int, ...]:
        if self.who == 0:
            return ()
        out = np.empty(MOST_ACTIONS, np.int64)
        number = self.table.run.legal(self.states, 0, self.turn, out)
        return tuple(out[:number].tolist())

    def chances(self) -> dict[int, int]:
        """The outcomes that chance may have, with their weights."""
        if self._chances is None:
            out, weights = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)
            number = self.table.run.outcomes(self.states, 0, out, weights)
            self._chances = dict(zip(out[:number].tolist(), weights[:number].tolist(), strict=True))
        return self._chances

    def then(self, action: int) -> Moment:
        """The moment after this action of whoever is asked; what is not legal is refused, with the reason."""
        if action not in self.legal:
            self.match.play(self.turn, action)  # raises
        return self._then(action)

    def _then(self, action: int) -> Moment:
        states, event = copy_states(self.states), Event(self.turn, action)
        self.table.run.apply(states, 0, event.seat, action)
        return Moment(self.table, states, self, event)

    # --- what has become of it

    @property
    def returns(self) -> list[float]:
        """What the game was worth to each seat; 0 for all while it goes on, and if it was broken off."""
        players = self.table.players
        if not self.over or self.table.run.actors(self.states, 0) != 0:
            return [0.0] * players
        points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.table.run.result(self.states, 0, points, places)
        return rewards_of(points[:players].tolist(), places[:players].tolist(), self.table.rewards)

    @property
    def actions(self) -> list[int]:
        """What has been done since the first moment, outcomes of chance included."""
        done, moment = [], self
        while moment.before is not None:
            assert moment.event is not None, "an event stands between two moments"
            done.append(moment.event.action)
            moment = moment.before
        return done[::-1]

    @property
    def root(self) -> Moment:
        """The first moment."""
        moment = self
        while moment.before is not None:
            moment = moment.before
        return moment

    @property
    def bytes(self) -> bytes:
        """The position, with all that is hidden."""
        return snapshot(self.states, 0)

    # --- words

    @property
    def match(self) -> Match:
        """The position as a match, which has words for everything."""
        return self.table.match.at(0, self.bytes)

    # --- copies

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __copy__(self) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        root = self.root
        kept = None if root is self.table.first else (root.bytes, root.decisions, root.seen)
        return revived, (self.table, kept, self.actions)


def revived(table: Table, kept: tuple[bytes, int, dict[int, Any]] | None, actions: list[int]) -> Moment:
    """The moment that was kept by its actions, from the beginning or from a moment that was imagined."""
    moment = table.first if kept is None else moment_at(table, *kept)
    for action in actions:
        moment = moment._then(action)
    return moment


def moment_at(table: Table, position: bytes, decisions: int, seen: dict[int, Any]) -> Moment:
    """A first moment in the middle of a game: a position, and what each seat has seen before it."""
    states = table.game.record.new(1)
    restore(states, 0, position)
    moment = Moment(table, states)
    moment.decisions = decisions
    moment._ask(moment.who)
    moment.seen = seen
    return moment
