"""List the guests of each table, so that the tables of a guest are found by an index."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table and fill it from the descriptions of all tables."""
    players = op.create_table(
        "players",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    connection = op.get_bind()
    for id, lobby in connection.execute(sa.text("SELECT id, lobby FROM tables")).all():
        if rows := [{"guest": guest, "table_id": id} for guest in sorted(_guests(lobby))]:
            connection.execute(sa.insert(players), rows)


def _guests(lobby: str) -> set[str]:
    try:
        seats = json.loads(lobby)["seats"]
        return {seat["guest"] for seat in seats if seat.get("guest")}
    except (ValueError, KeyError, TypeError, AttributeError):  # damaged; `snowbound check` lists it
        return set()
