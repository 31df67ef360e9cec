"""A process that reviews finished games."""

from __future__ import annotations

import msgspec

from ..messages import wire
from ..messages.reviews import ReviewJob, reviewed
from .job_worker import Progress, do_jobs

NICE = 10
"""The niceness of this process, as that of the bots."""


def review(job: bytes, progress: Progress) -> bytes:
    """Return the review that an encoded job asks for."""
    return wire.encode(reviewed(msgspec.msgpack.decode(job, type=ReviewJob), progress))


if __name__ == "__main__":
    do_jobs(review, NICE)
