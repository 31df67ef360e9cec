"""Which rules the rulebooks have, and which of them the tests say they prove."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from snowbound.core.game import Game

TESTS = Path(__file__).parent


def rules_of(game: Game) -> set[str]:
    """Every rule and ruling that RULES.md defines or mentions."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(rf"\b{game.prefix}-Q?\d+\b", text))


@cache
def marked_rules() -> set[str]:
    """Every id in a `pytest.mark.rule(...)` of any test."""
    found: set[str] = set()
    for file in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return found


def coverage(game: Game) -> tuple[set[str], set[str]]:
    """The ids of this game that tests carry, and those that its rulebook has."""
    proven = {id for id in marked_rules() if id.startswith(game.prefix + "-")}
    return proven, rules_of(game)
