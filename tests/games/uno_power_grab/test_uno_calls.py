"""Calling UNO, and catching players who forget it."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.games.uno_power_grab.state import Phase
from tests.games.uno_power_grab.table import NAMES, Table, Uno, all_but


def silent(uno: Uno, pile: str = "y9 g9 r9") -> Table:
    """Seat 0 has one card left and has not called (worked example X18)."""
    table = uno.table("b7 r1", "g1 g4", "y1 y4", top="b6", pile=pile).play(0, "b7")
    assert table.now == (Phase.DECLARE, 0)
    assert table.options(0) == "CALL SILENT"
    return table.play(0, "SILENT")


@pytest.mark.rule("UNO-56", "UNO-Q26")
def test_a_forgotten_call_that_is_caught_costs_two_cards(uno: Uno) -> None:
    """Worked example X18."""
    table = silent(uno)
    assert (table.phase, table.actors) == (Phase.CATCH, [1, 2])
    assert table.options(1) == table.options(2) == "CATCH LET_GO"

    table.play(2, "CATCH")
    assert (table.phase, table.actors) == (Phase.CATCH, [1]), "nothing happens yet"
    table.play(1, "LET_GO").draw("y9 g9")

    assert table.hand(0) == "r1 g9 y9"
    assert table.now == (Phase.TURN, 1)
    assert (table.pile_size, table.drawn_since) == (1, 0)


@pytest.mark.rule("UNO-56", "UNO-Q26", "UNO-Q37")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_an_answer_is_secret_while_the_window_is_open(uno: Uno, viewer: int) -> None:
    caught, let_go = silent(uno).play(2, "CATCH"), silent(uno).play(2, "LET_GO")

    assert caught.seen_by(viewer).bytes == let_go.seen_by(viewer).bytes
    assert caught.seen_by(2).bytes != let_go.seen_by(2).bytes, "one knows one's own answer"
    assert silent(uno).audience(2, NAMES["CATCH"]) == 1 << 2
    assert silent(uno).seen_by(viewer).bytes != caught.seen_by(viewer).bytes, "that there is one is public"


@pytest.mark.rule("UNO-Q26", "UNO-Q37")
def test_the_answers_are_shown_when_the_window_has_closed(uno: Uno) -> None:
    table = silent(uno).play(1, "LET_GO").play(2, "CATCH")

    for viewer in (SPECTATOR, 0, 1, 2):
        assert table.seen_by(viewer).caught == 1 << 2
    assert table.answered == 0


@pytest.mark.rule("UNO-56", "UNO-Q26")
@pytest.mark.parametrize("answers", list(product(["CATCH", "LET_GO"], repeat=3)), ids=" ".join)
def test_answers_in_every_order_lead_to_the_same_position(uno: Uno, answers: tuple[str, ...]) -> None:
    reached = set()
    for order in permutations(range(1, 4)):
        table = uno.table("b7 r1", "g1 g4", "y1 y4", "r3 r4", top="b6", pile="y9 g9 r9")
        table.play(0, "b7", "SILENT")
        for seat in order:
            table.play(seat, answers[seat - 1])
        if "CATCH" in answers:
            table.draw("y9 g9")
        reached.add(table.bytes)
        assert table.hand_size[0] == (3 if "CATCH" in answers else 1), "two cards, however many catch"
        assert table.now == (Phase.TURN, 1)
    assert len(reached) == 1


@pytest.mark.rule("UNO-56", "UNO-Q28")
def test_if_all_let_go_it_can_no_longer_be_caught(uno: Uno) -> None:
    table = silent(uno).play(1, "LET_GO").play(2, "LET_GO")

    assert table.hand(0) == "r1"
    assert table.now == (Phase.TURN, 1)
    assert table.why_not(1, "CATCH") == "UNO-Q28"
    table.play(1, "DRAW").draw("y9").play(1, "PASS").play(2, "DRAW").draw("g9").play(2, "PASS")
    assert table.hand(0) == "r1", "no later penalty"


@pytest.mark.rule("UNO-55", "UNO-Q26")
def test_after_a_call_nothing_more_happens(uno: Uno) -> None:
    table = uno.table("b7 r1", "g1 g4", "y1 y4", top="b6").play(0, "b7", "CALL")

    assert table.now == (Phase.TURN, 1)
    assert (table.hand(0), table.caught, table.answered) == ("r1", 0, 0)


@pytest.mark.rule("UNO-55")
def test_the_call_is_due_every_time(uno: Uno) -> None:
    table = uno.table("b7 b8", "g1 g4", top="b6", pile="b9 y1 y2").play(0, "b7", "CALL")
    table.play(1, "DRAW").draw("y1").play(1, "PASS").play(0, "DRAW").draw("b9")

    table.play(0, "b9")

    assert table.now == (Phase.DECLARE, 0), "one card again, after playing one"


@pytest.mark.rule("UNO-55")
@pytest.mark.parametrize("rest", ["r1 r2", "r1 r2 r3"])
def test_with_two_cards_or_more_there_is_nothing_to_call(uno: Uno, rest: str) -> None:
    table = uno.table(f"b7 {rest}", "g1 g4", "y1 y4", top="b6").play(0, "b7")

    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-55", "UNO-57")
def test_with_no_card_left_there_is_nothing_to_call_either(uno: Uno) -> None:
    assert uno.table("b7", "g1 g4", "y1 y4", top="b6").play(0, "b7").phase == Phase.ROUND_END


@pytest.mark.rule("UNO-55")
def test_one_card_kept_without_playing_needs_no_call(uno: Uno) -> None:
    """Seat 1 has one card all the time. Only playing a card makes the call due."""
    table = uno.table("b+1 r1 r2", "g1", "y1 y4", top="b6", pile="y9 y8", towers=[1, None, None, None])

    assert table.play(0, "b+1").now == (Phase.TURN, 1)
    assert table.play(1, "DRAW").draw("y9").play(1, "PASS").now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-Q28")
@pytest.mark.parametrize("action", ["CALL", "SILENT", "CATCH", "LET_GO"])
def test_calling_and_catching_do_not_exist_outside_their_moments(uno: Uno, action: str) -> None:
    table = uno.table("b7 r1", "g1", "y1 y4", top="b6", pile="b9")

    assert table.why_not(0, action) == "UNO-Q28"
    assert table.play(0, "DRAW").draw("b9").why_not(0, action) == "UNO-Q28"


@pytest.mark.rule("UNO-56", "UNO-Q27")
@pytest.mark.parametrize(("card", "attack"), [("b+1", "y8"), ("b+2", "y8 g8"), ("bS", "")])
def test_the_penalty_is_drawn_before_the_attack_of_the_same_card(uno: Uno, card: str, attack: str) -> None:
    table = uno.table(f"{card} r1", "g1 g4", "y1 y4", top="b6", pile="y9 g9 y8 g8").play(0, card, "SILENT")
    table.play(1, "CATCH").play(2, "CATCH")
    assert table.drawer == 0
    table.draw("y9 g9")
    assert attack == "" or table.drawer == 1
    table.draw(attack)

    assert table.hand(0) == "r1 g9 y9"
    assert table.hand_size[1] == 2 + len(attack.split())
    assert table.now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-56", "UNO-48")
def test_a_block_after_a_catch(uno: Uno) -> None:
    table = uno.table("b+2 r1", "g1 g4", "y1 y4", top="b6", pile="y9 g9 y8", towers=[None, 1, None, None])

    table.play(0, "b+2", "SILENT").play(1, "CATCH").play(2, "CATCH").draw("y9 g9")

    assert table.now == (Phase.TURN, 1)
    assert table.hand_size[:3].tolist() == [3, 2, 2]


@pytest.mark.rule("UNO-56", "UNO-61", "UNO-Q27")
@pytest.mark.parametrize(("spare", "penalty", "attack"), [("y9 y8 y6", "y9 y8", "y6 b6"), ("", "b6", "")])
def test_the_penalty_takes_what_cards_there_are_and_the_attack_the_rest(
    uno: Uno, spare: str, penalty: str, attack: str
) -> None:
    """The old top card `b6` is beneath the new one and is reshuffled."""
    table = uno.table("b+2 r1", "g1 g4", all_but("b+2 r1 g1 g4 b6", spare), top="b6", pile=spare)

    table.play(0, "b+2", "SILENT").play(1, "CATCH").play(2, "LET_GO").draw(penalty).draw(attack)

    assert table.hand_size[0] == 1 + len(penalty.split())
    assert table.hand_size[1] == 2 + len(attack.split())
    assert table.now == (Phase.TURN, 2), "the turn is lost all the same"


@pytest.mark.rule("UNO-56", "UNO-61")
def test_a_catch_with_no_card_to_draw_costs_nothing(uno: Uno) -> None:
    """Every card except the top one is in a hand, so the caught player draws only the old top card."""
    hands = ("b7 r1", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "b6"), top="b6", pile="").play(0, "b7", "SILENT")

    table.play(1, "CATCH").play(2, "CATCH").draw("b6")

    assert table.hand(0) == "r1 b6"
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-56", "UNO-01")
@pytest.mark.parametrize("catcher", [None, 1, 9])
def test_with_ten_players_nine_answer(uno: Uno, catcher: int | None) -> None:
    others = ("r1 b2", "g1 g2", "y1 y2", "r4 b4", "g4 y4", "r6 b6", "g6 y6", "r7 b7", "g7 y7")
    table = uno.table("r3 b1", *others, top="r9", pile="r8 b8 g8").play(0, "r3", "SILENT")
    assert table.actors == list(range(1, 10))

    for seat in reversed(range(1, 10)):
        assert table.phase == Phase.CATCH
        table.play(seat, "CATCH" if seat == catcher else "LET_GO")
        assert table.phase != Phase.CATCH or seat not in table.actors, "each answers once"
    if catcher is not None:
        assert table.actors == [CHANCE]
        table.draw("r8 b8")

    assert table.hand(0) == ("b1" if catcher is None else "r8 b1 b8")
    assert table.now == (Phase.TURN, 1)
    assert table.caught == (0 if catcher is None else 1 << catcher)


@pytest.mark.rule("UNO-56")
def test_there_is_no_penalty_for_catching_and_answers_of_an_old_window_are_gone(uno: Uno) -> None:
    table = silent(uno).play(1, "CATCH").play(2, "LET_GO").draw("y9 g9")
    assert table.hand_size[1] == 2

    second = uno.table("b7 r1", "b8 g4", "y1 y4", top="b6", pile="y9 g9 r9").play(0, "b7", "SILENT")
    second.play(1, "CATCH").play(2, "CATCH").draw("y9 g9").play(1, "b8", "SILENT")
    assert (second.caught, second.answered, second.actors) == (0, 0, [0, 2])


@pytest.mark.rule("UNO-Q26")
def test_that_nobody_called_is_public(uno: Uno) -> None:
    table = uno.table("b7 r1", "g1 g4", "y1 y4", top="b6").play(0, "b7")

    assert table.audience(0, NAMES["CALL"]) == table.audience(0, NAMES["SILENT"]) == EVERYONE
