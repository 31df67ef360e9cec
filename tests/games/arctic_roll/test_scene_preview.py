"""Previews: what a decision would draw on the sheet, worked out from what its player sees."""

from __future__ import annotations

import pytest

from snowbound.core.scene import Sprite
from snowbound.games import find
from snowbound.games.arctic_roll import actions as act
from snowbound.games.arctic_roll.scene_preview import preview
from snowbound.testing.driver import Driver
from tests.games.arctic_roll.table import E1, HEX, NAMES, Roll, Table
from tests.games.arctic_roll.test_scene import named, picture

PLAIN = Roll(Driver(find("arctic_roll"), compiled=False))


def foreseen(table: Table, seat: int, action: str, *, tall: bool = True) -> dict[str, Sprite]:
    """What a seat is shown when it points at an action, by id."""
    return {sprite.id: sprite for sprite in preview(table.view(seat).s, seat, NAMES[action], tall)}


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_a_placement_shows_the_hole_and_the_hunters(tall: bool) -> None:
    table = PLAIN.turn("", "", dice="3 3", draft=6)
    place = next(name for name in table.options(0).split(", ") if name.startswith("PLACE"))

    ghosts = foreseen(table, 0, place, tall=tall)

    arts = [ghost.art for ghost in ghosts.values()]
    assert sorted(arts) == ["roll-hole", "roll-hunter", "roll-hunter"]
    assert ghosts[f"mark-0-{HEX['F6']}"].art == "roll-hole", "under the pawn"
    assert table.at(0, "F6") == ".", "nothing has happened"


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_a_movement_shows_the_pawn_on_its_hex(tall: bool) -> None:
    table = PLAIN.turn("", "", dice="2 2", draft=6)
    field, pawn = named(picture(table, 0, tall), f"hex-{HEX['F8']}"), named(picture(table, 0, tall), "pawn-0")

    (ghost,) = foreseen(table, 0, "MOVE 2 2", tall=tall).values()

    assert ghost.id == "pawn-0" and ghost.x == field.x and ghost.y == pawn.y


def test_a_calamity_is_foreseen_on_the_sheet_of_the_previous_player() -> None:
    table = PLAIN.calamity("", "", held="5 5")

    ghosts = foreseen(table, 1, "A1")

    assert ghosts[f"mark-0-{HEX['A1']}"].art == "roll-bear"
    assert table.at(0, "A1") == "."


def test_a_calamity_with_a_direction_shows_where_it_begins() -> None:
    table = PLAIN.calamity("", "", held="6 6")

    ghosts = foreseen(table, 1, "A1")

    field = named(picture(table, 1, tall=True), f"hex-{HEX['A1']}")
    assert (ghosts["begun"].x, ghosts["begun"].y) == (field.x, field.y)


def test_new_water_is_foreseen_without_the_old_one() -> None:
    table = PLAIN.calamity(E1, "", held="4 1")

    ghosts = foreseen(table, 1, "E3")

    assert ghosts[f"mark-0-{HEX['E3']}"].art == "roll-walrus"
    assert ghosts["flooded"].path.count("M") == 1, "a walrus lives in open water"
    assert set(ghosts) == {f"mark-0-{HEX['E3']}", "flooded"}


def test_a_reroll_is_left_to_chance() -> None:
    table = PLAIN.turn("", "", bonuses={0: "reroll"})

    assert act.REROLL in table.legal(0)
    assert preview(table.view(0).s, 0, act.REROLL, True) == []
