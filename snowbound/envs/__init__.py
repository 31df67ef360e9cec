"""The games as environments for reinforcement learning and game-theory libraries.

Each library is an optional extra of Snowbound: `gymnasium` and `vector` need `snowbound[gymnasium]`,
`pettingzoo` and `pettingzoo_parallel` need `snowbound[pettingzoo]`, and `openspiel` needs
`snowbound[openspiel]`. `steps` (one game) and `lanes` (many games at once) need no library.
"""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

__all__ = ["MissingExtra"]


class MissingExtra(SnowboundError):
    """A library is not installed that an environment needs."""

    code = "missing-extra"

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed: pip install 'snowbound[{extra}]'")
