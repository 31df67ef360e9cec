"""The processes that make replays, so that they take no time from the games. They start when they are first needed."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from snowbound.core.errors import SnowboundError

from ..messages.replays import ReplayJob
from .replay_worker import LENGTH, Replayed

MOST_WAITING = 50
"""Most replays that wait for a process."""

PATIENCE = 120.0
"""Seconds for one replay. The first one of a game includes loading its compiled code."""

CHUNK = 1 << 20
"""Bytes of a result that are read at once."""


class ReplaysBusy(SnowboundError):
    """Too many replays are being made."""

    code = "too-fast"


class ReplayFailed(Exception):
    """A replay could not be made. This is a fault of the server."""


class Replays:
    """Two processes: one makes pages, the other whole files, which take longer."""

    def __init__(self) -> None:
        self._pages, self._files = ReplayProcess(), ReplayProcess()

    async def make(self, job: ReplayJob) -> bytes:
        """Return a page or a file."""
        return await (self._pages if job.request.what == "page" else self._files).make(job)

    def processes(self) -> list[int]:
        """Return the ids of the running processes."""
        return [process.id for process in (self._pages, self._files) if process.id is not None]

    async def close(self) -> None:
        """Stop the processes."""
        for process in (self._pages, self._files):
            await process.close()


class ReplayProcess:
    """One process, which does one job at a time. If it dies, the next job starts another."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._closed = False

    @property
    def id(self) -> int | None:
        """The id of the process, if it is running."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def make(self, job: ReplayJob) -> bytes:
        """Return the result of a job."""
        if self._waiting >= MOST_WAITING:
            raise ReplaysBusy("the server is making many replays; try again in a few seconds")
        self._waiting += 1
        try:
            async with self._lock:
                result = await self._ask(msgspec.msgpack.encode(job))
        finally:
            self._waiting -= 1
        if result.error:
            raise ReplayFailed(result.error)
        return result.data

    async def close(self) -> None:
        """Stop the process and start no more."""
        self._closed = True
        await self._stop()

    async def _ask(self, job: bytes) -> Replayed:
        done = False
        try:
            if self.id is None:
                await self._start()
            async with asyncio.timeout(PATIENCE):
                result = await self._exchange(job)
            done = True
            return result
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            raise ReplayFailed(f"the process ended or took too long: {type(error).__name__}") from error
        finally:
            if not done:  # its late result would be read as that of the next job
                await self._stop()

    async def _exchange(self, job: bytes) -> Replayed:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(len(job).to_bytes(LENGTH, "big") + job)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Replayed)

    async def _start(self) -> None:
        if self._closed:
            raise ReplayFailed("the server is stopping")
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "snowbound.server.workers.replay_worker", stdin=pipe, stdout=pipe, limit=CHUNK
        )

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
