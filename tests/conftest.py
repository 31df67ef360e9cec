"""Set-up that all tests share; `snowbound.testing.plugin` supplies games and counts rules."""

from __future__ import annotations

import pytest
from hypothesis import settings

from snowbound.core.registry import built_in

# A first call may have to wait for the compiler; the examples are the same in every run.
settings.register_profile("snowbound", deadline=None, derandomize=True)
settings.load_profile("snowbound")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With several workers, each game is compiled by one of them only; tests of servers and pages hardly compile."""
    for item in items:
        if "/web/" in item.nodeid or "-plain" in item.nodeid:
            continue
        file = item.nodeid.partition("::")[0]
        usual = file if "/server/" in file or "new_game" in file else "uno_power_grab"
        group = next((name for name in built_in() if name in item.nodeid), usual)
        item.add_marker(pytest.mark.xdist_group(group))
