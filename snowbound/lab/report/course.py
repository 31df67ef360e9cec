"""How games go: how good the positions of winners and others were from the start to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.lab.recording import Recording

from .axes import Plot, plain
from .charts import Ribbon, course

POINTS_OF_COURSE = 21
"""Places along a game at which its course is drawn."""


def course_charts(recordings: Sequence[Recording], where: str = "") -> Iterator[Plot]:
    """Yield how good the positions of the winners and the others were in the course of their games."""
    rows = [
        (np.array(recording.standing), recording.winners)
        for recording in recordings
        if 0 < len(recording.winners) < recording.players and len(recording.standing) > 1
    ]
    if len(rows) < 2:
        return
    at = np.linspace(0, 1, POINTS_OF_COURSE)
    winners, others = [], []
    for standing, won in rows:
        played = np.linspace(0, 1, len(standing))
        lost = [seat for seat in range(standing.shape[1]) if seat not in won]
        winners.append(np.interp(at, played, standing[:, won].mean(axis=1)))
        others.append(np.interp(at, played, standing[:, lost].mean(axis=1)))
    ribbons = [ribbon("the winner", at, np.array(winners)), ribbon("the others on average", at, np.array(others))]
    yield course(
        f"How good the winner's position is{where}",
        ribbons,
        len(rows),
        label="the game's own evaluation, 0 lost to 1 won",
        say=plain,
    )


def ribbon(label: str, at: NDArray[Any], values: NDArray[Any]) -> Ribbon:
    """Return the median over games, with a band in which half of them are."""
    low, middle, high = np.percentile(values, [25, 50, 75], axis=0)
    return Ribbon(label, at.tolist(), low.tolist(), middle.tolist(), high.tolist())
