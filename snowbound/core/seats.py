"""Neighbouring seats, and places at the end. A position's record has a field `players`."""

from __future__ import annotations

from typing import Any

from .rule import rule

PLACE_BITS = 4
"""Enough for the number of a place."""


@rule
def left_of(s: Any, seat: int) -> int:
    """Return the next seat clockwise."""
    if seat + 1 == s.players:  # a division would be slower
        return 0
    return seat + 1


@rule
def right_of(s: Any, seat: int) -> int:
    """Return the next seat counter-clockwise."""
    if seat == 0:
        return int(s.players) - 1
    return seat - 1


@rule
def rank(values: Any, players: int) -> None:
    """Replace the value of each seat by its place: 1 for the highest value. Equal values share a place."""
    for seat in range(players):
        values[seat] <<= PLACE_BITS  # the place is written below the value, which others still need
    for seat in range(players):
        place = 1
        for other in range(players):
            if values[other] >> PLACE_BITS > values[seat] >> PLACE_BITS:
                place += 1
        values[seat] |= place
    for seat in range(players):
        values[seat] &= (1 << PLACE_BITS) - 1


@rule
def share_beaten(places: Any, seat: int, players: int) -> float:
    """Return the share of the other seats that this one has beaten; a tie counts as half, and so does a solo game."""
    if players == 1:
        return 0.5
    beaten = 0.0
    for other in range(players):
        if places[other] > places[seat]:
            beaten += 1.0
        elif places[other] == places[seat] and other != seat:
            beaten += 0.5
    return beaten / (players - 1)
