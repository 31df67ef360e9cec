"""Who asks for a seat before the game, and who was removed, as the public description of a table has it."""

from __future__ import annotations

from typing import Any

from ..tables.table import TableState
from . import wire


def admission_info(table: TableState) -> dict[str, Any]:
    """Return the fields of `TableInfo` that say who may sit down. They are at their defaults once a game has begun."""
    if table.status != "open":
        return {}
    admission = table.admission
    return {
        "approval": admission.approval,
        "requests": [
            wire.RequestInfo(guest, request.name, request.seat, request.colour)
            for guest, request in admission.requests.items()
        ],
        "removed": [wire.RemovedInfo(guest, name) for guest, name in admission.removed.items()],
    }
