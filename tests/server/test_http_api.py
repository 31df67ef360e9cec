"""The HTTP API: programs with seat tokens, guests and their devices, limits, the lobby, replays."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Guest, Running, Socket, until

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")
NEW: dict[str, Any] = {"game": "tic_tac_toe", "seats": ["me", "me"], "key": "new"}


class Program:
    """A third-party bot with a seat token that uses HTTP."""

    def __init__(self, address: str, token: str, table: str, seat: int) -> None:
        self.http = httpx.Client(
            base_url=address, headers={"authorization": f"Bearer {token}"}, timeout=60, trust_env=False
        )
        self.path, self.seat = f"/api/tables/{table}", seat

    def look(self, **query: Any) -> Any:
        asked: dict[str, Any] = {"seat": self.seat, "texts": "off"}
        return self.http.get(self.path, params=asked | query).json()

    def move(self, action: int) -> Any:
        return self.http.post(
            f"{self.path}/move", json={"seat": self.seat, "action": action, "key": secrets.token_hex(6)}
        ).json()


@pytest.fixture
def solo(ann: Guest) -> str:
    """Create a table of tic-tac-toe with two seats of the same guest."""
    return ann.create("tic_tac_toe", "me", "me", number="00ff")


def test_two_programs_play_a_game_with_their_tokens(running: Running, ann: Guest, solo: str) -> None:
    tokens = [ann.post(f"/api/tables/{solo}/seats/{seat}/token")["token"] for seat in (0, 1)]
    programs = [Program(running.address, token, solo, seat) for seat, token in enumerate(tokens)]
    seen, seat = [0, 0], 0
    while not (news := programs[seat].look(after=seen[seat], wait=20, fields="on"))["view"].get("over"):
        assert len(news["fields"]["marks"]) == 2
        seen[seat] = programs[seat].move(news["view"]["choices"][0]["action"])["number"]
        seat = 1 - seat
    assert news["view"]["places"]
    steps = ann.get(f"/api/tables/{solo}/replay", lens="all")["steps"]
    assert {step["told"]["by"] for step in steps} == {"program"}
    assert programs[0].http.post(f"/api/tables/{solo}/seats/0/token").status_code == 403
    for program in programs:
        program.http.close()


def test_a_token_works_only_for_its_seat(running: Running, ann: Guest, solo: str) -> None:
    token = ann.post(f"/api/tables/{solo}/seats/1/token")["token"]
    program = Program(running.address, token, solo, 0)
    assert program.move(4)["error"]["code"] == "not-allowed"
    remote_guests = ann.create("tic_tac_toe", "me", "open")
    assert program.http.get(f"/api/tables/{remote_guests}").json()["error"]["code"] == "not-allowed"
    program.http.headers["authorization"] = "Bearer guessed"
    assert program.look()["error"]["code"] == "not-allowed"
    program.http.close()


def test_a_refusal_has_the_same_shape_as_over_a_socket(ann: Guest, solo: str) -> None:
    ann.post(f"/api/tables/{solo}/move", seat=0, action=4)
    refused = ann.post(f"/api/tables/{solo}/move", expect=422, seat=1, action=4)["error"]
    assert (refused["code"], refused["rule"]) == ("illegal-action", "TTT-01")
    assert refused["legal"] == [0, 1, 2, 3, 5, 6, 7, 8]
    assert refused["text"], "the rule's sentence"
    assert refused == ann.socket().do("move", table=solo, seat=1, action=4)["error"]
    danish = ann.post(f"/api/tables/{solo}/move?language=da", expect=422, seat=1, action=4)["error"]
    socket = ann.socket()
    socket.do("hello", language="da")
    assert danish == socket.do("move", table=solo, seat=1, action=4)["error"]
    assert ann.post(f"/api/tables/{solo}/move?language=../x", expect=400, seat=1, action=4)


def test_a_preview_over_http_is_the_same_as_over_a_socket(ann: Guest, bea: Guest, solo: str) -> None:
    socket = ann.socket()
    socket.do("hello", scenes="wide")
    asked: dict[str, Any] = {"seat": 0, "action": 4, "key": "k"}
    previewed_patch = ann.post(f"/api/tables/{solo}/preview?scenes=wide", **asked)
    assert previewed_patch == socket.do("preview", table=solo, **asked) and previewed_patch["scene"]
    assert "scene" not in ann.post(f"/api/tables/{solo}/preview", **asked), "pictures are sent only on request"
    assert bea.post(f"/api/tables/{solo}/preview", expect=403, **asked)
    assert ann.post(f"/api/tables/{solo}/preview", expect=422, seat=1, action=4)["error"]["code"] == "wrong-seat"
    assert ann.get(f"/api/tables/{solo}")["view"]["events"] == 0, "a preview changes nothing"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/none", None, 404, "no-table"),
        ("GET", "/nothing", None, 404, "not-found"),
        ("GET", "/ws", None, 404, "not-found"),
        ("GET", "/%00", None, 404, "not-found"),
        ("GET", "/..%2fsettings.py", None, 404, "not-found"),
        ("GET", "/" + "x" * 300, None, 404, "not-found"),
        ("GET", "/api/tables/x?seat=nan", None, 400, "bad-message"),
        ("GET", "/api/tables/x?seat=0.9", None, 400, "bad-message"),
        ("GET", "/api/tables/x?seat=-2", None, 400, "bad-message"),
        ("GET", "/api/tables/x?seat=1_0", None, 400, "bad-message"),
        ("GET", "/api/tables/x?after=inf", None, 400, "bad-message"),
        ("GET", "/api/tables/x?after=-1", None, 400, "bad-message"),
        ("GET", "/api/tables/x?after=0&wait=nan", None, 400, "bad-message"),
        ("GET", "/api/tables/x/replay?seat=inf", None, 400, "bad-message"),
        ("DELETE", "/api/tables", None, 404, "not-found"),
        ("POST", "/api/tables/x/fly", {}, 404, "not-found"),
        ("POST", "/api/tables", NEW | {"game": "chess"}, 404, "unknown-game"),
        ("POST", "/api/tables", NEW | {"seats": ["me"]}, 400, "bad-players"),
        ("POST", "/api/tables", NEW | {"seats": ["me", "king"]}, 400, "bad-seats"),
        ("POST", "/api/tables", NEW | {"options": {"x": 1}}, 400, "bad-option"),
        ("POST", "/api/tables", {"game": "tic_tac_toe"}, 400, "bad-message"),
        ("POST", "/api/tables", [1], 400, "bad-message"),
        ("POST", "/api/guest", {"name": "\u0007"}, 400, "bad-name"),
        ("POST", "/api/guest", {"name": "x" * 41}, 400, "bad-name"),
        ("POST", "/api/guest", {"name": "x" * 20_000}, 413, "too-big"),
        ("POST", "/api/guest/take", {"token": "old"}, 403, "not-allowed"),
    ],
)
def test_every_error_has_one_shape(ann: Guest, method: str, path: str, body: Any, status: int, code: str) -> None:
    response = ann.http.request(method, path, json=body)
    assert response.status_code == status
    error = response.json()["error"]
    assert error["code"] == code
    assert error["message"]


def test_a_wrong_number_in_a_url_is_refused_with_what_is_expected(ann: Guest, solo: str) -> None:
    refused = ann.get(f"/api/tables/{solo}", expect=400, seat="0.9")["error"]
    assert refused["message"] == "seat must be a whole number, -1 or more, not '0.9'"
    refused = ann.get(f"/api/tables/{solo}", expect=400, after="1", wait="inf")["error"]
    assert refused["message"] == "wait must be a number of seconds, such as 20 or 0.5, not 'inf'"
    assert ann.get(f"/api/tables/{solo}", seat="1", after="0", wait="0.5")["seat"] == 1


def test_a_program_cannot_list_the_other_tables_of_its_owner(running: Running, ann: Guest, solo: str) -> None:
    ann.create("tic_tac_toe", "me", "open", visibility="invitation")
    program = Program(running.address, ann.post(f"/api/tables/{solo}/seats/0/token")["token"], solo, 0)
    refused = program.http.get("/api/guest/tables")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-allowed")
    for path in ("/api/guest/link", f"/api/tables/{solo}/seats/1/token", f"/api/tables/{solo}/leave"):
        assert program.http.post(path, json={"key": "leave"}).status_code == 403, path
    assert program.http.post("/api/guest", json={"name": "Eve"}).json()["guest"] != ann.id
    assert ann.get("/api/guest")["name"] == "Ann", "a program has not renamed its owner"
    program.http.close()


def test_another_device_becomes_the_same_guest_once(running: Running, ann: Guest, solo: str) -> None:
    token = ann.post("/api/guest/link")["token"]
    phone = running.guest()
    assert phone.post("/api/guest/take", token=token)["guest"] == ann.id
    assert phone.post(f"/api/tables/{solo}/move", seat=0, action=4)["number"]
    assert [table["id"] for table in phone.get("/api/guest/tables")["tables"]] == [solo]
    assert running.guest().post("/api/guest/take", expect=403, token=token)["error"]["code"] == "not-allowed"


def test_a_cookie_cannot_be_forged(running: Running, ann: Guest) -> None:
    cookie = ann.http.cookies["snowbound"]
    assert ann.http.get("/api/guest").json() == {"guest": ann.id, "name": "Ann"}
    forged = running.guest()
    for text in (ann.id, f"{ann.id}.", f"{ann.id}.{'0' * 64}", f"x{cookie}", "ä.ö"):
        forged.http.cookies.clear()
        response = forged.http.get("/api/guest", headers={b"cookie": f"snowbound={text}".encode()})
        assert response.json()["guest"] == ""
    header = ann.http.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in header and "samesite=lax" in header


def test_a_table_by_invitation_is_closed_to_everyone_else(running: Running, ann: Guest, bea: Guest) -> None:
    made = ann.post("/api/tables", game="tic_tac_toe", seats=["me", "open"], visibility="invitation")
    table, invitation = made["table"], made["invitation"]
    assert table not in {t["id"] for t in bea.get("/api/tables")["tables"]}
    assert bea.get(f"/api/tables/{table}", expect=403)["error"]["code"] == "not-allowed"
    assert bea.post(f"/api/tables/{table}/sit", expect=403, invitation="guess")["error"]["code"] == "not-allowed"
    assert bea.post(f"/api/tables/{table}/sit", invitation=invitation)["seats"] == [1]
    assert bea.get(f"/api/tables/{table}")["info"]["status"] == "playing", "a player needs no invitation"


def test_the_lobby_is_updated(ann: Guest, bea: Guest) -> None:
    socket: Socket = bea.socket()
    assert socket.do("lobby")["all"] is True
    table = ann.create("tic_tac_toe", "me", "open")

    def told(status: str) -> Any:
        return socket.until(
            lambda m: m["type"] == "tables" and [(t["id"], t["status"]) for t in m["tables"]] == [(table, status)]
        )

    assert [seat["kind"] for seat in told("open")["tables"][0]["seats"]] == ["person", "open"]
    bea.post(f"/api/tables/{table}/sit")
    assert told("playing")["tables"][0]["seats"][1]["name"] == "Bea"


def test_leaving_before_the_game_frees_the_seat_and_ends_its_view(running: Running, ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "open", "open")
    bea.post(f"/api/tables/{table}/sit", seat=1)
    spy = bea.socket()
    spy.watch(table, 1)
    bea.post(f"/api/tables/{table}/leave")
    cid = running.guest("Cid")
    assert cid.post(f"/api/tables/{table}/sit", seat=1)["seats"] == [1]
    assert running.guest("Dot").post(f"/api/tables/{table}/sit")["seats"] == [2]
    assert ann.get(f"/api/tables/{table}")["info"]["status"] == "playing"
    assert spy.do("ping")["type"] == "pong"
    assert all("view" not in message for message in spy.received), "the seat is no longer theirs"


def test_others_may_start_when_the_creator_has_left(running: Running, ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "open", "open")
    bea.post(f"/api/tables/{table}/sit", seat=1)
    bea.post(f"/api/tables/{table}/start", expect=403)
    ann.post(f"/api/tables/{table}/leave")
    running.guest("Cid").post(f"/api/tables/{table}/start", expect=403)
    bea.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["info"]["seats"]] == ["bot", "person", "bot"]


def test_everything_is_shown_only_after_the_game(ann: Guest, bea: Guest, solo: str) -> None:
    assert ann.get(f"/api/tables/{solo}/log", expect=409)["error"]["code"] == "not-yet"
    assert ann.get(f"/api/tables/{solo}/replay", expect=409, lens="all")["error"]["code"] == "not-yet"
    assert bea.get(f"/api/tables/{solo}/replay", expect=403, lens="seat:0")["error"]["code"] == "not-allowed"
    assert ann.get(f"/api/tables/{solo}/replay", lens="seat:0")["lens"] == "seat:0"
    assert "seed" not in ann.get(f"/api/tables/{solo}")["info"]
    ann.post(f"/api/tables/{solo}/ask", what="end")
    info = ann.get(f"/api/tables/{solo}")["info"]
    assert (info["status"], len(info["seed"]), info["contributions"]) == ("closed", 64, ["00ff", "00ff"])


def test_pages_of_other_sites_are_refused(running: Running, ann: Guest) -> None:
    with pytest.raises(InvalidStatus) as refused:
        ann.socket(Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = ann.socket(Origin=running.address)
    assert own.receive()["type"] == "welcome"
    response = ann.http.post("/api/guest", json={"name": "X"}, headers={"origin": "https://evil.example"})
    assert response.json()["error"]["code"] == "not-allowed"


def test_every_answer_has_security_headers(ann: Guest) -> None:
    for path in ("/api/tables", "/health", "/nothing"):
        response = ann.http.get(path)
        assert all(name in response.headers for name in HEADERS)
        assert "server" not in response.headers
    assert ann.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_health_and_metrics(ann: Guest, solo: str) -> None:
    assert ann.get("/health")["status"] == "ok"
    ann.post(f"/api/tables/{solo}/move", seat=0, action=0)
    text = ann.http.get("/metrics").text
    values = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    assert float(values["snowbound_moves_total"]) >= 1
    assert float(values["snowbound_live_tables"]) >= 1


def test_games_are_listed_with_their_options(ann: Guest) -> None:
    games = {game["game"]: game for game in ann.get("/api/games")["games"]}
    assert {"uno_power_grab", "tic_tac_toe"} <= set(games)
    assert games["uno_power_grab"]["options"][0]["allowed"]


def test_limits_are_reported_and_do_not_affect_others(folder: Path) -> None:
    limits: dict[str, Any] = {
        "tables_per_guest": 2,
        "message_burst": 13,
        "messages_per_second": 0.001,
        "sockets_per_address": 3,
        "watched_per_socket": 1,
        "guests_per_address": 2,
    }
    with Running(folder, compiled=False, **limits) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        assert server.guest().post("/api/guest", expect=429, name="Cid")["error"]["code"] == "too-fast"
        tables = [ann.create("tic_tac_toe", "me", "open") for _ in range(2)]
        refused = ann.post("/api/tables", expect=429, game="tic_tac_toe", seats=["me", "open"])
        assert refused["error"]["code"] == "limit"
        ann.post(f"/api/tables/{tables[0]}/leave")
        assert ann.create("tic_tac_toe", "me", "open"), "one table was abandoned"
        socket = ann.socket()
        socket.watch(tables[1])
        assert socket.do("watch", table=tables[0])["error"]["code"] == "limit"
        while (message := socket.do("ping") if len(socket.received) < 6 else socket.receive())["type"] != "closing":
            socket.send("ping")
        assert message["error"]["code"] == "too-fast"
        big = bea.socket()
        big.connection.send("x" * 20_000)
        assert big.until(lambda m: m["type"] == "closing")["error"]["code"] == "too-big"
        with pytest.raises(ConnectionClosed):
            big.receive()
        until(lambda: not server.services.sockets.open)
        sockets = [bea.socket() for _ in range(4)]
        assert [socket.receive()["type"] for socket in sockets] == ["welcome"] * 3 + ["closing"]


def test_tables_created_at_the_same_time_are_counted(folder: Path) -> None:
    with Running(folder, compiled=False, tables_per_guest=3) as server:
        ann = server.guest("Ann")
        over = ann.create("tic_tac_toe", "me", "me")
        ann.post(f"/api/tables/{over}/start")
        ann.post(f"/api/tables/{over}/ask", what="end")
        sockets = [ann.socket() for _ in range(20)]
        for number, socket in enumerate(sockets):  # a single socket executes its commands one by one
            if number % 2:
                socket.send("create", game="tic_tac_toe", seats=["me", "open"])
            else:
                socket.send("rematch", table=over)
        for socket in sockets:
            socket.until(lambda m: m["type"] in {"ack", "error"})
        tables = ann.get("/api/guest/tables")["tables"]
        assert len([table for table in tables if table["status"] == "open"]) <= 3


def test_a_slow_reader_is_disconnected_and_can_resume(folder: Path) -> None:
    with Running(folder, compiled=False, queue=4) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "me")
        socket = ann.socket()
        socket.watch(table)
        [connection] = server.services.sockets.open
        for _ in range(6):
            connection.queue.append(b'{"type":"pong","now":0}')
        ann.post(f"/api/tables/{table}/start")
        assert socket.until(lambda m: m["type"] == "closing")["error"]["code"] == "too-slow"
        again = ann.socket()
        assert again.watch(table, since=1)["told"][0]["kind"] == "sit"
        assert server.services.sockets.dropped == 1


def test_a_replay_can_be_downloaded_as_a_film_and_as_a_story(ann: Guest, bea: Guest, solo: str) -> None:
    for action, seat in ((0, 0), (3, 1), (1, 0), (4, 1)):
        ann.post(f"/api/tables/{solo}/move", seat=seat, action=action)
    for ending in ("svg", "txt"):
        path = f"/api/tables/{solo}/replay.{ending}"
        assert ann.get(path, expect=409, lens="all")["error"]["code"] == "not-yet"
        assert bea.get(path, expect=403, lens="seat:0")["error"]["code"] == "not-allowed"
        assert bea.get(path, expect=400, lens="seat:9")["error"]["code"]
        assert bea.get(path, expect=400, language="xx")["error"]["code"] == "bad-message"
    assert "Ann 2 marks field 4." in bea.http.get(f"/api/tables/{solo}/replay.txt").text
    ann.post(f"/api/tables/{solo}/move", seat=0, action=2)

    film = ann.http.get(f"/api/tables/{solo}/replay.svg", params={"lens": "all", "scenes": "tall"})
    story = ann.http.get(f"/api/tables/{solo}/replay.txt", params={"lens": "seat:1"})

    assert film.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert film.headers["content-disposition"] == f'attachment; filename="tic_tac_toe-{solo}.svg"'
    assert film.text.startswith("<svg") and ">Ann 1 marks field 0.<" in film.text
    assert story.headers["content-disposition"] == f'attachment; filename="tic_tac_toe-{solo}.txt"'
    assert story.text.startswith("Tic-tac-toe\n") and story.text.endswith("2. Ann 2: 0\n")


def test_a_game_that_has_not_started_cannot_be_downloaded(ann: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    for ending in ("svg", "txt"):
        assert ann.get(f"/api/tables/{table}/replay.{ending}", expect=409)["error"]["code"] == "not-yet"


def test_a_memory_game_is_filmed_only_after_it(ann: Guest) -> None:
    table = ann.create("polar_rush", "me", "me")
    ann.post(f"/api/tables/{table}/start")
    assert ann.get(f"/api/tables/{table}/replay.svg", expect=409)["error"]["code"] == "not-yet"
    assert ann.http.get(f"/api/tables/{table}/replay.txt").is_success
