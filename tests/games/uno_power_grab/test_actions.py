"""What the action cards do, with two players and with more."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.uno_power_grab.state import POOL, Phase
from tests.games.uno_power_grab.table import Uno


@pytest.mark.rule("UNO-27", "UNO-28", "UNO-29")
@pytest.mark.parametrize(("card", "drawn"), [("b+1", "r8"), ("b+2", "r8 r9"), ("bS", "")])
@pytest.mark.parametrize(("direction", "victim", "after"), [(1, 1, 2), (-1, 3, 2)])
def test_an_attack_hits_the_next_player_who_loses_the_turn(
    uno: Uno, card: str, drawn: str, direction: int, victim: int, after: int
) -> None:
    table = uno.table(f"{card} r1 r2", "g1 g2", "g3 g4", "y4 y3", top="b3", direction=direction, pile="r8 r9 y1 y2")
    sizes = table.hand_size.tolist()
    sizes[0] -= 1
    sizes[victim] += len(drawn.split())

    table.play(0, card)
    if drawn:
        assert table.actors == [CHANCE], "nobody is asked"
        assert table.drawer == victim
    table.draw(drawn)

    assert table.now == (Phase.TURN, after)
    assert table.hand_size.tolist() == sizes, "nobody else draws"
    assert table.direction == direction


@pytest.mark.rule("UNO-27", "UNO-28", "UNO-29", "UNO-35", "UNO-Q31")
@pytest.mark.parametrize(
    ("card", "answer", "drawn"),
    [("b+1", "", "r8"), ("b+2", "", "r8 r9"), ("bS", "", ""), ("W4 =red", "ACCEPT", "r8 r9 y1 y2")],
)
def test_with_two_players_an_attack_gives_the_same_player_the_next_turn(
    uno: Uno, card: str, answer: str, drawn: str
) -> None:
    table = uno.table(f"{card.split()[0]} r1 r2", "g1 g2", top="b3", pile="r8 r9 y1 y2")

    table.play(0, *card.split()).play(1, *answer.split()).draw(drawn)

    assert table.now == (Phase.TURN, 0)
    assert table.turn_number == 2, "a new turn of the same player"
    assert table.hand_size[:2].tolist() == [2, 2 + len(drawn.split())]


@pytest.mark.rule("UNO-48", "UNO-Q31")
@pytest.mark.parametrize(("card", "tower"), [("b+1", 0), ("b+2", 1), ("W4 =red", 2), ("bS", 3)])
def test_with_two_players_a_blocked_attack_gives_the_other_the_turn(uno: Uno, card: str, tower: int) -> None:
    towers = [1 if t == tower else None for t in range(4)]
    table = uno.table(f"{card.split()[0]} r1 r2", "g1 g2", top="b3", towers=towers)

    table.play(0, *card.split())

    assert table.now == (Phase.TURN, 1)
    assert table.hand(1) == "g1 g2"
    assert table.towers[tower] == 1, "the tower stays"


@pytest.mark.rule("UNO-Q31", "UNO-56")
def test_with_two_players_a_forgotten_call_is_caught_before_the_same_players_next_turn(uno: Uno) -> None:
    table = uno.table("bS r1", "g1 g2", top="b3", pile="r8 r9 y1")

    table.play(0, "bS", "SILENT")
    assert (table.phase, table.actors) == (Phase.CATCH, [1])
    table.play(1, "CATCH").draw("r8 r9")

    assert table.hand(0) == "r1 r8 r9"
    assert table.now == (Phase.TURN, 0)


@pytest.mark.rule("UNO-30", "UNO-Q30")
@pytest.mark.parametrize(("option", "turn"), [("skip", 0), ("plain", 1)])
def test_a_reverse_with_two_players(uno: Uno, option: str, turn: int) -> None:
    """Worked example X14."""
    table = uno.table("rR r3 b1", "g1 g2", top="r9", two_player_reverse=option).play(0, "rR")

    assert (table.now, table.direction) == ((Phase.TURN, turn), -1)
    assert table.options(turn) == ("r3 DRAW" if turn == 0 else "DRAW")


@pytest.mark.rule("UNO-30", "UNO-Q30")
def test_with_two_players_a_reverse_makes_no_exception_by_default(uno: Uno) -> None:
    table = uno.table("rR r3 b1", "gR g2", top="r9").play(0, "rR")

    assert (table.now, table.direction) == ((Phase.TURN, 1), -1)
    table.play(1, "gR", "CALL")
    assert (table.now, table.direction) == ((Phase.TURN, 0), 1)


@pytest.mark.rule("UNO-30", "UNO-50", "UNO-Q30")
def test_no_tower_stops_a_two_player_reverse(uno: Uno) -> None:
    table = uno.table("rR r3 b1", "g1 g2", top="r9", towers=[1, 1, 1, 1], two_player_reverse="skip").play(0, "rR")

    assert table.now == (Phase.TURN, 0)


@pytest.mark.rule("UNO-30")
@pytest.mark.parametrize("option", ["skip", "plain"])
def test_a_reverse_with_three_only_turns_the_direction(uno: Uno, option: str) -> None:
    """Worked example X15; the option is about two players."""
    table = uno.table("rR r3 b1", "g1 g2", "y1 gR", top="r9", two_player_reverse=option)

    table.play(0, "rR")
    assert (table.now, table.direction) == ((Phase.TURN, 2), -1)
    table.play(2, "gR", "CALL")

    assert (table.now, table.direction) == ((Phase.TURN, 0), 1), "twice is as before"


@pytest.mark.rule("UNO-31", "UNO-32")
def test_take_two_towers_takes_from_two_players(uno: Uno) -> None:
    """Worked example X5."""
    table = uno.table("gT r1 r2", "b1 b2", "y1 y4", top="g2", towers=[1, 2, None, None]).play(0, "gT")
    assert table.now == (Phase.TOWER, 0)
    assert table.options(0) == "tower U tower N tower O tower !"

    table.play(0, "tower U")
    assert table.options(0) == "tower N tower O tower !"
    assert table.why_not(0, "tower U") == "UNO-33"
    table.play(0, "tower N")

    assert table.towers == [0, 0, POOL, POOL]
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-32", "UNO-Q23")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([None, None, None, None], [0, 0, POOL, POOL]),
        ([1, 1, None, 2], [0, 0, POOL, 2]),
        ([2, None, 1, 1], [0, 0, 1, 1]),
    ],
    ids=["both from the pool", "both from one player", "one from each"],
)
def test_two_towers_may_come_from_anywhere(uno: Uno, before: list[int | None], after: list[int]) -> None:
    table = uno.table("gT r1 r2", "b1 b2", "y1 y4", top="g2", towers=before)

    table.play(0, "gT", "tower U", "tower N")

    assert table.towers == after


@pytest.mark.rule("UNO-33", "UNO-Q23")
def test_taking_towers_is_a_duty_and_own_towers_do_not_count(uno: Uno) -> None:
    table = uno.table("gT r1 r2", "b1 b2", "y1 y4", top="g2", towers=[0, None, 1, None]).play(0, "gT")

    assert table.options(0) == "tower N tower O tower !", "no way to decline"
    assert table.why_not(0, "tower U") == "UNO-33"
    assert table.why_not(0, "PASS") == table.why_not(0, "r1") == "UNO-26"
    table.play(0, "tower N", "tower O")

    assert table.towers == [0, 0, 0, POOL]
    assert table.now == (Phase.TURN, 1), "three towers, and nothing is discarded"
    assert table.hand(0) == "r1 r2"


@pytest.mark.rule("UNO-34", "UNO-Q4", "UNO-Q38", "UNO-Q39")
def test_wild_take_a_tower_names_a_colour_and_takes_one_tower(uno: Uno) -> None:
    """Worked example X20."""
    table = uno.table("WT r1 g4", "b1 b4", "y1 y4", top="b9", towers=[1, 1, 1, None]).play(0, "WT")
    assert table.now == (Phase.COLOUR, 0), "the colour comes first"
    table.play(0, "=blue")
    assert table.options(0) == "tower U tower N tower O tower !"
    table.play(0, "tower O")

    assert table.towers == [1, 1, 0, POOL], "one, not two"
    assert table.now == (Phase.TURN, 1)
    assert table.options(1) == "b1 b4 DRAW"


@pytest.mark.rule("UNO-34")
def test_wild_take_a_tower_attacks_nobody(uno: Uno) -> None:
    table = uno.table("WT r1 g4", "b1 b4", "y1 y4", top="b9").play(0, "WT", "=red", "tower !")

    assert table.now == (Phase.TURN, 1)
    assert table.hand(1) == "b1 b4"
    assert table.towers == [POOL, POOL, POOL, 0]


@pytest.mark.rule("UNO-42")
@pytest.mark.parametrize("card", ["b+1", "b+2", "bS"])
def test_the_victim_cannot_answer_with_a_card(uno: Uno, card: str) -> None:
    """The attacked player holds a card that would match. Draws are neither added up nor passed on."""
    same = card.replace("b", "r")
    table = uno.table(f"{card} r1 r2", f"{same} {card} W4", "y1 y4", top="b3", pile="g8 g9 y9").play(0, card)

    assert 1 not in table.actors
    while table.actors == [CHANCE]:
        table.draw(next(iter(table.chances)))

    assert table.now == (Phase.TURN, 2)
    assert table.hand(2) == "y1 y4"
    assert table.hand(1).count(card) == table.hand(1).count("W4") == 1


@pytest.mark.rule("UNO-42", "UNO-35")
def test_nor_can_the_victim_of_a_wild_draw_four(uno: Uno) -> None:
    table = uno.table("W4 r1 r2", "W4 b1 b2", "y1 y4", top="b3", pile="g8 g9 y9 y8").play(0, "W4", "=blue")

    assert table.options(1) == "CHALLENGE ACCEPT"
    assert table.why_not(1, "W4") == table.why_not(1, "DRAW") == "UNO-26"


@pytest.mark.rule("UNO-28", "UNO-42", "UNO-48", "UNO-Q22")
def test_a_blocked_draw_two_may_be_answered_and_amounts_never_add_up(uno: Uno) -> None:
    """Worked example X4."""
    table = uno.table(
        "b+2 r1 r2", "g+2 r5 y9", "g1 g4", "y4 y5", top="b3", towers=[None, 1, None, None], pile="r8 r9 y1 y2"
    )

    table.play(0, "b+2")
    assert table.now == (Phase.TURN, 1)
    assert table.options(1) == "g+2 DRAW"
    assert table.hand_size[1] == 3, "the shield spares seat 1 the cards"

    table.play(1, "g+2").draw("r8 r9")
    assert table.hand(2) == "r8 r9 g1 g4"
    assert table.turn == 3
