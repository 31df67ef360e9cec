"""Hostile input is refused clearly, memory stays bounded, and other games go on."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from snowbound.testing.samples import sampled
from tests.server.process import Process
from tests.server.running import Guest, Message, Socket, until

pytestmark = pytest.mark.xdist_group("hostile")

IDLE = sampled(full=10_000, sample=1_000)
MEGABYTE = 1024 * 1024
SLOWEST = 5.0
"""Most seconds that a move in another game may take during an attack, on a busy machine."""


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("hostile")
    server = Process(
        folder, f"sqlite:///{folder / 'tables.db'}", queue=20, sockets_per_address=IDLE + 50, ping_interval=3600
    )
    server.start()
    yield server
    server.kill()


@pytest.fixture
def ann(process: Process) -> Iterator[Guest]:
    guest = Guest(process.address, "Ann")
    yield guest
    guest.close()


@pytest.fixture
def eve(process: Process) -> Iterator[Guest]:
    guest = Guest(process.address, "Eve")
    yield guest
    guest.close()


class Onlookers:
    """Two people who play game after game, with the time that each move took."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.took: list[float] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play)

    def __enter__(self) -> Onlookers:
        self._thread.start()
        until(lambda: self.took, "their first move")
        return self

    def __exit__(self, *_: object) -> None:
        until(lambda: len(self.took) > 10, "more moves")
        self._stop.set()
        self._thread.join()
        assert max(self.took) < SLOWEST, f"a move took {max(self.took):.1f} s"

    def _play(self) -> None:
        guest = Guest(self.process.address, "Onlooker")
        line = guest.socket()
        while not self._stop.is_set():
            table = guest.create("tic_tac_toe", "me", "me")
            guest.post(f"/api/tables/{table}/start")
            for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
                began = time.monotonic()
                assert line.do("move", table=table, seat=place % 2, action=field)["type"] == "ack"
                self.took.append(time.monotonic() - began)
                time.sleep(0.01)
        guest.close()


# --- fuzzed frames


COMMANDS = [
    "hello",
    "ping",
    "lobby",
    "create",
    "sit",
    "pledge",
    "reveal",
    "colour",
    "start",
    "leave",
    "claim",
    "watch",
    "unwatch",
    "move",
    "undo",
    "ask",
    "answer",
    "resume",
    "rematch",
]
VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=80)
    | st.sampled_from(["", "TABLE", "en", "pause", "aa", "me", "tic_tac_toe", -1, 0, 1, 9, 15, 2**31, 2**63])
    | st.lists(st.sampled_from(["me", "open", "bot:1", "bot:9", 3]), max_size=12)
    | st.dictionaries(st.text(max_size=5), st.integers(), max_size=3)
)
FIELDS = [
    "key",
    "table",
    "seat",
    "action",
    "expect",
    "since",
    "language",
    "texts",
    "token",
    "on",
    "game",
    "seats",
    "options",
    "timing",
    "stand_in",
    "visibility",
    "invitation",
    "contributes",
    "commitment",
    "pledge",
    "number",
    "colour",
    "colours",
    "level",
    "ask",
    "what",
    "agree",
    "type",
    "cheat",
]
MESSAGES = st.fixed_dictionaries({"type": st.sampled_from(COMMANDS)}).flatmap(
    lambda message: st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6).map(lambda more: message | more)
)
LIKELY = st.builds(
    lambda type, seat, action: {"type": type, "table": "TABLE", "seat": seat, "action": action},
    st.sampled_from(COMMANDS),
    st.integers(-2, 10),
    st.integers(-3, 12),
)
FRAMES = st.binary(max_size=300) | st.text(max_size=300) | MESSAGES | LIKELY


def as_frame(frame: Any, table: str) -> str | bytes:
    """Encode a generated frame, with the id of a real table in it."""
    if not isinstance(frame, dict):
        return frame  # type: ignore[no-any-return]
    return json.dumps(frame).replace('"TABLE"', f'"{table}"')


# Hypothesis compares the state of `random` before and after, which threads of clients may change.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=6))
def test_every_frame_is_answered_and_nothing_fails(process: Process, victim: Victim, frames: list[Any]) -> None:
    line = victim.fresh_line()
    for frame in frames:
        line.connection.send(as_frame(frame, victim.table))
    answer = line.do("ping", key="still-there")
    assert answer["type"] == "pong"
    for message in line.received:
        if message["type"] == "error":
            assert message["error"]["code"] not in {"failed", "error"}, (frames, message)
            assert message["error"]["message"]
    assert victim.events() == 0, "an outsider changes nothing at the table"


class Victim:
    """A table with a game, and an outsider who sends what Hypothesis generates."""

    def __init__(self, process: Process) -> None:
        self.owner, self.outsider = Guest(process.address, "Owner"), Guest(process.address, "Outsider")
        self.table = self.owner.create("tic_tac_toe", "me", "me")
        self.owner.post(f"/api/tables/{self.table}/start")
        self.line: Socket | None = None

    def fresh_line(self) -> Socket:
        """Return the outsider's socket, or a new one after a hello."""
        if self.line is None or any(m.get("key") != "still-there" for m in self.line.received[-1:]):
            self.line = self.outsider.socket()
        self.line.received.clear()
        return self.line

    def events(self) -> int:
        events: int = self.owner.get(f"/api/tables/{self.table}")["view"]["events"]
        return events


