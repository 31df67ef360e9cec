"""A PostgreSQL server for tests, reached through a Unix socket."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

USER = "postgres"
PLACES = os.pathsep.join([os.defpath, os.environ["PATH"], *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])


class Cluster:
    """A database cluster that can be stopped and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="snowbound-pg-"))
        self.own(self.folder)
        self.data = str(self.folder / "data")
        self.url = f"postgresql://{USER}@/postgres?host={self.folder}"
        run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "--no-sync")

    @staticmethod
    def own(folder: Path) -> None:
        """Give a folder to the user who runs the database."""
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam(USER).pw_uid, -1)

    def start(self) -> None:
        log = str(self.folder / "log")
        run("pg_ctl", "-D", self.data, "-w", "-o", f"-k {self.folder} -h ''", "-l", log, "start")

    def stop(self, mode: str = "immediate") -> None:
        run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def run(*command: str) -> None:
    """Run a PostgreSQL tool as another user, because they refuse to run as root."""
    user = USER if os.geteuid() == 0 else None
    tool = shutil.which(command[0], path=PLACES)
    assert tool, f"{command[0]} not found: these tests need PostgreSQL; `make postgres` installs it on Debian"
    quiet = subprocess.DEVNULL
    subprocess.run([tool, *command[1:]], check=True, user=user, cwd="/", stdout=quiet, stderr=quiet)
