"""Environments for learning programs: the games as other people's tools expect them.

Each module needs the library that it speaks to, which is an optional extra of Snowbound:
`gymnasium` and `vector` need `snowbound[gymnasium]`, `openspiel` needs `snowbound[openspiel]`.
"""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

__all__ = ["MissingExtra"]


class MissingExtra(SnowboundError):
    """A library is not installed that an environment needs."""

    code = "missing-extra"

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed: pip install 'snowbound[{extra}]'")
