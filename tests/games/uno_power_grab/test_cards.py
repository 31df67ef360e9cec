"""Laying and drawing cards, and what each card does."""

from __future__ import annotations

import pytest

from snowbound.games.uno_power_grab.state import Phase
from tests.games.uno_power_grab.table import Uno


@pytest.mark.rule("UNO-16", "UNO-17", "UNO-18", "UNO-19", "UNO-Q13")
def test_a_card_fits_by_colour_number_or_type_and_never_by_icon(uno: Uno) -> None:
    table = uno.table("r4! y7 b2 g+1 bR WT W4", "r1 r2", "r1U r3", top="g7!", pile="r5 r6")

    assert table.options(0) == "g+1 y7 WT W4 DRAW"

    assert table.why_not(0, "r4!") == "UNO-18"
    assert table.why_not(0, "b2") == "UNO-17"
    assert table.why_not(0, "r9") == "UNO-16"


@pytest.mark.rule("UNO-28", "UNO-42", "UNO-48", "UNO-Q22")
def test_a_blocked_draw_two_may_be_answered_and_amounts_never_add_up(uno: Uno) -> None:
    table = uno.table("b+2 r1 r2", "g+2 r5 y9", "g1 g4", "y4 y5", top="b3", towers=[None, 1, None, None],
                      pile="r8 r9 y1 y2")  # fmt: skip

    table.play(0, "b+2")
    assert (table.phase, table.turn) == (Phase.TURN, 1)
    assert table.options(1) == "g+2 DRAW"
    assert table.hand_size[1] == 3, "the shield spares seat 1 the cards"

    table.play(1, "g+2").draw("r8 r9")
    assert table.hand(2) == "r8 r9 g1 g4"
    assert table.turn == 3
