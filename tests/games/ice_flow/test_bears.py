"""Bears: entering their fields, driving them off, attack, flight and rescue."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.games.ice_flow.state import NO_DIRECTION, Phase
from tests.games.ice_flow.table import DIRECTION, Flow, Sea, field

W9 = "1 d4, 2 d5 011, 3 d6"
W12 = "1 h2, 2 h3 001, 3 h6, 4 f6"


def attack(flow: Flow, explorers: str = "R0 h2, Y0 h6", players: int = 2, floes: str = W12, **packs: Any) -> Sea:
    """W12: Red drives the bear of h3 to the south, where it reaches h6."""
    packs = {"R": (0, 1), "Y": (0, 1), "B": (0, 1)} | packs
    sea = flow.sea(floes, explorers, players=players, **packs).play(0, "SELECT 0", "STEP S", "STOP")
    return sea.play(0, "DRIVE S")


@pytest.mark.rule("FLOW-61", "FLOW-62")
def test_w9a_passing_a_bear(flow: Flow) -> None:
    sea = flow.sea(W9, "R0 d4", R=(0, 1)).play(0, "SELECT 0", "STEP S")
    assert sea.pack("R") == (0, 0), "one fish for the bear, on entering"
    sea.play(0, "STEP S", "STOP")
    assert sea.at("R0") == "d6" and sea.lying("d5") == (0, 1, 1), "the bear stays"
    poor = flow.sea(W9, "R0 d4", R=(1, 0))
    assert not poor.can(0, "SELECT 0")
    poor = flow.sea(W9 + ", 4 d3", "R0 d4", R=(1, 0)).play(0, "SELECT 0")
    assert poor.why_not(0, "STEP S") == "FLOW-61"


@pytest.mark.rule("FLOW-62", "FLOW-63", "FLOW-65", "FLOW-66", "FLOW-Q44", "FLOW-Q47")
def test_w9b_driving_a_bear(flow: Flow) -> None:
    sea = flow.sea(W9, "R0 d4", R=(0, 1)).play(0, "SELECT 0", "STEP S", "STOP")
    assert sea.phase == Phase.DRIVE and sea.actors == [0], "no move ends where a bear remains"
    assert sea.legal_names(0) == ["DRIVE N", "DRIVE NE", "DRIVE S"]
    assert sea.why_not(0, "DRIVE SE") == "FLOW-66", "the coast is far away, but it would be led there"
    assert sea.why_not(0, "END") == "FLOW-62"
    assert sea.copy().play(0, "DRIVE N").lying("d4") == (0, 0, 1), "to the first floe"
    sea.play(0, "DRIVE NE")
    assert sea.lying("LITTLE") == (0, 0, 1) and sea.lying("d5") == (0, 1, 0), "over e5 and f4, any distance"
    sea.play(0, "COLLECT fish")
    assert sea.pack("R") == (0, 1) and sea.lying("d5") == (0, 0, 0)


@pytest.mark.rule("FLOW-65", "FLOW-Q44", "FLOW-Q47")
def test_pack_ice_does_not_stop_a_bear_and_a_floe_before_the_coast_does(flow: Flow) -> None:
    sea = flow.sea(W9 + ", 24 c6 100, 22 e6", "R0 d4", R=(0, 1)).play(0, "SELECT 0", "STEP S", "STOP")
    assert sea.can(0, "DRIVE SW"), "c6 lies before the coast"
    assert sea.play(0, "DRIVE SW").lying("c6") == (1, 0, 1)


@pytest.mark.rule("FLOW-64", "FLOW-61", "FLOW-Q48")
def test_w10_two_bears(flow: Flow) -> None:
    floes = "1 d4, 2 d5 102, 3 d6"
    one = flow.sea(floes + ", 4 d3", "R0 d4", R=(0, 1)).play(0, "SELECT 0")
    assert one.why_not(0, "STEP S") == "FLOW-61"
    sea = flow.sea(floes, "R0 d4", R=(0, 2)).play(0, "SELECT 0", "STEP S")
    assert sea.pack("R") == (0, 0)
    sea.play(0, "STOP", "DRIVE N")
    assert sea.phase == Phase.DRIVE, "each bear in its own direction"
    sea.play(0, "DRIVE NE")
    assert sea.lying("d4") == (0, 0, 1) and sea.lying("LITTLE") == (0, 0, 1) and sea.pack("R") == (0, 0)
    assert sea.can(0, "COLLECT rope")
    passing = flow.sea(floes, "R0 d4", R=(0, 2)).play(0, "SELECT 0", "STEP S", "STEP S", "STOP")
    assert passing.pack("R") == (0, 0) and passing.lying("d5") == (1, 0, 2), "passing costs as much as staying"


@pytest.mark.rule("FLOW-64", "FLOW-Q46")
def test_any_number_of_bears_may_be_on_a_field(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5 003, 3 d6 002", "R0 d4", R=(0, 3)).play(0, "SELECT 0", "STEP S", "STOP")
    sea.play(0, "DRIVE S", "DRIVE S", "DRIVE S")
    assert sea.lying("d6") == (0, 0, 5) and sea.pack("R") == (0, 0)


@pytest.mark.rule("FLOW-67")
def test_w11_a_bear_leaves(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5 001", "R0 d4", R=(0, 1), Y=(1, 1))
    assert sea.supply == (14, 13, 4)
    sea.play(0, "SELECT 0", "STEP S", "STOP", "DRIVE S")
    assert sea.supply == (14, 14, 5) and sea.phase == Phase.TURN and sea.s.explorer_done == 1


@pytest.mark.rule("FLOW-68", "FLOW-69", "FLOW-71", "FLOW-73", "FLOW-74", "FLOW-Q50")
def test_w12_attack(flow: Flow) -> None:
    start = flow.sea(W12, "R0 h2, Y0 h6", R=(0, 1), Y=(0, 1)).play(0, "SELECT 0", "STEP S", "STOP")
    assert start.legal_names(0) == ["DRIVE N", "DRIVE S", "DRIVE SW"]
    start.play(0, "DRIVE S")
    assert start.lying("h6") == (0, 0, 1) and start.phase == Phase.THREAT and start.actors == [1]
    assert start.legal_names(1) == ["SWIM SW,NW", "SWIM NW,SW", "DRIVE S", "DRIVE SW"]
    assert start.why_not(1, "DRIVE N") == "FLOW-Q50" and start.why_not(1, "DRIVE NE") == "FLOW-66"
    assert start.why_not(1, "ala5") == "FLOW-74", "whoever can flee may not fly"
    assert start.why_not(1, "END") == "FLOW-68", "they must flee at once"

    a = start.copy().play(1, "SWIM NW,SW")
    assert a.at("Y0") == "f6" and a.pack("Y") == (0, 0) and a.lying("h6") == (0, 0, 1)
    assert a.actors == [0] and a.phase == Phase.TURN and a.s.turn == 0, "Red's turn goes on"
    b = start.play(1, "DRIVE SW")
    assert b.at("Y0") == "h6" and b.pack("Y") == (0, 0) and b.supply == (15, 15, 5)

    c = attack(flow, Y=(2, 0))
    assert c.legal_names(1) == ["ala3", "ala4", "ala5", "ala6"], "no flight: the helicopter, to a station with room"
    assert c.why_not(1, "ala1") == "FLOW-Q55" and c.why_not(1, "DRIVE S") == "FLOW-71"
    c.play(1, "ala5")
    assert c.at("Y0") == "ala5" and c.pack("Y") == (2, 0)


@pytest.mark.rule("FLOW-70", "FLOW-72")
def test_w13_two_attacked(flow: Flow) -> None:
    sea = attack(flow, "R0 h2, Y0 h6, B0 h6", players=3)
    assert sea.actors == [1], "clockwise after Red"
    driven = sea.copy().play(1, "DRIVE S")
    assert driven.actors == [0] and driven.pack("B") == (0, 1) and driven.at("B0") == "h6", (
        "nobody has to flee any more"
    )
    fled = sea.play(1, "SWIM NW,SW")
    assert fled.actors == [2] and fled.phase == Phase.THREAT
    assert fled.legal_names(2) == ["SWIM SW,NW", "SWIM NW,SW", "DRIVE S", "DRIVE SW"]


@pytest.mark.rule("FLOW-70")
def test_the_player_who_endangered_them_decides_last(flow: Flow) -> None:
    sea = attack(flow, "R0 h2, R1 h6, B0 h6", players=3, R=(0, 2))
    assert sea.actors == [2], "Black before Red"
    sea.play(2, "SWIM NW,SW")
    assert sea.actors == [0] and sea.phase == Phase.THREAT
    sea.play(0, "DRIVE S")
    assert sea.at("R1") == "h6" and sea.phase == Phase.TURN


@pytest.mark.rule("FLOW-Q58")
def test_of_one_colour_the_lower_number_decides_first(flow: Flow) -> None:
    sea = attack(flow, "R0 h2, Y1 h6, Y2 h6", Y=(0, 2))
    assert (sea.actors, sea.s.threatened) == ([1], 1)
    sea.play(1, "SWIM NW,SW")
    assert (sea.at("Y1"), sea.actors, sea.s.threatened) == ("f6", [1], 2)


@pytest.mark.rule("FLOW-69", "FLOW-Q52")
def test_a_flight_is_one_step_or_swim_to_a_field_with_room(flow: Flow) -> None:
    floes = "1 h2, 2 h3 001, 3 h6, 4 h7, 9/2 i6"
    sea = attack(flow, "R0 h2, Y0 h6, Y1 h7, R1 h7", floes=floes, Y=(1, 0))
    assert sea.jagged("i6") == "SE"
    assert sea.legal_names(1) == ["STEP NE"], "h7 is full, no fish for swimming or driving"
    assert sea.why_not(1, "STEP S") == "FLOW-46"
    sea.play(1, "STEP NE")
    assert sea.at("Y0") == "i6" and sea.phase == Phase.TURN and sea.actors == [0], "one step, and no further"

    ice = attack(flow, "R0 h2, Y0 h6", floes="1 h2, 2 h3 001, 3 h6, 9/0 h7", Y=(1, 0))
    assert ice.legal_names(1) == ["STEP S"]
    ice.play(1, "STEP S")
    assert ice.lying("h6") == (1, 0, 1) and ice.pack("Y") == (0, 0), "paid like any movement"


@pytest.mark.rule("FLOW-Q52", "FLOW-69", "FLOW-75", "FLOW-Q56", "FLOW-70")
def test_a_flight_onto_bears_pays_and_drives_them_off_which_may_attack_again(flow: Flow) -> None:
    floes = "1 h2, 2 h3 001, 3 h6, 4 h7 001, 9/3 f8, 10 h8"
    sea = attack(flow, "R0 h2, Y0 h6, B0 h8, R1 h8", players=3, floes=floes, Y=(0, 1), B=(0, 0))
    assert sea.of_kind(1, "STEP") == ["STEP S"]
    sea.play(1, "STEP S")
    assert sea.pack("Y") == (0, 0) and sea.phase == Phase.DRIVE and sea.actors == [1]
    sea.play(1, "DRIVE S")
    assert sea.phase == Phase.THREAT and sea.actors == [2], "Yellow has endangered them: Black first, then Red"
    assert sea.dangers()[-1] == ("ATTACK", "h8", 1, DIRECTION["N"])
    stations = sea.legal_names(2)
    assert stations and all(name.startswith("ala") for name in stations)
    sea.play(2, stations[0])
    assert sea.actors == [0] and sea.phase == Phase.THREAT
    sea.play(0, sea.legal_names(0)[0])
    assert sea.phase == Phase.TURN and sea.actors == [0] and sea.dangers() == [], "then Red's turn goes on"


@pytest.mark.rule("FLOW-71", "FLOW-75", "FLOW-Q56", "FLOW-Q50")
def test_the_player_who_drove_a_bear_on_has_endangered_those_it_attacks(flow: Flow) -> None:
    sea = attack(flow, "R0 h2, Y0 h6, B0 h8, R1 h8", players=3, floes="1 h2, 2 h3 001, 3 h6, 4 h8", B=(0, 1))
    sea.play(1, "DRIVE S")
    assert sea.lying("h8") == (0, 0, 1) and sea.dangers() == [("ATTACK", "h8", 1, DIRECTION["N"])]
    assert sea.actors == [2], "first after Yellow"
    assert not sea.can(2, "DRIVE N"), "not back the way it just came"
    sea.play(2, "DRIVE S")
    assert sea.supply[2] == 5 and sea.phase == Phase.TURN and sea.actors == [0]


@pytest.mark.rule("FLOW-73", "FLOW-Q54", "FLOW-Q55")
def test_without_a_flight_the_owner_chooses_between_driving_and_the_helicopter(flow: Flow) -> None:
    sea = attack(flow, floes="1 h2, 2 h3 001, 3 h6", Y=(0, 1))
    assert sea.legal_names(1) == ["ala3", "ala4", "ala5", "ala6", "DRIVE S", "DRIVE SW"]
    full = attack(flow, "R0 h2, Y0 h6, B0 ala5, G0 ala5", players=4, floes="1 h2, 2 h3 001, 3 h6", Y=(0, 0))
    assert full.legal_names(1) == ["ala6"], "there is always room: twelve places, eleven others"


@pytest.mark.rule("FLOW-62", "FLOW-68", "FLOW-75", "FLOW-Q48")
def test_w18_one_bear_at_a_time(flow: Flow) -> None:
    sea = flow.sea("1 d3, 2 d4 002", "R0 d3, Y0 BIG", R=(0, 2), Y=(0, 0)).play(
        0, "SELECT 0", "STEP S", "STOP", "DRIVE NE"
    )
    assert sea.lying("BIG") == (0, 0, 1) and sea.actors == [1]
    assert sea.legal_names(1) == ["STEP SE"], "to Little Diomede, before the next bear is driven"
    sea.play(1, "STEP SE")
    assert sea.phase == Phase.DRIVE and sea.actors == [0] and sea.legal_names(0) == ["DRIVE N", "DRIVE NE", "DRIVE S"]
    supply = sea.supply
    sea.play(0, "DRIVE S")
    assert sea.supply[2] == supply[2] + 1 and sea.phase == Phase.TURN


@pytest.mark.rule("FLOW-Q20", "FLOW-73")
def test_a_bear_set_by_an_island_tile_attacks_before_the_floe_is_placed(flow: Flow) -> None:
    sea = flow.sea("1 d8", "Y0 BIG, R0 BIG", R=(0, 0), Y=(0, 1)).play(0, "DISCOVER").draw("......").turn_up(16)
    assert sea.phase == Phase.THREAT and sea.actors == [1], "Red discovers and so has endangered them"
    assert sea.dangers() == [("ATTACK", "big_diomede", 0, NO_DIRECTION)]
    assert len(sea.of_kind(1, "DRIVE")) == 3 and sea.can(1, "DRIVE N"), "no direction is barred"
    sea.play(1, "STEP SE")
    assert sea.actors == [0] and sea.legal_names(0) == ["STEP SE"]
    sea.play(0, "STEP SE")
    assert sea.phase == Phase.DISCOVER_HEX and sea.lying("BIG") == (1, 1, 1)
    sea.play(0, "HEX d0", "ORIENT 0")
    assert sea.lying("d0") == (0, 0, 0)

    without = flow.sea("1 d8, 2 d6 005", "Y0 BIG").play(0, "DISCOVER").draw("......").turn_up(16)
    assert without.phase == Phase.DISCOVER_HEX, "no bear in the supply, no attack"


@pytest.mark.rule("FLOW-Q53", "FLOW-76")
def test_a_flight_into_siberia_can_win_in_another_players_turn(flow: Flow) -> None:
    floes = "1 c8, 2 c7 001, 3 c6"
    sea = flow.sea(floes, "R0 c8, Y0 c6, Y1 sib1, Y2 sib4", R=(0, 1), Y=(0, 0)).play(
        0, "SELECT 0", "STEP N", "STOP", "DRIVE N"
    )
    assert sea.legal_names(1) == ["STEP S", "STEP NW"]
    sea.play(1, "STEP NW")
    assert sea.phase == Phase.OVER and sea.s.winner == 1 and sea.position.result() == ([0, 3], [2, 1])


@pytest.mark.rule("FLOW-Q57")
def test_the_newest_attack_is_settled_first(flow: Flow) -> None:
    """Yellow flees from h6 to the bear on h7 and drives it to h8. Only then Black on h6 decides."""
    floes = "1 h2, 2 h3 001, 3 h6, 4 h7 001, 10/3 h8"
    sea = attack(flow, "R0 h2, Y0 h6, B0 h6, B1 h8", players=3, floes=floes, Y=(0, 1), B=(1, 0)).play(
        1, "STEP S", "DRIVE S"
    )
    assert sea.dangers() == [("ATTACK", "h6", 0, DIRECTION["N"]), ("ATTACK", "h8", 1, DIRECTION["N"])]
    assert sea.actors == [2] and sea.at("B1") == "h8" and sea.s.threatened == 1, "h8 first"
    sea.play(2, sea.legal_names(2)[0])
    assert sea.dangers() == [("ATTACK", "h6", 0, DIRECTION["N"])] and (sea.actors, sea.s.threatened) == (
        [2],
        0,
    )


@pytest.mark.rule("FLOW-Q57")
def test_an_explorer_attacked_by_two_bears_deals_with_the_newer_first(flow: Flow) -> None:
    sea = under_two_attacks(flow)
    assert not sea.can(1, "DRIVE S") and sea.why_not(1, "DRIVE S") == "FLOW-Q50", "the newer came from the south"
    sea.play(1, "DRIVE SW")
    assert sea.actors == [1] and not sea.can(1, "DRIVE N") and sea.can(1, "DRIVE S"), "the older from the north"
    sea.play(1, "DRIVE SW")
    assert sea.at("Y0") == "h6" and sea.phase == Phase.TURN and sea.lying("h6") == (0, 0, 0)


def under_two_attacks(flow: Flow) -> Sea:
    """Black flees from h6 to the bear on h8 and drives it at Yellow, still on h6."""
    floes = "1 h2, 2 h3 001, 3 h6, 4 h8 001"
    sea = attack(flow, "R0 h2, B0 h6, Y0 h6", players=3, floes=floes, B=(0, 2), Y=(0, 2))
    # Black decides first only if Yellow endangered them, so Yellow's attack is settled from the stack.
    assert sea.actors == [1]
    sea.s.danger_seat[0] = 1
    sea.s.decider, sea.s.threatened = 2, 0
    sea.play(2, "SWIM S,S")
    assert sea.phase == Phase.DRIVE
    return sea.play(2, "DRIVE N")


@pytest.mark.rule("FLOW-Q59", "FLOW-51")
def test_an_explorer_driven_off_its_field_does_not_collect(flow: Flow) -> None:
    """Red's bear attacks Red's second explorer, then the first, on the field where its move ended."""
    floes = "1 d4, 2 d5 112, 3 d6, 9/3 d7"
    sea = flow.sea(floes, "R0 d4, Y0 d4", R=(0, 2), Y=(0, 1)).play(0, "SELECT 0", "STEP S", "STOP", "DRIVE N")
    assert sea.actors == [1], "Yellow on d4 is attacked"
    assert sea.can(1, "STEP S") and not sea.can(1, "DRIVE S")
    sea.play(1, "STEP S")
    assert sea.phase == Phase.DRIVE and sea.actors == [1], "Yellow has paid for the bear of d5 and drives it"
    driving = [entry for entry in sea.dangers() if entry[0] == "DRIVING"]
    assert driving == [("DRIVING", "d5", 1, 0)], "Red has no more bears to drive there"
    sea.play(1, "DRIVE N")
    assert sea.phase == Phase.COLLECT and sea.actors == [0], "Red still stands where the move ended"

    gone = flow.sea(floes, "R0 d4, Y0 d4", R=(0, 2), Y=(0, 1)).play(0, "SELECT 0", "STEP S", "STOP", "DRIVE N")
    gone.s.explorers[0, 0] = field("ala6")  # as if a bear had driven Red out
    gone.s.crowd[[field("d5"), field("ala6")]] += [-1, 1]
    gone.play(1, "STEP S", "DRIVE N")
    assert gone.phase == Phase.TURN and gone.pack("R") == (0, 0), "nothing is collected"


@pytest.mark.rule("FLOW-Q48")
def test_bears_stay_if_their_driver_has_left_and_nobody_else_is_there(flow: Flow) -> None:
    sea = flow.sea("1 d3, 2 d4 002", "R0 d3, Y0 BIG", R=(0, 2), Y=(0, 0)).play(
        0, "SELECT 0", "STEP S", "STOP", "DRIVE NE"
    )
    sea.s.explorers[0, 0] = field("ala6")  # Red took the helicopter
    sea.s.crowd[[field("d4"), field("ala6")]] += [-1, 1]
    sea.play(1, "STEP SE")
    assert sea.phase == Phase.TURN and sea.lying("d4") == (0, 0, 1)


@pytest.mark.rule("FLOW-Q67")
def test_bears_whose_driver_has_left_attack_the_explorers_still_there(flow: Flow) -> None:
    sea = flow.sea("1 d3, 2 d4 002", "R0 d3, Y0 BIG", R=(0, 2), Y=(0, 1)).play(
        0, "SELECT 0", "STEP S", "STOP", "DRIVE NE"
    )
    sea.s.explorers[0, 0] = field("ala6")  # Red took the helicopter
    sea.s.explorers[1, 1] = field("d4")  # Yellow's second was in ala2
    sea.s.crowd[[field("ala6"), field("ala2")]] += [1, -1]
    sea.play(1, "STEP SE")
    assert sea.phase == Phase.THREAT and (sea.actors, sea.s.threatened) == ([1], 1)
    assert sea.dangers() == [("ATTACK", "d4", 0, NO_DIRECTION)]
    sea.play(1, "DRIVE S")
    assert sea.phase == Phase.TURN and sea.at("Y1") == "d4"


@pytest.mark.rule("FLOW-Q61")
def test_a_bear_always_has_a_direction_even_with_one_barred(flow: Flow) -> None:
    from snowbound.games.ice_flow.bears import may_drive
    from snowbound.games.ice_flow.state import ALASKA

    s = flow.sea("").s
    for place in range(ALASKA):
        assert sum(bool(may_drive(s, place, d)) for d in range(6)) >= 2  # type: ignore[no-untyped-call]


@pytest.mark.rule("FLOW-65", "FLOW-68", "FLOW-73")
def test_a_bear_is_a_weapon_that_sends_a_rival_at_the_goal_back_to_alaska(flow: Flow) -> None:
    """Yellow needs one more step to win. Red is at sea with one fish, and a bear lies in between."""
    sea = flow.sea("1 c6, 2 e5 001, 3 f5", "Y0 c6, Y1 sib2, Y2 sib4, R0 f5", R=(0, 1), Y=(2, 0))
    assert sea.copy().play(0, "HEX e5", "CW", "END").play(1, "SELECT 0", "STEP NW").s.winner == 1

    sea.play(0, "SELECT 0", "STEP NW", "STOP", "DRIVE SW")
    assert sea.lying("c6") == (0, 0, 1) and sea.actors == [1] and sea.pack("R") == (0, 0), "over d5"
    assert sea.legal_names(1) == ["STEP NW"], "the flight into Siberia even wins"

    sea = flow.sea("1 c6, 2 e5 001, 3 f5", "Y0 c6, Y1 sib3, Y2 sib4, R0 f5", R=(0, 1), Y=(2, 0))
    sea.play(0, "SELECT 0", "STEP NW", "STOP", "DRIVE SW")
    assert sea.of_kind(1, "STEP", "SWIM", "DRIVE") == [], "nowhere to go, and no fish"
    sea.play(1, "ala4")
    assert sea.at("Y0") == "ala4" and sea.lying("c6") == (0, 0, 1) and sea.actors == [0]


@pytest.mark.rule("FLOW-63", "FLOW-75")
def test_no_move_ends_among_bears_and_the_turn_goes_on_afterwards(flow: Flow) -> None:
    sea = attack(flow, Y=(0, 1)).play(1, "DRIVE S")
    assert sea.actors == [0] and sea.of_kind(0, "HEX"), "Red still has the floe action"
    assert sea.lying("h3")[2] == 0 and sea.at("R0") == "h3"
