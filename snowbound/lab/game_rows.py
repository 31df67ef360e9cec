"""Simulated games as a table: one row per game, with plain columns for metrics, data frames and files.

>>> from snowbound.lab.game_rows import game_rows
>>> rows = game_rows("polar_rush", 3, 4, seed=1, bots="level:1")
>>> len(rows), rows.columns["place_0"].shape
(4, (4,))

The deals are those of the arena, whatever the bots are: with equal seeds, game 7 of random players and game 7 of
`level:3` have the same chance. A row depends on nothing but its game, so any split into ranges gives the same rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots.player_games import Played
from snowbound.core import tally as counts
from snowbound.core.errors import SnowboundError
from snowbound.core.facts import NOBODY, NUMBER, TURN, TURNS, WHAT, WHERE, WHY, FactKind
from snowbound.core.game import Game
from snowbound.core.tally import FIRST_SEAT, SEAT_NUMBERS, Tallied, counted_values

from .game_runner import GameRunner
from .jobs import THREADS, JobWorkers, Progress, open_workers
from .pace import seconds_per_decision
from .seating import Bot, Seating
from .simulate import check_positive, find_game, in_order, usual_cap, with_starter
from .simulation_report import starters, won_shares

Column = NDArray[Any]
Columns = dict[str, Column]

NUMBER_NAMES = {WHAT: "what", WHERE: "where", NUMBER: "number"}


class DifferentRows(SnowboundError):
    """Rows of different games cannot be joined."""

    code = "different-rows"


@dataclass(frozen=True)
class GameRows:
    """One row per game; `columns` has one array per column, all of the same length (docs/metrics.md)."""

    game: str
    players: int
    columns: Columns

    def __len__(self) -> int:
        return len(self.columns["deal"])

    def seats(self, name: str) -> NDArray[Any]:
        """Return the columns `name_0`, `name_1` … side by side: a row per game, a column per seat."""
        return np.stack([self.columns[f"{name}_{seat}"] for seat in range(self.players)], axis=1)

    def where(self, chosen: NDArray[np.bool_]) -> GameRows:
        """Return the rows that are chosen."""
        return GameRows(self.game, self.players, {name: column[chosen] for name, column in self.columns.items()})


def joined(parts: Iterable[GameRows]) -> GameRows:
    """Return the rows of several ranges of games as one table."""
    first, *others = parts
    for other in others:
        if (other.game, other.players, other.columns.keys()) != (first.game, first.players, first.columns.keys()):
            raise DifferentRows(
                f"rows of {other.game} for {other.players} players cannot follow those of "
                f"{first.game} for {first.players}: they have other columns"
            )
    every = (first, *others)
    columns = {name: np.concatenate([rows.columns[name] for rows in every]) for name in first.columns}
    return GameRows(first.game, first.players, columns)


def game_rows(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: int = 0,
    first: int = 0,
    jobs: int | None = None,
    on: str | JobWorkers = THREADS,
    options: Mapping[str, object] | None = None,
    bots: Bot | Sequence[Bot] = (),
    mix: Sequence[Bot] = (),
    starter: int | None = None,
    cap: int | None = None,
    progress: Progress = lambda done, of: None,
) -> GameRows:
    """Play the games number `first` to `first + games - 1` of a seed and return their rows.

    The other arguments are those of `simulate`.
    """
    games, first = check_positive("games", games), int(first)
    with open_workers(on, jobs) as workers:
        runner = rows_runner(game, players, seed=seed, options=options, bots=bots, mix=mix, starter=starter, cap=cap)
        play = partial(play_later, runner, first)
        return joined(in_order(workers, play, games, runner.stop, progress))


def play_later(runner: GameRunner, earlier: int, first: int, count: int) -> GameRows:
    """Return the rows of games that begin after `earlier` others."""
    return rows_of(runner, earlier + first, count)


def rows_runner(
    game: str | Game,
    players: int,
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    bots: Bot | Sequence[Bot] = (),
    mix: Sequence[Bot] = (),
    starter: int | None = None,
    cap: int | None = None,
) -> GameRunner:
    """Return the runner whose games `rows_of` counts, by the arguments of `simulate`."""
    chosen = find_game(game)
    cap = check_positive("cap", usual_cap(chosen) if cap is None else cap)
    given = with_starter(chosen, options or {}, starter)
    complete = chosen.complete_for_simulations(given, chosen.check_players(players))
    return GameRunner(chosen, Seating.of(chosen, players, bots, mix), complete, seed, cap, told=0, is_tallied=True)


def rows_of(runner: GameRunner, first: int, count: int) -> GameRows:
    """Play the games number `first` to `first + count - 1` of a runner and return their rows."""
    played, tallied = runner.play_tallied(first, count)
    players, kinds = runner.seating.players, runner.game.facts
    names = np.array(runner.seating.names)
    columns: Columns = {
        "seed": np.full(count, runner.seed, np.int64),
        "deal": np.arange(first, first + count, dtype=np.int64),
        **by_seat("bot", names[runner.seats(first, count)]),
        **_results(played, tallied, players),
        "ending": _endings(tallied, players, kinds),
        **_lengths(played, tallied, kinds),
        "minutes": tallied.numbers[:, counts.STEPS] * seconds_per_decision(runner.game) / 60,
        **_tallies(tallied, players),
        **_facts(tallied, players, kinds),
        **_values(tallied, kinds),
    }
    return GameRows(runner.game.id, players, columns)


def by_seat(name: str, table: NDArray[Any]) -> Columns:
    """Return the columns of a table as `name_0`, `name_1` and so on."""
    return {f"{name}_{seat}": np.ascontiguousarray(table[:, seat]) for seat in range(table.shape[1])}


def _results(played: Played, tallied: Tallied, players: int) -> Columns:
    places, points = played.places[:, :players], played.points[:, :players]
    shares, began = won_shares(places), starters(played.outlines)
    winners = (shares > 0).sum(axis=1)
    return {
        "began": np.where(began == NOBODY, tallied.numbers[:, counts.FIRST_TO_DECIDE], began),
        **by_seat("place", places),
        **by_seat("points", points),
        **by_seat("win", shares),
        "margin": _margins(places, points),
        "winners": winners,
        "tie": winners > 1,
        "unfinished": winners == 0,
        "capped": played.capped > 0,
    }


def _margins(places: NDArray[np.int64], points: NDArray[np.int64]) -> Column:
    """Return by how many points each winner differs from the next one: 0 after a tie, or if there is nobody else."""
    order = np.argsort(places, axis=1, kind="stable")
    ranked = np.take_along_axis(points, order, axis=1)
    if ranked.shape[1] < 2:
        return np.zeros(len(points), np.int64)
    has_winner = (places == 1).sum(axis=1) == 1
    return np.where(has_winner, np.abs(ranked[:, 0] - ranked[:, 1]), 0)


def _endings(tallied: Tallied, players: int, kinds: type[FactKind]) -> Column:
    """Return why each game ended: the facts of weight `why` that its reckoning has, or nothing if it was stopped."""
    reasons = np.full(len(tallied.facts), "", dtype=object)
    for kind in (kind for kind in kinds if kind.weight == WHY):
        happened = _of_kind(tallied, players, kind).any(axis=1)
        reasons[happened] += np.where(reasons[happened] == "", kind.slug, " " + kind.slug)
    return reasons.astype(str)


def _lengths(played: Played, tallied: Tallied, kinds: type[FactKind]) -> Columns:
    numbers = tallied.numbers
    has_turns = any(kind.weight == TURN for kind in kinds)
    return {
        "decisions": played.lengths,
        "turns": played.outlines[:, TURNS] if has_turns else played.lengths,
        "rounds": numbers[:, counts.ROUNDS],
        "steps": numbers[:, counts.STEPS],
        "options": numbers[:, counts.OPTIONS] / np.maximum(1, played.lengths),
        "choices": numbers[:, counts.CHOICES],
        "lead_changes": numbers[:, counts.LEAD_CHANGES],
        "lead_turn": numbers[:, counts.LEAD_TURN],
    }


def _tallies(tallied: Tallied, players: int) -> Columns:
    names = "decisions", "choices", "turns", "dead_turns", "waited", "waits", "longest_wait"
    seats = tallied.seats.reshape(-1, players, SEAT_NUMBERS)
    columns: Columns = {}
    for number, name in enumerate(names):
        columns |= by_seat(name, seats[:, :, number])
    return columns | by_seat("halfway", tallied.halfway)


def _facts(tallied: Tallied, players: int, kinds: type[FactKind]) -> Columns:
    columns: Columns = {}
    for kind in kinds:
        counted, name = _of_kind(tallied, players, kind).astype(np.int32), fact_column(kind)
        columns |= {f"{name}_nobody": np.ascontiguousarray(counted[:, 0])}
        columns |= by_seat(name, counted[:, FIRST_SEAT:])
    return columns


def fact_column(kind: FactKind) -> str:
    """Return how the columns of a kind of fact begin: `fact_comes_home` for COMES_HOME."""
    return f"fact_{kind.name.lower()}"


def value_columns(kinds: type[FactKind]) -> list[str]:
    """Return the columns of counted values: `fact_plays_what_7` for plays of card 7. Those of winners add `_won`."""
    return [f"{fact_column(kind)}_{NUMBER_NAMES[column]}_{value}" for kind, column, value in counted_values(kinds)]


def _values(tallied: Tallied, kinds: type[FactKind]) -> Columns:
    names = value_columns(kinds)
    columns = np.ascontiguousarray(tallied.values.T.astype(np.int32))
    return dict(zip([*names, *(f"{name}_won" for name in names)], columns, strict=True))


def _of_kind(tallied: Tallied, players: int, kind: FactKind) -> NDArray[np.int64]:
    width = players + FIRST_SEAT
    return tallied.facts[:, kind * width : (kind + 1) * width]
