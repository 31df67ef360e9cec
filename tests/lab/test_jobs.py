"""Jobs on threads and processes: every result exactly once, whatever happens to the workers."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowbound.core.errors import UnknownGame
from snowbound.lab import arena, simulate
from snowbound.lab import sources as sources_module
from snowbound.lab.fixture_runner import FixtureRunner
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.job_worker import JobError
from snowbound.lab.jobs import BadJob, BadWorkers, Done, JobWorkers, available_cores, open_workers, run_ranges
from snowbound.lab.process_workers import ProcessWorkers
from snowbound.lab.sources import OtherSources, differences, read_sources, sources
from tests.lab import sample_jobs
from tests.lab.sample_jobs import CountStarts, DieOnce, fail_at_three, fail_unsendably, process_of, square
from tests.lab.test_arena import same_again as same_contest
from tests.lab.test_simulate import same_again

KINDS = ["threads", "processes"]


@pytest.fixture(params=KINDS)
def workers(request: pytest.FixtureRequest) -> Iterator[JobWorkers]:
    """Two workers of each kind."""
    with open_workers(request.param, 2) as workers:
        yield workers


@pytest.fixture(scope="module")
def processes() -> Iterator[ProcessWorkers]:
    """Two processes that several tests use."""
    with open_workers("processes", 2) as workers:
        assert isinstance(workers, ProcessWorkers)
        yield workers


def test_every_job_has_its_result(workers: JobWorkers) -> None:
    done = list(workers.run(square, range(20)))
    assert sorted(done) == [Done(number, number * number) for number in range(20)]
    assert list(workers.run(square, [])) == []
    assert workers.count == 2


def test_results_come_before_all_jobs_are_known(workers: JobWorkers) -> None:
    """A list may depend on results: it is read only as far as workers are free."""
    seen: list[int] = []

    def jobs() -> Iterator[int]:
        while len(seen) < 10:
            yield len(seen)

    for done in workers.run(square, jobs()):
        seen.append(done.number)
    assert sorted(seen) == list(range(len(seen)))
    assert 10 <= len(seen) <= 14


def test_all_workers_work_at_the_same_time(processes: ProcessWorkers) -> None:
    ids = {done.result for done in processes.run(process_of, [0.2] * 4)}
    assert len(ids) == 2 and os.getpid() not in ids
    assert ids == {done.result for done in processes.run(process_of, [0.2] * 4)}, "they are kept for the next list"


def test_a_function_is_sent_once_to_each_process(processes: ProcessWorkers, tmp_path: Path) -> None:
    assert len(list(processes.run(CountStarts(tmp_path), range(30)))) == 30
    assert 1 <= len(list(tmp_path.iterdir())) <= 2


def test_what_a_job_prints_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    with open_workers("processes", 1) as workers:
        assert [done.result for done in workers.run(sample_jobs.print_something, [7])] == [7]
    assert capfd.readouterr() == ("", "a job says 7\n")


def test_two_lists_at_a_time_are_refused(workers: JobWorkers) -> None:
    first = workers.run(square, range(5))
    next(first)
    with pytest.raises(RuntimeError, match="another list of jobs"):
        next(workers.run(square, range(5)))
    assert len(list(first)) == 4
    assert len(list(workers.run(square, range(5)))) == 5


# --- workers that die


def test_a_process_that_dies_is_replaced_and_its_job_is_done_again(tmp_path: Path) -> None:
    with open_workers("processes", 2) as workers:
        done = list(workers.run(DieOnce(tmp_path, (2, 5, 6)), range(12)))
    assert sorted(done) == [Done(number, 10 * number) for number in range(12)]
    begun = [len(list(tmp_path.glob(f"{number}-*"))) for number in range(12)]
    assert begun == [2 if number in (2, 5, 6) else 1 for number in range(12)]


def test_a_job_that_ends_every_worker_gets_the_blame(tmp_path: Path) -> None:
    with open_workers("processes", 2) as workers, pytest.raises(BadJob, match="job 4 ended 3 workers") as caught:
        list(workers.run(DieOnce(tmp_path, (4,), always=True), range(8)))
    assert caught.value.__notes__ == ["in job 4: 4"]


def test_a_simulation_survives_the_death_of_its_processes() -> None:
    wanted = simulate("polar_rush", 2, 40, seed=4, bots="search:20", jobs=2)
    with open_workers("processes", 2) as workers:
        assert isinstance(workers, ProcessWorkers)
        killed: list[int] = []

        def kill_one(done: int, of: int) -> None:
            alive = [process for process in workers.processes if process not in killed]
            if len(killed) < 2 and alive:
                killed.append(alive[-1])
                os.kill(alive[-1], signal.SIGKILL)

        report = simulate("polar_rush", 2, 40, seed=4, bots="search:20", on=workers, progress=kill_one)
    assert len(killed) == 2
    assert same_again(report) == same_again(wanted)


# --- errors and Ctrl-C


def test_an_error_names_its_job(workers: JobWorkers) -> None:
    done: list[int] = []
    with pytest.raises(UnknownGame, match="there is no game 'three'") as caught:
        done.extend(each.result for each in workers.run(fail_at_three, range(1000)))
    assert caught.value.__notes__[-1] == "in job 3: 3"
    assert len(done) < 1000
    assert len(list(workers.run(square, range(5)))) == 5, "the workers can be used again"


def test_what_has_finished_before_an_error_is_kept() -> None:
    first = threading.Event()

    def fail_after_the_other(number: int) -> int:
        if number == 0:
            first.set()
            return 0
        first.wait(10)
        time.sleep(0.2)  # until the other result is known
        raise ZeroDivisionError

    done = []
    with open_workers("threads", 2) as workers, contextlib.suppress(ZeroDivisionError):
        for each in workers.run(fail_after_the_other, range(2)):
            done.append(each.number)
    assert done == [0]


def test_an_error_that_cannot_be_sent_is_told_as_text(processes: ProcessWorkers) -> None:
    with pytest.raises(JobError, match="Unsendable: job has 7") as caught:
        list(processes.run(fail_unsendably, [7]))
    traceback, note = caught.value.__notes__
    assert "fail_unsendably" in traceback and note == "in job 0: 7"


def test_functions_and_jobs_that_cannot_be_sent_are_refused(processes: ProcessWorkers) -> None:
    with pytest.raises(BadJob, match="lambda.* cannot be sent to another process"):
        list(processes.run(lambda number: number, [1]))
    with pytest.raises(TypeError, match="cannot pickle") as caught:
        list(processes.run(square, [0, threading.Lock()]))  # type: ignore[arg-type]
    assert caught.value.__notes__[-1].startswith("in job 1: <unlocked")


def test_after_ctrl_c_what_has_finished_is_kept_and_what_runs_is_stopped() -> None:
    code = """
