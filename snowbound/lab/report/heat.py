"""Counts where things happened in recorded games, for the heat maps of a game (`core.heat_map`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from snowbound.core.contract import CHANCE
from snowbound.core.facts import NOBODY
from snowbound.core.heat_map import Backdrop, HeatMap
from snowbound.core.match import Match
from snowbound.lab.intervals import CONFIDENCE
from snowbound.lab.recording import Recording

Reals = NDArray[np.float64]

FEWEST = 20
"""Games with winners and others that a comparison of them needs."""


@dataclass(frozen=True)
class PlaceCount:
    """What was counted in one place."""

    place: str  # a sprite of the backdrop
    label: str  # what it is, in words; may be empty
    times: int
    per_game: float
    lead: float = 0.0  # how much more often winners did it per game than the others did on average
    error: float = inf  # the standard error of the lead


@dataclass(frozen=True)
class Heat:
    """The counts of a heat map, and the picture on which they are shown."""

    heat_map: HeatMap
    backdrop: Backdrop
    games: int
    counts: list[PlaceCount]  # the most frequent first; places without any are left out
    where: str = ""  # in which of several cells, if there are others
    top: float = 0.0  # the highest count per game in other cells, so that their colours mean the same

    @property
    def most(self) -> float:
        """The count per game that has the darkest colour."""
        return max(self.top, *(count.per_game for count in self.counts), 0.0)

    def is_clear(self, count: PlaceCount) -> bool:
        """Whether winners and others differ by more than chance explains, considering that all places are tried."""
        quantile = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / len(self.counts))
        return abs(count.lead) > quantile * count.error


class _Places:
    """How often something happened in each place and game, in all and by seat."""

    def __init__(self, recordings: Sequence[Recording]) -> None:
        self.recordings = recordings
        self.times: dict[str, Reals] = defaultdict(lambda: np.zeros((len(recordings), 1 + recordings[0].players)))

    def add(self, row: int, seat: int, place: str) -> None:
        """Count one more."""
        self.times[place][row, 0] += 1
        if seat != NOBODY:
            self.times[place][row, 1 + seat] += 1

    def lead(self, place: str) -> tuple[float, float]:
        """Return by how much winners exceed the others per game, and the standard error of that."""
        apart = []
        for row, recording in enumerate(self.recordings):
            winners = recording.winners
            if 0 < len(winners) < recording.players:
                by_seat = self.times[place][row, 1:]
                rest = [seat for seat in range(recording.players) if seat not in winners]
                apart.append(by_seat[winners].mean() - by_seat[rest].mean())
        if len(apart) < FEWEST:
            return 0.0, inf
        return float(np.mean(apart)), float(np.std(apart, ddof=1)) / len(apart) ** 0.5 or inf


def heats(recordings: Sequence[Recording]) -> list[Heat]:
    """Return all heat maps of a game with the counts of these games, except those in which nothing was counted."""
    if not recordings:
        return []
    match = before_first_decision(recordings[0])
    found = (heat(heat_map, recordings, match) for heat_map in match.game.heat_maps)
    return [counted for counted in found if counted.counts]


def before_first_decision(recording: Recording) -> Match:
    """Return a game as it was when a player had to decide for the first time: chance has prepared the table."""
    match = Match(recording.game, recording.players, options=recording.options, seed=0, chance="manual")
    for event in recording.events:
        if event.seat != CHANCE:
            break
        match.happen(event)
    return match


def heat(heat_map: HeatMap, recordings: Sequence[Recording], match: Match) -> Heat:
    """Return the counts of one heat map, on the picture of a match."""
    s = match.seen(None)
    backdrop = heat_map.backdrop(s)
    places = _Places(recordings)
    for row, recording in enumerate(recordings):
        for fact in recording.facts:
            for place in heat_map.facts[fact.kind](s, fact) if fact.kind in heat_map.facts else ():
                places.add(row, fact.seat, place)
        for seat, place in _at_end(heat_map, recording):
            places.add(row, seat, place)
    say = match.speaker("en")
    sprites = backdrop.places()
    counts = []
    for place, times in places.times.items():
        label = sprites[place].label
        total = int(times[:, 0].sum())
        lead, error = places.lead(place) if heat_map.compares else (0.0, inf)
        words = label if isinstance(label, str) else say(label)
        counts.append(PlaceCount(place, words, total, total / len(recordings), lead, error))
    counts.sort(key=lambda count: (-count.times, count.place))
    return Heat(heat_map, backdrop, len(recordings), counts)


def _at_end(heat_map: HeatMap, recording: Recording) -> Iterable[tuple[int, str]]:
    if heat_map.at_end is None:
        return ()
    return heat_map.at_end(recording.game.record.view(recording.game.record.from_bytes(recording.last), 0))
