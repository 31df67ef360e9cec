"""Guides: sections, rules, numbers of the board, pictures of things, and mistakes with their line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from snowbound.core.guide import BadGuide, Guide, Reader, read_things, thing_picture
from snowbound.core.guide_figures import FigureData, _drawn
from snowbound.core.guide_numbers import BadPath, board_number
from snowbound.core.picture import COMMON, Art
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

BOARD = {"tiles": [{"face": "igloo", "count": 2}, {"face": "seal", "count": 1}], "faces": [1, 1, 2], "name": "Rush"}
THINGS = """
[die]
picture = "die-1"
look = "dim"
sprites = ["die-*", "#dice"]
"""
TEXT = """# A game

{#goal}
## The goal

{rules="X-01 X-Q2"}
There are [9](board:tiles.*.count) tiles and [three](board:#faces) faces ![](thing:die).

![Red *moves*.](figure:first)

{#pieces}
## Pieces

{#die}
### Die

{rules="X-03"}
- Roll it.
"""


def read(tmp_path: Path, text: str, board: dict[str, Any] | None = None) -> Guide:
    (tmp_path / "guide").mkdir(exist_ok=True)
    file = tmp_path / "guide" / "en.md"
    file.write_text(text, encoding="utf-8")
    things = tmp_path / "guide" / "things.toml"
    things.write_text(THINGS, encoding="utf-8")
    return Reader(file, read_things(things), Art(COMMON), board or BOARD, BOARD).guide("en")


def test_a_guide_has_sections_blocks_and_entries(tmp_path: Path) -> None:
    found = read(tmp_path, TEXT)
    goal, pieces = found.sections
    assert (found.title, goal.id, goal.title, pieces.things[0].title) == ("A game", "goal", "The goal", "Die")
    text, figure = goal.blocks
    assert text.rules == ("X-01", "X-Q2") and figure.rules == ()
    assert (figure.figure, figure.html) == ("first", "Red <em>moves</em>.")
    assert pieces.things[0].blocks[0].html == "<ul>\n<li>Roll it.</li>\n</ul>"
    assert [part.id for part, _ in found.blocks()] == ["goal", "goal", "die"]


def test_numbers_come_from_the_board_and_words_stay(tmp_path: Path) -> None:
    html = read(tmp_path, TEXT).sections[0].blocks[0].html
    assert "There are 3 tiles and three faces" in html and "board:" not in html


def test_a_thing_in_a_text_is_its_picture(tmp_path: Path) -> None:
    found = read(tmp_path, TEXT)
    picture = thing_picture(found.things["die"], Art(COMMON))
    assert picture in found.sections[0].blocks[0].html
    assert 'href="#die-1"' in picture and 'class="sprite dim"' in picture and 'aria-hidden="true"' in picture


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("{#goal}\n", "", "guide/en.md, line 3: the heading has no id"),
        ("thing:die", "thing:dice", "line 7: things.toml has no 'dice'"),
        ("board:tiles.*.count", "board:tiles.*.number", "line 7: the board has nothing at 'tiles.*.number'"),
        ("### Die", "#### Die", "line 15: a heading h4 has no place here"),
        ("{#goal}\n## The goal", "A text.", "line 3: there is a text before the first section"),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, old: str, new: str, mistake: str) -> None:
    assert old in TEXT
    with pytest.raises(BadGuide, match="guide/en.md, line") as found:
        read(tmp_path, TEXT.replace(old, new))
    assert mistake in str(found.value)


def test_an_empty_head_of_a_table_is_no_heading(tmp_path: Path) -> None:
    html = (
        read(tmp_path, TEXT.replace("- Roll it.", "| | What |\n|---|---|\n| a | b |"))
        .sections[1]
        .things[0]
        .blocks[0]
        .html
    )
    assert html.count("<th>") == 1 and html.count("<td>") == 3


def test_html_in_a_guide_is_text(tmp_path: Path) -> None:
    html = read(tmp_path, TEXT.replace("There are", "<b onclick=x>There</b>")).sections[0].blocks[0].html
    assert "<b" not in html and "&lt;b onclick" in html


@pytest.mark.parametrize("path", ["name", "tiles", "tiles.9.count", "tiles.walrus.count", "#name", "faces.0.x", ""])
def test_a_path_that_leads_to_no_number_is_refused(path: str) -> None:
    with pytest.raises(BadPath, match="board has"):
        board_number(BOARD, path)


def test_a_path_may_pick_by_index_text_or_all() -> None:
    assert [board_number(BOARD, path) for path in ("faces.2", "tiles.0.count", "tiles.seal.count", "#tiles")] == [
        2,
        2,
        1,
        2,
    ]


def test_a_figure_shows_the_surroundings_of_its_sprites() -> None:
    data = FigureData(
        players=2, actions=[(0, 4)], fields={"marks": {"1": 1}}, around=["field-4"], margin=20, marks=["field-4"]
    )
    drawn = _drawn(TIC_TAC_TOE, "centre", data, "en")
    ids = {sprite.id for sprite in drawn.scene.sprites}
    assert "field-4" in ids and "field-8" not in ids
    left, top, width, height = drawn.box
    wider = _drawn(TIC_TAC_TOE, "wider", msgspec.structs.replace(data, margin=(20, 30, 50, 25)), "en")
    assert wider.box == (left, top - 10, width + 30, height + 15)
    whole = _drawn(TIC_TAC_TOE, "whole", FigureData(players=2, fields={"marks": {"1": 1}}), "en")
    assert {"mark-0", "field-8"} <= {sprite.id for sprite in whole.scene.sprites}
    assert whole.box == (0, 0, whole.scene.width, whole.scene.height)


@pytest.mark.parametrize(
    ("data", "mistake"),
    [
        (FigureData(players=2, marks=["field-99"]), "no sprite 'field-99'"),
        (FigureData(players=2, actions=[(1, 4)]), "seat 1 may not act"),
        (FigureData(players=9), "is for 2 to 2 players"),
        (FigureData(players=2, fields={"cell": {"0": 1}}), "cell"),
    ],
)
def test_an_impossible_figure_is_refused_by_name(data: FigureData, mistake: str) -> None:
    with pytest.raises(BadGuide, match="figure lost of tic_tac_toe: ") as found:
        _drawn(TIC_TAC_TOE, "lost", data, "en")
    assert mistake in str(found.value)
