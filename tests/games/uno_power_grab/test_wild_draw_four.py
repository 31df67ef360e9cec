"""The Wild Draw Four: honest or a bluff, accepted, challenged or blocked."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.games.uno_power_grab.state import NO_COLOUR, NOBODY, POOL, Phase, Verdict
from tests.games.uno_power_grab.table import Table, Uno, all_but

BLUFF, HONEST = "W4 r5 b2", "W4 g9 b2"
PILE = "b7 b8 y8 y9 g8 g7 r1"


def after_wild_draw_four(uno: Uno, hand: str = BLUFF, second: str = "g1 g2 y3", **more: object) -> Table:
    """Seat 0 has played a Wild Draw Four on a red card and named blue (worked examples X8 to X10)."""
    pile = "b7 b8 y8 y9 g9" if hand == BLUFF else PILE
    table = uno.table(hand, second, "y1 y4", top="r9", pile=pile, **more)  # type: ignore[arg-type]
    return table.play(0, "W4", "=blue")


@pytest.mark.rule("UNO-35", "UNO-38")
def test_accepting_costs_four_cards_and_the_turn(uno: Uno) -> None:
    """Worked example X9, with ACCEPT."""
    table = after_wild_draw_four(uno, HONEST)
    assert (table.now, table.actors) == ((Phase.RESPOND, 0), [1])

    table.play(1, "ACCEPT").draw("b7 b8 y8 y9")

    assert table.hand_size[:3].tolist() == [2, 7, 2]
    assert table.now == (Phase.TURN, 2)
    assert table.top_card == "W4 blue"
    assert (table.verdict, table.challenger, table.accused) == (Verdict.NONE, NOBODY, NOBODY)


@pytest.mark.rule("UNO-38", "UNO-40", "UNO-Q18")
def test_a_guilty_player_draws_four_and_the_challenger_plays(uno: Uno) -> None:
    """Worked example X8."""
    table = after_wild_draw_four(uno).play(1, "CHALLENGE")
    assert table.remembered(1) == "r5 b2"
    table.draw("b7 b8 y8 y9")

    assert table.hand(0) == "r5 b2 b7 b8 y8 y9"
    assert table.hand(1) == "g1 g2 y3", "the challenger draws nothing"
    assert table.now == (Phase.TURN, 1)
    assert table.options(1) == "DRAW"
    assert table.top_card == "W4 blue", "the card and the named colour stay"
    assert (table.verdict, table.challenger, table.accused) == (Verdict.GUILTY, 1, 0)


@pytest.mark.rule("UNO-41", "UNO-Q17")
def test_a_wrong_challenge_costs_six_cards_and_the_turn(uno: Uno) -> None:
    """Worked example X9: a 9, but no red."""
    table = after_wild_draw_four(uno, HONEST).play(1, "CHALLENGE").draw("b7 b8 y8 y9 g8 g7")

    assert table.hand_size[:3].tolist() == [2, 9, 2]
    assert table.now == (Phase.TURN, 2)
    assert table.remembered(1) == "b2 g9", "an innocent hand is shown, too"
    assert (table.verdict, table.challenger, table.accused) == (Verdict.INNOCENT, 1, 0)


@pytest.mark.rule("UNO-36", "UNO-39", "UNO-Q15")
@pytest.mark.parametrize(
    ("rest", "guilty"),
    [
        ("r5 b2", True),
        ("r+1 b2", True),  # action cards of the colour count
        ("rS b2", True),
        ("rR b2", True),
        ("rT b2", True),
        ("r9! b2", True),
        ("b9U g9N", False),  # the number of the top card in other colours
        ("W4 WT", False),  # wild cards
        ("b+1 g3", False),
    ],
)
@pytest.mark.parametrize("named", ["=red", "=blue"])
def test_only_cards_of_the_colour_before_count_against_it(uno: Uno, rest: str, guilty: bool, named: str) -> None:
    table = uno.table(f"W4 {rest}", "g1 g2 y3", "y1 y4", top="r9", pile=PILE)

    table.play(0, "W4", named).play(1, "CHALLENGE")

    assert table.verdict == (Verdict.GUILTY if guilty else Verdict.INNOCENT)
    assert (table.drawer, table.to_draw) == ((0, 4) if guilty else (1, 6))


@pytest.mark.rule("UNO-36", "UNO-39")
@pytest.mark.parametrize(("rest", "guilty"), [("r+2 r5", True), ("b+2 b5", False)])
def test_matching_the_type_of_the_top_card_does_not_make_it_a_bluff(uno: Uno, rest: str, guilty: bool) -> None:
    table = uno.table(f"W4 {rest}", "g1 g2 y3", "y1 y4", top="r+2", pile=PILE).play(0, "W4", "=green")

    assert table.play(1, "CHALLENGE").verdict == (Verdict.GUILTY if guilty else Verdict.INNOCENT)


@pytest.mark.rule("UNO-36", "UNO-39")
def test_on_a_wild_card_the_named_colour_is_the_one_in_force(uno: Uno) -> None:
    table = uno.table("W4 y5 y6", "g1 g2", "b1 b4", top="WT", colour="yellow", pile=PILE)

    assert table.play(0, "W4", "=red").play(1, "CHALLENGE").verdict == Verdict.GUILTY


@pytest.mark.rule("UNO-37", "UNO-Q16")
def test_a_bluff_may_be_played_unless_the_option_forbids_it(uno: Uno) -> None:
    hands = ("W4 r5 b2", "g1 g2 y3", "y1 y4")

    assert uno.table(*hands, top="r9", pile=PILE).options(0) == "r5 W4 DRAW"
    table = uno.table(*hands, top="r9", pile=PILE, wild_draw_four_bluff=False)
    assert table.options(0) == "r5 DRAW"
    assert table.why_not(0, "W4") == "UNO-36"


@pytest.mark.rule("UNO-38")
def test_only_the_next_player_may_challenge(uno: Uno) -> None:
    table = after_wild_draw_four(uno)

    assert table.actors == [1]
    assert table.options(1) == "CHALLENGE ACCEPT"
    table.play(1, "ACCEPT").draw("b7 b8 y8 y9")
    assert table.why_not(2, "CHALLENGE") == "UNO-38", "and nobody later"


@pytest.mark.rule("UNO-38")
def test_the_next_player_is_the_one_in_the_direction_of_play(uno: Uno) -> None:
    table = after_wild_draw_four(uno, direction=-1)

    assert table.actors == [2]
    assert table.play(2, "ACCEPT").draw("b7 b8 y8 y9").now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-38", "UNO-Q17", "UNO-Q37")
def test_the_hand_is_shown_to_the_challenger_alone(uno: Uno) -> None:
    table = after_wild_draw_four(uno).play(1, "CHALLENGE")

    assert table.seen_by(1).remembered(1) == "r5 b2"
    for other in (SPECTATOR, 0, 2):
        view = table.seen_by(other)
        assert not view.shown.any() and view.shown_to == 0
        assert (view.shown_owner == NOBODY).all()
        assert (view.verdict, view.challenger, view.accused) == (Verdict.GUILTY, 1, 0), "the result is public"


@pytest.mark.rule("UNO-38", "UNO-Q37")
def test_until_a_challenge_a_bluff_looks_honest(uno: Uno) -> None:
    bluff = uno.table("W4 r5 b2", "g1 g2 y3", "y1 y4", top="r9", pile="b3 b7 b8").play(0, "W4", "=blue")
    honest = uno.table("W4 b3 b2", "g1 g2 y3", "y1 y4", top="r9", pile="r5 b7 b8").play(0, "W4", "=blue")

    for other in (SPECTATOR, 1, 2):
        assert bluff.seen_by(other).bytes == honest.seen_by(other).bytes
        assert not bluff.seen_by(other).played_from.any()
    assert bluff.seen_by(0).played_from.sum() == 2, "its player knows it"


@pytest.mark.rule("UNO-39", "UNO-56", "UNO-Q17", "UNO-Q27")
@pytest.mark.parametrize("penalty", ["r1 r2", "g8 r2"])
def test_cards_drawn_for_a_forgotten_call_are_neither_judged_nor_shown(uno: Uno, penalty: str) -> None:
    table = uno.table("W4 b2", "g1 g2 y3", "y1 y4", top="r9", pile=f"{penalty} b7 b8 y8 y9 g9 g7")
    table.play(0, "W4", "=blue", "SILENT").play(1, "CATCH").play(2, "LET_GO")
    assert table.drawer == 0, "the two cards come before the attack"
    table.draw(penalty)
    assert (table.now, table.actors) == ((Phase.RESPOND, 0), [1])
    assert table.hand_size[0] == 3
    assert table.drawn_since == 2

    table.play(1, "CHALLENGE")

    assert table.verdict == Verdict.INNOCENT, "the red card was not there when it was played"
    assert table.remembered(1) == "b2"
    table.draw("b7 b8 y8 y9 g9 g7")
    assert table.hand_size[:3].tolist() == [3, 9, 2]
    assert table.now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-39", "UNO-Q17", "UNO-Q27")
def test_a_caught_bluffer_is_guilty_and_draws_six_in_all(uno: Uno) -> None:
    table = uno.table("W4 r5", "g1 g2 y3", "y1 y4", top="r9", pile="r1 r2 b7 b8 y8 y9")
    table.play(0, "W4", "=blue", "SILENT").play(2, "CATCH").play(1, "CATCH").draw("r1 r2")

    table.play(1, "CHALLENGE").draw("b7 b8 y8 y9")

    assert table.hand(0) == "r1 r2 r5 b7 b8 y8 y9"
    assert table.remembered(1) == "r5"
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-38", "UNO-Q17")
def test_what_a_challenge_would_judge_is_gone_when_the_next_turn_begins(uno: Uno) -> None:
    for answer, cards in (("ACCEPT", "b7 b8 y8 y9"), ("CHALLENGE", "b7 b8 y8 y9")):
        table = after_wild_draw_four(uno)
        assert table.played_from.sum() == 2
        table.play(1, answer).draw(cards)
        assert table.phase == Phase.TURN
        assert (table.played_from.sum(), table.old_colour, table.drawn_since) == (0, NO_COLOUR, 0)


@pytest.mark.rule("UNO-48", "UNO-49", "UNO-Q19")
def test_a_blocked_wild_draw_four_is_an_ordinary_card(uno: Uno) -> None:
    """Worked example X10: a bluff, but it cannot be challenged."""
    table = after_wild_draw_four(uno, second="g1 b6 y3 W4", towers=[None, None, 1, None])

    assert (table.now, table.actors) == ((Phase.TURN, 1), [1])
    assert table.options(1) == "b6 W4 DRAW"
    assert table.hand_size[1] == 4
    assert table.why_not(1, "CHALLENGE") == "UNO-49"
    assert table.towers == [POOL, POOL, 1, POOL]
    assert table.old_colour == NO_COLOUR, "nothing is left to judge"


@pytest.mark.rule("UNO-49", "UNO-Q22")
def test_a_wild_draw_four_on_a_blocked_one_hits_the_player_after_with_four_cards(uno: Uno) -> None:
    table = after_wild_draw_four(uno, second="g1 b6 y3 W4", towers=[None, None, 1, None])

    table.play(1, "W4", "=green").play(2, "CHALLENGE")

    assert table.remembered(2) == "b6 g1 y3"
    assert table.verdict == Verdict.GUILTY, "judged by blue, which was named for the blocked card"
    table.draw("b7 b8 y8 y9")
    assert table.hand_size[:3].tolist() == [2, 7, 2]
    assert table.now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-50", "UNO-Q20")
def test_the_tower_o_does_not_spare_a_bluffer(uno: Uno) -> None:
    table = after_wild_draw_four(uno, towers=[None, None, 0, None])

    table.play(1, "CHALLENGE").draw("b7 b8 y8 y9")

    assert table.hand_size[0] == 6
    assert table.towers == [POOL, POOL, 0, POOL]


@pytest.mark.rule("UNO-50", "UNO-Q20", "UNO-41")
def test_no_tower_spares_a_wrong_challenger(uno: Uno) -> None:
    """The challenger holds U, N and !, but not O, and so had to answer."""
    table = after_wild_draw_four(uno, HONEST, towers=[1, 1, None, 1])

    table.play(1, "CHALLENGE").draw("b7 b8 y8 y9 g8 g7")

    assert table.hand_size[1] == 9


@pytest.mark.rule("UNO-40", "UNO-41", "UNO-Q31")
@pytest.mark.parametrize(("rest", "cards", "turn"), [("r5 b2", "b7 b8 y8 y9", 1), ("b5 b2", "b7 b8 y8 y9 g9 g8", 0)])
def test_a_challenge_between_two_players(uno: Uno, rest: str, cards: str, turn: int) -> None:
    table = uno.table(f"W4 {rest}", "g1 g2 y3", top="r9", pile="b7 b8 y8 y9 g9 g8 g7")

    table.play(0, "W4", "=blue").play(1, "CHALLENGE").draw(cards)

    assert table.now == (Phase.TURN, turn)
    assert table.hand_size[:2].tolist() == ([6, 3] if turn else [2, 9])


@pytest.mark.rule("UNO-41", "UNO-60")
def test_the_pile_is_reshuffled_in_the_middle_of_six_cards(uno: Uno) -> None:
    named = ("W4 g9N b2", "g1 g2 y3", "r9 b7 b8 y8 y5 y6 y7")
    rest = all_but(*named)
    table = uno.table(named[0], named[1], rest, top="r9", pile="b7 b8 y8").play(0, "W4", "=blue")
    assert table.beneath == "r9 y5 y6 y7"

    table.play(1, "CHALLENGE").draw("b7 b8 y8")

    assert table.actors == [CHANCE]
    assert table.chances == {"r9": 1, "y5": 1, "y6": 1, "y7": 1}
    assert (table.beneath, table.top_card) == ("", "W4 blue")
    table.draw("y5 r9 y7")
    assert table.hand(1) == "r9 b7 b8 g1 g2 y3 y5 y7 y8"
    assert table.now == (Phase.TURN, 2)
    assert table.in_pile == "y6"


@pytest.mark.rule("UNO-40", "UNO-61")
@pytest.mark.parametrize(("rest", "drawer", "turn"), [("r5 b2", 0, 1), ("b5 b2", 1, 2)])
def test_what_is_missing_after_a_challenge_is_forgiven(uno: Uno, rest: str, drawer: int, turn: int) -> None:
    hands = (f"W4 {rest}", "g1 g2 y3")
    table = uno.table(*hands, all_but(*hands, "r9 g8"), top="r9", pile="g8").play(0, "W4", "=blue")
    sizes = table.hand_size.tolist()
    sizes[drawer] += 2

    table.play(1, "CHALLENGE").draw("g8 r9")

    assert table.hand_size.tolist() == sizes
    assert table.now == (Phase.TURN, turn)
    assert (table.pile_size, table.beneath) == (0, "")
