"""Players, dealer, deal and the first card: every case of worked example X13."""

from __future__ import annotations

from collections import Counter

import pytest

from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.core.errors import BadPlayers
from snowbound.games.uno_power_grab.state import NO_CARD, NOBODY, POOL, Phase
from tests.games.uno_power_grab.table import COPIES, KIND, Table, Uno

ALL_IN_POOL = [POOL] * 4


@pytest.mark.rule("UNO-01", "UNO-Q1")
@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_can_play(uno: Uno, players: int) -> None:
    table = uno.turned_up(players, "r5").draw("r5")

    assert table.now == (Phase.TURN, 1)
    assert table.hand_size.tolist() == [7] * players + [0] * (10 - players)
    assert table.pile_size == 112 - 7 * players - 1


@pytest.mark.rule("UNO-01", "UNO-Q1")
@pytest.mark.parametrize("players", [0, 1, 11])
def test_nobody_else_can(uno: Uno, players: int) -> None:
    with pytest.raises(BadPlayers):
        uno.driver.start(players)


@pytest.mark.rule("UNO-02", "UNO-Q6")
@pytest.mark.parametrize("players", [2, 5, 10])
def test_every_seat_deals_first_with_the_same_chance(uno: Uno, players: int) -> None:
    start = uno.driver.start(players)

    assert start.actors == [CHANCE]
    assert start.outcomes() == dict.fromkeys(range(players), 1)
    assert start.audience(CHANCE, 1) == EVERYONE, "everyone sees the dealer"


@pytest.mark.rule("UNO-02", "UNO-Q6")
def test_drawing_for_the_deal_with_action_cards_as_zero_favours_nobody() -> None:
    """For two players, drawing cards as in the rulebook gives each the same chance to deal."""
    number = {code: int(code[1]) if code[1].isdigit() else 0 for code in KIND}
    highest = Counter[int]()
    for one, first in KIND.items():
        for other, second in KIND.items():
            ways = int(COPIES[first]) * (int(COPIES[second]) - (one == other))
            if number[one] != number[other]:  # tied players draw again
                highest[int(number[other] > number[one])] += ways
    assert highest[0] == highest[1] > 0


@pytest.mark.rule("UNO-03", "UNO-Q41")
def test_seven_cards_each_are_dealt_one_at_a_time_from_the_dealers_left(uno: Uno) -> None:
    table = Table(uno.driver.start(3))
    table.position.chance(1)

    for card in range(21):
        receiver = (2 + card) % 3
        assert (table.phase, table.drawer) == (Phase.DEAL, receiver)
        assert sum(table.chances.values()) == 112 - card, "each card left has the same chance"
        assert table.audience(CHANCE, 0) == 1 << receiver, "nobody else learns the card"
        table.draw(next(iter(table.chances)))

    assert table.hand_size[:3].tolist() == [7, 7, 7]
    assert table.phase == Phase.TURN_UP


@pytest.mark.rule("UNO-03", "UNO-Q41")
def test_the_whole_pack_is_dealt_from_and_a_dealt_card_is_gone(uno: Uno) -> None:
    table = Table(uno.driver.start(2))
    table.position.chance(0)

    assert table.chances == {code: COPIES[kind] for code, kind in KIND.items()}
    assert (table.top, table.drawn, table.turn, table.winner) == (NO_CARD, NO_CARD, NOBODY, NOBODY)
    table.draw("r1 W4")

    assert "r1" not in table.chances
    assert table.chances["W4"] == 3


@pytest.mark.rule("UNO-03", "UNO-04", "UNO-Q37")
def test_hands_and_pile_are_hidden_and_their_sizes_are_not(uno: Uno) -> None:
    table = uno.turned_up(3, "r5").draw("r5")

    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.seen_by(viewer)
        assert [view.hand(seat) != "" for seat in range(3)] == [seat == viewer for seat in range(3)]
        assert view.in_pile == ""
        assert not view.pile_suit.any() and not view.suits[[s for s in range(3) if s != viewer]].any()
        assert (view.hand_size[:3].tolist(), view.pile_size) == ([7, 7, 7], 90)


