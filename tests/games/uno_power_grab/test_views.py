"""What each seat knows and remembers."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.games.uno_power_grab.state import NO_CARD, NOBODY, Phase
from tests.games.uno_power_grab.table import KIND, NAMES, Table, Uno, all_but

EVERYBODY = (SPECTATOR, 0, 1, 2)


def shown(uno: Uno, hand: str = "r5 r5 b2", second: str = "g1 g2 y3", pile: str = "b7 b8 y8 y9 g8") -> Table:
    """Seat 1 has challenged seat 0, was right and saw `hand`. It is seat 1's turn."""
    table = uno.table(f"W4 {hand}", second, "y1 y4", top="r9", pile=pile).play(0, "W4", "=red")
    return table.play(1, "CHALLENGE").draw(" ".join(pile.split()[:4]))


def draw_and_pass(table: Table, seat: int, card: str) -> Table:
    """A turn without a played card."""
    return table.play(seat, "DRAW").draw(card).play(seat, "PASS")


@pytest.mark.rule("UNO-Q37")
def test_what_lies_on_the_table_is_public(uno: Uno) -> None:
    table = uno.table(
        "y8N r2", "g1 g4", "r1 r4", top="y6", towers=[0, 2, None, 1], scores=[5, 6, 7], direction=-1, pile="r8 r9"
    )

    for viewer in EVERYBODY:
        view = table.seen_by(viewer)
        assert (view.top_card, view.beneath) == (table.top_card, table.beneath)
        assert view.hand_size.tolist() == table.hand_size.tolist()
        assert (view.pile_size, view.towers, view.direction) == (2, table.towers, -1)
        assert view.points == [5, 6, 7]


@pytest.mark.rule("UNO-Q37", "UNO-03", "UNO-04")
def test_hands_and_pile_are_known_to_nobody_else(uno: Uno) -> None:
    """The views do not change when hidden cards change places."""
    one = uno.table("b7 b8", "g1 g4", "r1 r4", top="y6", pile="r8 r9")
    other = uno.table("r8 b8", "g1 g4", "r9 r4", top="y6", pile="b7 r1")

    for viewer in (SPECTATOR, 1):
        assert one.seen_by(viewer).bytes == other.seen_by(viewer).bytes
    for viewer in (0, 2):
        assert one.seen_by(viewer).bytes != other.seen_by(viewer).bytes


@pytest.mark.rule("UNO-Q37", "UNO-22")
def test_a_drawn_card_is_known_to_its_drawer_alone(uno: Uno) -> None:
    table = uno.table("b7 b8", "g1 g4", "r1 r4", top="y6", pile="r8 r9").play(0, "DRAW")
    assert table.audience(CHANCE, KIND["r8"]) == 1 << 0
    table.draw("r8")

    assert table.seen_by(0).drawn == KIND["r8"]
    for other in (SPECTATOR, 1, 2):
        assert table.seen_by(other).drawn == NO_CARD


@pytest.mark.rule("UNO-Q37", "UNO-27", "UNO-41")
@pytest.mark.parametrize("drawer", [1, 2])
def test_cards_drawn_by_an_attack_are_known_to_the_victim_alone(uno: Uno, drawer: int) -> None:
    table = uno.table("b+1 b8", "g1 g4", "r1 r4", top="b6", pile="r8 r9", direction=1 if drawer == 1 else -1)
    table.play(0, "b+1", "CALL")

    assert table.audience(CHANCE, KIND["r8"]) == 1 << drawer
    one, other = table.copy().draw("r8"), table.copy().draw("r9")
    for viewer in EVERYBODY:
        assert (one.seen_by(viewer).bytes == other.seen_by(viewer).bytes) == (viewer != drawer)


@pytest.mark.rule("UNO-Q37")
def test_playing_naming_taking_calling_and_challenging_are_public(uno: Uno) -> None:
    table = uno.table("b7 WT W4", "g1 g4", "r1 r4", top="b6")

    for action in ("b7", "WT", "DRAW"):
        assert table.audience(0, NAMES[action]) == EVERYONE
    table.play(0, "WT")
    assert table.audience(0, NAMES["=red"]) == EVERYONE
    table.play(0, "=red")
    assert table.audience(0, NAMES["tower U"]) == EVERYONE
    table = uno.table("b7 WT W4", "g1 g4", "r1 r4", top="b6").play(0, "W4", "=red")
    assert table.audience(1, NAMES["CHALLENGE"]) == EVERYONE


