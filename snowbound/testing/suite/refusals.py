"""`rule_ids.py`: a constant is the number of the rule it is named after, and `explain` returns constants."""

from __future__ import annotations

import re
from importlib import import_module

from snowbound.core.game import Game

from ..rule_coverage import rules_of


def constants(game: Game) -> dict[str, int]:
    """Return the rules that can refuse an action, as `rule_ids.py` names them."""
    module = import_module(f"{game.package}.rule_ids")
    found = {name: number for name, number in vars(module).items() if name.startswith(f"{game.prefix}_")}
    assert found, f"{game.id}/rule_ids.py names no rules"
    return found


def test_a_constant_is_the_number_of_the_rule_it_is_named_after(game: Game) -> None:
    for name, number in constants(game).items():
        rule = name.replace("_", "-")
        assert rule == game.rule_id(number)
        assert rule in rules_of(game), f"{rule} is not in RULES.md"


def test_refusals_name_their_rules(game: Game) -> None:
    source = (game.folder / "refusals.py").read_text(encoding="utf-8")
    assert not re.search(r"return [1-9]|\bRULING\b", source), "a bare number instead of a constant of rule_ids.py"
    for name in constants(game):
        assert re.search(rf"\b{name}\b", source), f"refusals.py does not use {name}"
