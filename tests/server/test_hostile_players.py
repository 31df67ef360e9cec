"""Players who send what they like, at real games: everything is answered, and the game stays sound."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snowbound.cli import main
from snowbound.testing.samples import sampled
from tests.server.running import Guest, Message, Running, Socket

FRAMES, SEED = sampled(full=2000, sample=130), 4
GAMES: dict[str, dict[str, Any]] = {
    "arctic_race": {"max_rounds": 6},
    "arctic_roll": {},
    "ice_flow": {"turn_cap": 2},
    "polar_rush": {"variant": "easy"},
    "uno_power_grab": {"scoring": "single_round"},
}
WRONG: list[Any] = [None, True, -1, 0, 9, 15, 2**31, -(2**63), 1.5, "", "x" * 70, "\u0000", [], [1], {}, {"a": {}}]
KINDS = (
    ["move"] * 12
    + ["undo"] * 4
    + ["ask", "answer", "resume", "ready", "claim", "watch", "preview", "why"] * 2
    + ["rematch", "sit", "start", "pledge", "reveal", "colour", "unwatch", "hello", "lobby"]
)


class Hostile:
    """A player who sends well-formed and malformed commands of every kind."""

    def __init__(self, guest: Guest, other: str, rng: Random) -> None:
        self.guest, self.other, self.rng = guest, other, rng
        self.keys: list[str] = ["first"]
        self.line: Socket = guest.socket()
        self.received: list[Message] = []

    def send(self, table: str) -> None:
        """Send one frame and wait until the server has read it."""
        news = self.line.latest.get((table, 0)) or self.line.watch(table, 0)
        message = self._message(table, news)
        if self.rng.random() < 0.15:
            message[self.rng.choice([*message, "cheat"])] = self.rng.choice(WRONG)
        if self.rng.random() < 0.05:
            del message[self.rng.choice([*message])]
        self.line.connection.send(json.dumps(message))
        assert self.line.do("ping", key="still-there")["type"] == "pong"
        for answer in self.line.received:
            if answer["type"] == "error":
                assert answer["error"]["code"] not in {"failed", "error", "damaged"}, (message, answer)
                assert answer["error"]["message"]
        self.received += self.line.received
        self.line.received.clear()

    def _message(self, table: str, news: Message) -> Message:
        rng, view = self.rng, news.get("view") or {}
        kind, number = rng.choice(KINDS), news["number"]
        offered = [choice["action"] for name in ("choices", "changes", "calls") for choice in view.get(name, [])]
        values: dict[str, Any] = {
            "seat": rng.choice([0, 0, 0, 0, 0, 0, 1, 2, -1, 9]),
            "action": rng.choice(offered) if offered and rng.random() < 0.7 else rng.randint(-2, 130),
            "expect": rng.choice([number, number, None, 0, number - 1, number + 1, 2**40]),
            "call": rng.random() < 0.5,
            "ask": rng.random() < 0.8,
            "what": rng.choice(["pause", "end"]),
            "agree": rng.random() < 0.5,
            "since": rng.choice([None, 0, max(0, number - 3), number, number + 5]),
            "sprite": rng.choice(["board", "card-0", "die-0", "seat-1", "x"]),
            "level": rng.randint(0, 6),
            "colour": rng.choice(["red", "blue", ""]),
            "commitment": news.get("info", {}).get("commitment", "ab"),
            "pledge": "ab" * 32,
            "number": rng.choice(["ab", "", "zz"]),
            "scenes": rng.choice(["wide", "tall", "none"]),
            "texts": rng.random() < 0.8,
        }
        fields = {name: values[name] for name in FIELDS[kind]}
        if kind not in {"hello", "lobby"}:
            fields["table"] = self.other if rng.random() < 0.05 else table
        fields["key"] = rng.choice(self.keys) if rng.random() < 0.1 else f"key {len(self.keys)}"
        self.keys.append(fields["key"])
        return {"type": kind} | fields


FIELDS: dict[str, tuple[str, ...]] = {
    "move": ("seat", "action", "expect", "call"),
    "undo": ("seat", "ask"),
    "ask": ("what",),
    "answer": ("agree",),
    "claim": ("seat",),
    "watch": ("seat", "since"),
    "unwatch": ("seat",),
    "preview": ("seat", "action"),
    "why": ("seat", "sprite"),
    "sit": ("seat", "colour"),
    "start": ("level",),
    "pledge": ("commitment", "pledge"),
    "reveal": ("number",),
    "colour": ("seat", "colour"),
    "hello": ("scenes", "texts"),
    "resume": (),
    "ready": (),
    "rematch": (),
    "lobby": (),
}


def play_on(guest: Guest, table: str, rng: Random) -> Message:
    """Let the other player do what the game needs; return the table as this player sees it."""
    shown = guest.get(f"/api/tables/{table}", seat=1)
    path, view = f"/api/tables/{table}", shown.get("view") or {}
    if guest.id in shown.get("proposal", {}).get("wanted", []):
        guest.post(f"{path}/answer", agree=shown["proposal"]["what"] != "end" and rng.random() < 0.7)
    elif shown.get("clock", {}).get("paused"):
        guest.post(f"{path}/resume")
    elif view.get("choices"):
        action = rng.choice(view["choices"])["action"]
        guest.http.post(f"{path}/move", json={"seat": 1, "action": action, "key": f"{shown['number']}"})
    return shown


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_player_sends_is_answered_and_the_game_stays_sound(
    name: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    rng = Random(SEED)
    with Running(
        folder, compiled=False, message_burst=10**6, tables_per_guest=1000, watched_per_socket=10**4
    ) as server:
        eve, bea = server.guest("Eve"), server.guest("Bea")
        other = bea.create(name, "me", "me", options=GAMES[name])
        bea.post(f"/api/tables/{other}/start")
        untouched = bea.get(f"/api/tables/{other}")["number"]
        table = eve.create(name, "me", "open", options=GAMES[name])
        bea.post(f"/api/tables/{table}/sit")
        hostile, over = Hostile(eve, other, rng), 0
        for _ in range(FRAMES):
            hostile.send(table)
            shown = play_on(bea, table, rng)
            if shown["info"]["status"] in {"over", "closed"}:
                over += 1
                table = bea.post(f"/api/tables/{table}/rematch")["table"]
                eve.post(f"/api/tables/{table}/sit")
        assert bea.get(f"/api/tables/{other}")["number"] == untouched, "nobody else's table was touched"
        accepted = sum(message["type"] == "ack" for message in hostile.received)
        assert FRAMES // 10 < accepted < 19 * FRAMES // 20, f"{accepted} of {FRAMES} frames were accepted"
    log = capfd.readouterr().err
    assert "failed" not in log and "damaged" not in log, log
    assert main(["check", str(folder / "tables.db")]) == 0
