"""The cast: every bot at a table has a name and a face of its own."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from snowbound.core.cast import ANIMALS, CASTS, LEVELS, NAMES, animals, bot_name, cast_of
from snowbound.core.contract import MOST_SEATS
from snowbound.core.picture import COMMON, SVG


@pytest.mark.parametrize("cast", range(CASTS))
def test_no_two_seats_of_the_largest_table_have_the_same_animal(cast: int) -> None:
    found = animals(cast, MOST_SEATS)
    assert len(set(found)) == MOST_SEATS
    assert animals(cast, 3) == found[:3], "a smaller table has the same animals in its seats"


def test_casts_differ() -> None:
    assert len({animals(cast, MOST_SEATS) for cast in range(CASTS)}) == CASTS


def test_every_animal_has_a_name_of_its_own_at_every_level() -> None:
    names = [bot_name(animal, level) for level in LEVELS for animal in ANIMALS]
    assert len(names) == 50 and len(set(names)) == 50
    assert all(name.isascii() and name.isalpha() and name.istitle() and len(name) <= 8 for name in names)
    assert NAMES.keys() == set(LEVELS)


def test_every_face_and_what_it_wears_is_drawn_once() -> None:
    drawn = [symbol.attrib["id"] for symbol in ET.parse(COMMON).getroot().iter(f"{SVG}symbol")]
    for wanted in [*(f"face-{animal}" for animal in ANIMALS), *(f"wears-{level}" for level in LEVELS)]:
        assert drawn.count(wanted) == 1, wanted


def test_the_cast_of_a_table_follows_from_its_id() -> None:
    assert cast_of("0a1b2c") == cast_of("0a1b2c")
    assert {cast_of(f"{n:08x}") for n in range(1000)} == set(range(CASTS))
