"""A guest's tokens are found by an index: when a new one is made, the oldest and the expired ones go."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the index."""
    op.create_index("tokens_by_guest", "tokens", ["guest", "kind"])
