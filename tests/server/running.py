"""A real server on loopback, and clients that behave like browsers and programs."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from snowbound.server.settings import Settings
from snowbound.server.tables.chance_receipt import pledge_of
from snowbound.server.tables.clocks import Now
from snowbound.server.transport.app import Services
from snowbound.server.transport.run import Server

TIC_TAC_TOE = "snowbound.lab.tic_tac_toe:TIC_TAC_TOE"
PATIENCE = 120.0
"""Seconds before a waiting test fails. The first run may have to compile games."""

Message = dict[str, Any]


def until(condition: Callable[[], Any], what: str = "what was waited for") -> Any:
    """Wait until a condition is true and return its value."""
    end = time.monotonic() + PATIENCE
    while not (value := condition()):
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.005)
    return value


HOST_TOKEN = "a-token-for-tests-0123456789"


def call(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in the event loop of a server."""
    loop = server.server._loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


class Running:
    """A server in a thread."""

    def __init__(self, folder: Path, now: Now | None = None, **settings: Any) -> None:
        usual: dict[str, Any] = {"games": TIC_TAC_TOE, "bot_pause": 0.0, "tick": 0.02, "workers": 1, "waits": 0.0}
        usual |= {"database": f"sqlite:///{folder / 'tables.db'}", "request_burst": 100_000}
        self.settings = Settings(port=0, **(usual | settings))
        self.server = Server(self.settings, now)
        self._guests: list[Guest] = []
        self._thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def services(self) -> Services:
        assert self.server.services is not None, "the server has started"
        return self.server.services

    @property
    def address(self) -> str:
        return self.server.address

    def start(self) -> None:
        """Start without waiting."""
        self._thread.start()

    def __enter__(self) -> Running:
        self.start()
        until(lambda: self.server.services is not None or not self._thread.is_alive(), "the start of the server")
        assert self.server.services is not None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.stop()

    def guest(self, name: str | None = None) -> Guest:
        """Return a client, with a guest's cookie if a name is given. It disconnects when the server stops."""
        guest = Guest(self.address, name)
        self._guests.append(guest)
        return guest

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self.server.stop()
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server stops when asked to"


class Guest:
    """A person with a browser: a cookie, requests, sockets."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)
        self._sockets: list[Socket] = []
        if name is not None:
            self.id: str = self.post("/api/guest", name=name)["guest"]

    def post(self, path: str, expect: int | None = None, **body: Any) -> Message:
        """Send a request, with a new key if it is a command without one."""
        if path.startswith(("/api/tables", "/api/lessons")) and not path.endswith("/token"):
            body.setdefault("key", secrets.token_hex(6))
        return self._checked(self.http.post(path, json=body), expect)

    def get(self, path: str, expect: int | None = None, **query: Any) -> Message:
        return self._checked(self.http.get(path, params=query), expect)

    def replay(self, table: str, **query: Any) -> list[Message]:
        """Return all events of a replay, page after page."""
        steps: list[Message] = []
        while True:
            page = self.get(f"/api/tables/{table}/replay", **query, **{"from": len(steps)})
            steps += page["steps"]
            if len(steps) == page["events"]:
                return steps

    def create(self, game: str, *seats: str, number: str = "", **more: Any) -> str:
        """Create a table. With a number and without open seats, its game starts at once."""
        if number:
            more["contributes"] = True
        table: str = self.post("/api/tables", game=game, seats=list(seats), **more)["table"]
        if number:
            self.pledge(table, number)
            self.post(f"/api/tables/{table}/reveal", number=number)
        return table

    def pledge(self, table: str, number: str) -> str:
        """Fix the guest's number in the chance of a table, and return the commitment that it belongs to."""
        commitment: str = self.get(f"/api/tables/{table}")["info"]["commitment"]
        self.post(f"/api/tables/{table}/pledge", commitment=commitment, pledge=pledge_of(number))
        return commitment

    def socket(self, **headers: str) -> Socket:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        more = headers | ({"Cookie": cookies} if cookies else {})
        url = self.address.replace("http", "ws") + "/ws"
        opening = connect(url, additional_headers=more, proxy=None, max_size=None, max_queue=None, compression=None)
        socket = Socket(opening.__enter__())
        self._sockets.append(socket)
        return socket

    def close(self) -> None:
        self.http.close()
        for socket in self._sockets:
            socket.close()

    @staticmethod
    def _checked(response: httpx.Response, expect: int | None) -> Message:
        data: Message = response.json()
        assert response.status_code == expect if expect else response.is_success, (response.status_code, data)
        return data


class Socket:
    """One WebSocket. It keeps what it receives."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Message] = []
        self.latest: dict[tuple[str, int], Message] = {}

    def send(self, type: str, **values: Any) -> str:
        values.setdefault("key", secrets.token_hex(6))
        self.connection.send(msgspec.json.encode({"type": type} | values).decode())
        key: str = values["key"]
        return key

    def receive(self) -> Message:
        message: Message = msgspec.json.decode(self.connection.recv(timeout=PATIENCE))
        self.received.append(message)
        if message["type"] == "news":
            self.latest[message["table"], message["seat"]] = message
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Read messages until one is wanted, and return it."""
        while not wanted(message := self.receive()):
            pass
        return message

    def do(self, type: str, **values: Any) -> Message:
        """Send a command and wait for its answer."""
        key = self.send(type, **values)
        return self.until(lambda m: m.get("key") == key)

    def do_or_close(self, type: str, **values: Any) -> Message:
        """Send a command and wait for its answer, or for the message with which the server closes the connection."""
        key = self.send(type, **values)
        return self.until(lambda m: m.get("key") == key or m["type"] == "closing")

    def watch(self, table: str, seat: int = -1, **more: Any) -> Message:
        assert self.do("watch", table=table, seat=seat, **more)["type"] == "ack"
        return self.latest[table, seat]

    def news(self, table: str, seat: int, number: int) -> Message:
        """Read until the news of a table reaches a number, and return it."""
        while self.latest.get((table, seat), {"number": -1})["number"] < number:
            self.receive()
        return self.latest[table, seat]

    def close(self) -> None:
        self.connection.close()
