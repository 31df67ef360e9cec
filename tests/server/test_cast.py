"""Bots have names and faces: different ones at a table, the same in every view, after a restart and in a rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowbound.core.cast import ANIMALS, CASTS, NAMES, STRIDES, animals, bot_name, cast_of
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.server.messages import views
from snowbound.server.tables import commands, drawing
from snowbound.server.tables.draft import Draft
from tests.server.running import Guest, Running
from tests.server.test_table_commands import new_table, started


def seats(guest: Guest, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(f"/api/tables/{table}")["info"]["seats"]
    return found


def bots(guest: Guest, table: str) -> list[tuple[str, str, int]]:
    """The name, face and level of each bot at a table."""
    return [(seat["name"], seat["face"], seat["level"]) for seat in seats(guest, table) if seat["kind"] == "bot"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("cast"), compiled=False) as server:
        yield server


@pytest.fixture
def ann(running: Running) -> Guest:
    return running.guest("Ann")


def test_nine_bots_of_one_level_have_nine_names_and_faces(ann: Guest) -> None:
    found = bots(ann, ann.create("uno_power_grab", "me", *["bot:3"] * 9))
    assert len({name for name, _, _ in found}) == 9 and len({face for _, face, _ in found}) == 9
    for name, face, level in found:
        assert name == bot_name(face, level) and name in NAMES[3]


def test_the_creator_can_choose_the_cast(ann: Guest) -> None:
    table = ann.create("polar_rush", "me", "bot:1", "bot:5", cast=7)
    assert [face for _, face, _ in bots(ann, table)] == list(animals(7, 3))[1:]
    ann.create("polar_rush", "me", "bot:1", cast=CASTS - 1)
    for wrong in (-1, CASTS, "x"):
        ann.post("/api/tables", expect=400, game="polar_rush", seats=["me", "bot:1"], cast=wrong)


def test_open_seats_get_the_bots_of_the_cast_at_the_start(ann: Guest) -> None:
    table = ann.create("polar_rush", "me", "open", "bot:4", cast=12)
    assert "face" not in seats(ann, table)[1], "nobody sits there yet"
    ann.post(f"/api/tables/{table}/start", level=2)
    faces = animals(12, 3)
    assert bots(ann, table) == [(bot_name(faces[1], 2), faces[1], 2), (bot_name(faces[2], 4), faces[2], 4)]


def test_a_rematch_has_the_same_bots(ann: Guest) -> None:
    table = ann.create("polar_rush", "me", "open", "bot:4")
    ann.post(f"/api/tables/{table}/start", level=2)
    before = bots(ann, table)
    ann.post(f"/api/tables/{table}/ask", what="end")
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert again != table and len(before) == 2
    assert bots(ann, again) == before


def test_texts_and_replays_name_the_bots(ann: Guest) -> None:
    table = ann.create("polar_rush", "me", "bot:1", cast=3, options={"start_player": 0})
    ann.post(f"/api/tables/{table}/start")
    name = bots(ann, table)[0][0]
    words = ann.get(f"/api/tables/{table}")["view"]["table"]
    assert name in words and "Player 2" not in words
    assert ann.get(f"/api/tables/{table}/replay")["info"]["seats"][1]["name"] == name


def test_bots_keep_their_names_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path, compiled=False) as server:
        ann = server.guest("Ann")
        table = ann.create("polar_rush", "me", "bot:2", "open")
        ann.post(f"/api/tables/{table}/start", level=5)
        before, cookie = bots(ann, table), ann.http.cookies["snowbound"]
    with Running(tmp_path, compiled=False) as server:
        ann = server.guest()
        ann.http.cookies.set("snowbound", cookie)
        assert bots(ann, table) == before


def test_a_table_from_before_the_cast_is_given_one() -> None:
    table = new_table(TIC_TAC_TOE, 2)
    assert [seat.face for seat in table.agreement.seats] == ["", ""]
    commands.sit(Draft(table, 0), "Ann", "Ann", 0)
    drawing.begin(Draft(table, 0), 3)
    face = animals(cast_of("t"), 2)[1]
    assert table.names == ("Ann", bot_name(face, 3))
    assert views.table_info(table).seats[1].face == face


def test_a_stand_in_says_who_plays_while_its_person_is_away() -> None:
    table = started(TIC_TAC_TOE)
    seat = views.table_info(table).seats[1]
    assert (seat.name, seat.face, seat.stand_in) == ("Bea", "", "")
    commands.hand_to_stand_ins(Draft(table, 0), [1])
    seat = views.table_info(table).seats[1]
    assert seat.name == "Bea" and seat.away
    assert seat.level == table.agreement.stand_in
    assert seat.stand_in == bot_name(seat.face, seat.level)
    Draft(table, 0).add("back", 1)
    seat = views.table_info(table).seats[1]
    assert (seat.level, seat.face, seat.stand_in) == (0, "", "")


def test_pages_learn_the_cast(ann: Guest) -> None:
    cast = ann.get("/api/games")["cast"]
    assert cast["names"]["3"] == list(NAMES[3])
    assert cast["animals"] == list(ANIMALS) and cast["strides"] == list(STRIDES)
