"""Checks of board.toml: the board, the tiles, the cards, the die and the prizes; and what follows from its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from snowbound.core.board import Board, Problem, Unlike, Where
from snowbound.core.colours import check_colours
from snowbound.core.option import Choice, Number, Option, SeatChoice

ICONS = ("blank", "plus1", "plus2", "plus3", "die", "pickup", "shift", "start")
KINDS = ("pass_start", "shift", "roll", "pickup")
BITS = 62
"""The most positions or tiles: both are kept as bits of one number."""

UNPRINTED = 2
"""Icons of `state.Icon` that are not printed, and have no steps: open water and the goal."""

MOST_SEATS = 10
START_FIELDS, NUMBER_FIELDS = 4, 6  # on land, as far as the remnants of the drawing tell


def board_options(board: Board) -> tuple[Option, ...]:
    """Return the options of the rules."""
    return (
        SeatChoice("first_player"),
        Number("max_rounds", default=board["game"]["max_rounds"], low=1, high=10_000, step=10),
        Choice("pile_view", ("top", "open"), origin="reading"),
    )


def board_fields(board: Board) -> Mapping[str, Any]:
    """Return the numbers of the board that a position holds (`State`)."""
    racers, icons, moves = board["racers"], board["icons"], _moves_of_cards(board)
    removed = board["setup"]["removed"]
    numbers = range(len(racers))
    return {
        "home_to_end": board["game"]["racers_home_to_end"],
        "racer_steps": [racer["steps"] for racer in racers],
        "prize": [[0, *racer["points"]] for racer in racers],
        "card_steps": [[steps.get(racer, 0) for racer in numbers] for steps in moves],
        "die_face": [len(racers) if face == "circle" else int(face) - 1 for face in board["die"]["faces"]],
        "circle_steps": board["die"]["circle_steps"],
        "icon_steps": [*(icons[name].get("steps", 0) for name in ICONS), *[0] * UNPRINTED],
        "removed": [removed.get(str(players), 0) for players in range(board["game"]["players_max"] + 1)],
    }


def _moves_of_cards(board: Board) -> list[dict[int, int]]:
    """Return for each card how far it moves which racers."""
    cards = [card["actions"] for card in board["cards"]]
    return [{a["racer"] - 1: a["steps"] for a in actions if a["kind"] == "move"} for actions in cards]


def check_board(board: Board) -> Iterator[Problem]:
    """Yield what is impossible, and what is unlike our reconstruction of board and tiles (RULES.md, section 7)."""
    yield from _check_game(board)
    yield from _check_racers(board)
    yield from _check_cards(board)
    yield from _check_die(board)
    yield from _check_icons(board)
    yield from _check_tiles(board)
    yield from _check_setup(board)
    yield from _check_path(board)
    yield from _check_crossings(board)
    yield from _check_remnants(board)


def _is_count(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _check_game(board: Board) -> Iterator[Problem]:
    game = board["game"]
    if not _is_count(game["players_max"], 2, MOST_SEATS):
        yield Problem(("game", "players_max"), f"must be from 2 to {MOST_SEATS}")
    if not _is_count(game["players_min"], 2, game["players_max"]):
        yield Problem(("game", "players_min"), "must be at least 2 and at most players_max")
    yield from check_colours(game["colours"], game["players_max"], ("game", "colours"))
    if game["racers_home_to_end"] > len(board["racers"]):
        yield Problem(("game", "racers_home_to_end"), f"there are only {len(board['racers'])} racers")


def _check_racers(board: Board) -> Iterator[Problem]:
    racers, players = board["racers"], board["game"]["players_max"]
    if len(racers) != board["game"]["racers_per_player"]:
        yield Problem(("game", "racers_per_player"), f"there are {len(racers)} racers")
    for place, racer in enumerate(racers):
        where = ("racers", place)
        if racer["number"] != place + 1:
            yield Problem((*where, "number"), f"the racers are numbered in order: {place + 1} is expected")
        if "steps" not in racer:
            yield Problem((*where, "steps"), "is missing")
        yield from _check_prizes((*where, "points"), racer["points"], players)


def _check_prizes(where: Where, points: list[int], players: int) -> Iterator[Problem]:
    if len(points) != players:
        yield Problem(where, f"a race has {players} places (RACE-11), not {len(points)}")
    if points != sorted(points, reverse=True):
        yield Unlike(where, "a better place has the smaller prize")


def _check_cards(board: Board) -> Iterator[Problem]:
    if len(board["cards"]) != len(board["racers"]):
        yield Problem(("cards",), f"there is a card for each of the {len(board['racers'])} racers (RACE-02)")
    seen: set[str] = set()
    for place, card in enumerate(board["cards"]):
        where = ("cards", place)
        if card["id"] != f"C{place + 1}":
            yield Problem((*where, "id"), f"the cards are in order: C{place + 1} is expected")
        if not card["actions"]:
            yield Problem((*where, "actions"), "a card has at least one action")
        yield from _check_moves((*where, "actions"), card["actions"], len(board["racers"]))
        others = [action["kind"] for action in card["actions"] if action["kind"] != "move"]
        for kind in others:
            if kind not in KINDS:
                yield Problem((*where, "actions"), f"{kind!r} is not one of move, {', '.join(KINDS)}")
            elif kind in seen:
                yield Problem((*where, "actions"), f"{kind} is on another card already")
            seen.add(kind)
        if len(others) > 1:
            yield Problem((*where, "actions"), "a card has at most one action that is not a move")


def _check_moves(where: Where, actions: list[Board], racers: int) -> Iterator[Problem]:
    moved: set[int] = set()
    for action in actions:
        if action["kind"] != "move":
            continue
        if not _is_count(action["racer"], 1, racers):
            yield Problem(where, f"there is no racer {action['racer']}")
        if action["racer"] in moved:
            yield Problem(where, f"racer {action['racer']} is listed twice")
        if "steps" not in action:
            yield Problem(where, "a move has steps")
        moved.add(action["racer"])


def _check_die(board: Board) -> Iterator[Problem]:
    numbers = [str(racer["number"]) for racer in board["racers"]]
    if not board["die"]["faces"]:
        yield Problem(("die", "faces"), "a die has at least one face")
    for face in board["die"]["faces"]:
        if face.isdecimal() and face not in numbers:
            yield Problem(("die", "faces"), f"there is no racer {face}")


def _check_icons(board: Board) -> Iterator[Problem]:
    for name in ICONS:
        if name not in board["icons"]:
            yield Problem(("icons",), f"the icon {name} is missing")
    for name, icon in board["icons"].items():
        if name not in ICONS:
            yield Problem(("icons", name), f"there is no rule for it, only for {', '.join(ICONS)}")
        elif name.startswith("plus") and "steps" not in icon:
            yield Problem(("icons", name), "needs steps")
        elif not name.startswith("plus") and "steps" in icon:
            yield Problem(("icons", name), "only the icons +n have steps")


def _check_tiles(board: Board) -> Iterator[Problem]:
    floes, ids = board["floes"], set()
    on_land_only = {name for name, icon in board["icons"].items() if not icon["on_floes"]}
    if not floes["rows"] or len(set(floes["rows"])) != len(floes["rows"]):
        yield Problem(("floes", "rows"), "a tile has at least one field, and each has a different name")
    for place, tile in enumerate(floes["tiles"]):
        where = ("floes", "tiles", place)
        if tile["id"] in ids:
            yield Problem((*where, "id"), f"the tile {tile['id']} is listed twice")
        ids.add(tile["id"])
        for name in tile.keys() - {"id", *floes["rows"]}:
            yield Problem((*where, name), f"the fields of a tile are {', '.join(floes['rows'])}")
        for row in floes["rows"]:
            yield from _check_tile_icon(on_land_only, (*where, row), tile.get(row))
    if len(floes["tiles"]) > BITS:
        yield Problem(("floes", "tiles"), f"there can be at most {BITS} tiles")


def _check_tile_icon(on_land_only: set[str], where: Where, icon: Any) -> Iterator[Problem]:
    if icon not in ICONS:
        yield Problem(where, f"{icon!r} is not one of the icons {', '.join(ICONS)}")
    elif icon in on_land_only:
        yield Unlike(where, f"{icon} is not on our floes (RACE-Q41)")


def _check_setup(board: Board) -> Iterator[Problem]:
    setup, tiles = board["setup"], len(board["floes"]["tiles"])
    if setup["floe_tiles"] != tiles:
        yield Problem(("setup", "floe_tiles"), f"there are {tiles} tiles")
    for players in range(board["game"]["players_min"], board["game"]["players_max"] + 1):
        removed = setup["removed"].get(str(players))
        if removed is None:
            yield Problem(("setup", "removed", str(players)), "must say how many tiles are taken out")
        elif tiles - removed < setup["river_slots"]:
            yield Problem(("setup", "removed", str(players)), "too few tiles are left for the river")


def _check_path(board: Board) -> Iterator[Problem]:
    track, spots, most = board["board"], set(), BITS - longest_move(board)
    if len(track["path"]) != track["length"]:
        yield Problem(("board", "length"), f"the path has {len(track['path'])} positions")
    if not _is_count(track["length"], 1, most):
        yield Problem(("board", "length"), f"must be from 1 to {most}")
    for place, position in enumerate(track["path"]):
        where = ("board", "path", place)
        if position["pos"] != place + 1:
            yield Problem((*where, "pos"), f"the positions are numbered in order: {place + 1} is expected")
        if position["kind"] == "land":
            yield from _check_land(where, position)
        elif position["kind"] == "floe":
            yield from _check_floe(where, position, board)
        else:
            yield Problem((*where, "kind"), f"{position['kind']!r} is neither land nor floe")
        if not (0 <= position["x"] < track["columns"] and 0 <= position["y"] < track["rows"]):
            yield Problem((*where, "x"), "lies outside the drawing")
        if (position["x"], position["y"]) in spots:
            yield Problem((*where, "x"), "is drawn where another position is")
        spots.add((position["x"], position["y"]))


def longest_move(board: Board) -> int:
    """Return the most steps of any single move."""
    cards = [steps for card in _moves_of_cards(board) for steps in card.values()]
    icons = [icon.get("steps", 0) for icon in board["icons"].values()]
    return int(max(board["die"]["circle_steps"], *cards, *icons, *(racer["steps"] for racer in board["racers"])))


def _check_land(where: Where, position: Board) -> Iterator[Problem]:
    if position.get("icon") not in ICONS:
        yield Problem((*where, "icon"), f"{position.get('icon')!r} is not one of the icons {', '.join(ICONS)}")
    for name in ("slot", "row"):
        if name in position:
            yield Problem((*where, name), f"land has no {name}")


def _check_floe(where: Where, position: Board, board: Board) -> Iterator[Problem]:
    slots, rows = board["setup"]["river_slots"], board["floes"]["rows"]
    if not _is_count(position.get("slot"), 1, slots):
        yield Problem((*where, "slot"), f"{position.get('slot')!r} is not a slot from 1 to {slots}")
    if position.get("row") not in rows:
        yield Problem((*where, "row"), f"{position.get('row')!r} is not one of the rows {', '.join(rows)}")
    if "icon" in position:
        yield Problem((*where, "icon"), "a floe position has the icon of the tile in its slot (RACE-09)")


def _check_crossings(board: Board) -> Iterator[Problem]:
    """Each row of each slot is on the path exactly once, so a carried racer has one place to go (RACE-51)."""
    found = [(p.get("slot"), p.get("row")) for p in board["board"]["path"] if p["kind"] == "floe"]
    for slot in range(1, board["setup"]["river_slots"] + 1):
        for row in board["floes"]["rows"]:
            times = found.count((slot, row))
            if times != 1:
                text = f"slot {slot} {row} is on the path {times} times, not once (RACE-09)"
                yield Problem(("board", "path"), text)


def _check_remnants(board: Board) -> Iterator[Problem]:
    """The remnants of a drawing suggest 4 START fields and at most 6 number fields on land (RULES.md, section 7.2)."""
    land = [position.get("icon") for position in board["board"]["path"] if position["kind"] == "land"]
    if (starts := land.count("start")) != START_FIELDS:
        yield Unlike(("board", "path"), f"there are {starts} START fields; the drawing seems to show {START_FIELDS}")
    numbers = sum(board["icons"].get(icon, {}).get("steps") is not None for icon in land)
    if numbers > NUMBER_FIELDS:
        text = f"{numbers} fields on land have a number; the drawing seems to show at most {NUMBER_FIELDS}"
        yield Unlike(("board", "path"), text)
