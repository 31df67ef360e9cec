"""The command `snowbound`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snowbound import saved
from snowbound.bots import Kind, Skill
from snowbound.bots.skill import NAMES as BOTS
from snowbound.command import add_command, print_json, run
from snowbound.core.errors import SnowboundError
from snowbound.core.match import Match
from snowbound.core.words import LANGUAGES, words
from snowbound.games import every_game, find, names
from snowbound.server.commands import add_server_commands

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table


@cache
def screen() -> Console:
    """Where people read; imported when something is shown there, for the server shows nothing."""
    from rich.console import Console

    return Console(highlight=False)


def new_table(*columns: str) -> Table:
    """A table for the screen."""
    from rich.table import Table

    return Table(*columns)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    return run(parser().parse_args(arguments))


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="snowbound", description="Printed table games, exactly by their rulebooks.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    games = add_command(commands, "games", "the games, their players and options", run_games)
    games.add_argument("--json", action="store_true", help="for programs")

    play = add_command(commands, "play", "play in this terminal against bots", run_play)
    play.add_argument("game", nargs="?", metavar="GAME", help=", ".join(names()))
    _add_table_arguments(play)
    play.add_argument("--seat", type=int, default=0, help="yours, from 0 (default: 0)")
    play.add_argument("--bot", default="level:3", metavar="BOT", help=f"your opponents: {BOTS} (default: level:3)")
    play.add_argument("--seed", type=int, help="chance, for the same game again")
    play.add_argument("--language", choices=LANGUAGES, default="en")

    simulate = add_command(commands, "simulate", "play many games between bots and report", run_simulate)
    simulate.add_argument("game", metavar="GAME", help=", ".join(names()))
    _add_table_arguments(simulate)
    simulate.add_argument("--games", type=int, default=1000, help="how many (default: 1000)")
    simulate.add_argument("--seed", type=int, default=0, help="the same seed, the same games (default: 0)")
    simulate.add_argument("--jobs", type=int, help="cores to use (default: all)")
    simulate.add_argument("--bots", default="", help="per seat: random, inclined, greedy, with commas between")
    simulate.add_argument("--json", action="store_true", help="for programs")

    arena = add_command(commands, "arena", "let bots play each other and see who is better", run_arena)
    arena.add_argument("game", metavar="GAME", help=", ".join(names()))
    arena.add_argument("--bots", required=True, metavar="BOT,BOT…", help=f"with commas between: {BOTS}")
    arena.add_argument("--games", type=int, default=100, help="per line-up, at least (default: 100)")
    _add_table_arguments(arena, "how many sit at a table (default: as many as there are bots)")
    arena.add_argument("--duplicate", action="store_true", help="all seatings of a deal meet the same chance")
    arena.add_argument("--seed", type=int, default=0, help="the same seed, the same games (default: 0)")
    arena.add_argument("--jobs", type=int, help="cores to use (default: all)")
    arena.add_argument("--json", action="store_true", help="for programs")
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw the standing, as .svg or .png")

    truth = add_command(commands, "truth", "how far bots fall short of the best play, where that is known", run_truth)
    truth.add_argument("game", nargs="?", metavar="GAME", help="default: all of which positions can be solved")
    truth.add_argument("--budgets", default="", metavar="N,N…", help="simulations of the search (default: 30 to 10000)")
    truth.add_argument("--positions", type=int, default=20, help="how many (default: 20)")
    truth.add_argument("--seeds", type=int, default=3, help="how often each bot chooses in each (default: 3)")
    truth.add_argument("--first", type=int, default=0, help="the number of the first position (default: 0)")
    truth.add_argument("--ceiling", action="store_true", help="of UNO Power Grab: what luck leaves to be won")
    truth.add_argument("--json", action="store_true", help="for programs")

    board = add_command(commands, "board", "check a board file, such as one you entered yourself", run_board)
    board.add_argument("game", metavar="GAME", help=", ".join(names()))
    board.add_argument("file", type=Path, nargs="?", help="default: the one in use")

    bench = add_command(commands, "bench", "how fast the games are on this machine", run_bench)
    bench.add_argument("game", nargs="?", metavar="GAME", help="default: all")
    bench.add_argument("--seconds", type=float, default=1.0, help="a measure (default: 1)")
    bench.add_argument("--json", action="store_true", help="for programs")

    for add_commands in (saved.add_commands, add_server_commands):
        add_commands(lambda name, text, run: add_command(commands, name, text, run))
    return top


def _add_table_arguments(
    command: argparse.ArgumentParser, players: str = "how many (default: 2, or the fewest the game takes)"
) -> None:
    command.add_argument("--players", type=int, help=players)
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of this table; may be repeated"
    )


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Options as given on the command line."""
    for pair in pairs:
        if "=" not in pair:
            raise SnowboundError(f"an option is given as NAME=VALUE, not {pair!r}")
    return dict(pair.split("=", 1) for pair in pairs)


