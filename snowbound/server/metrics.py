"""What a server measures, as Prometheus reads it."""

from __future__ import annotations

import resource
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport.app import Services


def measures(services: Services) -> dict[str, tuple[str, float, str]]:
    """Each measure's kind, value and meaning."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return {
        "sockets": ("gauge", len(services.hub.sockets), "open sockets"),
        "live_tables": ("gauge", len(services.tables.live), "tables in memory"),
        "compiled_games": ("gauge", len(services.games.ready), "games that run in compiled code"),
        "moves_total": ("counter", services.tables.moves, "moves and outcomes of chance that were written"),
        "messages_received_total": ("counter", services.hub.received, "messages from sockets"),
        "messages_sent_total": ("counter", services.hub.sent, "messages to sockets"),
        "refusals_total": ("counter", services.hub.refused, "messages that were refused"),
        "slow_readers_total": (
            "counter",
            services.hub.dropped,
            "sockets that were closed because they did not keep up",
        ),
        "requests_total": ("counter", services.requests, "requests over HTTP"),
        "commits_total": ("counter", services.database.writer.commits, "commits to the database"),
        "changes_total": ("counter", services.database.writer.changes, "changes that were committed"),
        "bot_questions_total": ("counter", services.workers.asked, "questions to bots' processes"),
        "bot_restarts_total": ("counter", services.workers.restarts, "bots' processes that failed"),
        "stand_ins_total": ("counter", services.scheduler.stand_ins, "times that a stand-in took over"),
        "cpu_seconds_total": ("counter", usage.ru_utime + usage.ru_stime, "processor time of the server process"),
        "memory_bytes": ("gauge", usage.ru_maxrss * 1024, "largest memory of the server process"),
        "up_seconds": ("gauge", time.monotonic() - services.began, "since the server started"),
    }


def page(services: Services) -> str:
    """All measures as text."""
    lines = []
    for name, (kind, value, meaning) in measures(services).items():
        full = f"snowbound_{name}"
        lines += [f"# HELP {full} {meaning}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
    return "\n".join(lines) + "\n"
