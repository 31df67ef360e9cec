"""What a simulation found: wins by seat, by turn order and by bot, lengths, and how games ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots.player_games import Played
from snowbound.core.facts import NOBODY, OPENER, STARTER, TURNS

from .intervals import Interval, student, student_interval, wilson_interval

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Share:
    """How often something happened, as a share of games, with its 95 % interval."""

    name: str  # a seat, a place in the order of turns, a bot, or an ending
    games: int  # of which it is a share
    times: float  # a shared win counts as its share
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Length:
    """How long games were: the mean with its 95 % interval, and the 5th, 50th and 95th percentile."""

    games: int
    mean: float
    low: float
    high: float
    p5: float
    p50: float
    p95: float


@dataclass(frozen=True)
class Report:
    """The results of many games."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]  # one per seat; empty if they were drawn from a mix
    mix: list[str]  # the bots that were drawn from
    seed: int
    jobs: int
    games: int
    # fmt: off
    cap: int                      # decisions after which a game is stopped
    moves: int                    # decisions of players, without events of chance
    seconds: float                # excluding compilation
    moves_per_second: float
    games_per_second: float
    wins: list[float]             # per seat; a shared win counts as its share
    shared: int                   # games with several winners
    unfinished: int               # games without a winner
    capped: int                   # games that were stopped, by `cap` or by an option such as turn_cap
    length: dict[str, float]      # decisions per game: mean, and the 5th, 50th and 95th percentile
    decisions: Length             # the same with its interval
    turns: Length | None          # turns per game, of the games whose turns were counted
    points: list[float]           # mean per seat
    by_seat: list[Share]          # wins as a share of the games with a winner: they add up to 1
    by_turn_order: list[Share]    # the same by the order of the first turns, "first" to "last"
    by_bot: list[Share]           # of a mix: wins per seat in which the bot sat
    endings: list[Share]          # shared, unfinished and capped games, as shares of all games
    # fmt: on

    def as_data(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)


def won_shares(places: Numbers) -> Reals:
    """Return each seat's share of the win in each game; a game without a winner has none."""
    won = places == 1
    shares: Reals = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    return shares


def share_of(name: str, times: float, games: int, interval: Interval | None = None) -> Share:
    """Return a share of independent games, or one whose interval is known."""
    low, high = interval or wilson_interval(times, games)
    return Share(name, games, times, times / games if games else 0.0, low, high)


def length_of(lengths: Numbers) -> Length:
    """Return how long these games were."""
    low, middle, high = np.percentile(lengths, [5, 50, 95]).tolist()
    mean = float(lengths.mean())
    error = float(lengths.std(ddof=1)) / len(lengths) ** 0.5 if len(lengths) > 1 else 0.0
    width = student(len(lengths) - 1) * error if error else 0.0
    return Length(len(lengths), mean, max(0.0, mean - width), mean + width, low, middle, high)


def seat_shares(won: Reals) -> list[Share]:
    """Return the wins of each seat, as shares of the games with a winner."""
    decided = won[won.any(axis=1)]
    return [share_of(str(seat), float(wins), len(decided)) for seat, wins in enumerate(decided.sum(axis=0))]


def turn_order_shares(won: Reals, outlines: Numbers) -> list[Share]:
    """Return the wins by the order of the first turns, of the games in which facts say who began."""
    began = starters(outlines)
    known = (began != NOBODY) & won[: len(began)].any(axis=1)
    decided, began = won[: len(known)][known], began[known]
    if not len(decided):
        return []
    players = won.shape[1]
    seats = (began[:, None] + np.arange(players)) % players
    ordered = np.take_along_axis(decided, seats, axis=1).sum(axis=0)
    return [share_of(str(place), float(wins), len(decided)) for place, wins in enumerate(ordered, 1)]


def starters(outlines: Numbers) -> Numbers:
    """Return the seat that began each game: that of the first turn, or of the first round if turns are nobody's."""
    return np.where(outlines[:, STARTER] != NOBODY, outlines[:, STARTER], outlines[:, OPENER])


def bot_shares(won: Reals, seats: Numbers, names: Sequence[str]) -> list[Share]:
    """Return the wins of each bot of a mix per seat in which it sat; seats of one game are not independent."""
    decided, seats = won[won.any(axis=1)], seats[won.any(axis=1)]
    shares = []
    for name in dict.fromkeys(names):
        sat = np.isin(seats, [bot for bot, other in enumerate(names) if other == name])
        wins = decided[sat]
        interval = student_interval(np.nonzero(sat)[0], wins) if len(wins) else None
        shares.append(share_of(name, float(wins.sum()), len(wins), interval))
    return shares


def ending_shares(done: Played, won: Reals) -> list[Share]:
    """Return how many games ended with a shared win, without a winner, and by a cap."""
    winners, games = (won > 0).sum(axis=1), len(won)
    counts = {"shared": winners > 1, "unfinished": winners == 0, "capped": done.capped > 0}
    return [share_of(name, int(which.sum()), games) for name, which in counts.items()]


def turns_of(outlines: Numbers) -> Length | None:
    """Return the turns per game, if any were counted."""
    return length_of(outlines[:, TURNS]) if len(outlines) else None
