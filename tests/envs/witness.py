"""A witness at the table of Polar Rush: writes down each tile that lies face up for everyone to see.

It compares what a spectator sees before and after each event. It does not use what the game says about its events.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.kernels import kernels
from snowbound.core.log import Event
from snowbound.core.record import States, copy_states
from snowbound.games import find
from snowbound.games.polar_rush.state import PLACES, Face, Phase
from snowbound.testing.driver import Position

RUSH = find("polar_rush")
SHUFFLE = (PLACES, -1)
"""A shuffle, in a list of (place, face)."""

Facts = list[tuple[int, int]]


class Witness:
    """Follows one game and keeps for each viewer what was shown since that viewer's last decision."""

    def __init__(self, states: States) -> None:
        self.position = Position(kernels(RUSH), copy_states(states))
        self.since: dict[int, Facts] = {viewer: [] for viewer in range(SPECTATOR, self.position.players)}
        self.tiles = 0
        """The tiles that were turned over since the game began."""
        self.events = 0

    def follow(self, events: list[Event]) -> Witness:
        """Watch the events that were added since the last call."""
        for event in events[self.events :]:
            self.watch(*event)
        return self

    def watch(self, seat: int, action: int) -> None:
        """Watch one event."""
        self.events += 1
        before = self.face_up()
        is_roll = self.position.phase == Phase.ROLL
        if seat != CHANCE:
            self.since[seat], self.since[SPECTATOR] = [], []
        self.position.apply(seat, action)
        if is_roll and Face.CRACK in before.values():
            self.tell([SHUFFLE])
        turned = {place: face for place, face in self.face_up().items() if place not in before}
        self.tell(turned.items())
        self.tiles += len(turned)

    def tell(self, facts: Iterable[tuple[int, int]]) -> None:
        """Tell everyone, the newest first."""
        for fact in facts:
            for told in self.since.values():
                told.insert(0, fact)

    def face_up(self) -> dict[int, int]:
        """Return the tiles that a spectator sees."""
        view = self.position.view(SPECTATOR)
        return {place: int(face) for place, face in enumerate(view.known) if view.face_up >> place & 1 and face >= 0}


def shown_in(tensor: Any) -> Facts:
    """Return what an observation says about tiles that were turned over, and check the form of its planes."""
    planes = RUSH.observation.named(tensor)
    number = int(planes["shown_rows"])
    places, faces = (planes[name].astype(int).tolist() for name in ("shown_place", "shown_face"))
    assert not any(places[number:]) and not any(faces[number:]), "unused rows are 0"
    assert planes["shown_lost"] == 0
    return [(place - 1, face - 1) for place, face in zip(places[:number], faces[:number], strict=True)]
