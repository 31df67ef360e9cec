"""Bots that play in a `Match`: each sees the views of its seat, in order, and moves when it may."""

from __future__ import annotations

from collections.abc import Mapping

from snowbound.core.log import Event
from snowbound.core.match import Match

from .player import Player
from .spec import BotSpec


class Bots:
    """The bots in some seats of a match, from its present position on."""

    def __init__(self, match: Match, specs: Mapping[int, BotSpec | str], *, seed: int | None = None) -> None:
        self.match = match
        seed = match.seed + 1 if seed is None else seed
        self.players = {int(seat): Player(match.game, seat, spec, seed=seed) for seat, spec in specs.items()}
        if any(player.has_memory for player in self.players.values()):
            match.listeners.append(self._watch)

    def decide(self, seat: int) -> int:
        """Return the action that the bot in a seat takes now; the seat must be one that may act."""
        return self.players[seat].decide(self.match.knowledge(seat))

    def play(self) -> None:
        """Play until the game is over or a seat without a bot has to act."""
        while seats := [seat for seat in self.match.actors if seat in self.players]:
            self.match.play(seats[0], self.decide(seats[0]))

    def _watch(self, match: Match, event: Event) -> None:
        """Show every bot the position before an event; `decide` shows it the last one."""
        for seat, player in self.players.items():
            player.watch(match.knowledge(seat))
