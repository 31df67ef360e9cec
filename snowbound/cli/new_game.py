"""The command `snowbound new-game`."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from snowbound.scaffold import Names, new_game

from .common import add_command, screen

if TYPE_CHECKING:
    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    new = add_command(commands, "new-game", "write a small playable game as a package of its own", run_new_game)
    new.add_argument("name", metavar="NAME", help="what programs call it, such as snow_dash")
    new.add_argument("--title", default="", help="what people call it (default: from NAME, such as Snow Dash)")
    new.add_argument("--folder", type=Path, help="where to write it, a new or empty folder (default: NAME)")


def run_new_game(chosen: argparse.Namespace) -> None:
    """Write a game, and say what to do next."""
    called = Names.of(chosen.name, chosen.title)
    folder = chosen.folder or Path(called.id)
    files = new_game(called, folder)
    screen().print(f"Wrote {called.title} to {folder}: {len(files)} files. Next:", markup=False)
    for command in (
        f'cd {shlex.quote(str(folder))} && pip install -e ".[dev]"',
        "pytest",
        "snowbound serve",
    ):
        screen().print(f"  {command}", markup=False, soft_wrap=True)
