"""Plots are valid SVG with titles, units, numbers of games, and the numbers that they show."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from snowbound.lab.report.axes import (
    WIDTH,
    Plot,
    Scale,
    percent,
    plain,
    points_of_percent,
    scale_for,
    shortened,
    with_sign,
)
from snowbound.lab.report.charts import IntervalRow, Ribbon, Series, bars, course, differences, distribution

SVG = "{http://www.w3.org/2000/svg}"
ROWS = [
    IntervalRow("first", 0.55, 0.5, 0.6),
    IntervalRow("second", 0.25, 0.2, 0.3),
    IntervalRow("third", 0.2, 0.1, 0.3),
]
APART = [
    IntervalRow("wins of the start player", 0.04, 0.01, 0.07),
    IntervalRow("length", -0.2, -0.3, 0.1, warning="search:2000 says +0.10"),
]
LENGTHS = np.random.default_rng(5).poisson(30, 500)
COURSE = [Ribbon("winner", [0, 0.5, 1], [0.3, 0.5, 0.9], [0.5, 0.7, 1.0], [0.7, 0.9, 1.0])]


def charts() -> list[Plot]:
    return [
        bars("Wins by seat", ROWS, 1200, even=1 / 3, what="seat"),
        differences("A longer river", APART, 800, say=points_of_percent, what="measure"),
        distribution("Length in turns", [Series.of("turns", LENGTHS)], "turns"),
        distribution("Length", [Series.of("printed", LENGTHS), Series.of("longer", LENGTHS + 7)], "turns"),
        course("Chance to win", COURSE, 300),
    ]


def texts(chart: Plot) -> list[str]:
    return [element.text or "" for element in ET.fromstring(chart.svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("chart", charts(), ids=lambda chart: chart.title)
def test_a_plot_has_a_title_an_alternative_text_and_the_number_of_games(chart: Plot) -> None:
    root = ET.fromstring(chart.svg)
    assert root.findtext(f"{SVG}title") == chart.title
    assert root.findtext(f"{SVG}desc") == chart.summary
    assert root.get("role") == "img"
    assert any("games" in text for text in texts(chart)), "on an axis"
    assert all(len(row) == len(chart.header) for row in chart.rows)


@pytest.mark.parametrize("chart", charts(), ids=lambda chart: chart.title)
def test_everything_lies_within_the_plot(chart: Plot) -> None:
    root = ET.fromstring(chart.svg)
    height = float(root.attrib["viewBox"].split()[3])
    for element in root.iter():
        for name, most in (("x", WIDTH), ("cx", WIDTH), ("x1", WIDTH), ("x2", WIDTH), ("y", height), ("cy", height)):
            if name in element.attrib:
                assert -1 <= float(element.attrib[name]) <= most + 1, ET.tostring(element)


def test_bars_show_each_share_its_interval_and_the_even_share() -> None:
    chart = bars("Wins by seat", ROWS, 1200, even=1 / 3, what="seat")
    assert chart.rows[0] == ("first", "55 %", "50 % to 60 %")
    assert {"55 %", "25 %", "20 %"} <= set(texts(chart))
    widths = [float(rect.attrib["width"]) for rect in ET.fromstring(chart.svg).iter(f"{SVG}rect")]
    assert widths[0] / widths[1] == pytest.approx(0.55 / 0.25, rel=0.01)
    assert len(list(ET.fromstring(chart.svg).iter(f"{SVG}line"))) > 3, "grid and the even share"
    assert "33 %" in chart.summary


def test_a_difference_that_is_not_reliable_is_marked_and_says_why() -> None:
    chart = differences("A longer river", APART, 800, what="measure")
    assert chart.header[-1] == "warning" and chart.rows[1][-1] == "search:2000 says +0.10"
    assert chart.rows[0][-1] == ""
    circles = [circle.attrib["class"] for circle in ET.fromstring(chart.svg).iter(f"{SVG}circle")]
    assert circles == ["chart-point", "chart-point chart-hollow"]
    assert "Not reliable: length" in chart.summary
    assert "⚠ length" in texts(chart)


def test_a_distribution_has_a_column_per_size_that_adds_up() -> None:
    chart = distribution("Length", [Series.of("turns", [1, 2, 2, 3, 3, 3])], "turns")
    rects = list(ET.fromstring(chart.svg).iter(f"{SVG}rect"))
    told = [rect.findtext(f"{SVG}title") for rect in rects]
    assert told == ["1 turns: 17 %", "2 turns: 33 %", "3 turns: 50 %"]
    heights = [float(rect.attrib["height"]) for rect in rects]
    assert heights[2] / heights[0] == pytest.approx(3, rel=0.01)
    assert chart.rows == [("turns", "2.33", "1.48 to 3.19", "1.25", "2", "2.50", "3", "3", "6")]
    assert chart.header[2] == "95 % interval of the mean", "2.33 ± 2.571 · 0.816 / √6"


def test_several_distributions_have_lines_that_differ_in_colour_and_pattern() -> None:
    chart = distribution("Length", [Series.of("printed", LENGTHS), Series.of("longer", LENGTHS + 7)], "turns")
    paths = list(ET.fromstring(chart.svg).iter(f"{SVG}path"))
    looks = {(path.attrib["class"], path.get("stroke-dasharray")) for path in paths}
    assert len(looks) == 2
    assert {"printed", "longer"} <= set(texts(chart))


def test_one_size_alone_is_drawn() -> None:
    assert distribution("Rounds", [Series.of("rounds", [6, 6, 6])], "rounds").rows[0][1] == "6"


def test_sizes_that_only_whole_numbers_have_are_not_numbered_in_between() -> None:
    chart = distribution("Rounds", [Series.of("rounds", [6, 6, 6])], "rounds")
    assert {"4", "6", "8"} <= set(texts(chart))
    assert not any("." in text for text in texts(chart))


def test_players_are_not_counted_as_games() -> None:
    chart = distribution("Points", [Series.of("others", [1, 2, 3, 4])], "points", games=2, what="players")
    assert "points · 2 games" in texts(chart) and "share of the players" in texts(chart)
    assert chart.header[-1] == "players" and chart.rows[0][-1] == "4"
    assert len(chart.header) == 8, "no interval: players of one game depend on each other"


def test_a_course_has_a_band_and_a_line_from_the_start_to_the_end() -> None:
    chart = course("Chance to win", COURSE, 300)
    paths = [path.attrib["d"] for path in ET.fromstring(chart.svg).iter(f"{SVG}path")]
    assert len([path for path in paths if path.endswith("Z")]) == 1
    assert chart.rows == [("winner", "50 %", "50 %", "70 %", "70 %", "100 %")]


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0, 37, [0, 10, 20, 30, 40]),
        (-0.12, 0.31, [-0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4]),
    ],
)
def test_ticks_are_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert scale_for([low, high], 0, 100).ticks == pytest.approx(ticks)


def test_a_scale_keeps_numbers_within_it() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale(number) for number in (-5, 0, 5, 10, 99)] == [100, 100, 150, 200, 200]


def test_numbers_are_written_as_people_write_them() -> None:
    assert [percent(0.5), percent(0.051), percent(0)] == ["50 %", "5.1 %", "0 %"]
    assert [plain(1234.5), plain(12.34), plain(1.234), plain(0.0123), plain(-3)] == [
        "1,234",
        "12.3",
        "1.23",
        "0.012",
        "−3",
    ]
    assert [with_sign(2), with_sign(-2), with_sign(0)] == ["+2", "−2", "0"]
    assert points_of_percent(-0.031) == "−3.1 pp"
    assert shortened("a very long label", 80) == "a very l…"
