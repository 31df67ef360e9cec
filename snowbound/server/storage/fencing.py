"""Fencing: a write for a table's bots or clocks names its lease, and the same transaction checks it."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError

NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
"""The database's clock, which is the same for all processes and goes on during a transaction."""

VALID = sa.text(f"""
    SELECT leases.token FROM leases JOIN processes ON processes.id = leases.process
    WHERE leases.table_id = ANY(:tables) AND leases.token = ANY(:tokens) AND processes.expires > {NOW}
    ORDER BY leases.table_id FOR SHARE OF leases
""")
"""Locks the leases until the commit, so that another process can take them over only afterwards."""

Fence = tuple[str, str]
"""A table and the token of its lease."""


class LeaseLost(SnowboundError):
    """Another process may run the table's bots and clocks by now."""

    code = "lease-lost"


def check_leases(connection: Connection, fences: Sequence[Fence]) -> None:
    """Raise LeaseLost unless all these leases are still valid."""
    if not fences:
        return
    tables, tokens = ([*column] for column in zip(*fences, strict=True))
    valid = set(connection.execute(VALID, {"tables": tables, "tokens": tokens}).scalars())
    if lost := [table for table, token in fences if token not in valid]:
        raise LeaseLost(f"this process no longer runs the bots and clocks of table {', '.join(lost)}")
