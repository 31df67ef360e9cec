"""Which rules a game's RULES.md has, and which of them, and of its rare facts, tests say they prove."""

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
    return frozenset(id for ids in _marks(folder, "rule") for id in ids)


@cache
def marked_facts(folder: Path) -> frozenset[tuple[str, str]]:
    """Return the prefix of a game and a kind of fact for every `pytest.mark.fact(prefix, ...)` in a folder."""
    return frozenset((prefix, kind) for prefix, *kinds in _marks(folder, "fact") for kind in kinds)


def _marks(folder: Path, name: str) -> list[list[str]]:
    """Return the arguments of every mark of this name in the tests of a folder."""
    found = []
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == name:
                found.append([str(a.value) for a in node.args if isinstance(a, ast.Constant)])
    return [arguments for arguments in found if arguments]


def coverage(game: Game, marked: Set[str]) -> tuple[set[str], set[str]]:
    """Return the ids of this game among those marked, and those that its RULES.md has."""
    return {id for id in marked if id.startswith(game.prefix + "-")}, rules_of(game)
