"""The chart of the strait: the columns and rows of `board.toml` as numbered fields.

Sea hexes come first (column by column, north to south), then the islands, the Alaskan stations and the
Siberian stations, each in the order of the file.
"""

from __future__ import annotations

from dataclasses import dataclass

from snowbound.core.board import Board

COAST, OUTSIDE = -1, -2
"""What lies next to a hex in place of a field: land, or the ocean outside the strait."""

Hex = tuple[int, int]  # column number and row


@dataclass(frozen=True)
class Chart:
    """The numbered fields and how they are connected."""

    names: tuple[str, ...]  # "d4", "big_diomede", "ala1"
    hexes: tuple[Hex, ...]
    next: tuple[tuple[int, ...], ...]  # next[field][direction]: a field, COAST or OUTSIDE
    currents: tuple[tuple[int, ...], ...]  # currents[sea hex]: the printed directions
    strengths: tuple[int, ...]  # strengths[sea hex]: the number of arrows
    sea: int  # how many sea hexes there are
    islands: int
    alaskan: int  # stations in Alaska
    siberian: int


def hex_named(board: Board, name: str) -> Hex:
    """Return the hex with a name such as `d4`."""
    return board["map"]["letters"].index(name[0]), int(name[1:])


def name_of(board: Board, place: Hex) -> str:
    """Return the name of a hex."""
    return f"{board['map']['letters'][place[0]]}{place[1]}"


def neighbour(board: Board, place: Hex, direction: int) -> Hex:
    """Return the next hex in a direction. Odd columns lie half a hex further south."""
    column, row = place
    across, along = board["map"]["axial_steps"][direction]
    r = row - (column - column % 2) // 2 + along
    column += across
    return column, r + (column - column % 2) // 2


def land_hexes(board: Board) -> set[Hex]:
    """Return all hexes of the coasts."""
    found = set()
    for land in board["land"]:
        column = board["map"]["letters"].index(land["column"])
        first, last = land["rows"]
        found |= {(column, row) for row in range(first, last + 1)}
    return found


def sea_hexes(board: Board) -> dict[Hex, Board]:
    """Return all sea hexes with their channels, column by column."""
    islands = {hex_named(board, island["hex"]) for island in board["island"]}
    found = {}
    for lane in board["lane"]:
        column = board["map"]["letters"].index(lane["column"])
        for row in range(lane["rows"][0], lane["rows"][1] + 1):
            if (column, row) not in islands:
                found[column, row] = lane
    return dict(sorted(found.items()))


def stations(board: Board, coast: str) -> list[Board]:
    """Return the stations of one coast."""
    return [station for station in board["station"] if station["coast"] == coast]


def draw_chart(board: Board) -> Chart:
    """Number the fields and find their neighbours."""
    sea, land = sea_hexes(board), land_hexes(board)
    others = [*board["island"], *stations(board, "alaska"), *stations(board, "siberia")]
    hexes = (*sea, *(hex_named(board, other["hex"]) for other in others))
    names = (*(name_of(board, place) for place in sea), *(str(other["id"]) for other in others))
    number = {place: field for field, place in enumerate(hexes)}
    first_station = len(sea) + len(board["island"])

    def beyond(field: int, direction: int) -> int:
        place = neighbour(board, hexes[field], direction)
        found = number.get(place, COAST if place in land else OUTSIDE)
        return COAST if field >= first_station and found >= first_station else found

    split = {hex_named(board, part["hex"]): part["directions"] for part in board["split"]}
    index = board["map"]["directions"].index
    return Chart(
        names=names,
        hexes=hexes,
        next=tuple(
            tuple(beyond(field, d) for d in range(len(board["map"]["directions"]))) for field in range(len(hexes))
        ),
        currents=tuple(
            tuple(sorted(index(d) for d in split.get(place, [lane["direction"]]))) for place, lane in sea.items()
        ),
        strengths=tuple(lane["strength"] for lane in sea.values()),
        sea=len(sea),
        islands=len(board["island"]),
        alaskan=len(stations(board, "alaska")),
        siberian=len(stations(board, "siberia")),
    )
