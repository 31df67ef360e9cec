"""The metrics of a server, in Prometheus's text format."""

from __future__ import annotations

import contextlib
import sys
import time
from typing import TYPE_CHECKING

from snowbound.core.variant import loaded_layouts

from .json_log import LIMIT

if TYPE_CHECKING:
    from .transport.app import Services


def metrics(services: Services) -> dict[str, tuple[str, float, str]]:
    """Return the kind, value and meaning of each metric."""
    found = {
        "sockets": ("gauge", len(services.sockets.open), "open sockets"),
        "connections": ("gauge", len(services.connections), "open connections, with sockets or requests"),
        "refused_connections_total": ("counter", services.connections.refused, "connections beyond the limits"),
        "unread_connections_total": ("counter", services.connections.unread, "connections whose clients hardly read"),
        "suppressed_log_lines_total": ("counter", LIMIT.suppressed, "lines left out of the log"),
        "live_tables": ("gauge", len(services.tables.live), "tables in memory"),
        "damaged_tables": ("gauge", len(services.tables.quarantine), "tables whose stored rows are damaged"),
        "compiled_games": ("gauge", len(services.games.ready), "games running in compiled code"),
        "changed_boards_total": ("counter", services.boards.checked, "board files checked"),
        "compiled_boards_total": ("counter", services.boards.compiled, "changed boards compiled"),
        "failed_boards_total": ("counter", services.boards.failed, "board files whose process failed"),
        "loaded_layouts": ("gauge", loaded_layouts(), "changed boards with code of their own in memory"),
        "moves_total": ("counter", services.tables.moves, "moves and outcomes of chance written"),
        "messages_received_total": ("counter", services.sockets.received, "messages from sockets"),
        "messages_sent_total": ("counter", services.sockets.sent, "messages to sockets"),
        "refusals_total": ("counter", services.sockets.refused, "refused messages"),
        "slow_readers_total": (
            "counter",
            services.sockets.dropped,
            "sockets closed because the client read too slowly",
        ),
        "requests_total": ("counter", services.requests, "HTTP requests"),
        "commits_total": ("counter", services.database.writer.commits, "commits to the database"),
        "snapshots_written_total": ("counter", services.tables.snapshots.written, "snapshots of tables written"),
        "snapshots_used_total": ("counter", services.tables.snapshots.used, "tables loaded from a snapshot"),
        "snapshots_ignored_total": (
            "counter",
            services.tables.snapshots.ignored,
            "snapshots that did not fit",
        ),
        "changes_total": ("counter", services.database.writer.changes, "committed changes"),
        "bot_questions_total": ("counter", services.workers.asked, "questions to bot processes"),
        "bot_questions_waiting": ("gauge", len(services.workers.waiting), "questions that wait for a bot process"),
        "hints_total": ("counter", services.advisers.hints.given, "hints given to players"),
        "judged_moves_total": ("counter", services.advisers.coach.judged, "moves that the coach has searched again"),
        "coached_moves_total": ("counter", services.advisers.coach.spoken, "moves about which the coach has spoken"),
        "reviews_total": ("counter", services.advisers.reviews.made, "reviews of finished games"),
        "bot_restarts_total": ("counter", services.workers.restarts, "failures of bot processes"),
        "stand_ins_total": ("counter", services.scheduler.stand_ins, "seats taken over by stand-ins"),
        "admin_refusals_total": ("counter", services.admin_refusals, "requests of hosts with a wrong token"),
        "cpu_seconds_total": ("counter", time.process_time(), "processor time of the server process"),
        "up_seconds": ("gauge", time.monotonic() - services.began, "seconds since the server started"),
    }
    if disk := services.host.retention.disk:
        found["database_bytes"] = ("gauge", disk["bytes"], "size of the database on disk")
        found["stored_tables"] = ("gauge", disk["tables"], "tables in the database")
        found["stored_guests"] = ("gauge", disk["guests"], "guests in the database")
    if (memory := peak_memory()) is not None:
        found["memory_bytes"] = ("gauge", memory, "peak memory of the server process")
    return found


def peak_memory() -> int | None:
    """Return the largest memory use of this process so far, or None where the system does not say (Windows)."""
    with contextlib.suppress(ImportError):
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024  # macOS counts bytes, Linux kilobytes
    return None


def page(services: Services) -> str:
    """Return all metrics as text."""
    lines = []
    for name, (kind, value, meaning) in metrics(services).items():
        full = f"snowbound_{name}"
        lines += [f"# HELP {full} {meaning}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
    return "\n".join([*lines, *_damage(services)]) + "\n"


def _damage(services: Services) -> list[str]:
    """Return a line for each damaged table, with the row that makes no sense."""
    name = "snowbound_damaged_table"
    found = [f'{name}{{table="{error.table}",place="{error.place}"}} 1' for error in services.tables.quarantine]
    return [f"# HELP {name} where a stored table is damaged", f"# TYPE {name} gauge", *found] if found else []
