"""Describe each process, so that an upgrade can name those that it has to wait for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Older programs leave them empty."""
    op.add_column("processes", sa.Column("name", sa.Text))
    op.add_column("processes", sa.Column("schema", sa.Text))
