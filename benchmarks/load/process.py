"""A server in its own process, with its start-up time, processor time and memory."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 30.0


class Process:
    """One server process. It has started when it has printed a line with its address."""

    def __init__(self, command: Sequence[str], more: dict[str, str], folder: Path) -> None:
        began = time.perf_counter()
        self._errors = (folder / "errors").open("w+b")
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._errors, env=os.environ | more, cwd=folder
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        self.start_seconds = time.perf_counter() - began
        if "127.0.0.1:" not in line:
            self.stop()
            self._errors.seek(0)
            raise SystemExit(f"{' '.join(command)} did not start:\n{self._errors.read().decode()[-2000:]}")
        self.port = int(line.split("127.0.0.1:")[1].split()[0].strip("/"))

    def cpu(self) -> float:
        """Return the processor time of all threads so far, in seconds."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        """Stop the process."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


async def get(port: int, path: str, method: str = "GET", body: bytes = b"") -> tuple[str, bytes]:
    """Return the head and the body of an HTTP response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    kind = "Content-Type: application/json\r\n" if body else ""
    writer.write(f"{head}{kind}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    text, _, rest = answer.partition(b"\r\n\r\n")
    status = text.split(b"\r\n")[0]
    if b" 200 " not in status:
        raise SystemExit(f"{method} {path} was answered {status.decode()}: {rest[:300].decode()}")
    return text.decode(), rest
