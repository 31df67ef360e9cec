"""How many small rounds of UNO Power Grab can be won at all, given the luck of the cards.

All rounds are against a rival that plays by inclination, from the positions of `small_hands` that can be solved.
The values of the best response and of a player who sees all cards are computed; bots play the rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from statistics import fmean
from typing import Any

import numpy as np
from rich.table import Table

from snowbound.bots import Player
from snowbound.core.bits import lowest
from snowbound.core.chance import fraction, stream
from snowbound.core.contract import CHANCE, MOST_SEATS
from snowbound.core.kernels import kernels
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import copy_states, restore, snapshot

from .best_response import Belief, BestResponse
from .endgames import cases, endgame_of
from .intervals import Interval, student_interval
from .jobs import Progress
from .simulate import check_positive
from .small_hands import GAME, ME, OTHER, deals, random_hands
from .solver import Range

RIVAL = "inclined"
ANY_STAKE = -1.0  # accepts every position


@dataclass(frozen=True)
class WinShare:
    """The share of rounds that a bot won."""

    bot: str
    won: float
    won_range: Interval


@dataclass(frozen=True)
class Ceiling:
    """What can be won from some positions, and what bots won."""

    positions: int
    rounds: int  # per bot and position
    best: Range  # computed: won by the best response
    outlook: Range  # computed: won by inclination, and by a player who sees all cards
    shares: list[WinShare]

    def as_data(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)


def ceiling(
    bots: Sequence[str],
    *,
    positions: int,
    rounds: int,
    first: int = 0,
    progress: Progress = lambda done, of: None,
) -> Ceiling:
    """Compute what can be won from these positions, and let bots play rounds from each."""
    check_positive("positions", positions)
    check_positive("rounds", rounds)
    response = BestResponse(GAME, ME)
    best, outlooks = [], []
    won: dict[str, list[float]] = {bot: [] for bot in bots}
    for case in cases(replace(endgame_of(GAME.id), stake=ANY_STAKE), positions, first):
        belief = deals(random_hands(case.number), ME)
        best.append(case.solution.bounds)
        outlooks.append(response.bounds(belief))
        for bot in bots:
            won[bot] += [play_round(bot, belief, case.number * rounds + one) for one in range(rounds)]
        progress(len(best), positions)
    deal = np.repeat(range(positions), rounds)
    shares = [WinShare(bot, float(np.mean(wins)), student_interval(deal, wins)) for bot, wins in won.items()]
    return Ceiling(positions, rounds, mean(best), mean(outlooks), shares)


def mean(ranges: Sequence[Range]) -> Range:
    """Return the mean of the bounds."""
    return Range(fmean(one.low for one in ranges), fmean(one.high for one in ranges))


def play_round(bot: str, belief: Belief, seed: int) -> float:
    """Play a round from a random world of a belief and return the bot's value at the end."""
    run, rng = kernels(GAME), stream(seed)
    world = int(np.searchsorted(np.cumsum(belief.chances), fraction(rng)))
    states, view = copy_states(belief.worlds[:1]), copy_states(belief.worlds[:1])
    restore(states, 0, snapshot(belief.worlds, min(world, len(belief.chances) - 1)))
    players = {ME: Player(GAME, ME, bot, seed=seed), OTHER: Player(GAME, OTHER, RIVAL, seed=seed)}
    while who := run.actors(states, 0):
        if who == CHANCE_ACTS:
            run.apply(states, 0, CHANCE, run.sample(states, 0, rng))
            continue
        seat = lowest(who)
        restore(view, 0, snapshot(states, 0))
        run.conceal(view, 0, seat)
        run.apply(states, 0, seat, players[seat].decide(GAME.record.view(view, 0)))
    values = np.zeros(MOST_SEATS)
    run.evaluate(states, 0, values)
    return float(values[ME])


def table(report: Ceiling) -> Table:
    """Return a report as a table for the terminal."""
    caption = f"{report.positions} positions, {report.rounds} rounds from each"
    rows = Table("player", "won", "95 %", title=f"{GAME.title}: small rounds against {RIVAL}", caption=caption)
    for share in report.shares:
        rows.add_row(share.bot, _percent(share.won), "–".join(map(_percent, share.won_range)))
    rows.add_row("inclined", f"≥ {_percent(report.outlook.low)}", "computed")
    rows.add_row("best response", f"{_percent(report.best.low)}–{_percent(report.best.high)}", "computed")
    rows.add_row("sees all cards", f"≤ {_percent(report.outlook.high)}", "computed")
    return rows


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
