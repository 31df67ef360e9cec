"""Jobs on a Ray cluster of several nodes: the same results as on threads, whatever happens to the nodes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import snowbound
from snowbound.core.errors import UnknownGame
from snowbound.lab import arena, simulate, study
from snowbound.lab.jobs import BadJob, BadWorkers, Done, open_workers
from snowbound.lab.ray_workers import RayWorkers
from snowbound.lab.sources import OtherSources, sources
from snowbound.lab.studies.tune import tune
from snowbound.testing.samples import SOAK
from tests.lab.ray_cluster import TestCluster, started_cluster, started_job_server
from tests.lab.sample_jobs import DieOnce, HoldOnNode, fail_at_three, square
from tests.lab.test_arena import same_again as same_contest
from tests.lab.test_simulate import same_again

MOST_SECONDS = 200
SLOW = pytest.mark.skipif(not SOAK, reason="only in a soak")

PACKAGE = Path(snowbound.__file__).parent

SEARCH = """\
game = "arctic_race"
games = 12
bots = ["random"]
metrics = ["turns"]
[tune]
trials = 3
games = 6
rungs = 1
[tune.numbers]
"game.racers_home_to_end" = [1, 2]
[tune.target]
turns = "less"
"""


@pytest.mark.usefixtures("cluster")  # a cluster that runs on this machine is left alone
def test_a_cluster_that_is_started_for_the_jobs_cannot_be_reached_from_outside() -> None:
    code = """
import os
from snowbound.lab.jobs import open_workers
from tests.lab.listeners import listening
from tests.lab.sample_jobs import square
with open_workers("ray", 1) as workers:
    print(sum(done.result for done in workers.run(square, range(4))), workers.count)
    print(*listening(os.environ["RAY_TMPDIR"]))
