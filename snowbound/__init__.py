"""Snowbound: printed board games, each played exactly by its rulebook.

>>> from snowbound import Match
>>> match = Match("uno_power_grab", players=3, seed=7)
>>> match.actors
(0,)
>>> match.describe(0, match.legal(0)[-1])
'draw a card'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from snowbound.core.contract import CHANCE, SPECTATOR
    from snowbound.core.errors import SnowboundError
    from snowbound.core.match import Match
    from snowbound.games import find, names

    __version__: str

__all__ = ["CHANCE", "SPECTATOR", "Match", "SnowboundError", "__version__", "find", "names"]

MODULES = {
    "CHANCE": "core.contract",
    "SPECTATOR": "core.contract",
    "SnowboundError": "core.errors",
    "Match": "core.match",
    "find": "games",
    "names": "games",
}
"""The module of each public name. Modules are imported on first use, so that the server starts without NumPy."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("snowbound")
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
