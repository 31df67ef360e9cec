"""Set-up that all tests share: bounds are checked, games run plain and compiled, rules are counted."""

from __future__ import annotations

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"  # before Numba is imported: compiled code checks no bounds else

import pytest
from hypothesis import settings

from snowbound.core.game import Game
from snowbound.games import every_game
from tests.driver import Driver
from tests.rule_ids import coverage

# A first call may have to wait for the compiler; the examples are the same in every run.
settings.register_profile("snowbound", deadline=None, derandomize=True)
settings.load_profile("snowbound")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`driver` is every game in both forms; `game` every game."""
    if "driver" in metafunc.fixturenames:
        drivers = [Driver(game, compiled) for game in every_game() for compiled in (False, True)]
        metafunc.parametrize("driver", drivers, ids=repr)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", every_game(), ids=lambda game: game.id)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With several workers, each game is compiled by one of them only; tests of servers and pages hardly compile."""
    for item in items:
        if "/web/" in item.nodeid or "-plain" in item.nodeid:
            continue
        usual = item.nodeid.partition("::")[0] if "/server/" in item.nodeid else "uno_power_grab"
        group = next((game.id for game in every_game() if game.id in item.nodeid), usual)
        item.add_marker(pytest.mark.xdist_group(group))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print for each game how many rules have a test."""
    terminalreporter.section("rules with a test")
    for game in every_game():
        proven, wanted = coverage(game)
        missing = ", ".join(sorted(wanted - proven)) or "none"
        terminalreporter.line(f"{game.id}: {len(proven & wanted)} of {len(wanted)}; missing: {missing}")


def both_forms(game: Game) -> list[Driver]:
    """A game in plain and in compiled form, for a fixture of its own."""
    return [Driver(game, compiled=False), Driver(game, compiled=True)]
