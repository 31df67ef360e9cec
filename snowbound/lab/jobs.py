"""Lists of independent jobs, done on threads or processes of this machine or on Ray, with results as they come.

::

    with open_workers("processes") as workers:
        for done in workers.run(play, jobs):
            print(done.number, done.result)

A job is plain data. The function that does it must be public, since both may be sent to another process: a
function of a module, a method of an object that can be pickled, or a `functools.partial` of one. It is sent once to
each worker, so it may carry what is slow to make. Its results depend on the job alone, not on the worker.

A worker that dies is replaced and its job is done again; every job is counted exactly once.
"""

from __future__ import annotations

import os
import time
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from snowbound.core.errors import SnowboundError

MOST_DEATHS = 3
"""Workers that may die in the same job before the job gets the blame."""

LONGEST_NOTE = 300
"""Characters of a job that an error shows."""

Job = TypeVar("Job")
Result = TypeVar("Result")

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

Play = Callable[[int, int], Result]
"""Does the parts `first` to `first + count - 1` of some work."""


class BadWorkers(SnowboundError):
    """A place for jobs that does not exist, or too few workers."""

    code = "bad-workers"


class BadJob(SnowboundError):
    """A job that cannot be sent to another process, or that ends every worker."""

    code = "bad-job"


class Done(NamedTuple, Generic[Result]):
    """The result of one job."""

    number: int  # of the job in its list, from 0
    result: Result


@dataclass(frozen=True)
class Answer:
    """What became of a job that was handed to a worker."""

    number: int
    result: Any = None
    error: BaseException | None = None
    is_lost: bool = False  # its worker died
    is_blamed: bool = True  # if it is lost: whether the job may be the reason


class JobWorkers(ABC):
    """Threads or processes that do jobs. At the end of the `with` statement they are stopped."""

    chunk_seconds = 0.1
    """How long a job should take if its size is free: long beside sending it, and short for a smooth progress bar."""

    _is_running = False

    @property
    @abstractmethod
    def count(self) -> int:
        """How many jobs are done at the same time."""

    def run(
        self, function: Callable[[Job], Result], jobs: Iterable[Job], *, stop: Callable[[], None] = lambda: None
    ) -> Iterator[Done[Result]]:
        """Yield the result of each job as it comes. Jobs are taken from `jobs` only when a worker is free for them.

        An error of a job is raised, with a note that names the job. After an error or Ctrl-C, what has finished is
        still yielded, and what runs is stopped: processes are killed, and threads wait for the function, which `stop`
        may tell to end early. One list of jobs runs at a time.
        """
        if self._is_running:
            raise RuntimeError("these workers are doing another list of jobs: finish or close that first")
        todo = Todo(jobs)
        answers: deque[Answer] = deque()
        self._begin(function, stop)
        self._is_running = True
        try:
            while self._hand_out(todo):
                answers.extend(self._wait(None))
                yield from todo.finished(answers)
        except GeneratorExit:
            self._abandon()
            raise
        except BaseException:
            with suppress(Exception):
                answers.extend(self._wait(0))
            self._abandon()
            yield from todo.successes(answers)
            raise
        finally:
            self._is_running = False

    def _hand_out(self, todo: Todo) -> bool:
        """Give jobs to all free workers; return whether there is anything to wait for."""
        while self._has_room(todo) and (taken := todo.take()) is not None:
            try:
                self._send(*taken)
            except Exception as error:
                todo.name(taken[0], error)
                raise
        return bool(todo.running) or todo.has_more

    @abstractmethod
    def _begin(self, function: Callable[[Any], Any], stop: Callable[[], None]) -> None:
        """Prepare to do jobs by this function."""

    @abstractmethod
    def _has_room(self, todo: Todo) -> bool:
        """Return whether a worker can take another job."""

    @abstractmethod
    def _send(self, number: int, job: Any) -> None:
        """Hand a job to a worker."""

    @abstractmethod
    def _wait(self, seconds: float | None) -> list[Answer]:
        """Wait for answers, at most for these seconds, and return those that there are; there may be none."""

    @abstractmethod
    def _abandon(self) -> None:
        """Stop all jobs that are being done; nobody wants their answers."""

    @abstractmethod
    def close(self) -> None:
        """Stop all workers."""

    def __enter__(self) -> JobWorkers:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Todo:
    """The jobs that are not done yet: those that are being done, and those that wait."""

    def __init__(self, jobs: Iterable[Any]) -> None:
        self.running: dict[int, Any] = {}
        self.has_more = True
        self._coming = iter(enumerate(jobs))
        self._again: deque[tuple[int, Any]] = deque()
        self._deaths: Counter[int] = Counter()

    def take(self) -> tuple[int, Any] | None:
        """Return the number and the data of the next job, or None if there is none."""
        taken = self._again.popleft() if self._again else next(self._coming, None)
        self.has_more = taken is not None
        if taken is not None:
            self.running[taken[0]] = taken[1]
        return taken

    def finished(self, answers: deque[Answer]) -> Iterator[Done[Any]]:
        """Yield the results, then queue the lost jobs again and raise the first error."""
        failed = [answer for answer in answers if answer.is_lost or answer.error is not None]
        yield from self.successes(answers)
        for answer in failed:
            if answer.error is not None:
                self.name(answer.number, answer.error)
                raise answer.error
            self._lose(answer)

    def successes(self, answers: deque[Answer]) -> Iterator[Done[Any]]:
        """Remove all answers and yield the results among them."""
        while answers:
            answer = answers.popleft()
            if answer.error is None and not answer.is_lost:
                del self.running[answer.number]
                yield Done(answer.number, answer.result)

    def name(self, number: int, error: BaseException) -> None:
        """Add the job to its error."""
        text = repr(self.running[number])
        error.add_note(f"in job {number}: {text if len(text) <= LONGEST_NOTE else text[:LONGEST_NOTE] + '…'}")

    def _lose(self, answer: Answer) -> None:
        number = answer.number
        self._deaths[number] += answer.is_blamed
        if self._deaths[number] == MOST_DEATHS:
            error = BadJob(f"job {number} ended {MOST_DEATHS} workers, one after the other")
            self.name(number, error)
            raise error
        self._again.append((number, self.running.pop(number)))
        self.has_more = True


