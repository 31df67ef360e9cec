"""The coach of the terminal: it speaks before a clearly worse move is played, at most once a turn."""

from __future__ import annotations

from dataclasses import dataclass

from snowbound.bots import Judgement, Player, judge, rate
from snowbound.bots.coach import is_fine
from snowbound.core.facts import NOBODY, ROUND, TURN
from snowbound.core.game import Game
from snowbound.core.log import ToldEvent
from snowbound.core.match import Match

ENDS_TURN = frozenset({ROUND, TURN})


@dataclass
class TerminalCoach:
    """Watches over the moves of one player."""

    player: Player  # that searches; it has watched the views of the seat
    threshold: float
    has_spoken: bool = False  # in this turn

    def hear(self, told: ToldEvent) -> None:
        """Notice when a turn ends: with the next turn of the seat or of everyone, or when somebody else acts."""
        seat = self.player.seat
        if names_turns(self.player.game):
            ends = any(fact.weight in ENDS_TURN and fact.seat in (seat, NOBODY) for fact in told.facts)
        else:
            ends = told.seat != seat
        if ends:
            self.has_spoken = False

    def objection(self, match: Match, action: int) -> Judgement | None:
        """Return what the coach has to say about an action, if anything."""
        if self.has_spoken or len(match.legal(self.player.seat)) == 1:
            return None
        view = match.knowledge(self.player.seat)
        rated = rate(self.player, view)
        if is_fine(rated, action, self.threshold):
            return None
        judgement = judge(self.player, view, action, rated[0].action)
        self.has_spoken = judgement.speaks(self.threshold)
        return judgement if self.has_spoken else None


def names_turns(game: Game) -> bool:
    """Return whether a game tells when a turn begins."""
    return any(kind.weight in ENDS_TURN for kind in game.facts)
