"""A standing as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from .standing import Standing


def tables(standing: Standing) -> Iterator[RenderableType]:
    """What was played, how each bot stands, how it played, and how each pair stands."""
    yield _headline(standing)
    yield _scores(standing)
    yield _play(standing)
    if standing.pairs:
        yield _pairs(standing)


def _headline(standing: Standing) -> str:
    asked = f"at least {standing.asked} for each of {standing.line_ups} line-ups"
    if standing.line_ups == 1:
        asked = f"{standing.asked} were asked for"
    chance = f" in {standing.deals} deals" if standing.duplicate else ""
    broken = f"; {standing.unfinished} were broken off without a result" if standing.unfinished else ""
    stopped = "stopped after " if standing.interrupted else ""
    return (
        f"{standing.title}, {standing.players} players: {stopped}{standing.games} games{chance} ({asked}), "
        f"seed {standing.seed}, in {standing.seconds:.2f} s on {standing.jobs} cores{broken}"
    )


def _scores(standing: Standing) -> Table:
    table = _table("bot", "games", "wins", "win rate", "95 %", "even", "rating")
    for bot in standing.bots:
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


def _play(standing: Standing) -> Table:
    table = _table("bot", "points", "place", "decisions", "mean time", "95 % within")
    for bot in standing.bots:
        place = "–" if bot.place is None else f"{bot.place:.2f}"
        table.add_row(
            bot.name, f"{bot.points:.1f}", place, str(bot.decisions), f"{bot.mean_ms:.2f} ms", f"{bot.p95_ms:.2f} ms"
        )
    return table


def _pairs(standing: Standing) -> Table:
    table = _table("bot", "before", "games", "share", "95 %", "ties")
    table.columns[1].justify = "left"
    for pair in standing.pairs:
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
    """A table with names in the first column and numbers in the others."""
    table = Table(name)
    for number in numbers:
        table.add_column(number, justify="right")
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}"
