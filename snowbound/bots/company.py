"""Bots at the table of a `Match`: each is shown its seat's views, in order, and moves when it may."""

from __future__ import annotations

from collections.abc import Mapping

from snowbound.core.log import Event
from snowbound.core.match import Match

from .player import Player
from .skill import Skill


class Bots:
    """The bots in some seats of a match, from where it stands now."""

    def __init__(self, match: Match, skills: Mapping[int, Skill | str], *, seed: int | None = None) -> None:
        self.match = match
        seed = match.seed + 1 if seed is None else seed
        self.players = {seat: Player(match.game, seat, skill, seed=seed) for seat, skill in skills.items()}
        self._must_watch = bool(self.players) and any(player.has_memory for player in self.players.values())
        if self._must_watch:
            match.listeners.append(self._watch)

    def decide(self, seat: int) -> int:
        """What the bot in a seat that may act does now."""
        return self.players[seat].decide(self.match.view(seat))

    def play(self) -> None:
        """Play until the game is over, or somebody else has to act."""
        while seats := [seat for seat in self.match.actors if seat in self.players]:
            self.match.play(seats[0], self.decide(seats[0]))

    def _watch(self, match: Match, event: Event) -> None:
        """Look at the table before it changes; `decide` looks at the last position."""
        for seat, player in self.players.items():
            player.watch(match.view(seat))
