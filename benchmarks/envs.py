"""Our environments: one game, PettingZoo, and lanes, each with masks and observations."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from benchmarks.peer_pettingzoo import episode
from benchmarks.timing import rate, report, seconds_asked
from snowbound import find
from snowbound.core.game import Game
from snowbound.envs.lanes import Lanes
from snowbound.envs.pettingzoo import raw_env
from snowbound.envs.steps import Steps
from snowbound.games import every_game

UNO = find("uno_power_grab")
ROUND: dict[str, object] = {"scoring": "single_round", "uno_calls": "auto"}
STEPS = 20
"""How often all lanes step in one measured call."""

RULES_AND_ENV = """
import sys
import time
sys.modules["scipy"] = None         # not part of Snowbound; Numba imports it if it is installed
import numba
from snowbound import find
from snowbound.envs.lanes import Lanes
game = find("uno_power_grab")
began = time.perf_counter()
lanes = Lanes(game, 1024, 4, options={"scoring": "single_round", "uno_calls": "auto"})
lanes.step(lanes.masks.argmax(axis=1))
print(time.perf_counter() - began)
"""
chooser = random.Random(3)


def one_game(steps: Steps) -> Callable[[], int]:
    """Return a function that plays a round step by step and returns its decisions."""

    def play() -> int:
        _, _, mask, done = steps.reset(chooser.getrandbits(60))
        decisions = 0
        while not done:
            legal = mask.nonzero()[0]
            _, _, mask, done = steps.step(int(legal[int(chooser.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def in_lanes(lanes: Lanes) -> Callable[[], int]:
    """Return a function that steps all lanes with random legal actions."""

    def play() -> int:
        for _ in range(STEPS):
            lanes.step(lanes.random_actions())
        return STEPS * lanes.lanes

    return play


def stepping_alone(game: Game, lanes: int, jobs: int, seconds: float) -> float:
    """Return the steps per second of wall time, without the time to choose the actions."""
    many = Lanes(game, lanes, game.default_players, jobs=jobs)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = many.random_actions()
        began = time.perf_counter()
        many.step(actions)
        spent += time.perf_counter() - began
        steps += lanes
    many.close()
    return steps / spent


def measure_cold_start(cache: str) -> None:
    """Measure a new process that compiles one game's rules and lanes, with an empty cache."""
    began = time.perf_counter()
    environment = os.environ | {"SNOWBOUND_CACHE": cache}
    run = subprocess.run([sys.executable, "-c", RULES_AND_ENV], check=True, capture_output=True, env=environment)
    report("ours_env_cold", float(run.stdout))
    report("ours_env_cold_process", time.perf_counter() - began)


def main() -> None:
    """Measure all of them."""
    seconds = seconds_asked()
    rate("ours_steps_4p", one_game(Steps(UNO, 4, options=ROUND)), seconds)
    zoo = raw_env("uno_power_grab", players=4, options=ROUND)
    zoo.reset(seed=1)
    rate("ours_pettingzoo_raw", lambda: episode(zoo), seconds)
    for lanes in (1, 1024, 65_536):
        rate(f"ours_lanes_{lanes}", in_lanes(Lanes(UNO, lanes, 4, options=ROUND)), seconds)
    for game in every_game():
        report(f"ours_vector_{game.id}", stepping_alone(game, 4096, 2, seconds / 2))
    with tempfile.TemporaryDirectory() as cache:
        measure_cold_start(cache)


if __name__ == "__main__":
    main()
