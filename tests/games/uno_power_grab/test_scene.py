"""The scene of UNO Power Grab hides what is hidden, and large hands can still be tapped."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.picture import art_of
from snowbound.core.scene import Sprite
from snowbound.games import find
from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.scene import scene
from snowbound.games.uno_power_grab.scene_cards import BACK, FACES, LOOKS
from snowbound.games.uno_power_grab.scene_layout import (
    CARD,
    CARD_HEIGHT,
    PLATE,
    TALL,
    TOWER,
    TOWER_HEIGHT,
    WIDE,
    Layout,
    before,
    hand,
    plate,
    row_of,
    tower_scale,
)
from snowbound.games.uno_power_grab.state import KINDS
from tests.games.uno_power_grab.table import KIND, PRINTED, Table, Uno

PHONE = 386 / 600
"""Pixels per unit of a tall picture on a screen of 390 pixels."""

TOUCH, SMALL_TOUCH = 44, 25
"""The part of a card that must be visible on a phone, in pixels: in hands of up to 24 cards, and in larger ones."""


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
    """The other cards mean themselves, so that a click on one can be refused with its rule."""
    table = uno.table("r5 b1", "b2 b3", top="r9").play(0, "DRAW").draw("r5")
    sprites = drawn(table, 0)
    clickable = [
        sprite
        for id, sprite in sprites.items()
        if id.startswith("card-") and id.endswith(("-0", "-1")) and act.CARD + KIND["r5"] in sprite.actions
    ]

    assert len(clickable) == 1
    assert sprites[f"card-{KIND['b1']}-0"].actions == (act.CARD + KIND["b1"],)
    assert table.why_not(0, "b1") == "UNO-23"


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
    finger = (TOUCH if cards <= 24 else SMALL_TOUCH) / PHONE

    assert len(places) == cards
    for (x, y, _), (other, below, _) in pairwise(places):
        assert other - x >= finger or below - y >= TOUCH / PHONE
    assert min(x for x, _, _ in places) >= row.scale * CARD / 2
    assert max(x for x, _, _ in places) <= TALL.width - row.scale * CARD / 2
    assert min(y for _, y, _ in places) - row.scale * CARD_HEIGHT / 2 >= TALL.choices[1] + 40, "below the buttons"
    assert max(y for _, y, _ in places) + row.scale * CARD_HEIGHT / 2 <= TALL.height, "not cut off"


def test_buttons_are_large_enough_to_touch(uno: Uno) -> None:
    art = art_of(find("uno_power_grab").folder)
    sprites = drawn(uno.table("r1 r2", "b1", top="r9"), 0, tall=True)
    buttons = [sprite for sprite in sprites.values() if sprite.target] + [sprites["pile"]]

    assert len(buttons) == 17
    for sprite in buttons:
        assert min(art.size(sprite.art)) * sprite.scale * PHONE >= TOUCH, sprite.id
    for one, other in pairwise(sorted(s.x for s in buttons if s.id.startswith(("name-", "take-")))):
        assert other == one or (other - one) * PHONE >= TOUCH


# --- towers


Box = tuple[float, float, float, float]


def box(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes overlap by more than a unit."""
    return a[0] + 1 < b[2] and b[0] + 1 < a[2] and a[1] + 1 < b[3] and b[1] + 1 < a[3]


def tower_boxes(layout: Layout, number: int, players: int, of: int) -> list[Box]:
    """Return the boxes of so many towers in front of a player, without the shadow below each."""
    scale = tower_scale(layout, number, players, of)
    size = TOWER * scale, 0.92 * TOWER_HEIGHT * scale
    return [box(*before(layout, number, players, nth, of), *size) for nth in range(of)]


