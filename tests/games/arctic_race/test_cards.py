"""What each race card does."""

from __future__ import annotations

import pytest

from snowbound.games.arctic_race.state import Phase
from tests.games.arctic_race.table import Race


@pytest.mark.rule("RACE-20", "RACE-42")
def test_card_5_moves_racer_5_by_5_or_passes_the_token(race: Race) -> None:
    table = race.turn("C5", "r5:17 r4:2", players=3)
    assert table.options == ["move 5", "second"]
    assert table.why_not("move 4") == "RACE-20"

    moved = table.copy().do("move 5")
    assert (moved.where("r5"), moved.where("r4"), moved.token) == (22, 2, "r")

    passed = table.copy().do("second")
    assert (passed.phase, passed.options) == (Phase.GIVE, ["give y", "give b"])
    passed.do("give b")
    assert (passed.token, passed.turn, passed.where("r5")) == ("b", "y", 17)


@pytest.mark.rule("RACE-21", "RACE-49")
def test_card_4_moves_racer_4_by_4_or_shifts_the_floes(race: Race) -> None:
    table = race.turn("C4", "r4:18")
    assert table.options == ["move 4", "second"]
    assert table.why_not("move 1") == "RACE-21"

    moved = table.copy().do("move 4")
    assert (moved.where("r4"), moved.river) == (22, "F01 F02 F03 F12 F13")

    shifted = table.copy().do("second").draw("F20")
    assert (shifted.where("r4"), shifted.river) == (25, "F20 F01 F02 F03 F12")


@pytest.mark.rule("RACE-22", "RACE-44")
def test_card_3_moves_racer_3_by_3_or_rolls_the_die(race: Race) -> None:
    table = race.turn("C3", "r3:12 r4:18")
    assert table.options == ["move 3", "second"]
    assert table.why_not("move 5") == "RACE-22"

    moved = table.copy().do("move 3")
    assert (moved.where("r3"), moved.turn) == (15, "y")

    rolled = table.copy().do("second")
    assert (rolled.phase, rolled.where("r3")) == (Phase.ROLL, 12)
    assert rolled.roll("4").where("r4") == 22


@pytest.mark.rule("RACE-23", "RACE-30")
def test_card_2_moves_racer_2_by_2_or_picks_up_the_cards(race: Race) -> None:
    table = race.turn("C2", "r2:15", piles={"r": "14", "y": "35"})
    assert table.options == ["move 2", "second"]
    assert table.why_not("move 3") == "RACE-23"

    moved = table.copy().do("move 2")
    assert (moved.where("r2"), moved.pile(0)) == (17, "142")

    picked = table.copy().do("second")
    assert (picked.where("r2"), picked.hand(0), picked.pile(0)) == (15, "12345", "")
    assert picked.pile(1)[:2] == "35", "yellow's cards stay where they are"


@pytest.mark.rule("RACE-24", "RACE-27")
def test_card_1_moves_racer_1_2_or_3_by_1(race: Race) -> None:
    table = race.turn("C1", "r1:14 r2:31 r3:35", others="C2")
    assert table.options == ["move 1", "move 2", "move 3"]
    assert table.why_not("move 4") == "RACE-24"
    assert table.why_not("second") == "RACE-24"

    assert table.copy().do("move 1").racers == {"r1": 15, "r2": 31, "r3": 35}
    assert table.copy().do("move 2").racers == {"r1": 14, "r2": 32, "r3": 35}
    assert table.copy().do("move 3").racers == {"r1": 14, "r2": 31, "r3": 36}


@pytest.mark.rule("RACE-25", "RACE-Q31")
def test_either_action_may_be_chosen_even_one_that_harms(race: Race) -> None:
    """Red may shift although racer 4 could move, and although the shift throws out another red racer."""
    table = race.turn("C4", "r4:28 r1:30")
    assert table.options == ["move 4", "second"]

    table.do("second").draw("F20")
    assert table.where("r1") == "owner"
    assert table.where("r4") == 28


