"""Players choose their colours: before the game, one colour each, kept by the log, by rematches and in pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from snowbound import find
from snowbound.core.errors import BadColour
from snowbound.server.messages import views, wire
from snowbound.server.messages.replays import ReplayRequest, replay_job, replay_page
from snowbound.server.tables import commands, drawing
from snowbound.server.tables.draft import Draft, TableError
from snowbound.server.tables.finished import log_of
from snowbound.server.tables.records import LogRecord, Seat
from snowbound.server.tables.table import TableState
from tests.server.running import Guest, Running, until
from tests.server.test_table_commands import new_table

RACE = find("arctic_race")


def colours(guest: Guest, table: str) -> list[str]:
    """The colours of a table's seats."""
    return [seat["colour"] for seat in guest.get(f"/api/tables/{table}")["info"]["seats"]]


def sit(table: TableState, guest: str, colour: str = "") -> None:
    commands.sit(Draft(table, 0), guest, guest, None, colour=colour)


# --- at a table in memory


@pytest.mark.rule("RACE-01")
def test_people_who_choose_nothing_have_the_printed_colours_in_order() -> None:
    table = new_table(RACE, 3)
    sit(table, "Ann")
    sit(table, "Bea")
    assert table.colours == ("red", "yellow", "blue")
    assert [seat.colour for seat in table.seats] == ["red", "yellow", ""], "a person keeps the colour, an open seat not"


@pytest.mark.rule("RACE-01")
def test_a_person_takes_any_free_colour_and_the_others_keep_theirs() -> None:
    table = new_table(RACE, 4)
    sit(table, "Ann")
    sit(table, "Bea", "blue")
    assert table.colours == ("red", "blue", "yellow", "green"), "the open seat that would have been blue is yellow"
    sit(table, "Cid")
    assert table.colours == ("red", "blue", "yellow", "green")


@pytest.mark.rule("RACE-01")
@pytest.mark.parametrize(
    ("colour", "text"),
    [
        ("red", "the colour red is taken; free are: blue, green, purple, orange"),
        ("pink", "the game has no colour 'pink'; free are: blue, green, purple, orange"),
    ],
)
def test_a_taken_or_unknown_colour_is_refused_and_changes_nothing(colour: str, text: str) -> None:
    table = new_table(RACE, 3)
    sit(table, "Ann")
    sit(table, "Bea", "yellow")
    number = table.seq
    with pytest.raises(BadColour, match=text):
        sit(table, "Cid", colour)
    with pytest.raises(BadColour, match=text.replace("free are: ", "free are: yellow, ")):
        commands.choose_colour(Draft(table, 0), 1, colour)  # their own colour is free for them
    assert (table.seq, table.colours[:2]) == (number, ("red", "yellow"))


@pytest.mark.rule("RACE-01")
def test_a_colour_can_be_changed_until_the_game_starts() -> None:
    table = new_table(RACE, 2)
    sit(table, "Ann")
    commands.choose_colour(Draft(table, 0), 0, "orange")
    commands.choose_colour(Draft(table, 0), 0, "orange")
    assert (table.colours, table.seq) == (("orange", "yellow"), 2), "the same choice again makes no record"
    sit(table, "Bea", "red")
    with pytest.raises(TableError, match="has already started"):
        commands.choose_colour(Draft(table, 0), 0, "green")
    assert table.colours == ("orange", "red")
    assert table.match is not None and table.match.colours == ("orange", "red")


def test_a_colour_is_free_again_when_its_person_leaves() -> None:
    table = new_table(RACE, 3)
    sit(table, "Ann", "green")
    sit(table, "Bea")
    commands.leave(Draft(table, 0), "Ann")
    assert table.colours == ("red", "yellow", "blue")
    commands.choose_colour(Draft(table, 0), 1, "green")
    assert table.colours == ("red", "green", "blue")


