"""Pictures of Arctic Roll: which sheet is large, what can be clicked, which hunters fish where at the end."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.core.contract import CHANCE
from snowbound.core.scene import Scene, Sprite, offers
from snowbound.games import find
from snowbound.games.arctic_roll import actions as act
from snowbound.games.arctic_roll.geometry import ROWS
from snowbound.games.arctic_roll.scene import scene
from snowbound.games.arctic_roll.state import Phase
from snowbound.testing.driver import Driver
from tests.games.arctic_roll.table import E2, HEX, NAMES, Roll, Table

PLAIN = Roll(Driver(find("arctic_roll"), compiled=False))


def picture(table: Table, seat: int, tall: bool = False) -> Scene:
    return scene(table.view(seat).s, seat, tall)


def named(picture: Scene, id: str) -> Sprite:
    return next(sprite for sprite in picture.sprites if sprite.id == id)


def clickable(table: Table, seat: int, tall: bool = False) -> dict[str, list[int]]:
    return offers(picture(table, seat, tall), table.legal(seat)).actions


def test_the_viewer_s_sheet_is_large_and_the_others_are_miniatures() -> None:
    drawn = picture(PLAIN.turn(E2, "", ""), 0)

    assert named(drawn, "sheet-0").scale == 1
    assert named(drawn, "sheet-1").scale < 0.5 > named(drawn, "sheet-2").scale


def test_the_sheet_on_which_a_calamity_is_drawn_is_large_as_long_as_it_takes() -> None:
    table = PLAIN.calamity("", "", held="5 5")

    assert named(picture(table, 1), "sheet-0").scale == 1
    assert clickable(table, 1)[f"hex-{HEX['A1']}"] == [NAMES["A1"]]
    table.play(1, "A1")
    assert named(picture(table, 1), "sheet-1").scale == 1, "done: back to the viewer's own sheet"


def test_a_hex_on_a_straight_line_moves_the_pawn_there() -> None:
    found = clickable(PLAIN.turn("", "", dice="2 2", draft=6), 0)

    assert found[f"hex-{HEX['F8']}"] == [NAMES["MOVE 2 2"]]
    assert f"hex-{HEX['F7']}" not in found, "there is no 1"


def test_the_pattern_of_a_die_places_it_also_with_new_dice() -> None:
    found = clickable(PLAIN.turn("", "", dice="2 2", draft=6, bonuses={0: "new_dice"}), 0)

    assert found["stamp-1"] == [NAMES["PLACE 2 0"], NAMES["BONUS_PLACE 2 0"]]
    assert found["stamp-13"] == [NAMES["BONUS_PLACE 6 0"]]


def test_a_flow_that_is_passed_on_keeps_its_dice() -> None:
    table = PLAIN.turn("", "", dice="33 11", draft=5)
    before = {sprite.id: sprite for sprite in picture(table, 1).sprites}

    table.play(0, "PLACE 3 0").play(1, "PLACE 1 0")

    after = {sprite.id: sprite for sprite in picture(table, 1).sprites}
    left = [id for id in after if id.startswith("die-") and id in before]
    assert sorted(after[id].art for id in left) == ["die-1", "die-3"]
    for id in left:
        assert before[id].art == after[id].art
        assert before[id].scale != after[id].scale, "from the large tray to a miniature, or back"


def test_the_end_shows_which_hunters_fish_where_and_the_points() -> None:
    drawn = picture(PLAIN.end(E2, ""), 0)

    assert named(drawn, "total-0").text == "8"
    assert named(drawn, f"catch-0-{HEX['F6']}").text == "6"
    assert named(drawn, f"catch-0-{HEX['E4']}").text == "0", "a walrus is there"
    assert named(drawn, "fishing-0").path.count("M") == 8
    assert named(drawn, "kept-0").path.count("M") == 2, "E5 and F5 are next to the walrus's area"
    assert not any(sprite.id.startswith("fishing") for sprite in picture(PLAIN.turn(E2, ""), 0).sprites), "only then"


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_everything_but_passing_can_be_clicked(players: int, tall: bool) -> None:
    for position, _, _ in PLAIN.driver.random_game(players, seed=players, most=260):
        for seat in (seat for seat in position.actors if seat != CHANCE):
            legal = position.legal(seat)
            found = offers(scene(position.view(seat).s, seat, tall), legal).actions
            clicked = {action for actions in found.values() for action in actions}
            assert set(legal) - clicked <= {act.PASS}


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_everything_but_passing_can_be_clicked_in_both_windows(tall: bool) -> None:
    bonuses = {0: "igloo new_dice reroll"}
    setting: dict[str, Any] = {"pawns": "H6 F6", "dice": "222222 123456", "held": "- 2", "pool": "6"}
    window = PLAIN.window("", "", bonuses=bonuses, **setting)
    begun = PLAIN.turn("", "", bonuses=bonuses, **setting)
    begun.claimed[0] &= ~(1 << 2)  # the Reroll in J4 is still there
    kept = Table(begun.position.copy()).play(0, "BONUS_MOVE 2 4", "PASS").play(1, "PLACE 1 0")
    second = begun.play(0, "MOVE 2 1", "PASS").play(1, "PLACE 1 0")
    stuck = PLAIN.window("J .....~~ / K ....~.", "", bonuses=bonuses, **setting | {"pawns": "K6 F6"})
    chosen = Table(window.position.copy()).play(0, "IGLOO")

    for table in (window, kept, second, stuck, chosen):
        found = {action for actions in clickable(table, 0, tall).values() for action in actions}
        assert set(table.legal(0)) - found <= {act.PASS}
    assert {NAMES["IGLOO"], NAMES["BONUS_MOVE 1 1"], NAMES["TAKE_BONUS 6"]} <= set(window.legal(0))
    assert {NAMES["TAKE 2 6"], NAMES["MOVE 2 1"], NAMES["IGLOO"]} <= set(kept.legal(0))
    assert {NAMES["TAKE_BONUS 6"], NAMES["BONUS_PLACE 6 0"]} <= set(second.legal(0))
    assert clickable(second, 0, tall)["stock-0-1"][0] == NAMES["TAKE_BONUS 6"], "a click on the New Dice itself"


def test_in_the_windows_the_viewer_s_own_sheet_is_large() -> None:
    table = PLAIN.turn("", "", pawns="A1 F6", dice="111111 123456", held="- 2", pool="6", bonuses={0: "new_dice"})
    table.play(0, "PLACE 1 0", "PASS").play(1, "PLACE 1 0")

    assert table.phase == Phase.SECOND_WINDOW
    for seat in range(2):
        assert named(picture(table, seat), f"sheet-{seat}").scale == 1


def test_the_largest_picture_is_lean() -> None:
    full = " / ".join(f"{label} {'hO' * count}"[: 2 + count] for label, _, count in ROWS)

    settled = [sprite for sprite in picture(PLAIN.end(*[full] * 6), 0).sprites if not sprite.target]

    assert len(settled) <= 270, "a sheet without an empty hex; real ones are three quarters full"
