"""What the commands share: declaring them, running them, shared options, and output."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from snowbound.core.errors import SnowboundError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, ProgressColumn
    from rich.table import Table

    from snowbound.core.game import Game

    Commands = argparse._SubParsersAction["Parser"]

Run = Callable[[argparse.Namespace], int | None]
"""Runs a command. It may return an exit code other than 0."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors say where to find help."""

    def error(self, message: str) -> NoReturn:
        """Print the usage and the error, then exit with code 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\nRun '{self.prog} --help' for help.\n")


def add_command(commands: Commands, name: str, summary: str, run: Run) -> argparse.ArgumentParser:
    """Declare a command; `run` is called with its parsed arguments."""
    command = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    command.set_defaults(run=run)
    return command


def run(chosen: argparse.Namespace) -> int:
    """Run a command and return its exit code: 0 for success, 2 after an error, 130 after Ctrl-C, or its own."""
    try:
        code: int | None = chosen.run(chosen)
    except KeyboardInterrupt:
        return 130
    except SnowboundError as error:
        if getattr(chosen, "json", False):
            print_json({"error": error.as_data()})
        else:
            sys.stderr.write(f"snowbound: {error}\n")
        return 2
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        told = f'this command needs {error.name}: pip install "snowbound[{extra}]"'
        if getattr(chosen, "json", False):
            print_json({"error": {"code": "missing-extra", "message": told}})
        else:
            sys.stderr.write(f"snowbound: {told}\n")
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code or 0


def extra_with(module: str) -> str | None:
    """Return the optional extra of Snowbound that installs a module, or None if no extra does."""
    from importlib.metadata import requires

    for requirement in requires("snowbound") or []:
        found = re.match(r"([\w.-]+).*extra == ['\"](\w+)['\"]", requirement)
        if found and found[1].lower().replace("-", "_") == module.partition(".")[0].lower() and found[2] != "dev":
            return found[2]
    return None


# --- options


def add_game(command: argparse.ArgumentParser, help: str | None = None, *, optional: bool = False) -> None:
    """Add the argument GAME."""
    from snowbound.games import names

    text = help or ", ".join(names())
    command.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=text)


def add_game_options(
    command: argparse.ArgumentParser, players: str = "number of players (default: 2, or the fewest the game allows)"
) -> None:
    """Add the options that configure a game: the number of players and the rules."""
    command.add_argument("--players", type=int, metavar="N", help=players)
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option of the game (see snowbound games); may be repeated",
    )


def add_board(command: argparse.ArgumentParser) -> None:
    """Add the option `--board`."""
    command.add_argument(
        "--board", metavar="FILE", type=Path, help="play on the board in FILE (see snowbound board --help)"
    )


def add_json(command: argparse.ArgumentParser) -> None:
    """Add the option `--json`."""
    command.add_argument("--json", action="store_true", help="print JSON instead of tables")


def add_workers(command: argparse.ArgumentParser) -> None:
    """Add the options that say where games are played."""
    command.add_argument("--jobs", type=int, metavar="N", help="number of cores to use (default: all)")
    command.add_argument(
        "--on",
        default="threads",
        metavar="WORKERS",
        help="threads (default), processes, ray or ray:ADDRESS",
    )


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Return the rule options given as NAME=VALUE."""
    for pair in pairs:
        if "=" not in pair:
            raise SnowboundError(f"write an option as NAME=VALUE, not {pair!r}")
    return dict(pair.split("=", 1) for pair in pairs)


def game_of(chosen: argparse.Namespace) -> Game:
    """Return the game of the argument GAME, on the board of `--board` if one is given."""
    from snowbound.games import find

    game = find(chosen.game)
    return game if chosen.board is None else game.on_board(chosen.board)


def players_of(chosen: argparse.Namespace) -> int:
    """Return the number of players: the one given, or two if the game allows it."""
    from snowbound.games import find

    return chosen.players if chosen.players is not None else find(chosen.game).default_players


@contextmanager
def result_only(chosen: argparse.Namespace) -> Iterator[None]:
    """Keep standard output for the result while games are played: Ray prints there what happens to its nodes."""
    if chosen.on.partition(":")[0] != "ray":
        yield
        return
    with redirect_stdout(sys.stderr):
        yield


# --- output


def print_json(value: Any) -> None:
    """Print one JSON document to standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


@cache
def screen() -> Console:
    """Return the console for standard output."""
    from rich.console import Console

    return Console(highlight=False)


def new_table(*columns: str, title: str | None = None) -> Table:
    """Return an empty table for the console."""
    from rich.table import Table

    return Table(*columns, title=title)


@contextmanager
def shown_progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar; yield the function that takes how much is done, and of how much."""
    with progress_bar() as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def progress_bar() -> Progress:
    """Return a progress bar on standard error, hidden unless that is a terminal."""
    from rich.progress import TimeRemainingColumn

    return _progress(TimeRemainingColumn())


def text_progress() -> Progress:
    """Return a progress bar whose tasks have a text of their own, the field `text`, at the end."""
    from rich.progress import TextColumn

    return _progress(TextColumn("{task.fields[text]}"))


def _progress(last: ProgressColumn) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), last)
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
