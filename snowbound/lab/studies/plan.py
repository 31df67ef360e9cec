"""What a study plays: a grid of options, boards, numbers of players and bots, and what is compared with what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any

from snowbound.core.facts import FactKind
from snowbound.core.game import Game, Value
from snowbound.lab.metrics import METRICS
from snowbound.lab.metrics.metric import Shape
from snowbound.lab.seating import Seating

PRINTED = "printed"
"""The name of the game's own board."""

BOARD, PLAYERS, BOTS = "board", "players", "bots"
"""The dimensions of a grid that are not options."""

Level = str | int | bool
"""A value of one dimension: of an option, a number of players, or the name of a board or of bots."""


@dataclass(frozen=True)
class StudyBots:
    """The players of a cell: one bot for all seats, one for each, or a mix."""

    bots: tuple[str, ...]
    is_mix: bool = False

    def __str__(self) -> str:
        return f"mix of {', '.join(self.bots)}" if self.is_mix else ", ".join(self.bots)

    def as_arguments(self) -> dict[str, Any]:
        """Return the arguments of `simulate` for these players."""
        return {"mix" if self.is_mix else "bots": list(self.bots)}

    def seating(self, game: Game, players: int) -> Seating:
        """Return who sits where; raises BadSeating or UnknownBot if that is impossible."""
        return Seating.of(game, players, **self.as_arguments())


@dataclass(frozen=True)
class Until:
    """How precise a cell has to be: games are added until the interval of a metric is this narrow."""

    metric: str
    width: float  # of the 95 % interval, from its low to its high end
    most: int  # games per cell


@dataclass(frozen=True)
class WatchPlan:
    """Games of each cell that are searched while they are played, for the metrics of tension."""

    games: int
    simulations: int  # of each search


@dataclass(frozen=True)
class Quick:
    """The part of a study that `--quick` plays again: the first games of some cells."""

    games: int
    only: Mapping[str, tuple[Level, ...]] = field(default_factory=dict)  # by dimension


@dataclass(frozen=True)
class Cell:
    """One cell of the grid: what all its games have in common."""

    number: int
    players: int
    bots: StudyBots
    board: str
    options: Mapping[str, Value]  # those that the study sets

    def levels(self) -> dict[str, Level]:
        """Return the value of each dimension."""
        return {**self.options, BOARD: self.board, PLAYERS: self.players, BOTS: str(self.bots)}

    def as_data(self) -> dict[str, Any]:
        """Return the cell as JSON data."""
        return {
            "cell": self.number,
            "players": self.players,
            "bots": list(self.bots.bots),
            "mix": self.bots.is_mix,
            "board": self.board,
            "options": dict(self.options),
        }


@dataclass(frozen=True)
class Study:
    """A study whose parts were checked: every cell can be played."""

    title: str
    question: str
    game: Game
    players: tuple[int, ...]
    options: Mapping[str, tuple[Value, ...]]
    boards: Mapping[str, Game]  # the game on each board
    bots: tuple[StudyBots, ...]
    games: int  # per cell, or before the first look at the interval
    until: Until | None
    seed: int
    cap: int | None
    metrics: tuple[str, ...]
    baseline: Mapping[str, Level]  # the dimensions in which cells are compared with the baseline, and its values
    quick: Quick | None
    watch: WatchPlan | None = None
    most_games: Mapping[str, int] = field(default_factory=dict)  # by the names of bots that are slow
    source: str = ""  # the text of the file
    board_files: Mapping[str, str] = field(default_factory=dict)  # names and texts of the files of boards

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells. Those with the same options and board are neighbours."""
        grid = product(self._settings(), self.boards, self.players, self.bots)
        return tuple(
            Cell(number, players, bots, board, options) for number, (options, board, players, bots) in enumerate(grid)
        )

    def games_of(self, cell: Cell, games: int) -> int:
        """Return how many games a cell has if others have `games`: fewer if its bots are slow."""
        return min(games, self.most_games.get(str(cell.bots), games))

    def most_of(self, cell: Cell) -> int:
        """Return how many games a cell has at most."""
        return self.games_of(cell, self.games if self.until is None else self.until.most)

    def until_of(self, cell: Cell) -> Until | None:
        """Return how precise a cell has to be. Its bots may be too slow for as many games as others have."""
        return None if self.until is None else replace(self.until, most=self.most_of(cell))

    def _settings(self) -> Iterator[dict[str, Value]]:
        for values in product(*self.options.values()):
            yield dict(zip(self.options, values, strict=True))

    def baseline_of(self, cell: Cell) -> Cell | None:
        """Return the cell with which a cell is compared, or None if it is a baseline itself."""
        wanted = cell.levels() | dict(self.baseline)
        if wanted == cell.levels():
            return None
        return next(other for other in self.cells if other.levels() == wanted)

    def dimensions(self) -> dict[str, tuple[Level, ...]]:
        """Return the values of each dimension."""
        return {
            **self.options,
            BOARD: tuple(self.boards),
            PLAYERS: self.players,
            BOTS: tuple(str(bots) for bots in self.bots),
        }

    def chosen(self, only: Mapping[str, tuple[Level, ...]]) -> tuple[Cell, ...]:
        """Return the cells that have one of these values in each of these dimensions."""
        return tuple(cell for cell in self.cells if all(cell.levels()[name] in levels for name, levels in only.items()))

    def setting(self, cell: Cell) -> str:
        """Return what distinguishes a cell from others, without its players: `scoring=simple, board fast`."""
        varied = {name for name, levels in self.dimensions().items() if len(levels) > 1}
        parts = [f"{name}={value}" for name, value in cell.options.items() if name in varied]
        parts += [f"board {cell.board}"] if BOARD in varied else []
        return ", ".join(parts) or "as printed"


def parts_of_metric(name: str, game: Game, players: int) -> list[str]:
    """Return the full names of a metric's parts in games of this many players, or the one part that is named."""
    shape = Shape(players, game.facts)
    parts = METRICS[name.partition(".")[0]].names(shape)
    return parts if name in METRICS else [part for part in parts if part == name]


def default_metrics() -> tuple[str, ...]:
    """Return what is measured if a study names nothing: all single numbers, who wins, and how games end."""
    shape = Shape(2, FactKind)
    single = [name for name, metric in METRICS.items() if metric.source == "rows" and metric.names(shape) == [name]]
    single.remove("first_player_advantage")  # the first of `wins_by_turn_order`, less an even share
    return (*single, "wins_by_turn_order", "endings")


def is_of_watched_games(metric: str) -> bool:
    """Return whether a metric, or a part of one, needs games that are searched while they are played."""
    return METRICS[metric.partition(".")[0]].source == "watched"
