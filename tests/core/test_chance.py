"""Random numbers and bits are the same in plain and compiled code."""

from __future__ import annotations

import numba
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from snowbound.core.bits import count, has, lowest
from snowbound.core.chance import below, fraction, next_word, start_stream, stream
from snowbound.core.rule import make_compilable

make_compilable()


@numba.njit
def compiled_words(rng, seed, number, out):  # type: ignore[no-untyped-def]
    start_stream(rng, seed, number)
    for i in range(len(out)):
        out[i] = next_word(rng)


@numba.njit
def compiled_bits(bits):  # type: ignore[no-untyped-def]
    return count(bits), lowest(bits), has(bits, 3)


@given(st.integers(0, 2**62 - 1), st.integers(0, 2**62 - 1))
def test_a_stream_is_the_same_in_both_forms(seed: int, number: int) -> None:
    plain = stream(seed, number)
    words = np.zeros(20, np.int64)
    compiled_words(np.zeros(4, np.int64), seed, number, words)
    assert [next_word(plain) for _ in range(20)] == words.tolist()
    assert 0 <= words.min() <= words.max() < 2**32


@given(st.integers(1, 2**62 - 1))
def test_bits_are_counted_the_same_in_both_forms(bits: int) -> None:
    assert (count(bits), lowest(bits), has(bits, 3)) == compiled_bits(bits)
    assert count(bits) == bin(bits).count("1")
    assert bits >> lowest(bits) & 1 == 1
    assert bits & ((1 << lowest(bits)) - 1) == 0


def test_streams_of_one_seed_differ_from_each_other_and_from_other_seeds() -> None:
    starts = {tuple(next_word(rng) for _ in range(4)) for rng in (stream(s, n) for s in range(40) for n in range(40))}
    assert len(starts) == 1600


def test_numbers_are_spread_evenly() -> None:
    rng = stream(1)
    seen = np.bincount([below(rng, 7) for _ in range(70_000)], minlength=7)
    assert ((seen - 10_000) ** 2 / 10_000).sum() < 33, "chi-square with 6 degrees, once in 10**5"
    assert 0.49 < np.mean([fraction(rng) for _ in range(20_000)]) < 0.51


def test_neighbouring_streams_are_not_correlated() -> None:
    """Games are numbered 0, 1, 2, …, and each uses the stream of its number."""
    firsts = np.array([below(stream(3, number), 1000) for number in range(8_000)])
    assert abs(np.corrcoef(firsts[:-1], firsts[1:])[0, 1]) < 0.05
    assert abs(firsts.mean() - 499.5) < 15
