"""The figures of a load run, by the keys that `benchmarks/tables.py` shows."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from benchmarks.tables import BEFORE_FACTS, BEFORE_FACTS_KEY, SERVER_RATIOS

from .boardgame_server import BoardgameServer
from .snowbound_server import SnowboundServer

ROWS = ("moves_per_cpu_second", "p50", "p99", "kib_per_table")


def figures_of(chosen: argparse.Namespace, rows: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    """Return what was measured with these arguments; nothing for arguments that no table shows."""
    if chosen.games:
        return _game_figures(chosen, rows)
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


def _game_figures(chosen: argparse.Namespace, rows: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    """Return the figures of each game, and those of the older commit if the run was against `BEFORE_FACTS`."""
    kind = "_pictures" if chosen.scenes else ""
    found: dict[str, list[float]] = {}
    for game in dict.fromkeys(row["game"] for row in rows):
        ours = [row for row in rows if row["game"] == game and not row["version"]]
        found |= {f"server_{game}{kind}_{name}": [row[name] for row in ours] for name in ROWS}
        if chosen.scenes and chosen.against == BEFORE_FACTS:
            older = [row for row in rows if row["game"] == game and row["version"] == BEFORE_FACTS]
            found |= {f"server_{game}_{BEFORE_FACTS_KEY}_{name}": [row[name] for row in older] for name in ROWS}
    return found


def _ratios(ours: Sequence[dict[str, Any]], theirs: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    return {
        f"server_ratio_{name}": [a[name] / b[name] for a, b in zip(ours, theirs, strict=True)]
        for name, _, _ in SERVER_RATIOS
        if name in ours[0]
    }
