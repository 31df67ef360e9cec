"""Which rules a game's RULES.md has, and which of them tests say they prove."""

from __future__ import annotations

import ast
import re
from collections.abc import Set
from functools import cache
from pathlib import Path

from snowbound.core.game import Game


def rules_of(game: Game) -> set[str]:
    """Return every rule and ruling that RULES.md defines or mentions; none if the game has no such file."""
    file = game.folder / "RULES.md"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return set(re.findall(rf"\b{game.prefix}-Q?\d+\b", text))


@cache
def marked_rules(folder: Path) -> frozenset[str]:
    """Return every id in a `pytest.mark.rule(...)` of any test in a folder."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return frozenset(found)


def coverage(game: Game, marked: Set[str]) -> tuple[set[str], set[str]]:
    """Return the ids of this game among those marked, and those that its RULES.md has."""
    return {id for id in marked if id.startswith(game.prefix + "-")}, rules_of(game)
