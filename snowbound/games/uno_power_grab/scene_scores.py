"""The end of a round in the picture: what each hand counts, what the winner gets, and the totals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snowbound.core.scene import Point, Sprite
from snowbound.core.words import phrase, player

from .cards import hand_points
from .scene_layout import PLATE, Layout, plate
from .state import NOBODY, Phase, Scoring

UNCROWDED = 6  # the most players with room for a slip below each plate
SLIP = 92  # the width of a slip at scale 1


def is_counted(s: Any) -> bool:
    """Whether a round is over and its hands are counted (UNO-57 to UNO-64)."""
    return bool(s.phase >= Phase.ROUND_END and s.winner != NOBODY)


def scores(s: Any, me: int, layout: Layout) -> Iterator[Sprite]:
    """Draw a slip at each place: what the cards count, and at the winner's the points of the round."""
    players = int(s.players)
    worth = [hand_points(s, seat) for seat in range(players)]
    for seat in range(players):
        wins = bool(seat == s.winner)
        points = sum(worth) if wins and s.scoring == Scoring.WINNER_TAKES else worth[seat]
        x, y = beside(layout, (seat - me) % players, players)
        yield Sprite(
            id=f"slip-{seat}",
            x=x,
            y=y,
            art="uno-slip",
            scale=layout.slip,
            text=f"+{points}" if wins or s.scoring != Scoring.WINNER_TAKES else str(points),
            look="uno-tally uno-won" if wins else "uno-tally",
            layer=24,
            enters=f"place-{seat}",
            label=phrase("wins-points" if wins else "left-points", player=player(seat), points=points),
        )


def total(s: Any, seat: int) -> str:
    """Return a player's points after a round as text; empty if they are not counted now, or only one is played."""
    return f"= {s.scores[seat]}" if is_counted(s) and s.scoring != Scoring.SINGLE_ROUND else ""


def beside(layout: Layout, number: int, players: int) -> Point:
    """Return where the slip of a player lies: above my plate, beside or below those of the others."""
    x, y = plate(layout, number, players)
    if number == 0:
        return x, y - 42
    inward = layout.ring[0] - x
    if players <= UNCROWDED or abs(inward) < 0.34 * layout.width:
        return x, y + 40
    return x + (PLATE + SLIP * layout.slip) / 2 * (1 if inward > 0 else -1), y
