"""Arctic Roll, plain and compiled, with sheets set up from maps."""

from __future__ import annotations

import pytest

from snowbound.games import find
from snowbound.testing.driver import Driver, both_forms
from tests.games.arctic_roll.table import Roll


@pytest.fixture(params=both_forms(find("arctic_roll")), ids=repr)
def roll(request: pytest.FixtureRequest) -> Roll:
    """Tables of Arctic Roll."""
    driver: Driver = request.param
    return Roll(driver)
