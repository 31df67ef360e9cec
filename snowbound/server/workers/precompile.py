"""Compiles games in a process of its own, one after the other, so that the first bots on a machine need not wait.

    python -m snowbound.server.workers.precompile uno_power_grab ice_flow

It is done once: which games are ready is marked beside the compiled code, which goes when a rule changes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from snowbound.core.cache import cache_folder
from snowbound.core.registry import load

from .games import ENTRIES

NICE = 15
"""How much the machine prefers everything else, bots that people wait for included."""

BOT_ENTRIES = ("remembers", "notice", "recall", "choose", "search")
"""The kernels that bots need besides."""


def precompile(paths: Sequence[str]) -> list[str]:
    """Compile those games that are not marked; their ids."""
    done = []
    for path in paths:
        mark = cache_folder() / f"{path.replace(':', '-')}.ready"
        if not mark.exists():
            import snowbound.bots  # noqa: F401  (declares the kernels of bots)
            from snowbound.core.kernels import kernels

            game = load(path)
            kernels(game).prepare(*ENTRIES, *BOT_ENTRIES)
            mark.touch()
            done.append(game.id)
    return done


if __name__ == "__main__":
    os.nice(NICE)
    precompile(sys.argv[1:])
