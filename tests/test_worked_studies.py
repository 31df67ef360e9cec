"""The pages of the worked studies say what the data beside them say, and the data can be played again."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from benchmarks.studies import files
from benchmarks.study_pages import (
    CLAIM,
    DATA,
    PICTURES,
    PLOTS,
    QUOTE,
    ROOT,
    TABLES,
    failed_claims,
    measured,
    outdated,
    pages,
    result,
)
from benchmarks.study_pages import TABLE as TABLE_MARK
from snowbound.lab.game_rows import by_seat
from snowbound.lab.metrics import metrics_of
from snowbound.lab.studies import read_study, study
from snowbound.lab.studies.game_files import BRIEF, read_games
from snowbound.lab.studies.matching import mismatches
from snowbound.lab.studies.plan import Quick

REDO = "`python -m benchmarks.studies --pages` updates them"
MOST_BYTES = 1_000_000
LEAST_CLAIMS = 4

FROM_THE_BRIEF = ("turns", "decisions", "rounds", "lead_changes", "wins_by_turn_order", "skill_share", "wins_by_seat")
"""Metrics that can be worked out from what is published of the games."""

STUDIES = files()


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def test_pages_and_pictures_show_the_data() -> None:
    wrong = [str(file.relative_to(ROOT)) for file, _ in outdated()]
    assert not wrong, f"{', '.join(wrong)}: {REDO}"


@pytest.mark.parametrize("folder", sorted(DATA.iterdir()), ids=lambda folder: folder.name)
def test_the_data_of_a_page_are_small(folder: Path) -> None:
    assert sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) < MOST_BYTES


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_what_a_page_concludes_holds_in_the_data(page: Path) -> None:
    text = text_of(page)
    assert len(CLAIM.findall(text)) >= LEAST_CLAIMS
    assert text.count("<!-- holds:") == len(CLAIM.findall(text)), "a claim that is misspelt is not checked"
    assert list(failed_claims(text)) == [], f"{page.name}: write what rests on these claims again"


def test_a_claim_that_does_not_hold_is_found() -> None:
    mark = "<!-- holds: memory 3 wins_by_seat.0 value {} -->"
    value = measured("memory", 3, "wins_by_seat.0").value
    assert list(failed_claims(mark.format(f"> {value - 0.01}"))) == []
    assert list(failed_claims(mark.format("< 0.01"))) == ["memory 3 wins_by_seat.0 value < 0.01"]
    assert list(failed_claims("<!-- holds: memory 3 wins_by_seat.0 verdict is artefact -->")) != []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_numbers_of_a_page_are_quotations(page: Path) -> None:
    """Outside quotations, tables, code and links there is no number with a decimal point or a per cent sign."""
    text = QUOTE.sub("", TABLE_MARK.sub("", text_of(page)))
    text = re.sub(r"<!--.*?-->|```.*?```|`[^`]*`|\]\([^)]*\)", "", text, flags=re.DOTALL)
    loose = re.findall(r"[^\n]*(?:\d\.\d|\d %)[^\n]*", text)
    assert [line for line in loose if "95 %" not in line] == []


def test_every_table_and_picture_is_on_a_page() -> None:
    text = "\n".join(map(text_of, pages()))
    assert {found[2] for found in TABLE_MARK.finditer(text)} == set(TABLES)
    for name in PLOTS:
        assert f"(../pictures/{name}.svg)" in text
    assert {file.stem for file in PICTURES.glob("study_*.svg")} == set(PLOTS)


def test_every_page_can_be_found() -> None:
    for index in ("index.md", "laboratory.md"):
        text = text_of(ROOT / "docs" / index)
        assert [page.name for page in pages() if f"studies/{page.name}" not in text] == []


@pytest.mark.parametrize("name", STUDIES)
def test_data_are_small_and_say_from_what_they_come(name: str) -> None:
    found, plan = result(name), read_study(STUDIES[name])
    assert (found["title"], found["seed"], found["game"]) == (plan.title, plan.seed, plan.game.id)
    assert found["edition"] == plan.game.version, f"`make studies`: {plan.game.title} has a new edition of its rules"
    assert re.fullmatch(r"[0-9a-f]{12}", found["commit"]), "played with sources that were not committed"
    assert [cell["cell"] for cell in found["cells"]] == [cell.number for cell in plan.cells]
    for told, cell in zip(found["cells"], plan.cells, strict=True):
        assert told.items() >= cell.as_data().items(), "the study has changed since it was played"


@pytest.mark.parametrize("name", STUDIES)
def test_published_metrics_are_those_of_the_published_games(name: str) -> None:
    found, plan = result(name), read_study(STUDIES[name])
    kept = read_games(DATA / name / BRIEF, plan.game.id, {cell.number: cell.players for cell in plan.cells})
    compared = 0
    for cell in plan.cells:
        told, rows = found["cells"][cell.number], kept[cell.number]
        assert told["games"] == len(rows)
        seating = cell.bots.seating(plan.game, cell.players)
        bots = np.array([seating.seated(plan.seed, deal) for deal in range(len(rows))])
        rows.columns.update(by_seat("bot", np.array(seating.names)[bots]))
        rows.columns["winners"] = (rows.seats("win") > 0).sum(axis=1)
        for metric in told["metrics"]:
            if metric["name"].partition(".")[0] in FROM_THE_BRIEF:
                (again,) = metrics_of(rows, [metric["name"]]).values()
                assert again.value == pytest.approx(metric["value"])
                assert (again.low, again.high) == pytest.approx((metric["low"], metric["high"]))
                compared += 1
    assert compared >= len(plan.cells)


def test_shared_wins_count_as_shares() -> None:
    """The wins of all places of a cell add up to 1, and some games were shared."""
    shared = 0
    for name in (name for name in STUDIES if name.startswith("start_player/")):
        for cell in result(name)["cells"]:
            told = {one["name"]: one["value"] for one in cell["metrics"]}
            places = [value for metric, value in told.items() if metric.startswith("wins_by_turn_order.")]
            assert len(places) == cell["players"]
            assert sum(places) == pytest.approx(1)
            shared += told["tie"] > 0
    assert shared


def test_a_small_cell_is_played_again_and_equals_the_data(tmp_path: Path) -> None:
    plan = read_study(STUDIES["memory"])
    bots = str(plan.bots[3])
    quick = Quick(40, {"bots": (bots,), "memory_aid": ("off",)})
    again = study(replace(plan, quick=quick), out=tmp_path, quick=True)
    assert [str(found.cell.bots) for found in again.cells] == [bots] == ["greedy, greedy/forgets=1"]
    assert mismatches(again, DATA / "memory") == [], (
        "players or rules have changed: play the studies with `make studies`"
    )
    again.rows[0].columns["turns"][7] += 1
    assert mismatches(again, DATA / "memory") == ["cell 3: turns differs"]


def test_every_study_has_a_quick_part_with_games_of_the_data() -> None:
    for name, file in STUDIES.items():
        plan = read_study(file)
        assert plan.quick is not None
        cells = plan.chosen(plan.quick.only)
        assert 0 < len(cells) < len(plan.cells)
        assert all(result(name)["cells"][cell.number]["games"] >= plan.quick.games for cell in cells)
