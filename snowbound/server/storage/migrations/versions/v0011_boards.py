"""Tables on changed boards, and the boards that were accepted for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table. Older programs leave them empty."""
    op.add_column("tables", sa.Column("board", sa.Text))
    op.create_table(
        "boards",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
