"""The pytest plug-in: the arguments `game` and `driver`, the mark `rule`, and a count of rules with a test."""

from __future__ import annotations

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"  # before Numba is imported: otherwise compiled code checks no bounds

import pytest

from snowbound.core.board_change import Change
from snowbound.core.game import Game
from snowbound.core.option import Value
from snowbound.core.registry import built_in, load

from .driver import Position, both_forms
from .rule_coverage import coverage, marked_facts, marked_rules

BUILT_IN = "built-in"
"""What the setting says for all games that come with Snowbound."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the setting."""
    parser.addini("snowbound_games", f"games to test: names, paths module:NAME, or {BUILT_IN}", type="args")
    parser.addini("snowbound_unread", "keys of board.toml that the program does not read yet", type="args")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks."""
    config.addinivalue_line("markers", "rule(*ids): the rules and rulings of RULES.md that this test proves")
    config.addinivalue_line("markers", "fact(prefix, *kinds): the rare kinds of facts of a game that this test makes")


def games_of(config: pytest.Config) -> list[Game]:
    """Return the games that the setting names."""
    wanted: list[str] = config.getini("snowbound_games")
    if not wanted:
        raise pytest.UsageError('say which games to test: snowbound_games = ["NAME"] in the settings of pytest')
    return [load(name) for entry in wanted for name in (built_in() if entry == BUILT_IN else (entry,))]


@pytest.fixture
def unread_board_values(pytestconfig: pytest.Config) -> frozenset[str]:
    """Keys of board files that the program need not read."""
    return frozenset(pytestconfig.getini("snowbound_unread"))


@pytest.fixture
def rare_positions() -> list[Position]:
    """Positions that random play hardly reaches; a game's conftest may supply some, for planes that are else silent."""
    return []


@pytest.fixture
def rare_board() -> Change:
    """A change of the board that makes rare things common, so that all numbers count; a conftest may supply it."""
    return {}


@pytest.fixture
def rare_options() -> dict[str, Value]:
    """Options with which those numbers count that do not by default; a game's conftest may supply some."""
    return {}


def rules_with_a_test(config: pytest.Config) -> frozenset[str]:
    """Return the ids that any test below the folders of tests carries."""
    folders = config.getini("testpaths") or ["."]
    return frozenset().union(*(marked_rules(config.rootpath / folder) for folder in folders))


def facts_with_a_test(config: pytest.Config) -> frozenset[tuple[str, str]]:
    """Return the kinds of facts, with the prefix of their game, that any test below the folders of tests makes."""
    folders = config.getini("testpaths") or ["."]
    return frozenset().union(*(marked_facts(config.rootpath / folder) for folder in folders))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test for each game, or for each game in both forms.

    A test module with a list SNOWBOUND_GAMES runs for those, one in a folder named after a game for that game only.
    """
    if not {"driver", "game"}.intersection(metafunc.fixturenames):
        return
    games = getattr(metafunc.module, "SNOWBOUND_GAMES", None) or games_of(metafunc.config)
    games = [game for game in games if game.id in metafunc.definition.path.parts] or games
    if "driver" in metafunc.fixturenames:
        metafunc.parametrize("driver", [driver for game in games for driver in both_forms(game)], ids=repr)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=lambda game: game.id)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print for each game how many rules have a test."""
    terminalreporter.section("rules with a test")
    for game in games_of(config):
        proven, wanted = coverage(game, rules_with_a_test(config))
        missing = ", ".join(sorted(wanted - proven)) or "none"
        terminalreporter.line(f"{game.id}: {len(proven & wanted)} of {len(wanted)}; missing: {missing}")
