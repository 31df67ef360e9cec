"""The check of `board.toml`: the map, the floes and the tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from snowbound.core.board import Board, Problem, Unlike
from snowbound.core.colours import check_colours

from .chart import COAST, Chart, draw_chart, hex_named, land_hexes, neighbour, sea_hexes, stations

MOST_FIELDS = 120  # as many as two words of bits can hold
MOST_TURNS = 10_000  # per player, for the option turn_cap


def board_fields(board: Board) -> Mapping[str, Any]:
    """Return the numbers of the board that a position holds (`State`)."""
    parts, start, limits = board["components"], board["start"], board["limits"]
    return {
        "total": [parts["ropes"], parts["fish"], parts["bears"]],
        "kit": [start["ropes_per_player"], start["fish_per_player"]],
        "fish_per_rope": limits["fish_per_rope"],
        "station_ropes": limits["station_ropes"],
    }


def check_board(board: Board) -> Iterator[Problem]:
    """Yield what is impossible, and what is unlike our reconstruction of the map (RULES.md, section 7)."""
    found = [*_check_compass(board), *_check_places(board)]
    yield from found
    if all(isinstance(problem, Unlike) for problem in found):  # the chart needs a sound map
        chart = draw_chart(board)
        yield from _check_reach(board, chart)
        yield from _check_bears(board, chart)
        yield from _check_start(board, chart)
    yield from _check_floes(board)
    yield from _check_tiles(board)
    yield from _check_numbers(board)


# --- the map -----------------------------------------------------------------


def _check_compass(board: Board) -> Iterator[Problem]:
    """There are six directions, clockwise, and opposite steps cancel out."""
    steps, names = board["map"]["axial_steps"], board["map"]["directions"]
    if names != ["N", "NE", "SE", "S", "SW", "NW"]:
        yield Problem(("map", "directions"), "the directions are N, NE, SE, S, SW, NW, in this order")
    if len(steps) != 6 or len({tuple(step) for step in steps}) != 6:
        yield Problem(("map", "axial_steps"), "there are six different steps, one per direction")
        return
    for d in range(3):
        if [-x for x in steps[d]] != steps[d + 3]:
            yield Problem(
                ("map", "axial_steps"),
                f"step {d + 3} does not lead back where step {d} came from: the edges disagree",
            )


def _check_places(board: Board) -> Iterator[Problem]:
    """Every hex is only one of: sea, island, station or coast."""
    land, taken = land_hexes(board), set[tuple[int, int]]()
    for number, lane in enumerate(board["lane"]):
        yield from _check_lane(board, number, lane)
    sea = sea_hexes(board)
    for place in sea:
        if place in land:
            yield Problem(("lane",), f"{_name(board, place)} is sea and coast at once")
    for kind in ("island", "station"):
        ids = Counter(entry["id"] for entry in board[kind])
        for number, entry in enumerate(board[kind]):
            where, place = (kind, number, "hex"), hex_named(board, entry["hex"])
            if ids[entry["id"]] > 1:
                yield Problem((kind, number, "id"), f"{entry['id']} occurs more than once")
            if place in taken:
                yield Problem(where, f"{entry['hex']} is used twice")
            taken.add(place)
            if kind == "island" and place in land:
                yield Problem(where, "an island lies in the sea, not on the coast")
            if kind == "station" and place not in land:
                yield Problem(where, "a station lies on the coast")
    yield from _check_marks(board)


def _check_lane(board: Board, number: int, lane: Board) -> Iterator[Problem]:
    """A channel has a direction and 1 to 3 arrows (FLOW-21)."""
    if lane["direction"] not in board["map"]["directions"]:
        yield Problem(("lane", number, "direction"), f"{lane['direction']} is not a direction")
    if not 1 <= lane["strength"] <= 3:
        yield Problem(("lane", number, "strength"), "the current has 1, 2 or 3 arrows")
    where, (first, last) = ("lane", number, "rows"), lane["rows"]
    if first > last:
        yield Problem(where, f"the rows run from north to south, not from {first} to {last}")
    for other in board["lane"][:number]:
        if other["column"] != lane["column"]:
            continue
        if other["strength"] != lane["strength"]:
            yield Unlike(("lane", number, "strength"), f"column {lane['column']} has two strengths, unlike ours")
        if first <= other["rows"][1] and other["rows"][0] <= last:
            yield Problem(where, f"another channel has the same hexes of column {lane['column']}")


def _check_marks(board: Board) -> Iterator[Problem]:
    """Split currents and entry hexes are on sea hexes."""
    sea = sea_hexes(board)
    for number, split in enumerate(board["split"]):
        if hex_named(board, split["hex"]) not in sea:
            yield Problem(("split", number, "hex"), f"{split['hex']} is not a sea hex")
        known = set(split["directions"]) & set(board["map"]["directions"])
        if len(known) != 2 or len(split["directions"]) != 2:
            yield Problem(("split", number, "directions"), "a split current has two different directions (FLOW-23)")
    entries = [(side, name) for side in ("north", "south") for name in board["entries"][side]]
    for side, name in entries:
        if hex_named(board, name) not in sea:
            yield Problem(("entries", side), f"the entry hex {name} is not a sea hex")
        if [other for _, other in entries].count(name) > 1:
            yield Problem(("entries", side), f"the entry hex {name} is listed twice")
    for side in ("north", "south"):
        if len(board["entries"][side]) != 4:
            yield Problem(("entries", side), "there are 4 entry hexes on each side (FLOW-10)")


def _check_reach(board: Board, chart: Chart) -> Iterator[Problem]:
    """With enough floes, every station can be reached; on our map, every other field as well."""
    if len(chart.names) > MOST_FIELDS:
        yield Problem(("lane",), f"there are {len(chart.names)} fields, more than {MOST_FIELDS}")
    found, rest = {0}, [0]
    while rest:
        for other in chart.next[rest.pop()]:
            if other >= 0 and other not in found:
                found.add(other)
                rest.append(other)
    for field in range(len(chart.names)):
        if field not in found:
            text = f"{chart.names[field]} cannot be reached from {chart.names[0]}"
            if field >= chart.sea + chart.islands:
                yield Problem(("station",), text)
            else:
                yield Unlike(("island" if field >= chart.sea else "lane",), text)
    for number, station in enumerate(board["station"]):
        around = [neighbour(board, hex_named(board, station["hex"]), d) for d in range(6)]
        if not any(place in sea_hexes(board) for place in around):
            yield Problem(("station", number, "hex"), f"no sea hex is next to {station['id']}")


def _check_bears(board: Board, chart: Chart) -> Iterator[Problem]:
    """From every hex, a bear has two directions that do not end at a coast (FLOW-Q61)."""
    for field in range(chart.sea + chart.islands):
        free = sum(not _meets_coast(chart, field, d) for d in range(6))
        if free < 2:
            yield Problem(
                ("land",),
                f"a bear on {chart.names[field]} has {free} directions that avoid the coast, but needs 2 (FLOW-Q61)",
            )


def _meets_coast(chart: Chart, field: int, direction: int) -> bool:
    """Whether a straight line over the empty sea ends at land."""
    ahead = chart.next[field][direction]
    while 0 <= ahead < chart.sea:
        ahead = chart.next[ahead][direction]
    return ahead == COAST or ahead >= chart.sea + chart.islands


def _check_start(board: Board, chart: Chart) -> Iterator[Problem]:
    """There is always a hex for the next start floe, however the others are placed (FLOW-Q5)."""
    entries = {name for side in ("north", "south") for name in board["entries"][side]}
    free = [field for field in range(chart.sea) if chart.names[field] not in entries]
    wanted = board["start"]["floes_on_board"]
    if can_get_stuck(chart, free, wanted - 1):
        yield Problem(
            ("start", "floes_on_board"),
            f"fewer than {wanted} floes can block the sea so that no other fits (FLOW-Q5)",
        )


def can_get_stuck(chart: Chart, free: list[int], most: int) -> bool:
    """Whether at most `most` floes that do not touch can block every free hex.

    Goes through the hexes in order. For all placements so far, it keeps only what later hexes
    depend on. One floe blocks at most 7 hexes, which rules out nearly all placements.
    """
    place = {field: i for i, field in enumerate(free)}
    near = [sum(1 << place[other] for other in chart.next[field] if other in place) for field in free]
    everything = (1 << len(free)) - 1
    ways = {(0, 0): 0}  # (chosen, covered): fewest floes
    for i in range(len(free)):
        after: dict[tuple[int, int], int] = {}
        for (chosen, covered), floes in ways.items():
            options = [(chosen, covered, floes)]
            if not near[i] & chosen:
                options.append((chosen | 1 << i, covered | near[i] | 1 << i, floes + 1))
            for laid, under, number in options:
                open_hexes = (everything & ~under).bit_count()
                lost = any(not under >> j & 1 and near[j] >> (i + 1) == 0 for j in _around(near[i], i))
                if number + -(-open_hexes // 7) <= most and not lost:
                    kept = sum(1 << j for j in range(i + 1) if laid >> j & 1 and near[j] >> (i + 1))
                    state = (kept, under)
                    after[state] = min(number, after.get(state, number))
        ways = after
    return bool(ways)


def _around(near: int, i: int) -> list[int]:
    """A hex and its neighbours that come before it."""
    return [i, *(j for j in range(i) if near >> j & 1)]


def _name(board: Board, place: tuple[int, int]) -> str:
    return f"{board['map']['letters'][place[0]]}{place[1]}"


# --- floes, tiles and numbers ------------------------------------------------


def _check_floes(board: Board) -> Iterator[Problem]:
    """There are 24 floes, and no pattern is another one rotated."""
    ids = [id for floe in board["floe"] for id in floe["ids"]]
    if ids != list(range(1, board["components"]["floes"] + 1)):
        yield Problem(("floe",), f"the floes are numbered 1 to {board['components']['floes']}, in order (FLOW-02)")
    seen: dict[str, int] = {}
    for number, floe in enumerate(board["floe"]):
        edges, where = floe["edges"], ("floe", number, "edges")
        if len(edges) != 6 or set(edges) - {"#", "."}:
            yield Problem(where, f"{edges!r} should be six of '#' and '.'")
            continue
        looks = min(edges[turn:] + edges[:turn] for turn in range(6))
        if looks in seen:
            yield Problem(where, f"is entry {seen[looks]} rotated: list its floes there")
        seen.setdefault(looks, number)


def _check_tiles(board: Board) -> Iterator[Problem]:
    """There are 14 floe tiles and one tile per island, with contents that the supply can fill."""
    islands = [island["id"] for island in board["island"]]
    named: Counter[str] = Counter()
    ids: list[int] = []
    kinds: Counter[str] = Counter()
    for number, tile in enumerate(board["tile"]):
        ids += tile["ids"]
        kinds[tile["kind"]] += len(tile["ids"])
        if min(tile["ropes"], tile["fish"], tile["bears"]) < 0:
            yield Problem(("tile", number), "a tile cannot have a negative count")
        if (tile["kind"] == "island") != ("island" in tile):
            yield Problem(("tile", number, "kind"), "an island tile, and no other, names its island")
        if "island" in tile:
            named[tile["island"]] += len(tile["ids"])
            if tile["island"] not in islands:
                yield Problem(("tile", number, "island"), f"there is no island {tile['island']}")
    if ids != list(range(1, len(ids) + 1)):
        yield Problem(("tile",), "the tiles are numbered from 1, in order")
    for kind in ("floe", "island"):
        if kinds[kind] != board["components"][f"{kind}_tiles"]:
            yield Problem(("components", f"{kind}_tiles"), f"the tiles add up to {kinds[kind]} (FLOW-03)")
    for number, island in enumerate(islands):
        if named[island] != 1:
            yield Problem(("island", number, "id"), f"{island} is on {named[island]} tiles instead of one")


def _check_numbers(board: Board) -> Iterator[Problem]:
    """There are enough stations, floes and objects for the largest game."""
    parts, start, game = board["components"], board["start"], board["game"]
    yield from check_colours(parts["colours"], game["players_max"], ("components", "colours"))
    explorers = game["players_max"] * parts["explorers_per_colour"]
    room = len(stations(board, "alaska")) * board["limits"]["explorers_per_field"]
    if room < explorers:
        yield Problem(
            ("station",),
            f"{explorers} explorers need room in Alaska, but there is room for {room} (FLOW-07, FLOW-Q55)",
        )
    if len(stations(board, "siberia")) < parts["explorers_per_colour"]:
        yield Problem(("station",), "each explorer of a colour needs a Siberian station of its own (FLOW-76)")
    for players in range(game["players_min"], game["players_max"] + 1):
        if start["floes_per_player"].get(str(players), 0) * players != start["floes_on_board"]:
            yield Problem(
                ("start", "floes_per_player"),
                f"{players} players do not place {start['floes_on_board']} floes (FLOW-08)",
            )
    for thing in ("ropes", "fish"):
        if start[f"{thing}_per_player"] * game["players_max"] > parts[thing]:
            yield Problem(("start", f"{thing}_per_player"), f"there are only {parts[thing]} {thing} (FLOW-04)")
    if start["ropes_per_player"] + start["fish_per_player"] > board["limits"]["backpack"]:
        yield Problem(("limits", "backpack"), "the start kit does not fit into a backpack (FLOW-04, FLOW-56)")
    if not 1 <= board["options"]["turn_cap"]["advice_for_bots"] <= MOST_TURNS:
        yield Problem(("options", "turn_cap"), f"games between bots end after 1 to {MOST_TURNS} turns per player")
    if parts["bears"] < 1:
        yield Problem(("components", "bears"), "there is at least one bear")
