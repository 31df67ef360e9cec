"""Real server processes that tests can kill."""

from __future__ import annotations

import contextlib
import os
import random
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.running import PATIENCE, TIC_TAC_TOE

COMMAND = [sys.executable, "-c", "from snowbound.cli import main; raise SystemExit(main())", "serve"]
ADJUSTED = [sys.executable, "-m", "tests.server.adjusted", "serve"]
ROOT = Path(__file__).parent.parent.parent
COULD_NOT_START = 2
"""The exit code of a command that was refused."""

PORTS = 10_000, 32_000
"""From here servers take their ports. Outgoing connections get higher ones."""


class Process:
    """A server in a process of its own. It keeps its port across restarts."""

    program = COMMAND

    def __init__(self, folder: Path, database: str, **settings: object) -> None:
        usual: dict[str, object] = {
            "games": TIC_TAC_TOE,
            "compiled": "off",
            "bot_pause": 0,
            "workers": 1,
            "waits": 0,
            "guests_per_address": 10**6,
            "request_burst": 10**6,
            "tables_per_guest": 10**6,
            "seats_per_guest": 10**6,
            "sockets_per_address": 10**5,
            "message_burst": 10**6,
        }
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log_file = folder / f"journal-{self.port}"
        self.settings = usual | settings
        self.database = database
        self.adjusted: dict[str, str] | None = None  # variables for `tests.server.adjusted`, to run that instead
        self._running: subprocess.Popen[str] | None = None
        self._up = False

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    @property
    def is_up(self) -> bool:
        return self._up

    def start(self) -> None:
        """Start the process and wait until it listens."""
        start = self.program if self.adjusted is None else ADJUSTED
        command = [*start, "--port", str(self.port), "--database", self.database]
        for name, value in self.settings.items():
            command += ["--set", f"{name}={value}"]
        with self.log_file.open("a") as log_file:
            self._running = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log_file,
                text=True,
                cwd=ROOT if self.adjusted is not None else None,
                env=os.environ | (self.adjusted or {}),
            )
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert "Snowbound is at" in line, f"{line!r}: {self.log_file.read_text()[-2000:]}"
        self._up = True

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self._up = False
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            assert self._running.stdout is not None
            self._running.stdout.close()
            self._running = None

    def wait(self) -> int:
        """Wait until the process has ended by itself; return its exit code."""
        assert self._running is not None
        code = self._running.wait(PATIENCE)
        self.kill()
        return code

    def could_not_start(self) -> bool:
        """Whether the process has ended because the database did not answer when it started."""
        return (
            self._running is not None
            and self._running.poll() == COULD_NOT_START
            and '"cannot start"' in self.log_file.read_text(encoding="utf-8").rpartition('"listening"')[2]
        )

    def health(self) -> int:
        """Return the status code of /health, or 0 if there is no answer."""
        try:
            return httpx.get(f"{self.address}/health", timeout=10, trust_env=False).status_code
        except httpx.HTTPError:
            return 0

    def memory(self) -> int:
        """Return the resident memory of the process in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def wait_for_health(self, status: int) -> None:
        """Wait until /health answers with this status code."""
        end = time.monotonic() + PATIENCE
        while self.health() != status:
            assert time.monotonic() < end, f"/health is {self.health()}, not {status}"
            time.sleep(0.05)

    def times_back(self) -> int:
        """Return how often the process has restored its link to the others."""
        return self.log_file.read_text(encoding="utf-8").count('"cluster link restored"')

    def wait_until_back(self, times: int) -> None:
        """Wait until the process has restored its link this often."""
        end = time.monotonic() + PATIENCE
        while self.times_back() < times:
            assert time.monotonic() < end, f"the cluster link was restored {self.times_back()} times, not {times}"
            time.sleep(0.05)


def free_port() -> int:
    """Return a free port that no client is given by chance before a server listens on it."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
