"""Pictures of Arctic Race: a click does what it shows, nothing hidden is drawn, nothing covers a field."""

from __future__ import annotations

from itertools import combinations

import pytest

from snowbound.core.scene import Scene, Sprite, offers
from snowbound.games import find
from snowbound.games.arctic_race import actions as act
from snowbound.games.arctic_race import scene_layout
from snowbound.games.arctic_race.scene import scene
from snowbound.games.arctic_race.state import LENGTH
from snowbound.testing.driver import Driver
from tests.games.arctic_race.table import Race, Table

RED, YELLOW, SPECTATOR = 0, 1, -1


@pytest.fixture
def race() -> Race:
    """Tables of Arctic Race, uncompiled: pictures are the same in both forms."""
    return Race(Driver(find("arctic_race"), compiled=False))


def picture(table: Table, seat: int = RED, *, tall: bool = False) -> Scene:
    """What a seat sees."""
    return scene(table.view(seat).s, seat, tall)


def sprite(drawn: Scene, id: str) -> Sprite:
    """The sprite of this id."""
    (found,) = (sprite for sprite in drawn.sprites if sprite.id == id)
    return found


def offered(table: Table, seat: int = RED) -> dict[str, list[int]]:
    """What a seat can click."""
    return offers(picture(table, seat), table.legal(seat)).actions


def test_footprints_lie_where_the_move_ends(race: Race) -> None:
    """Position 15 is taken, 16 is a +2, 18 is taken: the skier of the rulebook's example comes to rest on 19."""
    table = race.turn("C3", "r3:12 y3:15 y2:18", river="F12 F11 F01 F14 F13")

    assert [id for id in offered(table) if id.startswith("go-")] == ["go-19"]
    assert offered(table)["go-19"] == [act.MOVE + 2]

    there = sprite(picture(table), "go-19")
    table.do("move 3")
    moved = sprite(picture(table), "racer-0-3")
    assert (moved.x, moved.y) == (there.x, there.y)


def test_two_racers_with_one_goal_share_its_footprints(race: Race) -> None:
    table = race.turn("C1", "r1:9 r2:10 r3:20")

    assert offered(table)["go-11"] == [act.MOVE, act.MOVE + 1], "racer 1 jumps over racer 2"


def test_a_move_that_leads_home_has_footprints_at_the_finish(race: Race) -> None:
    table = race.turn("C5", "r5:35")
    assert sprite(picture(table), f"go-{LENGTH + 1}").actions == (act.MOVE + 4,)


@pytest.mark.parametrize(("card", "thing"), [("C2", "pick-up"), ("C3", "die"), ("C4", "stack"), ("C5", "token")])
def test_the_other_action_of_a_card_is_done_with_the_thing_it_is_about(race: Race, card: str, thing: str) -> None:
    table = race.turn(card)
    things = {"pick-up", "die", "stack", "token"}

    assert [id for id in offered(table) if id in things] == [thing]
    assert offered(table)[thing] == [act.SECOND]
    assert all(act.SECOND not in sprite.actions for sprite in picture(table, YELLOW).sprites), "it is red's turn"


def test_the_start_token_is_given_to_a_camp_or_by_a_large_token(race: Race) -> None:
    table = race.turn("C5", players=4).do("second")

    for seat in range(1, 4):
        assert offered(table)[f"camp-{seat}"] == offered(table)[f"give-{seat}"] == [act.GIVE + seat]
    assert "camp-0" not in offered(table), "red holds it"


def test_a_face_down_card_is_drawn_for_its_owner_only(race: Race) -> None:
    table = race.table(players=3)
    table.play(RED, 3)

    assert sprite(picture(table, YELLOW), "played-0-0").art == "race-mini-back"
    assert sprite(picture(table, SPECTATOR), "played-0-0").art == "race-mini-back"
    own = sprite(picture(table, RED), "card-4")
    assert (own.x, own.y) == scene_layout.layout(False).played
    everything = scene(table.s, SPECTATOR, False)
    assert sprite(everything, "played-0-0").art == "race-mini-4", "no card is blank"


def test_a_revealed_card_is_the_one_that_lay_face_down(race: Race) -> None:
    table = race.table(players=2, piles={"r": "23"})
    table.play(RED, 3)
    before = sprite(picture(table, YELLOW), "played-0-2")
    table.play(YELLOW, 0)
    after = sprite(picture(table, YELLOW), "played-0-2")

    assert (before.art, after.art, after.motion) == ("race-mini-back", "race-mini-4", "turn")


def test_racers_walk_along_the_way_but_slide_with_a_floe(race: Race) -> None:
    """A racer walks only if the path has the same name before and after; a shift changes the name."""
    table = race.turn("C5", "r5:1 y1:7", others="C4", coming="F10")
    start = sprite(picture(table), "racer-0-5")
    table.do("move 5")
    walked, waiting = sprite(picture(table), "racer-0-5"), sprite(picture(table), "racer-1-1")
    assert (start.track, start.at, walked.at) == (walked.track, 1, 6)

    table.do("second").draw("F10")
    carried = sprite(picture(table), "racer-1-1")
    assert (waiting.at, carried.at) == (7, 12)
    assert waiting.track != carried.track
    assert set(picture(table).tracks) == {waiting.track, carried.track}


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_fields_lie_on_the_board_and_apart(tall: bool) -> None:
    at = scene_layout.layout(tall)
    fields = at.points[1 : LENGTH + 1]
    for x, y in fields:
        assert 25 <= x <= at.board.right - 25 and 25 <= y <= at.board.bottom - 25
    assert all(abs(a - c) >= 54 or abs(b - d) >= 54 for (a, b), (c, d) in combinations(fields, 2))


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_another_board_has_no_field_under_the_panels(tall: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner of the printed game may enter a path through the corner where a tall screen has its panels."""
    path = [*scene_layout.PATH[:-1], {**scene_layout.PATH[-1], "x": 9, "y": 3}]
    monkeypatch.setattr(scene_layout, "PATH", path)
    at = scene_layout.layout.__wrapped__(tall)

    for x, y in at.points[1 : LENGTH + 1]:
        assert not (at.side.left - 25 < x < at.side.right + 25 and at.side.top - 25 < y < at.side.bottom + 25)
    assert at.desk.top >= at.side.bottom