@pytest.mark.rule("RACE-01")
def test_bots_have_the_next_free_colours_and_give_way_to_people() -> None:
    table = new_table(RACE, 4)
    table.seats[1] = Seat("bot", "", 2, colour="yellow")
    sit(table, "Ann", "yellow")
    assert table.colours == ("yellow", "red", "blue", "green")
    commands.choose_colour(Draft(table, 0), 0, "purple")
    assert table.colours == ("purple", "yellow", "blue", "green"), "the bot has its colour back"
    drawing.begin(Draft(table, 0), 3)
    assert table.colours == ("purple", "yellow", "blue", "green")
    assert table.match is not None and table.match.colours == table.colours


def test_tables_from_before_colours_could_be_chosen_keep_the_order_of_their_seats() -> None:
    table = new_table(RACE, 3)
    for seq, (seat, guest) in enumerate([(2, "Ann"), (0, "Bea"), (1, "Cid")], 1):
        table.fold(LogRecord(seq, "sit", 0, seat, more={"guest": guest, "name": guest, "contribution": ""}))
    assert table.colours == ("red", "yellow", "blue")
    table.fold(LogRecord(4, "start", 0, more={"bots": {}}))
    assert table.match is not None and table.match.colours == ("red", "yellow", "blue")


def test_a_log_without_chosen_colours_is_the_same_as_before() -> None:
    table = new_table(RACE, 2)
    sit(table, "Ann")
    sit(table, "Bea")
    assert table.match is not None and table.match.log.colours == ()


def test_news_replays_and_pictures_have_the_chosen_colours() -> None:
    table = new_table(RACE, 2)
    sit(table, "Ann", "green")
    sit(table, "Bea", "purple")
    wide = views.Preferences(scenes="wide")
    news = views.news(table, 0, wide)
    assert isinstance(news.info, wire.TableInfo) and news.scene is not None
    assert [seat.colour for seat in news.info.seats] == news.scene.colours == ["green", "purple"]
    replay = replay_page(replay_job(table, ReplayRequest(preferences=wide), RACE.id), RACE)
    assert replay.scene is not None and replay.scene.colours == ["green", "purple"]
    commands.propose(Draft(table, 0), "Ann", "end")
    commands.answer(Draft(table, 0), "Bea", True)
    assert log_of(table).colours == ("green", "purple")


# --- at a server


@pytest.mark.rule("RACE-01")
def test_colours_are_chosen_when_a_table_is_created_and_joined(ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "bot:1", "open", colours=["blue"])
    assert colours(ann, table) == ["blue", "yellow", "red"]
    told = ann.socket()
    told.watch(table, 0)
    bea.post(f"/api/tables/{table}/sit", colour="yellow")
    seats = told.until(lambda m: m["type"] == "news" and m.get("info", {}).get("status") == "playing")["info"]["seats"]
    assert [seat["colour"] for seat in seats] == ["blue", "red", "yellow"]


@pytest.mark.rule("RACE-01")
def test_people_who_share_a_device_have_a_colour_each(ann: Guest) -> None:
    table = ann.create("arctic_race", "me", "me", "open", colours=["green", "red"])
    assert colours(ann, table) == ["green", "red", "blue"]
    ann.post(f"/api/tables/{table}/colour", seat=1, colour="orange")
    assert colours(ann, table) == ["green", "orange", "blue"]
    error = ann.post(f"/api/tables/{table}/colour", expect=400, seat=1, colour="green")["error"]
    assert error["code"] == "bad-colour" and "free are: red, yellow, blue, purple, orange" in error["message"]


@pytest.mark.parametrize("wrong", [["red", "red"], ["beige"], ["red", "yellow", "blue", "green"]])
def test_a_table_with_wrong_colours_is_not_created(ann: Guest, wrong: list[str]) -> None:
    error = ann.post("/api/tables", expect=400, game="arctic_race", seats=["me", "me", "open"], colours=wrong)["error"]
    assert error["code"] == "bad-colour"


def test_only_the_person_in_a_seat_chooses_its_colour(ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "open", "bot:1")
    for guest, seat in ((bea, 0), (ann, 1), (ann, 2)):
        assert guest.post(f"/api/tables/{table}/colour", expect=403, seat=seat, colour="green")["error"]
    assert colours(ann, table) == ["red", "yellow", "blue"]


