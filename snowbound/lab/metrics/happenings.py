"""Metrics of what happens: how often each rule, card, tower, tile or icon matters, by the facts of the game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from snowbound.core.errors import UnknownGame
from snowbound.core.facts import FactKind
from snowbound.games import find

from ..game_rows import GameRows, fact_column, value_columns
from .metric import Metric, Ratios, Shape
from .outcomes import decided
from .ratio import Ratio, mean_of

PREFIX = "fact_"


def columns_of_facts(rows: GameRows) -> list[str]:
    """Return the beginnings of the columns with facts by seat."""
    ending = "_nobody"
    return [name.removesuffix(ending) for name in rows.columns if name.startswith(PREFIX) and name.endswith(ending)]


def columns_of_values(rows: GameRows) -> list[str]:
    """Return the columns with values of facts."""
    ending = "_won"
    return [name.removesuffix(ending) for name in rows.columns if name.startswith(PREFIX) and name.endswith(ending)]


def facts(rows: GameRows) -> Ratios:
    """Return how often each kind of fact happens in a game."""
    return {slug_of(name): mean_of(happened(rows, name)) for name in columns_of_facts(rows)}


def happened(rows: GameRows, name: str) -> NDArray[np.int64]:
    """Return how often a kind of fact happened in each game."""
    total: NDArray[np.int64] = rows.seats(name).sum(axis=1) + rows.columns[f"{name}_nobody"]
    return total


def facts_seen(rows: GameRows) -> Ratios:
    """Return the share of games in which each kind of fact happens at all."""
    return {slug_of(name): mean_of(happened(rows, name) > 0, is_share=True) for name in columns_of_facts(rows)}


def rules(rows: GameRows) -> Ratios:
    """Return how often each rule comes into play in a game: the facts whose kind names it."""
    return {
        rule: mean_of(np.sum([happened(rows, name) for name in names], axis=0))
        for rule, names in columns_of_rules(rows).items()
    }


def rules_of_winners(rows: GameRows) -> Ratios:
    """Return how often each rule comes into play for the winner, per game with a winner."""
    won = rows.seats("win")
    return {
        rule: mean_of(np.sum([(rows.seats(name) * won).sum(axis=1) for name in names], axis=0), decided(rows))
        for rule, names in columns_of_rules(rows).items()
    }


def columns_of_rules(rows: GameRows) -> dict[str, list[str]]:
    """Return the columns of the facts whose kind names a rule, for each rule."""
    try:
        kinds = find(rows.game).facts
    except UnknownGame:
        return {}  # a game of a test or a study, whose rules only it knows
    shape = Shape(rows.players, kinds)
    return {rule: [fact_column(kind) for kind in kinds if rule in kind.rules] for rule in rules_of(shape)}


def facts_of_winners(rows: GameRows) -> Ratios:
    """Return how often each kind of fact happens to the winner, per game with a winner."""
    return {
        slug_of(name): mean_of((rows.seats(name) * rows.seats("win")).sum(axis=1), decided(rows))
        for name in columns_of_facts(rows)
    }


def facts_of_others(rows: GameRows) -> Ratios:
    """Return how often each kind of fact happens to a player who does not win, per such player."""
    lost = 1.0 * (rows.seats("win") == 0) * decided(rows)[:, None]
    return {
        slug_of(name): Ratio((rows.seats(name) * lost).sum(axis=1), lost.sum(axis=1)) for name in columns_of_facts(rows)
    }


def values(rows: GameRows) -> Ratios:
    """Return how often each card, tower, tile or the like is part of a fact, per game."""
    return {part_of(name): mean_of(rows.columns[name]) for name in columns_of_values(rows)}


def values_of_winners(rows: GameRows) -> Ratios:
    """Return the same for the winner, per game with a winner."""
    winners = np.maximum(1, rows.columns["winners"])
    return {
        part_of(name): mean_of(rows.columns[f"{name}_won"] / winners, decided(rows)) for name in columns_of_values(rows)
    }


def slug_of(column: str) -> str:
    """Return the kind of fact of a column: `comes-home` for `fact_comes_home`."""
    return column.removeprefix(PREFIX).replace("_", "-")


def part_of(column: str) -> str:
    """Return the name of a value: `plays.what.7` for `fact_plays_what_7`."""
    kind, field, value = column.rsplit("_", 2)
    return f"{slug_of(kind)}.{field}.{value}"


def kinds_of(shape: Shape) -> list[str]:
    """Return all kinds of facts."""
    return [slug_of(fact_column(kind)) for kind in shape.kinds]


def rules_of(shape: Shape) -> list[str]:
    """Return all rules that facts name, in the order of the facts."""
    return list(dict.fromkeys(rule for kind in shape.kinds for rule in kind.rules))


def values_of(shape: Shape) -> list[str]:
    """Return all values that are counted."""
    kinds: type[FactKind] = shape.kinds
    return [part_of(name) for name in value_columns(kinds)]


HAPPENINGS = (
    Metric("facts", "per game", facts, kinds_of),
    Metric("facts_seen", "share", facts_seen, kinds_of),
    Metric("rules", "per game", rules, rules_of),
    Metric("rules_of_winners", "per won game", rules_of_winners, rules_of),
    Metric("facts_of_winners", "per won game", facts_of_winners, kinds_of),
    Metric("facts_of_others", "per player", facts_of_others, kinds_of),
    Metric("values", "per game", values, values_of),
    Metric("values_of_winners", "per won game", values_of_winners, values_of),
)
