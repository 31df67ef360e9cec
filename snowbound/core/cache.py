"""Where compiled code is kept: a folder per user and game that is never stale.

Numba looks only at the file of the function that it loads, not at what that function calls. The name of a
game's folder therefore holds a hash of everything that may change its code: the sources of the engine, the
game's own folder, the versions of Python, NumPy, Numba and llvmlite, and Numba's settings. A game that was loaded for
another board (`core.variant`) has a folder of its own, whose name holds the board as well.
Editing one game leaves the compiled code of the others valid.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from .per_game import kept_with_game

if TYPE_CHECKING:
    from .game import Game

PACKAGE = Path(__file__).resolve().parent.parent

ENGINE = ("core", "bots", "envs", "lab")
"""Packages with functions that are compiled for every game."""

NOT_COMPILED = (
    "bots/coach.py",
    "bots/hints.py",
    "bots/review.py",
    "core/cast.py",
    "core/film*.py",
    "core/heat_map.py",
    "core/lesson.py",
    "core/match_pictures.py",
    "core/picture.py",
    "core/registry.py",
    "core/retelling.py",
    "core/scene.py",
    "core/suggestion.py",
    "core/toml_lines.py",
    "core/words.py",
    "envs/pettingzoo*.py",
    "envs/render.py",
    "lab/*_workers.py",
    "lab/arena.py",
    "lab/basic_rules.py",
    "lab/game_rows.py",
    "lab/game_runner.py",
    "lab/intervals.py",
    "lab/job_worker.py",
    "lab/jobs.py",
    "lab/metrics/*.py",
    "lab/pace.py",
    "lab/plot.py",
    "lab/recording.py",
    "lab/report/*.py",
    "lab/seating.py",
    "lab/simulate.py",
    "lab/simulation_*.py",
    "lab/sources.py",
    "lab/studies/*.py",
    "lab/watched_games.py",
)
"""Files of the engine on which compiled code does not depend."""

NOT_RULES = ("scene*.py", "words.py", "heat_maps.py", "lessons/*.toml", "basic_rules.toml", "pace.toml")
"""Files of a game on which compiled code does not depend."""

KEPT_DAYS = 14
SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


@cache
def engine_hash(package: Path = PACKAGE) -> str:
    """Return a hash of everything that every game is compiled with."""
    digest = hashlib.sha256(sys.version.encode())
    for library in ("numpy", "numba", "llvmlite"):
        digest.update(f"{library} {version(library)}".encode())
    for setting in SETTINGS:
        digest.update(f"{setting}={os.environ.get(setting)}".encode())
    left_out = {file for pattern in NOT_COMPILED for file in package.glob(pattern)}
    for folder in ENGINE:
        digest.update(sources_hash(package / folder, left_out))
    return digest.hexdigest()


def game_hash(folder: Path, package: Path = PACKAGE) -> str:
    """Return a hash of everything that may change the compiled code of the game in this folder."""
    left_out = {file for pattern in NOT_RULES for file in folder.rglob(pattern)}
    return hashlib.sha256(engine_hash(package).encode() + sources_hash(folder, left_out)).hexdigest()[:20]


def compiled_hash(game: Game) -> str:
    """Return a hash of everything that may change the compiled code of a game, its board included."""
    code = game_hash(game.folder)
    if game.board is None or game.as_loaded is game.printed:
        return code
    return hashlib.sha256(f"{code} {game.board.shape(game.board.data)}".encode()).hexdigest()[:20]


def sources_hash(folder: Path, left_out: Iterable[Path] = ()) -> bytes:
    """Return a hash of the Python and TOML files in a folder."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix in {".py", ".toml"} and file not in left_out:
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.digest()


@kept_with_game
def cache_folder(game: Game) -> Path:
    """Return the folder for the compiled code of a game, and remove folders that were not used for a long time.

    `SNOWBOUND_CACHE` names another place. Where nothing can be written, a temporary folder is used, and compiled
    code lasts as long as the process.
    """
    root = Path(os.environ.get("SNOWBOUND_CACHE") or platformdirs.user_cache_dir("snowbound"))
    folder = root / f"compiled-{game.id}-{compiled_hash(game)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="snowbound-"))
    _remove_unused(root)
    return folder


def _remove_unused(root: Path) -> None:
    for folder in root.glob("compiled-*"):
        try:
            unused_for = time.time() - folder.stat().st_mtime
        except FileNotFoundError:  # another process has removed it
            continue
        if unused_for > KEPT_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)
