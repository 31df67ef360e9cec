"""The rewards of a finished game, the same in all environments.

>>> rewards_of(points=[7, 3, 3], places=[1, 2, 2])
[1.0, -0.5, -0.5]
>>> rewards_of(points=[7, 3, 3], places=[1, 2, 2], kind="points")
[7.0, 3.0, 3.0]
>>> rewards_of(points=[42], places=[1])
[0.42]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from snowbound.core.errors import BadOption
from snowbound.core.rule import rule

PLACES, POINTS = "places", "points"
KINDS = (PLACES, POINTS)
"""Rewards by places are (seats beaten - seats that were better) / rivals, so that they add up to 0."""

SOLO_SCALE = 100.0
"""Divisor of the points in solo games, which have no rivals."""


def check_kind(kind: str) -> str:
    """Return the kind of rewards, or raise BadOption if there is none of that name."""
    if kind not in KINDS:
        raise BadOption(f"rewards is {' or '.join(KINDS)}, not {kind!r}")
    return kind


def rewards_of(points: Sequence[int], places: Sequence[int], kind: str = PLACES) -> list[float]:
    """Return the rewards of all seats; by places, a game without a result gives 0."""
    out = np.zeros(len(points))
    write_rewards(np.array(points), np.array(places), len(points), check_kind(kind) == POINTS, out)
    return out.tolist()


@rule
def write_rewards(points: Any, places: Any, players: int, by_points: bool, out: Any) -> None:
    """Write each seat's reward."""
    for seat in range(players):
        if by_points:
            out[seat] = points[seat]
        elif players == 1:
            out[seat] = points[seat] / SOLO_SCALE
        else:
            out[seat] = balance(places, seat, players) / (players - 1)


@rule
def balance(places: Any, seat: int, players: int) -> int:
    """Return the number of seats beaten minus the number of seats that were better."""
    difference = 0
    for other in range(players):
        if places[other] > places[seat]:
            difference += 1
        elif places[other] < places[seat]:
            difference -= 1
    return difference
