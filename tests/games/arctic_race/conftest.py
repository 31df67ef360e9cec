"""Arctic Race, plain and compiled, with tables set up in short words."""

from __future__ import annotations

import pytest

from snowbound.games import find
from snowbound.testing.driver import Driver, both_forms
from tests.games.arctic_race.table import Race


@pytest.fixture(params=both_forms(find("arctic_race")), ids=repr)
def race(request: pytest.FixtureRequest) -> Race:
    """Tables of Arctic Race."""
    driver: Driver = request.param
    return Race(driver)
