"""Which cards and towers of UNO Power Grab are played, taken and used. All kinds of cards are drawn side by side."""

from __future__ import annotations

from typing import Any

from snowbound.core.heat_map import Backdrop, HeatMap, at_what, at_where
from snowbound.core.scene import Scene, Sprite

from .facts import Fact
from .scene_cards import FACES, IN_ORDER, LOOKS, TOWER_LOOKS
from .scene_layout import CARD, CARD_HEIGHT, TOWER, TOWER_HEIGHT
from .state import COLOUR_OF, COLOURS, POOL, TOWERS, WILD
from .words import card, tower_line

SCALE, GAP = 0.6, 8.0
"""The size of a card, and the units between two."""

IN_ROW = 11
"""The cards in a row."""

COPIES = "Of some kinds there are two or four cards, so these are played more often."


def cards(s: Any) -> Backdrop:
    """Draw all kinds of cards: the colours one below the other, and the wild cards below them."""
    wide, high = CARD * SCALE + GAP, CARD_HEIGHT * SCALE + GAP
    suits = [[kind for kind in IN_ORDER if COLOUR_OF[kind] == colour] for colour in range(COLOURS)]
    rows = [suit[first : first + IN_ROW] for suit in suits for first in range(0, len(suit), IN_ROW)]
    rows.append([kind for kind in IN_ORDER if kind >= WILD])
    sprites = [
        Sprite(
            id=f"kind-{kind}",
            x=wide * (column + 0.5),
            y=high * (row + 0.5),
            art=FACES[kind],
            look=LOOKS[kind],
            scale=SCALE,
            label=card(kind),
        )
        for row, kinds in enumerate(rows)
        for column, kind in enumerate(kinds)
    ]
    width, height = wide * max(map(len, rows)), high * len(rows)
    return Backdrop(Scene(width=width, height=height, sprites=sprites), (0.0, 0.0, width, height))


def towers(s: Any) -> Backdrop:
    """Draw the four towers."""
    wide, high = TOWER + 3 * GAP, TOWER_HEIGHT + 2 * GAP
    sprites = [
        Sprite(
            id=f"tower-{tower}",
            x=wide * (tower + 0.5),
            y=high / 2,
            art="uno-tower",
            look=TOWER_LOOKS[tower],
            label=tower_line(tower, POOL),
        )
        for tower in range(TOWERS)
    ]
    width = wide * TOWERS
    return Backdrop(Scene(width=width, height=high, sprites=sprites), (0.0, 0.0, width, high))


HEAT_MAPS = (
    HeatMap(
        "cards-played",
        "Which cards are played",
        "cards played",
        cards,
        {Fact.PLAYS: at_what("kind")},
        compares=True,
        note=COPIES,
    ),
    HeatMap(
        "last-cards", "With which card players go out", "rounds", cards, {Fact.WINS_ROUND: at_what("kind")}, note=COPIES
    ),
    HeatMap(
        "towers-taken", "Which towers are taken", "towers taken", towers, {Fact.TAKES: at_what("tower")}, compares=True
    ),
    HeatMap(
        "attacks-blocked",
        "Which towers block an attack",
        "attacks blocked",
        towers,
        {Fact.BLOCKS: at_where("tower")},
        compares=True,
    ),
)
