"""The other end of `process_workers` and `ray_workers`: does jobs in a process of its own.

`main` reads messages from standard input and writes answers to what was standard output. What a job prints goes to
standard error instead. The process ends when its parent does.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

from .sources import sources

Message = tuple[str, bytes]
"""What is asked, `begin` or `perform`, and the pickled function or job."""

BEGIN, PERFORM = "begin", "perform"


class JobError(Exception):
    """An error of a job that could not be sent as it was."""


class JobWorker:
    """Does jobs by the function that it was given last."""

    def __init__(self) -> None:
        self._function: Callable[[Any], Any] = _no_function
        self._error: Exception | None = None

    def begin(self, function: bytes) -> None:
        """Do the following jobs by this function. An error in making it is the answer to each of them."""
        try:
            self._function, self._error = pickle.loads(function), None
        except Exception as error:
            self._error = error

    def perform(self, job: bytes) -> bytes:
        """Do a job and return its result and its error, of which one is None."""
        try:
            if self._error is not None:
                raise self._error
            return pickle.dumps((self._function(pickle.loads(job)), None))
        except Exception as error:
            return pickle.dumps((None, _sendable(error)))


def _no_function(job: object) -> None:
    raise LookupError("no function was sent before the first job")


def _sendable(error: Exception) -> Exception:
    """Return an error that can be pickled, with its traceback as a note."""
    told = "".join(traceback.format_exception(error)).rstrip()
    try:
        copy = pickle.loads(pickle.dumps(error))
        sent: Exception = error if str(copy) == str(error) else _as_text(error)
    except Exception:
        sent = _as_text(error)
    sent.add_note(told)
    return sent


def _as_text(error: Exception) -> JobError:
    return JobError(f"{type(error).__name__}: {error}")


# --- a process that is asked through its standard input ----------------------


def main() -> None:
    """Do jobs until the parent closes standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent as well, and it ends this process
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asked: SimpleQueue[Message] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, asked), daemon=True).start()
    worker = JobWorker()
    _write(answers, pickle.dumps(sources()))
    while True:
        what, data = asked.get()
        if what == BEGIN:
            worker.begin(data)
        else:
            _write(answers, worker.perform(data))


def _read(messages: BinaryIO, asked: SimpleQueue[Message]) -> None:
    """Queue the messages, and end the process with their sender, also in the middle of a job."""
    try:
        while True:
            asked.put(pickle.load(messages))
    except (EOFError, OSError, pickle.UnpicklingError):
        os._exit(0)


def _write(stream: BinaryIO, data: bytes) -> None:
    try:
        pickle.dump(data, stream)
        stream.flush()
    except BrokenPipeError:
        os._exit(0)
