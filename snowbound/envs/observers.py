"""Observers of a history: what a seat knows, what is public, or what is private, as text and tensor.

>>> from snowbound.games import find
>>> from snowbound.envs.history import GameConfig
>>> config = GameConfig(find("arctic_race"), players=2)
>>> observer = Observer(config, Knowledge.SEAT)
>>> observer.write(config.initial, seat=0)
>>> int(observer.dict["players"])
2
"""

from __future__ import annotations

from enum import Enum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.core.contract import SPECTATOR
from snowbound.core.observation import Tensor, observed
from snowbound.core.record import States, restore

from .history import GameConfig, History
from .information_state import EVENT, information, view_of, write_past

Numbers = NDArray[np.float32]


class Knowledge(Enum):
    """The knowledge that an observer shows."""

    SEAT = "everything that a seat knows"
    PUBLIC = "what a spectator knows"
    PRIVATE = "what a seat knows and a spectator does not"


class Observer:
    """Describes a history: `tensor` is one row of numbers, `dict` its named parts.

    With `perfect_recall` the text is the information state, and the tensor holds the seat, the observation
    and a row per event. That tensor exists only if `config.recall` sets the number of events.
    """

    def __init__(self, config: GameConfig, knowledge: Knowledge, *, perfect_recall: bool = False) -> None:
        self.config = config
        self.knowledge = knowledge
        self.perfect_recall = perfect_recall
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        self._observation: Numbers | None = None
        self._first: dict[int, Tensor] = {}  # OpenSpiel asks for the initial history again and again
        if not perfect_recall or config.recall:
            self._make_tensor()

    def _make_tensor(self) -> None:
        observation, rows = self.config.game.observation, self.config.recall if self.perfect_recall else 0
        seats = self.config.players if self.perfect_recall else 0
        self.tensor = np.zeros(seats + observation.size + rows * (EVENT + observation.size), np.float32)
        seat, self._observation, after = np.split(self.tensor, (seats, seats + observation.size))
        if self.perfect_recall:
            self.dict["seat"] = seat
        self.dict |= observation.named(self._observation)
        if self.perfect_recall:
            self.dict["past"] = after.reshape(rows, EVENT + observation.size)

    def write(self, history: History, seat: int) -> None:
        """Fill the tensor for a history."""
        if self.tensor is None or self._observation is None:
            return
        viewer = SPECTATOR if self.knowledge == Knowledge.PUBLIC else seat
        if history is not self.config.initial:
            self._observation[:] = self._observed(history, seat)
        else:
            if seat not in self._first:
                self._first[seat] = self._observed(history, seat)
            self._observation[:] = self._first[seat]
        if self.perfect_recall:
            self.tensor[: self.config.players] = 0
            if viewer != SPECTATOR:
                self.tensor[viewer] = 1
            self.dict["past"][:] = 0
            write_past(history, viewer, self.dict["past"])

    def _observed(self, history: History, seat: int) -> Tensor:
        run = self.config.run
        if self.knowledge == Knowledge.PUBLIC:
            return observed(run, view_of(history, SPECTATOR), SPECTATOR, history.shown)
        if self.knowledge == Knowledge.SEAT:
            return observed(run, view_of(history, seat), seat, history.shown)
        own, public = (observed(run, remembered(history, viewer), seat) for viewer in (seat, SPECTATOR))
        return np.where(own == public, np.int16(0), own)

    def text(self, history: History, seat: int) -> str:
        """Return what is known at a history as a text; with `perfect_recall`, the information state."""
        viewer = SPECTATOR if self.knowledge == Knowledge.PUBLIC else seat
        if self.perfect_recall:
            return information(history, viewer)
        if self.knowledge == Knowledge.PRIVATE:
            return private_text(history, seat)
        match = history.match
        lines = [match.table(viewer)]
        if viewer != SPECTATOR and history.who >> viewer & 1:
            lines.append(match.question(viewer))
        return "\n".join(line for line in lines if line)


def remembered(history: History, seat: int) -> States:
    """Return the position as known to a seat with perfect recall."""
    states = history.config.game.record.new(1)
    restore(states, 0, history.config.withheld(history, seat))
    return states


def private_text(history: History, seat: int) -> str:
    """Return the fields of the position that a seat knows and a spectator does not."""
    own, public = remembered(history, seat), remembered(history, SPECTATOR)
    found: list[str] = []
    for name in history.config.game.record.fields:
        found += _differences(name, own[name][0], public[name][0])
    return " ".join(found)


def _differences(name: str, own: Any, public: Any) -> list[str]:
    if np.ndim(own) == 0:
        return [f"{name}={own}"] if own != public else []
    return [f"{name}{where.tolist()}={own[tuple(where)]}" for where in np.argwhere(own != public)]
