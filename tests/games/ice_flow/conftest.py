"""Ice Flow, plain and compiled, with positions in the notation of RULES.md, section 8."""

from __future__ import annotations

import pytest

from snowbound.games import find
from snowbound.testing.driver import Driver, both_forms
from tests.games.ice_flow.table import Flow


@pytest.fixture(params=both_forms(find("ice_flow")), ids=repr)
def flow(request: pytest.FixtureRequest) -> Flow:
    """Positions of Ice Flow."""
    driver: Driver = request.param
    return Flow(driver)
