"""Keys are no longer unique by an index: the numbers in the log settle all races already, and each row costs less."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the index."""
    op.drop_index("events_by_key", "events")
