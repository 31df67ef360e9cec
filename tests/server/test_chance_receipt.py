"""Verifiable chance: outcomes follow their weights exactly, and every contribution matters."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snowbound.server.tables.chance_receipt import (
    BadContribution,
    check_contribution,
    commit,
    draw,
    mixing_key,
    new_seed,
)

KEY = mixing_key("11" * 32, "table", ("aa", "bb"))


def test_outcomes_follow_their_weights() -> None:
    weights = {3: 1, 5: 2, 9: 4}
    found = Counter(draw(KEY, number, weights) for number in range(7000))
    chi_square = sum((found[o] - 1000 * w) ** 2 / (1000 * w) for o, w in weights.items())
    assert set(found) == set(weights)
    assert chi_square < 13.8, "one in a thousand for two degrees of freedom"


@given(st.dictionaries(st.integers(0, 500), st.integers(1, 10**9), min_size=1, max_size=40), st.integers(0, 10**6))
def test_a_draw_is_always_one_of_the_outcomes_and_always_the_same(weights: dict[int, int], number: int) -> None:
    outcome = draw(KEY, number, weights)
    assert outcome in weights
    assert draw(KEY, number, dict(reversed(weights.items()))) == outcome, "whatever the order of the weights"


def test_every_part_of_the_key_matters() -> None:
    seed = new_seed()
    keys = {
        mixing_key(seed, "table", ("aa", "bb")),
        mixing_key(seed, "table", ("bb", "aa")),
        mixing_key(seed, "table", ("aab", "b")),
        mixing_key(seed, "other", ("aa", "bb")),
        mixing_key(new_seed(), "table", ("aa", "bb")),
    }
    assert len(keys) == 5
    assert commit(seed) != commit(new_seed())


@pytest.mark.parametrize("text", ["xyz", "AB", "0" * 65, "a\nb"])
def test_only_hexadecimal_contributions_are_accepted(text: str) -> None:
    with pytest.raises(BadContribution):
        check_contribution(text)
