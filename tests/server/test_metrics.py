"""The server works without the module `resource`, which Windows does not have."""

from __future__ import annotations

import subprocess
import sys

import pytest

from snowbound.server import metrics
from tests.server.running import Running

BLOCKED = """
import pkgutil, sys
sys.modules["resource"] = None  # importing it raises ImportError
import snowbound.server
for module in pkgutil.walk_packages(snowbound.server.__path__, "snowbound.server."):
    if "migrations" not in module.name:  # Alembic's scripts run only within Alembic
        __import__(module.name)
        print(module.name)
"""


def test_every_module_of_the_server_can_be_imported_without_resource() -> None:
    imported = subprocess.run([sys.executable, "-c", BLOCKED], capture_output=True, text=True)
    assert imported.returncode == 0, imported.stderr
    assert {"snowbound.server.metrics", "snowbound.server.transport.run"} <= set(imported.stdout.split())


def test_metrics_leave_out_the_memory_where_the_system_does_not_say(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = metrics.page(running.services)
    assert "snowbound_memory_bytes" in page
    assert "snowbound_cpu_seconds_total" in page

    monkeypatch.setitem(sys.modules, "resource", None)
    page = metrics.page(running.services)
    assert "snowbound_memory_bytes" not in page
    assert "snowbound_cpu_seconds_total" in page
