"""Metrics of tension, from the chances to win during games that were searched: drama, suspense, and real choices."""

from __future__ import annotations

from ..game_rows import GameRows
from .metric import WHOLE, Metric, Ratios
from .outcomes import as_reals, decided
from .ratio import Ratio, mean_of

UNFAIR = 0.1
"""A game starts unfairly if a chance to win differs by more than this from an even share."""


def of_winner(name: str) -> Metric:
    """Return the mean of a column over the games that have a winner."""
    return Metric(name, "chance", lambda rows: {WHOLE: mean_of(rows.columns[name], decided(rows))}, source="watched")


def of_all(name: str) -> Metric:
    """Return the mean of a column over all games."""
    return Metric(name, "chance", lambda rows: {WHOLE: mean_of(rows.columns[name])}, source="watched")


def unfair_starts(rows: GameRows) -> Ratios:
    """Return the share of games that start unfairly."""
    return {WHOLE: mean_of(rows.columns["start_spread"] > UNFAIR, is_share=True)}


def per_search(name: str, unit: str) -> Metric:
    """Return the metric of something per decision that was searched."""
    return Metric(
        name,
        unit,
        lambda rows: {WHOLE: Ratio(as_reals(rows.columns[name]), as_reals(rows.columns["searched"]))},
        source="watched",
    )


TENSION = (
    of_winner("drama"),
    of_winner("deepest_deficit"),
    of_winner("lowest_chance"),
    of_all("suspense"),
    of_all("surprise"),
    Metric("unfair_starts", "share", unfair_starts, source="watched"),
    per_search("good_options", "actions"),
    per_search("real_choices", "share"),
)
