"""What players of Arctic Roll draw where on their sheets. All sheets are counted on one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snowbound.core.facts import FactRow
from snowbound.core.heat_map import Backdrop, HeatMap, at_where
from snowbound.core.scene import Scene

from .fact_kinds import Fact
from .scene_fields import field
from .scene_layout import PAPER, seated
from .scene_sheet import BONUS_HEXES, bonuses, paper, printed
from .state import HEXES, HUNTER, ICE_HOLE

MARGIN = 10.0
"""Units around the sheet."""


def sheet(s: Any) -> Backdrop:
    """Draw an empty sheet."""
    frame = seated(1, 0, False).frames[0]
    sprites = [
        *paper(frame, 0, 0, 0, int(s.pawn[0])),
        *printed(frame),
        *bonuses(frame, 0, tuple([True] * len(BONUS_HEXES)), False),
        *(field(frame, hex_, False, 0) for hex_ in range(HEXES)),
    ]
    width, height = PAPER[0] * frame.a + 2 * MARGIN, PAPER[1] * frame.a + 2 * MARGIN
    box = (frame.x - width / 2, frame.y - height / 2, width, height)
    return Backdrop(Scene(width=width, height=height, sprites=sprites), box)


def both_hexes(s: Any, told: FactRow) -> tuple[str, ...]:
    """The two hexes of an area of water."""
    return f"hex-{told.where}", f"hex-{told.number}"


def strikes(s: Any, told: FactRow) -> tuple[str, ...]:
    """The hex of a calamity, if it has one."""
    return (f"hex-{told.where}",) if told.where >= 0 else ()


def drawn_at_end(*contents: int) -> Any:
    """Return the function that finds these drawings on all sheets at the end."""

    def places(s: Any) -> Iterable[tuple[int, str]]:
        for seat in range(int(s.players)):
            for hex_, content in enumerate(s.sheet[seat].tolist()):
                if content in contents:
                    yield seat, f"hex-{hex_}"

    return places


at_hex = at_where("hex")

HEAT_MAPS = (
    HeatMap("hunters", "Where hunters stand at the end", "hunters", sheet, at_end=drawn_at_end(HUNTER), compares=True),
    HeatMap("holes", "Where ice holes are at the end", "ice holes", sheet, at_end=drawn_at_end(ICE_HOLE)),
    HeatMap(
        "pawn",
        "Where the pawn ends its moves",
        "moves of the pawn",
        sheet,
        {Fact.MOVES: at_hex, Fact.EXTRA_MOVES: at_hex, Fact.LIFTS: at_hex, Fact.GOES: at_hex},
    ),
    HeatMap("calamities", "Where calamities strike", "calamities", sheet, {Fact.STRIKES: strikes}),
    HeatMap("bonuses", "Which bonuses are claimed", "bonuses", sheet, {Fact.CLAIMS: at_hex}, compares=True),
    HeatMap("water", "Where the sheets have open water", "hexes of water", sheet, {Fact.WATER_DRAWN: both_hexes}),
)
