"""Who meets whom, and in which seats: the games of a contest, in order.

>>> line_ups(["greedy", "random", "level:2"], players=2)
[('greedy', 'random'), ('greedy', 'level:2'), ('random', 'level:2')]
>>> seatings(("greedy", "random", "random"))
[('greedy', 'random', 'random'), ('random', 'random', 'greedy'), ('random', 'greedy', 'random')]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice

LineUp = tuple[str, ...]
"""Bots by name, one per seat."""


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played."""

    number: int  # in the contest, from 0
    deal: int  # games of the same deal meet the same chance
    bots: LineUp


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """The different companies of so many: one of all bots in turn, or every choice among too many bots."""
    if players >= len(bots):
        return [tuple(islice(cycle(bots), players))]
    companies = [tuple(sorted(chosen, key=bots.index)) for chosen in combinations(bots, players)]
    return list(dict.fromkeys(companies))


def seatings(line_up: LineUp) -> list[LineUp]:
    """All different rotations of a company: over them, each bot sits equally often in every seat."""
    return list(dict.fromkeys(line_up[i:] + line_up[:i] for i in range(len(line_up))))


def fixtures(bots: Sequence[str], players: int, games: int, *, duplicate: bool) -> list[Fixture]:
    """At least so many games per line-up, in whole sets of its seatings.

    The line-ups take turns, so that a contest that is stopped early has seen all of them. In
    duplicate play one set of seatings, of every line-up, is one deal; else each game is its own.
    """
    tables = [seatings(line_up) for line_up in line_ups(bots, players)]
    sets = [-(-games // len(table)) for table in tables]
    planned: list[Fixture] = []
    for deal in range(max(sets)):
        for table in (table for table, wanted in zip(tables, sets, strict=True) if deal < wanted):
            for seated in table:
                planned.append(Fixture(len(planned), deal if duplicate else len(planned), seated))
    return planned
