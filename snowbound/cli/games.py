"""The commands about the games themselves: `snowbound games`, `snowbound board` and `snowbound guide`."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from snowbound.core.board import OWNED, GameBoard, examine_board, owned_board
from snowbound.core.board_change import difference
from snowbound.core.errors import BadBoard, SnowboundError
from snowbound.core.game import Game, Option
from snowbound.core.guide import guide_text
from snowbound.core.tunable import TUNABLE
from snowbound.core.words import LANGUAGES, words
from snowbound.games import every_game, find, names, problems

from .common import add_command, add_game, add_json, new_table, print_json, screen

if TYPE_CHECKING:
    from .common import Commands


TUNED = "All of these are tunable numbers, so the rules need not be compiled again."
LONGEST = 60
"""Characters of a changed value that are shown."""

SHAPED = "The rules are compiled again for it, once."


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    games = add_command(commands, "games", "list the games with their players and options", run_games)
    add_json(games)

    board = add_command(commands, "board", "copy or check a game's board file, such as one you edited", run_board)
    add_game(board)
    board.add_argument("file", metavar="FILE", type=Path, nargs="?", help="default: the board file in use")
    board.add_argument("--copy", metavar="FILE", nargs="?", const="", help="write the board file in use to FILE")
    board.add_argument(
        "--watch",
        metavar="FILE",
        nargs="?",
        const="",
        help="show FILE and its picture in the browser, and both again on every save",
    )
    board.add_argument("--port", type=int, default=0, help="the port of the page for --watch; default: any free one")

    guide = add_command(commands, "guide", "print the rules of a game for people", run_guide)
    add_game(guide)
    guide.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")


def run_guide(chosen: argparse.Namespace) -> None:
    """Print the guide of a game."""
    from rich.markdown import Markdown

    screen().print(Markdown(guide_text(find(chosen.game), chosen.language)))


def run_games(chosen: argparse.Namespace) -> None:
    """List the games."""
    if chosen.json:
        print_json([*map(_game_data, names()), *({"game": name, "problem": why} for name, why in problems().items())])
        return
    table = new_table("game", "title", "players", "options: default (allowed)")
    for game in every_game():
        options = [_option_line(game, option) for option in game.options if not option.ruling]
        rulings = [_option_line(game, option) for option in game.options if option.ruling]
        if rulings:
            options += ["", "rulings of earlier editions:", *rulings]
        table.add_row(game.id, game.title, "–".join(map(str, game.players)), "\n".join(options), end_section=True)
    screen().print(table)
    for name, why in problems().items():
        screen().print(f"{name} cannot be used: {why}", markup=False, style="red")


def _option_line(game: Game, option: Option) -> str:
    return f"{option.name}: {option.default} ({option.allowed(game.players[1])})\n  {_help(game, option)}"


def _help(game: Game, option: Option) -> str:
    """Return the sentence that explains an option, if the game has one."""
    say, id = words(game), f"option-{option.name}-help"
    return say.say(id) if say.has(id) else ""


def _game_data(name: str) -> dict[str, Any]:
    game = find(name)
    return {
        "game": game.id,
        "title": game.title,
        "summary": words(game).say("summary"),
        "players": list(game.players),
        "rules": game.version,
        "actions": game.actions,
        "options": [
            {
                "name": o.name,
                "default": o.default,
                "allowed": o.allowed(game.players[1]),
                "ruling": o.ruling,
                "origin": o.origin,
                "help": _help(game, o),
            }
            for o in game.options
        ],
    }


def run_board(chosen: argparse.Namespace) -> None:
    """Copy the board file in use, or check one: print what is unlike ours, and refuse what is impossible."""
    game, file = find(chosen.game), _named_file(chosen)
    used = owned_board(game.folder) or game.folder / "board.toml"
    if chosen.copy is not None:
        _copy_board(game, used, file)
    elif chosen.watch is not None:
        _watch_board(game, file, chosen.port)
    else:
        _check_board(game, used, file or used)


def _named_file(chosen: argparse.Namespace) -> Path | None:
    """Return the file of the command: the argument FILE, or what stands after `--copy` or `--watch`."""
    if chosen.copy is not None and chosen.watch is not None:
        raise SnowboundError("--copy and --watch do different things: first copy the board file, then watch the copy")
    after = chosen.copy or chosen.watch
    if after and chosen.file is not None:
        raise SnowboundError(f"two files are named, {chosen.file} and {after}: name one")
    return Path(after) if after else chosen.file


def _check_board(game: Game, used: Path, file: Path) -> None:
    board = _board_for(game, file)
    report = examine_board(file, board.check, board.data.get(TUNABLE))
    if report.unlike:
        screen().print("Unlike our reconstruction, but possible:", markup=False)
        for line in report.unlike:
            screen().print(f"  {line}", markup=False, soft_wrap=True)
    if report.impossible:
        raise BadBoard("\n".join([f"{file.name} cannot be a board of {game.title}:", *report.impossible]))
    screen().print(f"{file.name} is a valid board of {game.title}", markup=False)
    change = difference(board.data, report.board)
    if change:
        is_tuned = board.shape(report.board) == board.shape(board.data)
        screen().print("Different from the printed board:", markup=False)
        for path, value in change.items():
            screen().print(f"  {path} = {shorten(repr(value), LONGEST)}", markup=False, soft_wrap=True)
        screen().print(TUNED if is_tuned else SHAPED, markup=False)
    if file != used:
        screen().print(
            f"To play on it, write --board {file}, or name it {game.id}.toml and set {OWNED} to its folder.",
            markup=False,
            soft_wrap=True,
        )


def _board_for(game: Game, file: Path) -> GameBoard:
    """Return the board of a game, if it has one and there is such a file."""
    board = game.printed.board
    if board is None:
        raise SnowboundError(f"{game.id} has no board that could be another one")
    if file.is_dir():
        raise SnowboundError(f"{file} is a folder: name the board file in it")
    if not file.is_file():
        raise SnowboundError(
            f"there is no file {file}: write one with `snowbound board {game.id} --copy {file}` and edit it"
        )
    return board


def _watch_board(game: Game, file: Path | None, port: int) -> None:
    """Serve the page of a board file until Ctrl-C."""
    from .board_watch import PageServer, WatchedBoard

    if file is None:
        raise SnowboundError(f"name the file to watch: snowbound board {game.id} {game.id}.toml --watch")
    _board_for(game, file)
    watched = WatchedBoard(game, file)
    try:
        server = PageServer(watched, port)
    except (OSError, OverflowError) as error:
        raise SnowboundError(f"the page cannot be served on port {port}: {error}") from None
    with server:
        server.start()
        screen().print(f"{server.address} shows {file}. Edit it with any editor; Ctrl-C ends this.", soft_wrap=True)
        try:
            watched.follow()
        except KeyboardInterrupt:
            screen().print("Ended.")


def _copy_board(game: Game, used: Path, file: Path | None) -> None:
    if file is None:
        raise SnowboundError(f"name the file to write: snowbound board {game.id} --copy {game.id}.toml")
    if game.board is None:
        raise SnowboundError(f"{game.id} has no board file")
    if file.exists():
        raise SnowboundError(f"{file} exists already: name another file")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(used, file)
    except OSError as error:
        raise SnowboundError(f"{file} cannot be written: {error.strerror or error}") from None
    screen().print(f"Wrote {file}. Edit it, then check it with `snowbound board {game.id} {file}`.", markup=False)
