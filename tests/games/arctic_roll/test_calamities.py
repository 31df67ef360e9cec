"""Placing calamities on a neighbour's sheet: ROLL-46 to ROLL-57."""

from __future__ import annotations

import pytest

from snowbound.games.arctic_roll.geometry import DISTANCE, LABEL
from snowbound.games.arctic_roll.state import CENTRE, HEXES, Phase
from tests.games.arctic_roll.table import E1, E2, Roll, Table

BESIDE_WATER = {"D3", "D4", "E3", "E5", "E7", "E8", "F3", "F5", "F7", "F9", "G3", "G4", "G6", "G8", "H6", "H7"}
"""The empty hexes next to open water on the sheet of E1."""


def pairs(table: Table, seat: int) -> set[frozenset[str]]:
    """All pairs that a New Ice Flow may be drawn in, by trying each hex and direction."""
    found = set()
    for hex_ in table.hexes(seat):
        copy = Table(table.position.copy())
        owner = (seat - 1) % copy.players
        copy.play(seat, hex_)
        for arrow in copy.options(seat).split(", "):
            last = Table(copy.position.copy())
            before = last.drawn(owner, "~")
            last.play(seat, arrow)
            found.add(frozenset(last.drawn(owner, "~") - before))
    return found


@pytest.mark.rule("ROLL-46", "ROLL-Q19")
def test_the_next_player_draws_on_the_owners_sheet_all_at_once(roll: Roll) -> None:
    table = roll.calamity(E1, E1, E1, held="1 5 3")
    assert (table.phase, table.actors) == (Phase.CALAMITY, [0, 1, 2])
    assert table.why_not(0, "PASS") == "ROLL-46", "the placer must draw, the owner has no say"

    table.play(1, "A1").play(0, "H6").play(2, "K6")

    assert (table.at(0, "A1"), table.at(1, "K6"), table.at(2, "H6")) == ("#", "B", "~")
    assert table.phase == Phase.ROUND_START


@pytest.mark.rule("ROLL-46", "ROLL-Q19")
def test_with_two_players_it_is_the_opponent(roll: Roll) -> None:
    table = roll.calamity(E1, E1, held="1 5").play(0, "A1").play(1, "K6")

    assert (table.at(1, "A1"), table.at(0, "K6")) == ("B", "#")
    assert (table.at(0, "A1"), table.at(1, "K6")) == (".", ".")


@pytest.mark.rule("ROLL-07", "ROLL-47", "ROLL-48", "ROLL-54", "ROLL-55", "ROLL-Q8", "ROLL-Q20")
@pytest.mark.parametrize("value", [1, 5, 6])
def test_pack_ice_bear_and_chasm_go_in_any_empty_hex_without_the_pawn(roll: Roll, value: int) -> None:
    table = roll.calamity(E2, "", held=f"{value} 1", pawns="D4 F6")

    filled = {LABEL[hex_] for hex_ in range(HEXES) if table.sheet[0, hex_]}
    assert table.hexes(1) == set(LABEL) - filled - {"D4"}
    assert table.why_not(1, "D4") == "ROLL-47", "the pawn's hex"
    assert table.why_not(1, "F6") == "ROLL-47", "a filled hex"


@pytest.mark.rule("ROLL-48")
def test_nothing_can_be_added_to_pack_ice(roll: Roll) -> None:
    table = roll.calamity("", "", held="1 1").play(1, "F7")
    assert table.at(0, "F7") == "#"
    later = roll.turn("F ......#....", "", dice="123456 123456")
    assert "PLACE 6 0" not in later.options(0) and "MOVE 1 2" not in later.options(0)
    assert later.why_not(0, "MOVE 1 2") == "ROLL-34"


@pytest.mark.rule("ROLL-49", "ROLL-Q21", "ROLL-Q23")
def test_e6_new_ice_flow_has_20_or_24_pairs(roll: Roll) -> None:
    before = roll.calamity(E1, "", held="2 1")
    assert len(pairs(before, 1)) == 24

    table = roll.calamity(E2, "", held="2 1")
    found = pairs(table, 1)
    assert len(found) == 20
    assert {frozenset({"C4", "D5"}), frozenset({"I5", "I6"})} <= found
    index = {label: hex_ for hex_, label in enumerate(LABEL)}
    for one, other in map(tuple, found):
        assert DISTANCE[index[one], index[other]] == 1
        assert max(DISTANCE[CENTRE, index[one]], DISTANCE[CENTRE, index[other]]) <= 3
        water = [hex_ for hex_ in range(HEXES) if table.sheet[0, hex_] in (3, 4)]
        assert min(DISTANCE[index[hex_], w] for hex_ in (one, other) for w in water) >= 2, "walruses are water as well"
    assert table.why_not(1, "A1") == "ROLL-49", "outside the central hexagon"
    assert table.why_not(1, "E3") == "ROLL-49", "next to open water"


@pytest.mark.rule("ROLL-49", "ROLL-Q21")
def test_a_new_ice_flow_is_drawn_as_two_hexes_in_either_order(roll: Roll) -> None:
    one = roll.calamity("", "", held="2 1").play(1, "D5")
    assert one.at(0, "D5") == ".", "nothing is drawn before the second hex is chosen"
    assert one.why_not(1, "D6") == "ROLL-46" and one.why_not(1, "PASS") == "ROLL-46"
    one.play(1, "arrow 2")
    other = roll.calamity("", "", held="2 1").play(1, "D6", "arrow 5")

    assert one.drawn(0, "~") == other.drawn(0, "~") == {"D5", "D6"}
    beside = roll.calamity("", "", held="2 1")
    assert {"F5", "E6"} <= beside.hexes(1), "next to the pawn is allowed"
    beside.play(1, "F5")
    assert beside.why_not(1, "arrow 2") == "ROLL-49", "but not on it"


