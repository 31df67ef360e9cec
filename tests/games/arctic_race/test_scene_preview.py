"""Previews: what a card or a move would lead to, worked out from what its player sees."""

from __future__ import annotations

import pytest

from snowbound.core.scene import Sprite
from snowbound.games import find
from snowbound.games.arctic_race import actions as act
from snowbound.games.arctic_race import scene_layout
from snowbound.games.arctic_race.scene_preview import preview
from snowbound.games.arctic_race.state import GOAL, Phase
from snowbound.testing.driver import Driver
from tests.games.arctic_race.table import Race, Table
from tests.games.arctic_race.test_scene import RED, YELLOW, picture, sprite


@pytest.fixture
def race() -> Race:
    """Tables of Arctic Race, uncompiled: pictures are the same in both forms."""
    return Race(Driver(find("arctic_race"), compiled=False))


def foreseen(table: Table, action: int, *, tall: bool = False) -> dict[str, Sprite]:
    """What red is shown when pointing at an action, by id."""
    return {sprite.id: sprite for sprite in preview(table.view(RED).s, RED, action, tall)}


def at_field(drawn: Sprite, field: int, *, tall: bool = False) -> bool:
    """Whether a sprite lies on a field."""
    x, y = scene_layout.layout(tall).points[field]
    return (drawn.x, drawn.y) == (round(x, 1), round(y, 1))


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_pointing_at_a_card_shows_where_each_of_its_racers_would_go(race: Race, tall: bool) -> None:
    table = race.table("r1:9 r2:10 r3:20", river="F01 F02 F03 F12 F13")

    ghosts = foreseen(table, act.CARD, tall=tall)

    assert {id for id in ghosts if id.startswith("racer")} == {"racer-0-1", "racer-0-2", "racer-0-3"}
    for id, field in (("racer-0-1", 11), ("racer-0-2", 11), ("racer-0-3", 22)):
        assert at_field(ghosts[id], field, tall=tall), f"{id}: a jump over 10 and a +1 count"
    assert table.phase == Phase.CHOOSE and table.where("r1") == 9, "nothing has happened"


def test_pointing_at_a_shift_shows_who_drifts_and_who_falls(race: Race) -> None:
    table = race.table("r4:1 y1:7 y2:30 r5:15", players=3)

    ghosts = foreseen(table, act.CARD + 3)

    assert {id for id in ghosts if id.startswith(("drifts", "falls"))} == {"drifts-1-1", "falls-1-2"}
    assert at_field(ghosts["falls-1-2"], 30) and at_field(ghosts["racer-0-4"], 5)
    assert set(foreseen(table.choose("C4 C1 C1"), act.SECOND)) == {"drifts-1-1", "falls-1-2"}


def test_a_move_onto_an_arrow_shows_the_drift_after_it(race: Race) -> None:
    table = race.turn("C1", "r1:29 y1:24", river="F01 F02 F03 F12 F14", players=3)

    ghosts = foreseen(table, act.MOVE)

    assert at_field(ghosts["racer-0-1"], 30)
    assert {"falls-0-1", "drifts-1-1"} <= set(ghosts), "the racer itself falls (RACE-54)"
    assert table.where("r1") == 29


def test_a_move_home_or_into_water_is_foreseen(race: Race) -> None:
    assert at_field(foreseen(race.turn("C5", "r5:35"), act.MOVE + 4)["racer-0-5"], GOAL)
    drowning = foreseen(race.turn("C1", "r1:5", river="~ F01 F02 F03 F12", stack=0), act.MOVE)
    assert at_field(drowning["falls-0-1"], 6) and "racer-0-1" not in drowning


def test_a_pick_up_and_the_start_token_are_foreseen(race: Race) -> None:
    table = race.turn("C2", piles={"r": "34"})
    assert set(foreseen(table, act.SECOND)) == {"card-2", "card-3", "card-4"}

    giving = race.turn("C5", players=3).do("second")
    token = foreseen(giving, act.GIVE + 2)["token"]
    giving.do("give b")
    given = sprite(picture(giving), "token")
    assert (token.x, token.y) == (given.x, given.y)


def test_a_preview_shows_nothing_hidden(race: Race) -> None:
    """What the others have chosen makes no difference."""
    one, other = (race.table("r1:9 y1:7", players=3, piles={"y": "2"}) for _ in range(2))
    one.play(YELLOW, act.CARD + 2)
    other.play(YELLOW, act.CARD + 4)
    for card in range(5):
        assert foreseen(one, act.CARD + card) == foreseen(other, act.CARD + card)
