"""The list of a guest's tables: found by an index, and without tables that the guest has left."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from snowbound.server.storage import schema
from snowbound.server.storage.database import Database
from snowbound.server.tables.table_lists import tables_of
from tests.server.running import Guest, Running


def listed(guest: Guest) -> list[str]:
    return [info["id"] for info in guest.get("/api/guest/tables")["tables"]]


def test_the_query_reads_no_table_as_a_whole(database: Database) -> None:
    with database.engine.connect() as connection:
        compiled = tables_of("ann").compile(database.engine, compile_kwargs={"literal_binds": True})
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {str(compiled).replace('%%', '%')}")]
    assert any(step.startswith("SEARCH") for step in plan)
    assert not any(step.startswith("SCAN") for step in plan), plan


def test_tables_are_listed_for_everyone_with_a_seat_and_only_while_they_have_it(
    running: Running, ann: Guest, bea: Guest
) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    assert (listed(ann), listed(bea)) == ([table], [])
    bea.post(f"/api/tables/{table}/sit")
    assert listed(bea) == [table]
    other = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{other}/sit", key="in")
    assert listed(bea) == [other, table], "the newest first"
    waiting = ann.create("arctic_race", "me", "open", "open")
    bea.post(f"/api/tables/{waiting}/sit")
    bea.post(f"/api/tables/{waiting}/leave")
    assert waiting not in listed(bea) and waiting in listed(ann)
    bea.post(f"/api/tables/{waiting}/sit")
    assert waiting in listed(bea), "taking a seat again is no conflict"


def test_a_rematch_is_listed_for_those_whose_seat_is_reserved(running: Running, ann: Guest, bea: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
        (ann, bea)[place % 2].post(f"/api/tables/{table}/move", seat=place % 2, action=field)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert listed(bea) == [again, table]


@pytest.mark.parametrize("lobby", ['{"seats":[{"guest":"ann"},{"guest":"bea"},{"guest":"ann"},{}]}', "{", "[]"])
def test_an_older_database_is_migrated_with_its_players(folder: Path, lobby: str) -> None:
    url, config = f"sqlite:///{folder / 'old.db'}", Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        connection.exec_driver_sql("INSERT INTO guests VALUES ('ann', 'Ann', 1)")
        old = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        values = {column.name: 1 if column.name in {"rules", "players"} else "x" for column in old.columns}
        values |= {"id": "t", "owner": "ann", "lobby": lobby, "created": 1, "stand_in": 1}
        connection.execute(sa.insert(old), values)
    engine.dispose()
    database = Database(url)
    with database.engine.connect() as connection:
        found = connection.execute(sa.select(schema.players).order_by(schema.players.c.guest)).all()
    database.close()
    guests = ["ann", "bea"] if "ann" in lobby else []
    assert [tuple(row) for row in found] == [(guest, "t") for guest in guests]
