"""Every option says where its default comes from: the printed rules, our reading, or only the screen."""

from __future__ import annotations

import pytest

from snowbound.core.registry import built_in, find
from snowbound.server.messages import catalogue

ON_SCREEN = {
    "arctic_race": {"first_player", "max_rounds"},
    "arctic_roll": {"start_player"},
    "ice_flow": {"start_player"},
    "polar_rush": {"start_player", "young", "look_time"},
    "uno_power_grab": set[str](),
}
"""Options that the printed game cannot have. Who starts is decided there by age, or by the players."""


@pytest.mark.parametrize("name", built_in())
def test_the_origin_of_every_default_is_told(name: str) -> None:
    told = {option["name"]: option.get("origin", "") for option in catalogue.shown(find(name), "en")["options"]}
    rulings = {option.name for option in find(name).options if option.ruling}
    without = {option for option, origin in told.items() if not origin}
    assert without == ON_SCREEN[name] | rulings
    assert set(told.values()) <= {"", "printed", "reading"}
