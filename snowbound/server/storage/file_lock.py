"""The lock of an SQLite file: one server at a time. The system releases it when the process ends, however it ends."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from snowbound.core.errors import SnowboundError


class DatabaseInUse(SnowboundError):
    """Another server uses the same SQLite file."""

    code = "database-in-use"


class FileLock:
    """A lock on a file beside the database."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.lock").open("a")
        if not _lock(self._file.fileno()):
            self._file.close()
            raise DatabaseInUse(
                f"another server already uses {database}: stop it first, give this one its own file, "
                "or use PostgreSQL, which several servers may share"
            )

    @classmethod
    def of(cls, url: str) -> FileLock | None:
        """Lock the file of an SQLite database. Return None for other databases."""
        parts = sa.make_url(url)
        is_file = parts.get_backend_name() == "sqlite" and parts.database not in {None, "", ":memory:"}
        return cls(Path(str(parts.database))) if is_file else None

    def close(self) -> None:
        """Release the lock. The file stays: deleting it could hit a lock that another server has just taken."""
        self._file.close()


def _lock(descriptor: int) -> bool:
    """Try to lock an open file; return whether that succeeded."""
    try:
        import fcntl
    except ImportError:  # Windows
        return _lock_on_windows(descriptor)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _lock_on_windows(descriptor: int) -> bool:
    import msvcrt

    try:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True
