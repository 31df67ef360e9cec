"""Count where explorers of Ice Flow arrive in Siberia, and what else happens, in games between equal bots.

    python -m benchmarks.arrivals [--bot level:4] [--games 200] [--players 4] [--turn-cap 100] [--seed 1]

Every finished game is saved at once, so a run that was stopped goes on where it was. A file of another map,
edition or bot is refused: give the new run a new file.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.figures import this_run
from snowbound.bots import BotSpec, Player
from snowbound.core.bits import lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import CHANCE
from snowbound.core.kernels import kernels
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import copy_states
from snowbound.games import find
from snowbound.games.ice_flow import actions as act
from snowbound.games.ice_flow.state import BOARD, CHART, OBJECTS, SIBERIA, Phase
from snowbound.lab.lineups import seeds_of

FILE = Path(__file__).parent / "results" / "ice_flow_arrivals.json"
GAME = find("ice_flow")
STATIONS = CHART.names[SIBERIA:]
PRINTED = ("map", "land", "lane", "split", "entries", "island", "station", "floe", "tile")
RANGES = {
    "drifts": (act.DRIFT, act.ROTATE),
    "rotations": (act.ROTATE, act.DISCOVER),
    "discoveries": (act.DISCOVER, act.SELECT),
    "fishing": (act.FISH, act.DROP),
    "drops": (act.DROP, act.END),
    "steps": (act.STEP, act.SWIM),
    "swims": (act.SWIM, act.STOP),
    "collected": (act.COLLECT, act.COLLECT + OBJECTS),
    "bears_driven": (act.DRIVE, act.ACTIONS),
}
"""What is counted by the range of the action."""

Row = dict[str, Any]


def map_hash() -> str:
    """Return a hash of the map, the floes and the tiles, without comments."""
    printed = json.dumps({name: BOARD[name] for name in PRINTED}, sort_keys=True)
    return sha256(printed.encode()).hexdigest()[:16]


def play(number: int, bot: BotSpec, players: int, turn_cap: int, seed: int) -> Row:
    """Play one game between equal bots, and count what happens."""
    run, counts = kernels(GAME), Counter[str]()
    states = GAME.new_states(players, GAME.complete({"turn_cap": turn_cap}, players))
    chance, bot_seed = seeds_of(seed, number)
    bots = [Player(GAME, seat, bot, seed=bot_seed) for seat in range(players)]
    s: Any = GAME.record.view(states, 0)
    rng, events = np.zeros(4, np.int64), 0
    arrivals = [0] * len(STATIONS)
    while who := run.actors(states, 0):
        if who == CHANCE_ACTS:
            start_stream(rng, chance, events)
            events += 1
            run.apply(states, 0, CHANCE, run.sample(states, 0, rng))
            continue
        seat = lowest(who)
        action = bots[seat].decide(GAME.record.view(copy_states(states), 0))
        before = s.explorers.copy()
        count(s, action, counts)
        run.apply(states, 0, seat, action)
        for field in s.explorers[(s.explorers != before) & (s.explorers >= SIBERIA)].tolist():
            arrivals[field - SIBERIA] += 1
    ended = {"arrivals": arrivals, "winner": int(s.winner), "start": int(s.first), "turns": int(s.turns)}
    return ended | dict(sorted(counts.items()))


def count(s: Any, action: int, counts: Counter[str]) -> None:
    """Count one decision."""
    attacked = s.phase == Phase.THREAT
    counts["decisions"] += 1
    for name, (first, end) in RANGES.items():
        if first <= action < end:
            counts[name] += 1
    if action == act.DISCOVER and s.bag == 0:
        counts["discoveries_with_an_empty_bag"] += 1
    if action < act.PICK and s.phase in (Phase.JOURNEY, Phase.THREAT):
        counts["helicopter" if attacked else "overland"] += 1
    if attacked and act.STEP <= action < act.STOP:
        counts["flights"] += 1


def summary(rows: list[Row]) -> Row:
    """Return the totals of all games."""
    arrivals = np.sum([row["arrivals"] for row in rows], axis=0).tolist()
    total: Counter[str] = Counter()
    for row in rows:
        total.update({name: value for name, value in row.items() if name not in ("arrivals", "winner", "start")})
    return {
        "games": len(rows),
        "decided": sum(row["winner"] >= 0 for row in rows),
        "arrivals": dict(zip(STATIONS, arrivals, strict=True)),
        "per_game": {name: round(value / len(rows), 2) for name, value in sorted(total.items())},
    }


def main() -> None:
    """Play the games that the file does not have yet."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", default="level:4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--turn-cap", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    bot = BotSpec.parse(asked.bot, GAME)
    about, rows = begin(asked.file, str(bot.name), asked.players, asked.turn_cap, asked.seed)
    began = time.perf_counter()
    while len(rows) < asked.games:
        rows.append(play(len(rows), bot, asked.players, asked.turn_cap, asked.seed))
        save(asked.file, about, rows)
        if len(rows) % 10 == 0:
            print(len(rows), f"{time.perf_counter() - began:.0f} s", summary(rows)["arrivals"], flush=True)
    print(json.dumps(summary(rows), indent=2))


def begin(file: Path, bot: str, players: int, turn_cap: int, seed: int) -> tuple[Row, list[Row]]:
    """Return what a run is about and the games that the file already has."""
    about: Row = {"bot": bot, "players": players, "turn_cap": turn_cap, "seed": seed}
    about |= {"edition": GAME.version, "map": map_hash()}
    if not file.exists():
        _, run = this_run("python -m benchmarks.arrivals", seed)
        return about | {"commit": run["commit"], "date": run["date"]}, []
    saved = json.loads(file.read_text(encoding="utf-8"))
    if {name: saved[name] for name in about} != about:
        sys.exit(f"{file} is about another bot, map or edition: choose another file")
    return {name: saved[name] for name in [*about, "commit", "date"]}, saved["rows"]


def save(file: Path, about: Row, rows: list[Row]) -> None:
    """Write the whole file again, one line per game."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    head = json.dumps(about | summary(rows), indent=1).removesuffix("\n}")
    part = file.with_suffix(".part")
    part.write_text(head + f',\n "rows": [\n{lines}\n]\n}}\n', encoding="utf-8")
    part.replace(file)


if __name__ == "__main__":
    main()
