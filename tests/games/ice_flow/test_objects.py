"""Collecting, dropping, backpacks and fishing."""

from __future__ import annotations

import pytest

from snowbound.games.ice_flow.state import Phase
from tests.games.ice_flow.table import Flow


@pytest.mark.rule("FLOW-51", "FLOW-52", "FLOW-53", "FLOW-54")
def test_w17_collecting_only(flow: Flow) -> None:
    sea = flow.sea("1 d4 110, 2 h6 010", "R0 d4, R1 h6").play(0, "SELECT 0", "STOP")
    assert sea.of_kind(0, "COLLECT") == ["COLLECT rope", "COLLECT fish", "COLLECT nothing"]
    assert sea.why_not(0, "STEP S") == "FLOW-54", "the explorer cannot move on"
    sea.play(0, "COLLECT rope")
    assert sea.pack("R") == (2, 1) and sea.lying("d4") == (0, 1, 0) and sea.phase == Phase.TURN
    assert sea.of_kind(0, "SELECT", "FISH", "COLLECT") == [], "one object, and R1 cannot collect"
    assert sea.lying("h6") == (0, 1, 0)


@pytest.mark.rule("FLOW-51", "FLOW-53")
def test_one_object_of_the_field_where_the_move_ended(flow: Flow) -> None:
    sea = flow.sea("1 d4 100, 2 d5 020", "R0 d4").play(0, "SELECT 0", "STEP S", "STOP")
    assert sea.of_kind(0, "COLLECT") == ["COLLECT fish", "COLLECT nothing"]
    assert sea.why_not(0, "COLLECT rope") == "FLOW-51"
    sea.play(0, "COLLECT nothing")
    assert sea.pack("R") == (1, 1) and sea.lying("d5") == (0, 2, 0)
    bare = flow.sea("1 d4, 2 d5", "R0 d4").play(0, "SELECT 0", "STEP S", "STOP")
    assert bare.phase == Phase.TURN, "where nothing lies nothing is asked"
    assert bare.why_not(0, "COLLECT nothing") == "FLOW-51"


@pytest.mark.rule("FLOW-55", "FLOW-Q41", "FLOW-Q20")
def test_an_object_just_collected_does_not_pay_in_the_same_turn(flow: Flow) -> None:
    def attacked(*before: str) -> object:
        sea = flow.sea("1 h6 010", "R0 h6, R1 BIG", R=(1, 0)).play(0, *before, "DISCOVER").draw("......").turn_up(16)
        assert sea.phase == Phase.THREAT and sea.actors == [0]
        return sea.of_kind(0, "DRIVE") != []

    assert attacked("SELECT 0", "STOP", "COLLECT fish") is False, "the fish is in the backpack but cannot be used"
    assert attacked("FISH") is True, "fish from fishing may be used"

    two = flow.sea("1 h6 010", "R0 h6, R1 BIG", R=(0, 1)).play(0, "SELECT 0", "STOP", "COLLECT fish", "DISCOVER")
    two.draw("......").turn_up(16)
    assert two.of_kind(0, "DRIVE"), "the other fish can"
    dropped = flow.sea("1 h6 010", "R0 h6, R1 BIG", R=(0, 1)).play(0, "SELECT 0", "STOP", "COLLECT fish", "DROP fish 0")
    dropped.play(0, "DISCOVER").draw("......").turn_up(16)
    assert dropped.of_kind(0, "DRIVE"), "dropping one of the kind lifts the ban"

    later = flow.sea("1 h6 010", "R0 h6, R1 BIG", R=(0, 0)).play(
        0, "SELECT 0", "STOP", "COLLECT fish", "HEX h6", "CW", "END"
    )
    later.play(1, "DISCOVER").draw("......").turn_up(16)
    assert later.actors == [0] and later.of_kind(0, "DRIVE"), "in a later turn it can be used"


@pytest.mark.rule("FLOW-56", "FLOW-Q36", "FLOW-Q38", "FLOW-57")
def test_with_a_full_backpack_you_must_drop_before_collecting(flow: Flow) -> None:
    sea = flow.sea("1 d4 010, 2 h6", "R0 d4, R1 h6, R2 sib1", R=(2, 1)).play(0, "SELECT 0", "STOP")
    assert sea.legal_names(0) == ["DROP rope 0", "DROP rope 1", "DROP fish 0", "DROP fish 1", "COLLECT nothing"]
    assert sea.why_not(0, "COLLECT fish") == "FLOW-56"
    assert sea.why_not(0, "DROP rope 2") == "FLOW-Q37"
    sea.play(0, "DROP rope 1")
    assert sea.lying("h6") == (1, 0, 0) and sea.of_kind(0, "COLLECT") == ["COLLECT fish", "COLLECT nothing"]
    assert sea.can(0, "DROP rope 0"), "there is room now, and still one may drop more"
    assert sea.play(0, "COLLECT fish").pack("R") == (1, 2)