"""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    with tempfile.TemporaryDirectory(prefix="ray-") as folder:
        environment |= {"RAY_AUTH_MODE": "disabled", "RAY_TMPDIR": folder}
        program = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=MOST_SECONDS,
        )
    total, count, *addresses = program.stdout.split()
    assert (total, count) == ("14", "1")
    assert len(addresses) >= 4, "Ray listens"
    assert set(addresses) == {"127.0.0.1"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[TestCluster]:
    """Two nodes with one core each."""
    with started_cluster() as cluster:
        cluster.add("a")
        cluster.add("b")
        yield cluster


@pytest.fixture
def workers(cluster: TestCluster) -> Iterator[RayWorkers]:
    """Workers on all nodes that there are."""
    with open_workers(f"ray:{cluster.address}") as workers:
        assert isinstance(workers, RayWorkers)
        yield workers


def test_a_command_finds_the_cluster_of_its_ray_job(cluster: TestCluster) -> None:
    """Within a job of the cluster, the environment names it."""
    command = ["simulate", "polar_rush", "--games", "40", "--bots", "greedy", "--seed", "2", "--json"]
    wanted = simulate("polar_rush", 2, 40, bots="greedy", seed=2)
    said = subprocess.run(
        [sys.executable, "-m", "snowbound", *command, "--on", "ray"],
        env=os.environ | {"RAY_ADDRESS": cluster.address},
        capture_output=True,
        text=True,
        check=True,
        timeout=MOST_SECONDS,
    )
    report = json.loads(said.stdout)
    assert report["jobs"] == 2
    left_out = {"jobs", "seconds", "moves_per_second", "games_per_second"}
    assert {name: value for name, value in report.items() if name not in left_out} == same_again(wanted)


def test_what_ray_says_of_a_dead_node_is_not_among_the_results(cluster: TestCluster) -> None:
    """A program reads the JSON on standard output; Ray prints its own notes there if it may."""
    command = ["simulate", "polar_rush", "--games", "150", "--bots", "search:200", "--seed", "4", "--json"]
    doomed = cluster.add("doomed", cores=2)
    with subprocess.Popen(
        [sys.executable, "-m", "snowbound", *command, "--on", f"ray:{cluster.address}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        ends = time.monotonic() + MOST_SECONDS
        while not cluster.is_busy(doomed):
            assert program.poll() is None and time.monotonic() < ends, "the node has got no job"
            time.sleep(0.05)
        cluster.kill(doomed)
        said, _ = program.communicate(timeout=MOST_SECONDS)
    assert program.returncode == 0
    assert said.startswith("{") and said.count("\n") == 1
    assert json.loads(said)["games"] == 150


def test_a_ray_job_of_a_real_cluster_plays_the_games(tmp_path: Path) -> None:
    """`ray job submit`, as docs/scaling.md says; the job server is in `ray[default]` only."""
    for part in ("aiohttp_cors", "grpc"):
        pytest.importorskip(part, reason='the job server of Ray needs pip install "ray[default]"')
    play = f"{sys.executable} -m snowbound simulate polar_rush --games 40 --bots greedy --seed 2 --on ray --json"
    report = tmp_path / "report.json"
    with started_job_server() as address:
        submit = [sys.executable, "-m", "ray.scripts.scripts", "job", "submit", "--address", address, "--"]
        subprocess.run([*submit, "sh", "-c", f"{play} > {report}"], check=True, timeout=MOST_SECONDS)
    found = json.loads(report.read_text(encoding="utf-8"))
    wanted = simulate("polar_rush", 2, 40, bots="greedy", seed=2)
    assert found["jobs"] == 2
    assert (found["wins"], found["moves"]) == (list(wanted.wins), wanted.moves)


def test_every_job_has_its_result(workers: RayWorkers) -> None:
    assert workers.count == 2
    for _ in range(2):
        assert sorted(workers.run(square, range(20))) == [Done(number, number * number) for number in range(20)]
    results = workers.run(square, range(20))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(list(workers.run(square, range(5)))) == 5, "after jobs were given up, there are new workers"


def test_an_error_names_its_job(workers: RayWorkers) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'three'") as caught:
        list(workers.run(fail_at_three, range(10)))
    assert caught.value.__notes__[-1] == "in job 3: 3"


def test_a_worker_that_dies_is_replaced_and_its_job_is_done_again(workers: RayWorkers, tmp_path: Path) -> None:
    done = list(workers.run(DieOnce(tmp_path, (2,)), range(8)))
    assert sorted(done) == [Done(number, 10 * number) for number in range(8)]
    begun = [len(list(tmp_path.glob(f"{number}-*"))) for number in range(8)]
    assert begun == [2 if number == 2 else 1 for number in range(8)]


@SLOW
def test_a_job_that_ends_every_worker_gets_the_blame(workers: RayWorkers, tmp_path: Path) -> None:
    with pytest.raises(BadJob, match="job 4 ended 3 workers"):
        list(workers.run(DieOnce(tmp_path, (4,), always=True), range(8)))


# --- nodes


def test_a_simulation_on_a_cluster_that_loses_a_node_is_that_of_threads(cluster: TestCluster) -> None:
    wanted = simulate("polar_rush", 2, 200, seed=4, bots="search:200", jobs=2)
    doomed = cluster.add("doomed", cores=2)
    with open_workers(f"ray:{cluster.address}") as workers:
        assert isinstance(workers, RayWorkers) and workers.count == 4
        killed: list[dict[int, str]] = []

        def kill_when_busy(done: int, of: int) -> None:
            if not killed and doomed.node_id in workers.running.values():
                killed.append(workers.running)
                cluster.kill(doomed)

        report = simulate("polar_rush", 2, 200, seed=4, bots="search:200", on=workers, progress=kill_when_busy)
        assert len(killed) == 1, "the node was killed while it played"
        assert workers.count == 2
    assert same_again(report) == same_again(wanted)


def test_the_job_of_a_dead_node_is_done_again_and_a_node_that_joins_takes_part(
    cluster: TestCluster, tmp_path: Path
) -> None:
    held, first = tmp_path / "held", tmp_path / "held_again"
    lost = cluster.add("lost")
    given: list[int] = []

    def jobs() -> Iterator[int]:
        while not held.exists():
            given.append(len(given))
            yield given[-1]
        cluster.kill(lost)
        given.append(len(given))
        yield given[-1]

    with open_workers(f"ray:{cluster.address}") as workers:
        done = sorted(workers.run(HoldOnNode(held, "lost"), jobs()))
        assert done == [Done(number, -number) for number in given]
        late = cluster.add("late")
        job = iter(range(10_000))
        results = workers.run(HoldOnNode(first, "late"), job)
        ends = time.monotonic() + 60
        while not first.exists():
            next(results)
            assert time.monotonic() < ends, "the new node has got no job"
        results.close()  # type: ignore[attr-defined]
        assert workers.count == 3
    cluster.kill(late)


def test_a_node_with_other_sources_is_refused_by_name(cluster: TestCluster, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "snowbound", ignore=shutil.ignore_patterns("__pycache__", "static", "*.ftl"))
    with (tmp_path / "snowbound" / "games" / "polar_rush" / "rules.py").open("a") as rules:
        rules.write("# another rule\n")
    (tmp_path / "sitecustomize.py").write_text("import snowbound\n")  # before Ray adds the folders of this program
    ours = sources()["snowbound"]
    with open_workers(f"ray:{cluster.address}") as workers:
        odd = cluster.add("odd", PYTHONPATH=str(tmp_path))
        results = workers.run(square, iter(range(100_000)))
        with pytest.warns(RuntimeWarning, match=r"a node is left out: node odd \(.*snowbound is \w+ there and") as told:
            ends = time.monotonic() + 60
            while not told and time.monotonic() < ends:
                next(results)
        results.close()  # type: ignore[attr-defined]
        assert workers.count == 2
    try:
        with (
            pytest.raises(
                OtherSources, match=rf"^node odd \(.* not give the same .*: snowbound is \w+ .* {ours} here$"
            ),
            open_workers(f"ray:{cluster.address}"),
        ):
            pass
    finally:
        cluster.kill(odd)


# --- what plays on the cluster


def test_a_contest_on_a_cluster_is_that_of_threads(workers: RayWorkers) -> None:
    bots = ["search:10", "greedy", "random"]
    threads, apart = (arena("polar_rush", bots, 4, players=2, seed=3, on=on) for on in ("threads", workers))
    assert same_contest(threads) == same_contest(apart)


def test_a_study_and_a_search_on_a_cluster_are_those_of_threads(workers: RayWorkers, tmp_path: Path) -> None:
    asked = {"game": "polar_rush", "games": 12, "bots": ["random", "inclined"], "metrics": ["turns"],
             "options": {"variant": ["standard", "easy"]}}  # fmt: skip
    for folder, on in (("threads", "threads"), ("ray", workers)):
        study(asked, out=tmp_path / folder, on=on)
    for name in ("result.json", "games.csv"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "threads" / name).read_bytes()

    file = tmp_path / "search.toml"
    file.write_text(SEARCH, encoding="utf-8")
    for folder, on in (("threads", "threads"), ("ray", workers)):
        tune(file, out=tmp_path / f"tuned-{folder}", on=on)
    for name in ("trials.json", "result.json", "games.csv"):
        kept = [(tmp_path / f"tuned-{folder}" / name).read_bytes() for folder in ("threads", "ray")]
        assert kept[0] == kept[1]


# --- without a cluster


def test_without_ray_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadWorkers, match=r'need the package ray: pip install "snowbound\[ray\]"'), open_workers("ray"):
        pass


@SLOW
def test_a_cluster_that_does_not_answer_is_named() -> None:
    with pytest.raises(BadWorkers, match="there is no Ray cluster at 127.0.0.1:1: "), open_workers("ray:127.0.0.1:1"):
        pass
