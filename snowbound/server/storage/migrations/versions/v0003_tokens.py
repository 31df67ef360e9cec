"""Index tokens by guest, to delete the oldest and the expired ones when a new one is made."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index."""
    op.create_index("tokens_by_guest", "tokens", ["guest", "kind"])
