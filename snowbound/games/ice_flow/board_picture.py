"""The map of Ice Flow with the names of all hexes and stations, and the floes and tiles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from msgspec.structs import replace

from snowbound.core.board import Where
from snowbound.core.board_picture import BoardPicture, PrintedPlace, plain_sprites
from snowbound.core.scene import Scene, Sprite

from .chart import hex_named, land_hexes, name_of, sea_hexes
from .scene_floes import look_of
from .scene_map import ART, layout, open_sea, scenery
from .state import ALASKA, BOARD, CHART, FIELDS, HOLDS, ISLAND, NOWHERE, PATTERN, SEA

WIDE = 790.0
"""The width of the map without the camp."""

COLUMN, FLOE_ROW, TILE_ROW = WIDE / 6, 116.0, 112.0
FLOES_IN_ROW, TILES_IN_ROW = 6, 5
FLOE_SIZE = 0.8
BELOW = 20
"""The layer of the sea below the map; the floes and tiles are above it."""

FURNITURE = ("sled", "name-", "trails")
"""Parts of the scenery that are not printed, or whose names are written by their ids."""


def board_picture() -> BoardPicture:
    """Draw the map, and below it the patterns of floes and the kinds of tiles."""
    where = layout(False)
    drawn = [sprite for sprite in scenery(False) if not sprite.id.startswith(FURNITURE)]
    drawn += [replace(open_sea(hex, False), text="") for hex in range(SEA)]
    drawn += [_landmark(field) for field in range(SEA, FIELDS)]
    places = [*_fields(), *_coasts()]
    for sprites, place in (*_floes(where.height + 16), *_tiles(where.height + 16 + 2 * FLOE_ROW)):
        drawn += sprites
        places.append(place)
    height = places[-1].y + TILE_ROW / 2 + 8
    below = f"M0 {where.height:g}H{WIDE:g}V{height:g}H0Z"
    drawn.append(Sprite(id="below", path=below, look="flow-sea", layer=BELOW))
    return BoardPicture(Scene(width=WIDE, height=height, sprites=plain_sprites(drawn)), places)


def _landmark(field: int) -> Sprite:
    """An island or a station."""
    x, y = layout(False).fields[field]
    art = "flow-island" if field < ALASKA else "flow-hut"
    return Sprite(id=f"landmark-{field}", x=x, y=y, art=art, scale=0.8, layer=7)


def _entries() -> dict[str, list[Where]]:
    """Return for each hex the entries of the file about it, apart from its channel."""
    found: dict[str, list[Where]] = defaultdict(list)
    for number, split in enumerate(BOARD["split"]):
        found[split["hex"]].append(("split", number))
    for side, names in BOARD["entries"].items():
        for number, name in enumerate(names):
            found[name].append(("entries", side, number))
    return found


def _fields() -> Iterator[PrintedPlace]:
    """The hexes of the sea, the islands and the stations."""
    where, entries, sea = layout(False), _entries(), sea_hexes(BOARD)
    for field in range(SEA):
        (x, y), spot = where.fields[field], CHART.hexes[field]
        lane: Where = ("lane", BOARD["lane"].index(sea[spot]))
        name = name_of(BOARD, spot)
        yield PrintedPlace(name, x, y, (*entries[name], lane), 62, 70)
    for kind in ("island", "station"):
        for number, entry in enumerate(BOARD[kind]):
            x, y = where.middle(hex_named(BOARD, entry["hex"]))
            yield PrintedPlace(f"{entry['hex']} {entry['id']}", x, y, ((kind, number),), 62, 70)


def _coasts() -> Iterator[PrintedPlace]:
    """The hexes of the coasts that are on the map and have no station."""
    where, taken = layout(False), set(CHART.hexes)
    for number, land in enumerate(BOARD["land"]):
        for spot in sorted(land_hexes({**BOARD, "land": [land]}) - taken):
            x, y = where.middle(spot)
            if 0 < y < where.height:
                yield PrintedPlace("", x, y, (("land", number),), 62, 70)


def _floes(top: float) -> Iterator[tuple[list[Sprite], PrintedPlace]]:
    """A floe of each pattern, with the numbers of all floes that have it."""
    for pattern, entry in enumerate(BOARD["floe"]):
        row, column = divmod(pattern, FLOES_IN_ROW)
        x, y = COLUMN * (column + 0.5), top + FLOE_ROW * (row + 0.5)
        art, turn = look_of(PATTERN.tolist().index(pattern), 0)
        more = {"x": x, "turn": turn, "scale": FLOE_SIZE}
        sprites = [
            Sprite(id=f"under-{pattern}", y=y + 14, art=f"flow-under-{art}", layer=BELOW + 1, **more),  # type: ignore[arg-type]
            Sprite(id=f"floe-{pattern}", y=y + 9, art=f"flow-floe-{art}", layer=BELOW + 2, **more),  # type: ignore[arg-type]
        ]
        yield sprites, PrintedPlace(_numbers(entry), x, y, (("floe", pattern),), COLUMN - 8, FLOE_ROW - 6)


def _tiles(top: float) -> Iterator[tuple[list[Sprite], PrintedPlace]]:
    """A tile of each kind with what it shows, and the numbers of all tiles of that kind."""
    for kind, entry in enumerate(BOARD["tile"]):
        row, column = divmod(kind, TILES_IN_ROW)
        wide = WIDE / TILES_IN_ROW
        x, y = wide * (column + 0.5), top + TILE_ROW * (row + 0.5)
        art = "flow-tile" if ISLAND[kind] == NOWHERE else "flow-island-tile"
        sprites = [Sprite(id=f"tile-{kind}", x=x, y=y + 9, art=art, layer=BELOW + 1)]
        shown = [thing for thing in range(len(ART)) for _ in range(HOLDS[kind, thing])]
        for number, thing in enumerate(shown):
            across = x + (number - (len(shown) - 1) / 2) * 22
            more = {"id": f"tile-{kind}-{number}", "art": ART[thing], "scale": 0.72}
            sprites.append(Sprite(x=across, y=y + 6, layer=BELOW + 2, **more))  # type: ignore[arg-type]
        yield sprites, PrintedPlace(_numbers(entry), x, y, (("tile", kind),), wide - 8, TILE_ROW - 6)


def _numbers(entry: dict[str, list[int]]) -> str:
    return " ".join(map(str, entry["ids"]))
