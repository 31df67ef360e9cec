"""The results of a contest as a plot of win rates, intervals and even shares.

Equal results give identical files with the same version of matplotlib.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snowbound.core.errors import SnowboundError

from .results import BotScore, ContestResult

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, ICE, BLUE, ORANGE = "#0b1b2b", "#e9eef2", "#56b4e9", "#f2a33a"
METADATA: dict[str, dict[str, str | None]] = {".svg": {"Date": None}, ".png": {"Software": None}}
"""Metadata to leave out, so that equal plots are identical files."""


class BadPlot(SnowboundError):
    """A plot that cannot be drawn or written."""

    code = "bad-plot"


def check_plot(file: Path) -> Path:
    """Return the file if a plot can be written to it; call this before a long contest."""
    if file.suffix.lower() not in METADATA:
        raise BadPlot(f"the name of a plot ends in {' or '.join(METADATA)}, not {file.name!r}")
    if not file.parent.is_dir():
        raise BadPlot(f"there is no folder {file.parent}: create it first")
    if find_spec("matplotlib") is None:
        raise BadPlot("plots need matplotlib: pip install 'snowbound[plots]'")
    return file


def plot(contest: ContestResult, file: str | Path) -> None:
    """Draw the results of a contest into an `.svg` or `.png` file."""
    file = check_plot(Path(file))
    import matplotlib
    from matplotlib.figure import Figure

    style: Any = {"svg.hashsalt": "snowbound", "text.color": INK, "xtick.color": INK, "font.size": 11}
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(8, 1.7 + 0.5 * len(contest.bots)), facecolor=ICE, layout="constrained")
        axes = figure.subplots()
        _draw(axes, contest)
        figure.legend(loc="outside lower center", ncols=3, frameon=False)
        try:
            figure.savefig(file, dpi=150, metadata=METADATA[file.suffix.lower()])
        except OSError as error:
            raise BadPlot(f"cannot write the plot to {file}: {error.strerror}") from error


def _draw(axes: Axes, contest: ContestResult) -> None:
    for row, bot in enumerate(contest.bots):
        axes.vlines(
            bot.expected,
            row - 0.5,
            row + 0.5,
            color=ORANGE,
            linewidth=2,
            linestyle="--",
            label="even share" if row == 0 else "",
        )
        axes.hlines(row, bot.low, bot.high, color=BLUE, linewidth=5, label="95 % interval" if row == 0 else "")
        axes.plot(bot.win_rate, row, "o", color=INK, markersize=9, label="win rate" if row == 0 else "")
    axes.set_title(_title(contest), loc="left", color=INK)
    axes.set_yticks(range(len(contest.bots)), [_label(bot) for bot in contest.bots])
    axes.set_ylim(len(contest.bots) - 0.5, -0.5)
    axes.set_xlim(-0.02, min(1.02, 0.1 + max(max(bot.high, bot.expected) for bot in contest.bots)))
    axes.xaxis.set_major_formatter(lambda share, position: f"{100 * share:.0f} %")
    axes.set_facecolor(ICE)
    axes.tick_params(left=False, labelcolor=INK)
    axes.grid(axis="x", color="white")
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)


def _title(contest: ContestResult) -> str:
    chance = ", duplicate play" if contest.duplicate else ""
    return f"{contest.title}: {contest.players} players, {contest.games} games{chance}"


def _label(bot: BotScore) -> str:
    return f"{bot.name}\n{100 * bot.win_rate:.1f} %"
