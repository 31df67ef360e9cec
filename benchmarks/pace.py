"""Fit how many seconds people take for a decision: level-3 games last as long as the box says.

    python -m benchmarks.pace [--games uno_power_grab,polar_rush] [--deals 30]

For every number of players, level-3 bots play some games, and the decisions that follow each other are counted: of
those who decide at the same time, the slowest counts (`steps` of the rows). The seconds are those for which the mean
over all numbers of players is the printed playing time. They are written into each game's `pace.toml`.

Every number of players is saved at once, so a run that was stopped goes on where it was. Games of another edition or
of other bots are played again.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.figures import this_run
from snowbound.core.game import Game
from snowbound.games import find, names
from snowbound.lab.game_rows import game_rows

FILE = Path(__file__).parent / "results" / "pace.json"
BOT = "level:3"
SEED = 1
OPTIONS: dict[str, dict[str, object]] = {"uno_power_grab": {"scoring": "single_round"}}
"""The printed time of UNO Power Grab is that of a round."""
COMMAND = "python -m benchmarks.pace"

Row = dict[str, Any]


def measure(game: Game, players: int, deals: int) -> Row:
    """Return how long level-3 games with this many players are."""
    rows = game_rows(game, players, deals, seed=SEED, bots=BOT, options=OPTIONS.get(game.id))
    return {
        "deals": deals,
        "steps": round(float(rows.columns["steps"].mean()), 2),
        "decisions": round(float(rows.columns["decisions"].mean()), 2),
        "turns": round(float(rows.columns["turns"].mean()), 2),
        "capped": int(rows.columns["capped"].sum()),
    }


def seconds_of(kept: Row) -> float:
    """Return the seconds per decision for which games last as long as printed, over all numbers of players."""
    steps = fmean(row["steps"] for row in kept["players"].values())
    return round(60 * float(kept["minutes"]) / steps, 1)


def run(chosen: list[str], deals: int, file: Path) -> Row:
    """Play the games that the file does not have yet, and save it after each number of players."""
    content: Row = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"games": {}}
    for name in chosen:
        game = find(name)
        key = {"edition": game.version, "bot": BOT, "seed": SEED, "minutes": game.minutes}
        kept = content["games"].get(name, {})
        if {field: kept.get(field) for field in key} != key:
            kept = {**key, "players": {}}
        content["games"][name] = kept
        fewest, most = game.players
        for players in range(fewest, min(most, MOST_PLAYERS) + 1):
            if kept["players"].get(str(players), {}).get("deals", 0) < deals:
                kept["players"][str(players)] = measure(game, players, deals)
                kept["run"] = this_run(COMMAND, SEED)[1]
                file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
                print(name, players, kept["players"][str(players)], flush=True)
    return content


MOST_PLAYERS = 6
"""No box names more players."""


def pace_file(name: str) -> Path:
    """Return the file in which a game says how long people take."""
    return find(name).folder / "pace.toml"


def pace_text(kept: Row) -> str:
    """Return that file: the seconds, and what they are from."""
    counts = sorted(map(int, kept["players"]))
    return (
        f"# How long people take for a decision: fitted to the printed playing time of {kept['minutes']} minutes by\n"
        f"# {kept['bot']} games of {counts[0]} to {counts[-1]} players ({COMMAND}, docs/metrics.md).\n\n"
        f"seconds_per_decision = {seconds_of(kept)}\n"
    )


def main(arguments: list[str]) -> None:
    """Read the arguments, measure, and write the games' files."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--deals", type=int, default=30, help="games per number of players")
    chosen = parser.parse_args(arguments)
    content = run(chosen.games.split(","), chosen.deals, FILE)
    for name, kept in content["games"].items():
        pace_file(name).write_text(pace_text(kept), encoding="utf-8")
        print(name, seconds_of(kept), "seconds per decision")


if __name__ == "__main__":
    main(sys.argv[1:])
