"""The results of a contest between bots: scores of each bot and of each pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .intervals import Interval, student_interval, wilson_interval
from .lineups import Fixture
from .ratings import Rating, ratings


@dataclass(frozen=True)
class PlayedGame:
    """One finished game; all values are by seat."""

    fixture: Fixture
    points: tuple[int, ...]
    places: tuple[int, ...]  # 1 for the winner, ties share a place, all 0 without a result
    times: tuple[NDArray[np.float32], ...]  # seconds for each decision

    @property
    def is_decided(self) -> bool:
        """Whether the game had a result."""
        return 0 not in self.places

    def seats_of(self, bot: str) -> list[int]:
        """Return the seats of a bot."""
        return [seat for seat, name in enumerate(self.fixture.bots) if name == bot]

    def won_by(self, bot: str) -> float:
        """Return the bot's share of the win, from 0 to 1."""
        if 1 not in self.places:
            return 0.0
        return sum(self.places[seat] == 1 for seat in self.seats_of(bot)) / self.places.count(1)

    def compare(self, bot: str, other: str) -> tuple[float, float]:
        """Return the share of seat pairs in which the bot finished first (a tie counts half), and the share of ties."""
        pairs = [(self.places[a], self.places[b]) for a in self.seats_of(bot) for b in self.seats_of(other)]
        ties = sum(a == b for a, b in pairs) / len(pairs)
        return sum(a < b for a, b in pairs) / len(pairs) + ties / 2, ties


@dataclass(frozen=True)
class BotScore:
    """The results of one bot; bots of the same name are one."""

    name: str
    # fmt: off
    games: int                    # that it played, in one seat or in several
    wins: float                   # a shared win counts as its share
    win_rate: float               # wins / games; a game without a result has no winner
    low: float                    # 95 % interval of the win rate
    high: float
    expected: float               # the even share: its share of the seats
    points: float                 # mean per seat
    place: float | None           # mean per seat, of games with a result
    mu: float                     # openskill's rating
    sigma: float                  # its uncertainty
    ordinal: float                # mu - 3 sigma
    decisions: int                # including those without a choice
    mean_ms: float                # per decision
    p95_ms: float                 # 95 % of the decisions were faster
    # fmt: on


@dataclass(frozen=True)
class PairScore:
    """How often one bot finished before another, over their common games with a result."""

    first: str
    second: str
    games: int
    before: float  # the share of games in which the first finished before the second; a tie is half
    ties: float  # the share of games in which they shared a place
    low: float  # 95 % interval of `before`
    high: float


@dataclass(frozen=True)
class ContestResult:
    """The results of a contest, best bot first."""

    game: str
    title: str
    players: int
    options: dict[str, Any]
    seed: int
    duplicate: bool
    jobs: int
    # fmt: off
    line_ups: int                 # number of different line-ups
    asked: int                    # games requested per line-up
    games: int                    # games played: whole sets of seatings
    deals: int                    # groups of games with the same chance; without duplicate play, games
    unfinished: int               # games without a result
    interrupted: bool             # whether the contest was stopped early
    seconds: float                # excluding compilation
    # fmt: on
    bots: list[BotScore]
    pairs: list[PairScore]

    def as_data(self) -> dict[str, Any]:
        """Return the results as JSON data."""
        return asdict(self)


def score_bots(games: Sequence[PlayedGame], *, duplicate: bool) -> list[BotScore]:
    """Return the scores of all bots, ordered by win rate relative to the even share."""
    rated = ratings((game.fixture.bots, game.places) for game in games)
    scores = [_bot(name, games, rated[name], duplicate) for name in rated]
    return sorted(scores, key=lambda score: -score.win_rate / score.expected)


def score_pairs(games: Sequence[PlayedGame], bots: Sequence[str], *, duplicate: bool) -> list[PairScore]:
    """Return the scores of all pairs of these bots that met."""
    return list(_pairs([game for game in games if game.is_decided], bots, duplicate))


def _bot(name: str, games: Sequence[PlayedGame], rating: Rating, duplicate: bool) -> BotScore:
    own = [game for game in games if name in game.fixture.bots]
    seats = [(game, seat) for game in own for seat in game.seats_of(name)]
    places = [game.places[seat] for game, seat in seats if game.is_decided]
    times = np.concatenate([game.times[seat] for game, seat in seats])
    wins = [game.won_by(name) for game in own]
    low, high = _interval(own, wins, duplicate)
    return BotScore(
        name=name,
        games=len(own),
        wins=sum(wins),
        win_rate=sum(wins) / len(own),
        low=low,
        high=high,
        expected=len(seats) / sum(len(game.places) for game in own),
        points=float(np.mean([game.points[seat] for game, seat in seats])),
        place=float(np.mean(places)) if places else None,
        mu=rating.mu,
        sigma=rating.sigma,
        ordinal=rating.ordinal,
        decisions=len(times),
        mean_ms=1000 * float(times.mean()) if len(times) else 0.0,
        p95_ms=1000 * float(np.percentile(times, 95)) if len(times) else 0.0,
    )


def _pairs(games: Sequence[PlayedGame], bots: Sequence[str], duplicate: bool) -> Iterator[PairScore]:
    for first, second in combinations(bots, 2):
        met = [game for game in games if {first, second} <= set(game.fixture.bots)]
        if not met:
            continue
        before, ties = zip(*(game.compare(first, second) for game in met), strict=True)
        low, high = _interval(met, before, duplicate)
        yield PairScore(first, second, len(met), sum(before) / len(met), sum(ties) / len(met), low, high)


def _interval(games: Sequence[PlayedGame], wins: Sequence[float], duplicate: bool) -> Interval:
    if duplicate:
        return student_interval([game.fixture.deal for game in games], wins)
    return wilson_interval(sum(wins), len(wins))
