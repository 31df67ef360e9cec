"""Signs of life of a worker that makes its code ready, which may take long: one that hangs gives none."""

from __future__ import annotations

import threading
from collections.abc import Callable

INTERVAL = 1.0
"""Seconds between two signs."""

SILENCE = 15.0
"""Seconds without a sign after which a worker is considered to hang. Its start takes one or two."""


class SignsOfLife:
    """Gives signs of life in a thread while the `with` block runs."""

    def __init__(self, give: Callable[[], None]) -> None:
        self._give = give
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._done.wait(INTERVAL):
            self._give()
