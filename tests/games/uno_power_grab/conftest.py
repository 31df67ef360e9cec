"""UNO Power Grab, plain and compiled, with tables set up from card codes."""

from __future__ import annotations

import pytest

from snowbound.games import find
from snowbound.testing.driver import Driver, both_forms
from tests.games.uno_power_grab.table import Uno


@pytest.fixture(params=both_forms(find("uno_power_grab")), ids=repr)
def uno(request: pytest.FixtureRequest) -> Uno:
    """Tables of UNO Power Grab."""
    driver: Driver = request.param
    return Uno(driver)
