"""What a server measures, as Prometheus reads it."""

from __future__ import annotations

import resource
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport.app import House


def measures(house: House) -> dict[str, tuple[str, float, str]]:
    """Each measure's kind, value and meaning."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return {
        "sockets": ("gauge", len(house.hub.sockets), "open sockets"),
        "live_tables": ("gauge", len(house.room.live), "tables in memory"),
        "compiled_games": ("gauge", len(house.shelf.ready), "games that run in compiled code"),
        "moves_total": ("counter", house.room.moves, "moves and outcomes of chance that were written"),
        "messages_received_total": ("counter", house.hub.received, "messages from sockets"),
        "messages_sent_total": ("counter", house.hub.sent, "messages to sockets"),
        "refusals_total": ("counter", house.hub.refused, "messages that were refused"),
        "slow_readers_total": ("counter", house.hub.dropped, "sockets that were closed because they did not keep up"),
        "requests_total": ("counter", house.requests, "requests over HTTP"),
        "commits_total": ("counter", house.store.writer.commits, "commits to the database"),
        "changes_total": ("counter", house.store.writer.changes, "changes that were committed"),
        "bot_questions_total": ("counter", house.workers.asked, "questions to bots' processes"),
        "bot_restarts_total": ("counter", house.workers.restarts, "bots' processes that failed"),
        "stand_ins_total": ("counter", house.steward.stand_ins, "times that a stand-in took over"),
        "cpu_seconds_total": ("counter", usage.ru_utime + usage.ru_stime, "processor time of the server process"),
        "memory_bytes": ("gauge", usage.ru_maxrss * 1024, "largest memory of the server process"),
        "up_seconds": ("gauge", time.monotonic() - house.began, "since the server started"),
    }


def page(house: House) -> str:
    """All measures as text."""
    lines = []
    for name, (kind, value, meaning) in measures(house).items():
        full = f"snowbound_{name}"
        lines += [f"# HELP {full} {meaning}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
    return "\n".join(lines) + "\n"