@pytest.mark.parametrize("layout", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("players", range(2, 11))
def test_towers_never_overlap(layout: Layout, players: int) -> None:
    """Not each other, not those in the pool, not the tray, and not the plates of other players."""
    in_pool = [box(layout.pool[0] + 60 * (t - 1.5), layout.pool[1], 0.8 * TOWER, 0.75 * TOWER_HEIGHT) for t in range(4)]
    tray = box(*layout.tray, 264, 188)
    plates = [box(*plate(layout, number, players), PLATE, 40) for number in range(players)]
    for number, of in product(range(players), range(1, 5)):
        towers = tower_boxes(layout, number, players, of)
        assert not any(overlap(a, b) for a, b in combinations(towers, 2))
        for tower in towers:
            assert tower[0] >= 0 and tower[2] <= layout.width and tower[1] >= 0
            assert not overlap(tower, tray)
            assert of == 4 or not any(overlap(tower, other) for other in in_pool)
            assert not any(overlap(tower, other) for seat, other in enumerate(plates) if seat != number)
        for other, more in product(range(players), range(1, 5 - of)):
            if other != number:
                theirs = tower_boxes(layout, other, players, more)
                assert not any(overlap(a, b) for a, b in product(towers, theirs)), (number, of, other, more)


# --- my turn, and the end of a round


def dimmed(table: Table, seat: int) -> set[str]:
    """Return the cards in a hand that are dimmed."""
    held = {f"card-{kind}-": code for code, kind in KIND.items()}
    return {
        held[id[: id.rindex("-") + 1]]
        for id, sprite in drawn(table, seat).items()
        if id.startswith("card-") and "dim" in sprite.look.split()
    }


def test_cards_that_cannot_be_played_are_dimmed_while_their_player_decides(uno: Uno) -> None:
    table = uno.table("r3 b1 g9 WT", "b2 b3 r4", top="r9")

    assert dimmed(table, 0) == {"b1"}
    assert dimmed(table, 1) == set(), "not while others decide"
    assert dimmed(table.play(0, "DRAW").draw("r5"), 0) == {"r3", "b1", "g9", "WT"}
    assert dimmed(table.play(0, "PASS"), 0) == set()


def test_the_end_of_a_round_shows_the_winning_card_the_hands_and_the_points(uno: Uno) -> None:
    table = uno.table("b7", "g1", "y+1 W4", top="b6", scores=(20, 0, 100))
    before = drawn(table, 1)
    assert "slip-0" not in before and before["count-2"].text == "2"

    sprites = drawn(table.play(0, "b7"), 1)

    winning = sprites[f"card-{KIND['b7']}-0"]
    assert (winning.x, winning.y) == WIDE.tray and winning.scale > 1
    assert hand_of(sprites, 2) == [FACES[KIND["y+1"]], FACES[KIND["W4"]]], "hands are open"
    assert [sprites[f"slip-{seat}"].text for seat in range(3)] == ["+71", "1", "70"]
    assert [sprites[f"count-{seat}"].text for seat in range(3)] == ["= 91", "= 0", "= 100"]
    assert "lamp" not in sprites and sprites["star"].label


def test_every_sprite_with_a_label_says_what_a_click_means(uno: Uno) -> None:
    """A click on a thing that is not offered is explained by the action that it would mean."""
    sprites = drawn(uno.table("r3 b1", "b2 b3 r4", top="r9", towers=[1, None, None, None]), 1)

    assert sprites["pile"].actions == (act.DRAW, act.ACCEPT)
    assert sprites["tower-0"].actions == (act.TOWER,)
    assert sprites[f"card-{KIND['b2']}-0"].actions == (act.CARD + KIND["b2"],)
    silent = {id for id, sprite in sprites.items() if sprite.label and not sprite.actions}
    assert silent == {"direction", "colour", "lamp", "place-0", "place-1"}, "they are not things to move"


def test_even_the_whole_pack_fits_into_a_hand() -> None:
    assert len(hand(TALL, PRINTED.pack)) == PRINTED.pack


def test_every_kind_has_its_own_face() -> None:
    art = art_of(find("uno_power_grab").folder)

    assert len({(FACES[kind], LOOKS[kind]) for kind in range(KINDS)}) == KINDS
    assert all(art.size(face) == art.size(BACK) for face in FACES)
