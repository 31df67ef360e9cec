"""Drop the unique index on keys. The numbers in the log settle all races, and writing rows becomes cheaper."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the index."""
    op.drop_index("events_by_key", "events")
