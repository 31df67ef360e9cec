"""What hosts need: bans, reports, an audit log, and what is known about guests beside their names.

Everyone who ever took a seat is listed in `players`, so that a purge finds all tables of a guest by the index.
"""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
is_breaking = True  # older programs accept revoked cookies and do not know all kinds of records


def upgrade() -> None:
    """Create the tables and columns, and list those who took a seat and gave it up."""
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("cookies", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("hidden", sa.Text, nullable=False, server_default=""))
    op.add_column("guests", sa.Column("purged", sa.BigInteger))
    op.execute(f"UPDATE guests SET seen = {int(time.time() * 1000)}")  # so that nobody counts as idle yet
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("handled", sa.BigInteger),
    )
    op.create_index("reports_by_handled", "reports", ["handled", "at"])
    op.create_index("reports_by_guest", "reports", ["guest"])
    op.create_index("reports_by_reporter", "reports", ["reporter"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("more", sa.Text, nullable=False),
    )
    op.create_index("audit_by_guest", "audit", ["guest"])
    _list_players()


def _list_players() -> None:
    connection = op.get_bind()
    seated = connection.execute(sa.text("SELECT table_id, more FROM events WHERE kind = 'sit'"))
    found = {(guest, table) for table, more in seated if (guest := _guest(more))}
    found -= {(guest, table) for guest, table in connection.execute(sa.text("SELECT guest, table_id FROM players"))}
    players = sa.table("players", sa.column("guest"), sa.column("table_id"))
    if rows := [{"guest": guest, "table_id": table} for guest, table in sorted(found)]:
        connection.execute(sa.insert(players), rows)


def _guest(more: str | None) -> str:
    try:
        return str(json.loads(more or "{}").get("guest", ""))
    except (ValueError, AttributeError):  # damaged; `snowbound check` lists it
        return ""
