"""Random games of four players in every game, and how long a new machine compiles each of them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from benchmarks.figures import SEED
from benchmarks.timing import report, seconds_asked
from snowbound.core.registry import every_game
from snowbound.lab import simulate

COMPILE = """
import sys, time
import numba
from snowbound import find
from snowbound.core.kernels import kernels
game = find(sys.argv[1])
began = time.process_time()
kernels(game).prepare("random_games")
print(time.process_time() - began)
"""


def compile_seconds(game: str) -> float:
    """Return the CPU time to compile the random games of a game in a new process with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"SNOWBOUND_CACHE": cache}
        command = [sys.executable, "-c", COMPILE, game]
        return float(subprocess.run(command, check=True, capture_output=True, env=environment).stdout)


def main() -> None:
    """Measure all games."""
    seconds = seconds_asked()
    for game in every_game():
        report(f"compile_{game.id}", compile_seconds(game.id))
        trial = simulate(game, 4, 20, seed=SEED, jobs=1, turns_in=0)
        games = max(20, int(20 * seconds / 2 / trial.seconds))
        for name, jobs in (("random", 1), ("random_two_cores", 2)):
            played = simulate(game, 4, games * jobs, seed=SEED, jobs=jobs, turns_in=0)
            report(f"{name}_{game.id}", played.moves_per_second)


if __name__ == "__main__":
    main()
