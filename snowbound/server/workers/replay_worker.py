"""A process that makes replays: it reads jobs from standard input and writes the results to standard output.

It keeps nothing between jobs except compiled code, so it may be stopped at any time.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from ..messages.replays import ReplayJob, made
from .priority import lower_priority

LENGTH = 4
NICE = 5
"""The niceness of this process: after the server, before the bots."""


class Replayed(msgspec.Struct, array_like=True):
    """A page or file, or an error."""

    data: bytes = b""
    error: str = ""


def answered(job: bytes) -> Replayed:
    """Return the result of an encoded job."""
    try:
        return Replayed(made(msgspec.msgpack.decode(job, type=ReplayJob)))
    except Exception as error:  # the server logs it
        return Replayed(error=f"{type(error).__name__}: {error}")


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Do jobs until the input ends."""
    while len(length := source.read(LENGTH)) == LENGTH:
        data = msgspec.msgpack.encode(answered(source.read(int.from_bytes(length, "big"))))
        target.write(len(data).to_bytes(LENGTH, "big") + data)
        target.flush()


if __name__ == "__main__":
    lower_priority(NICE)
    out = os.dup(1)
    os.dup2(2, 1)  # printed text must not mix with the results
    main(sys.stdin.buffer, os.fdopen(out, "wb"))
