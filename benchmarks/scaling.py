"""Measure what `snowbound.lab.jobs` costs: games per second on processes and on Ray, and per hour of a core.

    python -m benchmarks.scaling [--seconds 60] [--rounds 3] [--price-seconds 3]

In the first part a simulation takes about a minute on the processes of this machine. The same games are played on a Ray
that is started for it, in turn, so that both meet the same load. The workers have their kernels before the clock
starts. The second part measures how many games are played in an hour of a core's CPU time, for each game and kind of
player. Every measurement is saved at once, so a run that was stopped goes on where it was. Those of another edition are
measured again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.figures import record, this_run
from snowbound.games import find, names
from snowbound.lab import simulate
from snowbound.lab.jobs import PROCESSES, RAY, JobWorkers, open_workers

FILE = Path(__file__).parent / "results" / "scaling.json"
COMMAND = "python -m benchmarks.scaling"
SEED = 1
JOBS = 2
GAME, BOT, PLAYERS = "polar_rush", "level:3", 2
PLACES = (PROCESSES, RAY)
BOTS = ("random", "greedy", "level:3")
OPTIONS: dict[str, dict[str, object]] = {"uno_power_grab": {"scoring": "single_round"}}

Row = dict[str, Any]


# --- places ------------------------------------------------------------------


def seconds_on(workers: JobWorkers, games: int, seed: int) -> float:
    """Return how long these workers take for a simulation, from asking for it to its report."""
    began = time.perf_counter()
    report = simulate(GAME, PLAYERS, games, seed=seed, bots=BOT, on=workers)
    assert report.games == games
    return time.perf_counter() - began


def one_round(number: int, games: int) -> Row:
    """Play the same games at each place, in an order that changes from round to round."""
    row: Row = {"games": games, "seed": SEED + number}
    turned = PLACES[number % len(PLACES) :] + PLACES[: number % len(PLACES)]
    for place in turned:
        with open_workers(place, JOBS) as workers:
            seconds_on(workers, 8 * JOBS, SEED)  # the workers start and load the kernels
            row[place] = round(seconds_on(workers, games, SEED + number), 3)
    return row


def games_in(seconds: float) -> int:
    """Return how many games this machine plays in about this time."""
    with open_workers(PROCESSES, JOBS) as workers:
        seconds_on(workers, 8 * JOBS, SEED)
        games, took = 32, 0.0
        while took < min(5.0, seconds / 4):
            games *= 2
            took = seconds_on(workers, games, SEED)
    return max(1, round(games * seconds / took))


# --- prices ------------------------------------------------------------------


def price(name: str, bot: str, seconds: float) -> Row:
    """Return how many games are played in an hour of CPU time, from about these seconds of it."""
    game, options = find(name), OPTIONS.get(name, {})
    simulate(game, game.default_players, 1, seed=SEED, jobs=1, bots=bot, options=options, turns_in=0)  # loads kernels
    games, took = 1, 0.0
    while took < seconds / 2:
        games = max(2 * games, min(16 * games, int(games * seconds / took))) if took else games
        began = time.process_time()
        simulate(game, game.default_players, games, seed=SEED, jobs=1, bots=bot, options=options, turns_in=0)
        took = time.process_time() - began
    return {"games": games, "seconds": round(took, 3), "per_hour": round(3600 * games / took)}


# --- the run -----------------------------------------------------------------


def run(seconds: float, rounds: int, price_seconds: float, file: Path, games: list[str]) -> Row:
    """Measure what the file does not have yet, and save it after each measurement."""
    content: Row = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    editions = {name: find(name).version for name in names()}
    if content.get("editions") != editions or content.get("seconds") != seconds:
        content = {"editions": editions, "seconds": seconds, "rounds": [], "prices": {}}
    content |= {"game": GAME, "bot": BOT, "players": PLAYERS, "jobs": JOBS, "seed": SEED}
    for _ in measured(content, seconds, rounds, price_seconds, games):
        content["run"] = this_run(COMMAND, SEED)[1]
        file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    return content


def measured(content: Row, seconds: float, rounds: int, price_seconds: float, games: list[str]) -> Iterator[Row]:
    """Add what is missing, and yield each measurement."""
    if len(content["rounds"]) < rounds:
        number = games_in(seconds)
        while len(content["rounds"]) < rounds:
            content["rounds"].append(one_round(len(content["rounds"]), number))
            print(content["rounds"][-1], flush=True)
            yield content["rounds"][-1]
    for name in games:
        for bot in BOTS:
            if (key := f"{name} {bot}") not in content["prices"]:
                content["prices"][key] = price(name, bot, price_seconds)
                print(key, content["prices"][key], flush=True)
                yield content["prices"][key]


def figures(content: Row) -> dict[str, list[float]]:
    """Return the measured figures by their keys in `figures.json`."""
    rounds = content["rounds"]
    found: dict[str, list[float]] = {}
    if rounds:
        found |= {f"jobs_{place}_games": [row["games"] / row[place] for row in rounds] for place in PLACES}
        found["jobs_ray_of_processes"] = [row[PROCESSES] / row[RAY] for row in rounds]
    for key, row in content["prices"].items():
        name, bot = key.split(" ")
        found[f"per_core_hour_{bot.replace(':', '_')}_{name}"] = [row["per_hour"]]
    return found


def main(arguments: list[str]) -> None:
    """Read the arguments, measure and record the figures."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="length of a simulation on two processes")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--price-seconds", type=float, default=3.0, help="per game and kind of player")
    chosen = parser.parse_args(arguments)
    content = run(chosen.seconds, chosen.rounds, chosen.price_seconds, FILE, list(names()))
    record(figures(content), COMMAND, seed=SEED)


if __name__ == "__main__":
    main(sys.argv[1:])
