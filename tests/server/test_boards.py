"""Tables on changed boards: who may send a board file, what is refused, and that such tables live like all others."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from snowbound.cli import main
from snowbound.core.board_change import Change
from snowbound.core.cache import cache_folder
from snowbound.core.game import Game
from snowbound.core.log import parse
from snowbound.core.match import Match
from snowbound.core.registry import find, load
from snowbound.core.variant import loaded_layouts
from snowbound.server.storage import boards as stored_boards
from snowbound.server.workers import boards as board_processes
from snowbound.server.workers import games as offered_games
from snowbound.server.workers.games import OfferedGames, TooManyLayouts
from tests.server.process import Process
from tests.server.running import Guest, Running, call, until

RACE, ROLL = find("arctic_race"), find("arctic_roll")
DASH_PATH = "snowbound.scaffold.template.snow_dash:GAME"
DASH: Game = load(DASH_PATH)

FIVE_HOME = ("racers_home_to_end = 3", "racers_home_to_end = 5")
LONG_TRACK = ("fields = 30", "fields = 34")


def text(game: Game, *edits: tuple[str, str]) -> str:
    """Return the board file of a game with these edits."""
    found = (game.folder / "board.toml").read_text(encoding="utf-8")
    for old, new in edits:
        assert found.count(old) == 1, old
        found = found.replace(old, new)
    return found


NINE_HOME = ("racers_home_to_end = 3", "racers_home_to_end = 9")
LONGER = ("length = 36", "length = 40")


def line_of(edit: tuple[str, str]) -> int:
    """Return the line of an edit in the board file of Arctic Race."""
    return text(RACE, edit).partition(edit[1])[0].count("\n") + 1


def send(guest: Guest, game: str, content: str | bytes) -> httpx.Response:
    data = content.encode() if isinstance(content, str) else content
    return guest.http.post(f"/api/boards/{game}", content=data)


def error(response: httpx.Response, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    found: dict[str, Any] = response.json()["error"]
    return found


def accepted(guest: Guest, game: Game, *edits: tuple[str, str]) -> str:
    """Send a changed board and return its id."""
    response = send(guest, game.id, text(game, *edits))
    assert response.is_success, response.text
    last = httpx.Response(200, text=response.text.splitlines()[-1]).json()
    assert last.get("board"), last
    return str(last["board"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("boards")
    with Running(folder, boards=True, compiled=False, games=DASH_PATH, boards_per_guest=1000) as server:
        yield server


# --- what is refused


def test_changed_boards_are_off_unless_the_host_allows_them(folder: Path) -> None:
    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        assert ann.get("/api/games")["boards"] is False
        assert error(send(ann, "arctic_race", text(RACE, FIVE_HOME)), 403)["code"] == "boards-off"
        refused = ann.post("/api/tables", 403, game="arctic_race", seats=["me", "bot:1"], board="0" * 16)
        assert refused["error"]["code"] == "boards-off"


@pytest.mark.parametrize("stated", [True, False])
def test_a_file_over_64_kilobytes_is_refused_before_it_is_read_as_toml(server: Running, stated: bool) -> None:
    ann, checked = server.guest("Ann"), server.services.boards.checked
    content = b"[" * (64 * 1024 + 1)
    body: Any = content if stated else (content[at : at + 4096] for at in range(0, len(content), 4096))
    found = error(ann.http.post("/api/boards/arctic_race", content=body), 413)
    assert found["code"] == "too-big" and "65536" in found["message"]
    assert server.services.boards.checked == checked and server.services.boards.ids == []


@pytest.mark.parametrize(
    ("content", "line", "where", "said"),
    [
        (b"# board\n\xff", 2, "the file", "not a text file in UTF-8"),
        ("a = 1\n[[[", 2, "the file", "not TOML"),
        ("x = " + "[" * 5000, 1, "the file", "nested too deeply"),
        ("", 1, "game", "is missing"),
        (text(RACE, NINE_HOME), line_of(NINE_HOME), "game.racers_home_to_end", "from 1 to 5"),
        (text(RACE, LONGER), line_of(LONGER), "board.length", "36 positions"),
    ],
    ids=["bytes", "syntax", "nested", "empty", "range", "contradiction"],
)
def test_a_bad_file_is_refused_with_line_place_and_reason(
    server: Running, content: str | bytes, line: int, where: str, said: str
) -> None:
    found = error(send(server.guest("Ann"), "arctic_race", content), 422)
    assert found["code"] == "bad-board"
    first = [one for one in found["findings"] if one["where"] == where and said in one["text"]]
    assert first, found
    assert first[0]["line"] == line


def test_only_guests_send_boards_of_games_that_have_some(server: Running) -> None:
    ann = server.guest("Ann")
    assert error(send(server.guest(), "arctic_race", text(RACE)), 403)["code"] == "not-allowed"
    assert error(send(ann, "no_game", ""), 404)["code"] == "unknown-game"
    foreign = ann.http.post("/api/boards/arctic_race", content=b"", headers={"Origin": "https://elsewhere.example"})
    assert error(foreign, 403)["code"] == "not-allowed"
    unknown = ann.post("/api/tables", 404, game="arctic_race", seats=["me", "bot:1"], board="0" * 16)
    assert unknown["error"]["code"] == "unknown-board"
    other = accepted(ann, RACE, FIVE_HOME)
    wrong = ann.post("/api/tables", 404, game="arctic_roll", seats=["me"], board=other)
    assert wrong["error"]["code"] == "unknown-board", "a board belongs to one game"


def test_what_is_only_unlike_the_printed_game_is_told_and_allowed(server: Running) -> None:
    response = send(server.guest("Ann"), "ice_flow", text(find("ice_flow"), ("floe_tiles = 14 ", "floe_tiles = 14  ")))
    assert response.json()["board"] == "" and response.json()["info"] is None, "the printed board itself"
    uno = find("uno_power_grab")
    fewer = text(uno).replace("copies = 4 ", "copies = 3 ", 1)
    found = send(server.guest("Ann"), uno.id, fewer).json()
    assert found["info"]["changes"] == [{"path": "types.5.copies", "was": "4", "now": "3"}]
    told = {one["where"]: one for one in found["unlike"]}
    assert "add up to 111, in the printed deck to 112" in told["deck.total"]["text"]
    assert fewer.splitlines()[told["deck.total"]["line"] - 1].startswith("total = ")


def test_quotas_limit_a_guest_an_address_and_everyone(folder: Path) -> None:
    settings: dict[str, Any] = {"boards": True, "compiled": False, "boards_per_guest": 1, "boards_per_hour": 4}
    with Running(folder, **settings) as server:
        people = [server.guest(name) for name in ("Ann", "Bea", "Cid", "Dan")]
        for person in people[:3]:
            assert error(send(person, "arctic_race", "x"), 422)["code"] == "bad-board"
        assert error(send(people[0], "arctic_race", "x"), 429)["code"] == "too-fast"
        assert "1 board files per hour" in error(send(people[3], "arctic_race", "x"), 429)["message"], "the address"
        assert server.services.boards.checked == 3
        services = server.services
        services.board_files.take("Eve", "192.0.2.1", "board files")
        with pytest.raises(Exception, match="too many board files in the last hour"):
            services.board_files.take("Fay", "192.0.2.2", "board files")


def test_a_person_has_one_file_checked_at_a_time(server: Running) -> None:
    ann, bea = server.guest("Ann"), server.guest("Bea")
    answers: list[httpx.Response] = []
    first = threading.Thread(target=lambda: answers.append(send(ann, "arctic_race", text(RACE, FIVE_HOME))))
    first.start()
    until(lambda: server.services.boards.ids)
    second = Guest(server.address)
    second.http.cookies.update(ann.http.cookies)
    assert "still being checked" in error(send(second, "arctic_race", text(RACE)), 429)["message"]
    assert send(bea, "arctic_race", text(RACE, FIVE_HOME)).status_code == 201, "others wait for their turn"
    first.join()
    second.close()
    assert answers[0].status_code == 201


# --- a process that fails


def test_a_process_that_crashes_or_takes_too_long_harms_nothing_else(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, boards = server.guest("Ann"), server.services.boards
    failed = boards.failed
    answers: list[httpx.Response] = []
    sender = threading.Thread(target=lambda: answers.append(send(ann, "arctic_race", text(RACE, FIVE_HOME))))
    sender.start()
    (process,) = until(lambda: boards.ids)
    os.kill(process, signal.SIGKILL)
    sender.join()
    assert error(answers[0], 422)["code"] == "board-failed"

    monkeypatch.setattr(board_processes, "CHECK_SECONDS", 0.05)
    assert error(send(ann, "arctic_race", text(RACE, FIVE_HOME)), 422)["code"] == "board-failed"
    monkeypatch.undo()
    assert boards.failed == failed + 2 and boards.ids == []
    assert send(ann, "arctic_race", text(RACE, FIVE_HOME)).status_code == 201


# --- tables


def play_on(guest: Guest, table: str, seats: int = 2, most: int = 400) -> dict[str, Any]:
    """Play the first choice of all seats of a guest until the game is over."""
    for _ in range(most):
        for seat in range(seats):
            news = guest.get(f"/api/tables/{table}", seat=seat)
            if news["info"]["status"] == "over":
                return news
            for choice in news["view"].get("choices", [])[:1]:
                guest.post(f"/api/tables/{table}/move", seat=seat, action=choice["action"])
    raise AssertionError("the game does not end")


def test_a_table_on_a_changed_board_is_marked_and_keeps_it(server: Running, folder: Path) -> None:
    ann, bea = server.guest("Ann"), server.guest("Bea")
    board = accepted(ann, RACE, FIVE_HOME)
    table = ann.create("arctic_race", "me", "open", board=board, visibility="public")
    told = {"count": 1, "changes": [{"path": "game.racers_home_to_end", "was": "3", "now": "5"}]}
    (listed,) = [info for info in bea.get("/api/tables")["tables"] if info["id"] == table]
    assert listed["board"] == told
    usual = ann.create("arctic_race", "me", "open", visibility="public")
    assert "board" not in ann.get(f"/api/tables/{usual}")["info"]
    again = ann.post("/api/tables", game="arctic_race", seats=["me", "me"], board=board, key="once")
    assert ann.post("/api/tables", game="arctic_race", seats=["me", "me"], board=board, key="once") == again
    other = ann.post("/api/tables", 409, game="arctic_race", seats=["me", "me"], key="once")
    assert other["error"]["code"] == "reused-key"


def test_a_game_on_another_layout_is_replayed_exported_and_played_again(server: Running) -> None:
    ann = server.guest("Ann")
    board = accepted(ann, DASH, LONG_TRACK)
    table = ann.create("snow_dash", "me", "me", number="ab", board=board, options={"track": "short"})
    assert play_on(ann, table)["view"]["over"]

    log = parse(ann.http.get(f"/api/tables/{table}/log").text)
    assert log.board == {"track.fields": 34}, "the log carries the board by content"
    steps = ann.replay(table, lens="all")
    assert len(steps) == len(log.events)
    film = ann.http.get(f"/api/tables/{table}/replay.svg", params={"lens": "all"})
    assert film.is_success and film.text.startswith("<svg")
    assert ann.get(f"/api/tables/{table}/receipt")["table"] == table

    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["info"]["board"]["changes"][0]["now"] == "34"


def test_bots_hints_and_reviews_know_the_board(folder: Path) -> None:
    """Bots play to the end on a changed board; a hint, the coach and a review are given by workers that load it."""
    with Running(folder, boards=True, games=DASH_PATH) as server:
        ann = server.guest("Ann")
        board = accepted(ann, DASH, LONG_TRACK)
        table = ann.create("snow_dash", "me", "bot:1", number="ab", board=board, hints="everyone")
        socket = ann.socket()
        until(lambda: ann.get(f"/api/tables/{table}", seat=0)["view"].get("choices"))
        hinted = socket.do("hint", table=table, seat=0)
        assert hinted["actions"]
        assert socket.do("judge", table=table, seat=0, action=hinted["actions"][0]["action"])["type"] == "judged"
        played = until(lambda: _over_or_move(ann, table))
        assert played["view"]["over"]
        log = parse(ann.http.get(f"/api/tables/{table}/log").text)
        match = Match(DASH.changed(log.board), 2, options=log.options, chance="manual")
        for event in log.events:
            match.play(*event)
        assert match.over and log.board == {"track.fields": 34}
        assert socket.do("review", table=table, seat=0)["type"] == "reviewed"
        assert main(["check", "--games", DASH_PATH, str(folder / "tables.db")]) == 0


def _over_or_move(guest: Guest, table: str) -> dict[str, Any] | None:
    news = guest.get(f"/api/tables/{table}", seat=0)
    for choice in news["view"].get("choices", [])[:1]:
        guest.post(f"/api/tables/{table}/move", seat=0, action=choice["action"])
    return news if news["view"].get("over") else None


def test_after_kill_9_a_table_is_played_on_on_its_board(folder: Path) -> None:
    process = Process(folder, f"sqlite:///{folder / 'killed.db'}", boards="on", games=DASH_PATH)
    process.start()
    ann = Guest(process.address, "Ann")
    table = ann.create("snow_dash", "me", "me", number="ab", board=accepted(ann, DASH, LONG_TRACK))
    for _ in range(3):
        _over_or_move(ann, table)
    before = ann.get(f"/api/tables/{table}", seat=0)
    process.kill()
    process.settings["boards"] = "off"  # a host who changes their mind lets games end
    process.start()
    after = ann.get(f"/api/tables/{table}", seat=0)
    assert (after["view"]["position"], after["info"]["board"]) == (before["view"]["position"], before["info"]["board"])
    play_on(ann, table)
    assert parse(ann.http.get(f"/api/tables/{table}/log").text).board == {"track.fields": 34}
    refused = ann.post(f"/api/tables/{table}/rematch", 403)
    assert refused["error"]["code"] == "boards-off"
    ann.close()
    process.kill()


def test_tables_move_to_another_database_with_their_boards(folder: Path) -> None:
    old, new, file = folder / "old", folder / "new", folder / "tables.jsonl"
    old.mkdir()
    new.mkdir()
    with Running(old, boards=True, compiled=False) as server:
        ann = server.guest("Ann")
        table = ann.create("arctic_race", "me", "me", number="ab", board=accepted(ann, RACE, FIVE_HOME))
        view = ann.get(f"/api/tables/{table}", seat=0)["view"]
    with Running(new, compiled=False):
        pass  # makes the database
    assert main(["export", "-o", str(file), str(old / "tables.db")]) == 0
    assert main(["import", str(new / "tables.db"), str(file)]) == 0
    with Running(new, compiled=False) as server:
        moved = Guest(server.address)
        moved.http.cookies.update({"snowbound": ann.http.cookies["snowbound"]})
        found = moved.get(f"/api/tables/{table}", seat=0)
        assert found["view"]["position"] == view["position"] and found["info"]["board"]["count"] == 1
        moved.close()


def test_layouts_are_compiled_in_a_process_while_the_client_is_told_how_far_it_is(folder: Path) -> None:
    changed = DASH.changed({"track.fields": 34})
    (cache_folder(changed) / "tried").unlink(missing_ok=True)  # its code may be kept; trial games are played again
    with Running(folder, boards=True, games=DASH_PATH, layouts_per_guest=1) as server:
        ann = server.guest("Ann")
        response = send(ann, "snow_dash", text(DASH, LONG_TRACK))
        lines = [httpx.Response(200, text=line).json() for line in response.text.splitlines()]
        assert response.headers["content-type"] == "application/x-ndjson"
        assert all(line["total"] >= line["done"] >= 0 for line in lines[:-1]) and len(lines) > 1
        assert lines[-1]["compiled"] is True and lines[-1]["board"]
        assert error(send(ann, "snow_dash", text(DASH, ("fields = 30", "fields = 33"))), 429)["code"] == "too-fast"
        assert send(ann, "snow_dash", text(DASH, LONG_TRACK)).status_code == 201, "it is compiled, which costs nothing"
        table = ann.create("snow_dash", "me", "bot:1", number="ab", board=lines[-1]["board"])
        until(lambda: any(isinstance(game, Game) for game in server.services.games.ready))
        until(lambda: _over_or_move(ann, table))
        assert server.services.tables.live[table].table.compiled


def test_an_accepted_board_is_kept_for_a_day(server: Running) -> None:
    services = server.services
    now, database = services.now(), services.database
    old = call(server, stored_boards.store(database, "arctic_race", {"note": "old"}, now - 25 * 3_600_000))
    new = call(server, stored_boards.store(database, "arctic_race", {"note": "new"}, now))
    call(server, services.host.retention.round())
    assert call(server, stored_boards.find(database, new, "arctic_race")) == {"note": "new"}
    with pytest.raises(stored_boards.UnknownBoard, match="upload its file again"):
        call(server, stored_boards.find(database, old, "arctic_race"))


# --- memory and the event loop


def test_games_that_no_table_uses_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async def never(*_: object) -> None:
            raise AssertionError("nothing is compiled")

        games = OfferedGames("", compiled=False, compile=never, layouts_loaded=2)
        used: set[Game] = set()
        games.is_used = lambda layout: layout in used
        known, before = len(sys.modules), loaded_layouts()

        def change(number: int) -> Change:
            return {"note": f"layout {number}"}

        first = await games.find_on("arctic_race", change(1))
        assert first.as_loaded is not RACE and first is await games.find_on("arctic_race", change(1))
        monkeypatch.setattr(offered_games, "ASKED_FOR", 0.0)
        used.add(first.as_loaded)
        for number in range(2, 8):
            await games.find_on("arctic_race", change(number))
        assert loaded_layouts() - before == 2
        assert first is await games.find_on("arctic_race", change(1)), "a game in use stays"
        second = await games.find_on("arctic_race", change(2))
        used.add(second.as_loaded)
        with pytest.raises(TooManyLayouts, match="2 changed boards are in use"):
            await games.find_on("arctic_race", change(3))
        used.clear()
        for number in range(10, 14):
            await games.find_on("arctic_roll", change(number))
        assert loaded_layouts() - before == 2
        per_game = 40  # modules
        assert len(sys.modules) - known < 3 * per_game

    asyncio.run(run())


def test_the_event_loop_goes_on_while_boards_are_checked_and_loaded(server: Running) -> None:
    """A file that is hard to check, and a game that is loaded again: nobody else waits for more than a moment."""
    ann = server.guest("Ann")
    slowest = [0.0]

    async def watch(stop: asyncio.Event) -> None:
        while not stop.is_set():
            began = time.perf_counter()
            await asyncio.sleep(0.002)
            slowest[0] = max(slowest[0], time.perf_counter() - began)

    stop = asyncio.Event()
    loop = server.server._loop
    assert loop is not None
    watching = asyncio.run_coroutine_threadsafe(watch(stop), loop)
    hard = text(RACE, NINE_HOME) + "\n" + "\n".join(f"junk_{number} = [{'1,' * 200}]" for number in range(100))
    assert len(hard) < 64 * 1024
    began = time.perf_counter()
    send(ann, "arctic_race", hard)
    board = accepted(ann, DASH, LONG_TRACK)
    ann.create("snow_dash", "me", "me", number="ab", board=board)
    assert time.perf_counter() - began > 0.3, "there was something to wait for"

    async def end() -> None:
        stop.set()

    call(server, end())
    watching.result(10)
    assert slowest[0] < 0.5, f"the event loop stood still for {slowest[0]:.3f} s"
