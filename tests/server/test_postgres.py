"""Two server processes with one PostgreSQL: people at different processes play at the same table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from snowbound.server.storage import schema
from snowbound.server.tables.live_table import LiveTable
from tests.server.postgres import Cluster
from tests.server.running import Guest, Message, Running, until


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("pg")
    with (
        Running(folder, database=cluster.url, compiled=False, idle=0.2) as one,
        Running(folder, database=cluster.url, compiled=False) as other,
    ):
        yield [one, other]


def test_migrations_make_exactly_the_schema(servers: list[Running]) -> None:
    with servers[0].services.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_people_at_two_processes_play_at_one_table(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann"), servers[1].guest("Bea")
    lobby = bea.socket()
    lobby.do("lobby")
    table = ann.create("tic_tac_toe", "me", "open")
    lobby.until(lambda m: m["type"] == "tables" and m["tables"][0]["id"] == table)
    sockets = [ann.socket(), bea.socket()]
    sockets[0].watch(table, 0)
    bea.post(f"/api/tables/{table}/sit")
    sockets[1].watch(table, 1)
    number = sockets[1].latest[table, 1]["number"]
    for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
        seat = place % 2
        sockets[seat].news(table, seat, number)
        ack = sockets[seat].do("move", table=table, seat=seat, action=field)
        assert ack["type"] == "ack", ack
        number = ack["number"]
    views = [socket.news(table, seat, number)["view"] for seat, socket in enumerate(sockets)]
    assert [view["places"] for view in views] == [[1, 2], [1, 2]]
    until(lambda: servers[0].services.tables.live[table].present_seats() == [0, 1], "presence at the other process")


@dataclass
class Late:
    """A table that a process has in memory, and whose notifications no longer reach that process."""

    table: str
    ann: Guest
    bea: Guest  # at the late process
    bea_elsewhere: Guest  # the same guest at the other one


@pytest.fixture
def late(servers: list[Running], monkeypatch: pytest.MonkeyPatch) -> Late:
    async def lost(message: object) -> None:
        pass

    ann, bea = servers[0].guest("Ann"), servers[1].guest("Bea")
    bea_elsewhere = servers[0].guest()
    bea_elsewhere.http.cookies.set("snowbound", bea.http.cookies["snowbound"])
    table = ann.create("tic_tac_toe", "me", "open")
    bea.get(f"/api/tables/{table}")
    monkeypatch.setattr(servers[1].services.cluster, "_receive", lost)
    return Late(table, ann, bea, bea_elsewhere)


def test_a_process_reads_what_another_has_written_before_it_refuses(late: Late) -> None:
    """A notification may come later than the client whose seat it is about."""
    late.bea_elsewhere.post(f"/api/tables/{late.table}/sit")
    assert late.bea.socket().watch(late.table, 1)["info"]["status"] == "playing"

    for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
        (late.ann, late.bea_elsewhere)[place % 2].post(f"/api/tables/{late.table}/move", seat=place % 2, action=field)
    assert late.bea.post(f"/api/tables/{late.table}/rematch")["table"] != late.table


def test_a_notification_that_comes_during_the_check_counts(
    servers: list[Running], late: Late, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check finds no seat, the notification brings it, and reading the database then finds nothing new."""
    tables = servers[1].services.tables
    catch_up = tables.catch_up

    async def after_a_notification(live: LiveTable) -> bool:
        await catch_up(live)
        return await catch_up(live)

    monkeypatch.setattr(tables, "catch_up", after_a_notification)
    late.bea_elsewhere.post(f"/api/tables/{late.table}/sit")
    assert late.bea.socket().watch(late.table, 1)["info"]["status"] == "playing"


def test_only_one_of_two_simultaneous_moves_is_executed(servers: list[Running]) -> None:
    ann = servers[0].guest("Ann")
    cookie = ann.http.cookies["snowbound"]
    phone = servers[1].guest()
    phone.http.cookies.set("snowbound", cookie)
    for _ in range(10):
        table = ann.create("tic_tac_toe", "me", "me")
        ann.post(f"/api/tables/{table}/start")
        phone.get(f"/api/tables/{table}", seat=0)
        answers: list[Message] = []

        def move(guest: object, action: int, table: str = table, answers: list[Message] = answers) -> None:
            path = f"/api/tables/{table}/move"
            answers.append(guest.http.post(path, json={"seat": 0, "action": action, "key": f"k{action}"}).json())  # type: ignore[attr-defined]

        threads = [threading.Thread(target=move, args=(guest, a)) for guest, a in ((ann, 0), (phone, 8))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["type"] if "type" in answer else answer["error"]["code"] for answer in answers) == [
            "ack",
            "wrong-seat",
        ]
        assert ann.get(f"/api/tables/{table}")["view"]["events"] == 1


