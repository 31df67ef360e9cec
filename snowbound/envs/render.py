"""A game in an environment as text and as a picture, for people and language models."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from snowbound.core.contract import SPECTATOR
from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.core.match import Match

RECENT = 12
"""Number of recent events in the text."""


class Renderer:
    """Replays the decisions of a game in a match with the same seed, and keeps its recent events."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: int, compiled: bool) -> None:
        self._played = 0
        self._recent: deque[tuple[int, bytes, Event]] = deque(maxlen=RECENT)
        self.match = Match(game, players, options=options, seed=seed, compiled=compiled, listener=self._remember)

    def _remember(self, match: Match, event: Event) -> None:
        self._recent.append((len(match.events), match.bytes(), event))

    def follow(self, moves: Sequence[tuple[int, int]]) -> None:
        """Play the moves that were added since the last call."""
        for seat, action in moves[self._played :]:
            self.match.play(seat, action)
        self._played = len(moves)

    def recent(self, seat: int = SPECTATOR) -> list[str]:
        """Return the recent events as this seat was told of them."""
        return [self.match.at(number, position).tell(event, seat).text for number, position, event in self._recent]

    def text(self, seat: int = SPECTATOR) -> str:
        """Return the table, the recent events, the question and the legal actions, as this seat knows them."""
        match = self.match
        parts = [match.table(seat), "\n".join(self.recent(seat)), "\n".join(match.glimpse(seat))]
        if seat in match.actors:
            answers = [f"{action:4d}  {match.describe(seat, action)}" for action in match.legal(seat)]
            parts.append("\n".join([match.question(seat), *answers]))
        if match.over:
            points, places = match.result.points, match.result.places
            parts.append("\n".join(f"seat {i}: place {places[i]}, points {points[i]}" for i in range(match.players)))
        return "\n\n".join(part for part in parts if part) + "\n"

    def svg(self, seat: int = SPECTATOR) -> str:
        """Return the picture that this seat sees, as SVG."""
        return self.match.svg(seat)
