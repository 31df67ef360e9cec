"""Measure how many games between level-3 players `simulate` plays per second, beside the arena, and Python's part.

    python -m benchmarks.simulating [--games uno_power_grab,polar_rush] [--rounds 5] [--seconds 3]

Both play games for two on two cores, in turn, so that they meet the same load. Every round is saved at once, so a run
that was stopped goes on where it was. Rounds of another edition or of other bots are measured again. The part of Python
is the CPU time of the process that is not spent inside the kernel, while `simulate` plays.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.figures import record, this_run
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.games import find, names
from snowbound.lab import arena, simulate

FILE = Path(__file__).parent / "results" / "simulating.json"
BOT = "level:3"
PLAYERS = 2
JOBS = 2
SEED = 1
OPTIONS: dict[str, dict[str, object]] = {"uno_power_grab": {"scoring": "single_round"}}
COMMAND = "python -m benchmarks.simulating"

Row = dict[str, Any]


class KernelTime:
    """The CPU time that all threads spend inside a kernel while this is in use."""

    def __init__(self, game: Game, name: str) -> None:
        self.seconds = 0.0
        self._run, self._name = kernels(game).prepare(name), name
        self._kernel: Callable[..., Any] = getattr(self._run, name)
        self._lock = threading.Lock()

    def __enter__(self) -> KernelTime:
        setattr(self._run, self._name, self._timed)
        return self

    def __exit__(self, *error: object) -> None:
        setattr(self._run, self._name, self._kernel)

    def _timed(self, *arguments: Any) -> Any:
        began = time.thread_time()
        found = self._kernel(*arguments)
        spent = time.thread_time() - began
        with self._lock:
            self.seconds += spent
        return found


def one_round(game: Game, number: int, seconds: float, guess: dict[str, int]) -> Row:
    """Let the arena and `simulate` play for about this long; `guess` is how many games that takes, and is corrected."""
    options = {**game.simulation_options, **OPTIONS.get(game.id, {})}
    seed = SEED + number
    contest = arena(game, [BOT], guess["arena"], players=PLAYERS, options=options, seed=seed, jobs=JOBS)
    with KernelTime(game, "player_games") as kernel:
        began = time.process_time()
        report = simulate(game, PLAYERS, guess["simulate"], options=options, bots=BOT, seed=seed, jobs=JOBS)
        spent = time.process_time() - began
    guess["arena"] = max(2, int(guess["arena"] * seconds / contest.seconds))
    guess["simulate"] = max(2, int(guess["simulate"] * seconds / report.seconds))
    return {
        "arena": round(contest.games / contest.seconds, 2),
        "simulate": round(report.games_per_second, 2),
        "arena_games": contest.games,
        "simulate_games": report.games,
        "python": round(max(0.0, 1 - kernel.seconds / spent), 4),
        "capped": report.capped,
    }


def run(chosen: list[str], rounds: int, seconds: float, file: Path) -> Row:
    """Measure the rounds that the file does not have yet, and save it after each."""
    content: Row = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"games": {}}
    for name in chosen:
        game = find(name)
        key = {"edition": game.version, "bot": BOT, "players": PLAYERS, "jobs": JOBS, "seed": SEED}
        kept = content["games"].get(name, {})
        if {field: kept.get(field) for field in key} != key:
            kept = {**key, "rounds": []}
        kept["run"] = this_run(COMMAND, SEED)[1]
        content["games"][name] = kept
        guess = {"arena": 2, "simulate": 2}
        if len(kept["rounds"]) < rounds:
            one_round(game, 0, seconds / 4, guess)  # warm-up, not counted
            one_round(game, 0, seconds, guess)
        while len(kept["rounds"]) < rounds:
            kept["rounds"].append(one_round(game, len(kept["rounds"]), seconds, guess))
            file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
        print(name, kept["rounds"][-1], flush=True)
    return content


def figures(content: Row) -> dict[str, list[float]]:
    """Return the measured figures by their keys in `figures.json`, a number for each round."""
    found: dict[str, list[float]] = {}
    for name, kept in content["games"].items():
        rounds = kept["rounds"]
        found[f"level_3_arena_{name}"] = [row["arena"] for row in rounds]
        found[f"level_3_simulate_{name}"] = [row["simulate"] for row in rounds]
        found[f"level_3_times_{name}"] = [row["simulate"] / row["arena"] for row in rounds]
        found[f"level_3_python_{name}"] = [100 * row["python"] for row in rounds]
    return found


def main(arguments: list[str]) -> None:
    """Read the arguments, measure and record the figures."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per measurement")
    chosen = parser.parse_args(arguments)
    content = run(chosen.games.split(","), chosen.rounds, chosen.seconds, FILE)
    record(figures(content), COMMAND, seed=SEED)


if __name__ == "__main__":
    main(sys.argv[1:])
