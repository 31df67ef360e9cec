"""A Ray cluster of several nodes on this machine, for tests. It listens on the loopback interface only."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any
from urllib.request import urlopen

FOLDER = tempfile.mkdtemp(prefix="ray-")  # short, since the names of its sockets have at most 107 characters
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)

SETTINGS = {
    "RAY_TMPDIR": FOLDER,  # other programs of this machine do not find the cluster
    "RAY_AUTH_MODE": "disabled",  # otherwise Ray writes a token to the home directory
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}
os.environ |= SETTINGS  # Ray reads some when it is imported

QUICK_CHECKS = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 4,
}
"""So that a node that was killed is missed soon."""

MEMORY = 80 * 2**20


class TestCluster:
    """A head without cores, to which nodes can be added."""

    __test__ = False

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self._cluster: Any = Cluster()
        self._add("head", num_cpus=0, include_dashboard=False, _system_config=QUICK_CHECKS)

    @property
    def address(self) -> str:
        """Where the cluster is."""
        return str(self._cluster.address)

    def add(self, name: str, cores: int = 1, **environment: str) -> Any:
        """Add a node of this name, whose workers have these environment variables."""
        return self._add(name, num_cpus=cores, env_vars={**SETTINGS, "TEST_NODE": name, **environment})

    def kill(self, node: Any) -> None:
        """Kill a node with all its workers."""
        self._cluster.remove_node(node, allow_graceful=False)

    def is_busy(self, node: Any) -> bool:
        """Return whether a worker of a node does a job. Ray names its processes after what they do."""
        (raylet,) = node.all_processes["raylet"]
        children = Path(f"/proc/{raylet.process.pid}/task/{raylet.process.pid}/children").read_text().split()
        for child in children:
            with suppress(OSError):  # it has ended meanwhile
                if b"perform" in Path(f"/proc/{child}/cmdline").read_bytes():
                    return True
        return False

    def _add(self, name: str, **settings: Any) -> Any:
        settings |= {"node_ip_address": "127.0.0.1", "object_store_memory": MEMORY, "node_name": name}
        return self._cluster.add_node(**settings)

    def close(self) -> None:
        """Stop all nodes."""
        self._cluster.shutdown()


@contextmanager
def started_job_server() -> Iterator[str]:
    """Start a cluster of one node with two cores that takes jobs, and yield the address of its job server."""
    with socket() as free, socket() as other, tempfile.TemporaryDirectory(prefix="ray-") as folder:
        free.bind(("127.0.0.1", 0))
        other.bind(("127.0.0.1", 0))
        ports = free.getsockname()[1], other.getsockname()[1]
        free.close()
        other.close()
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus", "2"]
        command += ["--node-ip-address", "127.0.0.1", "--port", str(ports[0]), "--temp-dir", folder]
        command += ["--dashboard-host", "127.0.0.1", "--dashboard-port", str(ports[1])]
        command += ["--object-store-memory", str(MEMORY)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
            address = f"http://127.0.0.1:{ports[1]}"
            try:
                _wait_for(address)
                yield address
            finally:
                head.terminate()


def _wait_for(address: str) -> None:
    ends = time.monotonic() + 90
    while True:
        try:
            urlopen(f"{address}/api/version", timeout=5).close()
        except OSError:
            assert time.monotonic() < ends, "the job server does not answer"
            time.sleep(0.2)
        else:
            return


@contextmanager
def started_cluster() -> Iterator[TestCluster]:
    """Start a cluster with a head only, and stop it at the end."""
    cluster = TestCluster()
    try:
        yield cluster
    finally:
        cluster.close()
