"""Tells clients of an older protocol that they are too old."""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

from ..messages import wire

HEADER = "Snowbound-Protocol"
"""The header in which a program may name the protocol that it speaks."""


class OldProtocol(SnowboundError):
    """The client speaks a protocol that the server no longer understands."""

    code = "old-protocol"


def check_protocol(spoken: int) -> None:
    """Raise OldProtocol for a protocol that is too old. 0 stands for a client that does not say."""
    if 0 < spoken < wire.OLDEST_PROTOCOL:
        raise OldProtocol(
            f"you speak protocol {spoken}, but this server speaks {wire.PROTOCOL} and understands "
            f"{wire.OLDEST_PROTOCOL} and later: reload the page, or update your program (docs/wire.md)"
        )


def check_header(text: str | None) -> None:
    """Raise OldProtocol if a request names a protocol that is too old."""
    if text is not None and text.isdecimal():
        check_protocol(int(text[:9]))
