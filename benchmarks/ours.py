"""UNO Power Grab: whole rounds, single calls, copies, and starting up."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from functools import partial

import numpy as np

from benchmarks.figures import SEED
from benchmarks.timing import rate, report, seconds_asked
from snowbound import find
from snowbound.core.chance import stream
from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.entry import STATES, WHOLE, entry
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import States, copy_state, copy_states
from snowbound.games import every_game
from snowbound.lab import simulate
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

GAME = find("uno_power_grab")
ROUND: dict[str, object] = {"scoring": "single_round", "uno_calls": "auto"}
ROUNDS, COPIES, CALLS = 400, 20_000, 10_000
FIRST_GAME = """
import sys, time
sys.modules["scipy"] = None         # not part of Snowbound; Numba imports it if it is installed
import numba
from snowbound.lab import simulate
began = time.perf_counter()
simulate("uno_power_grab", 2, 1, jobs=1, turns_in=0)
print(time.perf_counter() - began)
"""


@entry
def copy_often(states: STATES, number: WHOLE) -> None:
    """Copy the first position over the others, in turn."""
    to = 1
    for _ in range(number):
        copy_state(states, to, states, 0)
        to += 1
        if to == len(states):
            to = 1


def rounds(game: Game, start: States) -> int:
    """Play random games in one call; return the number of decisions."""
    most = game.long_game
    return int(kernels(game).random_games(start, SEED, 0, most, rng, lengths, capped, points, places))


def measure_calls(seconds: float) -> None:
    """Measure single calls of `legal` and `apply` from Python, and copies."""
    run, states, out = kernels(GAME), GAME.new_states(2, ROUND), np.zeros(MOST_ACTIONS, np.int64)
    rng = stream(1)
    while run.actors(states, 0) >> 15:
        run.apply(states, 0, 15, run.sample(states, 0, rng))
    seat = next(seat for seat in range(2) if run.actors(states, 0) >> seat & 1)
    legal, apply, passing = run.legal, run.apply, 91
    spare = copy_states(states)

    def legal_calls() -> int:
        for _ in range(CALLS):
            legal(states, 0, seat, out)
        return CALLS

    def apply_calls() -> int:
        spare["turn_number"] = 1  # the limit of turns in a round is never reached
        for _ in range(CALLS):
            apply(spare, 0, seat, passing)
        return CALLS

    rate("call_legal", legal_calls, seconds)
    rate("call_apply", apply_calls, seconds)
    rate("snapshot_python", lambda: len([copy_states(states) for _ in range(2000)]), seconds / 2)


def measure_start(name: str, cache: str) -> None:
    """Measure the seconds until a new process has finished its first game, with and without the imports."""
    began = time.perf_counter()
    environment = os.environ | {"SNOWBOUND_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", FIRST_GAME], check=True, capture_output=True, env=environment)
    report(name, time.perf_counter() - began)
    report(f"{name}_game", float(done.stdout))


seconds = seconds_asked()
rng, lengths, capped = stream(0), np.zeros(ROUNDS, np.int64), np.zeros(ROUNDS, np.int64)
points, places = np.zeros((ROUNDS, 10), np.int64), np.zeros((ROUNDS, 10), np.int64)
for players in (2, 4, 10):
    rate(f"ours_{players}p", partial(rounds, GAME, GAME.new_states(players, ROUND, 2)), seconds)
for game in every_game():
    if game is not GAME:
        short = {"turn_cap": 30} if game.id == "ice_flow" else {}
        rate(f"ours_{game.id}", partial(rounds, game, game.new_states(2, short, 2)), seconds / 2)
rate("ours_grid", partial(rounds, TIC_TAC_TOE, TIC_TAC_TOE.new_states(2, {}, 2)), seconds / 2)
pool = GAME.record.new(64)
rate("ours_clone_bytes", lambda: kernels(GAME).copy_often(pool, COPIES) or COPIES * pool.itemsize, seconds / 2)
measure_calls(seconds / 2)
games = max(200, int(150_000 * seconds))
for jobs in (1, 2):
    report(f"ours_wall_{jobs}_jobs", simulate(GAME, 4, games, jobs=jobs, options=ROUND, turns_in=0).moves_per_second)
with tempfile.TemporaryDirectory() as cache:
    measure_start("start_cold", cache)
    measure_start("start_warm", cache)
