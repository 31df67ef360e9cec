"""Random numbers, the same in plain and compiled code, in independent streams.

The generator is sfc32 (Chris Doty-Humphrey's PractRand): 128 bits of state in an int64 array
of four 32-bit words, so that no arithmetic leaves 63 bits in either mode.

    >>> rng = stream(seed=7, number=0)
    >>> [int(below(rng, 6)) for _ in range(5)]
    [4, 5, 2, 5, 5]
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rule import rule

WORD = 0xFFFFFFFF
WARM_UP = 12
"""Steps after seeding that the author of sfc32 recommends."""

Stream = NDArray[np.int64]


@rule
def start_stream(rng: Any, seed: int, number: int) -> None:
    """Start the stream of this number under this seed, of which 64 bits are used."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = number & WORD
    rng[3] = 1 + ((number >> 32) & WORD)
    for _ in range(WARM_UP):
        next_word(rng)


@rule
def next_word(rng: Any) -> int:
    """Return the next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (((c << 21) & WORD | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def below(rng: Any, limit: int) -> int:
    """Return a random number from 0 to limit-1; the bias is below limit / 2**32."""
    return (next_word(rng) * limit) >> 32


@rule
def fraction(rng: Any) -> float:
    """Return a random number from 0 up to, but not including, 1."""
    return next_word(rng) / 4294967296.0


@rule
def list_evenly(number: int, out: Any, weights: Any) -> int:
    """Write the outcomes 0 to number-1 with equal weights, for `outcomes` of a game; return how many."""
    for outcome in range(number):
        out[outcome] = outcome
        weights[outcome] = 1
    return int(number)


def stream(seed: int, number: int = 0) -> Stream:
    """Return a new stream of random numbers."""
    rng = np.zeros(4, np.int64)
    start_stream(rng, int(seed), int(number))
    return rng
