"""Files to download: replays as animated pictures and texts, and logs."""

from __future__ import annotations

from aiohttp.web import Response

from ..tables.table import TableState

TYPES = {"svg": "image/svg+xml", "txt": "text/plain", "jsonl": "application/jsonl"}
"""The type of a file by its ending."""


def download(table: TableState, data: bytes, ending: str) -> Response:
    """Return a file that browsers save."""
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{table.id}.{ending}"'}
    return Response(body=data, content_type=TYPES[ending], charset="utf-8", headers=headers)
