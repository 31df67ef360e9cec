"""What a contest between bots showed: how each stands, and how each pair of them stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .intervals import Interval, by_deals, wilson
from .lineups import Fixture
from .ratings import Rating, ratings


@dataclass(frozen=True)
class Played:
    """One game that was played; all by seat."""

    fixture: Fixture
    points: tuple[int, ...]
    places: tuple[int, ...]  # 1 has won, ties share, all 0 if there is no result
    thought: tuple[NDArray[np.float32], ...]  # seconds for each decision

    @property
    def is_decided(self) -> bool:
        """Whether the game had a result."""
        return 0 not in self.places

    def seats_of(self, bot: str) -> list[int]:
        """Where a bot sat."""
        return [seat for seat, name in enumerate(self.fixture.bots) if name == bot]

    def won_by(self, bot: str) -> float:
        """The bot's part in the win: all, or its share of it, or nothing."""
        if 1 not in self.places:
            return 0.0
        return sum(self.places[seat] == 1 for seat in self.seats_of(bot)) / self.places.count(1)

    def compare(self, bot: str, other: str) -> tuple[float, float]:
        """How much of the bot finished before the other, a tie counting half; and how much of it tied."""
        pairs = [(self.places[a], self.places[b]) for a in self.seats_of(bot) for b in self.seats_of(other)]
        ties = sum(a == b for a, b in pairs) / len(pairs)
        return sum(a < b for a, b in pairs) / len(pairs) + ties / 2, ties


@dataclass(frozen=True)
class BotScore:
    """How one bot stands; bots of the same name are one."""

    name: str
    # fmt: off
    games: int                    # in which it sat, in one seat or in several
    wins: float                   # a shared win counts its share
    win_rate: float               # wins / games; a game without a result was won by nobody
    low: float                    # 95 % interval of the win rate
    high: float
    expected: float               # the even share: the part of the seats that it held
    points: float                 # mean per seat
    place: float | None           # mean per seat, of games with a result
    mu: float                     # openskill's rating,
    sigma: float                  # how unsure it is,
    ordinal: float                # and mu - 3 sigma
    decisions: int                # that it was asked for, those without a choice among them
    mean_ms: float                # for a decision
    p95_ms: float                 # 95 of 100 decisions took no longer
    # fmt: on


@dataclass(frozen=True)
class PairScore:
    """How often one bot finished before another, in games with a result in which they met."""

    first: str
    second: str
    games: int
    before: float  # the share of games in which the first finished before the second; a tie is half
    ties: float  # the share of games in which they shared a place
    low: float  # 95 % interval of `before`
    high: float


@dataclass(frozen=True)
class Standing:
    """What a contest showed, the best bot first."""

    game: str
    title: str
    players: int
    options: dict[str, Any]
    seed: int
    duplicate: bool
    jobs: int
    # fmt: off
    line_ups: int                 # different companies that met
    asked: int                    # games that each line-up should play, at least
    games: int                    # that were played: whole sets of seatings
    deals: int                    # groups of games that met the same chance; without duplicate play, games
    unfinished: int               # games broken off without a result
    interrupted: bool             # somebody stopped the contest before all games were played
    seconds: float                # without compiling
    # fmt: on
    bots: list[BotScore]
    pairs: list[PairScore]

    def as_data(self) -> dict[str, Any]:
        """The standing for programs."""
        return asdict(self)


def score_bots(games: Sequence[Played], *, duplicate: bool) -> list[BotScore]:
    """How each bot stands, the best first: by its wins against its even share."""
    rated = ratings((game.fixture.bots, game.places) for game in games)
    scores = [_bot(name, games, rated[name], duplicate) for name in rated]
    return sorted(scores, key=lambda score: -score.win_rate / score.expected)


def score_pairs(games: Sequence[Played], bots: Sequence[str], *, duplicate: bool) -> list[PairScore]:
    """How each two of these bots that met stand."""
    return list(_pairs([game for game in games if game.is_decided], bots, duplicate))


def _bot(name: str, games: Sequence[Played], rating: Rating, duplicate: bool) -> BotScore:
    own = [game for game in games if name in game.fixture.bots]
    seats = [(game, seat) for game in own for seat in game.seats_of(name)]
    places = [game.places[seat] for game, seat in seats if game.is_decided]
    thought = np.concatenate([game.thought[seat] for game, seat in seats])
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
        decisions=len(thought),
        mean_ms=1000 * float(thought.mean()) if len(thought) else 0.0,
        p95_ms=1000 * float(np.percentile(thought, 95)) if len(thought) else 0.0,
    )


def _pairs(games: Sequence[Played], bots: Sequence[str], duplicate: bool) -> Iterator[PairScore]:
    for first, second in combinations(bots, 2):
        met = [game for game in games if {first, second} <= set(game.fixture.bots)]
        if not met:
            continue
        before, ties = zip(*(game.compare(first, second) for game in met), strict=True)
        low, high = _interval(met, before, duplicate)
        yield PairScore(first, second, len(met), sum(before) / len(met), sum(ties) / len(met), low, high)


def _interval(games: Sequence[Played], wins: Sequence[float], duplicate: bool) -> Interval:
    if duplicate:
        return by_deals([game.fixture.deal for game in games], wins)
    return wilson(sum(wins), len(wins))