@pytest.mark.rule("UNO-05", "UNO-65")
def test_the_towers_stand_in_the_pool_at_the_start_of_every_round(uno: Uno) -> None:
    assert Table(uno.driver.start(3)).towers == ALL_IN_POOL
    table = uno.table("b7", "g1 g4", "y1 y4", top="b6", towers=[1, 2, None, 0])

    table.play(0, "b7")
    assert table.towers == [1, 2, POOL, 0], "until the next deal they stay"
    table.draw("r1")

    assert table.towers == ALL_IN_POOL


@pytest.mark.rule("UNO-06", "UNO-07", "UNO-08", "UNO-Q8")
@pytest.mark.parametrize("first", ["r5", "r1U"])
def test_a_number_card_turned_up_does_nothing_else(uno: Uno, first: str) -> None:
    table = uno.turned_up(4, first).draw(first)

    assert table.now == (Phase.TURN, 1)
    assert table.top_card == f"{first} red"
    assert table.towers == ALL_IN_POOL, "nobody has played the icon"
    assert (table.direction, table.beneath, table.pile_size) == (1, "", 83)
    assert table.hand_size[:4].tolist() == [7, 7, 7, 7]


@pytest.mark.rule("UNO-07")
def test_the_last_seat_as_dealer_lets_seat_0_begin(uno: Uno) -> None:
    assert uno.turned_up(4, "r5", dealer=3).draw("r5").now == (Phase.TURN, 0)


@pytest.mark.rule("UNO-09", "UNO-10")
@pytest.mark.parametrize(("first", "cards"), [("r+1", "g3"), ("r+2", "g3 y9")])
@pytest.mark.parametrize(("players", "next_turn"), [(4, 2), (2, 0)])
def test_a_draw_card_turned_up_hits_the_first_player(
    uno: Uno, first: str, cards: str, players: int, next_turn: int
) -> None:
    table = uno.turned_up(players, first).draw(first)
    assert (table.phase, table.drawer) == (Phase.DRAWING, 1)
    table.draw(cards)

    assert table.now == (Phase.TURN, next_turn)
    assert table.hand_size[1] == 7 + len(cards.split())
    assert table.hand_size[0] == 7
    assert (table.direction, table.top_card) == (1, f"{first} red")


@pytest.mark.rule("UNO-11", "UNO-Q9")
@pytest.mark.parametrize(("players", "next_turn"), [(4, 2), (2, 0)])
def test_a_skip_turned_up_skips_the_player_on_the_left(uno: Uno, players: int, next_turn: int) -> None:
    table = uno.turned_up(players, "rS").draw("rS")

    assert table.now == (Phase.TURN, next_turn)
    assert (table.direction, table.hand_size[1]) == (1, 7)


@pytest.mark.rule("UNO-12", "UNO-Q9")
@pytest.mark.parametrize(("players", "second"), [(4, 3), (2, 1)])
def test_a_reverse_turned_up_lets_the_dealer_begin_to_the_right(uno: Uno, players: int, second: int) -> None:
    table = uno.turned_up(players, "rR").draw("rR")
    assert (table.now, table.direction) == ((Phase.TURN, 0), -1)

    table.play(0, "DRAW").draw("y9").play(0, "PASS")
    assert table.now == (Phase.TURN, second)


FIRST_TOWERS = ("b1 b2 b3 b4 b5 b6 b7", "bT r1 b8 b9 WT W4 g1", "yT r2 y2 y3 y4 y5 WT")


@pytest.mark.rule("UNO-13", "UNO-Q10")
def test_a_take_two_towers_turned_up_binds_the_first_player_in_the_first_turn_only(uno: Uno) -> None:
    table = uno.dealt(*FIRST_TOWERS).draw("rT")

    assert (table.now, table.towers) == ((Phase.TURN, 1), ALL_IN_POOL)
    assert table.options(1) == "r1 WT W4 DRAW"
    assert table.why_not(1, "bT") == "UNO-13"

    table.play(1, "DRAW").draw("g8").play(1, "PASS")
    assert table.options(2) == "r2 yT WT DRAW", "the second player may match it by its type"
    table.play(2, "DRAW").draw("g9").play(2, "PASS").play(0, "DRAW").draw("g2").play(0, "PASS")
    assert table.options(1) == "r1 bT WT W4 DRAW", "and later the first player"


