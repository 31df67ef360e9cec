"""One class name means one thing in the whole package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import snowbound

PACKAGE = Path(snowbound.__file__).parent
GAMES = PACKAGE / "games"
TEMPLATE = PACKAGE / "scaffold" / "template"


def owner(file: Path) -> str:
    """The game a file belongs to, or an empty string for everything that is not part of a game."""
    if file.is_relative_to(TEMPLATE):
        return "template"
    return file.relative_to(GAMES).parts[0] if file.is_relative_to(GAMES) and file.parent != GAMES else ""


def public_classes() -> dict[str, list[tuple[str, str]]]:
    """For each name of a public top-level class: the owner and the file of each definition."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append((owner(file), str(file.relative_to(PACKAGE))))
    return found


def repeated(found: dict[str, list[tuple[str, str]]]) -> dict[str, list[str]]:
    """Names that are defined twice. Two games may use the same name, but not a name from outside the games."""
    return {
        name: [file for _, file in places]
        for name, places in found.items()
        if len(places) > 1 and (any(not game for game, _ in places) or len({game for game, _ in places}) < len(places))
    }


def test_a_public_class_name_is_defined_once() -> None:
    wrong = repeated(public_classes())
    assert not wrong, f"give each of these classes a name of its own: {wrong}"


@pytest.mark.parametrize(
    ("places", "is_repeated"),
    [
        ([("", "core/record.py")], False),
        ([("", "core/record.py"), ("", "server/tables/records.py")], True),
        ([("uno", "games/uno/state.py"), ("ice", "games/ice/state.py")], False),
        ([("uno", "games/uno/state.py"), ("uno", "games/uno/scene.py")], True),
        ([("uno", "games/uno/state.py"), ("", "core/match.py")], True),
    ],
)
def test_only_games_may_repeat_each_others_names(places: list[tuple[str, str]], is_repeated: bool) -> None:
    assert bool(repeated({"State": places})) is is_repeated
