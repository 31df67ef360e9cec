"""What each seat has seen in a memory game, for its bot. Each event is replayed only once."""

from __future__ import annotations

from snowbound.core.log import Event
from snowbound.core.match import Match


class SeenViews:
    """The positions of a game so far, and the views of the seats that were requested."""

    def __init__(self) -> None:
        self._reset()

    def _reset(self) -> None:
        self._match: Match | None = None
        self._events: list[Event] = []
        self._positions: list[bytes] = []  # before each of the events
        self._views: dict[int, list[bytes]] = {}  # by seat

    def views(self, match: Match, seat: int) -> list[bytes]:
        """Return a seat's view before each event. The match may have grown or been shortened since the last call."""
        if self._match is None or match.events[: len(self._events)] != self._events:
            self._reset()
            self._match = match.again()
        for event in match.events[len(self._events) :]:
            self._positions.append(self._match.bytes())
            self._match.play(*event)
            self._events.append(event)
        views = self._views.setdefault(seat, [])
        views += [self._match.at(0, position).bytes(seat) for position in self._positions[len(views) :]]
        return list(views)
