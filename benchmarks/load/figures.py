"""The figures of a load run, by the keys that `benchmarks/tables.py` shows."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from benchmarks.tables import SERVER_RATIOS

from .boardgame_server import BoardgameServer
from .snowbound_server import SnowboundServer

ROWS = ("moves_per_cpu_second", "p50", "p99", "kib_per_table")


def figures_of(chosen: argparse.Namespace, rows: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    """Return what was measured with these arguments; nothing for arguments that no table shows."""
    if chosen.games:
        kind = "_pictures" if chosen.scenes else ""
        keys = {(row["game"], name): f"server_{row['game']}{kind}_{name}" for row in rows for name in ROWS}
        return {key: [row[name] for row in rows if row["game"] == game] for (game, name), key in keys.items()}
    if chosen.tables:
        return {f"server_tables_{name}": [rows[0][name]] for name in ("mib", "kib_per_table")}
    if chosen.idle:
        before, beside = rows
        found = {f"server_idle_{name}": [beside[name]] for name in ("mib", "kib_per_socket", "p99")}
        return found | {"server_idle_p99_before": [before["p99"]]}
    ours = [row for row in rows if row["server"] == SnowboundServer.name]
    if not chosen.alone:
        theirs = [row for row in rows if row["server"] == BoardgameServer.name]
        return _ratios(ours, theirs)
    run = "sockets" if chosen.sockets == 4 else "texts" if chosen.texts else "pause" if chosen.pause else None
    return {f"server_{run}_{name}": [row[name] for row in ours] for name in ROWS[:3]} if run else {}


def _ratios(ours: Sequence[dict[str, Any]], theirs: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    return {
        f"server_ratio_{name}": [a[name] / b[name] for a, b in zip(ours, theirs, strict=True)]
        for name, _, _ in SERVER_RATIOS
        if name in ours[0]
    }
