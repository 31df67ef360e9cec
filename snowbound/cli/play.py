"""The command `snowbound play`."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

from snowbound.bots import BotSpec, threshold_for
from snowbound.bots.spec import NAMES as BOTS
from snowbound.core.cast import bot_names
from snowbound.core.errors import SnowboundError
from snowbound.core.match import Match
from snowbound.core.words import LANGUAGES, words
from snowbound.games import every_game, names

from .common import add_board, add_command, add_game, add_game_options, game_of, options_of, players_of, screen
from .terminal import Terminal

if TYPE_CHECKING:
    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    play = add_command(commands, "play", "play against bots in this terminal", run_play)
    add_game(play, optional=True)
    add_game_options(play)
    add_board(play)
    play.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, counted from 0 (default: 0)")
    play.add_argument("--bot", default="level:3", metavar="BOT", help=f"your opponents: {BOTS} (default: level:3)")
    play.add_argument("--coach", action="store_true", help="speak before you play a clearly worse move")
    play.add_argument("--seed", type=int, metavar="N", help="play the game with this seed (default: random)")
    play.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")


def run_play(chosen: argparse.Namespace) -> None:
    """Play a game in the terminal."""
    chosen.game = chosen.game or _ask_for_game()
    players = players_of(chosen)
    game = game_of(chosen)
    bot = BotSpec.parse(chosen.bot, game)
    game.check_players(players)
    if not 0 <= chosen.seat < players:
        raise SnowboundError(f"with {players} players --seat is 0 to {players - 1}, not {chosen.seat}")
    terminal = Terminal(screen(), input, chosen.seat, chosen.bot, chosen.language)
    if chosen.coach:
        terminal.threshold = threshold_for(bot.level)
    seed = secrets.randbits(62) if chosen.seed is None else chosen.seed
    names = list(bot_names(seed, bot.level, players)) if bot.level else [""] * players
    names[chosen.seat] = ""  # the person has told no name
    options = options_of(chosen.option)
    terminal.play(Match(game, players, options=options, seed=seed, listener=terminal.hear, names=names))


def _ask_for_game() -> str:
    for number, game in enumerate(every_game(), 1):
        fewest, most = game.players
        summary = words(game).say("summary")
        screen().print(f"  [bold yellow]{number}[/]  {game.title} ({fewest}–{most} players): {summary}")
    while True:
        answer = input("Which game? ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(names()):
            return names()[int(answer) - 1]
        screen().print(f"Please enter a number from 1 to {len(names())}.")
