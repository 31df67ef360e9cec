"""The games of a contest: which bots play each other, and in which seats.

>>> line_ups(["greedy", "random", "level:2"], players=2)
[('greedy', 'random'), ('greedy', 'level:2'), ('random', 'level:2')]
>>> seatings(("greedy", "random", "random"))
[('greedy', 'random', 'random'), ('random', 'random', 'greedy'), ('random', 'greedy', 'random')]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, cycle, islice

LineUp = tuple[str, ...]
"""Bots by name, one per seat."""


@dataclass(frozen=True)
class Fixture:
    """One game of a contest."""

    number: int  # in the contest, from 0
    deal: int  # games of the same deal have the same chance
    bots: LineUp


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Return the line-ups: every combination of bots, or one with bots repeated if there are too few."""
    if players >= len(bots):
        return [tuple(islice(cycle(bots), players))]
    combined = [tuple(sorted(chosen, key=bots.index)) for chosen in combinations(bots, players)]
    return list(dict.fromkeys(combined))


def seatings(line_up: LineUp) -> list[LineUp]:
    """Return all different rotations of a line-up; over them, each bot sits equally often in every seat."""
    return list(dict.fromkeys(line_up[i:] + line_up[:i] for i in range(len(line_up))))


def fixtures(bots: Sequence[str], players: int, games: int, *, duplicate: bool) -> list[Fixture]:
    """Return at least `games` games per line-up, in whole sets of its seatings.

    The line-ups take turns, so that a contest that is stopped early has games of all of them. In duplicate
    play, one set of seatings of every line-up is one deal; otherwise each game is a deal.
    """
    rotations = [seatings(line_up) for line_up in line_ups(bots, players)]
    sets = [-(-games // len(seats)) for seats in rotations]
    planned: list[Fixture] = []
    for deal in range(max(sets)):
        for seats in (seats for seats, wanted in zip(rotations, sets, strict=True) if deal < wanted):
            for seated in seats:
                planned.append(Fixture(len(planned), deal if duplicate else len(planned), seated))
    return planned


def seeds_of(seed: int, deal: int) -> tuple[int, int]:
    """Return the seeds of a deal for chance and for the bots; they are independent."""
    digest = blake2b(f"{seed} {deal}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8]) >> 2, int.from_bytes(digest[8:]) >> 2
