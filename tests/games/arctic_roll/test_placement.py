"""Placement of a die: ROLL-26 to ROLL-31."""

from __future__ import annotations

import itertools

import pytest

from snowbound.games.arctic_roll.geometry import HOLE_OF, HUNTERS_OF, NEIGHBOUR, OPPOSITE
from tests.games.arctic_roll.table import E1, E2, HEX, NAMES, Roll, contents

PLACEMENTS = [name for name in NAMES if name.startswith("PLACE")]
ROUND_F6 = {1: "E6", 2: "F7", 3: "G6", 4: "G5", 5: "F5", 6: "E5"}
PATTERNS = {
    "PLACE 1 0": (True, ""),
    "PLACE 2 0": (False, "14"),
    "PLACE 2 1": (False, "25"),
    "PLACE 2 2": (False, "36"),
    "PLACE 3 0": (True, "14"),
    "PLACE 3 1": (True, "25"),
    "PLACE 3 2": (True, "36"),
    "PLACE 4 0": (False, "2356"),
    "PLACE 4 1": (False, "1346"),
    "PLACE 4 2": (False, "1245"),
    "PLACE 5 0": (True, "2356"),
    "PLACE 5 1": (True, "1346"),
    "PLACE 5 2": (True, "1245"),
    "PLACE 6 0": (False, "123456"),
}


@pytest.mark.rule("ROLL-26", "ROLL-27", "ROLL-28", "ROLL-Q12")
@pytest.mark.parametrize("name", PLACEMENTS)
def test_every_face_in_every_orientation_draws_its_pips(roll: Roll, name: str) -> None:
    table = roll.turn("", "", dice="123456 123456")

    table.play(0, name)

    hole, sides = PATTERNS[name]
    assert table.drawn(0, "O") == ({"F6"} if hole else set())
    assert table.drawn(0, "h") == {ROUND_F6[int(side)] for side in sides}
    assert hole + len(sides) == int(name.split()[1]), "a pip is a hole or a hunter"
    assert table.flow(0) == "123456".replace(name.split()[1], ""), "that die is used"
    assert not table.sheet[1].any()


@pytest.mark.rule("ROLL-27", "ROLL-28", "ROLL-Q12")
def test_only_opposite_pairs_and_their_complements_are_reachable(roll: Roll) -> None:
    assert list(PATTERNS) == PLACEMENTS, "faces 1 and 6 have one orientation, the others three"
    pairs = {frozenset(p) for p in itertools.combinations(range(6), 2)}
    opposite = {frozenset({side, int(OPPOSITE[side])}) for side in range(6)}
    sides = [frozenset(side for side in range(6) if HUNTERS_OF[n] >> side & 1) for n in range(14)]
    assert {s for s in sides if len(s) == 2} == opposite and len(opposite) == 3 and len(pairs) == 15
    assert {frozenset(range(6)) - s for s in sides if len(s) == 4} == opposite
    assert [bool(hole) for hole in HOLE_OF] == [PATTERNS[name][0] for name in PLACEMENTS]


@pytest.mark.rule("ROLL-26", "ROLL-29", "ROLL-30", "ROLL-31")
def test_e2_placements_on_the_sheet_of_e1(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="123456 123456")
    assert table.options(0, "PLACE") == ", ".join(PLACEMENTS), "all 14 are legal"

    table.play(0, "PLACE 5 1").play(1, "PLACE 1 0")
    assert table.drawn(0, "h") == {"E6", "G6", "G5", "E5"} and table.drawn(0, "O") == {"F6"}

    later = roll.turn("E ...~hh.... / F ...W.O.~... / G ....hh~...", E1, dice="123456 123456")
    assert later.options(0, "PLACE") == "PLACE 2 1"
    later.play(0, "PLACE 2 1")
    assert later.sheet[0].tolist() == contents(E2)
    assert later.pawn_on(0) == "F6", "the pawn stays where it is"
    assert roll.end(E2, "").points[0] == 8


@pytest.mark.rule("ROLL-29", "ROLL-30")
@pytest.mark.parametrize("filled", ["h", "O", "~", "W", "#", "B", "3"])
def test_a_die_of_which_one_pip_has_no_room_cannot_be_placed_at_all(roll: Roll, filled: str) -> None:
    table = roll.turn(f"F ......{filled}....", "", dice="123456 123456")

    assert table.options(0, "PLACE") == "PLACE 1 0, PLACE 2 0, PLACE 2 2, PLACE 3 0, PLACE 3 2, PLACE 4 1, PLACE 5 1"
    assert table.why_not(0, "PLACE 6 0") == "ROLL-29"
    assert table.why_not(0, "PLACE 5 0") == "ROLL-29"


@pytest.mark.rule("ROLL-31", "ROLL-Q9")
def test_from_a_hole_2_4_and_6_may_be_placed_but_not_1_3_and_5(roll: Roll) -> None:
    table = roll.turn("F .....O.....", "", dice="123456 123456")

    assert {name.split()[1] for name in table.options(0, "PLACE").split(", ")} == {"2", "4", "6"}
    assert table.why_not(0, "PLACE 1 0") == "ROLL-31"
    table.play(0, "PLACE 6 0")
    assert table.drawn(0, "h") == set(ROUND_F6.values()), "dig the hole first, surround it later"


@pytest.mark.rule("ROLL-29", "ROLL-Q10")
def test_pips_beyond_the_edge_make_a_placement_illegal(roll: Roll) -> None:
    edge = roll.turn("", "", pawns="A3 F6", dice="123456 123456")
    assert edge.options(0, "PLACE") == "PLACE 1 0, PLACE 2 1, PLACE 3 1"
    corner = roll.turn("", "", pawns="A1 F6", dice="123456 123456")
    assert corner.options(0, "PLACE") == "PLACE 1 0"
    assert corner.why_not(0, "PLACE 2 0") == "ROLL-29"


@pytest.mark.rule("ROLL-27", "ROLL-29")
def test_placements_agree_with_brute_force_over_all_surroundings(roll: Roll) -> None:
    for free in range(64):
        sheet = [0] * 91
        for side in range(6):
            if not free >> side & 1:
                sheet[NEIGHBOUR[HEX["F6"], side]] = 5
        table = roll.turn("", "", dice="123456 123456")
        table.sheet[0] = sheet
        wanted = [name for name, (_, sides) in PATTERNS.items() if all(free >> int(d) - 1 & 1 for d in sides)]
        assert table.options(0, "PLACE") == ", ".join(wanted)