@pytest.mark.rule("RACE-01")
def test_of_two_people_who_choose_a_colour_at_once_one_gets_it(running: Running) -> None:
    people = [running.guest(f"Guest {n}") for n in range(4)]
    table = people[0].create("arctic_race", "me", "open", "open", "open", "open")
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/sit")
    sockets = [guest.socket() for guest in people]
    for wanted in ("orange", "purple"):

        def choose(seat: int, wanted: str = wanted) -> dict[str, Any]:
            return sockets[seat].do("colour", table=table, seat=seat, colour=wanted)

        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(choose, range(4)))
        assert sorted(answer["type"] for answer in answers) == ["ack", "error", "error", "error"]
        refused = [answer["error"] for answer in answers if answer["type"] == "error"]
        assert {error["code"] for error in refused} == {"bad-colour"}
        assert all(f"the colour {wanted} is taken; free are: " in error["message"] for error in refused)
        now = colours(people[0], table)
        assert now.count(wanted) == 1 and len(set(now)) == 5


@pytest.mark.rule("RACE-01")
def test_colours_survive_a_restart(folder: Path) -> None:
    with Running(folder, compiled=False) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        table = ann.create("arctic_race", "me", "open", "bot:1", "open", colours=["purple"])
        bea.post(f"/api/tables/{table}/sit", colour="red")
        bea.post(f"/api/tables/{table}/colour", seat=1, colour="blue")
        cookies = [guest.http.cookies["snowbound"] for guest in (ann, bea)]
        before = colours(ann, table)
    assert before == ["purple", "blue", "red", "green"]
    with Running(folder, compiled=False) as server:
        ann, bea = server.guest(), server.guest()
        for guest, cookie in zip((ann, bea), cookies, strict=True):
            guest.http.cookies.set("snowbound", cookie)
        assert colours(ann, table) == before
        assert bea.post(f"/api/tables/{table}/colour", expect=400, seat=1, colour="purple")["error"]
        ann.post(f"/api/tables/{table}/start")
    with Running(folder, compiled=False) as server:
        spectator = server.guest("Cid").socket()
        spectator.do("hello", scenes="wide")
        assert spectator.watch(table)["scene"]["colours"] == before


@pytest.mark.rule("RACE-01")
def test_a_rematch_keeps_everyones_colour(ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "open", "bot:1", colours=["purple", "", "green"])
    bea.post(f"/api/tables/{table}/sit", colour="orange")
    until(lambda: 2 not in ann.get(f"/api/tables/{table}")["view"]["actors"], "the bot's choice, which ends proposals")
    ann.post(f"/api/tables/{table}/ask", what="end")
    bea.post(f"/api/tables/{table}/answer", agree=True)
    again = bea.post(f"/api/tables/{table}/rematch")["table"]
    assert colours(bea, again) == ["purple", "orange", "green"]
    assert bea.post(f"/api/tables/{again}/colour", expect=400, seat=1, colour="purple")["error"], "it is Ann's"
    bea.post(f"/api/tables/{again}/colour", seat=1, colour="green")
    ann.post(f"/api/tables/{table}/rematch")
    assert colours(ann, again) == ["purple", "green", "blue"], "the bot gives way"


def test_a_program_may_choose_for_its_seat(running: Running, ann: Guest) -> None:
    table = ann.create("arctic_race", "me", "open")
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    program = running.guest()
    program.http.headers["Authorization"] = f"Bearer {token}"
    program.post(f"/api/tables/{table}/colour", seat=0, colour="green")
    assert colours(ann, table) == ["green", "yellow"]


def test_games_list_their_colours(ann: Guest) -> None:
    listed = {game["game"]: game["colours"] for game in ann.get("/api/games")["games"]}
    assert listed["arctic_race"] == ["red", "yellow", "blue", "green", "purple", "orange"]
    assert listed["polar_rush"] == ["pink", "yellow", "blue", "green", "red"]
    assert listed["ice_flow"] == ["red", "yellow", "black", "green"]
    assert len(listed["uno_power_grab"]) == 10
