"""Metrics of the course of games: their length, options, waiting, who leads, and how often leads change."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..game_rows import GameRows
from .metric import WHOLE, Metric, Ratios
from .outcomes import as_reals, decided
from .ratio import Ratio, Reals, mean_of

SAME = 1e-9
"""Standings that differ by less are equal."""


def per_game(column: str, unit: str) -> Metric:
    """Return the mean of a column."""
    return Metric(column, unit, lambda rows: {WHOLE: mean_of(rows.columns[column])})


def minutes(rows: GameRows) -> Ratios:
    """Return how long people would play, if it is known how long they take for a decision."""
    column = rows.columns["minutes"]
    return {WHOLE: mean_of(column, ~np.isnan(column))}


def branching(rows: GameRows) -> Ratios:
    """Return the legal actions per decision."""
    decisions = as_reals(rows.columns["decisions"])
    return {WHOLE: Ratio(rows.columns["options"] * decisions, decisions)}


def choice_share(rows: GameRows) -> Ratios:
    """Return the share of decisions with more than one legal action."""
    return {WHOLE: Ratio(as_reals(rows.columns["choices"]), as_reals(rows.columns["decisions"]))}


def summed(rows: GameRows, name: str) -> Reals:
    """Return the sum of a column over the seats."""
    total: Reals = as_reals(rows.seats(name)).sum(axis=1)
    return total


def over_seats(counted: str, of: str) -> Callable[[GameRows], Ratios]:
    """Return the function for a ratio of two columns, each summed over the seats."""
    return lambda rows: {WHOLE: Ratio(summed(rows, counted), summed(rows, of))}


def waiting_minutes(rows: GameRows) -> Ratios:
    """Return how long people would wait between two chances to act."""
    steps, length = rows.columns["steps"], rows.columns["minutes"]
    known = (steps > 0) & ~np.isnan(length)
    pace = np.where(known, length, 0.0) / np.maximum(steps, 1)
    return {WHOLE: Ratio(summed(rows, "waited") * pace, np.where(known, summed(rows, "waits"), 0.0))}


def longest_wait(rows: GameRows) -> Ratios:
    """Return the longest wait of any player in a game, in decisions of others."""
    return {WHOLE: mean_of(rows.seats("longest_wait").max(axis=1))}


def lead_taken(rows: GameRows) -> Ratios:
    """Return the share of the game after which the only winner had taken the lead for good."""
    turns = np.maximum(rows.columns["turns"], 1)
    taken = np.minimum(1.0, np.maximum(rows.columns["lead_turn"] - 1, 0) / turns)
    return {WHOLE: mean_of(taken, rows.columns["lead_turn"] > 0)}


def wins_of_extreme(rows: GameRows, sign: int) -> Ratios:
    """Return the wins of the seat that stands best (1) or worst (-1) at half-time, if only one does."""
    standing = sign * rows.seats("halfway")
    best = standing.max(axis=1)
    is_alone = (best[:, None] - standing < SAME).sum(axis=1) == 1
    won = np.take_along_axis(rows.seats("win"), standing.argmax(axis=1)[:, None], axis=1)[:, 0]
    return {WHOLE: mean_of(won, is_alone & decided(rows), is_share=True)}


def leader_wins(rows: GameRows) -> Ratios:
    """Return how often the leader at half-time wins."""
    return wins_of_extreme(rows, 1)


def catch_up(rows: GameRows) -> Ratios:
    """Return how often the last player at half-time wins."""
    return wins_of_extreme(rows, -1)


COURSE = (
    per_game("decisions", "decisions"),
    per_game("turns", "turns"),
    per_game("rounds", "rounds"),
    Metric("minutes", "minutes", minutes),
    Metric("branching", "actions", branching),
    Metric("choice_share", "share", choice_share),
    Metric("dead_turns", "share", over_seats("dead_turns", "turns")),
    Metric("waiting", "decisions", over_seats("waited", "waits")),
    Metric("waiting_minutes", "minutes", waiting_minutes),
    Metric("longest_wait", "decisions", longest_wait),
    per_game("lead_changes", "changes"),
    Metric("lead_taken", "share", lead_taken),
    Metric("leader_wins", "share", leader_wins),
    Metric("catch_up", "share", catch_up),
)
