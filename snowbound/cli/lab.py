"""The commands of the lab: `snowbound simulate`, `facts`, `arena`, `truth` and `bench`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from snowbound.bots.spec import NAMES as BOTS
from snowbound.core.errors import SnowboundError
from snowbound.games import every_game, find

from .common import (
    add_board,
    add_command,
    add_game,
    add_game_options,
    add_json,
    add_workers,
    game_of,
    new_table,
    options_of,
    players_of,
    print_json,
    result_only,
    screen,
    shown_progress,
)

if TYPE_CHECKING:
    from .common import Commands


SIMULATED = "random, inclined, greedy, level:1 to level:5, search:1000 (simulations per move)"
"""The bots that can be simulated."""


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    simulate = add_command(commands, "simulate", "play many games between bots and report", run_simulate)
    add_game(simulate)
    add_game_options(simulate)
    add_board(simulate)
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    _add_run_options(simulate)
    seated = simulate.add_mutually_exclusive_group()
    seated.add_argument(
        "--bots",
        default="",
        metavar="BOT,BOT…",
        help=f"one for all seats, or one per seat (default: random): {SIMULATED}",
    )
    seated.add_argument(
        "--mix", default="", metavar="BOT,BOT…", help="draw the bot of each seat from these, for each game"
    )
    simulate.add_argument(
        "--starter", type=int, metavar="SEAT", help="the seat that begins, in games with an option for it"
    )
    simulate.add_argument(
        "--cap", type=int, metavar="N", help="stop each game after N decisions (default: as the game says)"
    )
    simulate.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots, heat maps and replays")
    add_json(simulate)

    facts = add_command(commands, "facts", "count what happens in many random games", run_facts)
    add_game(facts)
    add_game_options(facts)
    add_board(facts)
    facts.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    facts.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal games (default: 0)")
    add_json(facts)

    arena = add_command(commands, "arena", "let bots play each other and compare their strength", run_arena)
    add_game(arena)
    arena.add_argument("--bots", required=True, metavar="BOT,BOT…", help=f"separated by commas: {BOTS}")
    arena.add_argument("--games", type=int, default=100, metavar="N", help="games per line-up, at least (default: 100)")
    add_game_options(arena, "players per game (default: the number of bots)")
    add_board(arena)
    arena.add_argument("--duplicate", action="store_true", help="play each deal in every seating, with the same chance")
    _add_run_options(arena)
    add_json(arena)
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw the win rates, as .svg or .png")

    truth = add_command(
        commands, "truth", "measure how far bots fall short of the best play in solved positions", run_truth
    )
    add_game(truth, "default: every game with positions that can be solved", optional=True)
    truth.add_argument(
        "--budgets", default="", metavar="N,N…", help="simulations per move of the search bots (default: 30 to 10000)"
    )
    truth.add_argument("--positions", type=int, default=20, metavar="N", help="number of positions (default: 20)")
    truth.add_argument("--seeds", type=int, default=3, metavar="N", help="choices per bot and position (default: 3)")
    truth.add_argument("--first", type=int, default=0, metavar="N", help="number of the first position (default: 0)")
    truth.add_argument(
        "--ceiling", action="store_true", help="of UNO Power Grab: how many small rounds can be won at all"
    )
    add_json(truth)

    bench = add_command(commands, "bench", "measure how fast the games run on this machine", run_bench)
    add_game(bench, "default: all games", optional=True)
    bench.add_argument("--seconds", type=float, default=1.0, metavar="S", help="per measurement (default: 1)")
    add_json(bench)


def _add_run_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal games (default: 0)")
    add_workers(command)


def run_simulate(chosen: argparse.Namespace) -> None:
    """Play many games between bots."""
    from snowbound.lab import simulate
    from snowbound.lab.report import check_page, record_games, simulation_page, watch_games
    from snowbound.lab.simulation_tables import tables

    if chosen.html:
        check_page(chosen.html)
    game = game_of(chosen)
    with result_only(chosen), shown_progress(game.title) as progress:
        report = simulate(
            game,
            players_of(chosen),
            chosen.games,
            seed=chosen.seed,
            jobs=chosen.jobs,
            on=chosen.on,
            options=options_of(chosen.option),
            bots=chosen.bots.split(",") if chosen.bots else (),
            mix=chosen.mix.split(",") if chosen.mix else (),
            starter=chosen.starter,
            cap=chosen.cap,
            progress=progress,
        )
    if chosen.json:
        print_json(report.as_data())
    else:
        screen().print(*tables(report), sep="\n")
    if chosen.html:
        with shown_progress(f"{game.title}: page") as progress:
            recordings = record_games(report, game, jobs=chosen.jobs, progress=progress)
        with shown_progress(f"{game.title}: chances to win") as progress:
            watched = watch_games(report, recordings, game, jobs=chosen.jobs, progress=progress)
        simulation_page(report, recordings, watched).write(chosen.html)


def run_facts(chosen: argparse.Namespace) -> None:
    """Count what happens in many random games."""
    from snowbound.lab.fact_counts import count_facts

    players, options = players_of(chosen), options_of(chosen.option)
    report = count_facts(game_of(chosen), players, chosen.games, seed=chosen.seed, options=options)
    if chosen.json:
        print_json(report.as_data())
        return
    screen().print(f"{report.games} games of {report.players} players, {report.moves} moves in {report.seconds:.2f} s")
    table = new_table("fact", "weight", "per game", "in games", "rules")
    for fact in report.facts:
        share = f"{100 * fact.share:.1f} %"
        table.add_row(fact.kind, fact.weight, f"{fact.per_game:.2f}", share, ", ".join(fact.rules))
    screen().print(table)


def run_arena(chosen: argparse.Namespace) -> None:
    """Let bots play each other; Ctrl-C ends the contest early and reports the games played so far."""
    from snowbound.lab import arena
    from snowbound.lab.plot import check_plot, plot
    from snowbound.lab.tables import tables

    if chosen.plot:
        check_plot(chosen.plot)
    game = game_of(chosen)
    with result_only(chosen), shown_progress(game.title) as progress:
        result = arena(
            game,
            chosen.bots.split(","),
            chosen.games,
            players=chosen.players,
            options=options_of(chosen.option),
            duplicate=chosen.duplicate,
            seed=chosen.seed,
            jobs=chosen.jobs,
            on=chosen.on,
            progress=progress,
        )
    if chosen.json:
        print_json(result.as_data())
    else:
        screen().print(*tables(result), sep="\n")
    if chosen.plot:
        plot(result, chosen.plot)
    if result.interrupted:
        raise KeyboardInterrupt


def run_truth(chosen: argparse.Namespace) -> None:
    """Compare bots with the best play."""
    from snowbound.lab.endgames import endgame_of, endgames
    from snowbound.lab.truth import bots_of, table, truth

    if chosen.ceiling:
        run_ceiling(chosen)
        return
    reports = []
    for endgame in [endgame_of(chosen.game)] if chosen.game else endgames().values():
        with shown_progress(endgame.game.title) as progress:
            report = truth(
                endgame.game.id,
                bots_of(chosen.budgets),
                positions=chosen.positions,
                seeds=chosen.seeds,
                first=chosen.first,
                progress=progress,
            )
        reports.append(report)
    if chosen.json:
        print_json([report.as_data() for report in reports])
    else:
        screen().print(*map(table, reports), sep="\n")


def run_ceiling(chosen: argparse.Namespace) -> None:
    """Compare bots with the most that can be won in small rounds of UNO Power Grab."""
    from snowbound.lab.ceiling import ceiling, table
    from snowbound.lab.small_hands import GAME
    from snowbound.lab.truth import bots_of

    if chosen.game not in {None, GAME.id}:
        raise SnowboundError(f"--ceiling is known for {GAME.id} only, not for {chosen.game}")
    with shown_progress(GAME.title) as progress:
        report = ceiling(
            bots_of(chosen.budgets),
            positions=chosen.positions,
            rounds=chosen.seeds,
            first=chosen.first,
            progress=progress,
        )
    if chosen.json:
        print_json(report.as_data())
    else:
        screen().print(table(report))


def run_bench(chosen: argparse.Namespace) -> None:
    """Measure how fast the games run."""
    from snowbound.lab.bench import measure

    if chosen.seconds <= 0:
        raise SnowboundError(f"--seconds is more than 0, not {chosen.seconds}")
    rows = [measure(game, chosen.seconds) for game in ([find(chosen.game)] if chosen.game else every_game())]
    if chosen.json:
        print_json(rows)
        return
    table = new_table("game", "players", "moves/s, one core", "all cores", "state bytes", "compiled in")
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
