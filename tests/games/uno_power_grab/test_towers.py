"""Icons, towers and what they block."""

from __future__ import annotations

from collections import Counter

import pytest

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.games.uno_power_grab.state import (
    BOARD,
    CODE,
    COLOUR_OF,
    ICON,
    NO_ICON,
    POOL,
    SHIELD,
    Phase,
    Type,
)
from tests.games.uno_power_grab.table import COPIES, Uno


@pytest.mark.rule("UNO-43")
def test_each_icon_is_on_two_number_cards_of_each_colour() -> None:
    icons = Counter[tuple[int, int]]()
    for kind in range(len(CODE)):
        if ICON[kind] != NO_ICON:
            icons[int(COLOUR_OF[kind]), int(ICON[kind])] += int(COPIES[kind])

    assert icons == {(colour, icon): 2 for colour in range(4) for icon in range(4)}


@pytest.mark.rule("UNO-47", "UNO-Q3")
def test_each_tower_blocks_one_attack_card() -> None:
    assert [tower["label"] for tower in BOARD["towers"]] == ["U", "N", "O", "!"]
    shields = {Type(t): int(SHIELD[t]) for t in Type if SHIELD[t] != NO_ICON}

    assert shields == {Type.DRAW_ONE: 0, Type.DRAW_TWO: 1, Type.WILD_DRAW_FOUR: 2, Type.SKIP: 3}


@pytest.mark.rule("UNO-44", "UNO-46")
def test_an_icon_takes_its_tower_from_its_holder(uno: Uno) -> None:
    """Worked example X3; the card is yellow, the tower blue."""
    table = uno.table("y8N r2 b3", "g1 g4", "r1 r4", top="y6", towers=[None, 2, None, 1])

    table.play(0, "y8N")

    assert table.towers == [POOL, 0, POOL, 1]
    assert table.now == (Phase.TURN, 1)
    assert table.top_card == "y8N yellow"


@pytest.mark.rule("UNO-44", "UNO-46")
@pytest.mark.parametrize(("card", "tower"), [("r1U", 0), ("r2N", 1), ("r3O", 2), ("r4!", 3), ("r6U", 0), ("r9!", 3)])
def test_an_icon_takes_its_tower_from_the_pool(uno: Uno, card: str, tower: int) -> None:
    table = uno.table(f"{card} b2 b3", "g1 g4", "y1 y4", top="r5").play(0, card)

    assert table.towers == [0 if t == tower else POOL for t in range(4)]
    assert table.now == (Phase.TURN, 1), "without a question"


@pytest.mark.rule("UNO-45")
def test_the_icon_of_a_tower_you_hold_does_nothing(uno: Uno) -> None:
    table = uno.table("y8N r2 b3", "g1 g4", "r1 r4", top="y6", towers=[None, 0, None, 1]).play(0, "y8N")

    assert table.towers == [POOL, 0, POOL, 1]
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-18", "UNO-44")
def test_a_plain_number_takes_no_tower(uno: Uno) -> None:
    table = uno.table("y8 r2 b3", "g1 g4", "r1 r4", top="y6", towers=[None, 2, None, 1]).play(0, "y8")

    assert table.towers == [POOL, 2, POOL, 1]


@pytest.mark.rule("UNO-47")
def test_who_holds_what_is_public(uno: Uno) -> None:
    table = uno.table("y8N r2", "g1 g4", "r1 r4", top="y6", towers=[0, 2, None, 1])

    for viewer in (SPECTATOR, 0, 1, 2):
        assert table.seen_by(viewer).towers == [0, 2, POOL, 1]


@pytest.mark.rule("UNO-47", "UNO-48", "UNO-Q21")
@pytest.mark.parametrize(("card", "tower"), [("b+1", 0), ("b+2", 1), ("W4 =red", 2), ("bS", 3)])
def test_the_right_tower_blocks_an_attack_by_itself(uno: Uno, card: str, tower: int) -> None:
    towers = [1 if t == tower else None for t in range(4)]
    table = uno.table(f"{card.split()[0]} r1 r2", "g1 g4", "y1 y4", top="b3", towers=towers)

    table.play(0, *card.split())

    assert (table.now, table.actors) == ((Phase.TURN, 1), [1]), "a normal turn, nothing asked"
    assert table.hand(1) == "g1 g4"
    assert table.hand(2) == "y1 y4", "nor does it hit another player"
    assert table.towers.count(1) == 1, "the tower stays"
    assert "DRAW" in table.options(1)


@pytest.mark.rule("UNO-47", "UNO-48")
@pytest.mark.parametrize(("card", "tower"), [("b+1", 0), ("b+2", 1), ("W4 =red", 2), ("bS", 3)])
def test_the_other_three_towers_block_nothing(uno: Uno, card: str, tower: int) -> None:
    towers = [None if t == tower else 1 for t in range(4)]
    table = uno.table(f"{card.split()[0]} r1 r2", "g1 g4", "y1 y4", top="b3", towers=towers)

    table.play(0, *card.split())

    assert table.now != (Phase.TURN, 1)