import time
from snowbound.lab.jobs import open_workers
from tests.lab.sample_jobs import process_of
done = []
try:
    with open_workers("processes", 2) as workers:
        for each in workers.run(process_of, [0, 0, 600, 600]):
            done.append(each.number)
            if len(done) == 2:
                print("ready", flush=True)
except KeyboardInterrupt:
    print("kept", sorted(done), workers.processes, flush=True)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(signal.SIGINT)
        assert program.stdout.readline() == "kept [0, 1] []\n"
        assert program.wait(30) == 0


def test_processes_end_with_the_program_that_started_them() -> None:
    code = """
from snowbound.lab.jobs import open_workers
from tests.lab.sample_jobs import process_of
with open_workers("processes", 1) as workers:
    for each in workers.run(process_of, [0, 600]):
        print(each.result, flush=True)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        assert (Path("/proc") / str(worker)).exists()
        program.kill()
    ends = time.monotonic() + 30
    while _runs(worker):
        assert time.monotonic() < ends
        time.sleep(0.05)


def _runs(process: int) -> bool:
    with contextlib.suppress(OSError):
        return ") Z " not in (Path("/proc") / str(process) / "stat").read_text()
    return False


def test_closing_the_results_stops_the_jobs(processes: ProcessWorkers) -> None:
    results = processes.run(process_of, [0.0, 600.0, 600.0])
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(list(processes.run(square, range(5)))) == 5


# --- where jobs are done


def test_places_that_do_not_exist_are_refused() -> None:
    with (
        pytest.raises(BadWorkers, match="no workers on 'cloud': choose threads, processes, ray or ray:ADDRESS"),
        open_workers("cloud"),
    ):
        pass
    with pytest.raises(BadWorkers, match="jobs is at least 1, not 0"), open_workers("processes", 0):
        pass
    with open_workers() as workers:
        assert workers.count == available_cores()


def test_workers_that_are_open_stay_open(processes: ProcessWorkers) -> None:
    with open_workers(processes) as workers:
        assert workers is processes
    assert len(list(processes.run(square, range(3)))) == 3


def test_a_script_may_not_send_its_own_functions() -> None:
    code = """
