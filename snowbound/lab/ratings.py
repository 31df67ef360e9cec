"""openskill ratings of bots, updated game by game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .lineups import LineUp


@dataclass(frozen=True)
class Rating:
    """An estimated strength with its uncertainty."""

    mu: float  # the strength
    sigma: float  # its uncertainty
    ordinal: float  # mu - 3 sigma: a cautious estimate


def ratings(games: Iterable[tuple[LineUp, tuple[int, ...]]]) -> dict[str, Rating]:
    """Return every bot's Plackett-Luce rating after these games, given as bots and places per seat.

    Equal places are a tie. A bot in several seats gets the mean of their ratings. Games without a result,
    and games of a bot against itself, do not count.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    start = model.rating()
    known: dict[str, tuple[float, float]] = {}
    for bots, places in games:
        for bot in bots:
            known.setdefault(bot, (start.mu, start.sigma))
        if 0 in places or len(set(bots)) == 1:
            continue
        teams = [[model.rating(*known[bot])] for bot in bots]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            known[bot] = (sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))
    return {bot: Rating(mu, sigma, mu - 3 * sigma) for bot, (mu, sigma) in known.items()}
