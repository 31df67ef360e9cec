"""Jobs for the tests of `lab.jobs`; workers in other processes import this module."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from snowbound.core.errors import UnknownGame


class Unsendable(Exception):
    """An error that cannot be made again from its text."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(f"{name} has {number}")


def square(number: int) -> int:
    """Return the square, and take longer for smaller numbers, so that results come in another order."""
    time.sleep(0.02 / (1 + number))
    return number * number


def process_of(seconds: float) -> int:
    """Return the process that does the job."""
    time.sleep(seconds)
    return os.getpid()


def fail_at_three(number: int) -> int:
    """Fail in one job."""
    if number == 3:
        raise UnknownGame("there is no game 'three'")
    return number


def fail_unsendably(number: int) -> int:
    """Fail with an error that pickle cannot make again."""
    raise Unsendable("job", number)


def print_something(number: int) -> int:
    """Print, as a job of somebody else may do."""
    sys.stdout.write(f"a job says {number}\n")
    return number


@dataclass(frozen=True)
class DieOnce:
    """Ends its process the first time that it gets to one of the jobs, and counts how often each was begun."""

    folder: Path
    dies_at: tuple[int, ...]
    always: bool = False

    def __call__(self, number: int) -> int:
        """Do a job."""
        begun = len(list(self.folder.glob(f"{number}-*")))
        (self.folder / f"{number}-{begun}").touch()
        if number in self.dies_at and (self.always or not begun):
            os.kill(os.getpid(), signal.SIGKILL)
        return 10 * number


@dataclass(frozen=True)
class CountStarts:
    """Counts how often it is sent to a process."""

    folder: Path

    def __setstate__(self, state: dict[str, Path]) -> None:
        self.__dict__.update(state)
        (self.folder / f"{os.getpid()}-{time.monotonic_ns()}").touch()

    def __call__(self, number: int) -> int:
        """Do a job."""
        return number


def span(first: int, count: int) -> list[int]:
    """Return the numbers of a range."""
    return list(range(first, first + count))


@dataclass(frozen=True)
class HoldOnNode:
    """Never finishes on the node of one name, and says in a file that it is there."""

    held: Path
    node: str

    def __call__(self, number: int) -> int:
        """Do a job."""
        if os.environ.get("TEST_NODE") == self.node:
            self.held.touch()
            time.sleep(600)
        time.sleep(0.05)
        return -number