from snowbound.lab.jobs import BadJob, open_workers
def own(number):
    return number
with open_workers("processes", 1) as workers:
    try:
        list(workers.run(own, [1]))
    except BadJob as error:
        print(error)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "is defined in the script that runs: move it to a module" in said


@pytest.mark.parametrize(
    "settings",
    [
        {"bots": "search:10"},
        {"mix": ["random", "greedy"]},
        {"bots": ["greedy", "inclined"], "turns_in": 5},
        {"turns_in": 50},
    ],
    ids=["search", "mix", "simple", "random"],
)
def test_a_simulation_is_the_same_on_threads_and_on_processes(
    processes: ProcessWorkers, settings: dict[str, object]
) -> None:
    played = [
        simulate("polar_rush", 2, 60, seed=4, on=on, jobs=2, **settings)  # type: ignore[arg-type]
        for on in ("threads", processes)
    ]
    assert same_again(played[0]) == same_again(played[1])
    assert played[1].jobs == 2


def test_a_contest_is_the_same_on_threads_and_on_processes(processes: ProcessWorkers) -> None:
    threads, apart = (
        arena("polar_rush", ["search:10", "greedy", "random"], 6, players=2, seed=3, on=on)
        for on in ("threads", processes)
    )
    assert same_contest(threads) == same_contest(apart)


# --- ranges


@pytest.mark.parametrize("parts", [1, 7, 1000])
def test_ranges_cover_all_parts_once(workers: JobWorkers, parts: int) -> None:
    found = [(each.first, each.count, done) for each, done in run_ranges(workers, sample_jobs.span, parts)]
    assert sum(count for _, count, _ in found) == parts
    assert sorted(number for _, _, done in found for number in done) == list(range(parts))


def test_ranges_become_longer_if_parts_are_quick() -> None:
    with open_workers("threads", 2) as workers:
        sizes = [parts.count for parts, _ in run_ranges(workers, sample_jobs.span, 100_000)]
    assert sizes[0] == 1 and max(sizes) > 1000 and sizes[-1] < max(sizes)
    assert len(sizes) < 1000


# --- sources


def test_a_machine_with_other_sources_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = sources()
    assert set(ours) == {"snowbound", "numba", "numpy", "llvmlite"}
    assert differences(ours, ours) == []
    other = ours | {"snowbound": "0123", "numba": "0.1"}
    said = f"snowbound is 0123 there and {ours['snowbound']} here; numba is 0.1 there and {ours['numba']} here"
    with pytest.raises(OtherSources, match=f"node 7 would not give the same results: {said}"):
        sources_module.check_sources("node 7", other)
    assert differences({}, {"snow_dash": "1"}) == ["snow_dash is missing there and 1 here"]


def test_a_process_that_finds_changed_sources_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources_module, "sources", lambda: {"snowbound": "before the edit"})
    with (
        pytest.raises(OtherSources, match="a new process of this machine .*: snowbound is .* there and before the"),
        open_workers("processes", 1) as workers,
    ):
        list(workers.run(square, [1]))


def test_a_board_of_ones_own_is_part_of_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "polar_rush.toml").write_text("[board]\n")
    monkeypatch.setenv("SNOWBOUND_BOARDS", str(tmp_path))
    read_sources.cache_clear()
    try:
        assert set(sources()) > {"the board of polar_rush"}
    finally:
        read_sources.cache_clear()


def test_runners_can_be_sent() -> None:
    """A new attribute that a runner needs is part of what is sent."""
    import pickle

    from snowbound.bots import BotSpec
    from snowbound.games import find
    from snowbound.lab.seating import Seating

    rush = find("polar_rush")
    runner = GameRunner(rush, Seating.of(rush, 2, "greedy"), rush.complete({}, 2), 3, 500, 4)
    again = pickle.loads(pickle.dumps(runner))
    assert again.__reduce__()[1] == runner.__reduce__()[1] and again.is_tallied == runner.is_tallied
    fixtures = FixtureRunner(rush, 2, rush.complete({}, 2), [BotSpec.parse("greedy")], 9)
    assert pickle.loads(pickle.dumps(fixtures)).__reduce__() == fixtures.__reduce__()
