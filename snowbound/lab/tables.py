"""The results of a contest as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from .results import ContestResult


def tables(contest: ContestResult) -> Iterator[RenderableType]:
    """Yield a headline and the tables of win rates, play and pairs."""
    yield _headline(contest)
    yield _scores(contest)
    yield _play(contest)
    if contest.pairs:
        yield _pairs(contest)


def _headline(contest: ContestResult) -> str:
    asked = f"at least {contest.asked} for each of {contest.line_ups} line-ups"
    if contest.line_ups == 1:
        asked = f"{contest.asked} requested"
    chance = f" in {contest.deals} deals" if contest.duplicate else ""
    broken = f"; {contest.unfinished} without a result" if contest.unfinished else ""
    stopped = "stopped after " if contest.interrupted else ""
    return (
        f"{contest.title}, {contest.players} players: {stopped}{contest.games} games{chance} ({asked}), "
        f"seed {contest.seed}, in {contest.seconds:.2f} s on {contest.jobs} cores{broken}"
    )


def _scores(contest: ContestResult) -> Table:
    table = _table("bot", "games", "wins", "win rate", "95 %", "even", "rating")
    for bot in contest.bots:
        table.add_row(
            bot.name,
            str(bot.games),
            f"{bot.wins:.5g}",
            _percent(bot.win_rate),
            _range(bot.low, bot.high),
            _percent(bot.expected),
            f"{bot.mu:.1f} ± {bot.sigma:.1f}",
        )
    return table


def _play(contest: ContestResult) -> Table:
    table = _table("bot", "points", "place", "decisions", "mean time", "95 % within")
    for bot in contest.bots:
        place = "–" if bot.place is None else f"{bot.place:.2f}"
        table.add_row(
            bot.name, f"{bot.points:.1f}", place, str(bot.decisions), f"{bot.mean_ms:.2f} ms", f"{bot.p95_ms:.2f} ms"
        )
    return table


def _pairs(contest: ContestResult) -> Table:
    table = _table("bot", "before", "games", "share", "95 %", "ties")
    table.columns[1].justify = "left"
    for pair in contest.pairs:
        table.add_row(
            pair.first,
            pair.second,
            str(pair.games),
            _percent(pair.before),
            _range(pair.low, pair.high),
            _percent(pair.ties),
        )
    return table


def _table(name: str, *numbers: str) -> Table:
    """Return a table with names in the first column and numbers in the others."""
    table = Table(name)
    for number in numbers:
        table.add_column(number, justify="right")
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}"
