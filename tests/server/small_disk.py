"""A small disk for a database that a test can fill: writing then fails as on a full disk.

Root gets a file system of its own (tmpfs). Elsewhere, the size of the files that a server may write is limited while
the disk is full, which fails in the same system calls.
"""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterable
from pathlib import Path

SIZE = 64 * 1024 * 1024
BLOCK = 4096


class SmallDisk:
    """A folder whose disk can be full."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.is_mounted = _mounted(folder)
        self._filler = folder / "filler"
        self._limited: dict[int, tuple[int, int]] = {}  # by process: its limit before

    def fill(self, processes: Iterable[int] = ()) -> None:
        """Use up all space. Without a file system of its own, the files of these processes cannot grow."""
        if self.is_mounted:
            with self._filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                for block in (1024 * BLOCK, BLOCK):
                    with contextlib.suppress(OSError):
                        while True:
                            file.write(bytes(block))
            return
        for process in processes:
            self._limited[process] = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (BLOCK, self._limited[process][1]))

    def free(self) -> None:
        """Make space again."""
        self._filler.unlink(missing_ok=True)
        for process, limit in self._limited.items():
            with contextlib.suppress(OSError):  # it was killed
                resource.prlimit(process, resource.RLIMIT_FSIZE, limit)
        self._limited.clear()

    def close(self) -> None:
        """Remove the file system."""
        if self.is_mounted:
            subprocess.run(["umount", "--lazy", self.folder], check=True)


def _mounted(folder: Path) -> bool:
    """Try to give a folder a file system of its own."""
    if os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=0755", "snowbound-test", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
