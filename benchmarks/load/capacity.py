"""How many people can play at once: `python -m benchmarks.load --capacity`.

Tables of two people play the five games, mixed, at human pace (`people.py`). The number of active tables grows until
the 99th percentile of the answer time or the processor time of a server process exceeds its bound; the limit is then
narrowed down. At the end all tables play at once. Sockets are distributed over the processes in turn, so the two
people of a table are often connected to different ones.

Every step is written to `benchmarks/results/capacity.json` when it is done. A run that was interrupted continues there
if commit and arguments are the same; each configuration has its own. The load comes from one process; its processor
time is measured, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.figures import FILE, SEED, record, this_run

from .people import LANGUAGES, Observed, Party, Person
from .play import at
from .process import TICK
from .snowbound_server import SnowboundServer

GAMES = ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
RESULTS = FILE.parent / "capacity.json"
COMMAND = "python -m benchmarks.load --capacity"
PEOPLE = 2
"""People per table."""

ANSWER = 250.0
"""Milliseconds in which 99 of 100 decisions must be answered."""

CPU = 0.8
"""The most processor time of one server process, as a share of a core."""

NARROW = 3
"""Steps between the last good and the first bad number."""

AT_ONCE = 32
"""Tables that are prepared at the same time."""

Step = dict[str, Any]


@contextlib.contextmanager
def started(database: str, processes: int) -> Iterator[list[SnowboundServer]]:
    """Start the server processes, with PostgreSQL if they share a database."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="snowbound-capacity-")))
        url = ""
        if database == "postgresql":
            from tests.server.postgres import Cluster

            cluster = Cluster()
            cluster.start()
            stack.callback(cluster.close)
            url = cluster.url
        servers = []
        for number in range(processes):
            place = folder / str(number)
            place.mkdir()
            server = SnowboundServer(place, url, waits=1)
            stack.callback(server.process.stop)
            servers.append(server)
        yield servers


async def warm_up(server: SnowboundServer) -> None:
    """Wait until a process runs all games in compiled code."""
    tables = [await server.table(number, 2, 1, game=game) for number, game in enumerate(GAMES)]
    while await server.metric("compiled_games") < len(GAMES):
        await asyncio.sleep(0.2)
    for table in tables:
        for player in table.players:
            player.close()


