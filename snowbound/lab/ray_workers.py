"""Workers on the nodes of a Ray cluster, one per core.

Each is an actor that is bound to its node. A node is checked before it gets a worker, and a worker that has died is
replaced as long as its node lives. Nodes that join the cluster later get workers as well.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .job_worker import JobWorker
from .jobs import Answer, BadWorkers, JobWorkers, Todo, available_cores
from .process_workers import pickled_function, read_answer
from .sources import OtherSources, check_sources, sources

LOOK_SECONDS = 1.0
"""How often the nodes of the cluster are listed."""

CHECK_SECONDS = 120.0
"""How long nodes may take to tell their sources before the first job."""

NODE_SECONDS = 60.0
"""How long the jobs wait for a node if none is left."""

ALONE = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # no other machine may join, so Ray listens on loopback only
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",  # as the processes of `process_workers`; Ray would give way to other programs
}
"""The environment of a Ray that is started for this process."""

Node = dict[str, Any]
"""What Ray knows of a node."""


@dataclass(eq=False)
class RayWorker:
    """An actor, and the job that it does."""

    actor: Any
    node: str
    number: int = -1


class RayWorkers(JobWorkers):
    """Actors on the nodes of a Ray cluster."""

    chunk_seconds = 2.0

    def __init__(self, address: str, most: int | None) -> None:
        self._ray = imported_ray()
        self._most = most
        self._cores: dict[str, int] = {}  # of the nodes that may have workers
        self._refused: set[str] = set()
        self._checks: dict[Any, Node] = {}
        self._starting: dict[Any, RayWorker] = {}
        self._busy: dict[Any, RayWorker] = {}
        self._idle: list[RayWorker] = []
        self._looked = self._seen = 0.0
        self._function: Any = None
        self._is_ours = connect(self._ray, address, most)
        try:
            self._check_all()
        except BaseException:
            self.close()
            raise

    @property
    def count(self) -> int:
        """The number of cores in use."""
        cores = sum(self._cores.values())
        return max(1, cores if self._most is None else min(cores, self._most))

    @property
    def running(self) -> dict[int, str]:
        """The jobs that are being done, by number, and the ids of their nodes."""
        return {worker.number: worker.node for worker in self._busy.values()}

    # --- nodes

    def _check_all(self) -> None:
        """Check all nodes before the first job; raise OtherSources if there are some that must not take part."""
        self._look_for_nodes()
        if not self._checks:
            raise BadWorkers("the Ray cluster has no cores")
        self._ray.wait(list(self._checks), num_returns=len(self._checks), timeout=CHECK_SECONDS)
        problems = [problem for ref in list(self._checks) if (problem := self._check(ref))]
        if problems:
            raise OtherSources("\n".join(problems))

    def _look_for_nodes(self) -> None:
        """Start to check new nodes, forget those that are gone, and start the workers that are missing."""
        alive = {node["NodeID"]: node for node in self._ray.nodes() if node["Alive"] and _cores(node)}
        self._looked = time.monotonic()
        known = {*self._cores, *self._refused, *(node["NodeID"] for node in self._checks.values())}
        for name in alive.keys() - known:
            ask = self._ray.remote(num_cpus=0, max_retries=0)(sources).options(scheduling_strategy=_only_on(name))
            self._checks[ask.remote()] = alive[name]
        self._cores = {name: cores for name, cores in self._cores.items() if name in alive}
        if self._cores:
            self._seen = self._looked
        if self._function is not None:
            self._start_workers()

    def _check(self, ref: Any) -> str:
        """Admit a node that has told its sources, or return why it is refused."""
        node = self._checks.pop(ref)
        name = f"node {node['NodeName']} ({node['NodeManagerHostname']}, {node['NodeID'][:8]})"
        try:
            check_sources(name, self._ray.get(ref, timeout=0))
        except OtherSources as error:
            problem = str(error)
        except self._ray.exceptions.RayTaskError as error:
            problem = f"{name} cannot load the sources of snowbound: {error.cause or error}"
        except self._ray.exceptions.GetTimeoutError:
            problem = f"{name} has not told its sources after {CHECK_SECONDS:.0f} seconds"
        except self._ray.exceptions.RayError:  # the node has died
            return ""
        else:
            self._cores[node["NodeID"]] = _cores(node)
            return ""
        self._refused.add(node["NodeID"])
        return problem

    # --- workers

    def _start_workers(self) -> None:
        workers = [*self._idle, *self._busy.values(), *self._starting.values()]
        missing = self.count - len(workers)
        for node, cores in self._cores.items():
            for _ in range(min(missing, cores - sum(worker.node == node for worker in workers))):
                options = {"num_cpus": 1, "max_restarts": 0, "scheduling_strategy": _only_on(node)}
                self._prepare(RayWorker(self._ray.remote(**options)(JobWorker).remote(), node))
                missing -= 1

    def _prepare(self, worker: RayWorker) -> None:
        """Send the function; the worker is idle once it has it."""
        self._starting[worker.actor.begin.remote(self._function)] = worker

    def _drop(self, worker: RayWorker) -> None:
        """End a worker; a node that lives gets another one soon."""
        with contextlib.suppress(self._ray.exceptions.RayError):
            self._ray.kill(worker.actor)
        self._looked = 0.0

    # --- jobs

    def _begin(self, function: Callable[[Any], Any], stop: Callable[[], None]) -> None:
        self._function = self._ray.put(pickled_function(function))
        workers = [*self._idle, *self._starting.values()]
        self._idle.clear()
        self._starting.clear()
        for worker in workers:
            self._prepare(worker)
        self._look_for_nodes()

    def _has_room(self, todo: Todo) -> bool:
        return bool(self._idle)

    def _send(self, number: int, job: Any) -> None:
        data = pickle.dumps(job)
        worker = self._idle.pop()
        worker.number = number
        self._busy[worker.actor.perform.remote(data)] = worker

    def _wait(self, seconds: float | None) -> list[Answer]:
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self._look_for_nodes()
        waiting = [*self._busy, *self._starting, *self._checks]
        if not waiting:
            self._wait_for_a_node()
            return []
        first, others = self._ray.wait(waiting, timeout=LOOK_SECONDS if seconds is None else seconds)
        more = self._ray.wait(others, num_returns=len(others), timeout=0)[0] if first and others else []
        return [answer for ref in (*first, *more) for answer in self._heard(ref)]

    def _wait_for_a_node(self) -> None:
        if self._idle:
            return
        if time.monotonic() - self._seen > NODE_SECONDS:
            raise BadWorkers(f"no node of the Ray cluster has been left for {NODE_SECONDS:.0f} seconds")
        time.sleep(LOOK_SECONDS)

    def _heard(self, ref: Any) -> list[Answer]:
        """Return the answer in what a worker or a node has told."""
        if ref in self._checks:
            if problem := self._check(ref):
                warnings.warn(f"a node is left out: {problem}", RuntimeWarning, stacklevel=2)
            self._looked = 0.0
            return []
        is_new = ref in self._starting
        worker = (self._starting if is_new else self._busy).pop(ref)
        try:
            said = self._ray.get(ref)
        except self._ray.exceptions.RayTaskError:
            raise
        except self._ray.exceptions.RayError:
            self._drop(worker)
            if is_new:
                return []
            self._look_for_nodes()
            return [Answer(worker.number, is_lost=True, is_blamed=worker.node in self._cores)]
        self._idle.append(worker)
        return [] if is_new else [read_answer(worker.number, said)]

    def _abandon(self) -> None:
        for worker in self._busy.values():
            self._drop(worker)
        self._busy.clear()

    def close(self) -> None:
        """End all workers, and the connection to the cluster if it was made here."""
        if not self._ray.is_initialized():
            return
        self._abandon()
        for worker in (*self._idle, *self._starting.values()):
            self._drop(worker)
        self._idle.clear()
        self._starting.clear()
        if self._is_ours:
            self._ray.shutdown()


def _cores(node: Node) -> int:
    return int(node["Resources"].get("CPU", 0))


def _only_on(node: str) -> Any:
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    return NodeAffinitySchedulingStrategy(node, soft=False)


# --- the connection ----------------------------------------------------------


def imported_ray() -> Any:
    """Return the package ray; raises BadWorkers if it is not installed."""
    try:
        import ray
    except ModuleNotFoundError:
        raise BadWorkers('jobs on Ray need the package ray: pip install "snowbound[ray]"') from None
    return ray


def connect(ray: Any, address: str, most: int | None) -> bool:
    """Connect to a cluster and return whether there was no connection yet.

    Without an address it is the cluster that the environment names, as within a Ray job. If it names none, a Ray is
    started that nobody else can reach. `auto` is never assumed: Ray would join any cluster among this machine's
    processes, even one that another user is about to end.
    """
    if ray.is_initialized():
        return False
    # What Ray and the jobs print would come on standard output, where a command writes its result.
    settings = {"logging_level": logging.ERROR, "log_to_driver": False}
    if named := address or os.environ.get("RAY_ADDRESS"):
        try:
            ray.init(address=named, **settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadWorkers(f"there is no Ray cluster at {named}: {error}") from error
        return True
    with _alone(ray):
        ray.init(
            address="local",
            num_cpus=most or available_cores(),
            include_dashboard=False,
            _node_ip_address="127.0.0.1",
            **settings,
        )
    return True


@contextlib.contextmanager
def _alone(ray: Any) -> Iterator[None]:
    """Let the Ray that is started here serve this process only."""
    constants: Any = ray._private.ray_constants
    before, allowed = dict(os.environ), constants.ENABLE_RAY_CLUSTER
    os.environ |= ALONE
    constants.ENABLE_RAY_CLUSTER = False  # Ray has read the variable when it was imported
    try:
        yield
    finally:
        constants.ENABLE_RAY_CLUSTER = allowed
        for name in ALONE:
            if name in before:
                os.environ[name] = before[name]
            else:
                del os.environ[name]
