"""Chooses the recorded games that are worth watching: the most dramatic one and the most typical one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from snowbound.lab import watched_games
from snowbound.lab.recording import Recording
from snowbound.lab.watched_games import WatchedGame, won_by

from .replays import Replay, replay_of

MOST_TRIED = 5
"""Games that are tried at most until one is short enough for a page."""


class SearchedDrama(NamedTuple):
    """How dramatic a game was, by the chances to win that were searched in it (docs/metrics.md)."""

    mean: float  # the metric `drama`
    deepest: float  # the metric `deepest_deficit`
    lowest: float  # the metric `lowest_chance`


class Drama(NamedTuple):
    """How dramatic a game was. The lead is by the game's own evaluation of the position when a turn begins."""

    changes: int = 0  # of the lead
    late: float = 0.0  # the part of the turns after which the winner was behind for the last time
    behind: float = 0.0  # how far the winner was behind at most

    @property
    def score(self) -> tuple[float, float]:
        """What games are compared by: many changes and a late decision, then how far the winner was behind."""
        return self.changes * (0.5 + self.late), self.behind


def drama(recording: Recording) -> Drama:
    """Return how dramatic a game was; a shared win has no drama here."""
    if len(recording.winners) != 1 or len(recording.standing) < 2:
        return Drama()
    values = np.array(recording.standing)
    leaders = [int(row.argmax()) for row in values if (row == row.max()).sum() == 1]
    behind = values.max(axis=1) - values[:, recording.winners[0]]
    trailing = np.nonzero(behind > 0)[0]
    late = float(trailing[-1] + 1) / len(values) if len(trailing) else 0.0
    return Drama(sum(a != b for a, b in pairwise(leaders)), late, float(behind.max()))


def most_dramatic(recordings: Sequence[Recording]) -> list[Recording]:
    """Return finished games, the most dramatic first."""
    finished = [recording for recording in recordings if recording.winners]
    return sorted(finished, key=lambda recording: drama(recording).score, reverse=True)


def searched_drama(watched: Sequence[WatchedGame]) -> dict[int, SearchedDrama]:
    """Return how dramatic games with a winner were, by their numbers."""
    return {
        one.deal: SearchedDrama(
            watched_games.drama(one.chances, won_by(one)),
            watched_games.deepest_deficit(one.chances, won_by(one)),
            watched_games.lowest_chance(one.chances, won_by(one)),
        )
        for one in watched
        if won_by(one).any()
    }


def most_dramatic_of(found: dict[int, SearchedDrama], recordings: Sequence[Recording]) -> list[Recording]:
    """Return the games that were searched, the most dramatic first."""
    searched = [recording for recording in recordings if recording.number in found]
    return sorted(searched, key=lambda recording: found[recording.number], reverse=True)


def most_typical(recordings: Sequence[Recording]) -> list[Recording]:
    """Return finished games, first the one that is nearest to the median in length, points and changes of the lead."""
    finished = [recording for recording in recordings if recording.winners]
    if not finished:
        return []
    numbers = np.array([[r.decisions, *sorted(r.points), drama(r).changes] for r in finished], np.float64)
    median = np.median(numbers, axis=0)
    spread = np.median(np.abs(numbers - median), axis=0)
    apart = (np.abs(numbers - median) / np.where(spread > 0, spread, 1.0)).sum(axis=1)
    return [finished[n] for n in np.argsort(apart, kind="stable")]


def notable_games(
    recordings: Sequence[Recording], where: str = "", watched: Sequence[WatchedGame] = ()
) -> list[Replay]:
    """Return the most dramatic game and the most typical one of those that are short enough for a page.

    Drama is the metric of that name in the games that were searched, or judged by the game's own evaluation.
    """
    by_drama, why_dramatic = most_dramatic, _why_dramatic
    if searched := searched_drama(watched):
        by_drama, why_dramatic = partial(most_dramatic_of, searched), partial(_why_searched, searched)
    choices: list[tuple[str, Callable[[Sequence[Recording]], list[Recording]], Callable[[Recording], str]]] = [
        ("The most dramatic game", by_drama, why_dramatic),
        ("The most typical game", most_typical, _why_typical),
    ]
    found: list[Replay] = []
    for title, order, why in choices:
        for recording in order(recordings)[:MOST_TRIED]:
            if (replay := replay_of(recording, title + where, why(recording))) is not None:
                found.append(replay)
                break
    return found


def _why_dramatic(recording: Recording) -> str:
    found = drama(recording)
    return (
        f"Game {recording.number}: the lead changed {found.changes} times, and the winner was behind until "
        f"{100 * found.late:.0f} % of the turns had begun, by the game's own evaluation of the position."
    )


def _why_searched(found: dict[int, SearchedDrama], recording: Recording) -> str:
    drama = found[recording.number]
    return (
        f"Game {recording.number}: the winner's chance was {100 * drama.mean:.0f} percentage points below the best one "
        f"on average, and {100 * drama.lowest:.0f} % at the lowest. Of the {len(found):,} games in which chances were "
        "searched this is the one with the most drama."
    )


def _why_typical(recording: Recording) -> str:
    points = f", final points {', '.join(map(str, recording.points))}" if recording.game.has_points else ""
    return (
        f"Game {recording.number}: {recording.decisions} decisions{points}. Of all recorded games it is "
        "nearest to the median in length, points and changes of the lead."
    )