@pytest.mark.rule("UNO-47")
def test_only_the_holder_is_shielded(uno: Uno) -> None:
    """The towers are with both neighbours of the attacked player."""
    table = uno.table("b+2 r1 r2", "g1 g4", "y1 y4", top="b3", towers=[None, 2, None, None]).play(0, "b+2")
    assert (table.phase, table.drawer) == (Phase.DRAWING, 1)

    table = uno.table("b+2 r1 r2", "g1 g4", "y1 y4", top="b3", towers=[None, 0, None, None]).play(0, "b+2")
    assert (table.phase, table.drawer) == (Phase.DRAWING, 1)


@pytest.mark.rule("UNO-49", "UNO-Q22")
def test_a_blocked_skip_is_matched_by_its_type(uno: Uno) -> None:
    """Worked example X19."""
    table = uno.table("bS r1 r3", "g1 rS y4", "y1 y5", top="b6", towers=[None, None, None, 1]).play(0, "bS")

    assert table.now == (Phase.TURN, 1)
    assert table.options(1) == "rS DRAW"
    table.play(1, "rS")
    assert table.now == (Phase.TURN, 0), "seat 2 is skipped, once"


@pytest.mark.rule("UNO-49")
@pytest.mark.parametrize(("card", "tower"), [("b+1", 0), ("b+2", 1), ("bS", 3)])
def test_a_blocked_card_is_spent(uno: Uno, card: str, tower: int) -> None:
    """The shielded player draws and passes; the next player is not attacked."""
    towers = [1 if t == tower else None for t in range(4)]
    table = uno.table(f"{card} r1 r3", "g1 y4", "y1 y5", top="b6", towers=towers, pile="r9 r8").play(0, card)

    table.play(1, "DRAW").draw("r9").play(1, "PASS")

    assert table.now == (Phase.TURN, 2)
    assert table.hand(2) == "y1 y5"
    assert table.options(2) == "DRAW", "matched by blue or its type"


@pytest.mark.rule("UNO-50")
def test_the_shield_ends_when_the_tower_is_taken_away(uno: Uno) -> None:
    """Seat 2 takes N with an icon card. Later seat 0's Draw Two attacks seat 1."""
    table = uno.table("b+2 r1 r3", "g1 g4", "b1N y5 y9", top="b6", towers=[None, 1, None, None], turn=2, pile="r8 r9")

    table.play(2, "b1N").play(0, "b+2").draw("r8 r9")

    assert table.hand(1) == "r8 r9 g1 g4"
    assert table.towers == [POOL, 2, POOL, POOL]
    assert table.now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-50")
def test_the_attacker_can_take_the_shield_with_a_take_two_towers_first(uno: Uno) -> None:
    table = uno.table("bT b+2 r3", "g1 g4", top="b6", towers=[None, 1, None, 1], pile="r8 r9 y8")
    table.play(0, "bT", "tower N", "tower !").play(1, "DRAW").draw("y8").play(1, "PASS")

    table.play(0, "b+2", "CALL").draw("r8 r9")

    assert table.hand_size[1] == 5
    assert table.now == (Phase.TURN, 0)


@pytest.mark.rule("UNO-50")
def test_towers_do_not_help_against_drawing_in_your_own_turn(uno: Uno) -> None:
    table = uno.table("g1 g4", "y1 y4", top="b6", towers=[0, 0, None, 0], pile="r8 r9")

    table.play(0, "DRAW").draw("r8")

    assert table.hand_size[0] == 3


@pytest.mark.rule("UNO-50", "UNO-Q20")
def test_towers_do_not_help_a_player_who_is_caught(uno: Uno) -> None:
    table = uno.table("b7 r1", "g1 g4", "y1 y4", top="b6", towers=[0, 0, None, 0], pile="r8 r9 y9")

    table.play(0, "b7", "SILENT").play(1, "CATCH").play(2, "LET_GO").draw("r8 r9")

    assert table.hand(0) == "r1 r8 r9"
    assert table.towers == [0, 0, POOL, 0]


@pytest.mark.rule("UNO-50", "UNO-34")
def test_towers_do_not_help_against_the_taking_of_towers(uno: Uno) -> None:
    table = uno.table("WT r1 r2", "y1 y4", top="b6", towers=[1, None, 1, 1]).play(0, "WT", "=red", "tower !")

    assert table.towers == [1, POOL, 1, 0]


@pytest.mark.rule("UNO-48", "UNO-44")
def test_a_tower_taken_with_the_same_card_counts_at_once(uno: Uno) -> None:
    """Seat 1 takes O with an icon card. Then seat 0's Wild Draw Four is blocked."""
    table = uno.table("W4 r1 r2", "b2O y4 y5", top="b6", turn=1, pile="g8 g9 y8 y9")

    table.play(1, "b2O").play(0, "W4", "=yellow")

    assert (table.now, table.actors) == ((Phase.TURN, 1), [1])
    assert CHANCE not in table.actors
    assert table.options(1) == "y4 y5 DRAW"
