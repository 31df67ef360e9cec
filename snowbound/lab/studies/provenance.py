"""From which sources a result comes: edition of the rules, commit and versions."""

from __future__ import annotations

import platform
import subprocess
from importlib.metadata import version
from typing import Any

from snowbound.core.cache import PACKAGE
from snowbound.core.game import Game
from snowbound.lab.sources import sources

LIBRARIES = "snowbound", "numpy", "numba", "llvmlite"


def provenance(game: Game) -> dict[str, Any]:
    """Return from what the results of a game come."""
    return {
        "edition": game.version,
        "commit": commit(),
        "versions": {"python": platform.python_version(), **{name: version(name) for name in LIBRARIES}},
        "sources": sources(),
    }


def commit() -> str | None:
    """Return the commit of the sources, with a + if files were changed since, or None if they are no git checkout."""
    hashed = _git("rev-parse", "--short=12", "HEAD")
    if hashed is None or not (PACKAGE.parent / ".git").exists():
        return None
    return f"{hashed}+" if _git("status", "--porcelain", "--untracked-files=no", "--", str(PACKAGE)) else hashed


def _git(*arguments: str) -> str | None:
    command = ["git", "-C", str(PACKAGE), *arguments]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return None
