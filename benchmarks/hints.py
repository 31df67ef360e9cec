"""Measure hints: what the hinted move loses against a search of 200,000 simulations, and in solved positions, how long
a hint takes on one core, and how often it has a reason.

    python -m benchmarks.hints [--games uno_power_grab,polar_rush] [--positions 100] [--reasons 60] [--truth 20]

Every position is saved at once, so a run that was stopped goes on where it was. Rows of another edition, or of another
size of the search, are measured again. A position is a decision in a game between careless bots, for two to four
players. Its loss is the difference between the chance to win after the reference's own choice and after the hinted
move. The reference searches again for both, half of its simulations each: its first search visits most moves rarely,
and underrates those that need a long plan. So a loss can be negative. Times and reasons are measured in other
positions. There the hint has seen the game so far, and it is limited by simulations alone: the machine may be busy.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np

from benchmarks.figures import this_run
from snowbound.bots import Bots, Player, hint_player, hints
from snowbound.bots.coach import compare, searcher_for
from snowbound.bots.hints import prepare
from snowbound.bots.spec import hint_spec
from snowbound.core.chance import below, stream
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.record import View
from snowbound.games import find, names
from snowbound.lab.endgames import CARELESS, cases, endgames
from snowbound.lab.intervals import student_interval

FILE = Path(__file__).parent / "results" / "hints.json"
REFERENCE = "search:200000"
POSITIONS, REASONS, SOLVED = 100, 60, 20
REASONS_SEED = 7
METHOD, REASONS_METHOD = 2, 1
"""Count up when losses, or times and reasons, are worked out differently, so that old rows are measured again."""

LATEST = {"arctic_race": 60, "arctic_roll": 120, "ice_flow": 120, "polar_rush": 60, "uno_power_grab": 60}
"""The most decisions before a position: well before most games end."""

Row = dict[str, Any]


def position(game: Game, number: int, seed: int) -> tuple[Match, Bots, int] | None:
    """Play a game up to a decision; return it with its bots and the seat that decides, or None if it ended before."""
    rng = stream(seed, number)
    fewest, most = game.players
    players = max(fewest, min(most, 2 + below(rng, 3)))
    match = Match(game, players, seed=seed * 100_000 + number)
    bots = Bots(match, dict.fromkeys(range(players), CARELESS))
    for _ in range(below(rng, LATEST[game.id])):
        if match.over:
            return None
        seat = match.actors[0]
        match.play(seat, bots.decide(seat))
    while not match.over and len(match.legal(match.actors[0])) == 1:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return None if match.over else (match, bots, match.actors[0])


def show_views(match: Match, players: Sequence[Player]) -> None:
    """Show players of one seat everything that it saw before the present position."""
    again = match.again()
    for event in match.events:
        view = again.knowledge(players[0].seat)
        for player in players:
            player.watch(view)
        again.happen(event)


def measured(player: Player, view: View) -> tuple[int, Row]:
    """Return the hinted move of a player who gives hints, and a row with its processor time and its reasons."""
    prepare(player)
    began = time.process_time()
    found = hints(player, view)
    seconds = time.process_time() - began
    return found[0].action, {
        "seconds": round(seconds, 3),
        "reasons": ["" if one.reason is None else one.reason.text_id for one in found],
        "is_alike": found[0].is_alike,
    }


def explained(game: Game, number: int, simulations: int) -> Row | None:
    """Return the time and the reasons of a hint in one position, or None if there is no such position."""
    found = position(game, number, REASONS_SEED)
    if found is None:
        return None
    match, _, seat = found
    player = Player(game, seat, replace(hint_spec(game, simulations), milliseconds=0), seed=number)
    show_views(match, [player])
    _, row = measured(player, match.knowledge(seat))
    return {"number": number, "players": match.players, "actions": len(match.legal(seat)), **row}


def compared(game: Game, number: int, seed: int, simulations: int) -> Row | None:
    """Return the loss of a hint in one position, or None if there is no such position."""
    found = position(game, number, seed)
    if found is None:
        return None
    match, _, seat = found
    view = match.knowledge(seat)
    player = hint_player(game, seat, seed=number, simulations=simulations)
    action, _ = measured(player, view)
    reference = Player(game, seat, REFERENCE, seed=number + 1).consider(view)
    best = int(np.argmax(reference.visits))
    loss = 0.0 if action == best else loss_beside(best, action, game, view, seat, number)
    return {
        "number": number,
        "players": match.players,
        "actions": len(match.legal(seat)),
        "loss": round(loss, 5),
        "visits": int(reference.visits[action]),
        "simulations": player.spec.simulations,
    }


def loss_beside(best: int, action: int, game: Game, view: View, seat: int, number: int) -> float:
    """Return how much chance to win an action loses beside another one: two searches, each of half the reference."""
    player = Player(game, seat, REFERENCE, seed=number + 1)
    half = replace(player.spec, simulations=player.spec.simulations // 2)
    searcher = searcher_for(game, seat, half)
    return compare(searcher, player.remembered(view), action, best, seed=number).loss


def solved(name: str, number: int, simulations: int) -> Iterator[Row]:
    """Yield the loss and the time of a hint in solved positions."""
    endgame = endgames()[name]
    for case in cases(endgame, number):
        seat = case.solution.seat
        player = hint_player(endgame.game, seat, seed=case.number, simulations=simulations)
        action, row = measured(player, case.view)
        yield {"number": case.number, "loss": round(case.solution.loss(action), 5), "seconds": row["seconds"]}


def summary(rows: list[Row]) -> Row:
    """Return the mean loss with its 95 % interval."""
    losses = [row["loss"] for row in rows]
    low, high = student_interval(range(len(rows)), losses) if len(rows) > 1 else (0.0, 1.0)
    return {
        "positions": len(rows),
        "loss": round(mean(losses), 5),
        "loss_low": round(low, 5),
        "loss_high": round(high, 5),
    }


def times(rows: list[Row]) -> Row:
    """Return the mean and the longest time of a hint."""
    seconds = [row["seconds"] for row in rows]
    return {"seconds": round(mean(seconds), 3), "seconds_most": max(seconds)}


def summary_of_reasons(rows: list[Row]) -> Row:
    """Return how often the hinted move has a reason, or else others are as good as far as the player can know."""
    return {
        "positions": len(rows),
        **times(rows),
        "with_reason": sum(row["reasons"][0] != "" for row in rows),
        "alike": sum(row["reasons"][0] == "" and row["is_alike"] for row in rows),
    }


def run(
    names_: list[str], positions: int, truth: int, seed: int, simulations: int, file: Path, reasons: int = REASONS
) -> Row:
    """Measure what the file does not have yet, and save it after each position."""
    content: Row = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"games": {}}
    _, about = this_run("python -m benchmarks.hints", seed=seed)
    for name in names_:
        game = find(name)
        size = hint_player(game, 0, simulations=simulations).spec.simulations
        key = {"edition": game.version, "seed": seed, "simulations": size, "method": METHOD}
        kept = content["games"].get(name, {})
        if {field: kept.get(field) for field in key} != key:
            kept = {**key, "rows": [], "solved": []}
        kept["run"] = about
        content["games"][name] = kept
        rows: list[Row] = kept["rows"]
        number = 1 + max((row["number"] for row in rows), default=-1)
        while len(rows) < positions:
            row = compared(game, number, seed, simulations)
            number += 1
            if row is not None:
                rows.append(row)
                _save(content, file)
        if truth > len(kept["solved"]) and name in endgames():
            kept["solved"] = list(solved(name, truth, simulations))
        explain(kept, game, reasons, simulations, lambda: _save(content, file))
        _save(content, file)
        print(name, *(kept[key] for key in kept if key.startswith("summary")), flush=True)
    return content


def explain(kept: Row, game: Game, positions: int, simulations: int, save: Callable[[], None]) -> None:
    """Measure times and reasons where the results of a game do not have them yet."""
    if kept.get("reasons_method") != REASONS_METHOD:
        kept.update(reasons_method=REASONS_METHOD, reasons=[])
    rows: list[Row] = kept["reasons"]
    number = 1 + max((row["number"] for row in rows), default=-1)
    while len(rows) < positions:
        row = explained(game, number, simulations)
        number += 1
        if row is not None:
            rows.append(row)
            save()


def _save(content: Row, file: Path) -> None:
    for kept in content["games"].values():
        if kept["rows"]:
            kept["summary"] = summary(kept["rows"])
        if kept["solved"]:
            kept["summary_solved"] = summary(kept["solved"]) | times(kept["solved"])
        if kept.get("reasons"):
            kept["summary_of_reasons"] = summary_of_reasons(kept["reasons"])
    file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints", description=__doc__)
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--reasons", type=int, default=REASONS, help="positions for times and reasons")
    parser.add_argument("--truth", type=int, default=SOLVED, help="solved positions per game that has them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=0, help="of the hint (default: as the game says)")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args(arguments)
    names_, size = chosen.games.split(","), chosen.simulations
    run(names_, chosen.positions, chosen.truth, chosen.seed, size, chosen.file, chosen.reasons)


if __name__ == "__main__":
    main(sys.argv[1:])
