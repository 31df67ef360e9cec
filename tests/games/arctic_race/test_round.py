"""A round: simultaneous choices, turns in order, cards on the table and back in the hand."""

from __future__ import annotations

import itertools

import pytest

from snowbound.games.arctic_race.state import NO_CARD, Phase
from tests.games.arctic_race.table import NAMES, Race


@pytest.mark.rule("RACE-12", "RACE-72")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_all_choose_at_once_in_any_order_and_nobody_may_pass(race: Race, order: tuple[int, ...]) -> None:
    table = race.table(players=3)
    cards = ("C5", "C2", "C1")

    for number, seat in enumerate(order):
        assert sorted(table.actors) == sorted(order[number:]), "the players who have not chosen yet"
        assert table.options_of(seat) == ["C1", "C2", "C3", "C4", "C5"], "there is no pass"
        assert table.why_not("move 1", seat) == "RACE-12"
        table.position.play(seat, NAMES[cards[seat]])

    by_seat = race.table(players=3).choose("C5 C2 C1")
    assert table.position.bytes == by_seat.position.bytes, "the order of choosing leaves no trace"


@pytest.mark.rule("RACE-13", "RACE-17")
def test_turns_go_clockwise_from_the_token_holder_each_exactly_once(race: Race) -> None:
    table = race.table(players=4, token="b").choose("C2 C2 C2 C2")
    turns = []
    while table.phase == Phase.ACT:
        turns.append(table.turn)
        table.do("second")
    assert turns == ["b", "g", "r", "y"]
    assert table.phase == Phase.CHOOSE


@pytest.mark.rule("RACE-14", "RACE-15", "RACE-Q30")
def test_a_card_is_revealed_in_its_turn_and_its_action_chosen_then(race: Race) -> None:
    table = race.table("r4:2", players=3).choose("C4 C5 C3")

    assert (table.turn, table.position.card) == ("r", 3)
    assert table.pile(0) == "4"
    assert (table.pile(1), table.pile(2)) == ("", ""), "later cards stay face down"
    assert table.options == ["move 4", "second"], "only now is the action chosen"
    assert table.why_not("C1") == "RACE-14", "a card that is revealed cannot be changed"

    table.do("move 4")
    assert (table.turn, table.pile(1), table.pile(2)) == ("y", "5", "")
    assert table.options == ["move 5", "second"], "one action was carried out, then the next player follows"


@pytest.mark.rule("RACE-16")
def test_a_revealed_card_lies_on_top_of_the_earlier_ones_and_cannot_be_chosen(race: Race) -> None:
    table = race.table(piles={"r": "23"})
    assert table.options_of(0) == ["C1", "C4", "C5"]
    assert table.why_not("C2", 0) == "RACE-16"

    table.choose("C4 C1").do("move 4")

    assert table.pile(0) == "234", "the last one is on top"
    assert table.hand(0) == "15"


@pytest.mark.rule("RACE-17", "RACE-18", "RACE-43", "RACE-Q29")
def test_a_token_that_moves_several_times_changes_only_the_next_round(race: Race) -> None:
    table = race.table("b1:2", players=4).choose("C5 C5 C1 C2")

    table.do("second", "give g")
    assert (table.token, table.turn) == ("g", "y"), "green has the token, but yellow's turn comes first"
    table.do("second", "give r")
    table.do("move 1")
    assert table.phase == Phase.GIVE, "blue landed on START"
    table.do("give b")
    assert (table.token, table.turn) == ("b", "g"), "green still has one turn"
    table.do("move 2")

    assert (table.phase, table.position.opener) == (Phase.CHOOSE, 2)
    table.choose("C1 C1 C2 C1")
    assert table.turn == "b", "the player who held it at the end opens the round"


@pytest.mark.rule("RACE-18")
def test_after_the_last_turn_the_round_ends_and_the_holder_opens_the_next(race: Race) -> None:
    table = race.table(token="y").choose("C2 C2").do("second", "second")

    assert (table.phase, table.position.round_number) == (Phase.CHOOSE, 2)
    assert table.position.card == NO_CARD
    table.choose("C1 C1")
    assert table.turn == "y"


@pytest.mark.rule("RACE-19", "RACE-29")
def test_an_empty_hand_is_filled_at_the_end_of_the_round_not_before(race: Race) -> None:
    table = race.table("r4:28", players=2, piles={"r": "1235", "y": "23"}).choose("C4 C1")
    assert table.options == ["move 4", "second"], "the fifth card still has its action"

    table.do("move 4")
    assert table.where("r4") == 32
    assert (table.hand(0), table.pile(0)) == ("", "12354"), "empty until the round ends"

    table.do("move 1")
    assert (table.hand(0), table.pile(0)) == ("12345", "")
    assert (table.hand(1), table.pile(1)) == ("45", "231"), "yellow still had cards"


@pytest.mark.rule("RACE-19", "RACE-16", "RACE-29", "RACE-30")
def test_a_card_cycle(race: Race) -> None:
    """RULES.md, section 8.3: after the moves of C3, C4, C1 and C2 only C5 is left."""
    table = race.table("r3:12 r4:28 r1:1 r2:15 r5:17")
    for card, action in (("C3", "move 3"), ("C4", "move 4"), ("C1", "move 1")):
        table.choose(f"{card} C2").do(action, "second")
    assert table.hand(0) == "25"
    fork = table.copy()

    table.choose("C2 C2").do("move 2", "second")
    assert table.options_of(0) == ["C5"]
    table.choose("C5 C2").do("move 5")
    assert table.hand(0) == ""
    table.do("second")
    assert table.hand(0) == "12345"

    fork.choose("C2 C2").do("second")
    assert fork.hand(0) == "12345", "picked up right away, and C5 stays in hand"