def database_cpu() -> float:
    """Return the processor time of all PostgreSQL processes of this machine so far, in seconds."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
            if name == "postgres":
                fields = rest.split()
                total += int(fields[11]) + int(fields[12])
    return total / TICK


class Crowd:
    """All people, at the tables that have been prepared so far."""

    def __init__(self, servers: list[SnowboundServer], seed: int) -> None:
        self.observed = Observed()
        self.parties: list[Party] = []
        self._servers = servers
        self._rng = random.Random(seed)

    async def prepare(self, tables: int) -> None:
        """Prepare more tables, up to this many."""
        for start in range(len(self.parties), tables, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, tables))
            self.parties += await asyncio.gather(*(self._party(number) for number in numbers))

    async def _party(self, number: int) -> Party:
        people = []
        for seat in range(PEOPLE):
            server = self._servers[(number * PEOPLE + seat) % len(self._servers)]
            cookie = await server.new_guest()
            rng = random.Random(self._rng.random())
            person = Person(server.process.port, cookie, seat, rng, self.observed)
            await person.open(server.process.port)
            await person.do("hello", texts=True, scenes="wide", language=LANGUAGES[(number + seat) % len(LANGUAGES)])
            people.append(person)
        party = Party(GAMES[number % len(GAMES)], people, self.observed)
        await party.sit_down()
        return party

    def activate(self, tables: int) -> None:
        """Let so many tables play; people at the others only watch."""
        for number, party in enumerate(self.parties):
            party.activate(number < tables)

    def lost(self) -> list[str]:
        """Return why sockets were lost."""
        return [person.lost for party in self.parties for person in party.people if person.lost]


async def measured(crowd: Crowd, servers: list[SnowboundServer], tables: int, chosen: argparse.Namespace) -> Step:
    """Let so many tables play for a while, and measure."""
    crowd.activate(0)
    await crowd.prepare(tables)
    crowd.activate(tables)
    await asyncio.sleep(chosen.settle)
    crowd.observed.restart()
    cpu, own, shared = [server.process.cpu() for server in servers], time.process_time(), database_cpu()
    began = time.perf_counter()
    await asyncio.sleep(chosen.seconds)
    wall = time.perf_counter() - began
    used = [(server.process.cpu() - before) / wall for server, before in zip(servers, cpu, strict=True)]
    lost, answers = crowd.lost(), sorted(crowd.observed.answers)
    step: Step = {
        "tables": tables,
        "people": tables * PEOPLE,
        "seconds": wall,
        "decisions_per_second": len(answers) / wall,
        "p50": at(answers, 0.5),
        "p99": at(answers, 0.99),
        "cpu": used,
        "database_cpu": (database_cpu() - shared) / wall if servers[0].is_shared else 0.0,
        "generator_cpu": (time.process_time() - own) / wall,
        "mib": sum(server.process.memory() for server in servers) / 2**20,
        "refused": crowd.observed.refused,
        "games_started": crowd.observed.games,
        "lost_sockets": len(lost),
    }
    step["is_good"] = bool(answers) and not lost and step["p99"] <= ANSWER and max(used) <= CPU
    return step


async def limit(database: str, processes: int, chosen: argparse.Namespace) -> list[Step]:
    """Find the most tables whose people are answered in time, then let all of them play."""
    kept = Kept(chosen, f"{database} {processes}")
    with started(database, processes) as servers:
        for server in servers:
            await warm_up(server)
        crowd = Crowd(servers, chosen.seed)

        async def step(tables: int) -> Step:
            if (found := kept.step(tables)) is None:
                found = await measured(crowd, servers, tables, chosen)
                kept.add(found)
            show(database, processes, found)
            return found

        good, tables = 0, min(chosen.first, chosen.tables)
        while (await step(tables))["is_good"]:
            good = tables
            if tables == chosen.tables:
                return kept.steps
            tables = min(2 * tables, chosen.tables)
        bad = tables
        for _ in range(NARROW):
            middle = (good + bad) // 2
            if middle in (good, bad):
                break
            good, bad = (middle, bad) if (await step(middle))["is_good"] else (good, middle)
        if chosen.tables not in {found["tables"] for found in kept.steps}:
            await step(chosen.tables)
        return kept.steps


class Kept:
    """The steps of one configuration that have been measured, in the file of results with their run and arguments."""

    def __init__(self, chosen: argparse.Namespace, name: str) -> None:
        self._file = Path(chosen.file)
        self._name = name
        _, run = this_run(COMMAND, chosen.seed)
        arguments = {key: getattr(chosen, key) for key in ("tables", "seconds", "settle", "first", "seed")}
        found = self._content().get(name, {})
        is_same = found.get("arguments") == arguments and found.get("run", {}).get("commit") == run["commit"]
        self._measured: dict[str, Any] = found if is_same else {"run": run, "arguments": arguments, "steps": []}
        self.steps: list[Step] = self._measured["steps"]

    def _content(self) -> dict[str, Any]:
        if not self._file.exists():
            return {}
        content: dict[str, Any] = json.loads(self._file.read_text(encoding="utf-8"))
        return content

    def step(self, tables: int) -> Step | None:
        """Return the step with this number of tables, if it has been measured."""
        return next((step for step in self.steps if step["tables"] == tables), None)

    def add(self, step: Step) -> None:
        """Write a step to the file. Other configurations stay as they are."""
        self.steps.append(step)
        self._file.parent.mkdir(exist_ok=True)
        content = self._content() | {self._name: self._measured}
        self._file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def show(database: str, processes: int, step: Step) -> None:
    """Print one step."""
    used, verdict = " ".join(f"{share:.2f}" for share in step["cpu"]), "good" if step["is_good"] else "bad"
    print(
        f"{database:10} {processes} {step['tables']:5} tables {step['people']:5} people "
        f"{step['decisions_per_second']:6.1f}/s  p50 {step['p50']:6.1f} ms  p99 {step['p99']:7.1f} ms  CPU {used}  "
        f"database {step['database_cpu']:.2f}  load {step['generator_cpu']:.2f}  {verdict}",
        flush=True,
    )


def figures_of(database: str, processes: int, steps: list[Step]) -> dict[str, list[float]]:
    """Return the figures that documents quote: the limit, and all tables at once."""
    good = max((step for step in steps if step["is_good"]), key=lambda step: int(step["tables"]), default=None)
    whole, name = max(steps, key=lambda step: int(step["tables"])), f"capacity_{database}_{processes}"
    found = {
        f"{name}_all_p99": whole["p99"],
        f"{name}_all_cpu": sum(whole["cpu"]),
        f"{name}_all_people": whole["people"],
        f"{name}_generator_cpu": whole["generator_cpu"],
    }
    if good is not None:
        found |= {
            f"{name}_people": good["people"],
            f"{name}_p99": good["p99"],
            f"{name}_cpu": sum(good["cpu"]),
            f"{name}_people_per_core": good["people"] / sum(good["cpu"]),
        }
    return {key: [float(value)] for key, value in found.items()}


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="How many people can play at once.")
    parser.add_argument("--capacity", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=2000, help="at most (default: 2000)")
    parser.add_argument("--first", type=int, default=125, help="tables of the first step (default: 125)")
    parser.add_argument("--seconds", type=float, default=60, help="per step (default: 60)")
    parser.add_argument("--settle", type=float, default=20, help="seconds before each step (default: 20)")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", help="one configuration, such as sqlite:1 or postgresql:4")
    parser.add_argument("--file", default=str(RESULTS), help="for the steps")
    parser.add_argument("--trial", action="store_true", help="write no figures for documents")
    return parser.parse_args()


CONFIGURATIONS = (("sqlite", 1), ("postgresql", 1), ("postgresql", 4))


async def main() -> None:
    """Measure all configurations."""
    chosen = parse_arguments()
    gc.freeze()
    for database, processes in CONFIGURATIONS:
        if chosen.only in {None, f"{database}:{processes}"}:
            steps = await limit(database, processes, chosen)
            if not chosen.trial:
                record(figures_of(database, processes, steps), COMMAND, seed=chosen.seed)
