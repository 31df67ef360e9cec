"""A process that does jobs: it reads them from standard input and writes their progress and results to standard output.

It keeps nothing between jobs except compiled code, so it may be stopped at any time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from snowbound.core.variant import loaded_layouts

from .priority import lower_priority

LENGTH = 4
NICE = 5
"""The niceness of this process: after the server, before the bots."""

MOST_LAYOUTS = 16
"""Changed boards with compiled code of their own for which a process stays. Compiled code is never given back."""

Progress = Callable[[int, int], None]
"""Tells how much of how much is done."""

DoJob = Callable[[bytes, Progress], bytes]


class JobAnswer(msgspec.Struct, array_like=True):
    """How much is done, or the result, or an error."""

    data: bytes = b""
    error: str = ""
    done: int = 0
    total: int = 0
    is_full: bool = False  # whether the process has loaded so many changed boards that it should be replaced

    @property
    def is_last(self) -> bool:
        """Whether the job is finished."""
        return bool(self.data or self.error)


def do_jobs(do: DoJob, nice: int = NICE) -> None:
    """Do the jobs of standard input until it ends. Results are never empty."""
    lower_priority(nice)
    out = os.dup(1)
    os.dup2(2, 1)  # printed text must not mix with the results
    answer_all(do, sys.stdin.buffer, os.fdopen(out, "wb"))


def answer_all(do: DoJob, source: BinaryIO, target: BinaryIO) -> None:
    """Read jobs until the source ends, and write their progress and results."""

    def write(answer: JobAnswer) -> None:
        data = msgspec.msgpack.encode(answer)
        target.write(len(data).to_bytes(LENGTH, "big") + data)
        target.flush()

    while len(length := source.read(LENGTH)) == LENGTH:
        job = source.read(int.from_bytes(length, "big"))
        try:
            data = do(job, lambda done, total: write(JobAnswer(done=done, total=total)))
            write(JobAnswer(data, is_full=loaded_layouts() >= MOST_LAYOUTS))
        except Exception as error:  # the server logs it
            write(JobAnswer(error=f"{type(error).__name__}: {error}"))
