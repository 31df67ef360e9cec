"""What seats observe of positions, and whether it depends on where they sit."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from snowbound.core.game import Game
from snowbound.core.observation import Tensor, observed

from .driver import Driver, Position
from .samples import some_positions


def tensor_of(position: Position, seat: int) -> Tensor:
    """Return what a program in a seat knows of a position and was shown since its last decision, as numbers."""
    return observed(position.run, position.knowledge(seat).states, seat, position.memory)


def assert_relative(
    game: Game,
    *,
    rows: Iterable[str] = (),
    seats: Iterable[str] = (),
    sets: Iterable[str] = (),
    absolute: Iterable[str] = (),
) -> None:
    """Assert that an observation does not depend on the observer's seat number: it counts seats from the observer.

    Of the record, `rows` are the fields with a row per seat, `seats` those whose numbers name seats, and `sets` those
    with a bit per seat. The planes `absolute` are excepted.
    """
    for position in some_positions(Driver(game, compiled=True), 25, every=19):
        for seat in range(position.players):
            moved = _moved_up(position.knowledge(seat), rows, seats, sets)
            here = observed(position.run, position.knowledge(seat).states, seat)
            there = observed(position.run, moved.states, (seat + 1) % position.players)
            differs = game.observation.named(here != there)
            planes = [name for name, part in differs.items() if part.any() and name not in set(absolute)]
            assert planes == [], f"seat {seat} sees something else in these planes than it would one seat further"


def _moved_up(view: Position, rows: Iterable[str], seats: Iterable[str], sets: Iterable[str]) -> Position:
    """Move everybody one seat further: seat 0 becomes seat 1, the last seat 0."""
    players = view.players
    for name in rows:
        values = getattr(view.s, name)
        values[:players] = np.roll(values[:players], 1, axis=0)
    for name in seats:
        named = np.asarray(getattr(view.s, name))
        setattr(view.s, name, np.where(named < 0, named, (named + 1) % players))
    for name in sets:
        bits = getattr(view.s, name)
        setattr(view.s, name, (bits << 1 | bits >> players - 1) & (1 << players) - 1)
    return view