@pytest.mark.rule("UNO-13", "UNO-Q10", "UNO-22", "UNO-24")
def test_a_take_two_towers_drawn_in_the_first_turn_is_bound_too(uno: Uno) -> None:
    table = uno.dealt(*FIRST_TOWERS).draw("rT").play(1, "DRAW").draw("gT")

    assert (table.phase, table.options(1)) == (Phase.DRAWN, "PASS")
    assert table.why_not(1, "gT") == "UNO-24"


@pytest.mark.rule("UNO-13", "UNO-Q10")
def test_by_the_old_ruling_the_first_take_two_towers_binds_everyone_while_it_is_on_top(uno: Uno) -> None:
    table = uno.dealt(*FIRST_TOWERS, first_take_two_towers="while_on_top").draw("rT")
    assert table.options(1) == "r1 WT W4 DRAW"

    table.play(1, "DRAW").draw("g8").play(1, "PASS")
    assert table.options(2) == "r2 WT DRAW"
    assert table.why_not(2, "yT") == "UNO-13"
    table.play(2, "r2").play(0, "b2").play(1, "bT", "tower U", "tower N")
    assert table.options(2) == "yT WT DRAW", "one that is played is matched by its type"


@pytest.mark.rule("UNO-13", "UNO-Q10")
def test_a_take_two_towers_that_was_played_is_also_matched_by_its_type(uno: Uno) -> None:
    table = uno.dealt("bT b2 b3 b4 b5 b6 b7", "r1 r2 b8 b9 y1 gT y9", dealer=0).draw("rT")
    table.play(1, "r1")
    assert table.symbol_counts == 1, "the limit went with the card"

    table = uno.table("bT y4", "r1 r2", top="rT")
    assert table.options(0) == "bT DRAW"


@pytest.mark.rule("UNO-14", "UNO-Q11")
def test_a_wild_take_a_tower_turned_up_lets_the_first_player_name_the_colour(uno: Uno) -> None:
    table = uno.dealt("b1 b2 b3 b4 b5 b6 b7", "r1 r2 g3 g4 y5 y6 W4").draw("WT")

    assert table.now == (Phase.START_COLOUR, 1)
    assert table.options(1) == "=red =blue =green =yellow"
    assert table.why_not(1, "r1") == table.why_not(1, "DRAW") == "UNO-14"
    table.play(1, "=green")

    assert table.now == (Phase.TURN, 1), "it is still the first player's turn"
    assert table.towers == ALL_IN_POOL
    assert table.top_card == "WT green"
    assert table.options(1) == "g3 g4 W4 DRAW"
    assert table.turn_number == 1


@pytest.mark.rule("UNO-Q11", "UNO-36", "UNO-39")
@pytest.mark.parametrize(("colour", "drawer", "cards"), [("=green", 1, 4), ("=blue", 0, 6)])
def test_a_wild_draw_four_in_the_first_turn_is_judged_by_the_colour_just_named(
    uno: Uno, colour: str, drawer: int, cards: int
) -> None:
    table = uno.dealt("b1 b2 b3 b4 b5 b6 b7", "r1 r2 g3 g4 y5 y6 W4").draw("WT")
    table.play(1, colour, "W4", "=red").play(0, "CHALLENGE")

    assert (table.drawer, table.to_draw) == (drawer, cards)


@pytest.mark.rule("UNO-15", "UNO-Q12", "UNO-Q41")
def test_a_wild_draw_four_turned_up_goes_back_and_another_card_is_turned_up(uno: Uno) -> None:
    table = uno.turned_up(4, "W4").draw("W4")

    assert (table.phase, table.actors) == (Phase.TURN_UP, [CHANCE])
    assert table.chances["W4"] == 4, "it is in the pile again"
    assert sum(table.chances.values()) == 84
    table.draw("W4 W4 y+1 g3")

    assert table.now == (Phase.TURN, 2)
    assert table.in_pile.count("W4") == 4
    assert (table.top_card, table.beneath) == ("y+1 yellow", "")