@pytest.fixture(scope="module")
def victim(process: Process) -> Iterator[Victim]:
    victim = Victim(process)
    yield victim
    for guest in (victim.owner, victim.outsider):
        guest.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("[" * 16_000, "bad-message"),
        ('{"type":"create","game":"tic_tac_toe","seats":["me","me"],"options":' + '{"a":' * 3000, "bad-message"),
        ('{"type":"move","table":"x","seat":0,"action":' + "9" * 16_000 + "}", "bad-message"),
        ('{"type":"ping","key":"\ud800"}'.encode("utf-8", "surrogatepass"), "bad-message"),
        ('{"type":"hello","token":"' + "t" * 100 + '"}', "not-allowed"),
        ('{"type":"watch","table":"' + "t" * 32 + '"}', "no-table"),
        ("x" * 17_000, "too-big"),
    ],
)
def test_malformed_and_huge_frames_are_refused_with_a_clear_message(eve: Guest, frame: str | bytes, code: str) -> None:
    line = eve.socket()
    line.receive()
    line.connection.send(frame)
    assert line.receive()["error"]["code"] == code


def test_a_gigantic_frame_closes_only_its_own_socket(process: Process, eve: Guest) -> None:
    before = process.memory()
    with Onlookers(process):
        for _ in range(20):
            line = eve.socket()
            line.receive()
            with pytest.raises(ConnectionClosed):
                line.connection.send("x" * 4 * MEGABYTE)
                while True:
                    line.receive()
    assert process.memory() - before < 60 * MEGABYTE


# --- impersonation


def test_acting_for_others_is_refused(process: Process, ann: Guest, eve: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    eve.post(f"/api/tables/{table}/sit")
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    lines = [ann.socket(), eve.socket()]
    first = lines[0].do("move", table=table, seat=0, action=4, key="anns-key")
    stolen = lines[1].do("move", table=table, seat=0, action=4, key="anns-key")
    assert stolen["error"]["code"] == "not-allowed", "a key is useless without the seat"
    mine = lines[1].do("move", table=table, seat=1, action=0, key="anns-key")
    assert mine["type"] == "ack" and mine["number"] > first["number"], "keys belong to their seat"
    for wrong in (token[:-1], token + "x", token.upper(), "null"):
        response = httpx.get(
            f"{process.address}/api/tables/{table}?seat=0",
            timeout=60,
            trust_env=False,
            headers={b"authorization": f"Bearer {wrong}".encode()},
        )
        assert response.json()["error"]["code"] == "not-allowed"
    cookie = ann.http.cookies["snowbound"]
    guest, _, signature = cookie.rpartition(".")
    forged = [f"{eve.id}.{signature}", f"{guest}.{signature[:-1]}0", f"{guest}", f".{signature}", "." * 4000]
    for text in (text for text in forged if text != cookie):
        response = httpx.get(
            f"{process.address}/api/tables/{table}?seat=0",
            timeout=60,
            trust_env=False,
            headers={"cookie": f"snowbound={text}"},
        )
        assert response.json()["error"]["code"] == "not-allowed"


# --- floods


def test_a_client_that_stops_reading_is_disconnected_and_can_resume(process: Process, ann: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "me")
    for _ in range(60):
        ann.create("tic_tac_toe", "me", "open")  # so that the lobby is long
    before = process.memory()
    slow = raw_socket(process, ann)
    slow.sendall(masked({"type": "watch", "table": table}))
    with Onlookers(process):
        ann.post(f"/api/tables/{table}/start")
        asked = 0
        while metric(process, "slow_readers_total") == 0:
            asked += 1
            assert asked < 200, "it is disconnected"
            slow.sendall(masked({"type": "lobby"}) * 10)
    slow.close()
    assert process.memory() - before < 60 * MEGABYTE
    news = ann.socket().watch(table, since=1)
    assert [told["kind"] for told in news["told"]] == ["sit", "start"]


def test_a_flood_of_connections_does_not_disturb_games(process: Process) -> None:
    with Onlookers(process):
        for _ in range(300):
            with socket.create_connection(("127.0.0.1", process.port)) as half:
                half.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n")
            with socket.create_connection(("127.0.0.1", process.port)) as rubbish:
                rubbish.sendall(b"\x16\x03\x01" + bytes(200))
    assert process.health() == 200


def test_idle_sockets_use_little_memory_and_are_limited(process: Process, eve: Guest) -> None:
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(allowed[1], IDLE + 2000), allowed[1]))
    before = process.memory()
    idle: list[socket.socket] = []
    try:
        with Onlookers(process):
            idle.extend(raw_socket(process, None) for _ in range(IDLE))
        each = (process.memory() - before) / IDLE
        assert each < 60_000, f"{each:.0f} bytes per idle socket"
        assert metric(process, "sockets") >= IDLE
        idle.extend(raw_socket(process, None) for _ in range(50))
        refused = eve.socket().receive()
        assert (refused["type"], refused["error"]["code"]) == ("closing", "limit")
    finally:
        for one in idle:
            one.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, allowed)


def raw_socket(process: Process, guest: Guest | None) -> socket.socket:
    """Open a WebSocket that reads nothing by itself."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(60)
    raw.connect(("127.0.0.1", process.port))
    cookie = f"Cookie: snowbound={guest.http.cookies['snowbound']}\r\n" if guest is not None else ""
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{cookie}"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(200)
    return raw


def masked(message: Message) -> bytes:
    """Return a client's text frame with a zero mask."""
    data = msgspec.json.encode(message)
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


def metric(process: Process, name: str) -> float:
    """Return one of the server's metrics."""
    text = httpx.get(f"{process.address}/metrics", timeout=60, trust_env=False).text
    return float(dict(line.split() for line in text.splitlines() if not line.startswith("#"))[f"snowbound_{name}"])
