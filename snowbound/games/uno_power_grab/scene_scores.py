"""The end of a round in the picture: what each hand counts, what the winner gets, and the totals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snowbound.core.scene import Part, Point, Sprite, drawn_once
from snowbound.core.words import phrase, player

from .cards import card_points
from .scene_cards import held
from .scene_layout import PLATE, Layout, plate
from .state import NOBODY, Phase, Scoring

UNCROWDED = 6  # the most players with room for a slip below each plate
SLIP = 92  # the width of a slip at scale 1


def is_counted(phase: int, winner: int) -> bool:
    """Whether a round is over and its hands are counted (UNO-57 to UNO-64)."""
    return phase >= Phase.ROUND_END and winner != NOBODY


def scores(s: Any, me: int, layout: Layout) -> Iterator[Part]:
    """Draw a slip at each place: what the cards count, and at the winner's the points of the round."""
    players, winner, winner_takes = int(s.players), int(s.winner), s.scoring == Scoring.WINNER_TAKES
    worth = [sum([card_points(s, kind) for kind, _ in held(hand.tobytes())]) for hand in s.hands[:players]]
    for seat in range(players):
        wins = seat == winner
        points = sum(worth) if wins and winner_takes else worth[seat]
        yield slip(seat, (seat - me) % players, players, points, wins, wins or not winner_takes, layout)


@drawn_once
def slip(
    seat: int, number: int, players: int, points: int, wins: bool, is_added: bool, layout: Layout
) -> Iterator[Sprite]:
    """Draw a slip with points, at the player who is `number` seats to my left."""
    x, y = beside(layout, number, players)
    yield Sprite(
        id=f"slip-{seat}",
        x=x,
        y=y,
        art="uno-slip",
        scale=layout.slip,
        text=f"+{points}" if is_added else str(points),
        look="uno-tally uno-won" if wins else "uno-tally",
        layer=24,
        enters=f"place-{seat}",
        label=phrase("wins-points" if wins else "left-points", player=player(seat), points=points),
    )


def beside(layout: Layout, number: int, players: int) -> Point:
    """Return where the slip of a player lies: above my plate, beside or below those of the others."""
    x, y = plate(layout, number, players)
    if number == 0:
        return x, y - 42
    inward = layout.ring[0] - x
    if players <= UNCROWDED or abs(inward) < 0.34 * layout.width:
        return x, y + 40
    return x + (PLATE + SLIP * layout.slip) / 2 * (1 if inward > 0 else -1), y
