"""`--json` of the laboratory's commands has every number that their tables show."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.table import Table

from snowbound.lab import arena, simulate
from snowbound.lab.simulation_tables import tables as simulation_tables
from snowbound.lab.studies import study
from snowbound.lab.studies.study_tables import tables as study_tables
from snowbound.lab.studies.tune import tune
from snowbound.lab.studies.tune_tables import tune_tables
from snowbound.lab.tables import tables as contest_tables

SEARCH = """\
game = "polar_rush"
games = 30
bots = ["random", "inclined"]
metrics = ["turns", "lead_changes", "wins_by_turn_order", "tie"]
"""
TUNE = """\
[tune]
trials = 4
games = 18
numbers = ["die.faces.0", "die.faces.1"]
[tune.target]
turns = { reach = 20, within = 4 }
"""

NUMBER = re.compile(r"(?<![\w:.])[+-]?\d[\d,]*(?:\.\d+)?(?![\w:]*\w)")


def numbers_of(data: Any) -> Iterator[float]:
    """Yield all numbers of JSON data, also those of keys and texts."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from numbers_of(name)
            yield from numbers_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from numbers_of(value)
    elif isinstance(data, str):
        yield from (float(found.replace(",", "")) for found in NUMBER.findall(data))
    elif isinstance(data, int | float):
        yield float(data)


def missing(shown: Iterable[object], data: Any) -> list[str]:
    """Return the numbers in the cells of tables that are not in the data, neither as they are nor as a share."""
    known = list(numbers_of(json.loads(json.dumps(data))))
    lost = []
    for table in shown:
        if not isinstance(table, Table):
            continue
        for column in table.columns:
            for cell in column.cells:
                for text in NUMBER.findall(str(cell)):
                    number, half = float(text.replace(",", "")), 0.501 * 10.0 ** -len(text.partition(".")[2])
                    if not any(abs(size * one - number) <= half for one in known for size in (1, 100)):
                        lost.append(f"{column.header}: {text}")
    return lost


def test_a_number_that_is_missing_is_noticed() -> None:
    table = Table("share", "95 %")
    table.add_row("12.3 %", "(10.1 to 14.6)")
    assert missing([table], {"share": 0.1234, "low": 0.101, "high": 14.55}) == []
    assert missing([table], {"share": 0.1234, "low": 0.101}) == ["95 %: 14.6"]


@pytest.mark.parametrize("bots", [{"bots": "inclined"}, {"mix": ["random", "inclined"]}, {"cap": 40}])
def test_simulations(bots: dict[str, Any]) -> None:
    report = simulate("polar_rush", 3, 50, seed=2, **bots)
    assert missing(simulation_tables(report), report.as_data()) == []


def test_contests() -> None:
    result = arena("polar_rush", ["inclined", "random"], 20, players=2, seed=2, duplicate=True)
    assert missing(contest_tables(result), result.as_data()) == []


def test_studies() -> None:
    result = study(
        {
            "game": "polar_rush",
            "games": 30,
            "bots": ["random", "inclined"],
            "metrics": ["turns", "lead_changes", "wins_by_turn_order", "tie"],
            "options": {"variant": ["standard", "easy"]},
        }
    )
    assert missing(study_tables(result), result.as_data()) == []


def test_searches(tmp_path: Path) -> None:
    file = tmp_path / "search.toml"
    file.write_text(SEARCH + TUNE, encoding="utf-8")
    result = tune(file)
    assert missing(tune_tables(result), result.as_data()) == []
