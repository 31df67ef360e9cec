"""Bonuses: ROLL-58 to ROLL-66."""

from __future__ import annotations

import pytest

from snowbound.games.arctic_roll.geometry import LABEL, ROWS
from snowbound.games.arctic_roll.state import Phase
from snowbound.games.arctic_roll.state import Roll as Kind
from tests.games.arctic_roll.table import E1, Roll


@pytest.mark.rule("ROLL-58", "ROLL-59", "ROLL-60", "ROLL-62", "ROLL-Q26")
def test_e9_a_bonus_is_claimed_by_the_pawn_and_used_at_once(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="222222 222222").play(0, "MOVE 2 3").play(1, "MOVE 2 3")
    assert table.pawn_on(0) == "H6" and table.phase == Phase.TURN and table.draft == 2

    table.play(0, "MOVE 2 2")
    assert (table.pawn_on(0), table.bonuses(0)) == ("H8", "new_dice"), "claimed automatically"
    assert 0 in table.actors
    flow = table.flow(0)
    table.play(0, "BONUS_PLACE 1 0")

    assert (table.at(0, "H8"), table.bonuses(0)) == ("O", ""), "the hex pays only once"
    assert table.flow(0) == flow, "no flow is touched"
    assert 0 not in table.actors


@pytest.mark.rule("ROLL-58", "ROLL-Q26")
@pytest.mark.parametrize(("pawn", "action"), [("H7", "PLACE 2 1"), ("H8", "PLACE 1 0"), ("H6", "MOVE 2 2")])
def test_pawn_hunter_and_hole_claim_a_bonus_once(roll: Roll, pawn: str, action: str) -> None:
    table = roll.turn("", "", pawns=f"{pawn} F6", dice="123456 123456")
    table.claimed[0], table.stock[0, :] = 0, 0

    table.play(0, action)
    assert table.bonuses(0) == "new_dice"
    assert table.claimed[0] == 1 << 1

    again = roll.turn("", "", pawns=f"{pawn} F6", dice="123456 123456")
    again.claimed[0] = 1 << 1
    again.play(0, action)
    assert again.bonuses(0) == "", "marked already"


@pytest.mark.rule("ROLL-58", "ROLL-59", "ROLL-65", "ROLL-Q27")
@pytest.mark.parametrize(("value", "rows"), [(1, ""), (3, "H ......~.."), (4, "H ......~.."), (5, "")])
def test_a_neighbours_calamity_brings_the_owner_the_bonus(roll: Roll, value: int, rows: str) -> None:
    table = roll.calamity(rows, "", held=f"{value} 1").play(0, "A1").play(1, "H8")

    assert (table.bonuses(0), table.bonuses(1)) == ("new_dice", ""), "the owner, not the placer"
    assert (table.phase, table.actors) == (Phase.AFTERMATH, [0])
    assert table.options(0).startswith("PASS, BONUS_PLACE 1 0")
    table.play(0, "BONUS_MOVE 3 1")
    assert (table.pawn_on(0), table.bonuses(0), table.phase) == ("C6", "", Phase.ROUND_START)


@pytest.mark.rule("ROLL-65", "ROLL-Q27")
def test_in_the_aftermath_only_what_the_calamities_brought_may_be_used(roll: Roll) -> None:
    table = roll.calamity("", "", held="6 1", bonuses={0: "new_dice reroll", 1: "igloo"})
    table.play(0, "A1").play(1, "D8", "arrow 2")

    assert table.actors == [0], "seat 1 has an old Igloo only"
    assert table.bonuses(0) == "igloo new_dice reroll"
    assert table.options(0) == "PASS, IGLOO"
    assert table.why_not(0, "BONUS_PLACE 1 0") == "ROLL-65", "the New Dice is from earlier"
    assert table.why_not(0, "REROLL") == "ROLL-65"
    assert table.why_not(0, "TAKE_BONUS 1") == "ROLL-65", "no calamity can be bought now"
    assert table.why_not(0, "PLACE 1 0") == "ROLL-65"
    table.play(0, "IGLOO")
    assert table.hexes(0) and "F6" not in table.hexes(0)
    table.play(0, "H6")
    assert table.phase == Phase.ROUND_START and table.bonuses(0) == "new_dice reroll"


