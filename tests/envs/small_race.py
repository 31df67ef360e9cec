"""A small Arctic Race: the last one or two rounds of two players with three cards each, close to the goal."""

from __future__ import annotations

from typing import Any

from snowbound.core.record import View
from snowbound.games import find
from snowbound.games.arctic_race.state import ALL_CARDS, ALL_TILES, NOBODY, SLOTS, TILES, Phase

GAME = find("arctic_race")
HAND = 0b10011  # cards 1, 2 and 5
FIELDS = ((36, 33, 0, 0, 31), (35, 32, 0, 0, 30))


def start(view: View) -> None:
    """Set up a position in which both choose a card and the stack of floes is empty."""
    s: Any = view
    s.phase, s.holder, s.opener, s.turn, s.round_number = Phase.CHOOSE, 0, 0, NOBODY, 1
    s.river[:] = range(SLOTS - 1, -1, -1)  # the last one is blank
    s.unseen = ALL_TILES & ~((1 << TILES - int(s.removed[2])) - 1)
    s.stack = 0
    for seat, fields in enumerate(FIELDS):
        s.hand[seat] = HAND
        s.pile[seat, :2] = [card for card in range(5) if (ALL_CARDS & ~HAND) >> card & 1]
        for racer, field in enumerate(fields):
            s.field[seat, racer] = field
            s.occupied |= 1 << field if field else 0
