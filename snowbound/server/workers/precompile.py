"""Compiles games in advance, in a process of its own, so that the first bots on a machine need not wait.

    python -m snowbound.server.workers.precompile uno_power_grab ice_flow

Each game is compiled once: a marker file lies beside its compiled code. Both disappear when a rule changes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from snowbound.core.cache import cache_folder
from snowbound.core.registry import load

from .games import ENTRIES
from .priority import lower_priority

NICE = 15
"""The niceness of this process. It yields to everything else, even to bots."""

BOT_ENTRIES = ("remembers", "notice", "recall", "choose", "search", "foresee")
"""The additional kernels that bots need."""


def precompile(paths: Sequence[str]) -> list[str]:
    """Compile the games that have no marker, and return their ids."""
    done = []
    for path in paths:
        game = load(path)
        mark = cache_folder(game) / "compiled"
        if not mark.exists():
            import snowbound.bots  # noqa: F401  (declares the kernels of bots)
            from snowbound.core.kernels import kernels

            kernels(game).prepare(*ENTRIES, *BOT_ENTRIES)
            mark.touch()
            done.append(game.id)
    return done


if __name__ == "__main__":
    lower_priority(NICE)
    precompile(sys.argv[1:])
