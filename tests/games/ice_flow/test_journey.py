"""Moving an explorer: steps, swims, overland moves, and where a move may end."""

from __future__ import annotations

import pytest

from snowbound.games.ice_flow.state import SEA, Phase
from tests.games.ice_flow.table import Flow, field


@pytest.mark.rule("FLOW-40", "FLOW-41", "FLOW-42", "FLOW-51", "FLOW-50", "FLOW-Q25")
def test_w7_ropes(flow: Flow) -> None:
    sea = flow.sea("9/3 d4, 1 d5 010", "R0 d4", R=(1, 0)).play(0, "SELECT 0", "STEP S")
    assert sea.pack("R") == (0, 0) and sea.lying("d4") == (1, 0, 0), "the rope stays on the field left"
    assert sea.can(0, "STOP")
    sea.play(0, "STOP", "COLLECT fish")
    assert sea.pack("R") == (0, 1) and sea.lying("d5") == (0, 0, 0)

    entered = flow.sea("1 d4, 9/0 d5", "R0 d4", R=(1, 0)).play(0, "SELECT 0", "STEP S")
    assert entered.lying("d4") == (1, 0, 0), "also if the pack ice is only on the floe entered"

    both = flow.sea("9/3 d4, 10/0 d5", "R0 d4", R=(1, 0))
    assert not both.can(0, "SELECT 0") and both.why_not(0, "SELECT 0") == "FLOW-Q35"
    both = flow.sea("9/3 d4, 10/0 d5, 1 d6", "R0 d4", R=(2, 0)).play(0, "SELECT 0", "STEP S")
    assert both.pack("R") == (0, 0) and both.lying("d4") == (2, 0, 0)
    assert both.can(0, "STEP S"), "after pack ice one may go on"


@pytest.mark.rule("FLOW-40", "FLOW-50")
def test_a_step_that_cannot_be_paid_is_refused_by_its_rule(flow: Flow) -> None:
    sea = flow.sea("9/3 d4, 10/0 d5, 1 d3", "R0 d4", R=(1, 0), Y=(2, 1)).play(0, "SELECT 0")
    assert sea.why_not(0, "STEP S") == "FLOW-40", "Yellow's ropes are of no use to Red"
    assert sea.pack("Y") == (2, 1)


@pytest.mark.rule("FLOW-43", "FLOW-44", "FLOW-45")
def test_w8_swimming(flow: Flow) -> None:
    a = flow.sea("1 d4, 9/0 d6, 2 d8", "R0 d4", R=(1, 2), Y=(1, 1))
    assert a.supply == (13, 12, 5)
    a.play(0, "SELECT 0", "SWIM S,S")
    assert a.pack("R") == (0, 1) and a.supply == (14, 13, 5) and a.at("R0") == "d6"
    assert a.can(0, "STOP") and a.can(0, "SWIM S,S")
    a.play(0, "SWIM S,S")
    assert a.pack("R") == (0, 0) and a.supply == (14, 14, 5) and a.at("R0") == "d8"
    assert a.lying("d4") == a.lying("d6") == (0, 0, 0), "ropes for entering are lost in the sea"

    b = flow.sea("9/3 d4, 1 d6", "R0 d4", R=(1, 1))
    before = b.supply
    b.play(0, "SELECT 0", "SWIM S,S")
    assert b.lying("d4") == (1, 0, 0) and b.supply == (before[0], before[1] + 1, 5)

    c = flow.sea("1 d4, 2 d7", "R0 d4", R=(0, 3)).play(0, "SELECT 0")
    assert c.of_kind(0, "STEP", "SWIM") == ["SWIM NE,NE", "SWIM SW,SW"]
    assert c.why_not(0, "SWIM S,S") == "FLOW-45", "two sea hexes cannot be swum one after the other"
    assert c.copy().play(0, "SWIM NE,NE").at("R0") == "big_diomede"
    assert c.play(0, "SWIM SW,SW").at("R0") == "sib3"


@pytest.mark.rule("FLOW-43", "FLOW-44")
def test_a_swim_needs_a_fish_and_a_rope_for_each_jagged_edge(flow: Flow) -> None:
    dry = flow.sea("1 d4, 2 d6, 3 d3", "R0 d4", R=(3, 0)).play(0, "SELECT 0")
    assert dry.why_not(0, "SWIM S,S") == "FLOW-43"
    both = flow.sea("9/3 d4, 10/0 d6, 3 d3", "R0 d4", R=(1, 1)).play(0, "SELECT 0")
    assert both.why_not(0, "SWIM S,S") == "FLOW-44", "pack ice on both edges"
    paid = flow.sea("9/3 d4, 10/0 d6", "R0 d4", R=(2, 1))
    supply = paid.supply
    paid.play(0, "SELECT 0", "SWIM S,S")
    assert paid.lying("d4") == (1, 0, 0) and paid.supply == (supply[0] + 1, supply[1] + 1, 5)
    assert paid.pack("R") == (0, 0)
    ice = flow.sea("1 d4, 2 d5, 3 d6", "R0 d4", R=(0, 3)).play(0, "SELECT 0")
    assert ice.why_not(0, "SWIM S,S") == "FLOW-43", "a floe is in the way: there is no open sea"


