"""Runs Alembic's migrations over the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from snowbound.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
