"""Workers that are processes of this machine, each with a Python of its own."""

from __future__ import annotations

import contextlib
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any

from .job_worker import BEGIN, PERFORM, Message
from .jobs import Answer, BadJob, JobWorkers, Todo
from .sources import check_sources

CODE = "import sys; sys.path[:] = {path!r}; from snowbound.lab.job_worker import main; main()"
"""What a worker runs: it imports what its parent would, but not the parent's script."""


class ProcessWorkers(JobWorkers):
    """Processes of this machine; they start when there are jobs for them."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._idle: list[WorkerProcess] = []
        self._busy: list[WorkerProcess] = []
        self._said: SimpleQueue[tuple[WorkerProcess, bytes]] = SimpleQueue()
        self._function = b""

    @property
    def count(self) -> int:
        """The number of processes."""
        return self._count

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process.pid for worker in (*self._idle, *self._busy)]

    def _begin(self, function: Callable[[Any], Any], stop: Callable[[], None]) -> None:
        self._function = pickled_function(function)

    def _has_room(self, todo: Todo) -> bool:
        return len(self._busy) < self._count

    def _send(self, number: int, job: Any) -> None:
        data = pickle.dumps(job)
        worker = self._idle.pop() if self._idle else WorkerProcess(self._said)
        worker.number = number
        self._busy.append(worker)
        if worker.function != self._function:
            worker.function = self._function
            worker.tell((BEGIN, self._function))
        worker.tell((PERFORM, data))

    def _wait(self, seconds: float | None) -> list[Answer]:
        found = []
        with contextlib.suppress(Empty):
            found += self._heard(*self._said.get(timeout=seconds) if seconds != 0 else self._said.get_nowait())
            while True:
                found += self._heard(*self._said.get_nowait())
        return found

    def _heard(self, worker: WorkerProcess, said: bytes) -> list[Answer]:
        """Return the answer in what a worker said; nothing means that it died."""
        if worker in self._idle:  # it died without a job
            self._idle.remove(worker)
            worker.kill()
            return []
        if worker not in self._busy:  # it was abandoned
            return []
        if not said:
            self._busy.remove(worker)
            worker.kill()
            return [Answer(worker.number, is_lost=True)]
        if not worker.is_checked:
            worker.is_checked = True
            check_sources("a new process of this machine", pickle.loads(said))
            return []
        self._busy.remove(worker)
        self._idle.append(worker)
        return [read_answer(worker.number, said)]

    def _abandon(self) -> None:
        for worker in self._busy:
            worker.kill()
        self._busy.clear()

    def close(self) -> None:
        """Stop all processes."""
        self._abandon()
        for worker in self._idle:
            worker.kill()
        self._idle.clear()


class WorkerProcess:
    """One process, and a thread that waits for what it says."""

    def __init__(self, said: SimpleQueue[tuple[WorkerProcess, bytes]]) -> None:
        self.number = -1  # of the job that it does
        self.function = b""
        self.is_checked = False
        code = CODE.format(path=sys.path)
        self.process = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read, args=(said,), daemon=True)
        self._reader.start()

    def tell(self, message: Message) -> None:
        """Send a message. If the process has died, the thread tells so."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            pickle.dump(message, self.process.stdin)
            self.process.stdin.flush()

    def kill(self) -> None:
        """End the process now."""
        self.process.kill()
        self._reader.join()
        with contextlib.suppress(BrokenPipeError):
            self.process.communicate()

    def _read(self, said: SimpleQueue[tuple[WorkerProcess, bytes]]) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                said.put((self, pickle.load(self.process.stdout)))
        said.put((self, b""))


def pickled_function(function: Callable[[Any], Any]) -> bytes:
    """Return the function as another process can load it."""
    owner = getattr(function, "__self__", function)
    if "__main__" in (getattr(function, "__module__", ""), type(owner).__module__):
        raise BadJob(f"{function!r} is defined in the script that runs: move it to a module that others can import")
    try:
        return pickle.dumps(function)
    except Exception as error:
        raise BadJob(f"{function!r} cannot be sent to another process: {error}") from error


def read_answer(number: int, said: bytes) -> Answer:
    """Return what `JobWorker.perform` answered."""
    try:
        result, error = pickle.loads(said)
    except Exception as unreadable:
        return Answer(number, error=unreadable)
    return Answer(number, result, error)
