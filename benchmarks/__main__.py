"""Measure Snowbound and its neighbours in interleaved rounds, and print the ratios.

    python -m benchmarks [--rounds 5] [--seconds 1] [--only rlcard] [--plot ratios.svg]

Each peer lives in an environment of its own below .venv/peers, installed when it is first wanted. A
ratio is taken within one round, so that both sides have met the same machine; printed are its
median and its spread over the rounds.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.plot import draw

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv" / "peers"
PACKAGES = {
    "rlcard": ["rlcard==1.2.0"],
    "openspiel": ["open_spiel", "numpy"],
    "pettingzoo": ["pettingzoo[classic]"],
    "pgx": ["pgx"],
    "chess": ["chess"],
    "c": [],
}
RATIOS = [
    ("1  UNO 2p, random rounds ÷ RLCard rules loop", "ours_2p", "rlcard_rules", "at least 60"),
    ("2  UNO 4p, one step with observation and mask ÷ RLCard env.step", "ours_steps_4p", "rlcard_env_4p", "at least 8"),
    ("3  UNO 4p, 1,024 lanes ÷ RLCard env.step", "ours_lanes_1024", "rlcard_env_4p", "at least 80"),
    ("4  UNO 4p, 1,024 lanes ÷ pgx leduc_holdem, 1,024 lanes", "ours_lanes_1024", "pgx_leduc_1024", "at least 1.5"),
    ("   UNO 4p, 1,024 lanes ÷ pgx tic_tac_toe, 1,024 lanes", "ours_lanes_1024", "pgx_tic_tac_toe_1024", ""),
    ("5  UNO 2p ÷ OpenSpiel C++ crazy_eights roll-outs", "ours_2p", "openspiel_cpp_rollouts", "at least 2"),
    ("   UNO 2p ÷ OpenSpiel crazy_eights from Python", "ours_2p", "openspiel_python", ""),
    ("6  search, tic-tac-toe ÷ OpenSpiel MCTSBot", "search_tic_tac_toe", "openspiel_mcts_tic_tac_toe", "at least 2"),
    (
        "7  search, UNO 2p, hands imagined ÷ MCTSBot crazy_eights",
        "search_uno_power_grab",
        "openspiel_mcts_crazy_eights",
        "at least 4",
    ),
    ("   the same, roll-outs never cut off", "search_uno_to_the_end", "openspiel_mcts_crazy_eights", ""),
    ("8  UNO 2p ÷ UNO-like stand-in in C -O3, plain loop", "ours_2p", "c_plain_loop", "at least 0.6"),
    ("   UNO 2p ÷ the same with bit masks", "ours_2p", "c_bit_masks", ""),
    ("9  tic-tac-toe ÷ the same rules in C -O3", "ours_grid", "c_grid", "at least 0.7"),
    ("10 clone in compiled code ÷ memcpy, by bytes", "ours_clone_bytes", "c_memcpy_bytes", "at least 0.7"),
    (
        "11 first game of a new process ÷ pgx tic_tac_toe compile",
        "start_warm_game",
        "pgx_tic_tac_toe_compile",
        "at most 0.3",
    ),
    ("   the same, with interpreter and imports", "start_warm", "pgx_tic_tac_toe_compile", ""),
    ("12 UNO and lanes compiled ÷ pgx backgammon compile", "ours_env_cold", "pgx_backgammon_compile", "at most 0.8"),
    ("   the same, with interpreter and imports", "ours_env_cold_process", "pgx_backgammon_compile", ""),
    ("13 two cores ÷ one core, UNO 4p, wall time", "ours_wall_2_jobs", "ours_wall_1_jobs", "at least 1.8"),
    (
        "14 PettingZoo raw, UNO 4p ÷ PettingZoo tictactoe raw",
        "ours_pettingzoo_raw",
        "pettingzoo_tictactoe_raw",
        "at least 1",
    ),
    ("14 PettingZoo raw, UNO 4p ÷ PettingZoo leduc raw", "ours_pettingzoo_raw", "pettingzoo_leduc_raw", "at least 3"),
    ("   UNO 2p ÷ python-chess, random moves", "ours_2p", "chess_moves", ""),
    ("   clones from Python, UNO ÷ python-chess", "snapshot_python", "chess_copies", ""),
    *(
        (f"   {name} 2p ÷ RLCard UNO rules loop", f"ours_{name}", "rlcard_rules", "")
        for name in ("arctic_race", "arctic_roll", "ice_flow", "polar_rush")
    ),
]
VALUES = [
    ("UNO 2p, decisions a second, one core", "ours_2p", 1e-6, "M/s", ""),
    ("UNO 4p, decisions a second, one core", "ours_4p", 1e-6, "M/s", ""),
    ("UNO 10p, decisions a second, one core", "ours_10p", 1e-6, "M/s", ""),
    *(
        (f"UNO 4p in {lanes:,} lanes, steps a second", f"ours_lanes_{lanes}", 1e-6, "M/s", "")
        for lanes in (1, 1024, 65536)
    ),
    *(
        (f"{name}, lanes on two cores, wall", f"ours_vector_{name}", 1e-6, "M/s", "one at least 2")
        for name in ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
    ),
    ("calls of legal from Python", "call_legal", 1e-6, "M/s", "at least 0.5"),
    ("calls of apply from Python", "call_apply", 1e-6, "M/s", "at least 0.5"),
    ("snapshots from Python", "snapshot_python", 1e-6, "M/s", ""),
    *(
        (f"search, {name}, simulations a second", f"search_{name}", 1e-3, "k/s", "")
        for name in ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
    ),
    ("first use: compiled and one game played", "start_cold", 1, "s", "below 20"),
    ("new process, warm cache, one game played", "start_warm", 1, "s", "below 1"),
]

Measures = dict[str, float]


def interpreter(peer: str) -> str:
    """The peer's own Python, installed if it is not there yet."""
    if not PACKAGES[peer]:
        return sys.executable
    python = PEERS / peer / "bin" / "python"
    marker = PEERS / peer / "ready"
    if not marker.exists():
        print(f"installing {peer} for comparison, once …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS / peer)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run(pip + PACKAGES[peer], check=True)
        marker.touch()
    return str(python)


def run_script(command: list[str], seconds: float) -> Measures:
    """The measures that a script prints."""
    done = subprocess.run([*command, str(seconds)], capture_output=True, text=True, cwd=HERE.parent)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {row["measure"]: row["value"] for row in rows}


def one_round(peers: list[str], seconds: float) -> Measures:
    """Ours and every peer, one after the other."""
    measures = run_script([sys.executable, "-m", "benchmarks.ours"], seconds)
    for script in ("search", "envs"):
        measures |= run_script([sys.executable, "-m", f"benchmarks.{script}"], seconds)
    for peer in peers:
        measures |= run_script([interpreter(peer), str(HERE / f"peer_{peer}.py")], seconds)
    return measures


def spread(values: list[float]) -> str:
    """Median, and the least and the most."""
    return f"{statistics.median(values):8.3g}  ({min(values):.3g} – {max(values):.3g})"


def main() -> None:
    """Run the rounds and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Snowbound beside its neighbours.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per measure")
    parser.add_argument("--only", choices=sorted(PACKAGES), action="append", help="compare with this peer only")
    parser.add_argument("--json", type=Path, help="write all measures of all rounds to this file")
    parser.add_argument("--plot", type=Path, help="draw the ratios into this file, such as ratios.svg")
    chosen = parser.parse_args()
    peers = chosen.only or [p for p in PACKAGES if p != "c" or shutil.which("gcc")]
    for peer in peers:
        interpreter(peer)
    rounds: list[Measures] = []
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds} …", flush=True)
        rounds.append(one_round(peers, chosen.seconds))
    print(f"\nMedian and spread of {len(rounds)} rounds, per CPU second unless it says wall time\n")
    ratios = [
        (text, [r[ours] / r[theirs] for r in rounds], goal)
        for text, ours, theirs, goal in RATIOS
        if all(ours in r and theirs in r for r in rounds)
    ]
    for text, values, goal in ratios:
        print(f"{text:64} {spread(values)}  {goal}")
    print()
    for text, name, factor, unit, goal in VALUES:
        print(f"{text:64} {spread([r[name] * factor for r in rounds])} {unit}  {goal}")
    if chosen.plot:
        draw(ratios, chosen.plot)
    if chosen.json:
        chosen.json.write_text(json.dumps(rounds, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
