"""The commands about the games themselves: `snowbound games` and `snowbound board`."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snowbound.core.board import examine_board
from snowbound.core.errors import BadBoard, SnowboundError
from snowbound.core.game import Game, Option
from snowbound.core.words import words
from snowbound.games import every_game, find, names, problems

from .common import add_command, add_game, add_json, new_table, print_json, screen

if TYPE_CHECKING:
    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    games = add_command(commands, "games", "list the games with their players and options", run_games)
    add_json(games)

    board = add_command(commands, "board", "check a game's board file, such as one you edited", run_board)
    add_game(board)
    board.add_argument("file", metavar="FILE", type=Path, nargs="?", help="default: the board.toml in use")


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
    return f"{option.name}: {option.default} ({option.allowed(game.players[1])})"


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
            {"name": o.name, "default": o.default, "allowed": o.allowed(game.players[1]), "ruling": o.ruling}
            for o in game.options
        ],
    }


def run_board(chosen: argparse.Namespace) -> None:
    """Check a board file: print what is unlike our reconstruction, and refuse what is impossible."""
    game = find(chosen.game)
    file = chosen.file or game.folder / "board.toml"
    check = import_module(f"{game.package}.board").check_board
    if not file.is_file():
        raise SnowboundError(
            f"there is no file {file}: copy {game.folder / 'board.toml'}, edit the copy and give its path"
        )
    report = examine_board(file, check)
    if report.unlike:
        screen().print("Unlike our reconstruction, but possible:", markup=False)
        for line in report.unlike:
            screen().print(f"  {line}", markup=False, soft_wrap=True)
    if report.impossible:
        raise BadBoard("\n".join([f"{file.name} cannot be a board of {game.title}:", *report.impossible]))
    screen().print(f"{file.name} is a valid board of {game.title}", markup=False)
