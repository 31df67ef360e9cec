"""The scene of UNO Power Grab hides what is hidden, and large hands can still be tapped."""

from __future__ import annotations

from itertools import pairwise

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.picture import art_of
from snowbound.core.scene import Sprite
from snowbound.games import find
from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.scene import scene
from snowbound.games.uno_power_grab.scene_cards import BACK, FACES, LOOKS
from snowbound.games.uno_power_grab.scene_layout import CARD, TALL, hand, row_of
from snowbound.games.uno_power_grab.state import KINDS, PACK
from tests.games.uno_power_grab.table import KIND, Table, Uno

FINGER = 40
"""The part of a card that must be visible, in units of a tall picture."""


def drawn(table: Table, seat: int, tall: bool = False) -> dict[str, Sprite]:
    """The sprites that a seat sees."""
    return {sprite.id: sprite for sprite in scene(table.seen_by(seat).position.s, seat, tall).sprites}


def hand_of(sprites: dict[str, Sprite], seat: int) -> list[str]:
    """The symbols of another player's cards."""
    return [sprite.art for id, sprite in sprites.items() if id.startswith(f"hand-{seat}-")]


def test_other_hands_are_backs(uno: Uno) -> None:
    table = uno.table("r1 r2", "b1 b2 b3", "g1", top="r9")

    assert hand_of(drawn(table, 0), 1) == [BACK] * 3
    assert [hand_of(drawn(table, SPECTATOR), seat) for seat in range(3)] == [[BACK] * 2, [BACK] * 3, [BACK]]


def test_a_challenger_still_sees_the_cards_that_were_shown(uno: Uno) -> None:
    table = uno.table("W4 r5 b2", "g1 g2", "y1 y4", top="r9", pile="b7 b8 y8 y9 g8").play(0, "W4", "=red")
    table.play(1, "CHALLENGE").draw("b7 b8 y8 y9")

    assert hand_of(drawn(table, 1), 0) == [FACES[KIND["r5"]], FACES[KIND["b2"]], *[BACK] * 4]
    assert hand_of(drawn(table, 2), 0) == [BACK] * 6


def test_a_card_that_i_play_is_the_same_sprite_on_the_pile(uno: Uno) -> None:
    table = uno.table("r1 r2 r3", "b1 b2", top="r9")
    before = drawn(table, 0)[f"card-{KIND['r1']}-0"]
    after = drawn(table.play(0, "r1"), 0)[f"card-{KIND['r1']}-0"]

    assert before.actions == (act.CARD + KIND["r1"],)
    assert after.y < before.y, "from the hand to the middle of the table"


def test_equal_cards_are_two_sprites_with_the_same_action(uno: Uno) -> None:
    sprites = drawn(uno.table("r5 r5 b1", "b2", top="r9"), 0)

    assert [sprites[f"card-{KIND['r5']}-{copy}"].actions for copy in range(2)] == [(act.CARD + KIND["r5"],)] * 2


def test_only_the_drawn_card_can_be_clicked_after_drawing(uno: Uno) -> None:
    sprites = drawn(uno.table("r5 b1", "b2 b3", top="r9").play(0, "DRAW").draw("r5"), 0)
    clickable = [
        sprite
        for id, sprite in sprites.items()
        if id.startswith("card-") and id.endswith(("-0", "-1")) and act.CARD + KIND["r5"] in sprite.actions
    ]

    assert len(clickable) == 1
    assert sprites[f"card-{KIND['b1']}-0"].actions == ()


def test_a_wild_card_on_the_pile_shows_the_colour_that_was_named(uno: Uno) -> None:
    table = uno.table("W4 b1 b2", "g1 g2", top="r9").play(0, "W4", "=green")

    assert drawn(table, 1)[f"card-{KIND['W4']}-0"].look == "uno-green"
    assert drawn(table, 1)["colour"].look == "uno-green"


def test_a_tower_stands_in_front_of_its_holder(uno: Uno) -> None:
    sprites = drawn(uno.table("r1 r2", "b1", "g1", top="r9", towers=[0, 1, None, None]), 0)

    assert (sprites["tower-0"].seat, sprites["tower-1"].seat, sprites["tower-2"].seat) == (0, 1, -1)
    assert abs(sprites["tower-1"].x - sprites["place-1"].x) < 150
    assert sprites["tower-2"].y < sprites["tray"].y < sprites["tower-0"].y


@pytest.mark.parametrize("cards", range(1, 37))
def test_cards_of_a_large_hand_can_be_tapped_on_a_phone(cards: int) -> None:
    places, row = hand(TALL, cards), row_of(TALL, cards)

    assert len(places) == cards
    for (x, y, _), (other, below, _) in pairwise(places):
        assert other - x >= FINGER or below - y >= FINGER
    assert min(x for x, _, _ in places) >= row.scale * CARD / 2
    assert max(x for x, _, _ in places) <= TALL.width - row.scale * CARD / 2


def test_even_the_whole_pack_fits_into_a_hand() -> None:
    assert len(hand(TALL, PACK)) == PACK


def test_every_kind_has_its_own_face() -> None:
    art = art_of(find("uno_power_grab").folder)

    assert len({(FACES[kind], LOOKS[kind]) for kind in range(KINDS)}) == KINDS
    assert all(art.size(face) == art.size(BACK) for face in FACES)
