"""Remember the key of the command that created a table, so that the same command creates it only once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and its index."""
    op.add_column("tables", sa.Column("key", sa.Text))
    op.create_index("tables_by_key", "tables", ["owner", "key"], unique=True)