@pytest.mark.rule("FLOW-56")
def test_the_backpack_belongs_to_the_player_not_to_an_explorer(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 h6 010", "R0 d4, R1 h6", R=(0, 0)).play(
        0, "SELECT 1", "STOP", "COLLECT fish", "HEX d4", "CW"
    )
    sea.play(0, "END").play(1, "DISCOVER").draw("......").turn_up(1).play(1, "HEX d0", "ORIENT 0", "END")
    assert sea.play(0, "SELECT 0", "SWIM NE,NE").pack("R") == (0, 0), "R0 uses the fish that R1 collected"


@pytest.mark.rule("FLOW-57", "FLOW-Q36", "FLOW-Q37")
def test_objects_are_dropped_where_one_of_your_explorers_is(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5", "R0 d4, R1 sib1", R=(1, 1))
    assert sea.of_kind(0, "DROP") == ["DROP rope 0", "DROP rope 2", "DROP fish 0", "DROP fish 2"]
    assert sea.why_not(0, "DROP rope 1") == "FLOW-Q37", "never in Siberia"
    sea.play(0, "SELECT 0", "STEP S")
    assert sea.of_kind(0, "DROP") == ["DROP rope 0", "DROP fish 0"], "during a move where the moving one is"
    assert sea.why_not(0, "DROP rope 2") == "FLOW-Q37"
    sea.play(0, "DROP rope 0")
    assert sea.lying("d5") == (1, 0, 0) and sea.why_not(0, "DROP rope 0") == "FLOW-57"
    sea.play(0, "STOP")
    assert sea.can(0, "COLLECT rope"), "anyone can collect it there"

    siberia = flow.sea("1 c5, 2 d5", "R0 c5", R=(1, 0)).play(0, "SELECT 0", "STEP SW")
    assert siberia.why_not(0, "DROP rope 0") == "FLOW-Q37"


DROPS = ["DROP rope 0", "DROP rope 1", "DROP rope 2", "DROP fish 0", "DROP fish 1", "DROP fish 2"]


@pytest.mark.rule("FLOW-57", "FLOW-Q36", "FLOW-Q37")
def test_objects_are_dropped_in_the_middle_of_a_floe_action(flow: Flow) -> None:
    drifting = flow.sea("1 h5", "R0 h5", R=(1, 1)).play(0, "HEX h5")
    assert drifting.phase == Phase.FLOE and drifting.of_kind(0, "DROP") == DROPS
    drifting.play(0, "DROP fish 0", "DRIFT N")
    assert drifting.lying("h3") == (0, 1, 0), "the fish drifts with the floe"
    assert drifting.s.floe_done == 1 and drifting.pack("R") == (1, 0)

    placing = flow.sea("1 h5", "R0 h5", R=(1, 1)).play(0, "DISCOVER").draw("#..#..").turn_up(1)
    assert placing.phase == Phase.DISCOVER_HEX and placing.of_kind(0, "DROP") == DROPS
    placing.play(0, "DROP rope 1", "HEX h8")
    assert placing.phase == Phase.DISCOVER_ORIENT and placing.of_kind(0, "DROP") == DROPS[3:], "the rope is gone"
    placing.play(0, "DROP fish 0")
    assert placing.lying("ala1") == (1, 0, 0) and placing.lying("h5") == (0, 1, 0)
    placing.play(0, "ORIENT 1")
    assert placing.lying("h8") == (1, 0, 0) and placing.s.floe_done == 1, "the floe has what its tile shows"


@pytest.mark.rule("FLOW-57", "FLOW-Q36", "FLOW-34")
def test_objects_are_dropped_while_choosing_the_floe_that_leaves(flow: Flow) -> None:
    hexes = [hex for column in "defhi" for hex in (f"{column}{row}" for row in (2, 4, 5, 6, 7))][:24]
    floes = ", ".join(f"{number + 1} {hex}" for number, hex in enumerate(hexes))
    sea = flow.sea(floes, f"R0 {hexes[0]}", R=(1, 0)).play(0, "DISCOVER")
    assert sea.phase == Phase.REMOVE and sea.of_kind(0, "DROP") == DROPS[:3]
    sea.play(0, "DROP rope 0")
    assert sea.phase == Phase.REMOVE and sea.lying(hexes[0]) == (1, 0, 0) and sea.of_kind(0, "HEX")


@pytest.mark.rule("FLOW-57", "FLOW-Q36", "FLOW-51", "FLOW-62")
def test_objects_are_dropped_while_driving_a_bear_in_your_own_turn(flow: Flow) -> None:
    sea = flow.sea("1 h2, 2 h3 001", "R0 h2", R=(2, 1)).play(0, "SELECT 0", "STEP S", "STOP")
    assert sea.phase == Phase.DRIVE and sea.of_kind(0, "DROP") == DROPS[:3]
    sea.play(0, "DROP rope 0")
    assert sea.phase == Phase.DRIVE and sea.lying("h3") == (1, 0, 1) and sea.pack("R") == (1, 0)
    sea.play(0, "DRIVE N")
    assert sea.phase == Phase.COLLECT and sea.can(0, "COLLECT rope"), "what lies there may be collected"

    fled = flow.sea("1 h2, 2 h3 001, 3 h6, 4 h7 001", "R0 h2, Y0 h6", R=(1, 1), Y=(1, 1)).play(
        0, "SELECT 0", "STEP S", "STOP", "DRIVE S"
    )
    fled.play(1, "STEP S")
    assert fled.phase == Phase.DRIVE and fled.actors == [1] and fled.pack("Y") == (1, 0)
    assert fled.of_kind(1, "DROP") == [] and fled.why_not(1, "DROP rope 0") == "FLOW-Q36", "it is Red's turn"


@pytest.mark.rule("FLOW-Q36", "FLOW-68", "FLOW-74")
def test_nothing_is_dropped_under_attack_or_in_other_turns(flow: Flow) -> None:
    sea = flow.sea("1 h2, 2 h3 001, 3 h6", "R0 h2, Y0 h6", R=(1, 1), Y=(1, 1))
    sea.play(0, "SELECT 0", "STEP S", "STOP", "DRIVE S")
    assert sea.phase == Phase.THREAT and sea.actors == [1] and sea.why_not(1, "DROP rope 0") == "FLOW-Q36"
    own = flow.sea("1 h2, 2 h3 001, 3 h6", "R0 h2, R1 h6", R=(1, 2)).play(0, "SELECT 0", "STEP S", "STOP", "DRIVE S")
    assert own.phase == Phase.THREAT and own.actors == [0], "also in your own turn"
    assert own.of_kind(0, "DROP") == [] and own.why_not(0, "DROP fish 1") == "FLOW-Q36", "explorers flee at once"
    start = flow.start(2, start_player=0)
    assert start.why_not(1, "DROP rope 0") == "FLOW-Q36", "the start phase is no turn"


@pytest.mark.rule("FLOW-56", "FLOW-57", "FLOW-58", "FLOW-Q38")
def test_w15_fishing(flow: Flow) -> None:
    sea = flow.sea("1 d4", "R0 d4", R=(2, 1))
    assert not sea.can(0, "FISH") and sea.why_not(0, "FISH") == "FLOW-Q38"
    sea.play(0, "DROP rope 0")
    assert sea.lying("d4") == (1, 0, 0) and sea.pack("R") == (1, 1)
    supply = sea.supply
    sea.play(0, "FISH")
    assert sea.pack("R") == (0, 3) and sea.supply == (supply[0] + 1, supply[1] - 2, 5)
    assert sea.of_kind(0, "SELECT", "FISH") == [], "it is the explorer action"


@pytest.mark.rule("FLOW-58", "FLOW-59")
def test_fishing_costs_a_rope_and_fish_never_become_ropes(flow: Flow) -> None:
    sea = flow.sea("1 d4", R=(0, 2))
    assert sea.why_not(0, "FISH") == "FLOW-58"
    done = flow.sea("1 d4", R=(1, 0)).play(0, "FISH")
    assert done.pack("R") == (0, 2)
    assert all("rope" not in name or name.startswith("DROP") for name in done.legal_names(0)), (
        "no action gives a rope for fish"
    )


@pytest.mark.rule("FLOW-Q39", "FLOW-Q38", "FLOW-60")
def test_fishing_gives_what_the_supply_has(flow: Flow) -> None:
    one = flow.sea("1 d2 090, 2 d4 030", R=(2, 1), Y=(1, 1))
    assert one.supply[1] == 1
    one.play(0, "FISH")
    assert one.pack("R") == (1, 2) and one.supply[1] == 0, "room for one is enough"
    none = flow.sea("1 d2 090, 2 d4 040", R=(1, 1), Y=(1, 1))
    assert none.supply[1] == 0 and none.why_not(0, "FISH") == "FLOW-Q39"


@pytest.mark.rule("FLOW-Q40")
def test_you_can_fish_anywhere(flow: Flow) -> None:
    for places in ("R0 ala1, R1 ala4, R2 ala5", "R0 sib1, R1 sib2, R2 ala5", "R0 BIG, R1 h2, R2 h2"):
        assert flow.sea("1 h2", places, R=(1, 0)).can(0, "FISH")


@pytest.mark.rule("FLOW-32", "FLOW-60")
def test_an_object_missing_in_the_supply_returns_only_once_it_is_back(flow: Flow) -> None:
    sea = flow.sea("1 d2 900, 2 d4 400, 3 d8 100", "R0 d2", R=(1, 0), Y=(0, 0))
    assert sea.supply[0] == 0
    short = sea.copy().play(0, "DISCOVER").draw("......").turn_up(9).play(0, "HEX d0", "ORIENT 0")
    assert short.lying("d0") == (0, 1, 0), "the fish of tile 9, and no rope"
    sea.play(0, "HEX d8", "DRIFT S", "END").play(1, "DISCOVER").draw("......").turn_up(9).play(1, "HEX d0", "ORIENT 0")
    assert sea.lying("d0") == (1, 1, 0) and sea.supply[0] == 0, "one of the two ropes is there again"
