"""The report of a simulation as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from .simulation_report import Length, Report, Share


def tables(report: Report) -> Iterator[RenderableType]:
    """Yield what was played and how fast, the lengths of the games, and the wins by seat, by turn order and by bot."""
    yield f"{report.games} games, {report.moves} moves in {report.seconds:.2f} s on {report.jobs} cores"
    yield f"{report.games_per_second:,.4g} games and {report.moves_per_second:,.0f} moves per second"
    yield _lengths(report)
    yield _seats(report)
    if report.by_turn_order:
        yield _shares("turn order", report.by_turn_order)
    if report.by_bot:
        yield _shares("bot", report.by_bot)
    yield _shares("ending", report.endings, "games")
    if report.capped:
        yield f"Capped games were stopped after {report.cap} decisions, or by an option such as turn_cap."


def _lengths(report: Report) -> Table:
    table = Table("length in", "games", "mean", "95 %", "5th percentile", "median", "95th percentile")
    rows: list[tuple[str, Length | None]] = [("moves", report.decisions), ("turns", report.turns)]
    for name, length in rows:
        if length is not None:
            edges = length.p5, length.p50, length.p95
            interval = f"{length.low:.1f} – {length.high:.1f}"
            table.add_row(name, str(length.games), f"{length.mean:.1f}", interval, *(f"{edge:.0f}" for edge in edges))
    return table


def _seats(report: Report) -> Table:
    table = Table("seat", "bot", "wins", "share", "95 %", "mean points")
    for seat, share in enumerate(report.by_seat):
        bot = report.bots[seat] if report.bots else "drawn"
        table.add_row(share.name, bot, *_numbers(share), f"{report.points[seat]:.1f}")
    return table


def _shares(title: str, shares: list[Share], times: str = "wins") -> Table:
    table = Table(title, times, "share", "95 %", "of")
    for share in shares:
        table.add_row(share.name, *_numbers(share), str(share.games))
    return table


def _numbers(share: Share) -> tuple[str, str, str]:
    interval = f"{100 * share.low:.1f} – {100 * share.high:.1f} %"
    return f"{share.times:.6g}", f"{100 * share.share:.1f} %", interval
