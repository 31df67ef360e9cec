"""What the result of a job depends on besides the job: sources and libraries, which must be equal on all machines."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import version

from snowbound.core.board import owned_board
from snowbound.core.cache import PACKAGE, sources_hash
from snowbound.core.errors import SnowboundError
from snowbound.core.registry import FOLDER, built_in, installed

LIBRARIES = ("numba", "numpy", "llvmlite")

Sources = dict[str, str]
"""A hash or a version by the name of what it is of."""


class OtherSources(SnowboundError):
    """A machine whose results need not be those of this one."""

    code = "other-sources"


def sources() -> Sources:
    """Return what results depend on: the sources of Snowbound, of other packages' games and of boards, and libraries.

    The sources are read once, since a process does not load them again.
    """
    return read_sources()


@cache
def read_sources() -> Sources:
    """Read them from the disk."""
    others = {name: game.folder for name, game in installed().games.items()}
    folders = {name: FOLDER / name for name in built_in()} | others
    boards = {name: owned_board(folder) for name, folder in folders.items()}
    found = {"snowbound": sources_hash(PACKAGE).hex()[:12]}
    found |= {name: sources_hash(folder).hex()[:12] for name, folder in others.items()}
    for name, board in boards.items():
        if board is not None:
            found[f"the board of {name}"] = hashlib.sha256(board.read_bytes()).hexdigest()[:12]
    return found | {library: version(library) for library in LIBRARIES}


def differences(theirs: Sources, ours: Sources) -> list[str]:
    """Return in what the sources of another machine differ from ours."""
    names = dict.fromkeys([*ours, *theirs])
    return [
        f"{name} is {theirs.get(name, 'missing')} there and {ours.get(name, 'missing')} here"
        for name in names
        if theirs.get(name) != ours.get(name)
    ]


def check_sources(name: str, theirs: Sources) -> None:
    """Raise OtherSources if a machine of this name has other sources."""
    if found := differences(theirs, sources()):
        raise OtherSources(f"{name} would not give the same results: {'; '.join(found)}")
