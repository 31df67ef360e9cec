"""The calamity window and the draft: ROLL-20 to ROLL-25, ROLL-41 to ROLL-45."""

from __future__ import annotations

import pytest

from snowbound.core.contract import EVERYONE
from snowbound.games.arctic_roll.state import Phase
from tests.games.arctic_roll.table import E1, E2, NAMES, Roll

BLOCKED = "E ....##.... / F ....#O#.... / G ....##...."
"""A pawn on F6 that can place nothing and move only 2 or more."""


@pytest.mark.rule("ROLL-22", "ROLL-41", "ROLL-Q17")
def test_the_window_goes_in_turn_order_from_the_start_player(roll: Roll) -> None:
    table = roll.window(E1, E1, E1, dice="123456 112233 666666", pool="146", start=1)
    assert (table.phase, table.actors) == (Phase.WINDOW, [1])
    assert table.audience(1, NAMES["PASS"]) == EVERYONE, "the window is public"

    table.play(1, "PASS")
    assert table.actors == [2]
    table.play(2, "TAKE 6 4")
    assert table.actors == [0]
    assert "4" not in table.black(), "the die is gone for those who come later"
    table.play(0, "PASS")

    assert (table.phase, table.actors) == (Phase.TURN, [0, 1]), "then all the others at the same time"


@pytest.mark.rule("ROLL-41", "ROLL-42", "ROLL-44", "ROLL-21")
def test_a_calamity_costs_a_die_and_a_counter_and_is_kept(roll: Roll) -> None:
    table = roll.window(E1, E1, dice="112233 123456", pool="14")
    assert table.options(0) == ("PASS, TAKE 1 1, TAKE 1 4, TAKE 2 1, TAKE 2 4, TAKE 3 1, TAKE 3 4"), "equal dice once"
    assert table.why_not(0, "TAKE 4 1") == "ROLL-20", "no such white die"
    assert table.why_not(0, "TAKE 1 2") == "ROLL-41", "no such black die"
    assert table.why_not(0, "PLACE 1 0") == "ROLL-22"

    table.play(0, "TAKE 2 4")

    assert (table.flow(0), table.black(), table.held[0], table.counters[0]) == ("11233", "1", 4, 1)
    assert table.sheet[0].sum() == roll.window(E1, E1, pool="14").sheet[0].sum(), "nothing is drawn yet"
    table.play(1, "PASS")
    assert table.actors == [1], "it was seat 0's die of this draft"
    table.play(1, "PLACE 1 0")
    assert (table.phase, table.actors) == (Phase.WINDOW, [1]), "seat 0 is not asked again this round"
    assert table.held[0] == 4


@pytest.mark.rule("ROLL-42")
def test_nobody_takes_a_second_calamity_die_in_a_round(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="123456 123456", held="2 3")

    assert table.why_not(0, "TAKE 1 1") == "ROLL-42"
    assert table.why_not(0, "TAKE_BONUS 1") == "ROLL-42"
    late = roll.turn(E1, E1, dice="123456 123456", held="- 3", pool="1")
    assert late.why_not(0, "TAKE 1 1") == "ROLL-22", "and the window does not reopen"


@pytest.mark.rule("ROLL-43", "ROLL-45", "ROLL-Q18")
def test_e5_in_the_sixth_draft_a_calamity_must_be_taken(roll: Roll) -> None:
    table = roll.window(E1, E1, dice="4 3", draft=6, start=1, held="- 2", pool="6")
    assert table.actors == [0], "seat 1 is skipped"
    assert table.options(0) == "TAKE 4 6"
    assert table.why_not(0, "PASS") == "ROLL-43"
    assert table.why_not(0, "TAKE_FREE 6") == "ROLL-Q18"

    table.play(0, "TAKE 4 6")
    assert (table.phase, table.actors) == (Phase.TURN, [1]), "the sixth die of seat 0 was disposed of"
    assert table.black() == ""
    table.play(1, "PLACE 3 0")

    assert (table.phase, table.actors) == (Phase.CALAMITY, [0, 1])
    assert table.drawn_as[:2].tolist() == [6, 2]
    assert len(table.hexes(1)) == 91 - 4 - 1, "seat 1 draws the chasm on seat 0's sheet"
    assert len(table.hexes(0)) < 30, "seat 0 the New Ice Flow on seat 1's"


@pytest.mark.rule("ROLL-Q18", "ROLL-43")
def test_with_the_option_the_sixth_calamity_is_free_and_the_die_still_used(roll: Roll) -> None:
    table = roll.window(E1, E1, dice="4 3", draft=6, held="- 2", pool="6", sixth_draft="free")
    assert table.options(0) == "TAKE_FREE 6"
    assert table.why_not(0, "TAKE 4 6") == "ROLL-Q18"

    table.play(0, "TAKE_FREE 6")

    assert (table.held[0], table.counters[0], table.flow(0)) == (6, 1, "4")
    assert (table.phase, table.actors) == (Phase.TURN, [0, 1])
    early = roll.window(E1, E1, dice="44444 33333", draft=2, pool="16", sixth_draft="free")
    assert early.options(0) == "PASS, TAKE 4 1, TAKE 4 6", "before the sixth draft nothing changes"


