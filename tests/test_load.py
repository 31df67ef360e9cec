"""The load benchmark: it asks for what browsers ask for, and compares two versions round by round."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from benchmarks.figures import ROOT
from benchmarks.load.against import mean_speed_up, speed_up
from benchmarks.load.play import State, Table
from benchmarks.load.snowbound_server import BROWSER, SnowboundClient


def test_the_benchmark_says_hello_like_the_browser_client() -> None:
    source = (ROOT / "web/src/table/connection.ts").read_text(encoding="utf-8")
    found = re.search(r"this\.socket\.hello = \(\) => \(\{(.*?)\}\);", source, re.DOTALL)
    assert found is not None
    fields = re.findall(r"^\s+(\w+): (.*),$", found[1], re.MULTILINE)
    assert [name for name, _ in fields] == ["type", *BROWSER]
    assert "private screen: Screen = 'wide';" in source and BROWSER["scenes"] == "wide"
    assert "private wantsDescription = false;" in source and BROWSER["description"] is False


def test_a_speed_up_compares_the_same_game_in_the_same_round() -> None:
    rows = [
        {"game": game, "version": version, "moves_per_cpu_second": rate}
        for game, version, rate in (
            ("uno", "", 20.0),
            ("uno", "old", 10.0),
            ("race", "", 80.0),
            ("race", "old", 10.0),
            ("uno", "old", 5.0),
            ("uno", "", 20.0),
            ("race", "old", 10.0),
            ("race", "", 40.0),
        )
    ]
    assert speed_up(rows, "old", "moves_per_cpu_second") == {"uno": [2.0, 4.0], "race": [8.0, 4.0]}
    assert mean_speed_up(rows, "old") == pytest.approx([4.0, 4.0])


class FakePlayer:
    """A socket that notes what it sends."""

    table: Table | None = None
    lost = ""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def join(self, game: str, seat: int) -> None:
        """Do nothing: the test says what arrives."""

    def move(self, action: int, number: int) -> None:
        """Note a move."""
        self.moves.append(action)

    def close(self) -> None:
        """Do nothing."""


def played(*arrivals: tuple[int, State | None]) -> tuple[list[FakePlayer], Table]:
    """Play at a table of two to which these states arrive, each at a place. None is a refused move."""

    async def play() -> tuple[list[FakePlayer], Table]:
        players = [FakePlayer(), FakePlayer()]
        table = Table(players, ["game"], 2)
        playing = asyncio.ensure_future(table.play(float("inf")))
        await asyncio.sleep(0)
        for place, state in arrivals:
            if state is None:
                table.refused(place)
            else:
                table.arrived(place, state)
        playing.cancel()
        return players, table

    return asyncio.run(play())


def state(number: int, *actions: int) -> State:
    return State(number, actions, over=False)


def test_a_table_where_nobody_can_move_waits_for_the_next_state() -> None:
    players, table = played(
        (0, state(1, 4)),
        (1, state(1)),
        (0, state(2)),  # a round has ended, and the table deals again by itself
        (1, state(2)),
        (0, state(3)),
        (1, state(3, 7)),
    )
    assert [player.moves for player in players] == [[4], [7]]
    assert table.moves == 1, "what the table does by itself is no move"


def test_a_table_goes_on_when_the_others_are_not_told_of_a_move() -> None:
    players, table = played(
        (0, state(1, 4)),
        (1, state(1)),
        (0, state(2, 5)),  # a hidden step: only the player who took it notices it
        (0, state(3)),
        (1, state(2, 6)),  # numbers differ, since each viewer has their own
        (1, None),  # another move was faster
        (1, state(3, 7)),
    )
    assert [player.moves for player in players] == [[4, 5], [6, 7]]
    assert table.moves == 2, "a refused move does not count"


def test_a_move_that_comes_too_late_for_its_game_does_not_disturb_the_next_one() -> None:
    assert asyncio.run(refusals_of_a_late_move()) == [0], "only the refusal of the move in this game counts"


async def refusals_of_a_late_move() -> list[int]:
    """Return the places that a table hears of: a move in the last game is refused in the next one, then one in it."""
    client, sent, heard = SnowboundClient(0, "", 0), list[dict[str, Any]](), list[int]()
    client.send = lambda message, kind=0: sent.append(json.loads(message))  # type: ignore[method-assign]
    client.table = Table([client], [], 1)
    client.table.refused = heard.append  # type: ignore[assignment,method-assign]
    client.join("last game", 0)
    client.move(4, 1)
    late = {"type": "error", "key": sent[-1]["key"], "error": {"code": "game-over"}}
    client.join("next game", 0)
    client.received(json.dumps(late).encode())
    client.move(4, 1)
    client.received(json.dumps(late | {"key": sent[-1]["key"]}).encode())
    return heard
