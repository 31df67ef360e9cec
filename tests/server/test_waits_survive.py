"""A wait survives `kill -9`, and another process takes it over. Polar Rush waits after the last tile of a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Cluster
from tests.server.process import Process
from tests.server.running import Guest, Message, until

LOOK = 4
"""Seconds to look at the last tile: long enough to kill a server meanwhile."""


def table_of_two(ann: Guest, bea: Guest) -> str:
    """Start a game and play until the table waits."""
    table = ann.create("polar_rush", "me", "open", options={"look_time": LOOK, "start_player": 0})
    bea.post(f"/api/tables/{table}/sit")
    for _ in range(40):
        shown = ann.get(f"/api/tables/{table}", seat=0)
        if "wait" in shown:
            return table
        seat = shown["view"]["actors"][0]
        guest = (ann, bea)[seat]
        choice = guest.get(f"/api/tables/{table}", seat=seat)["view"]["choices"][0]["action"]
        guest.post(f"/api/tables/{table}/move", seat=seat, action=choice)
    raise AssertionError("no turn ended")


def as_at(process: Process, guest: Guest) -> Guest:
    """Return the same guest at another process, or after a restart."""
    other = Guest(process.address)
    other.http.cookies.set("snowbound", guest.http.cookies["snowbound"])
    return other


def goes_on(guest: Guest, table: str, waiting: Message) -> None:
    """Check that the table still waits until the same time, and then goes on by itself."""
    shown = guest.get(f"/api/tables/{table}", seat=0)
    assert (shown.get("wait") or waiting["wait"])["due"] == waiting["wait"]["due"], "no new time to look"

    def later() -> Any:
        shown = guest.get(f"/api/tables/{table}", seat=0)
        return shown if "wait" not in shown else None

    shown = until(later, "the end of the wait")
    assert shown["number"] > waiting["number"]
    assert shown["view"]["events"] > waiting["view"]["events"], "chance has rolled"
    assert shown["view"]["actors"], "a player has the turn"


@pytest.mark.rule("RUSH-Q31")
def test_a_wait_survives_a_killed_server(folder: Path) -> None:
    process = Process(folder, f"sqlite:///{folder / 'tables.db'}", waits=1)
    process.start()
    try:
        ann, bea = Guest(process.address, "Ann"), Guest(process.address, "Bea")
        table = table_of_two(ann, bea)
        waiting = ann.get(f"/api/tables/{table}", seat=0)
        process.kill()
        process.start()
        goes_on(again := as_at(process, ann), table, waiting)
        for guest in (ann, bea, again):
            guest.close()
    finally:
        process.kill()


@pytest.mark.rule("RUSH-Q31")
@pytest.mark.xdist_group("postgresql")
def test_another_process_takes_over_a_wait(cluster: Cluster, folder: Path) -> None:
    processes = [Process(folder, cluster.url, waits=1) for _ in range(2)]
    for process in processes:
        process.start()
    try:
        ann, bea = (Guest(processes[0].address, name) for name in ("Ann", "Bea"))
        table = table_of_two(ann, bea)
        waiting = ann.get(f"/api/tables/{table}", seat=0)
        processes[0].kill()
        goes_on(again := as_at(processes[1], ann), table, waiting)
        for guest in (ann, bea, again):
            guest.close()
    finally:
        for process in processes:
            process.kill()