@pytest.mark.rule("ROLL-65", "ROLL-60", "ROLL-Q27")
def test_a_fresh_bonus_may_be_kept_and_one_bonus_may_bring_the_next(roll: Roll) -> None:
    kept = roll.calamity("", "", held="1 1").play(0, "A1").play(1, "H8").play(0, "PASS")
    assert (kept.phase, kept.bonuses(0)) == (Phase.ROUND_START, "new_dice")
    assert kept.fresh.sum() == 0

    chain = roll.calamity("", "", held="1 1", pawns="D6 F6").play(0, "A1").play(1, "H8").play(0, "BONUS_MOVE 2 2")
    assert (chain.pawn_on(0), chain.bonuses(0), chain.actors) == ("D8", "igloo", [0]), "claimed by using a fresh one"
    assert chain.options(0) == "PASS, IGLOO"


@pytest.mark.rule("ROLL-Q27", "ROLL-65")
def test_a_reroll_from_a_calamity_is_only_stored(roll: Roll) -> None:
    table = roll.calamity("", "", held="1 1").play(0, "A1").play(1, "J4")

    assert (table.phase, table.bonuses(0)) == (Phase.ROUND_START, "reroll"), "no aftermath"


@pytest.mark.rule("ROLL-Q27", "ROLL-Q40", "ROLL-66", "ROLL-68")
def test_after_the_last_round_the_aftermath_is_the_only_use_left(roll: Roll) -> None:
    table = roll.calamity("F ....h.h....", "", held="1 1", round_number=6, bonuses={1: "igloo"})
    table.play(0, "A1").play(1, "H8")
    assert (table.phase, table.actors) == (Phase.AFTERMATH, [0])

    table.play(0, "BONUS_PLACE 1 0")

    assert table.phase == Phase.END
    assert table.points == [2, 0], "the unused Igloo of seat 1 is worth nothing"


@pytest.mark.rule("ROLL-60")
def test_bonuses_are_used_at_any_point_of_the_turn_any_number_each_once(roll: Roll) -> None:
    table = roll.turn("", "", dice="123456 123456", bonuses={0: "igloo igloo new_dice new_dice"})

    table.play(0, "BONUS_PLACE 1 0", "IGLOO", "F9", "PLACE 6 0", "IGLOO", "F3", "BONUS_MOVE 2 1")

    assert (table.bonuses(0), len(table.drawn(0, "h")), table.pawn_on(0)) == ("", 18, "D6")
    assert 0 not in table.actors, "nothing is left to use"
    assert roll.turn("", "", dice="123456 123456").why_not(0, "IGLOO") == "ROLL-60"
    assert roll.turn("", "", dice="123456 123456").why_not(0, "BONUS_MOVE 1 1") == "ROLL-60"
    assert roll.turn("", "", dice="123456 123456").why_not(0, "REROLL") == "ROLL-60"


@pytest.mark.rule("ROLL-60", "ROLL-Q29")
def test_bonuses_may_be_used_in_a_draft_whose_die_was_disposed_of(roll: Roll) -> None:
    table = roll.window("", "", dice="123456 123456", pool="12", bonuses={0: "new_dice"})
    table.play(0, "TAKE 1 1").play(1, "PASS")

    assert table.actors == [0, 1], "seat 0 has given up its die but may use the bonus"
    assert table.options(0, "PASS") == "PASS"
    table.play(0, "BONUS_PLACE 6 0")
    assert table.actors == [1]


@pytest.mark.rule("ROLL-07", "ROLL-61", "ROLL-Q8", "ROLL-Q28")
def test_an_igloo_is_six_hunters_round_any_hex_but_not_through_the_pawn(roll: Roll) -> None:
    table = roll.turn("C ...O....", "", dice="123456 123456", bonuses={0: "igloo"}).play(0, "IGLOO")
    neighbours = {"E5", "E6", "F5", "F7", "G5", "G6"}
    inner = {
        label
        for label in LABEL
        if label[0] not in "AK"
        and label[1:] != "1"
        and label not in {"B7", "C8", "D9", "E10", "F11", "G10", "H9", "I8", "J7"}
    }
    round_c4 = {"B3", "B4", "C3", "C5", "D4", "D5"}
    assert table.hexes(0) == inner - neighbours - {"F6"} - round_c4
    assert "C4" in table.hexes(0), "what the middle holds does not matter"
    assert table.why_not(0, "F6") == "ROLL-61", "not around the pawn"
    assert table.why_not(0, "F7") == "ROLL-61", "not through the pawn"
    assert table.why_not(0, "A1") == "ROLL-61", "not beyond the edge"
    assert table.why_not(0, "PLACE 1 0") == "ROLL-61", "the hex must follow"

    table.play(0, "C4")
    assert table.drawn(0, "h") == round_c4
    assert "reroll" in table.bonuses(0), "B4 is a bonus hex"


