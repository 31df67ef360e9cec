"""Pictures of Arctic Roll: which sheet is large, what can be clicked, which hunters fish where at the end."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import Any

import pytest

from snowbound.core.contract import CHANCE
from snowbound.core.facts import FactRow
from snowbound.core.picture import art_of
from snowbound.core.scene import Scene, Sprite, offers
from snowbound.games import find
from snowbound.games.arctic_roll import actions as act
from snowbound.games.arctic_roll.fact_kinds import Fact
from snowbound.games.arctic_roll.geometry import ROWS
from snowbound.games.arctic_roll.scene import scene
from snowbound.games.arctic_roll.state import Phase
from snowbound.testing.driver import Driver
from tests.games.arctic_roll.table import E2, HEX, NAMES, Roll, Table

GAME = find("arctic_roll")
PLAIN = Roll(Driver(GAME, compiled=False))


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


@pytest.mark.parametrize(("mode", "points"), [("table", 21 + 3), ("pairs_plus_table", 8 + 21 + 3)])
def test_the_end_shows_the_points_of_the_table_on_the_sheet(mode: str, points: int) -> None:
    table = PLAIN.end(E2, "", scoring_mode=mode)  # one place has 6 hunters, another one 2

    assert named(picture(table, 0), "total-0").text == str(points) == str(table.points[0])
    assert GAME.words.table(table.view(0).s, 0), "the texts of the table add up the points as well"


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


def test_a_miniature_can_be_shown_large_with_everything_on_it() -> None:
    drawn = picture(PLAIN.turn(E2, E2, held="1 4"), 0)

    parts = {sprite.id for sprite in drawn.sprites if sprite.part == "sheet-1"}
    assert {"grid-1", "people-1", "pawn-1", "held-1", "shape-1", "rows-1"} <= parts
    assert named(drawn, "rows-1").look == "only-large", "too small to read on the miniature"
    assert not any(sprite.part == "sheet-0" for sprite in drawn.sprites), "the large sheet is large already"


def test_facts_point_at_what_they_are_about() -> None:
    words: Any = find("arctic_roll").words
    table = PLAIN.calamity(E2, "", held="5 5")
    table.play(1, "E7").play(0, "A1")
    shown = {sprite.id for sprite in picture(table, 0).sprites}

    struck = FactRow(Fact.STRIKES, 0, 5, HEX["E7"], -3)
    moved = FactRow(Fact.MOVES, 1, 2, HEX["F6"], -1)
    assert words.sprites(table.s, struck) == [f"mark-0-{HEX['E7']}"]
    assert words.sprites(table.s, moved) == ["pawn-1"]
    assert {f"mark-0-{HEX['E7']}", "pawn-1"} <= shown


def test_hunters_silenced_by_a_bear_or_a_chasm_look_silenced() -> None:
    sheet = "E ...~hhB... / F ...WhOh~... / G ....hh~... / K ..2h.."
    drawn = picture(PLAIN.turn(sheet, sheet, pawns="A1 A1"), 0)

    silent = {sprite.id for sprite in drawn.sprites if sprite.art == "roll-hunter-silent"}
    assert silent == {f"mark-0-{HEX[hex_]}" for hex_ in ("E6", "F7", "K4")}, "K4 has no place to fish, but is struck"
    assert named(drawn, f"mark-0-{HEX['F5']}").art == "roll-hunter"
    assert named(drawn, "silent-1").path.count("M") == named(drawn, "struck-1").path.count("M") == 3
    assert named(drawn, "people-1").path.count("M") == 4


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_everything_on_the_viewer_s_sheet_and_tray_means_an_action(tall: bool) -> None:
    """A click on what is not on offer is explained by the actions that it would mean."""
    sheet = "E ...~hhB... / F ...WhOh~... / G ....hh~... / K ..2h.."
    for table in (PLAIN.turn(sheet, ""), PLAIN.window(sheet, "", pool="12"), PLAIN.calamity("", sheet, held="1 5")):
        drawn = picture(table, 0, tall)
        own = ("hex-", f"mark-{1 if table.phase == Phase.CALAMITY else 0}-", "face-", "stamp-", "calamity-", "stock-0-")
        for sprite in drawn.sprites:
            if sprite.id.startswith(own) and sprite.label:
                assert sprite.actions, f"{sprite.id} means nothing"
        hexes = [s.id for s in drawn.sprites if s.label and s.id.startswith((own[0], own[1], "pawn-0"))]
        assert len(hexes) >= len(HEX) - 1, "every hex can be clicked"


def test_a_hex_that_is_not_on_offer_is_explained_by_the_move_there() -> None:
    table = PLAIN.turn(E2, "", dice="112233 222222")
    drawn = picture(table, 0)

    def why(hex_: str) -> set[str | None]:
        id = next(s.id for s in drawn.sprites if s.id in (f"hex-{HEX[hex_]}", f"mark-0-{HEX[hex_]}"))
        return {table.position.explain(0, action) for action in named(drawn, id).actions}

    assert "ROLL-35" in why("F8"), "water"
    assert "ROLL-34" in why("E6"), "a hunter"
    assert "ROLL-20" in why("B6"), "there is no 4"
    assert why("A3") == {"ROLL-21"}, "not in a straight line"


@pytest.mark.parametrize("players", [1, 4])
def test_on_a_phone_dice_and_patterns_are_large_enough_to_touch(players: int) -> None:
    """A phone that is 390 pixels wide shows 600 units on some 386 pixels, so 44 pixels are 69 units."""
    drawn = picture(PLAIN.turn(*[""] * players, bonuses={0: "igloo"}), 0, tall=True)
    art = art_of(find("arctic_roll").folder)
    touched = [s for s in drawn.sprites if s.id.startswith(("face-", "calamity-", "stamp-", "stock-0-")) and s.label]

    assert len(touched) == 6 + 6 + 14 + 3
    for sprite in touched:
        assert min(art.size(sprite.art)) * sprite.scale >= 68.5, sprite.id
        half = art.size(sprite.art)[0] * sprite.scale / 2
        assert 0 <= sprite.x - half and sprite.x + half <= drawn.width, f"{sprite.id} is cut"
    for one, other in combinations(touched, 2):
        assert max(abs(one.x - other.x), abs(one.y - other.y)) >= 68.5, f"{one.id} and {other.id} overlap"


def test_the_largest_picture_is_lean() -> None:
    full = " / ".join(f"{label} {'hO' * count}"[: 2 + count] for label, _, count in ROWS)

    settled = [sprite for sprite in picture(PLAIN.turn(*[full] * 6), 0).sprites if not sprite.target]

    assert len(settled) <= 270, "a sheet without an empty hex; real ones are three quarters full"


def forget() -> None:
    """Empty the caches of the game."""
    for name, module in list(sys.modules.items()):
        if name.startswith("snowbound.games.arctic_roll"):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def test_what_is_kept_from_other_positions_changes_no_picture_and_no_text() -> None:
    views = [
        (position.view(seat).s, seat)
        for position, _, _ in PLAIN.driver.random_game(2, 4, most=320)
        for seat in (-1, 0, 1)
    ][::31]
    kept = [(scene(view, seat, False), GAME.words.table(view, seat)) for view, seat in views]
    for (view, seat), drawn_and_told in zip(views, kept, strict=True):
        forget()
        assert (scene(view, seat, False), GAME.words.table(view, seat)) == drawn_and_told