@pytest.mark.rule("UNO-Q37", "UNO-57")
@pytest.mark.parametrize(("score", "phase"), [(0, Phase.ROUND_END), (495, Phase.GAME_END)])
def test_when_a_round_is_over_all_hands_are_face_up(uno: Uno, score: int, phase: Phase) -> None:
    table = uno.table("b7", "g1 g4", "r1 r4", top="b6", scores=[score, 0, 0], pile="r8 r9").play(0, "b7")
    assert table.phase == phase

    for viewer in EVERYBODY:
        view = table.seen_by(viewer)
        assert [view.hand(seat) for seat in range(3)] == ["", "g1 g4", "r1 r4"]
        assert view.in_pile == "", "the pile is not turned up"


@pytest.mark.rule("UNO-Q37", "UNO-58")
def test_while_the_last_cards_are_drawn_the_hands_are_still_closed(uno: Uno) -> None:
    table = uno.table("b+2", "g1 g4", "r1 r4", top="b6", pile="r8 r9 y9").play(0, "b+2").draw("r8")

    assert table.phase == Phase.DRAWING
    assert table.seen_by(2).hand(1) == ""


@pytest.mark.rule("UNO-Q40")
def test_the_discards_are_remembered_until_the_reshuffle_only(uno: Uno) -> None:
    hands = ("b7 b8", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "b6 r1 r4 r8"), top="b6", pile="r8")
    assert table.seen_by(1).beneath == "r1 r4"

    table.play(0, "b7", "CALL").play(1, "DRAW").draw("r8").play(1, "PASS")
    assert table.seen_by(1).beneath == "r1 r4 b6"
    table.play(2, "DRAW")

    view = table.seen_by(1)
    assert (view.beneath, view.in_pile, view.pile_size) == ("", "", 3), "which cards these were is forgotten"


@pytest.mark.rule("UNO-Q40", "UNO-40")
def test_the_challenger_remembers_the_hand_that_was_shown_and_nothing_drawn_since(uno: Uno) -> None:
    table = shown(uno)

    assert table.hand(0) == "r5 r5 b2 b7 b8 y8 y9"
    assert table.seen_by(1).remembered(1) == "r5 r5 b2"
    assert (table.shown_owner[1], table.shown_turn[1]) == (0, 1)
    draw_and_pass(table, 1, "g8")
    assert table.remembered(1) == "r5 r5 b2", "it lasts beyond the turn"


@pytest.mark.rule("UNO-Q40")
def test_of_two_equal_cards_one_is_forgotten_when_one_is_played(uno: Uno) -> None:
    table = draw_and_pass(shown(uno), 1, "g8")
    table.play(2, "DRAW").draw(next(iter(table.chances))).play(2, "PASS")

    table.play(0, "r5")
    assert table.remembered(1) == "r5 b2"
    assert table.hand(0).count("r5") == 1


@pytest.mark.rule("UNO-Q40")
def test_a_card_that_was_drawn_later_is_taken_for_the_one_that_was_seen(uno: Uno) -> None:
    """Seat 0 showed one r5 and drew the other. Playing either makes seat 1 forget it."""
    table = draw_and_pass(shown(uno, "r5 b2 b3", pile="r5 b8 y8 y9 g8 g9"), 1, "g8")
    assert table.hand(0).count("r5") == 2
    draw_and_pass(table, 2, "g9").play(0, "r5")

    assert table.hand(0).count("r5") == 1
    assert table.remembered(1) == "b2 b3"


@pytest.mark.rule("UNO-Q40")
def test_playing_an_unseen_card_takes_nothing_from_memory(uno: Uno) -> None:
    table = draw_and_pass(shown(uno, pile="r7 b8 y8 y9 g8 g9"), 1, "g8")

    draw_and_pass(table, 2, "g9").play(0, "r7")

    assert table.remembered(1) == "r5 r5 b2"


@pytest.mark.rule("UNO-Q40")
def test_the_same_card_played_by_another_player_is_not_forgotten(uno: Uno) -> None:
    table = shown(uno, "r5 b2 b3", second="r5 g2 y3").play(1, "r5")

    assert table.remembered(1) == "r5 b2 b3"


