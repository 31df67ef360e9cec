"""Polar Rush, plain and compiled, with positions in the words of RULES.md."""

from __future__ import annotations

import pytest

from snowbound.games import find
from snowbound.testing.driver import Driver, both_forms
from tests.games.polar_rush.course import Rush


@pytest.fixture(params=both_forms(find("polar_rush")), ids=repr)
def rush(request: pytest.FixtureRequest) -> Rush:
    """Courses of Polar Rush."""
    driver: Driver = request.param
    return Rush(driver)