@pytest.mark.rule("ROLL-50", "ROLL-Q23")
def test_e6_expand_goes_next_to_open_water_anywhere(roll: Roll) -> None:
    table = roll.calamity(E1, "", held="3 1")
    assert table.hexes(1) == BESIDE_WATER
    assert table.why_not(1, "A1") == "ROLL-50"
    far = roll.calamity("A ~.....", "", held="3 1")
    assert far.hexes(1) == {"A2", "B1", "B2"}, "not bound to the central hexagon"
    far.play(1, "A2")
    assert far.at(0, "A2") == "~"


@pytest.mark.rule("ROLL-52", "ROLL-Q23")
def test_a_walrus_goes_next_to_open_water_and_its_hex_is_open_water(roll: Roll) -> None:
    table = roll.calamity(E1, "", held="4 1")
    assert table.hexes(1) == BESIDE_WATER
    assert table.why_not(1, "A1") == "ROLL-52"
    table.play(1, "F9")
    assert table.at(0, "F9") == "W"
    crossing = roll.turn("F .......~W..", "", pawns="F11 F6", dice="222222 111111")
    assert crossing.why_not(0, "MOVE 2 5") == "ROLL-35"


@pytest.mark.rule("ROLL-55", "ROLL-Q25")
def test_an_arrow_points_at_any_adjacent_hex_of_the_sheet(roll: Roll) -> None:
    corner = roll.calamity("", "", held="6 1").play(1, "A1")
    assert corner.options(1) == "arrow 2, arrow 3, arrow 4"
    assert corner.why_not(1, "arrow 1") == "ROLL-55"

    rows = "C ....#h.. / D ......O.. / E .....B~..."  # around D6; the pawn is on D5
    for side in range(1, 7):
        table = roll.calamity(rows, "", held="6 1", pawns="D5 F6")
        before = table.sheet[0].tolist()
        table.play(1, "D6", f"arrow {side}")
        assert table.at(0, "D6") == str(side)
        assert table.sheet[0].tolist().count(0) == before.count(0) - 1, "the hex pointed at keeps what it holds"
    pawn = roll.calamity("", "", held="6 1", pawns="E6 F6").play(1, "D6", "arrow 3")
    assert pawn.at(0, "D6") == "3", "the pawn's hex may be pointed at"
    twice = roll.calamity("D .....4...", "", held="6 1").play(1, "E7", "arrow 5")
    assert (twice.at(0, "D6"), twice.at(0, "E7")) == ("4", "5"), "two arrows may point at the same hex"


@pytest.mark.rule("ROLL-57", "ROLL-Q20", "ROLL-Q24")
def test_a_calamity_without_a_legal_place_has_no_effect(roll: Roll) -> None:
    full = "C ..####.. / D ..#####.. / E ..######.. / F ..###.###.. / G ..######.. / H ..#####.. / I ..####.."
    table = roll.calamity(full, "", held="2 1")
    assert table.actors == [0], "the New Ice Flow is skipped"
    assert table.drawn_as[0] == 0
    before = table.sheet[0].tolist()
    table.play(0, "A1")
    assert table.sheet[0].tolist() == before

    shut = roll.calamity("K ....~~ / J .....##", "", held="3 1", pawns="K4 F6")
    assert shut.hexes(1) == {"J5"}
    only_pawn = roll.calamity("K ....~~ / J ....###", "", held="4 1", pawns="K4 F6")
    assert only_pawn.actors == [0], "the only fitting hex is the pawn's"


@pytest.mark.rule("ROLL-Q24")
def test_with_the_option_an_impossible_new_ice_flow_becomes_an_expand(roll: Roll) -> None:
    full = "C ..####.. / D ..#####.. / E ..######.. / F ..###.###.. / G ..######.. / H ..#####.. / I ..###~.."
    table = roll.calamity(full, "", held="2 1", impossible_calamity="expand")
    assert (table.actors, table.drawn_as[0], table.held[0]) == ([0, 1], 3, 2), "the die stays a 2"
    assert table.hexes(1) == {"I7", "J5", "J6"}
    table.play(1, "J6")
    assert table.at(0, "J6") == "~"

    dry = roll.calamity(full.replace("~", "#"), "", held="2 1", impossible_calamity="expand")
    assert dry.actors == [0], "without open water an Expand is impossible as well"
    possible = roll.calamity(E1, "", held="2 1", impossible_calamity="expand")
    assert possible.drawn_as[0] == 2
    walrus = roll.calamity("", "", held="4 1", impossible_calamity="expand")
    assert walrus.actors == [0], "only a New Ice Flow is replaced"


@pytest.mark.rule("ROLL-51", "ROLL-Q22")
def test_water_that_touches_is_one_area_from_then_on(roll: Roll) -> None:
    apart = "F ...h~.~h... "
    assert roll.end(apart, "").points[0] == 2
    table = roll.calamity(apart, "", held="3 1", pawns="A1 F6").play(1, "F6")
    joined = "".join(table.at(0, f"F{i}") for i in range(1, 12))
    assert joined == "...h~~~h..."
    assert roll.end("F ..h~h~h....", "").points[0] == 4, "the hunter between fishes in both"
    assert roll.end("F ..h~h~h.... / G ...~~.....", "").points[0] == 3, "in one area only once"
