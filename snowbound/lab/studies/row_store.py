"""Keeps the rows of played games in a study's folder, so that a study that was stopped goes on where it was.

`rows/KEY/` has the parts of a cell that is being played, `rows/KEY.npz` those of a finished one. The key names
everything on which the games depend. Files appear whole or not at all, also if the machine is switched off.
"""

from __future__ import annotations

import io
import os
import shutil
import time
import zipfile
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from snowbound.core.errors import SnowboundError
from snowbound.lab.game_rows import GameRows, joined

FLUSH_SECONDS = 5.0
"""How long finished games wait at most before they are written: what a power cut can cost."""

NAMES = "names"  # the array with the name of the game and the number of players


class FolderInUse(SnowboundError):
    """Another process is writing to the folder of a study."""

    code = "folder-in-use"


class FolderNotWritable(SnowboundError):
    """The folder of a study cannot be written to."""

    code = "folder-not-writable"


class RowStore:
    """The rows of all cells. Only one process at a time may write to a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._waiting: dict[str, list[GameRows]] = defaultdict(list)
        self._flushed = time.monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(folder / "lock")
        except OSError as error:
            raise FolderNotWritable(
                f"cannot write to the folder {folder}: {error.strerror}; name another one with --out"
            ) from None

    def close(self) -> None:
        """Write what waits, and let other processes use the folder."""
        self.flush()
        os.close(self._lock)

    def rows(self, key: str) -> GameRows | None:
        """Return the rows that are kept under a key, in the order of the deals."""
        files = [self.folder / f"{key}.npz", *sorted((self.folder / key).glob("*.npz"))]
        parts = [rows for rows in map(_read, files) if rows is not None]
        return in_order(parts) if parts else None

    def add(self, key: str, rows: GameRows) -> None:
        """Keep further rows. They are written after a few seconds, together with others."""
        self._waiting[key].append(rows)
        if time.monotonic() - self._flushed > FLUSH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write all rows that wait."""
        for key, parts in self._waiting.items():
            (self.folder / key).mkdir(exist_ok=True)
            number = len(list((self.folder / key).iterdir()))
            _write(self.folder / key / f"{number:06d}.npz", in_order(parts))
        self._waiting.clear()
        self._flushed = time.monotonic()

    def finish(self, key: str, rows: GameRows) -> None:
        """Keep the rows of a finished cell in one file, in place of its parts."""
        self._waiting.pop(key, None)
        _write(self.folder / f"{key}.npz", rows)
        if (self.folder / key).exists():
            shutil.rmtree(self.folder / key)

    def keys(self) -> list[str]:
        """Return all keys under which rows are kept."""
        kept = [path for path in self.folder.iterdir() if path.is_dir() or path.suffix == ".npz"]
        return sorted({path.name.removesuffix(".npz") for path in kept})

    def remove(self, key: str) -> None:
        """Remove the rows under a key."""
        (self.folder / f"{key}.npz").unlink(missing_ok=True)
        shutil.rmtree(self.folder / key, ignore_errors=True)


def in_order(parts: Iterable[GameRows]) -> GameRows:
    """Return rows as one table in the order of their deals, each deal once."""
    rows = joined(parts)
    _, first = np.unique(rows.columns["deal"], return_index=True)
    if len(first) == len(rows) and (np.diff(first) == 1).all():
        return rows
    return GameRows(rows.game, rows.players, {name: column[first] for name, column in rows.columns.items()})


def first_games(rows: GameRows, count: int) -> GameRows:
    """Return the first games of a table."""
    return rows if len(rows) == count else rows.where(np.arange(len(rows)) < count)


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it has either all of its new content or is as before."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    with beside.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)


def _write(file: Path, rows: GameRows) -> None:
    out = io.BytesIO()
    arrays: dict[str, Any] = {NAMES: np.array([rows.game, str(rows.players)]), **rows.columns}
    np.savez_compressed(out, **arrays)
    write_whole(file, out.getvalue())


def _read(file: Path) -> GameRows | None:
    """Return the rows in a file, or None if there is no such file or it was damaged."""
    with suppress(FileNotFoundError, zipfile.BadZipFile, ValueError, KeyError, EOFError), file.open("rb") as source:
        columns = np.load(source)
        game, players = columns[NAMES]
        return GameRows(str(game), int(players), {name: columns[name] for name in columns.files if name != NAMES})
    return None


def _locked(file: Path) -> int:
    """Return the handle of a file that no other process has locked; the lock ends with this process."""
    handle = os.open(file, os.O_CREAT | os.O_RDWR, 0o644)
    try:
        import fcntl
    except ImportError:  # not on this system: studies in the same folder are not kept apart
        return handle
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise FolderInUse(f"another study is being played in {file.parent.parent}: wait for its end") from None
    return handle
