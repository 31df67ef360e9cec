"""What a worker is asked about a seat: everything that the seat may know, and nothing else."""

from __future__ import annotations

import hmac

import msgspec

from ..workers.worker import BotQuestion
from .table import TableState


def bot_question(path: str, table: TableState, seat: int, skill: str, purpose: str) -> BotQuestion:
    """Return a question about a seat's decision. Its random numbers follow from the table, the seat and the purpose."""
    assert table.match is not None
    digest = hmac.digest(bytes.fromhex(table.agreement.seed), f"{purpose} {seat}".encode(), "sha256")
    decided = sum(event.seat == seat for event in table.match.events)
    return BotQuestion(
        path,
        seat,
        skill,
        int.from_bytes(digest[:7], "big"),
        decided,
        table.seen_by(seat),
        table.match.knowledge(seat).states.tobytes(),
        board=msgspec.json.encode(board) if (board := table.agreement.board) else b"",
    )