@pytest.mark.rule("RACE-26", "RACE-Q32")
@pytest.mark.parametrize(
    ("card", "racer", "follows"),
    [
        ("C2", "r2", Phase.ACT),
        ("C3", "r3", Phase.ROLL),
        ("C4", "r4", Phase.DRAW),
        ("C5", "r5", Phase.GIVE),
    ],
)
def test_if_the_racer_is_home_the_other_action_must_and_can_be_carried_out(
    race: Race, card: str, racer: str, follows: Phase
) -> None:
    table = race.turn(card, home=racer)

    assert table.options == ["second"]
    assert table.why_not(f"move {racer[1]}") == "RACE-26"
    assert table.do("second").phase == follows


@pytest.mark.rule("RACE-Q32", "RACE-59")
def test_a_shift_can_be_carried_out_even_in_an_empty_river(race: Race) -> None:
    table = race.turn("C4", home="r4", river="~ ~ ~ ~ ~", stack=0)
    assert table.options == ["second"]
    assert table.do("second").turn == "y"


@pytest.mark.rule("RACE-27")
def test_card_1_moves_only_a_racer_that_is_not_home(race: Race) -> None:
    table = race.turn("C1", "r2:1", home="r1 r3")
    assert table.options == ["move 2"]
    assert table.why_not("move 1") == "RACE-27"


@pytest.mark.rule("RACE-Q33")
def test_card_1_with_its_three_racers_home_passes_over_the_turn(race: Race) -> None:
    """Only possible in a position set up by hand."""
    table = race.table("y2:14", players=3, home="r1 r2 r3", piles={"r": "2"}).choose("C1 C1 C5")

    assert (table.turn, table.pile(0), table.hand(0)) == ("y", "21", "345"), "revealed, without effect"
    assert table.racers == {"r1": "home", "r2": "home", "r3": "home", "y2": 14}
    table.do("move 2")
    assert table.turn == "b", "red has no second turn"


@pytest.mark.rule("RACE-Q33")
def test_a_round_ends_after_a_last_turn_that_is_passed_over(race: Race) -> None:
    table = race.table(token="y", home="r1 r2 r3").choose("C1 C2").do("move 2")
    assert table.phase == Phase.END
    assert table.pile(0) == "1"


@pytest.mark.rule("RACE-28", "RACE-32")
def test_a_racer_with_its_owner_enters_by_a_card(race: Race) -> None:
    table = race.turn("C4")
    assert table.options == ["move 4", "second"]
    table.do("move 4")
    assert table.racers == {"r4": 4}


@pytest.mark.rule("RACE-30", "RACE-Q25")
def test_picking_up_works_even_if_the_card_just_played_is_the_only_one(race: Race) -> None:
    table = race.turn("C2")
    assert table.pile(0) == "2"
    table.do("second")
    assert (table.hand(0), table.pile(0), table.turn) == ("12345", "", "y")


@pytest.mark.rule("RACE-Q26", "RACE-29")
def test_the_fifth_card_may_pick_up_at_once_and_nothing_more_happens_at_the_end(race: Race) -> None:
    table = race.turn("C2", piles={"r": "1345"}, others="C1").do("second")
    assert (table.hand(0), table.turn) == ("12345", "y"), "before the round is over"

    table.do("move 1")
    assert (table.phase, table.hand(0)) == (Phase.CHOOSE, "12345")


@pytest.mark.rule("RACE-Q26", "RACE-48")
def test_a_pick_up_icon_saves_a_player_whose_hand_is_empty(race: Race) -> None:
    table = race.turn("C4", "r4:1", piles={"r": "1235"}).do("move 4")
    assert (table.where("r4"), table.hand(0), table.pile(0), table.turn) == (5, "12345", "", "y")


@pytest.mark.rule("RACE-Q27", "RACE-30")
def test_only_the_player_s_own_cards_are_picked_up(race: Race) -> None:
    table = race.turn("C2", players=3, piles={"r": "3", "y": "45", "b": "2"}, others="C1").do("second")
    assert [table.pile(seat) for seat in range(3)] == ["", "451", "2"], "yellow's next card was revealed"
    assert [table.hand(seat) for seat in range(3)] == ["12345", "23", "1345"]
