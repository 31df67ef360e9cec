"""The tables of the database, and the migration of an empty or older database.

`events` is the log of all tables: rows are added, and changed only when a guest is purged. `tables` has what was chosen
when a table was created, and a summary (status, lobby) that follows from the log.
"""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

from snowbound.core.errors import SnowboundError

from . import upgrades

HEAD = "0011"
"""The newest migration. If the database has it, Alembic need not be imported."""

VERSIONS = [Path(__file__).parent / "migrations" / "versions"]
"""The folders of the migrations."""

metadata = MetaData()


class WrongVersion(SnowboundError):
    """The database was written by a program of another version."""

    code = "wrong-database-version"


settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# fmt: off
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),             # empty if the host has hidden it
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),     # the last visit, to the day
    Column("cookies", Integer, nullable=False, server_default="0"),     # how often the guest's cookies were revoked
    Column("hidden", Text, nullable=False, server_default=""),          # names that the host has hidden, as lookalikes
    Column("purged", BigInteger),                     # when the purge of this guest began
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),          # JSON
    Column("owner", Text, ForeignKey("guests.id"), nullable=False),
    Column("timing", Text, nullable=False),
    Column("stand_in", Integer, nullable=False),      # level of the bot that plays for an absent person
    Column("visibility", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", Text, nullable=False),            # JSON, as created
    Column("lobby", Text, nullable=False),            # JSON: the public description, as sent to clients
    Column("key", Text),                              # of the command that created it
    Column("board", Text),                            # JSON: what differs from the printed board; empty if nothing does
    Index("tables_by_status", "status", "created"),
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_key", "owner", "key", unique=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),         # settles races: two writers cannot use the same number
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("by", Text),
    Column("key", Text),
    Column("more", Text),                             # JSON
    Column("at", BigInteger, nullable=False),         # milliseconds since 1970
)

players = Table(
    "players",                                        # guests who have, or had, a seat at a table
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),           # SHA-256, so that a copy of the database grants no access
    Column("kind", Text, nullable=False),             # "seat" or "device"
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    Column("expires", BigInteger),
    Index("tokens_by_guest", "guest", "kind"),
)

snapshots = Table(
    "snapshots",                                      # derived from the log: any row may be deleted at any time
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),           # of the last record that it contains
    Column("fingerprint", Text, nullable=False),      # of the program, the rules and the table's agreement
    Column("checksum", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),            # who is banned; empty if it is an address
    Column("address", Text, nullable=False),          # an IPv4 address or an IPv6 /64 network; empty if it is a guest
    Column("reason", Text, nullable=False),           # which the banned person is told
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),                    # None: never
)

reports = Table(
    "reports",                                        # of names, for the host
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),         # a guest
    Column("guest", Text, nullable=False),            # who is reported
    Column("table_id", Text, nullable=False),
    Column("name", Text, nullable=False),             # the name that was shown
    Column("kind", Text, nullable=False),             # why
    Column("handled", BigInteger),                    # when the host resolved it; None: not yet
    Index("reports_by_handled", "handled", "at"),
    Index("reports_by_guest", "guest"),
    Index("reports_by_reporter", "reporter"),
)

audit = Table(
    "audit",                                          # what hosts have done; rows are only added
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),               # "page", "command line" or "retention"
    Column("what", Text, nullable=False),
    Column("guest", Text, nullable=False),            # whom it concerned, blanked when the guest is purged
    Column("more", Text, nullable=False),             # JSON: the other parameters
    Index("audit_by_guest", "guest"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False),    # by the database's clock; its leases are free afterwards
    Column("name", Text),                             # where it runs, for people
    Column("schema", Text),                           # the newest migration that its program knows
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, nullable=False),          # which runs the table's bots and clocks
    Column("token", Text, nullable=False),            # different each time that the lease is acquired
)

boards = Table(
    "boards",                                         # changed boards that were accepted, for the tables of a day
    metadata,
    Column("id", Text, primary_key=True),             # a hash of the rest
    Column("game", Text, nullable=False),
    Column("board", Text, nullable=False),            # JSON: what differs from the printed board
    Column("created", BigInteger, nullable=False),
)

restrictions = Table(
    "restrictions",                                   # whom a guest has blocked or muted, or whose name is hidden
    metadata,
    Column("guest", Text, primary_key=True),
    Column("kind", Text, primary_key=True),           # "blocked", "muted" or "hidden"
    Column("other", Text, primary_key=True),          # a guest
    Column("at", BigInteger, nullable=False),
    Index("restrictions_by_other", "other", "kind"),
)
# fmt: on


def bring_up_to_date(engine: Engine) -> bool:
    """Run the missing migrations. Return whether there were any.

    A newer database is accepted if its migrations are compatible with this program.
    """
    if (version := _version(engine)) == HEAD:
        return False
    if version is not None and version > HEAD:
        with engine.connect() as connection:
            require_compatible(connection)
        return False
    with engine.begin() as connection:
        upgrades.lock_migrations(connection)  # only one of several starting processes may migrate
        return _migrate(connection)


def _migrate(connection: Connection) -> bool:
    """Run the missing migrations, unless they would break other processes that use the database."""
    version = _version_of(connection) if sa.inspect(connection).has_table("alembic_version") else None
    if version is not None and version >= HEAD:  # another process was faster
        require_compatible(connection)
        return False
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(VERSIONS[0].parent))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", os.pathsep.join(map(str, VERSIONS)))
    config.attributes["connection"] = connection
    missing = ScriptDirectory.from_config(config).iterate_revisions("head", version or "base")
    breaking = [script.revision for script in missing if getattr(script.module, "is_breaking", False)]
    if breaking and version is not None:
        upgrades.refuse_with_processes(connection, version, HEAD, sorted(breaking))
    command.upgrade(config, "head")
    upgrades.set_oldest_program(connection, breaking)
    return True


def require_compatible(connection: Connection) -> None:
    """Raise WrongVersion if the database is newer than this program, which can no longer use it."""
    version = _version_of(connection)
    if version is not None and version > HEAD:
        oldest = upgrades.oldest_program(connection)
        if oldest is None or oldest > HEAD:
            _refuse_newer(version)


def require_current(engine: Engine) -> None:
    """Raise WrongVersion unless the database needs no migration."""
    version = _version(engine)
    _refuse_newer(version)
    if version is None:
        raise WrongVersion("this is not a database of Snowbound: it has no version")
    if version != HEAD:
        raise WrongVersion(
            f"the database is of version {version}, older than this program's, which is {HEAD}: "
            "start `snowbound serve` with it once, which migrates it; make a copy first"
        )


def _refuse_newer(version: str | None) -> None:
    if version is not None and version > HEAD:
        raise WrongVersion(
            f"the database is of version {version}, newer than this program's, which is {HEAD}: "
            "install the Snowbound that wrote it, or a newer one"
        )


def _version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        try:
            return _version_of(connection)
        except sa.exc.DatabaseError:  # a new database has no such table
            return None


def _version_of(connection: Connection) -> str | None:
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
