"""How games go: how good the positions of winners and others were from the start to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.bots import BotKind
from snowbound.lab.jobs import Progress
from snowbound.lab.recording import Recorder, Recording
from snowbound.lab.watched_games import WatchedGame, watched_games

from .axes import Plot, Say, percent, plain
from .charts import Ribbon, course

POINTS_OF_COURSE = 21
"""Places along a game at which its course is drawn."""

SIMULATIONS = 400
"""The size of the searches that estimate chances to win."""

MOST_WATCHED, FEWEST_WATCHED = 20, 5
"""The most games in which chances are searched, and the fewest that are shown."""

MOST_SEARCHES = 600
"""Searches for one plot: long games are fewer."""


def no_progress(done: int, of: int) -> None:
    """Tell nobody."""


def watched_of(
    recorder: Recorder, recordings: Sequence[Recording], *, jobs: int | None = None, progress: Progress = no_progress
) -> list[WatchedGame]:
    """Play games of good players again and search in them; none if the players do not search, or games are too long."""
    turns = [len(recording.turns) for recording in recordings]
    if not turns or not any(bot.kind == BotKind.SEARCH for bot in recorder.seating.bots):
        return []
    games = min(MOST_WATCHED, len(turns), int(MOST_SEARCHES / max(1.0, float(np.mean(turns)))))
    if games < FEWEST_WATCHED:
        return []
    seating = recorder.seating
    return watched_games(
        recorder.game,
        seating.players,
        games,
        seed=recorder.seed,
        jobs=jobs,
        options=recorder.options,
        bots=() if seating.is_mixed else seating.bots,
        mix=seating.bots if seating.is_mixed else (),
        simulations=SIMULATIONS,
        progress=progress,
    )


def course_charts(
    recordings: Sequence[Recording], watched: Sequence[WatchedGame] = (), where: str = ""
) -> Iterator[Plot]:
    """Yield how winners and others did in the course of their games: their chances to win if these were searched."""
    if chances := [found for game in watched if (found := _chances(game)) is not None]:
        label = f"chance to win, by searches of {SIMULATIONS} simulations"
        yield from _winners_and_others(f"Chances to win{where}", chances, label, percent)
    else:
        values = [found for recording in recordings if (found := _values(recording)) is not None]
        label = "the game's own evaluation, 0 lost to 1 won"
        yield from _winners_and_others(f"How good the winner's position is{where}", values, label, plain)


class GameCourse(NamedTuple):
    """A number per seat in the course of a game."""

    played: NDArray[np.float64]  # the part of the game
    values: NDArray[np.float64]  # values[moment, seat]
    winners: list[int]


def _values(recording: Recording) -> GameCourse | None:
    """Return how good the positions of a game were at the start of each turn."""
    if not 0 < len(recording.winners) < recording.players or len(recording.standing) < 2:
        return None
    return GameCourse(np.linspace(0, 1, len(recording.standing)), np.array(recording.standing), recording.winners)


def _chances(game: WatchedGame) -> GameCourse | None:
    """Return the chances to win, which end with the result."""
    winners = [seat for seat, place in enumerate(game.places) if place == 1]
    if not 0 < len(winners) < len(game.places) or len(game.at) < 2:
        return None
    end = [float(seat in winners) / len(winners) for seat in range(len(game.places))]
    return GameCourse(np.append(game.at / len(game.events), 1.0), np.vstack([game.chances, end]), winners)


def _winners_and_others(title: str, games: Sequence[GameCourse], label: str, say: Say) -> Iterator[Plot]:
    if len(games) < 2:
        return
    at = np.linspace(0, 1, POINTS_OF_COURSE)
    winners, others = [], []
    for game in games:
        lost = [seat for seat in range(game.values.shape[1]) if seat not in game.winners]
        winners.append(np.interp(at, game.played, game.values[:, game.winners].mean(axis=1)))
        others.append(np.interp(at, game.played, game.values[:, lost].mean(axis=1)))
    ribbons = [ribbon("the winner", at, np.array(winners)), ribbon("the others on average", at, np.array(others))]
    yield course(title, ribbons, len(games), label=label, say=say)


def ribbon(label: str, at: NDArray[Any], values: NDArray[Any]) -> Ribbon:
    """Return the median over games, with a band in which half of them are."""
    low, middle, high = np.percentile(values, [25, 50, 75], axis=0)
    return Ribbon(label, at.tolist(), low.tolist(), middle.tolist(), high.tolist())