def players_of(chosen: argparse.Namespace) -> int:
    """How many play: as said, or two if the game allows it."""
    return chosen.players if chosen.players is not None else max(2, find(chosen.game).players[0])


def run_games(chosen: argparse.Namespace) -> None:
    """List the games."""
    if chosen.json:
        print_json([_game_data(name) for name in names()])
        return
    table = new_table("game", "title", "players", "options (default first)")
    for game in every_game():
        options = "\n".join(
            f"{option.name}: {option.default} ({option.allowed(game.players[1])})" for option in game.options
        )
        table.add_row(game.id, game.title, "–".join(map(str, game.players)), options, end_section=True)
    screen().print(table)


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
            {"name": o.name, "default": o.default, "allowed": o.allowed(game.players[1])} for o in game.options
        ],
    }


def run_play(chosen: argparse.Namespace) -> None:
    """Play a game in the terminal."""
    from snowbound.terminal import Terminal

    chosen.game = chosen.game or _ask_for_game()
    players = players_of(chosen)
    Skill.named(chosen.bot, find(chosen.game))
    find(chosen.game).check_players(players)
    if not 0 <= chosen.seat < players:
        raise SnowboundError(f"with {players} players your seat is 0 to {players - 1}, not {chosen.seat}")
    terminal = Terminal(screen(), input, chosen.seat, chosen.bot, chosen.language)
    terminal.play(
        Match(chosen.game, players, options=options_of(chosen.option), seed=chosen.seed, listener=terminal.hear)
    )


