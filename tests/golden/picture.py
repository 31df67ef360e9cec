"""Draws the README's picture of a game in the terminal."""

from __future__ import annotations

import io
import re

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from snowbound import Match
from snowbound.cli.terminal import Terminal
from snowbound.core.cast import bot_names
from snowbound.testing.driver import choose
from tests.golden import FOLDER

NIGHT = TerminalTheme(
    (11, 27, 43),
    (233, 238, 242),
    [
        (11, 27, 43),
        (214, 69, 69),
        (55, 200, 165),
        (242, 163, 58),
        (86, 180, 233),
        (204, 121, 167),
        (143, 189, 214),
        (244, 250, 253),
    ],
)
FILE = FOLDER.parent.parent / "docs" / "terminal.svg"


def draw() -> str:
    """Return a few moves of UNO Power Grab as seat 0 sees them, as SVG."""
    console = Console(record=True, width=72, force_terminal=True, file=io.StringIO(), highlight=False)
    terminal = Terminal(console, input, seat=0, bot="level:3")
    names = ("", *bot_names(15, level=3, seats=3)[1:])
    match = Match("uno_power_grab", 3, seed=15, listener=terminal.hear, names=names)
    while len(match.events) < 60 or len(match.legal(0)) < 5:
        if match.actors == (0,):
            terminal.news.clear()
        seat = match.actors[0]
        match.play(seat, choose(match, seat, "inclined"))
    terminal.tell_news()
    terminal.show_table(match)
    without_fonts = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    fonts = without_fonts.replace("Fira Code, monospace", "ui-monospace, Consolas, Menlo, monospace")
    return console.export_svg(title="snowbound play uno_power_grab", theme=NIGHT, code_format=fonts)


if __name__ == "__main__":
    FILE.write_text(draw(), encoding="utf-8")