@pytest.mark.rule("ROLL-61", "ROLL-Q28")
def test_an_igloo_without_room_cannot_be_used_and_does_not_hold_up_the_turn(roll: Roll) -> None:
    rows = " / ".join(f"{label} {'#' * count}" for label, _, count in ROWS if label != "F")
    table = roll.turn(rows + " / F #####...###", "", dice="123456 123456", bonuses={0: "igloo"})

    assert "IGLOO" not in table.options(0)
    assert table.why_not(0, "IGLOO") == "ROLL-61"
    table.play(0, "PLACE 1 0")
    assert 0 not in table.actors, "the turn ends automatically"


@pytest.mark.rule("ROLL-62", "ROLL-Q29")
def test_new_dice_is_a_die_of_any_value_with_a_legal_use(roll: Roll) -> None:
    table = roll.turn("F ....h.h....", "", dice="111111 123456", bonuses={0: "new_dice"})

    assert table.options(0, "BONUS_PLACE") == (
        "BONUS_PLACE 1 0, BONUS_PLACE 2 0, BONUS_PLACE 2 2, BONUS_PLACE 3 0, BONUS_PLACE 3 2, "
        "BONUS_PLACE 4 1, BONUS_PLACE 5 1"
    )
    assert table.why_not(0, "BONUS_PLACE 6 0") == "ROLL-29"
    assert table.why_not(0, "BONUS_MOVE 6 1") == "ROLL-36"
    stuck = roll.turn("J .....~~ / K ....~.", "", pawns="K6 F6", dice="111111 1", bonuses={0: "new_dice"})
    stuck.play(0, "BONUS_RELOCATE", "K4")
    assert (stuck.pawn_on(0), stuck.flow(0), stuck.die_done[0]) == ("K4", "111111", 0), "the die is still to come"
    assert roll.turn("", "", bonuses={0: "new_dice"}).why_not(0, "BONUS_RELOCATE") == "ROLL-39"


@pytest.mark.rule("ROLL-63", "ROLL-Q29")
def test_an_extra_die_buys_a_calamity_in_the_windows_only(roll: Roll) -> None:
    table = roll.window("", "", dice="123456 123456", pool="16", bonuses={0: "new_dice"})
    assert table.options(0, "TAKE_BONUS") == "TAKE_BONUS 1, TAKE_BONUS 6"
    assert table.why_not(0, "TAKE_BONUS 2") == "ROLL-41"

    table.play(0, "TAKE_BONUS 6")

    assert (table.held[0], table.counters[0], table.bonuses(0), table.flow(0)) == (6, 1, "", "123456")
    later = roll.turn("", "", dice="123456 123456", held="- 1", pool="6", bonuses={0: "new_dice"})
    assert later.why_not(0, "TAKE_BONUS 6") == "ROLL-22", "at the earliest in the second window"
    assert roll.window("", "", pool="12").why_not(0, "TAKE_BONUS 1") == "ROLL-60"


@pytest.mark.rule("ROLL-64", "ROLL-Q30")
def test_a_reroll_rolls_the_whole_flow_in_the_window_or_the_turn(roll: Roll) -> None:
    table = roll.window("", "", dice="111111 123456", pool="16", bonuses={0: "reroll reroll"})
    table.play(0, "REROLL")
    assert (table.roll, table.roll_left, table.flow(0)) == (Kind.REROLL, 6, "")
    assert table.flow(1) == "123456" and table.black() == "16", "other dice stay"
    table.dice_fall("666555")
    assert (table.phase, table.actors, table.flow(0)) == (Phase.WINDOW, [0], "555666"), "the same decision again"
    table.play(0, "REROLL").dice_fall("444444").play(0, "PASS")
    assert table.bonuses(0) == "", "several may follow each other"
    table.play(1, "PASS")
    assert table.actors == [0, 1]

    turn = roll.turn("", "", dice="1111 2222", draft=3, held="- 2", pool="4", bonuses={0: "reroll reroll"})
    turn.play(0, "REROLL").dice_fall("5566")
    assert (turn.phase, turn.flow(0)) == (Phase.TURN, "5566"), "the window does not reopen"
    turn.play(0, "PLACE 6 0")
    assert 0 not in turn.actors, "a Reroll cannot be used once the die is taken"


@pytest.mark.rule("ROLL-64", "ROLL-Q30")
def test_no_reroll_after_a_die_has_been_taken(roll: Roll) -> None:
    table = roll.turn("", "", dice="123456 123456", bonuses={0: "reroll new_dice"}).play(0, "PLACE 1 0")

    assert table.why_not(0, "REROLL") == "ROLL-64"
    disposed = roll.turn("", "", dice="12345 123456", bonuses={0: "reroll new_dice"})
    assert disposed.why_not(0, "REROLL") == "ROLL-64", "nor after it was given up in the window"