def _ask_for_game() -> str:
    for number, game in enumerate(every_game(), 1):
        fewest, most = game.players
        summary = words(game).say("summary")
        screen().print(f"  [bold yellow]{number}[/]  {game.title} ({fewest}–{most} players): {summary}")
    while True:
        answer = input("Which game? ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(names()):
            return names()[int(answer) - 1]
        screen().print(f"A number from 1 to {len(names())}, please.")


def run_simulate(chosen: argparse.Namespace) -> None:
    """Play many games between bots."""
    from snowbound.lab import simulate

    bots = [_bot(name.strip()) for name in chosen.bots.split(",")] if chosen.bots else []
    with _progress_bar() as bar:
        task = bar.add_task(find(chosen.game).title, total=chosen.games)
        report = simulate(
            chosen.game,
            players_of(chosen),
            chosen.games,
            seed=chosen.seed,
            jobs=chosen.jobs,
            options=options_of(chosen.option),
            bots=bots,
            progress=lambda games: bar.advance(task, games),
        )
    if chosen.json:
        print_json(report.as_data())
        return
    screen().print(
        f"{report.games} games, {report.moves} moves in {report.seconds:.2f} s on {report.jobs} cores: "
        f"{report.moves_per_second:,.0f} moves a second"
    )
    screen().print("moves a game: " + ", ".join(f"{name} {value:.0f}" for name, value in report.length.items()))
    table = new_table("seat", "bot", "wins", "share", "mean points")
    for seat, wins in enumerate(report.wins):
        share = f"{100 * wins / report.games:.1f} %"
        table.add_row(str(seat), report.bots[seat], str(wins), share, f"{report.points[seat]:.1f}")
    screen().print(table)
    if report.shared or report.unfinished:
        screen().print(f"{report.shared} wins were shared; {report.unfinished} games were broken off")


def _progress_bar() -> Progress:
    """For people who wait: on stderr, and only if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def _bot(name: str) -> Kind:
    kind = Skill.named(name).kind
    if kind == Kind.SEARCH or name.startswith("level"):
        raise SnowboundError(f"simulate plays random, inclined and greedy, not {name}: that is for snowbound arena")
    return kind


def run_arena(chosen: argparse.Namespace) -> None:
    """Let bots play each other; after Ctrl-C, tell what was played so far."""
    from snowbound.lab import arena
    from snowbound.lab.plot import check_plot, plot
    from snowbound.lab.tables import tables

    if chosen.plot:
        check_plot(chosen.plot)
    with _progress_bar() as bar:
        task = bar.add_task(find(chosen.game).title, total=None)
        standing = arena(
            chosen.game,
            chosen.bots.split(","),
            chosen.games,
            players=chosen.players,
            options=options_of(chosen.option),
            duplicate=chosen.duplicate,
            seed=chosen.seed,
            jobs=chosen.jobs,
            progress=lambda played, of: bar.update(task, completed=played, total=of),
        )
    if chosen.json:
        print_json(standing.as_data())
    else:
        screen().print(*tables(standing), sep="\n")
    if chosen.plot:
        plot(standing, chosen.plot)
    if standing.interrupted:
        raise KeyboardInterrupt


def run_truth(chosen: argparse.Namespace) -> None:
    """Compare bots with the best play."""
    from snowbound.lab.truth import table, truths

    if chosen.ceiling:
        run_ceiling(chosen)
        return
    with _progress_bar() as bar:
        task = bar.add_task("")
        reports = truths(
            chosen.game,
            chosen.budgets,
            positions=chosen.positions,
            seeds=chosen.seeds,
            first=chosen.first,
            progress=lambda title, done, of: bar.update(task, description=title, completed=done, total=of),
        )
    if chosen.json:
        print_json([report.as_data() for report in reports])
        return
    for report in reports:
        screen().print(table(report))


def run_ceiling(chosen: argparse.Namespace) -> None:
    """Compare bots with the best that can be won in small rounds."""
    from snowbound.lab.ceiling import ceiling, table
    from snowbound.lab.small_hands import GAME
    from snowbound.lab.truth import bots_of

    if chosen.game not in {None, GAME.id}:
        raise SnowboundError(f"the ceiling is known of {GAME.id} only, not of {chosen.game}")
    with _progress_bar() as bar:
        task = bar.add_task(GAME.title)
        report = ceiling(
            bots_of(chosen.budgets),
            positions=chosen.positions,
            rounds=chosen.seeds,
            first=chosen.first,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    if chosen.json:
        print_json(report.as_data())
    else:
        screen().print(table(report))


def run_board(chosen: argparse.Namespace) -> None:
    """Check a board file; importing a game has checked its own."""
    from importlib import import_module

    from snowbound.core.board import read_board

    game = find(chosen.game)
    file = chosen.file or game.folder / "board.toml"
    check = import_module(f"snowbound.games.{game.id}.board").check_board
    if not file.exists():
        raise SnowboundError(f"there is no file {file}")
    read_board(file, check)
    screen().print(f"{file.name} is consistent", markup=False)


def run_bench(chosen: argparse.Namespace) -> None:
    """Measure how fast the games are here."""
    from snowbound.lab.bench import measure

    rows = [measure(game, chosen.seconds) for game in ([find(chosen.game)] if chosen.game else every_game())]
    if chosen.json:
        print_json(rows)
        return
    table = new_table("game", "players", "moves/s, one core", "all cores", "state bytes", "ready after")
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['moves_per_second']:,.0f}",
            f"{row['moves_per_second_all_cores']:,.0f}",
            str(row["state_bytes"]),
            f"{row['ready_seconds']:.1f} s",
        )
    screen().print(table)
