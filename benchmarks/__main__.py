"""Measure Snowbound and other programs in interleaved rounds, print the ratios and record the figures.

    python -m benchmarks [--rounds 5] [--seconds 1] [--only rlcard] [--plot ratios.svg]

Each peer has an environment of its own below .venv/peers, which is installed when it is first used. A ratio is taken
within one round, so that both programs ran on the same machine under the same load. The median and the
spread over the rounds are printed and written to benchmarks/results/figures.json; with `--only`, the figures of
other peers stay as they are.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.figures import record
from benchmarks.measures import COMPILE_ALL, FACTS, GAMES, MEASURES, RATIOS, SEARCHES, TITLES
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
SCRIPTS = ("ours", "games", "facts", "search", "envs")

Measures = dict[str, float]


def interpreter(peer: str) -> str:
    """Return the peer's own Python, and install the peer first if necessary."""
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
    """Return the measures that a script prints."""
    done = subprocess.run([*command, str(seconds)], capture_output=True, text=True, cwd=HERE.parent)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {row["measure"]: row["value"] for row in rows}


def one_round(peers: list[str], seconds: float) -> Measures:
    """Measure ours and every peer, one after the other."""
    measures: Measures = {}
    for script in SCRIPTS:
        measures |= run_script([sys.executable, "-m", f"benchmarks.{script}"], seconds)
    measures["compile_all_games"] = sum(measures[f"compile_{game}"] for game in TITLES)
    for peer in peers:
        measures |= run_script([interpreter(peer), str(HERE / f"peer_{peer}.py")], seconds)
    return measures


def spread(values: list[float]) -> str:
    """Return the median, the least and the greatest value."""
    return f"{statistics.median(values):8.3g}  ({min(values):.3g} – {max(values):.3g})"


def main() -> None:
    """Run the rounds, print the tables and record the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Snowbound beside other programs.")
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
        (each, [r[each.ours] / r[each.theirs] for r in rounds])
        for each in RATIOS
        if all(each.ours in r and each.theirs in r for r in rounds)
    ]
    counting = [(each, [r[each.ours] / r[each.theirs] for r in rounds]) for each in FACTS]
    for ratio, values in (*ratios, *counting):
        print(f"{ratio.number:3}{ratio.label:110} {spread(values)}  {ratio.goal}")
    print()
    figures = {ratio.key: values for ratio, values in (*ratios, *counting)}
    for measure in (*MEASURES, *SEARCHES, *GAMES, COMPILE_ALL):
        values = figures[measure.key] = [r[measure.measured] * measure.factor for r in rounds]
        print(f"{measure.label:80} {spread(values)} {measure.unit}  {measure.goal}")
    record(figures, "make bench")
    if chosen.plot:
        draw([(f"{each.number:3}{each.label}", values, each.goal) for each, values in ratios], chosen.plot)
    if chosen.json:
        chosen.json.write_text(json.dumps(rounds, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