@pytest.mark.rule("FLOW-38", "FLOW-39", "FLOW-Q24")
def test_one_of_your_explorers_moves_over_all_kinds_of_fields(flow: Flow) -> None:
    sea = flow.sea("1 g3, 2 e4, 3 d4, 4 c5", "R0 LITTLE, Y0 e4", R=(0, 0)).play(0, "SELECT 0")
    assert sea.why_not(0, "SELECT 1") == "FLOW-17", "only one explorer moves"
    sea.play(0, "STEP NW")
    assert sea.at("R0") == "big_diomede", "from island to island"
    sea.play(0, "STEP SW", "STEP SW", "STEP SW", "STEP SW")
    assert sea.at("R0") == "sib3" and sea.at("Y0") == "e4", "foreign explorers are never moved"
    assert flow.sea("3 d4, 4 c5", "R0 d4").play(0, "SELECT 0").why_not(0, "STEP N") == "FLOW-39"

    ashore = flow.sea("1 j1", "R0 ala1, R1 ala4", R=(0, 1)).play(0, "SELECT 0")
    assert ashore.of_kind(0, "STEP") == ["STEP NW"]
    coast = flow.sea("1 b3", "R0 b3", R=(0, 0)).play(0, "SELECT 0")
    assert coast.of_kind(0, "STEP") == ["STEP SW"], "coast without a station is no field"


