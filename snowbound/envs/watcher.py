"""Observers of a moment: what a seat or the public knows, or what is private, as a text and as a row of numbers.

>>> from snowbound.games import find
>>> from snowbound.envs.moment import Table
>>> table = Table(find("arctic_race"), players=2)
>>> watcher = Watcher(table, Sight.SEAT)
>>> watcher.write(table.first, seat=0)
>>> int(watcher.dict["players"])
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

from .moment import Moment, Table
from .recall import EVENT, information, view_of, write_past

Numbers = NDArray[np.float32]


class Sight(Enum):
    """Whose knowledge an observer shows."""

    SEAT = "all that a seat knows"
    PUBLIC = "what everybody knows, a spectator too"
    PRIVATE = "what a seat knows and a spectator does not"


class Watcher:
    """Writes what is known at a moment: `tensor` is one row of numbers, `dict` its named parts.

    With `recalls` the text is the information state, and the tensor is the seat, the observation and a row for
    each event so far. There is no such tensor (None) unless the table says by `recall` for how many events.
    """

    def __init__(self, table: Table, sight: Sight, *, recalls: bool = False) -> None:
        self.table = table
        self.sight = sight
        self.recalls = recalls
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        self._observation: Numbers | None = None
        self._first: dict[int, Tensor] = {}  # OpenSpiel asks for the first moment again with every other
        if not recalls or table.recall:
            self._make_tensor()

    def _make_tensor(self) -> None:
        observation, rows = self.table.game.observation, self.table.recall if self.recalls else 0
        seats = self.table.players if self.recalls else 0
        self.tensor = np.zeros(seats + observation.size + rows * (EVENT + observation.size), np.float32)
        seat, self._observation, after = np.split(self.tensor, (seats, seats + observation.size))
        if self.recalls:
            self.dict["seat"] = seat
        self.dict |= observation.named(self._observation)
        if self.recalls:
            self.dict["past"] = after.reshape(rows, EVENT + observation.size)

    def write(self, moment: Moment, seat: int) -> None:
        """Fill the tensor with what is known at a moment."""
        if self.tensor is None or self._observation is None:
            return
        viewer = SPECTATOR if self.sight == Sight.PUBLIC else seat
        if moment is not self.table.first:
            self._observation[:] = self._observed(moment, seat)
        else:
            if seat not in self._first:
                self._first[seat] = self._observed(moment, seat)
            self._observation[:] = self._first[seat]
        if self.recalls:
            self.tensor[: self.table.players] = 0
            if viewer != SPECTATOR:
                self.tensor[viewer] = 1
            self.dict["past"][:] = 0
            write_past(moment, viewer, self.dict["past"])

    def _observed(self, moment: Moment, seat: int) -> Tensor:
        run = self.table.run
        if self.sight == Sight.PUBLIC:
            return observed(run, view_of(moment, SPECTATOR), SPECTATOR)
        if self.sight == Sight.SEAT:
            return observed(run, view_of(moment, seat), seat)
        own, public = (observed(run, remembered(moment, viewer), seat) for viewer in (seat, SPECTATOR))
        return np.where(own == public, np.int16(0), own)

    def text(self, moment: Moment, seat: int) -> str:
        """What is known at a moment, in words; with `recalls` all that has been seen."""
        viewer = SPECTATOR if self.sight == Sight.PUBLIC else seat
        if self.recalls:
            return information(moment, viewer)
        if self.sight == Sight.PRIVATE:
            return private_text(moment, seat)
        match = moment.match
        lines = [match.table(viewer)]
        if viewer != SPECTATOR and moment.who >> viewer & 1:
            lines.append(match.question(viewer))
        return "\n".join(line for line in lines if line)


def remembered(moment: Moment, seat: int) -> States:
    """The position as a seat knows it who forgets nothing."""
    states = moment.table.game.record.new(1)
    restore(states, 0, moment.table.withheld(moment, seat))
    return states


def private_text(moment: Moment, seat: int) -> str:
    """The numbers of the position that a seat knows and a spectator does not, by their names in the record."""
    own, public = remembered(moment, seat), remembered(moment, SPECTATOR)
    found: list[str] = []
    for name in moment.table.game.record.fields:
        found += _differences(name, own[name][0], public[name][0])
    return " ".join(found)


def _differences(name: str, own: Any, public: Any) -> list[str]:
    if np.ndim(own) == 0:
        return [f"{name}={own}"] if own != public else []
    return [f"{name}{where.tolist()}={own[tuple(where)]}" for where in np.argwhere(own != public)]
