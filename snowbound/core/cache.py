"""Where compiled code is kept: a folder per user that can never be stale.

Numba looks only at the file of the function it loads, not at what that function calls. So the
folder's name holds a hash of all that may change the code: every source and data file of the
package, the versions of Python, NumPy, Numba and llvmlite, and Numba's settings.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
NOT_RULES = (
    "server/**/*",
    "envs/pettingzoo*.py",
    "envs/replay.py",
    "envs/single.py",
    "__main__.py",
    "cli.py",
    "command.py",
    "saved.py",
    "terminal.py",
    "core/drawn.py",
    "core/picture.py",
    "core/scene.py",
    "**/scene*.py",
    "**/words.py",
)
"""Files with no rules in them: compiled code does not depend on them."""

KEPT_DAYS = 14
SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


def sources_hash(package: Path = PACKAGE) -> str:
    """A hash of the package's code and data, and of everything that compiles it."""
    digest = hashlib.sha256(sys.version.encode())
    for library in ("numpy", "numba", "llvmlite"):
        digest.update(f"{library} {version(library)}".encode())
    for setting in SETTINGS:
        digest.update(f"{setting}={os.environ.get(setting)}".encode())
    others = {file for pattern in NOT_RULES for file in package.rglob(pattern)}
    for file in sorted(package.rglob("*")):
        if file.suffix in {".py", ".toml"} and file not in others:
            digest.update(str(file.relative_to(package)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:20]


@cache
def cache_folder() -> Path:
    """The folder for this state of the sources; folders long unused are removed.

    `SNOWBOUND_CACHE` names another place. Where nothing can be written, a temporary folder
    serves, and compiled code lasts as long as the process.
    """
    root = Path(os.environ.get("SNOWBOUND_CACHE") or platformdirs.user_cache_dir("snowbound"))
    folder = root / f"compiled-{sources_hash()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="snowbound-"))
    _remove_unused(root, folder)
    return folder


def _remove_unused(root: Path, current: Path) -> None:
    for folder in root.glob("compiled-*"):
        if folder != current and time.time() - folder.stat().st_mtime > KEPT_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)
