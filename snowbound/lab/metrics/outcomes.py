"""Metrics of how games end: wins by seat and by turn order, skill, points, ties and endings."""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from snowbound.core.facts import NOBODY, WHY

from ..game_rows import GameRows
from .metric import WHOLE, Metric, Ratios, Shape
from .ratio import Ratio, Reals, mean_of

Flags = NDArray[np.bool_]


def decided(rows: GameRows) -> Flags:
    """Return which games have a winner."""
    return rows.columns["winners"] > 0


def by_seat(rows: GameRows, table: NDArray[np.generic], chosen: Flags, *, is_share: bool = False) -> Ratios:
    """Return the mean of each column of a table over the chosen games."""
    return {str(seat): mean_of(table[:, seat], chosen, is_share=is_share) for seat in range(rows.players)}


def wins_by_seat(rows: GameRows) -> Ratios:
    """Return the share of each seat in the wins."""
    return by_seat(rows, rows.seats("win"), decided(rows), is_share=True)


def wins_by_turn_order(rows: GameRows) -> Ratios:
    """Return the share of each player in the order of the first turns, from 1."""
    began = rows.columns["began"]
    seats = (began[:, None] + np.arange(rows.players)) % rows.players
    ordered = np.take_along_axis(rows.seats("win"), seats, axis=1)
    shares = by_seat(rows, ordered, decided(rows) & (began != NOBODY), is_share=True)
    return {str(int(seat) + 1): share for seat, share in shares.items()}


def first_player_advantage(rows: GameRows) -> Ratios:
    """Return by how much the wins of the first player exceed an even share."""
    first = wins_by_turn_order(rows)["1"]
    return {WHOLE: Ratio(first.counted - first.of / rows.players, first.of)}


def skill_share(rows: GameRows) -> Ratios:
    """Return how much of what skill could win the stronger one of two bots wins, in games between both."""
    bots, wins = rows.seats("bot"), rows.seats("win")
    names = sorted(np.unique(bots).tolist(), key=strength)
    stronger = bots == names[-1]
    even = stronger.mean(axis=1)
    chosen = decided(rows) & (even > 0) & (even < 1) & (len(names) == 2)
    won = np.where(stronger, wins, 0.0).sum(axis=1)
    return {WHOLE: Ratio(np.where(chosen, won - even, 0.0), np.where(chosen, 1 - even, 0.0))}


def luck_share(rows: GameRows) -> Ratios:
    """Return the rest: what the stronger bot cannot win."""
    skill = skill_share(rows)[WHOLE]
    return {WHOLE: Ratio(skill.of - skill.counted, skill.of)}


KINDS = ("random", "inclined", "greedy", "level", "search")


def strength(bot: str) -> tuple[int, int, float, str]:
    """Return what bots are ordered by: kind, level or size of the search, what they overlook and forget, and name."""
    plain, *handicaps = bot.split("/")
    kind, _, rest = plain.partition(":")
    number = re.match(r"\d+", rest)
    chances = sum(float(each.partition("=")[2]) for each in handicaps)
    return KINDS.index(kind) if kind in KINDS else -1, int(number[0]) if number else 0, -chances, bot


def points_by_seat(rows: GameRows) -> Ratios:
    """Return the mean points of each seat, in games that ended by themselves."""
    return by_seat(rows, rows.seats("points"), decided(rows))


def winning_points(rows: GameRows) -> Ratios:
    """Return the mean points of the winners."""
    return {WHOLE: mean_of((rows.seats("win") * rows.seats("points")).sum(axis=1), decided(rows))}


def margin(rows: GameRows) -> Ratios:
    """Return the points between the only winner and the next place."""
    return {WHOLE: mean_of(rows.columns["margin"], rows.columns["winners"] == 1)}


def share_of_games(column: str) -> Metric:
    """Return the metric of how many games have a flag."""
    return Metric(column, "share", lambda rows: {WHOLE: mean_of(rows.columns[column], is_share=True)})


def endings(rows: GameRows) -> Ratios:
    """Return the share of games that ended for each reason, or that were stopped."""
    told = [set(ending.split()) for ending in rows.columns["ending"].tolist()]
    reasons = sorted(set().union(*told))
    found = {reason: np.array([reason in one for one in told]) for reason in reasons}
    return {reason: mean_of(which, is_share=True) for reason, which in found.items()}


def reasons_of(shape: Shape) -> list[str]:
    """Return all reasons for which games can end."""
    return [kind.slug for kind in shape.kinds if kind.weight == WHY]


def seats_of(shape: Shape) -> list[str]:
    """Return the seats, from 0."""
    return [str(seat) for seat in range(shape.players)]


def order_of(shape: Shape) -> list[str]:
    """Return the places in the turn order, from 1."""
    return [str(1 + place) for place in range(shape.players)]


def even_share(players: int) -> float:
    """Return the share of wins that each of equal players has."""
    return 1 / players


def nothing(players: int) -> float:
    """Return the value of an advantage that does not exist."""
    return 0.0


OUTCOMES = (
    Metric("wins_by_seat", "share", wins_by_seat, seats_of, fair=even_share),
    Metric("wins_by_turn_order", "share", wins_by_turn_order, order_of, fair=even_share),
    Metric("first_player_advantage", "share", first_player_advantage, fair=nothing),
    Metric("skill_share", "share", skill_share),
    Metric("luck_share", "share", luck_share),
    Metric("points_by_seat", "points", points_by_seat, seats_of),
    Metric("winning_points", "points", winning_points),
    Metric("margin", "points", margin),
    share_of_games("tie"),
    share_of_games("unfinished"),
    share_of_games("capped"),
    Metric("endings", "share", endings, reasons_of),
)


def as_reals(column: NDArray[np.generic]) -> Reals:
    """Return a column as floating-point numbers."""
    return column.astype(np.float64)
