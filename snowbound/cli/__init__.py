"""The command `snowbound`.

Each module of this package declares a group of commands. Only the module of the command that was
typed is imported, so that `snowbound serve` starts without waiting for NumPy and the games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path

from .common import Parser, run

MODULES = {
    "games": "games",
    "board": "games",
    "guide": "games",
    "new-game": "new_game",
    "play": "play",
    "replay": "saved",
    "review": "review",
    "draw": "saved",
    "simulate": "lab",
    "study": "study",
    "tune": "study",
    "report": "report",
    "arena": "lab",
    "truth": "lab",
    "bench": "lab",
    "lesson": "lessons",
    "basic-rules": "lessons",
    "serve": "server",
    "verify": "server",
    "check": "database",
    "export": "transfer",
    "import": "transfer",
    "admin": "admin",
}
"""The module that declares each command."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that these arguments name and return its exit code."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    if not typed:
        parser().print_help()
        return 2
    if (folder := str(Path.cwd())) not in sys.path:
        sys.path.append(folder)  # where people keep bots of their own
    known = MODULES.get(typed[0])
    return run(parser([known] if known else None).parse_args(typed))


def parser(modules: Iterable[str] | None = None) -> argparse.ArgumentParser:
    """Return the parser of the commands in these modules, or of all commands."""
    top = Parser(prog="snowbound", description="Printed board games, each played exactly by its rulebook.")
    top.add_argument("--version", action=PrintVersion, nargs=0, help="print the version and exit")
    commands = top.add_subparsers(required=True, metavar="COMMAND", title="commands")
    for module in dict.fromkeys(modules or MODULES.values()):
        import_module(f"{__name__}.{module}").add_commands(commands)
    return top


class PrintVersion(argparse.Action):
    """Prints the version of Snowbound and exits; it is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print and exit."""
        from snowbound import __version__

        sys.stdout.write(f"snowbound {__version__}\n")
        parser.exit()
