"""Searches of equal size from single actions, by which their chances to win can be compared.

A search that may choose visits poor actions rarely, so what it says about them is uncertain and usually too low. A
forced search is limited to one action. All have equal random numbers. The first half only grows the tree, since a plan
of many steps is found late. The second half gives the chance to win.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from snowbound.core.chance import stream

from .search import Findings
from .searcher import Searcher
from .tree import clear


class Estimated(NamedTuple):
    """The mean of some values, and the variance of that mean."""

    mean: float
    variance: float


def halves(searcher: Searcher, known: bytes, action: int, seed: int) -> tuple[Estimated, Estimated]:
    """Return the chance to win after an action in the first half of a search, and in the second one."""
    begin(searcher, known, seed)
    first, second = (_estimate(searcher.search_on(action, 0.5), action, searcher.seat) for _ in range(2))
    return first, second


def begin(searcher: Searcher, known: bytes, seed: int) -> None:
    """Prepare a search of what a seat knows from an empty tree. Equal knowledge and seeds give equal numbers."""
    clear(searcher.tree)
    searcher.begin(known, stream(seed, crc32(known)))


def _estimate(found: Findings, action: int, seat: int) -> Estimated:
    visits = int(found.visits[action])
    mean = float(found.totals[action, seat]) / visits
    return Estimated(mean, max(0.0, float(found.squares[action, seat]) / visits - mean**2) / visits)
