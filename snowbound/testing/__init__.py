"""Tests that every game inherits, and what tests use to drive a game. It needs pytest: `snowbound[testing]`.

A package with a game names the plug-in and its game in pyproject.toml:

    [tool.pytest.ini_options]
    addopts = "-p snowbound.testing.plugin"
    snowbound_games = ["snow_dash"]

One of its test modules imports the suite:

    from snowbound.testing.suite import *

Tests that take an argument `game` run for each game named, those that take `driver` for each game in
plain and in compiled form.
"""

import pytest

pytest.register_assert_rewrite("snowbound.testing.suite", "snowbound.testing.driver", "snowbound.testing.observing")
