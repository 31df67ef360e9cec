"""The map was redrawn for edition 2, so games of edition 1 cannot go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowbound import Match
from snowbound.core.errors import UnknownVersion
from snowbound.games import find

LOG = Path(__file__).parents[2] / "editions" / "ice_flow-1-2-players.jsonl"


def test_a_log_of_the_first_edition_is_refused() -> None:
    with pytest.raises(UnknownVersion, match="cannot be played by edition 1 of its rules, only by 2"):
        Match.load(LOG)
    with pytest.raises(UnknownVersion):
        Match("ice_flow", players=2, rules=1)


def test_the_ruling_of_the_first_edition_that_is_still_an_option_is_marked() -> None:
    rulings = [option.name for option in find("ice_flow").options if getattr(option, "ruling", False)]
    assert rulings == ["rope_along_coast"]
    assert find("ice_flow").complete({}, 2)["rope_along_coast"] == "per_pair"
    assert find("ice_flow").editions == {}
