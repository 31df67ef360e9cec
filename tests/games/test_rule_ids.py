"""`rule_ids.py` of each game: a constant is the number of the rule it is named after, and `explain` uses it."""

from __future__ import annotations

import importlib
import re

import pytest

from snowbound.core.game import Game
from snowbound.games import every_game
from snowbound.testing.rule_coverage import rules_of

GAMES = [game for game in every_game() if (game.folder / "rule_ids.py").exists()]

each_game = pytest.mark.parametrize("named", GAMES, ids=lambda game: game.id)


def constants(game: Game) -> dict[str, int]:
    """The rules that can refuse an action, as `rule_ids.py` names them."""
    module = importlib.import_module(f"snowbound.games.{game.id}.rule_ids")
    found = {name: number for name, number in vars(module).items() if name.startswith(f"{game.prefix}_")}
    assert found, f"{game.id} names no rules"
    return found


@each_game
def test_a_constant_is_the_number_of_the_rule_it_is_named_after(named: Game) -> None:
    for name, number in constants(named).items():
        rule = name.replace("_", "-")
        assert rule == named.rule_id(number)
        assert rule in rules_of(named), f"{rule} is not in RULES.md"


@each_game
def test_every_constant_is_used_where_refusals_are_found(named: Game) -> None:
    source = (named.folder / "refusals.py").read_text(encoding="utf-8")
    for name in constants(named):
        assert re.search(rf"\b{name}\b", source), f"refusals.py does not use {name}"


@each_game
def test_refusals_name_their_rules(named: Game) -> None:
    source = (named.folder / "refusals.py").read_text(encoding="utf-8")
    assert not re.search(r"return [1-9]|\bRULING\b", source), "a bare number instead of a constant of rule_ids.py"


@each_game
def test_check_and_explain_are_in_the_same_rooms_of_every_game(named: Game) -> None:
    for room, function in (("invariants", "check"), ("refusals", "explain")):
        module = importlib.import_module(f"snowbound.games.{named.id}.{room}")
        assert getattr(module, function).__module__ == module.__name__, f"{function} belongs in {room}.py"
