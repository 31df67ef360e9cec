"""Reactions reach everyone who watches and wants to see them; they are limited and never stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snowbound.server.transport import reactions
from tests.server.postgres import Cluster
from tests.server.running import Guest, Message, Running, Socket


def seen(socket: Socket) -> list[tuple[int, str]]:
    """Return the reactions that a socket has received until now."""
    socket.do("ping")
    return [(m["seat"], m["picture"]) for m in socket.received if m["type"] == "reaction"]


def table_of(ann: Guest, bea: Guest) -> str:
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    return table


def react(socket: Socket, table: str, seat: int, picture: str = "applause") -> Message:
    return socket.do("react", table=table, seat=seat, picture=picture)


def test_everyone_who_watches_sees_a_reaction_and_the_log_does_not_have_it(
    running: Running, ann: Guest, bea: Guest
) -> None:
    table = table_of(ann, bea)
    own, other, spectator = ann.socket(), bea.socket(), running.guest().socket()
    own.watch(table, 0)
    other.watch(table, 1)
    number = spectator.watch(table)["number"]

    assert react(own, table, 0)["type"] == "ack"
    assert ann.post(f"/api/tables/{table}/react", seat=0, picture="laugh")["table"] == table

    for socket in (own, other, spectator):
        assert seen(socket) == [(0, "applause"), (0, "laugh")]
    assert ann.get(f"/api/tables/{table}")["number"] == number


def test_players_react_in_their_own_seats_only(running: Running, ann: Guest, bea: Guest) -> None:
    table, cid = table_of(ann, bea), running.guest("Cid")
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    assert react(ann.socket(), table, 1)["error"]["code"] == "not-allowed"
    assert react(cid.socket(), table, 0)["error"]["code"] == "not-allowed"
    assert react(running.guest().socket(), table, 0)["error"]["code"] == "not-allowed"
    program = running.guest().socket()
    program.do("hello", token=token)
    assert react(program, table, 0)["error"]["code"] == "not-allowed"
    assert ann.post(f"/api/tables/{table}/react", expect=400, seat=0, picture="fish")["error"]["code"] == "bad-message"


def test_reactions_are_limited_per_person(running: Running, ann: Guest, bea: Guest) -> None:
    table = table_of(ann, bea)
    first, second = ann.socket(), ann.socket()
    codes = [react(socket, table, 0)["type"] for socket in (first, second, first)]
    assert codes == ["ack"] * reactions.AT_ONCE
    assert react(second, table, 0)["error"]["code"] == "too-fast", "another socket is the same person"
    assert react(bea.socket(), table, 1)["type"] == "ack", "other people have their own limit"


def test_a_long_time_has_a_limit_of_its_own() -> None:
    assert reactions.PER_PERIOD < reactions.PERIOD * reactions.PER_SECOND


@pytest.mark.parametrize("how", ["muted", "blocked"])
def test_a_muted_person_is_not_seen_and_not_told(running: Running, ann: Guest, bea: Guest, how: str) -> None:
    table, cid = table_of(ann, bea), running.guest("Cid")
    own, other, third = ann.socket(), bea.socket(), cid.socket()
    for socket, seat in ((own, 0), (other, 1), (third, -1)):
        socket.watch(table, seat)
    bea.post("/api/guest/people", guest=ann.id, list=how)

    answers = [react(own, table, 0)["type"], react(other, table, 1)["type"]]

    assert answers == ["ack", "ack"]
    assert seen(other) == [(1, "applause")], "Bea does not see Ann"
    assert seen(own) == [(0, "applause"), (1, "applause")], "Ann sees everything"
    assert seen(third) == [(0, "applause"), (1, "applause")]
    bea.post("/api/guest/people", guest=ann.id, list=how, on=False)
    react(own, table, 0, "thanks")
    assert seen(other)[-1] == (0, "thanks")


def test_a_client_can_do_without_reactions(running: Running, ann: Guest, bea: Guest) -> None:
    table, socket = table_of(ann, bea), bea.socket()
    socket.do("hello", reactions=False)
    socket.watch(table, 1)
    react(ann.socket(), table, 0)
    assert seen(socket) == []


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two server processes with one database."""
    folder: Path = tmp_path_factory.mktemp("pair")
    with (
        Running(folder, database=cluster.url, compiled=False) as one,
        Running(folder, database=cluster.url, compiled=False) as two,
    ):
        yield one, two


def test_a_player_reacts_in_a_process_that_has_not_heard_of_the_seat_yet(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    ann, bea = one.guest("Ann"), one.guest("Bea")
    there = two.guest()
    there.http.cookies.update(bea.http.cookies)
    table = ann.create("tic_tac_toe", "me", "open")
    socket = there.socket()
    socket.watch(table)

    async def delayed(message: object) -> None:
        """The notification has not arrived yet."""

    monkeypatch.setattr(two.services.cluster, "_receive", delayed)
    bea.post(f"/api/tables/{table}/sit")
    assert not two.services.tables.live[table].table.seats_of(bea.id), "this process is outdated"
    assert react(socket, table, 1)["type"] == "ack"
    assert react(socket, table, 0)["error"]["code"] == "not-allowed"


def test_reactions_and_muting_reach_other_processes(pair: tuple[Running, Running]) -> None:
    one, two = pair
    ann, bea = one.guest("Ann"), one.guest("Bea")
    there = two.guest()
    there.http.cookies.update(bea.http.cookies)
    table = table_of(ann, bea)
    socket, own = there.socket(), ann.socket()
    socket.watch(table, 1)
    react(own, table, 0)
    assert socket.until(lambda m: m["type"] == "reaction")["picture"] == "applause"

    bea.post("/api/guest/people", guest=ann.id, list="muted")
    react(own, table, 0, "laugh")
    react(bea.socket(), table, 1, "thanks")
    assert socket.until(lambda m: m["type"] == "reaction")["picture"] == "thanks", "the other process knew about it"
