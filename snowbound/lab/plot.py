"""A standing as a picture: a dot for each bot's win rate, a line for its interval, and where an even share is.

The same standing gives the same file, byte by byte, with the same version of matplotlib.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snowbound.core.errors import SnowboundError

from .standing import BotScore, Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, ICE, BLUE, ORANGE = "#0b1b2b", "#e9eef2", "#56b4e9", "#f2a33a"
METADATA: dict[str, dict[str, str | None]] = {".svg": {"Date": None}, ".png": {"Software": None}}
"""What a file of each kind must not tell, so that the same picture is the same file."""


class BadPlot(SnowboundError):
    """A picture that cannot be drawn here, or not into that file."""

    code = "bad-plot"


def check_plot(file: Path) -> Path:
    """The file, if a picture can be written to it; to be asked before a long contest, not after it."""
    if file.suffix.lower() not in METADATA:
        raise BadPlot(f"a plot is written as {' or '.join(METADATA)}, not as {file.name!r}")
    if not file.parent.is_dir():
        raise BadPlot(f"there is no folder {file.parent} to write the plot {file.name} to")
    if find_spec("matplotlib") is None:
        raise BadPlot("plots need matplotlib: install it with pip install 'snowbound[plots]'")
    return file


def plot(standing: Standing, file: str | Path) -> None:
    """Draw a standing into a file, `.svg` or `.png` by its name."""
    file = check_plot(Path(file))
    import matplotlib
    from matplotlib.figure import Figure

    style: Any = {"svg.hashsalt": "snowbound", "text.color": INK, "xtick.color": INK, "font.size": 11}
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(8, 1.7 + 0.5 * len(standing.bots)), facecolor=ICE, layout="constrained")
        axes = figure.subplots()
        _draw(axes, standing)
        figure.legend(loc="outside lower center", ncols=3, frameon=False)
        try:
            figure.savefig(file, dpi=150, metadata=METADATA[file.suffix.lower()])
        except OSError as error:
            raise BadPlot(f"the plot cannot be written to {file}: {error.strerror}") from error


def _draw(axes: Axes, standing: Standing) -> None:
    for row, bot in enumerate(standing.bots):
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
    axes.set_title(_title(standing), loc="left", color=INK)
    axes.set_yticks(range(len(standing.bots)), [_label(bot) for bot in standing.bots])
    axes.set_ylim(len(standing.bots) - 0.5, -0.5)
    axes.set_xlim(-0.02, min(1.02, 0.1 + max(max(bot.high, bot.expected) for bot in standing.bots)))
    axes.xaxis.set_major_formatter(lambda share, position: f"{100 * share:.0f} %")
    axes.set_facecolor(ICE)
    axes.tick_params(left=False, labelcolor=INK)
    axes.grid(axis="x", color="white")
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)


def _title(standing: Standing) -> str:
    chance = ", duplicate play" if standing.duplicate else ""
    return f"{standing.title}: {standing.players} players, {standing.games} games{chance}"


def _label(bot: BotScore) -> str:
    return f"{bot.name}\n{100 * bot.win_rate:.1f} %"