def test_tables_created_at_once_at_two_processes_are_counted_together(servers: list[Running]) -> None:
    most = servers[0].settings.tables_per_guest
    ann, phone = servers[0].guest("Ann"), servers[1].guest()
    phone.http.cookies.set("snowbound", ann.http.cookies["snowbound"])
    sockets = [guest.socket() for guest in (ann, phone)]
    for number in range(most):
        for place, socket in enumerate(sockets):
            socket.send("create", key=f"{place}-{number}", game="tic_tac_toe", seats=["me", "open"])
    answers = [socket.until(lambda m: "key" in m) for socket in sockets for _ in range(most)]
    codes = [answer["error"]["code"] for answer in answers if answer["type"] == "error"]
    assert codes == ["limit"] * most


def test_control_characters_are_refused_before_they_reach_the_database(servers: list[Running]) -> None:
    ann = servers[0].guest("Ann")
    table, waiting = ann.create("tic_tac_toe", "me", "me"), ann.create("tic_tac_toe", "me", "open")
    ann.post(f"/api/tables/{table}/start")
    move = {"table": table, "seat": 0, "action": 4}
    socket = ann.socket()
    for values in ({"key": "a\0b"}, {"key": "a\n"}, {"table": "a\0"}, {"table": f"{table}\x1f"}):
        wanted = move | values
        socket.send("move", **wanted)
        assert socket.until(lambda m: m["type"] == "error")["error"]["code"] == "bad-message", values
    for method, path, body, code in (
        ("GET", "/api/tables/a%00", None, "bad-message"),
        ("POST", "/api/tables/a%00/seats/0/token", {}, "bad-message"),
        ("POST", f"/api/tables/{table}/move", {"seat": 0, "action": 4, "key": "\0"}, "bad-message"),
        ("POST", f"/api/tables/{waiting}/pledge", {"commitment": "0\0", "pledge": "0\0", "key": "k"}, "not-now"),
        ("POST", "/api/tables", {"game": "tic_tac_toe\0", "seats": ["me", "me"], "key": "k"}, "unknown-game"),
        ("POST", "/api/guest", {"name": "\0"}, "bad-name"),
        ("POST", "/api/guest/take", {"token": "\0"}, "not-allowed"),
    ):
        assert ann.http.request(method, path, json=body).json()["error"]["code"] == code, path
    assert socket.do("move", **move, key="Zug 1, à propos")["type"] == "ack"


def test_another_process_takes_over_the_bots_of_a_table(servers: list[Running]) -> None:
    ann = servers[0].guest("Ann")
    phone = servers[1].guest()
    phone.http.cookies.set("snowbound", ann.http.cookies["snowbound"])
    table = ann.create("tic_tac_toe", "me", "bot:2")
    ann.socket().watch(table, 0)
    ann.post(f"/api/tables/{table}/start")

    def holders() -> list[int]:
        with servers[1].services.database.engine.connect() as connection:
            query = sa.select(schema.leases.c.process).where(schema.leases.c.table_id == table)
            process = connection.execute(query).scalar()
        return [n for n, server in enumerate(servers) if server.services.leases.process == process]  # type: ignore[union-attr]

    def play() -> None:
        before = ann.get(f"/api/tables/{table}")["view"]["events"]
        choice = phone.get(f"/api/tables/{table}", seat=0)["view"]["choices"][0]["action"]
        assert phone.post(f"/api/tables/{table}/move", seat=0, action=choice)["number"]
        until(lambda: phone.get(f"/api/tables/{table}")["view"]["events"] == before + 2, "the bot's move")

    until(lambda: holders() == [0], "the only process at which somebody looks holding the table")
    phone.socket().watch(table, 0)
    play()
    assert holders() == [0]
    servers[0].stop()
    until(lambda: holders()[-1:] == [1], "the other taking over")
    choice = phone.get(f"/api/tables/{table}", seat=0)["view"]["choices"][0]["action"]
    phone.post(f"/api/tables/{table}/move", seat=0, action=choice)
    until(lambda: phone.get(f"/api/tables/{table}")["view"]["events"] == 4, "the bot's move at the other process")
    with servers[1].services.database.engine.connect() as connection:
        query = sa.select(sa.func.count()).where(schema.events.c.table_id == table, schema.events.c.by == "bot")
        assert connection.execute(query).scalar_one() == 2, "nothing was played twice"
