"""Processes of the server that do long jobs, so that these take no time from the games. They start on demand."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from snowbound.core.errors import SnowboundError

from .job_worker import LENGTH, JobAnswer, Progress

CHUNK = 1 << 20
"""Bytes of a result that are read at once."""


class JobsBusy(SnowboundError):
    """Too many jobs wait for the process."""

    code = "too-fast"


class JobFailed(Exception):
    """A job could not be done. This is a fault of the server."""


def _ignore(done: int, total: int) -> None:
    """Take no notice of progress."""


class JobProcess:
    """One process, which does one job at a time. If it dies, the next job starts another."""

    def __init__(self, module: str, *, most_waiting: int, patience: float) -> None:
        self.module = module  # runs in the process
        self.most_waiting = most_waiting
        self.patience = patience  # seconds until progress or the result; the first job includes loading compiled code
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._closed = False

    @property
    def id(self) -> int | None:
        """The id of the process, if it is running."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def make(self, job: bytes, progress: Progress = _ignore) -> bytes:
        """Return the result of an encoded job."""
        if self._waiting >= self.most_waiting:
            raise JobsBusy("the server has many such requests now; try again in a few seconds")
        self._waiting += 1
        try:
            async with self._lock:
                result = await self._ask(job, progress)
        finally:
            self._waiting -= 1
        if result.error:
            raise JobFailed(result.error)
        return result.data

    async def close(self) -> None:
        """Stop the process and start no more."""
        self._closed = True
        await self._stop()

    async def _ask(self, job: bytes, progress: Progress) -> JobAnswer:
        done = False
        try:
            if self.id is None:
                await self._start()
            result = await self._exchange(job, progress)
            done = not result.is_full
            return result
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            raise JobFailed(f"the process ended or took too long: {type(error).__name__}") from error
        finally:
            if not done:  # its late result would be read as that of the next job
                await self._stop()

    async def _exchange(self, job: bytes, progress: Progress) -> JobAnswer:
        process = self._process
        assert process is not None and process.stdin is not None
        async with asyncio.timeout(self.patience):
            process.stdin.write(len(job).to_bytes(LENGTH, "big") + job)
            await process.stdin.drain()
        while True:
            async with asyncio.timeout(self.patience):
                answer = await _read(process)
            if answer.is_last:
                return answer
            progress(answer.done, answer.total)

    async def _start(self) -> None:
        if self._closed:
            raise JobFailed("the server is stopping")
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=pipe, stdout=pipe, limit=CHUNK
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


async def _read(process: asyncio.subprocess.Process) -> JobAnswer:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=JobAnswer)
