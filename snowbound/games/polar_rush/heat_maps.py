"""Where on the course of Polar Rush things happen, and which tiles move their players."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from snowbound.core.facts import FactRow
from snowbound.core.heat_map import Backdrop, HeatMap, at_what, at_where
from snowbound.core.scene import Scene

from .facts import Fact
from .scene import course, tile
from .scene_layout import junction_spot, sheet
from .state import FACES, Face

BELOW_COURSE = 404.0
"""Where a wide picture has the tiles."""

OTHER_COURSES = "The course of the first game is drawn. In other games other floes may lie in the same places."

HALF_TILE = 52.0
"""Units from the middle of a tile to the edge of the picture."""


def floes(s: Any) -> Backdrop:
    """Draw the course."""
    m = sheet(int(s.floes), False)
    sprites = [sprite for sprite in course(s, False) if sprite.path or sprite.text or sprite.art]
    for number in range(int(s.floes) - 1):
        x, y = junction_spot(m, number)
        sprites = [replace(o, x=x, y=y) if o.id == f"junction-{number}" else o for o in sprites]
    return Backdrop(Scene(width=m.width, height=m.height, sprites=sprites), (0.0, 0.0, m.width, BELOW_COURSE))


def tiles(s: Any) -> Backdrop:
    """Draw one tile with each face."""
    m = sheet(int(s.floes), False)
    sprites = [
        replace(tile(int(s.floes), False, face, face, True), id=f"face-{face}", text="") for face in range(FACES)
    ]
    down = max(sprite.y for sprite in sprites) - m.tiles[1]
    across = max(sprite.x for sprite in sprites) - m.tiles[0]
    box = m.tiles[0] - HALF_TILE, m.tiles[1] - HALF_TILE, across + 2 * HALF_TILE, down + 2 * HALF_TILE
    return Backdrop(Scene(width=m.width, height=m.height, sprites=sprites), box)


def of_face(face: Face) -> Any:
    """Return the function for facts that are about a tile with this face."""

    def places(s: Any, told: FactRow) -> tuple[str, ...]:
        return (f"face-{int(face)}",)

    return places


at_space, at_junction, at_face = at_where("space"), at_where("junction"), at_what("face")

HEAT_MAPS = (
    HeatMap(
        "landings",
        "Which spaces are moved to",
        "moves",
        floes,
        dict.fromkeys((Fact.MOVES, Fact.SLEDS, Fact.HUNTS, Fact.LANDS, Fact.REACHES), at_space),
    ),
    HeatMap("blocks", "Where another player is in the way", "moves blocked", floes, {Fact.BLOCKED: at_space}),
    HeatMap(
        "junctions",
        "Which junctions are separated, bridged and crossed by kayak",
        "changes and crossings",
        floes,
        {Fact.SEPARATES: at_junction, Fact.BRIDGES: at_junction, Fact.BOARDS: at_junction},
    ),
    HeatMap(
        "tiles-used",
        "Which tiles do something for their player",
        "tiles used",
        tiles,
        {
            **dict.fromkeys((Fact.MOVES, Fact.SLEDS, Fact.HUNTS, Fact.LANDS, Fact.REACHES), at_face),
            **{kind: of_face(Face.CRACK) for kind in (Fact.SEPARATES, Fact.BRIDGES)},
            Fact.BOARDS: of_face(Face.KAYAK),
        },
        compares=True,
    ),
    HeatMap(
        "tiles-in-vain",
        "Which tiles are turned over in vain",
        "tiles in vain",
        tiles,
        {
            **dict.fromkeys((Fact.NO_SPACE, Fact.BLOCKED, Fact.NO_HARPOON, Fact.STAYS), at_face),
            **{kind: of_face(Face.KAYAK) for kind in (Fact.STAYS_OUT, Fact.NO_GAP, Fact.KAYAK_TAKEN)},
        },
        compares=True,
    ),
)