class ThreadWorkers(JobWorkers):
    """Threads of this process. They use several cores where the function is compiled code, which releases the GIL."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count)
        self._running: dict[Future[Any], int] = {}

    @property
    def count(self) -> int:
        """The number of threads."""
        return self._count

    def _begin(self, function: Callable[[Any], Any], stop: Callable[[], None]) -> None:
        self._function, self._stop = function, stop

    def _has_room(self, todo: Todo) -> bool:
        return len(self._running) < 2 * self._count  # so that no thread waits for the next job

    def _send(self, number: int, job: Any) -> None:
        self._running[self._pool.submit(self._function, job)] = number

    def _wait(self, seconds: float | None) -> list[Answer]:
        ready, _ = wait(self._running, timeout=seconds, return_when=FIRST_COMPLETED)
        return [_answer(self._running.pop(future), future) for future in ready]

    def _abandon(self) -> None:
        if self._running:
            self._stop()
            for future in self._running:
                future.cancel()
            wait(self._running)
            self._running.clear()

    def close(self) -> None:
        """Stop all threads."""
        self._abandon()
        self._pool.shutdown()


def _answer(number: int, future: Future[Any]) -> Answer:
    error = future.exception()
    return Answer(number, error=error) if error else Answer(number, future.result())


# --- where jobs are done -----------------------------------------------------

THREADS, PROCESSES, RAY = "threads", "processes", "ray"

PLACES = f"{THREADS}, {PROCESSES}, {RAY} or {RAY}:ADDRESS"


@contextmanager
def open_workers(on: str | JobWorkers = THREADS, jobs: int | None = None) -> Iterator[JobWorkers]:
    """Start workers: threads or processes, by default one per core, or those of Ray. They end with the statement.

    `ray` is the cluster that the environment names, as within a Ray job. If it names none, one is started for this.
    `ray:ADDRESS` is another cluster, and `ray:auto` one that runs on this machine. `jobs` limits how many of its cores
    are used, by default all of them. Workers that are open already stay open.
    """
    if isinstance(on, JobWorkers):
        yield on
        return
    with _started(on, jobs) as workers:
        yield workers


def _started(on: str, jobs: int | None) -> JobWorkers:
    if jobs is not None and jobs < 1:
        raise BadWorkers(f"jobs is at least 1, not {jobs}")
    jobs = None if jobs is None else int(jobs)
    if on == THREADS:
        return ThreadWorkers(jobs or available_cores())
    if on == PROCESSES:
        from .process_workers import ProcessWorkers

        return ProcessWorkers(jobs or available_cores())
    if on == RAY or on.startswith(f"{RAY}:"):
        from .ray_workers import RayWorkers

        return RayWorkers(on if on.startswith("ray://") else on.removeprefix(RAY).removeprefix(":"), jobs)
    raise BadWorkers(f"there are no workers on {on!r}: choose {PLACES}")


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- ranges ------------------------------------------------------------------

MOST_AT_ONCE = 1 << 16
"""Parts of some work that one job does at most."""


def run_ranges(
    workers: JobWorkers, play: Play[Result], parts: int, *, stop: Callable[[], None] = lambda: None
) -> Iterator[tuple[Parts, Result]]:
    """Divide work of this many parts into jobs of a suitable length; yield ranges and their results as they come.

    How it is divided depends on the speed of the workers, so `play` must give each part its own result.
    """
    ranges = _Ranges(workers, parts)
    for done in workers.run(_Timed(play), ranges, stop=stop):
        parts_done, seconds, result = done.result
        ranges.learn(parts_done.count, seconds)
        yield parts_done, result


@dataclass(frozen=True)
class Parts:
    """A range of the parts of some work."""

    first: int
    count: int


class _Ranges:
    """Yields ranges whose length adapts to the time that they take."""

    def __init__(self, workers: JobWorkers, parts: int) -> None:
        self._workers, self._parts, self._size = workers, parts, 1

    def __iter__(self) -> Iterator[Parts]:
        first = 0
        while first < self._parts:
            left = self._parts - first
            # Towards the end they are shorter, so that all workers finish at about the same time.
            count = min(self._size, max(1, self._size // 8, left // (2 * self._workers.count)), left)
            yield Parts(first, count)
            first += count

    def learn(self, count: int, seconds: float) -> None:
        """Adapt to the time that a range took."""
        wanted = int(count * self._workers.chunk_seconds / max(seconds, 1e-6))
        self._size = max(1, min(4 * self._size, wanted, MOST_AT_ONCE))


@dataclass(frozen=True)
class _Timed(Generic[Result]):
    """Plays a range and measures the time."""

    play: Play[Result]

    def __call__(self, parts: Parts) -> tuple[Parts, float, Result]:
        began = time.perf_counter()
        result = self.play(parts.first, parts.count)
        return parts, time.perf_counter() - began, result
