"""Icons: each landing has one effect, and effects happen one after the other."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.arctic_race.state import Phase
from tests.games.arctic_race.table import Race


@pytest.mark.rule("RACE-39", "RACE-Q10")
def test_an_effect_is_compulsory_even_for_the_holder_of_the_token(race: Race) -> None:
    table = race.turn("C1", "r1:2", players=3).do("move 1")

    assert (table.where("r1"), table.phase, table.turn) == (3, Phase.GIVE, "r")
    assert table.options == ["give y", "give b"], "red must give the token away"
    for action in ("C1", "move 2", "second", "circle 1"):
        assert table.why_not(action) == "RACE-Q10"


@pytest.mark.rule("RACE-Q10", "RACE-54")
def test_an_arrow_that_hurts_cannot_be_declined(race: Race) -> None:
    table = race.turn("C1", "r1:29", river="F01 F02 F03 F12 F14").do("move 1")
    assert table.position.actors == [CHANCE], "red is not asked"
    assert table.draw("F20").where("r1") == "owner"


@pytest.mark.rule("RACE-40", "RACE-39")
def test_every_way_of_landing_sets_off_the_icon(race: Race) -> None:
    """Red reaches the die on 10 by a card, by the +2 on 8, by a push from 9, and by a die."""
    landings = [
        race.turn("C1", "r1:9").do("move 1"),
        race.turn("C1", "r1:7").do("move 1"),
        race.turn("C3", "r3:6 y1:9").do("move 3"),
        race.turn("C3", "r1:9").do("second").roll("1"),
    ]
    for table in landings:
        assert 10 in table.racers.values()
        assert (table.phase, table.turn) == (Phase.ROLL, "r")


@pytest.mark.rule("RACE-41")
@pytest.mark.parametrize(
    ("card", "racer", "start", "end"),
    [
        ("C1", "r1", 20, 22),
        ("C1", "r1", 15, 18),
        ("C2", "r2", 25, 30),
        ("C2", "r2", 24, 28),
    ],
)
def test_a_plus_moves_the_same_racer_as_many_positions_further(
    race: Race, card: str, racer: str, start: int, end: int
) -> None:
    """+1 on 21, +2 on 16, +3 on 27, +2 on 26."""
    table = race.turn(card, f"{racer}:{start}", others="C2").do(f"move {racer[1]}")
    assert table.racers == {racer: end}


@pytest.mark.rule("RACE-41", "RACE-33", "RACE-35")
def test_one_plus_may_lead_to_another(race: Race) -> None:
    """6 is +3 on F08: 9, 10 and 11 are taken, 12 is +2 on F07 above: 14 is START."""
    table = race.turn("C1", "r1:5 y1:9 y2:10 y3:11", river="F08 F07 F03 F12 F13").do("move 1")
    assert (table.where("r1"), table.phase) == (14, Phase.GIVE)
    assert table.river == "F08 F07 F03 F12 F13", "the arrow on 11 was only jumped"


@pytest.mark.rule("RACE-42", "RACE-Q28")
def test_the_token_goes_to_any_player_who_does_not_hold_it_including_the_active_one(race: Race) -> None:
    table = race.table("r1:2", players=4, token="g").choose("C1 C1 C2 C2")
    table.do("second").do("move 1")
    assert (table.turn, table.phase, table.where("r1")) == ("r", Phase.GIVE, 3)

    assert table.options == ["give r", "give y", "give b"]
    assert table.why_not("give g") == "RACE-42", "it must move"
    assert table.do("give r").token == "r", "red took it himself"


@pytest.mark.rule("RACE-Q28")
def test_with_two_players_the_choice_is_forced(race: Race) -> None:
    assert race.turn("C5").do("second").options == ["give y"]
    table = race.table(token="y").choose("C5 C2").do("second").do("second")
    assert table.options == ["give r"]


@pytest.mark.rule("RACE-43", "RACE-18")
def test_the_token_may_change_hands_twice_and_come_back(race: Race) -> None:
    table = race.table("y1:2", token="r").choose("C5 C1")
    table.do("second", "give y", "move 1", "give r")
    assert (table.token, table.phase, table.position.opener) == ("r", Phase.CHOOSE, 0)


@pytest.mark.rule("RACE-44", "RACE-Q22")
def test_the_die_has_six_equal_faces_and_a_number_moves_that_racer_by_as_much(race: Race) -> None:
    table = race.turn("C3", "r1:31 r2:15 r3:12 r4:18 r5:17 y4:32").do("second")
    assert table.position.outcomes() == dict.fromkeys(range(6), 1)

    ends = {"r1": 33, "r2": 19, "r3": 19, "r4": 22, "r5": 22}  # those of 1, 2 and 3 are pushed on
    for racer, end in ends.items():
        rolled = table.copy().roll(racer[1])
        assert rolled.racers == table.racers | {racer: end}, "no other racer has moved"


@pytest.mark.rule("RACE-45")
def test_nothing_happens_if_the_racer_of_the_number_is_home(race: Race) -> None:
    table = race.turn("C3", "r1:2", home="r4").do("second")
    before = table.racers
    table.roll("4")
    assert (table.racers, table.phase, table.turn) == (before, Phase.ACT, "y")
    assert (table.place("r4"), table.s.finished[3]) == (1, 1), "it does not come home again"


@pytest.mark.rule("RACE-46", "RACE-Q24")
def test_the_black_circle_moves_any_of_the_player_s_racers_that_is_not_home_by_1(race: Race) -> None:
    table = race.turn("C3", "r1:14 r5:31", home="r4").do("second").roll("circle")

    assert (table.phase, table.turn) == (Phase.CIRCLE, "r")
    assert table.options == ["circle 1", "circle 2", "circle 3", "circle 5"], "one with its owner included"
    assert table.why_not("circle 4") == "RACE-46"
    assert table.why_not("second") == "RACE-Q10", "it must be moved"
    assert table.copy().do("circle 5").racers == {"r1": 14, "r4": "home", "r5": 32}
    assert table.copy().do("circle 2").racers == {"r1": 14, "r2": 1, "r4": "home", "r5": 31}
    assert race.turn("C3").why_not("circle 1") == "RACE-46", "only the die gives this choice"


@pytest.mark.rule("RACE-46")
def test_the_black_circle_without_a_racer_left_does_nothing(race: Race) -> None:
    """Only possible in a position set up by hand."""
    table = race.turn("C3", home="r1 r2 r3 r4 r5").do("second").roll("circle")
    assert (table.phase, table.turn) == (Phase.ACT, "y")


@pytest.mark.rule("RACE-Q23", "RACE-47")
def test_a_number_brings_in_a_racer_that_is_not_on_the_board(race: Race) -> None:
    table = race.turn("C3").do("second").roll("5")
    assert table.racers == {"r5": 5}
    assert (table.hand(0), table.pile(0)) == ("12345", ""), "its pick-up acts"


@pytest.mark.rule("RACE-47", "RACE-Q11", "RACE-44")
def test_a_chain_of_dice_hands_over_from_racer_to_racer(race: Race) -> None:
    """Red 3 on the die of 10; 2 from 31 to the die of 33; circle: 1 on the arrow of 11, which ends it."""
    table = race.turn("C3", "r3:7 r2:31 r1:9").do("move 3")
    assert (table.where("r3"), table.phase) == (10, Phase.ROLL)
    table.roll("2")
    assert (table.where("r2"), table.phase) == (33, Phase.ROLL), "a second die in the same turn"
    table.roll("circle").do("circle 1")
    assert (table.where("r1"), table.phase) == (11, Phase.DRAW), "10 is taken, so the arrow"
    table.draw("F20")
    assert (table.turn, table.phase) == ("y", Phase.ACT), "no effect waits for another"
    assert table.racers == {"r1": 11, "r2": 33, "r3": 10}


@pytest.mark.rule("RACE-47")
def test_a_die_move_may_bring_a_racer_home_and_ends_the_chain(race: Race) -> None:
    table = race.turn("C3", "r5:32").do("second").roll("5")
    assert (table.where("r5"), table.place("r5"), table.turn) == ("home", 1, "y")


@pytest.mark.rule("RACE-48")
def test_a_pick_up_icon_takes_all_the_player_s_cards_at_once(race: Race) -> None:
    table = race.turn("C4", "r4:19", piles={"r": "12", "y": "3"}).do("move 4")
    assert (table.where("r4"), table.hand(0), table.pile(0)) == (23, "12345", "")
    assert table.pile(1) == "31", "yellow's are not touched"


@pytest.mark.rule("RACE-33", "RACE-40", "RACE-41", "RACE-47", "RACE-51", "RACE-53", "RACE-Q11")
def test_a_long_chain_through_occupied_fields_plus_dice_and_an_arrow(race: Race) -> None:
    at = "r3:7 r4:11 r1:28 y1:15 y2:18 y5:30"
    table = race.turn("C3", at, river="F01 F02 F11 F12 F13", piles={"r": "5"})

    table.do("move 3")
    assert (table.where("r3"), table.phase) == (10, Phase.ROLL)
    table.roll("4")
    assert (table.where("r4"), table.phase) == (19, Phase.ROLL), "15 taken, +2 on 16, 18 taken, a die"
    table.roll("circle").do("circle 1")
    assert (table.where("r1"), table.phase) == (29, Phase.DRAW), "the arrow"
    table.draw("F20")

    assert table.racers == {"r1": 29, "r3": 10, "r4": 24, "y1": 15, "y2": 25}, "y5 is thrown out"
    assert (table.turn, table.phase, table.river) == ("y", Phase.ACT, "F20 F01 F02 F11 F12")
    assert table.pile(0) == "53", "one card was played, whatever it set off"
