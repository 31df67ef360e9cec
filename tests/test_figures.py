"""Documents quote figures from the file that the benchmarks write."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

from benchmarks.figures import FILE, QUOTE, ROOT, TABLE, Figure, documents, outdated, read, record, shown, updated
from benchmarks.tables import TABLES

FIGURES = {"speed": Figure(1234.5, 0.5, 2.0, "a run")}


def test_documents_quote_what_was_measured() -> None:
    wrong = [str(file.relative_to(ROOT)) for file, _ in outdated()]
    assert not wrong, f"`make figures` updates {', '.join(wrong)}"


def test_every_table_is_in_a_document() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in documents())
    assert {found[2] for found in TABLE.finditer(text)} == set(TABLES)
    assert QUOTE.search((ROOT / "README.md").read_text(encoding="utf-8"))


def test_no_mark_of_a_figure_is_broken_over_two_lines() -> None:
    for file in documents():
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert line.count("<!--") == line.count("-->"), f"{file.relative_to(ROOT)}:{number}"


def test_every_figure_says_where_it_is_from() -> None:
    runs = json.loads(FILE.read_text(encoding="utf-8"))["runs"]
    for key, figure in read().items():
        run = runs[figure.run]
        assert run.keys() == {"command", "edition", "commit", "date", "seed", "machine"}, key
        assert datetime.date.fromisoformat(run["date"])
        assert figure.low <= figure.value <= figure.high, key


def test_a_quotation_is_replaced_by_the_figure() -> None:
    text = "It is <!-- figure:speed -->9<!-- /figure --> (<!-- figure:speed.spread -->9<!-- /figure -->)."
    wanted = "It is <!-- figure:speed -->1,234<!-- /figure --> (<!-- figure:speed.spread -->0.5–2<!-- /figure -->)."
    assert updated(text, FIGURES) == wanted
    assert updated(wanted, FIGURES) == wanted
    with pytest.raises(KeyError, match="weight"):
        updated("<!-- figure:weight -->9<!-- /figure -->", FIGURES)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.0, "0"), (0.0567, "0.0567"), (0.90, "0.9"), (3.0, "3"), (12.25, "12.2"), (185.4, "185"), (26543.0, "26,543")],
)
def test_numbers_have_three_digits(value: float, text: str) -> None:
    assert shown(value) == text


def test_a_run_updates_only_what_it_measured(tmp_path: Path) -> None:
    file = tmp_path / "results" / "figures.json"
    record({"a": [3.0, 1.0, 2.0], "b": [5.0]}, "first", file=file)
    record({"b": [6.0]}, "second", seed=7, file=file)
    found = read(file)
    assert found["a"][:3] == (2.0, 1.0, 3.0)
    assert found["b"].value == 6.0
    runs = json.loads(file.read_text(encoding="utf-8"))["runs"]
    assert [(run["command"], run["seed"]) for run in runs.values()] == [("first", 1), ("second", 7)]
    record({"a": [4.0]}, "third", file=file)
    runs = json.loads(file.read_text(encoding="utf-8"))["runs"]
    assert [run["command"] for run in runs.values()] == ["second", "third"], "a run without figures is removed"