@pytest.mark.rule("UNO-Q40", "UNO-38")
def test_a_second_hand_shown_replaces_the_first_and_others_keep_theirs(uno: Uno) -> None:
    """Seat 1 challenges seat 0, later seat 2 challenges seat 1, then seat 1 seat 0 again."""
    pile = "b7 b8 y8 y9 g8 g9 r8 r7 b9 b4 b3 y7"
    table = shown(uno, "W4 r5 b2", second="W4 r6 y3", pile=pile).play(1, "W4", "=red")
    table.play(2, "CHALLENGE").draw("g8 g9 r8 r7")
    assert (table.remembered(1), table.remembered(2)) == ("r5 b2 W4", "r6 y3")
    assert (table.shown_owner[1], table.shown_owner[2]) == (0, 1)
    draw_and_pass(table, 2, "b9").play(0, "W4", "=blue").play(1, "CHALLENGE")

    assert table.remembered(1) == table.hand(0), "the whole new hand"
    assert table.remembered(2) == "r6 y3"
    assert table.shown_to == 1 << 1 | 1 << 2
    assert table.seen_by(2).remembered(1) == "", "nobody sees another's memory"
    assert table.seen_by(2).shown_to == 1 << 2


@pytest.mark.rule("UNO-Q40")
@pytest.mark.parametrize("over", [False, True])
def test_what_was_shown_is_forgotten_when_the_round_ends(uno: Uno, over: bool) -> None:
    scores = [0, 490, 0] if over else [0, 0, 0]
    table = uno.table("W4 r5 b2", "r1 r3", "y1 y4", top="r9", pile="b7 b8 y8 y9 g8 g9 g7", scores=scores)
    table.play(0, "W4", "=red").play(1, "CHALLENGE").draw("b7 b8 y8 y9").play(1, "r1", "CALL")
    draw_and_pass(table, 2, "g8")
    draw_and_pass(table, 0, "g9")
    assert table.remembered(1) == "r5 b2"

    table.play(1, "r3")

    assert table.phase == (Phase.GAME_END if over else Phase.ROUND_END)
    assert table.remembered(1) == ""
    assert (table.shown_to, table.shown_owner[1], table.shown_turn[1]) == (0, NOBODY, 0)


@pytest.mark.rule("UNO-Q41")
def test_the_order_in_which_cards_came_leaves_no_trace(uno: Uno) -> None:
    start = uno.table("b+2 r1 r2", "g1 g4", "y4 y5", top="b3", pile="r8 r9 y1 y2").play(0, "b+2")

    assert start.copy().draw("r8 r9").bytes == start.copy().draw("r9 r8").bytes
    assert start.chances == {"r8": 1, "r9": 1, "y1": 1, "y2": 1}
    assert start.draw("r8").chances == {"r9": 1, "y1": 1, "y2": 1}


@pytest.mark.rule("UNO-Q41")
def test_a_kind_weighs_as_much_as_it_has_cards_in_the_pile(uno: Uno) -> None:
    table = uno.table("b7 r1", "g1 g4", top="b3", pile="r+2 r+2 W4 W4 W4 y1").play(0, "DRAW")

    assert table.chances == {"r+2": 2, "y1": 1, "W4": 3}


@pytest.mark.rule("UNO-Q37")
def test_what_shows_nothing_may_be_taken_back_and_nothing_else(uno: Uno) -> None:
    def reveals(table: Table, seat: int, action: str) -> bool:
        return bool(table.run.reveals(table.states, 0, seat, NAMES[action]))

    table = uno.table("b7 WT W4 r1", "g1 g4", "r3 r4", top="b6", pile="b9 y9")
    assert reveals(table, 0, "b7") and not reveals(table, 0, "DRAW")
    assert not reveals(table.copy().play(0, "DRAW").draw("y9"), 0, "PASS"), "whatever was drawn"
    assert table.run.reveals(table.copy().play(0, "DRAW").states, 0, CHANCE, KIND["y9"])
    assert not reveals(table.copy().play(0, "WT"), 0, "=red")
    assert not reveals(table.copy().play(0, "WT", "=red"), 0, "tower U")
    table.play(0, "W4", "=red")
    assert reveals(table, 1, "CHALLENGE") and not reveals(table, 1, "ACCEPT")

    table = uno.table("b7 r1", "g1 g4", "r3 r4", top="b6").play(0, "b7")
    assert not reveals(table, 0, "CALL") and not reveals(table, 0, "SILENT")
    assert not reveals(table.play(0, "SILENT"), 1, "CATCH")
    assert reveals(table.play(1, "CATCH"), 2, "LET_GO"), "the last answer opens all"

    table = uno.table("b1 b4", "g1 g4", all_but("b1 b4 g1 g4 r6"), top="r6", pile="")
    assert reveals(table, 0, "PASS"), "it says that nothing fits"
