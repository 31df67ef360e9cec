"""Board files that people have sent: each is checked, and compiled if necessary, in a process of its own.

One process at a time checks a file, and one compiles. Each is killed when its time is up, and whatever it did wrong
ends with it.
"""

from __future__ import annotations

import asyncio

import msgspec

from snowbound.core.board_change import Change
from snowbound.core.errors import BadBoard, SnowboundError
from snowbound.core.tunable import content_key

from ..json_log import log_event
from .board_worker import BoardJob, BoardResult
from .job_worker import Progress
from .jobs import JobFailed, JobProcess, JobsBusy

MODULE = "snowbound.server.workers.board_worker"

MOST_WAITING = 10
"""Jobs that run or wait, beyond which no more files are accepted."""

CHECK_SECONDS = 15.0
"""Seconds for the check of a file."""

REFUSED = "BadBoard: "
"""How the error of a process begins that refuses the board."""


def ignore(done: int, total: int) -> None:
    """Take no notice of progress."""


class BoardFailed(SnowboundError):
    """The process of a board file has crashed or took too long."""

    code = "board-failed"


class BoardProcesses:
    """The processes for board files: one that checks and one that compiles."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # for compiling
        self.checked = self.compiled = self.failed = 0
        self._checking, self._compiling_turn = asyncio.Lock(), asyncio.Lock()
        self._waiting = 0  # checks
        self._running: list[JobProcess] = []
        self._compiling: dict[str, tuple[asyncio.Task[None], list[Progress]]] = {}

    @property
    def ids(self) -> list[int]:
        """The ids of the running processes."""
        return [process.id for process in self._running if process.id is not None]

    async def check(self, game: str, text: bytes) -> BoardResult:
        """Return what is wrong in a file, or what it changes."""
        if self._waiting >= MOST_WAITING:
            raise JobsBusy("the server checks many board files now; try again in a minute")
        self._waiting += 1
        try:
            async with self._checking:
                result = await self._in_process(BoardJob(game, text=text), CHECK_SECONDS)
        finally:
            self._waiting -= 1
        self.checked += 1
        return result

    async def compile(self, game: str, change: Change) -> None:
        """Compile a game for a board and try it."""
        await asyncio.shield(self.compiling(game, change))

    def compiling(self, game: str, change: Change, progress: Progress | None = None) -> asyncio.Task[None]:
        """Compile a game for a board and try it, as a task. Everyone who asks for the same board shares it."""
        key = content_key([game, change])
        task, listeners = self._compiling.get(key, (None, []))
        if task is None:
            task = asyncio.create_task(self._compile(game, change, key, listeners))
            self._compiling[key] = task, listeners
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits for it
        if progress is not None:
            listeners.append(progress)
        return task

    async def close(self) -> None:
        """Stop compiling."""
        tasks = [task for task, _ in self._compiling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compile(self, game: str, change: Change, key: str, listeners: list[Progress]) -> None:
        def progress(done: int, total: int) -> None:
            for listener in listeners:
                listener(done, total)

        try:
            async with self._compiling_turn:
                await self._in_process(BoardJob(game, board=msgspec.json.encode(change)), self.seconds, progress)
            self.compiled += 1
        finally:
            del self._compiling[key]

    async def _in_process(self, job: BoardJob, seconds: float, progress: Progress = ignore) -> BoardResult:
        process = JobProcess(MODULE, most_waiting=1, patience=seconds)
        self._running.append(process)
        try:
            async with asyncio.timeout(seconds):
                data = await process.make(msgspec.msgpack.encode(job), progress)
            return msgspec.msgpack.decode(data, type=BoardResult)
        except (JobFailed, TimeoutError) as error:
            reason = str(error)
            if reason.startswith(REFUSED):
                raise BadBoard(reason.removeprefix(REFUSED)) from None
            self.failed += 1
            log_event("board not checked", game=job.game, error=reason or "it took too long")
            raise BoardFailed(
                f"this board could not be made ready: the process that checks it failed, or took longer than "
                f"{seconds:g} seconds. Undo your last change of the file, or make a smaller one"
            ) from None
        finally:
            await process.close()
            self._running.remove(process)
