"""The turn, and the floe actions: drift, rotate, discover."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.ice_flow.state import BOARD, NAMES, Phase
from tests.games.ice_flow.table import Flow

ENTRIES = sorted([*BOARD["entries"]["north"], *BOARD["entries"]["south"]], key=NAMES.index)


@pytest.mark.rule("FLOW-15", "FLOW-16", "FLOW-19")
def test_a_turn_has_one_floe_action_and_at_most_one_explorer_action(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5", "R0 d4")
    assert not sea.can(0, "END") and sea.why_not(0, "END") == "FLOW-15"

    sea.play(0, "HEX d5", "CW")
    assert sea.can(0, "END"), "the explorer action may be declined"
    assert not sea.of_kind(0, "HEX", "DISCOVER") and sea.why_not(0, "HEX d5") == "FLOW-15"
    assert sea.why_not(0, "DISCOVER") == "FLOW-15"

    sea.play(0, "SELECT 0", "STEP S", "STOP")
    assert not sea.of_kind(0, "SELECT", "FISH") and sea.why_not(0, "SELECT 0") == "FLOW-16"
    assert sea.why_not(0, "FISH") == "FLOW-16"

    sea.play(0, "END")
    assert (sea.actors, sea.s.turns, sea.phase) == ([1], 1, Phase.TURN)
    sea.play(1, "HEX d4", "CW", "END")
    assert sea.actors == [0], "clockwise, back to the first"


@pytest.mark.rule("FLOW-17")
def test_the_two_actions_come_in_either_order_and_do_not_interrupt_each_other(flow: Flow) -> None:
    explorer_first = flow.sea("1 d4, 2 d5", "R0 d4").play(0, "SELECT 0", "STEP S", "STOP", "HEX d4", "CW", "END")
    floe_first = flow.sea("1 d4, 2 d5", "R0 d4").play(0, "HEX d4", "CW", "SELECT 0", "STEP S", "STOP", "END")
    assert explorer_first.position.bytes == floe_first.position.bytes

    sea = flow.sea("1 d4, 2 d5", "R0 d4").play(0, "SELECT 0", "STEP S")
    assert sea.why_not(0, "HEX d4") == sea.why_not(0, "DISCOVER") == "FLOW-17"
    sea = flow.sea("1 d4, 2 d5", "R0 d4").play(0, "HEX d4")
    assert sea.why_not(0, "SELECT 0") == "FLOW-17"


@pytest.mark.rule("FLOW-18", "FLOW-25", "FLOW-Q10")
def test_an_action_that_cannot_be_carried_out_may_not_be_chosen(flow: Flow) -> None:
    sea = flow.sea("1 d7, 2 d8", "R0 d8").play(0, "HEX d7")
    assert sea.of_kind(0, "DRIFT") == [] and sea.why_not(0, "DRIFT S") == "FLOW-25"
    assert sea.of_kind(0, "CW", "CCW") == ["CW", "CCW"], "another action must be chosen"


@pytest.mark.rule("FLOW-20")
def test_a_floe_with_only_other_players_explorers_may_not_be_chosen(flow: Flow) -> None:
    sea = flow.sea("1 d2, 2 d4 111, 3 f5, 4 f7 002", "R0 f5, Y0 f5, Y1 d2")
    assert sea.of_kind(0, "HEX") == ["HEX d4", "HEX f5", "HEX f7"], "things never matter, an own explorer helps"
    assert sea.why_not(0, "HEX d2") == "FLOW-20"
    assert sea.why_not(0, "HEX d3") == "FLOW-20", "there is no floe"


@pytest.mark.rule("FLOW-21", "FLOW-24", "FLOW-27", "FLOW-28", "FLOW-25", "FLOW-20", "FLOW-Q10")
def test_w3_drift(flow: Flow) -> None:
    a = flow.sea("1 d4 100").play(0, "HEX d4", "DRIFT S")
    assert a.floes() == {"d7": "1/0"} and a.lying("d7") == (1, 0, 0) and a.lying("d4") == (0, 0, 0)

    b = flow.sea("1 d4 100, 2 d7").play(0, "HEX d4", "DRIFT S")
    assert b.floes() == {"d6": "1/0", "d7": "2/0"}, "nothing is pushed"

    c = flow.sea("1 d6 111")
    assert c.supply == (12, 12, 4)
    c.play(0, "HEX d6", "DRIFT S")
    assert c.floes() == {} and c.s.bag & 1 and c.supply == (13, 13, 5)

    d = flow.sea("1 d6", "R0 d6")
    e = flow.sea("1 d8", "R0 d8").play(0, "HEX d8")
    assert e.of_kind(0, "DRIFT", "CW", "CCW") == ["CW", "CCW"], "with an explorer it cannot leave"
    f = flow.sea("1 d6", "R0 d6", turn=1)
    assert f.of_kind(1, "HEX", "DISCOVER") == ["DISCOVER"]

    d.play(0, "HEX d6", "DRIFT S")
    assert d.floes() == {"d8": "1/0"} and d.at("R0") == "d8"

    last = flow.sea("1 d8 010").play(0, "HEX d8", "DRIFT S")
    assert last.floes() == {} and last.supply == (13, 13, 5), "from the last hex it leaves"


@pytest.mark.rule("FLOW-28")
def test_another_players_explorer_also_keeps_a_floe_in_the_strait(flow: Flow) -> None:
    sea = flow.sea("1 d6", "R0 d6, Y0 d6").play(0, "HEX d6", "DRIFT S")
    assert (sea.at("R0"), sea.at("Y0"), sea.floes()) == ("d8", "d8", {"d8": "1/0"})


@pytest.mark.rule("FLOW-22")
def test_only_printed_directions_are_possible(flow: Flow) -> None:
    sea = flow.sea("1 d4").play(0, "HEX d4")
    assert sea.of_kind(0, "DRIFT") == ["DRIFT S"]
    assert sea.why_not(0, "DRIFT N") == "FLOW-22"


@pytest.mark.rule("FLOW-23", "FLOW-25", "FLOW-24")
def test_w4_two_directions(flow: Flow) -> None:
    sea = flow.sea("1 d6", "R0 d6").play(0, "HEX d6")
    assert sea.of_kind(0, "DRIFT") == ["DRIFT S", "DRIFT SW"]
    assert sea.copy().play(0, "DRIFT S").floes() == {"d8": "1/0"}
    assert sea.play(0, "DRIFT SW").floes() == {"c7": "1/0"}, "one hex, then coast: the shorter way is free to pick"

    assert flow.sea("1 d6, 2 c7").play(0, "HEX d6").of_kind(0, "DRIFT") == ["DRIFT S"]
    assert flow.sea("1 d6, 2 d7").play(0, "HEX d6").of_kind(0, "DRIFT") == ["DRIFT SW"]


@pytest.mark.rule("FLOW-24")
@pytest.mark.parametrize(
    ("floes", "hex", "drift", "end"),
    [
        ("1 f2", "f2", "SW", "e3"),
        ("1 g5", "g5", "NW", "f4"),
        ("1 h3", "h3", "NE", "j2"),
        ("1 g5, 2 h4", "g5", "NW", "f4"),
        ("1 e2, 2 e4", "e2", "S", "e3"),
        ("1 d6", "d6", "SW", "c7"),
        ("1 c2", "c2", "S", "c3"),
        ("1 c3", "c3", "SW", "b3"),
        ("1 c5", "c5", "NE", "e4"),
        ("1 j4", "j4", "SW", "h5"),
    ],
)
def test_a_drift_is_full_length_unless_floe_island_or_coast_is_in_the_way(
    flow: Flow, floes: str, hex: str, drift: str, end: str
) -> None:
    sea = flow.sea(floes).play(0, f"HEX {hex}", f"DRIFT {drift}")
    assert end in sea.floes() and sea.floes()[end] == "1/0"


@pytest.mark.rule("FLOW-24")
def test_an_island_stops_a_drift(flow: Flow) -> None:
    """No arrow of this map points at an island, so `drift_end` is called with another direction."""
    from snowbound.games.ice_flow.floes import drift_end
    from snowbound.games.ice_flow.state import CURRENT, STRENGTH
    from tests.games.ice_flow.table import DIRECTION, field

    sea = flow.sea("1 d2")
    assert STRENGTH[field("d2")] == 3 and CURRENT[field("d2")] == 1 << DIRECTION["S"]
    end: Any = drift_end
    assert NAMES[end(sea.s, field("d2"), DIRECTION["SE"])] == "e3", "f3 is Big Diomede"
    assert NAMES[end(flow.sea("1 b3").s, field("b3"), DIRECTION["NW"])] == "b3", "a station is coast"


@pytest.mark.rule("FLOW-26")
def test_everything_on_a_floe_moves_with_it_and_its_orientation_stays(flow: Flow) -> None:
    sea = flow.sea("22/2 d1 210", "R0 d1, R1 d1").play(0, "HEX d1")
    before = sea.jagged("d1")
    sea.play(0, "DRIFT SE")
    assert sea.floes() == {"g3": "22/2"} and sea.jagged("g3") == before
    assert sea.lying("g3") == (2, 1, 0) and (sea.at("R0"), sea.at("R1")) == ("g3", "g3")


@pytest.mark.rule("FLOW-Q8")
def test_a_drift_is_straight_by_the_arrows_of_the_starting_hex(flow: Flow) -> None:
    sea = flow.sea("1 d1").play(0, "HEX d1", "DRIFT SE")
    assert sea.floes() == {"g3": "1/0"}, "three hexes although e2 has two arrows to the south, and f2 one"


@pytest.mark.rule("FLOW-29", "FLOW-Q16")
def test_w5_rotation(flow: Flow) -> None:
    sea = flow.sea("11 e2 110", "R0 e2").play(0, "HEX e2")
    assert sea.jagged("e2") == "N NE"
    assert sea.copy().play(0, "CCW").jagged("e2") == "N NW"
    sea.play(0, "CW")
    assert sea.jagged("e2") == "NE SE" and sea.lying("e2") == (1, 1, 0) and sea.at("R0") == "e2"

    smooth = flow.sea("1 e2").play(0, "HEX e2", "CCW")
    assert smooth.s.floe_done == 1 and smooth.floes() == {"e2": "1/5"}, "a floe without pack ice may be rotated"


@pytest.mark.rule("FLOW-30", "FLOW-31", "FLOW-32", "FLOW-Q17", "FLOW-60")
def test_w6a_discovery(flow: Flow) -> None:
    sea = flow.sea("17 d4 003, 18 d6 002")
    assert sea.supply == (13, 13, 0)
    sea.play(0, "DISCOVER").draw("#..#..").turn_up(12)
    assert sea.actors == [0] and sea.s.floe + 1 == 15 and sea.s.tile >= 0, "floe and tile are known before the hex"
    assert sea.of_kind(0, "HEX") == [f"HEX {name}" for name in ENTRIES]
    assert sea.why_not(0, "HEX d5") == "FLOW-30"

    sea.play(0, "HEX h8")
    assert sea.of_kind(0, "ORIENT") == ["ORIENT 0", "ORIENT 1", "ORIENT 2"]
    assert sea.why_not(0, "ORIENT 3") == "FLOW-Q17"
    sea.play(0, "ORIENT 1")

    assert sea.jagged("h8") == "NE SW" and sea.lying("h8") == (1, 0, 0), "the missing bear is lost, not owed"
    assert sea.supply == (12, 13, 0) and sea.s.floe_done == 1 and sea.phase == Phase.TURN


@pytest.mark.rule("FLOW-37")
def test_w6b_an_island_tile_fills_its_island_and_the_floe_is_empty(flow: Flow) -> None:
    sea = flow.sea("17 d4 003, 18 d6 002").play(0, "DISCOVER").draw("#..#..").turn_up(15)
    sea.play(0, "HEX d0", "ORIENT 0")
    assert sea.lying("LITTLE") == (1, 1, 0) and sea.lying("d0") == (0, 0, 0)


@pytest.mark.rule("FLOW-33")
def test_without_a_free_entry_hex_nothing_is_discovered(flow: Flow) -> None:
    full = ", ".join(f"{i + 1} {hex}" for i, hex in enumerate(ENTRIES))
    sea = flow.sea(full)
    assert not sea.can(0, "DISCOVER") and sea.why_not(0, "DISCOVER") == "FLOW-33"
    sea = flow.sea(full.replace("8 j0", "8 j1"))
    assert sea.can(0, "DISCOVER")
    assert sea.play(0, "DISCOVER").draw("##....").turn_up(1).of_kind(0, "HEX") == ["HEX j0"]


def all_floes(*hexes: str) -> str:
    """All 24 floes, on these hexes."""
    assert len(hexes) == 24
    return ", ".join(f"{i + 1} {hex}" for i, hex in enumerate(hexes))


INLAND = (
    "d2",
    "d3",
    "d4",
    "e2",
    "e3",
    "e4",
    "f4",
    "f5",
    "f6",
    "g3",
    "g5",
    "g6",
    "h3",
    "h4",
    "h5",
    "i3",
    "i4",
    "i5",
    "c1",
    "c2",
)


@pytest.mark.rule("FLOW-34", "FLOW-35", "FLOW-Q18")
def test_with_an_empty_bag_a_floe_that_would_leave_is_discovered_again(flow: Flow) -> None:
    sea = flow.sea(all_floes(*INLAND, "d8 110", "h1 001", "e8", "b0"), "Y0 e8, R0 b0")
    assert sea.s.bag == 0
    sea.play(0, "DISCOVER")
    assert sea.phase == Phase.REMOVE and sea.of_kind(0, "HEX") == ["HEX d8", "HEX h1"], "not those with explorers"
    assert sea.why_not(0, "HEX e8") == sea.why_not(0, "HEX b0") == sea.why_not(0, "HEX d4") == "FLOW-34"

    before = sea.supply
    sea.play(0, "HEX d8")
    assert sea.supply == (before[0] + 1, before[1] + 1, before[2]) and sea.s.floe + 1 == 21
    assert sea.actors == [CHANCE] and sea.phase == Phase.TURN_UP, "a tile is turned up as for any drawn floe"
    sea.turn_up(14).play(0, "HEX e0", "ORIENT 1")
    assert sea.floes()["e0"] == "21/1" and "d8" not in sea.floes() and sea.lying("e0") == (0, 0, 1)
    assert sea.s.bag == 0

    stuck = flow.sea(all_floes(*INLAND, "d8", "e8", "f8", "b0"), "Y0 f8, R0 b0, R1 d8, R2 e8")
    assert stuck.why_not(0, "DISCOVER") == "FLOW-35"


@pytest.mark.rule("FLOW-34")
def test_only_with_an_empty_bag_is_a_floe_taken_from_the_strait(flow: Flow) -> None:
    sea = flow.sea("1 d8").play(0, "DISCOVER")
    assert sea.phase == Phase.DRAW and sea.actors == [CHANCE]


@pytest.mark.rule("FLOW-Q19", "FLOW-18")
def test_in_the_rare_case_without_a_floe_action_it_is_skipped(flow: Flow) -> None:
    floes = ", ".join(f"{i + 1} {hex}" for i, hex in enumerate(ENTRIES))
    foreign = ", ".join(
        f"{name} {hex}" for name, hex in zip(["Y0", "Y1", "Y2", "B0", "B1", "B2", "G0", "G1"], ENTRIES, strict=True)
    )
    sea = flow.sea(floes, foreign, players=4)
    assert sea.of_kind(0, "HEX", "DISCOVER") == []
    assert sea.can(0, "END"), "then, and only then, the floe action is skipped"
    own = flow.sea(floes, foreign.replace("G1", "R0"), players=4)
    assert own.of_kind(0, "HEX") == ["HEX j0"] and not own.can(0, "END")


@pytest.mark.rule("FLOW-57", "FLOW-Q36")
def test_dropping_is_possible_before_and_after_the_actions(flow: Flow) -> None:
    sea = flow.sea("1 d4", "R0 d4", R=(2, 1)).play(
        0, "DROP rope 0", "HEX d4", "CW", "SELECT 0", "STOP", "COLLECT nothing"
    )
    sea.play(0, "DROP fish 1")
    assert sea.lying("d4") == (1, 0, 0) and sea.lying("ala1") == (0, 1, 0) and sea.pack("R") == (1, 0)