@pytest.mark.rule("FLOW-46")
def test_a_move_may_cross_a_full_field_but_not_end_there(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5, 3 d6", "R0 d4, Y0 d5, Y1 d5", R=(0, 0)).play(0, "SELECT 0", "STEP S")
    assert not sea.can(0, "STOP") and sea.why_not(0, "STOP") == "FLOW-46"
    sea.play(0, "STEP S", "STOP")
    assert sea.at("R0") == "d6"
    one = flow.sea("1 d4, 2 d5", "R0 d4, Y0 d5").play(0, "SELECT 0", "STEP S", "STOP")
    assert one.at("R0") == "d5", "with one other there is room"
    own = flow.sea("1 d4, 2 d5", "R0 d4, R1 d5").play(0, "SELECT 0", "STEP S", "STOP")
    assert own.at("R0") == own.at("R1") == "d5", "two of one colour may share a field"


@pytest.mark.rule("FLOW-47", "FLOW-Q31")
def test_a_siberian_station_holds_any_number_but_one_of_each_colour(flow: Flow) -> None:
    crowd = "Y0 sib3, B0 sib3, G0 sib3, R0 c6"
    sea = flow.sea("1 c6", crowd, players=4).play(0, "SELECT 0", "STEP NW", "STOP")
    assert sea.at("R0") == "sib3" and sea.s.crowd[field("sib3")] == 4

    own = flow.sea("1 c6, 2 c5", "R1 sib3, R0 c6").play(0, "SELECT 0")
    assert not own.can(0, "STEP NW") and own.why_not(0, "STEP NW") == "FLOW-47", "it cannot even be crossed"
    across = flow.sea("9/0 c6, 1 c5", "R0 c6", R=(0, 0)).play(0, "SELECT 0", "STEP NW", "STEP NE")
    assert across.at("R0") == "c5", "without an own explorer there a move may pass over it"


@pytest.mark.rule("FLOW-48", "FLOW-40", "FLOW-Q26", "FLOW-Q27", "FLOW-Q30")
def test_w14_alaska(flow: Flow) -> None:
    a = flow.sea("9/5 j2", "R0 ala1, R1 ala4, Y1 ala6, Y2 ala6", R=(1, 0)).play(0, "SELECT 0")
    assert a.jagged("j2") == "NW"
    assert a.legal_names(0) == ["ala2", "DROP rope 0", "STEP SW", "STOP"]
    step = a.copy().play(0, "STEP SW")
    assert step.pack("R") == (1, 0), "free"
    a.play(0, "ala2")
    assert a.at("R0") == "ala2" and a.lying("ala1") == (1, 0, 0) and a.pack("R") == (0, 0)

    b = flow.sea("9/1 j2", "R0 ala1, R1 ala4, Y1 ala6, Y2 ala6", R=(1, 0)).play(0, "SELECT 0", "STEP SW")
    assert b.pack("R") == (0, 0) and b.lying("ala1") == (1, 0, 0), "the rope stays in the station"

    c = flow.sea("1 j5", "R0 ala1, R1 ala4, Y1 ala6, Y2 ala6", R=(0, 1))
    assert not c.can(0, "SELECT 0")
    d = flow.sea("1 j1", "R0 ala1, R1 ala4, Y1 ala6, Y2 ala6", R=(0, 1)).play(0, "SELECT 0")
    assert d.why_not(0, "SWIM SW,SE") == "FLOW-Q30", "not through j2 to ala2"
    assert d.why_not(0, "ala2") == "FLOW-48", "without a rope"


@pytest.mark.rule("FLOW-48", "FLOW-49")
def test_overland_only_within_a_group_and_never_in_siberia(flow: Flow) -> None:
    sea = flow.sea("1 j3", "R0 ala3, R1 ala5", R=(2, 0)).play(0, "SELECT 0")
    assert [name for name in sea.legal_names(0) if name.startswith("ala")] == ["ala2"]
    assert sea.why_not(0, "ala4") == "FLOW-49"
    siberia = flow.sea("1 c5", "R0 sib3", R=(2, 0)).play(0, "SELECT 0")
    assert siberia.of_kind(0, "ala1", "ala2", "STEP") == ["STEP NE"]
    at_sea = flow.sea("1 j3, 2 j2", "R0 j3", R=(2, 0)).play(0, "SELECT 0")
    assert at_sea.why_not(0, "ala3") == "FLOW-48", "from a floe one steps"


@pytest.mark.rule("FLOW-48", "FLOW-Q27", "FLOW-Q28")
def test_overland_costs_a_rope_for_each_pair_of_neighbours_and_crosses_full_stations(flow: Flow) -> None:
    far = flow.sea("", "R0 ala1, R1 ala4, Y1 ala5", R=(2, 0)).play(0, "SELECT 0")
    assert not far.can(0, "ala3") and far.why_not(0, "ala3") == "FLOW-Q28", "ala2 lies between them"
    far.play(0, "ala2", "ala3")
    assert far.pack("R") == (0, 0) and far.at("R0") == "ala3"
    assert far.lying("ala1") == far.lying("ala2") == (1, 0, 0), "a rope stays in each station left"

    full = "R0 ala1, R1 ala4, Y1 ala2, Y2 ala2"
    poor = flow.sea("1 j1", full, R=(1, 0)).play(0, "SELECT 0")
    assert not poor.can(0, "ala2") and poor.why_not(0, "ala2") == "FLOW-Q33", "the move could not go on"
    rich = flow.sea("1 h1", full, R=(2, 0)).play(0, "SELECT 0", "ala2")
    assert not rich.can(0, "STOP")
    rich.play(0, "ala3", "STOP")
    assert rich.at("R0") == "ala3" and rich.lying("ala1") == rich.lying("ala2") == (1, 0, 0)


@pytest.mark.rule("FLOW-Q28", "FLOW-49")
def test_by_an_option_one_rope_leads_to_any_station_of_the_group(flow: Flow) -> None:
    option: dict[str, object] = {"rope_along_coast": "per_move"}
    far = flow.sea("", "R0 ala1, R1 ala4, Y1 ala5", R=(1, 0), options=option).play(0, "SELECT 0")
    assert far.of_kind(0, *(f"ala{i}" for i in range(1, 7))) == ["ala2", "ala3"]
    assert far.why_not(0, "ala4") == "FLOW-49"
    far.play(0, "ala3")
    assert far.pack("R") == (0, 0) and far.at("R0") == "ala3" and far.lying("ala1") == (1, 0, 0)

    leap = flow.sea("1 h1", "R0 ala1, R1 ala4, Y1 ala2, Y2 ala2", R=(1, 0), options=option).play(0, "SELECT 0")
    assert not leap.can(0, "ala2") and leap.play(0, "ala3", "STOP").at("R0") == "ala3", "over the full station"


@pytest.mark.rule("FLOW-Q26")
def test_ropes_stay_on_islands_but_never_in_siberia(flow: Flow) -> None:
    island = flow.sea("9/3 f2", "R0 BIG", R=(1, 0)).play(0, "SELECT 0", "STEP N")
    assert island.lying("BIG") == (1, 0, 0)
    siberia = flow.sea("9/4 c5", "R0 sib3", R=(1, 0))
    ropes = siberia.supply[0]
    siberia.play(0, "SELECT 0", "STEP NE")
    assert siberia.lying("sib3") == (0, 0, 0) and siberia.supply[0] == ropes + 1


@pytest.mark.rule("FLOW-Q29")
def test_a_swim_may_end_next_to_its_start_but_not_on_it(flow: Flow) -> None:
    sea = flow.sea("9/3 d4, 10/0 d5", "R0 d4", R=(0, 1)).play(0, "SELECT 0")
    assert sea.why_not(0, "STEP S") == "FLOW-40"
    assert sea.can(0, "SWIM SE,SW"), "round the pack ice"
    assert sea.why_not(0, "SWIM SE,NW") == "FLOW-Q29"
    assert sea.play(0, "SWIM SE,SW").at("R0") == "d5"


@pytest.mark.rule("FLOW-Q32")
def test_an_explorer_may_leave_siberia_by_step_or_swim(flow: Flow) -> None:
    sea = flow.sea("1 c5, 2 d5", "R0 sib3", R=(0, 1)).play(0, "SELECT 0")
    assert sea.of_kind(0, "STEP", "SWIM") == ["STEP NE", "SWIM SE,N", "SWIM SE,NE"]
    assert sea.play(0, "STEP NE", "STOP").at("R0") == "c5"


@pytest.mark.rule("FLOW-Q33")
def test_a_step_to_a_full_field_needs_a_way_on(flow: Flow) -> None:
    dead_end = flow.sea("1 d4 010, 2 d5", "R0 d4, Y0 d5, Y1 d5", R=(0, 0)).play(0, "SELECT 0")
    assert not dead_end.can(0, "STEP S") and dead_end.why_not(0, "STEP S") == "FLOW-Q33"
    swim = flow.sea("1 d4 010, 2 d5, 3 d7", "R0 d4, Y0 d5, Y1 d5", R=(0, 1)).play(0, "SELECT 0")
    assert swim.can(0, "STEP S")
    swim.play(0, "STEP S")
    assert swim.can(0, "DROP fish 0"), "with the fish gone the way back is open again"
    jagged = flow.sea("1 d4 010, 2 d5, 9/0 d7", "R0 d4, Y0 d5, Y1 d5", R=(1, 1)).play(0, "SELECT 0", "STEP S")
    assert jagged.can(0, "DROP fish 0") and jagged.can(0, "SWIM S,S")
    paid = flow.sea("9/3 d4 010, 2 d5, 3 d7", "R0 d4, Y0 d5, Y1 d5", R=(1, 1)).play(0, "SELECT 0", "STEP S")
    assert not paid.can(0, "DROP fish 0") and paid.why_not(0, "DROP fish 0") == "FLOW-Q33", "it pays the only way on"
    assert paid.play(0, "SWIM S,S", "STOP").at("R0") == "d7"


@pytest.mark.rule("FLOW-Q34")
def test_a_move_does_not_run_in_circles_unless_something_was_paid_or_dropped(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5, 3 c5", "R0 d4", R=(1, 1)).play(0, "SELECT 0", "STEP S")
    assert not sea.can(0, "STEP N") and sea.why_not(0, "STEP N") == "FLOW-Q34"
    dropped = sea.copy().play(0, "DROP rope 0", "STEP N")
    assert dropped.at("R0") == "d4" and dropped.lying("d5") == (1, 0, 0)
    assert sea.can(0, "SWIM NE,NW"), "coming back is allowed if the way itself is paid"
    paid = flow.sea("1 d4, 2 d5, 9/2 c5", "R0 d4", R=(2, 0)).play(0, "SELECT 0", "STEP S", "STEP NW", "STEP NE")
    assert paid.at("R0") == "d4", "the rope was paid in between"


@pytest.mark.rule("FLOW-Q35", "FLOW-52")
def test_only_an_explorer_with_something_to_do_is_selected_and_may_stop_at_once(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 h6 010, 3 f6, 4 f7", "R0 d4, R1 h6, R2 f6", R=(0, 0))
    assert sea.of_kind(0, "SELECT") == ["SELECT 1", "SELECT 2"]
    assert sea.why_not(0, "SELECT 0") == "FLOW-Q35"
    sea.play(0, "SELECT 2", "STOP")
    assert sea.phase == Phase.TURN and sea.s.explorer_done == 1 and sea.at("R2") == "f6"


@pytest.mark.rule("FLOW-Q65")
def test_islands_and_stations_have_no_pack_ice(flow: Flow) -> None:
    sea = flow.sea("1 f2, 2 c5", "R0 BIG, R1 c5", R=(0, 0))
    assert sea.copy().play(0, "SELECT 0", "STEP N").at("R0") == "f2"
    assert sea.play(0, "SELECT 1", "STEP SW").at("R1") == "sib3"
    assert (sea.s.ice[SEA:] == 0).all()


@pytest.mark.rule("FLOW-38")
def test_a_journey_begins_with_an_explorer(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5", "R0 d4")
    assert sea.why_not(0, "STEP S") == sea.why_not(0, "STOP") == sea.why_not(0, "ala2") == "FLOW-38"
