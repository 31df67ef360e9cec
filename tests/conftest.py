"""Set-up that all tests share; `snowbound.testing.plugin` supplies games and counts rules."""

from __future__ import annotations

import pytest
from hypothesis import settings

from snowbound.core.registry import built_in

# A first call may have to wait for the compiler; the examples are the same in every run.
settings.register_profile("snowbound", deadline=None, derandomize=True)
settings.load_profile("snowbound")


SHARING = ("test_visible_pictures.py", "test_replay.py", "test_new_game.py")
"""Tests of pages whose fixtures take longer than each of the tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say which tests have to run in one worker, where there are several.

    Each game is compiled by one worker only; tests of servers and pages hardly compile. Tests that share games which
    were played for them stay together as well.
    """
    for item in items:
        file = item.nodeid.partition("::")[0]
        is_page = "/web/" in file
        if "-plain" in item.nodeid or (is_page and not file.endswith(SHARING)):
            continue
        usual = file if is_page or "/server/" in file else "uno_power_grab"
        games = [] if is_page else built_in()
        item.add_marker(pytest.mark.xdist_group(next((game for game in games if game in item.nodeid), usual)))
