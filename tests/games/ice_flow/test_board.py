"""The check of the map: the problems of wrong boards, and the properties of ours."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowbound.core.board import Unlike, line_of, problems
from snowbound.games import find
from snowbound.games.ice_flow.board import board_fields, can_get_stuck, check_board
from snowbound.games.ice_flow.chart import COAST, OUTSIDE, draw_chart, sea_hexes
from snowbound.games.ice_flow.state import BOARD, CHART, COPIES, EDGES, HOLDS, NAMES, NEXT
from tests.games.ice_flow.table import field


def broken(change: str) -> list[str]:
    """What is impossible in our board after one change."""
    board: Any = copy.deepcopy(BOARD)
    exec(change, {"board": board})
    found = [problem for problem in problems(board, check_board) if not isinstance(problem, Unlike)]
    return [f"{'.'.join(map(str, problem.where))}: {problem.text}" for problem in found]


def test_our_board_has_no_problems() -> None:
    assert problems(BOARD, check_board) == []


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        ("board['map']['axial_steps'][3] = [0, 2]", "map.axial_steps", "the edges disagree"),
        ("board['map']['axial_steps'][3] = [0, -1]", "map.axial_steps", "six different steps"),
        ("board['map']['directions'].reverse()", "map.directions", "in this order"),
        ("board['lane'][2]['strength'] = 4", "lane.2.strength", "1, 2 or 3 arrows"),
        ("board['lane'][2]['direction'] = 'up'", "lane.2.direction", "not a direction"),
        ("board['lane'][6]['column'] = 'd'", "lane.6.rows", "the same hexes of column d"),
        ("board['lane'][0]['rows'] = [0, 5]", "lane", "sea and coast at once"),
        ("board['split'][0]['hex'] = 'k2'", "split.0.hex", "not a sea hex"),
        ("board['split'][0]['directions'] = ['S', 'S']", "split.0.directions", "two different directions"),
        ("board['entries']['north'][0] = 'f3'", "entries.north", "not a sea hex"),
        ("board['entries']['north'][0] = 'e0'", "entries.north", "listed twice"),
        ("board['entries']['south'].pop()", "entries.south", "4 entry hexes"),
        ("board['island'][0]['hex'] = 'k5'", "island.0.hex", "not on the coast"),
        ("board['island'][0]['id'] = 'little_diomede'", "island.0.id", "more than once"),
        ("board['station'][0]['hex'] = 'j1'", "station.0.hex", "lies on the coast"),
        ("board['station'][0]['hex'] = 'k3'", "station.1.hex", "used twice"),
        ("board['station'][6]['hex'] = 'b9'", "station.6.hex", "no sea hex is next to"),
        ("board['station'][6]['hex'] = 'b9'", "station", "cannot be reached"),
        ("board['station'][:3] = []", "station", "room in Alaska"),
        ("board['station'][-2:] = []", "station", "station of its own"),
        ("board['floe'][0]['ids'] = [1, 2, 3]", "floe", "numbered 1 to 24"),
        ("board['floe'][3]['edges'] = '#.#'", "floe.3.edges", "six of"),
        ("board['floe'][3]['edges'] = '.##...'", "floe.3.edges", "rotated"),
        ("board['tile'][0]['ids'] = [1, 2, 3]", "tile", "numbered from 1"),
        ("board['tile'][0]['ropes'] = -1", "tile.0", "negative count"),
        ("board['tile'][8]['island'] = 'hawaii'", "tile.8.island", "no island hawaii"),
        ("board['tile'][8]['kind'] = 'floe'", "tile.8.kind", "names its island"),
        ("board['tile'][8]['island'] = 'big_diomede'", "island.0.id", "on 2 tiles"),
        ("board['components']['floe_tiles'] = 15", "components.floe_tiles", "add up to 14"),
        ("board['start']['floes_per_player']['3'] = 5", "start.floes_per_player", "3 players"),
        ("board['start']['ropes_per_player'] = 4", "start.ropes_per_player", "only 15 ropes"),
        ("board['limits']['backpack'] = 1", "limits.backpack", "does not fit"),
        ("board['components']['bears'] = 0", "components.bears", "at least one bear"),
        ("board['options']['turn_cap']['advice_for_bots'] = 0", "options.turn_cap", "1 to 10000 turns"),
        ("board['start']['floes_on_board'] = 14", "start.floes_on_board", "no other fits"),
        ("del board['island']", "island", "is missing"),
        ("board['land'] = list(board['land'])", "land", "needs 2 (FLOW-Q61)"),
    ],
)
def test_a_board_that_cannot_be_right_is_reported_with_its_place(change: str, where: str, what: str) -> None:
    if where == "land":  # close the south and the north, so that every line ends at a coast
        change += "; board['land'] += [{'column': c, 'rows': [9, 9]} for c in 'cdefghij']"
        change += "; board['land'] += [{'column': c, 'rows': [-1, -1]} for c in 'bcdefghij']"
    found = broken(change)
    assert any(text.startswith(f"{where}: ") and what in text for text in found), found


def test_the_line_of_a_problem_is_found() -> None:
    text = (Path(find("ice_flow").folder) / "board.toml").read_text(encoding="utf-8")
    lines = text.splitlines()
    assert lines[line_of(text, ("station", 6, "hex")) - 1] == 'hex = "a1"'
    assert lines[line_of(text, ("lane", 5, "strength")) - 1] == "strength = 3"


@pytest.mark.rule("FLOW-Q5", "FLOW-Q61")
def test_the_properties_that_the_rules_rely_on_are_proven_for_this_map() -> None:
    """Twelve start floes always fit: at least thirteen are needed to block every hex (section 7.5)."""
    entries = {*BOARD["entries"]["north"], *BOARD["entries"]["south"]}
    free = [hex for hex in range(CHART.sea) if NAMES[hex] not in entries]
    assert len(free) == 65
    assert not can_get_stuck(CHART, free, 12) and can_get_stuck(CHART, free, 13)


def test_the_filling_search_agrees_with_brute_force() -> None:
    """On the bay and its neighbours: the smallest set of floes that do not touch and block every hex."""
    from itertools import combinations

    free = [hex for hex in range(CHART.sea) if NAMES[hex][0] in "bc"]
    near = {hex: {hex} | {n for n in CHART.next[hex] if n in free} for hex in free}

    def fills(floes: tuple[int, ...]) -> bool:
        apart = all(a not in near[b] for a, b in combinations(floes, 2))
        return apart and set().union(*(near[hex] for hex in floes)) >= set(free)

    fewest = next(n for n in range(1, 10) if any(fills(floes) for floes in combinations(free, n)))
    assert not can_get_stuck(CHART, free, fewest - 1) and can_get_stuck(CHART, free, fewest)


def test_the_chart_is_that_of_the_specification() -> None:
    def around(name: str) -> set[str]:
        return {NAMES[n] for n in NEXT[field(name)].tolist() if n >= 0}

    assert CHART.sea == 73 and len(NAMES) == 85
    assert around("BIG") == {"f2", "g3", "little_diomede", "f4", "e4", "e3"}
    assert around("LITTLE") == {"g3", "h3", "h4", "g5", "f4", "big_diomede"}
    stations = {
        "ala1": "j1 j2",
        "ala2": "j2 j3",
        "ala3": "j3 j4",
        "ala4": "j5 j6",
        "ala5": "j6 j7",
        "ala6": "j7 j8",
        "sib1": "b0 b1",
        "sib2": "b3",
        "sib3": "c5 c6",
        "sib4": "c7 c8",
    }
    assert {name: around(name) for name in stations} == {name: set(hexes.split()) for name, hexes in stations.items()}
    numbers = {
        "b0": 0,
        "c0": 4,
        "c5": 8,
        "d0": 12,
        "e0": 21,
        "f0": 30,
        "f4": 33,
        "g0": 38,
        "g5": 42,
        "h0": 46,
        "i0": 55,
        "j0": 64,
        "j8": 72,
    }
    assert {name: NAMES.index(name) for name in numbers} == numbers
    for here in range(len(NAMES)):
        for direction in range(6):
            there = NEXT[here, direction]
            assert there < 0 or NEXT[there, (direction + 3) % 6] == here, "edges agree"


def test_pack_ice_is_on_two_thirds_of_the_floes_and_on_41_of_144_edges() -> None:
    assert sum(len(entry["ids"]) for entry in BOARD["floe"] if "#" in entry["edges"]) == 16 == 24 * 2 // 3
    assert sum(len(entry["ids"]) * entry["edges"].count("#") for entry in BOARD["floe"]) == 41
    assert EDGES[0].tolist() == [0] * 6


def test_the_tiles_show_what_four_players_leave_in_the_supply() -> None:
    shown = (HOLDS * COPIES[:, None]).sum(axis=0)
    numbers = board_fields(BOARD)
    left = np.array(numbers["total"]) - 4 * np.array([*numbers["kit"], 0])
    assert shown.tolist() == left.tolist() == [11, 11, 5]


def stops() -> set[str]:
    """The hexes where a drift can end: every hex on its way before a floe, an island or a coast."""
    found = set()
    for hex in range(CHART.sea):
        for direction in CHART.currents[hex]:
            at = hex
            for _ in range(CHART.strengths[hex]):
                at = CHART.next[at][direction]
                if not 0 <= at < CHART.sea:
                    break
                found.add(NAMES[at])
    return found


def test_every_sea_hex_can_hold_a_floe_after_the_start_phase() -> None:
    entries = {*BOARD["entries"]["north"], *BOARD["entries"]["south"]}
    assert {*NAMES[: CHART.sea]} == stops() | entries
    assert "b3" in stops()


def test_every_arrow_moves_a_floe_or_lets_it_leave() -> None:
    for hex in range(CHART.sea):
        for direction in CHART.currents[hex]:
            ahead = CHART.next[hex][direction]
            assert 0 <= ahead < CHART.sea or ahead == OUTSIDE, f"an arrow of {NAMES[hex]} points at land"


def test_every_entry_hex_is_the_upstream_end_of_a_channel_and_far_from_the_northern_stations() -> None:
    for name in [*BOARD["entries"]["north"], *BOARD["entries"]["south"]]:
        hex = field(name)
        assert all(CHART.next[hex][(d + 3) % 6] == OUTSIDE for d in CHART.currents[hex]), name
        near = {other for other in CHART.next[hex] if 0 <= other < CHART.sea}
        beyond = near | {other for sea in near for other in CHART.next[sea]}
        assert not beyond & {field("sib1"), field("sib2")}, f"from {name} one fish leads into the north"


def test_a_replaced_map_changes_the_chart() -> None:
    board = copy.deepcopy(BOARD)
    board["lane"][0]["rows"] = [0, 2]
    chart = draw_chart(board)
    assert len(sea_hexes(board)) == chart.sea == 72
    assert chart.next[chart.names.index("b2")][3] not in (COAST,) or "b3" not in chart.names
