"""Pictures of Polar Rush."""

from __future__ import annotations

from typing import Any

from snowbound import Match
from snowbound.core.contract import CHANCE
from snowbound.games.polar_rush.scene import scene
from snowbound.games.polar_rush.state import Phase


def test_the_die_shows_what_was_rolled_until_the_turn_is_over() -> None:
    match = Match("polar_rush", players=3, seed=3, chance="manual", compiled=False)
    rolled, turns = 0, 0
    while turns < 30:
        (seat,) = match.actors
        action = max(match.legal(seat))
        if seen(match).phase == Phase.ROLL:
            assert die(match) == "die-unknown"
            match.play(seat, action)
            rolled, turns = int(seen(match).tiles_left), turns + 1
            assert rolled > 1 and die(match) == f"die-{rolled}"
        else:
            match.play(seat, action if seat != CHANCE else match.legal(seat)[turns % len(match.legal(seat))])
            if seen(match).phase in {Phase.FLIP, Phase.REVEAL, Phase.MOVE, Phase.CRACK, Phase.KAYAK, Phase.HARPOON}:
                assert die(match) == (f"die-{rolled}" if rolled else "die-unknown")


def seen(match: Match) -> Any:
    """What everyone sees."""
    return match.view()


def die(match: Match) -> str:
    """What the die looks like."""
    (sprite,) = [sprite for sprite in scene(match.view(), 0, tall=False).sprites if sprite.id == "die"]
    return sprite.art
