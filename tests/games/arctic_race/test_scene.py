"""Pictures of Arctic Race: a click does what it shows, nothing hidden is drawn, nothing covers a field."""

from __future__ import annotations

from itertools import combinations

import pytest

from snowbound.core.picture import art_of
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
    legal = table.legal(seat) if seat in table.actors else []
    return offers(picture(table, seat), legal).actions


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
    assert offered(table, YELLOW) == {}, "it is red's turn"


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


# --- the die, numbers, prizes, the round ---------------------------------------


def test_the_die_shows_what_was_rolled_until_the_next_roll(race: Race) -> None:
    table = race.turn("C3", others="C3")
    assert sprite(picture(table), "die").art == "race-die", "nobody has rolled"

    table.do("second").roll("4")
    assert sprite(picture(table), "die").art == "race-die-4"
    assert sprite(picture(table), "die").motion == "tumble"

    table.do("second")
    assert sprite(picture(table), "die").art == "race-die", "about to be rolled, so a second 4 is seen as well"
    table.roll("circle")
    assert sprite(picture(table), "die").art == "race-die-circle"


def test_a_racer_that_is_home_wears_its_prize(race: Race) -> None:
    table = race.table(players=3, home="y1 r1")
    first, second = sprite(picture(table), "racer-1-1"), sprite(picture(table), "racer-0-1")

    assert (first.text, first.art) == ("7", "race-won-1")
    assert (second.text, second.art) == ("5", "race-won-2")
    prize = sprite(picture(table), "place-1-1")
    assert (first.x, first.y, first.text) == (prize.x, prize.y, prize.text)


def test_the_round_and_the_order_of_turns_are_drawn(race: Race) -> None:
    table = race.table(players=3, token="y")
    order = sorted((sprite(picture(table), f"order-{seat}").x, seat) for seat in range(3))
    assert [seat for _, seat in order] == [1, 2, 0], "clockwise from the start token"
    assert sprite(picture(table), "round").text == "1"

    table.choose("C2 C2 C2").do("second")
    looks = {seat: sprite(picture(table), f"order-{seat}").look for seat in range(3)}
    assert looks == {0: "", 1: "dim", 2: ""}, "yellow has had its turn"
    now = sprite(picture(table), "now")
    assert now.x == sprite(picture(table), "order-2").x


# --- what cannot be done --------------------------------------------------------


def test_cards_that_cannot_be_played_are_dim_and_say_which_action_they_mean(race: Race) -> None:
    table = race.table(piles={"r": "23"})
    looks = {card: sprite(picture(table), f"card-{card}").look for card in range(1, 6)}
    assert [card for card, look in looks.items() if "dim" in look] == [2, 3]
    assert sprite(picture(table), "card-2").actions == (act.CARD + 1,)
    assert "card-2" not in offered(table)

    table.choose("C4 C1")
    looks = {card: sprite(picture(table), f"card-{card}").look for card in range(1, 6)}
    assert [card for card, look in looks.items() if "dim" not in look] == [4], "the card that is carried out"


def test_a_field_means_the_move_that_would_lead_there_with_another_card(race: Race) -> None:
    """Red has revealed card 3; the snowmobile would go from 10 to 15."""
    table = race.turn("C3", "r5:10 r3:20")

    assert sprite(picture(table), "field-15").actions == (act.MOVE + 4,)
    assert "field-15" not in offered(table)
    assert table.explain(RED, act.MOVE + 4) == "RACE-22"
    assert sprite(picture(table, YELLOW), "field-15").actions == (), "yellow is not in turn"


def test_things_mean_the_second_action_unless_the_revealed_card_has_another(race: Race) -> None:
    choosing, acting = race.table(), race.turn("C4")
    for thing in ("die", "stack", "token"):
        assert sprite(picture(choosing), thing).actions == (act.SECOND,)
    assert [thing for thing in ("die", "stack", "token") if sprite(picture(acting), thing).actions] == ["stack"]


# --- phones ---------------------------------------------------------------------

PIXELS = (390 - 4) / 600
"""CSS pixels per unit on a phone of 390 px."""


def test_a_tall_picture_fits_a_phone_and_cuts_nothing_of_the_track(race: Race) -> None:
    table = race.table("r1:1 r2:2 r3:36", players=6)
    drawn = picture(table, tall=True)

    assert drawn.height <= 818, "at 390 by 844 and at 360 by 740 pixels the page leaves this much without scrolling"
    for id in ("racer-0-1", "racer-0-2", "racer-0-3"):
        assert 32 <= sprite(drawn, id).x <= drawn.width - 32 and 32 <= sprite(drawn, id).y


def test_what_has_to_be_tapped_is_large_enough_for_a_finger(race: Race) -> None:
    sizes = art_of(find("arctic_race").folder).sizes
    tables = [race.table("r1:1"), race.turn("C1", "r1:1 r2:9 r3:20"), race.turn("C2"), race.turn("C3")]
    tables += [race.turn("C4"), race.turn("C5"), race.turn("C5").do("second")]
    for table in tables:
        drawn = picture(table, tall=True)
        for id in offered(table):
            thing = sprite(drawn, id)
            if thing.art:
                width, height = (side * thing.scale * PIXELS for side in sizes[thing.art])
                assert min(width, height) >= 44, f"{id} measures {width:.0f} by {height:.0f} pixels"
