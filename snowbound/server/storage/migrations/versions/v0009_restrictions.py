"""Store whom a guest has blocked or muted, and whose name they do not want to see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
is_breaking = True  # older programs do not know the records about who may sit down


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "restrictions",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("restrictions_by_other", "restrictions", ["other", "kind"])