@pytest.mark.rule("ROLL-63", "ROLL-Q18", "ROLL-Q29")
def test_an_extra_die_may_pay_for_the_calamity_and_the_sixth_die_is_kept(roll: Roll) -> None:
    table = roll.window(E1, E1, dice="4 3", draft=6, held="- 2", pool="6", bonuses={0: "new_dice"})
    assert table.options(0, "TAKE") == "TAKE 4 6, TAKE_BONUS 6"

    table.play(0, "TAKE_BONUS 6")

    assert (table.held[0], table.counters[0], table.flow(0), table.bonuses(0)) == (6, 1, "4", "")
    assert table.actors == [0, 1], "the die of the draft is still used"


@pytest.mark.rule("ROLL-20", "ROLL-21")
def test_each_player_takes_exactly_one_die(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="112233 445566")
    assert table.why_not(0, "PASS") == "ROLL-20", "none is not enough"
    assert table.why_not(0, "PLACE 4 0") == "ROLL-20", "the 4 is in front of seat 1"
    assert table.why_not(0, "F6") == "ROLL-21"

    table.play(0, "PLACE 1 0")

    assert table.flow(0) == "12233"
    assert table.actors == [1], "and no more than one"


@pytest.mark.rule("ROLL-20", "ROLL-60")
def test_after_the_die_only_bonuses_are_left(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="112233 445566", bonuses={0: "new_dice"}).play(0, "PLACE 1 0")

    assert table.why_not(0, "PLACE 2 0") == "ROLL-20"
    assert table.why_not(0, "WASTE 2") == "ROLL-20"
    assert "PASS" in table.options(0) and "BONUS_PLACE 2 0" in table.options(0)


@pytest.mark.rule("ROLL-23", "ROLL-Q16")
def test_a_die_is_wasted_only_if_no_die_of_the_flow_has_a_use(roll: Roll) -> None:
    usable = roll.turn(BLOCKED, "", dice="1112 1234", draft=3)
    assert usable.options(0) == "MOVE 2 1, MOVE 2 2, MOVE 2 3, MOVE 2 4, MOVE 2 5, MOVE 2 6", "the 2 can move"
    assert usable.why_not(0, "WASTE 1") == "ROLL-23"

    forced = roll.turn(BLOCKED, "", dice="1166 1234", draft=3)
    assert forced.options(0) == "WASTE 1, WASTE 6"
    before = forced.sheet[0].tolist()
    forced.play(0, "WASTE 6")
    assert (forced.flow(0), forced.sheet[0].tolist(), forced.pawn_on(0)) == ("116", before, "F6")

    optional = roll.window(BLOCKED, "", dice="1166 1234", draft=3, pool="12")
    assert "PASS" in optional.options(0), "nobody is forced into a calamity before the sixth draft"


@pytest.mark.rule("ROLL-Q16")
def test_with_the_option_a_die_may_always_be_wasted(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="112233 445566", unusable_die="always_allowed")

    assert table.options(0, "WASTE") == "WASTE 1, WASTE 2, WASTE 3"
    assert table.play(0, "WASTE 3").flow(0) == "11223"


@pytest.mark.rule("ROLL-24", "ROLL-25", "ROLL-Q39")
def test_the_flows_go_clockwise_with_the_dice_left_on_them(roll: Roll) -> None:
    table = roll.turn("", "", "", dice="111122 333344 555566")
    table.play(1, "PLACE 3 0").play(0, "MOVE 2 1").play(2, "PLACE 6 0")

    assert table.draft == 2
    assert [table.flow(seat) for seat in range(3)] == ["55556", "11112", "33344"]


@pytest.mark.rule("ROLL-02", "ROLL-25", "ROLL-45", "ROLL-67", "ROLL-68", "ROLL-Q34", "ROLL-Q39")
@pytest.mark.parametrize("players", [2, 5])
def test_every_game_has_six_rounds_of_six_drafts_and_a_calamity_each(roll: Roll, players: int) -> None:
    rounds: dict[int, set[int]] = {}
    starts: dict[int, int] = {}
    for position, seat, action in roll.driver.random_game(players, 31, start_player=1):
        if position.phase in (Phase.WINDOW, Phase.TURN):
            rounds.setdefault(position.round_number, set()).add(position.draft)
            starts[position.round_number] = position.start
        if position.phase == Phase.CALAMITY:
            assert not position.dice.any() and not position.pool.any(), "all flows and the pool are empty"
            assert (position.held[:players] > 0).all()
            assert (position.counters[:players] == position.round_number).all()
        last = position, seat, action

    position = last[0]
    assert rounds == {number: {1, 2, 3, 4, 5, 6} for number in range(1, 7)}
    assert [starts[number] for number in range(1, 7)] == [number % players for number in range(1, 7)]
    assert position.phase == Phase.END and position.counters[:players].tolist() == [6] * players


@pytest.mark.rule("ROLL-22", "ROLL-Q17")
def test_the_order_of_the_simultaneous_step_has_no_effect(roll: Roll) -> None:
    one = roll.turn(E2, E1, dice="123456 112233").play(0, "MOVE 2 1").play(1, "PLACE 3 1")
    other = roll.turn(E2, E1, dice="123456 112233").play(1, "PLACE 3 1").play(0, "MOVE 2 1")

    assert one.bytes == other.bytes
