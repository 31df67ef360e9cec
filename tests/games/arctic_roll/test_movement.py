"""Movement, the stuck pawn, and the geometry: ROLL-05, ROLL-32 to ROLL-40."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.core.chance import below, stream
from snowbound.games.arctic_roll.geometry import BY_DISTANCE, DISTANCE, LABEL, NEIGHBOUR
from snowbound.games.arctic_roll.state import HEXES, OFF_SHEET
from tests.games.arctic_roll.table import E1, E2, NAMES, Roll, contents

STUCK = "J .....~~ / K ....~."
"""Worked example E4: the pawn on K6 is stuck."""


@pytest.mark.rule("ROLL-05")
def test_distances_are_the_shortest_ways_between_adjacent_hexes() -> None:
    for start in range(HEXES):
        ways = {start: 0}
        queue = [start]
        for hex_ in queue:
            for there in NEIGHBOUR[hex_].tolist():
                if there != OFF_SHEET and there not in ways:
                    ways[there] = ways[hex_] + 1
                    queue.append(there)
        assert [ways[hex_] for hex_ in range(HEXES)] == DISTANCE[start].tolist()
        assert (np.diff(DISTANCE[start][BY_DISTANCE[start]]) >= 0).all()


@pytest.mark.rule("ROLL-32", "ROLL-33", "ROLL-34", "ROLL-35", "ROLL-36", "ROLL-Q11")
def test_e3_movements(roll: Roll) -> None:
    table = roll.turn(E2, "", dice="123456 123456")

    wanted = [f"MOVE {value} {side}" for value in (2, 3, 4, 5) for side in (1, 3, 4, 6)]
    assert table.options(0, "MOVE") == ", ".join(wanted)

    ends = {name: roll.turn(E2, "", dice="123456 123456").play(0, name).pawn_on(0) for name in wanted}
    assert " ".join(ends.values()) == "D6 H6 H4 D4 C6 I6 I3 C3 B6 J6 J2 B2 A6 K6 K1 A1"
    assert table.why_not(0, "MOVE 1 1") == "ROLL-34", "a hunter"
    assert table.why_not(0, "MOVE 6 1") == "ROLL-36", "off the sheet"
    assert table.why_not(0, "MOVE 2 2") == "ROLL-35", "open water"
    assert table.why_not(0, "MOVE 3 5") == "ROLL-35", "over a walrus"


@pytest.mark.rule("ROLL-35", "ROLL-Q11")
@pytest.mark.parametrize("glyph", ["h", "O", "#", "B", "3", "~", "W"])
def test_everything_but_open_water_may_be_crossed(roll: Roll, glyph: str) -> None:
    table = roll.turn(f"F ......{glyph}....", "", dice="123456 123456")

    crossed = table.options(0, "MOVE 2 2") == "MOVE 2 2"
    assert crossed == (glyph not in "~W")
    assert "MOVE 1 2" not in table.options(0, "MOVE 1")


@pytest.mark.rule("ROLL-32", "ROLL-33", "ROLL-Q13")
def test_a_move_is_exactly_the_pips_in_one_line_and_never_none(roll: Roll) -> None:
    table = roll.turn("", "", pawns="F6 F6", dice="333333 123456")

    assert table.options(0, "MOVE") == ", ".join(f"MOVE 3 {side}" for side in range(1, 7))
    for side, end in enumerate(["C6", "F9", "I6", "I3", "F3", "C3"], 1):
        assert roll.turn("", "", dice="333333 123456").play(0, f"MOVE 3 {side}").pawn_on(0) == end
    assert table.why_not(0, "MOVE 2 1") == "ROLL-20", "there is no 2"


@pytest.mark.rule("ROLL-37")
def test_movement_draws_nothing(roll: Roll) -> None:
    table = roll.turn(E1, "", dice="123456 123456").play(0, "MOVE 2 3")

    assert table.sheet[0].tolist() == contents(E1)
    assert table.pawn_on(0) == "H6"


def brute_moves(sheet: list[int], here: int) -> set[tuple[int, int]]:
    """Value and direction of every legal move, step by step from the definitions."""
    found = set()
    for side in range(6):
        for value in range(1, 7):
            way, hex_ = [], here
            for _ in range(value):
                hex_ = int(NEIGHBOUR[hex_, side]) if hex_ != OFF_SHEET else OFF_SHEET
                way.append(hex_)
            if OFF_SHEET not in way and not any(sheet[h] in (3, 4) for h in way) and sheet[way[-1]] == 0:
                found.add((value, side + 1))
    return found


@pytest.mark.rule("ROLL-33", "ROLL-38", "ROLL-39", "ROLL-40", "ROLL-Q14")
@pytest.mark.parametrize("filling", [3, 8])
def test_moves_and_rescues_agree_with_brute_force_on_random_sheets(roll: Roll, filling: int) -> None:
    rng = stream(filling)
    rescues = 0
    for _ in range(150):
        sheet = [below(rng, 13) if below(rng, 10) < filling else 0 for _ in range(HEXES)]
        here = below(rng, HEXES)
        if filling > 5:  # surround the pawn
            for there in NEIGHBOUR[here].tolist():
                if there != OFF_SHEET:
                    sheet[there] = 3
        sheet[here] = 0
        table = roll.turn("", "", dice="123456 123456")
        table.sheet[0], table.pawn[0] = sheet, here
        moves = brute_moves(sheet, here)
        found = {tuple(map(int, name.split()[1:])) for name in table.options(0, "MOVE").split(", ") if name}
        assert found == moves
        ways_out = [h for h in range(HEXES) if sheet[h] == 0 and h != here and brute_moves(sheet, h)]
        assert bool(table.options(0, "RELOCATE")) == (not moves and bool(ways_out))
        if not moves and ways_out:
            rescues += 1
            nearest = min(DISTANCE[here, h] for h in ways_out)
            table.apply(0, NAMES["RELOCATE 4"])
            assert table.hexes(0) == {LABEL[h] for h in ways_out if DISTANCE[here, h] == nearest}
    assert (rescues > 100) == (filling > 5)


@pytest.mark.rule("ROLL-38", "ROLL-39", "ROLL-40", "ROLL-Q14", "ROLL-Q15", "ROLL-Q42")
def test_e4_a_stuck_pawn_may_be_lifted_with_any_die(roll: Roll) -> None:
    table = roll.turn(STUCK, "", pawns="K6 F6", dice="112345 123456")
    assert table.options(0) == "PLACE 1 0, RELOCATE 1, RELOCATE 2, RELOCATE 3, RELOCATE 4, RELOCATE 5"
    assert table.why_not(0, "MOVE 1 5") == "ROLL-35"

    table.play(0, "RELOCATE 4")
    assert (table.flow(0), table.pawn_on(0)) == ("11235", "K6"), "the die is used up, the hex is still to come"
    assert table.hexes(0) == {"I6", "I7", "I8", "J5", "K4"}, "all at distance 2, water between does not matter"
    assert table.why_not(0, "I5") == "ROLL-40", "farther away"
    assert table.why_not(0, "PASS") == "ROLL-40", "a hex must follow"
    table.play(0, "I8")

    assert table.pawn_on(0) == "I8"
    assert table.flow(0) == "11235", "the 4 is used"
    assert 0 not in table.actors, "and the turn is over"


@pytest.mark.rule("ROLL-39", "ROLL-Q15")
def test_relocation_is_optional_and_only_for_a_stuck_pawn(roll: Roll) -> None:
    stuck = roll.turn(STUCK, "", pawns="K6 F6", dice="123456 123456").play(0, "PLACE 1 0")
    assert (stuck.pawn_on(0), stuck.at(0, "K6")) == ("K6", "O"), "a stuck player may place instead"
    assert roll.turn(E1, "", dice="123456 123456").why_not(0, "RELOCATE 1") == "ROLL-39"

    nowhere = roll.turn("", "", pawns="K6 F6", dice="123456 123456")
    nowhere.sheet[0] = [3] * (HEXES - 1) + [0]
    assert nowhere.options(0) == "PLACE 1 0"
    assert nowhere.why_not(0, "RELOCATE 1") == "ROLL-Q15", "no hex to lift it to"


@pytest.mark.rule("ROLL-58", "ROLL-Q15")
def test_a_pawn_lifted_onto_a_bonus_hex_claims_it(roll: Roll) -> None:
    table = roll.turn("E ......~~.. / F ......~.~.. / G ......~~..", "", pawns="F8 F6", dice="666666 123456")

    table.play(0, "RELOCATE 6", "H8")

    assert (table.pawn_on(0), table.bonuses(0)) == ("H8", "new_dice")
    assert 0 in table.actors, "the bonus may be used at once"
