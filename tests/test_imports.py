"""Packages import each other only as the table in CONTRIBUTING.md allows, also inside functions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import snowbound

PACKAGE = Path(snowbound.__file__).parent
CONTRIBUTING = PACKAGE.parent / "CONTRIBUTING.md"
ROW = re.compile(r"\| `snowbound/([^`]+?)/?` \|[^|]*\|([^|]*)\|")


def allowed() -> dict[str, set[str]]:
    """Read the table: for each package, the packages that it may import."""
    rows = dict(ROW.findall(CONTRIBUTING.read_text(encoding="utf-8")))
    packages = {name.split("/")[0] for name in rows}
    table = {}
    for name, cell in rows.items():
        words = {word.strip() for word in cell.split(",")}
        table[name] = packages if words == {"everything"} else words - {"nothing of ours"}
        assert table[name] <= packages, f"{name} may import packages that are not in the table: {cell}"
    return table


def home(module: str) -> str:
    """Return the row of the table to which a module belongs; a game imports no other game."""
    name = module.removeprefix("snowbound.")
    parts = name.split(".")
    if parts[0] == "games" and len(parts) > 1:
        return f"games/{parts[1]}"
    return snowbound.MODULES.get(name, name).split(".")[0]


def imported(file: Path, source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each module of ours that a file imports, anywhere in it."""
    package = ["snowbound", *file.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            is_package = origin in {"snowbound", "snowbound.games"}
            names = [f"{origin}.{alias.name}" for alias in node.names] if is_package else [origin]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.startswith("snowbound."))


def wrong_imports(file: Path, source: str) -> list[str]:
    """Return the imports of a file that the table does not allow."""
    here = home(".".join(["snowbound", *file.relative_to(PACKAGE).with_suffix("").parts]))
    table = allowed()
    may = table["games/NAME"] if here.startswith("games/") else table[here]
    return [
        f"{file.relative_to(PACKAGE.parent)}:{line} imports {name}"
        for line, name in imported(file, source)
        if home(name) != here and home(name).split("/")[0] not in may and not name.endswith(".__version__")
    ]


TEMPLATE = PACKAGE / "scaffold" / "template"
FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if file.parent != PACKAGE and not file.is_relative_to(TEMPLATE)]
"""All modules except those of the top level, which lead to everything, and the template of a new game."""


def test_every_package_is_in_the_table() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in FILES}
    assert folders == {name.split("/")[0] for name in allowed()}


def test_packages_import_what_the_table_allows() -> None:
    wrong = [text for file in FILES for text in wrong_imports(file, file.read_text(encoding="utf-8"))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("file", "source", "is_wrong"),
    [
        ("core/match.py", "from .log import Log", False),
        ("core/match.py", "def replay():\n    from snowbound.games import find", True),
        ("core/match.py", "from snowbound import find", True),
        ("bots/search.py", "from snowbound import Match", False),
        ("bots/search.py", "import snowbound.lab.arena", True),
        ("bots/search.py", "from ..lab import arena", True),
        ("games/ice_flow/rules.py", "from snowbound.core.rule import rule", False),
        ("games/ice_flow/rules.py", "from . import actions", False),
        ("games/ice_flow/rules.py", "from snowbound.games.polar_rush import rules", True),
        ("games/ice_flow/rules.py", "from snowbound.games import polar_rush", True),
        ("envs/lanes.py", "from snowbound.lab import simulate", True),
        ("server/app.py", "from snowbound.cli import main", True),
    ],
)
def test_an_import_that_is_not_allowed_is_found(file: str, source: str, is_wrong: bool) -> None:
    assert bool(wrong_imports(PACKAGE / file, source)) is is_wrong
