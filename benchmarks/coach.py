"""Measure the coach: how often it speaks to players of each level, whether it is right, and how long it takes.

    python -m benchmarks.coach [--games uno_power_grab,polar_rush] [--positions 60] [--seed 4]

In positions from games between careless bots, the move that the bot of each level plays is judged as at a table. Where
it seems to lose something, a reference searches 200,000 simulations from each of the two moves, with other random
numbers. Every position is saved at once, so a run that was stopped goes on where it was. Rows of another edition, or of
another size of the search, are measured again. The coach speaks to a player by the threshold of the player's own level.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import Any

from benchmarks.figures import this_run
from benchmarks.hints import position, show_views
from snowbound.bots import BotSpec, Judgement, Player, judge, rate, threshold_for
from snowbound.bots.coach import compare, is_fine
from snowbound.bots.hints import prepare
from snowbound.bots.searcher import Searcher
from snowbound.bots.spec import LEVELS, hint_spec
from snowbound.core.game import Game
from snowbound.games import find, names

FILE = Path(__file__).parent / "results" / "coach.json"
REFERENCE = "search:200000"
POSITIONS = 60
LEAST_JUDGED = 0.03
"""Losses that the reference judges. No threshold may be lower."""

FALSE_ALARM = 0.01
"""The coach was wrong if the reference finds a smaller loss."""

Row = dict[str, Any]


def compared(game: Game, number: int, seed: int, simulations: int) -> Row | None:
    """Return what each level plays in one position, and the judgements; None if there is no such position."""
    found = position(game, number, seed)
    if found is None:
        return None
    match, _, seat = found
    coach = Player(game, seat, coach_spec(game, simulations), seed=number)
    prepare(coach)
    bots = [Player(game, seat, f"level:{level}", seed=number) for level in range(1, LEVELS + 1)]
    show_views(match, [coach, *bots])
    view = match.knowledge(seat)
    moves = [bot.decide(view) for bot in bots]
    began = time.process_time()
    rated = rate(coach, view)
    seconds = time.process_time() - began
    doubtful = sorted(action for action in {*moves} if not is_fine(rated, action, LEAST_JUDGED))
    known = coach.remembered(view)
    judged = []
    for action in doubtful:
        began = time.process_time()
        judgement = judge(coach, view, action, rated[0].action)
        judged.append(judged_row(game, seat, known, judgement, time.process_time() - began, number))
    row = {"number": number, "players": match.players, "actions": len(match.legal(seat)), "moves": moves}
    return row | {"seconds": round(seconds, 3), "judged": judged}


def coach_spec(game: Game, simulations: int) -> BotSpec:
    """Return the search of the coach, limited by simulations alone: the machine may be busy."""
    return replace(hint_spec(game, simulations), milliseconds=0)


def judged_row(game: Game, seat: int, known: bytes, judgement: Judgement, seconds: float, number: int) -> Row:
    """Return one judgement, with what the reference says if it is about a loss."""
    row: Row = {
        "action": judgement.action,
        "loss": round(judgement.loss, 5),
        "error": round(judgement.error, 5),
        "reason": "" if judgement.reason is None else judgement.reason.text_id,
        "seconds": round(seconds, 3),
    }
    if judgement.speaks(LEAST_JUDGED):
        searcher = Searcher(game, seat, BotSpec.parse(REFERENCE, game))
        reference = compare(searcher, known, judgement.action, judgement.best, seed=number + 1)
        row["reference"] = round(reference.loss, 5)
    return row


def levels_spoken_to(row: Row, judged: Row) -> list[int]:
    """Return the levels to which the coach speaks about a judgement in a position."""
    return [
        level
        for level, move in enumerate(row["moves"], 1)
        if move == judged["action"] and "reference" in judged and judged["loss"] > threshold_for(level)
    ]


def summary(rows: Sequence[Row]) -> Row:
    """Return how often the coach speaks to each level, how often it is right, and the times.

    Several levels may play the same move. The coach is right or wrong about it once.
    """
    judged = [(one, levels_spoken_to(row, one)) for row in rows for one in row["judged"]]
    said = [(one["reference"], levels, one["reason"]) for one, levels in judged if levels]
    heard = [sum(level in levels for _, levels, _ in said) for level in range(1, LEVELS + 1)]
    seconds = [one["seconds"] for one, _ in judged]
    return {
        "positions": len(rows),
        "thresholds": [threshold_for(level) for level in range(1, LEVELS + 1)],
        "speaks": [round(number / len(rows), 4) for number in heard],
        "spoken": len(said),
        "worse": sum(reference > threshold_for(levels[0]) / 2 for reference, levels, _ in said),
        "false_alarms": sum(reference < FALSE_ALARM for reference, _, _ in said),
        "with_reason": sum(reason != "" for _, _, reason in said),
        "seconds_to_rate": round(mean(row["seconds"] for row in rows), 3),
        "seconds_to_judge": round(mean(seconds), 3) if seconds else 0.0,
        "seconds_to_judge_most": max(seconds, default=0.0),
    }


def run(names_: Sequence[str], positions: int, seed: int, simulations: int, file: Path) -> Row:
    """Measure what the file does not have yet, and save it after each position."""
    content: Row = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"games": {}}
    _, about = this_run("python -m benchmarks.coach", seed=seed)
    for name in names_:
        game = find(name)
        size = coach_spec(game, simulations).simulations
        key = {"edition": game.version, "seed": seed, "simulations": size}
        kept = content["games"].get(name, {})
        if {field: kept.get(field) for field in key} != key:
            kept = {**key, "rows": []}
        content["games"][name] = kept
        rows: list[Row] = kept["rows"]
        number = 1 + max((row["number"] for row in rows), default=-1)
        while len(rows) < positions:
            row = compared(game, number, seed, simulations)
            number += 1
            if row is not None:
                rows.append(row)
                kept["run"] = about
                _save(content, file)
        _save(content, file)
        print(name, kept["summary"], flush=True)
    return content


def _save(content: Row, file: Path) -> None:
    for kept in content["games"].values():
        kept["summary"] = summary(kept["rows"])
    file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coach", description=__doc__)
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=0, help="of the coach (default: as for a hint)")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args(arguments)
    run(chosen.games.split(","), chosen.positions, chosen.seed, chosen.simulations, chosen.file)


if __name__ == "__main__":
    main(sys.argv[1:])
