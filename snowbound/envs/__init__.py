"""Environments for learning programs: the games as other people's tools expect them.

Each module needs the library that it speaks to, which is an optional extra of Snowbound:
`gymnasium` and `vector` need `snowbound[gymnasium]`, `pettingzoo` and `pettingzoo_parallel`
`snowbound[pettingzoo]`, `openspiel` needs `snowbound[openspiel]`. `single` and `lanes` need none: one game step
by step, or many at once, for loops of one's own.
"""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

__all__ = ["MissingExtra"]


class MissingExtra(SnowboundError):
    """A library is not installed that an environment needs."""

    code = "missing-extra"

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed: pip install 'snowbound[{extra}]'")
