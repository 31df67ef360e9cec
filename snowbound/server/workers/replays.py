"""The processes that make replays."""

from __future__ import annotations

import msgspec

from ..messages.replays import ReplayJob
from .jobs import JobProcess

MOST_WAITING = 50
"""Most replays that wait for a process."""

PATIENCE = 120.0
"""Seconds for one replay."""


def replay_process() -> JobProcess:
    """Return a process that makes replays."""
    return JobProcess("snowbound.server.workers.replay_worker", most_waiting=MOST_WAITING, patience=PATIENCE)


class Replays:
    """Two processes: one makes pages, the other whole files, which take longer."""

    def __init__(self) -> None:
        self._pages, self._files = replay_process(), replay_process()

    async def make(self, job: ReplayJob) -> bytes:
        """Return a page or a file."""
        process = self._pages if job.request.what == "page" else self._files
        return await process.make(msgspec.msgpack.encode(job))

    def processes(self) -> list[int]:
        """Return the ids of the running processes."""
        return [process.id for process in (self._pages, self._files) if process.id is not None]

    async def close(self) -> None:
        """Stop the processes."""
        for process in (self._pages, self._files):
            await process.close()
