"""docs/colours.md is current, and its differences are computed right."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benchmarks.colours import SIMULATED, ciede2000, lab, linear, page, seen

# Pairs of Sharma, Wu and Dalal (2005), table 1: they go through every branch of the formula.
PAIRS = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0009, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0011, -2.4900), 4.7461),
    ((50.0, 2.5000, 0.0), (50.0, 0.0, -2.5000), 4.3065),
    ((50.0, 2.5000, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5000, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5000, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_differences_are_those_of_the_published_table(
    one: tuple[float, ...], other: tuple[float, ...], expected: float
) -> None:
    assert ciede2000(np.array(one), np.array(other)) == pytest.approx(expected, abs=5e-5)
    assert ciede2000(np.array(other), np.array(one)) == pytest.approx(expected, abs=5e-5)


def test_colours_are_converted_to_cielab() -> None:
    assert lab(linear("#ffffff")) == pytest.approx([100, 0, 0], abs=0.01)
    assert lab(linear("#ff0000")) == pytest.approx([53.24, 80.09, 67.20], abs=0.02)


@pytest.mark.parametrize("vision", SIMULATED)
def test_greys_look_the_same_to_everyone(vision: str) -> None:
    assert ciede2000(seen("#808080", vision), seen("#808080", "normal")) < 0.1


def test_red_and_green_are_closer_for_people_without_red_or_green_cones() -> None:
    red, green = "#d02020", "#20a020"
    for vision in ("protan", "deutan"):
        near, far = (
            ciede2000(seen(red, vision), seen(green, vision)),
            ciede2000(seen(red, "normal"), seen(green, "normal")),
        )
        assert near < far / 2


@pytest.mark.rule("RACE-01")
def test_the_page_of_colours_is_current() -> None:
    file = Path(__file__).parents[1] / "docs" / "colours.md"
    assert file.read_text(encoding="utf-8") == page(), "run `make colours`"
