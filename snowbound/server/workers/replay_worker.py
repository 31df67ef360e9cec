"""A process that makes replays."""

from __future__ import annotations

import msgspec

from ..messages.replays import ReplayJob, made
from .job_worker import Progress, do_jobs


def replayed(job: bytes, progress: Progress) -> bytes:
    """Return the page or file that an encoded job asks for."""
    return made(msgspec.msgpack.decode(job, type=ReplayJob))


if __name__ == "__main__":
    do_jobs(replayed)
