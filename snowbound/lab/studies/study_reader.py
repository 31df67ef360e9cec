"""Makes a study of its data, and collects everything that is wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from snowbound.core.board import Problem
from snowbound.core.errors import SnowboundError, UnknownGame
from snowbound.core.game import Game, Value
from snowbound.core.suggestion import closest, suggestion
from snowbound.core.toml_lines import Where
from snowbound.games import find
from snowbound.lab.metrics import UnknownMetric, check_metric
from snowbound.lab.watched_games import SIMULATIONS

from .plan import (
    BOARD,
    BOTS,
    PLAYERS,
    Level,
    Quick,
    Study,
    StudyBots,
    Until,
    WatchPlan,
    default_metrics,
    is_of_watched_games,
    parts_of_metric,
)
from .study_boards import read_boards

KEYS = (
    "title",
    "question",
    "game",
    "players",
    "options",
    "boards",
    "bots",
    "games",
    "most_games",
    "until",
    "seed",
    "cap",
    "metrics",
    "baseline",
    "quick",
    "watch",
    "tune",
)
GAMES = 400
"""Games per cell if the study does not say how many."""

QUICK_GAMES = WATCHED_GAMES = 20
TWO_KINDS = "level:3", "level:4"
"""Who plays if the study does not say it: level 3, and a search that beats it in about two of three games."""

Part = TypeVar("Part")


class BadStudy(SnowboundError):
    """A study that cannot be carried out; the message has a line for everything that is wrong."""

    code = "bad-study"


class StudyReader:
    """Makes a study of its data, and collects what is wrong in them."""

    def __init__(self, data: Mapping[str, Any], folder: Path, text: str = "") -> None:
        self.data, self.folder, self.text = data, folder, text
        self.problems: list[Problem] = []
        self.board_files: dict[str, str] = {}

    def read(self) -> Study | None:
        """Return the study, or None if there is no game to check it against."""
        self.refuse_unknown((), self.data, KEYS)
        game = self.game()
        if game is None:
            return None
        players, boards = self.players(game), read_boards(self, game)
        options = self.options(game, players, boards)
        metrics = self.metrics(game)
        study = Study(
            title=self.text_at("title", f"A study of {game.title}"),
            question=self.text_at("question", ""),
            game=game,
            players=players,
            options=options,
            boards=boards,
            bots=self.bots(game, players),
            games=self.whole(("games",), self.data.get("games", GAMES), 2),
            until=self.until(game),
            seed=self.whole(("seed",), self.data.get("seed", 0), 0),
            cap=self.whole(("cap",), self.data["cap"], 1) if "cap" in self.data else None,
            metrics=metrics,
            baseline={},
            quick=None,
            watch=self.watch(metrics),
            most_games={},
            source=self.text,
            board_files=self.board_files,
        )
        baseline, quick, most = self.baseline(study), self.quick(study), self.most_games(study)
        return Study(**{**vars(study), "baseline": baseline, "quick": quick, "most_games": most})

    # --- what is wrong

    def wrong(self, where: Where, text: str) -> None:
        """Add something that is wrong."""
        self.problems.append(Problem(where, text))

    def refuse_unknown(self, where: Where, table: Mapping[str, Any], known: Iterable[str]) -> None:
        """Add the keys that a table may not have."""
        names = list(known)
        for key in table:
            if key not in names:
                self.wrong((*where, key), f"there is no such key: {suggestion(key, names)}")

    def attempt(self, where: Where, make: Callable[[], Part]) -> Part | None:
        """Return what a function makes, or None, and add its error."""
        try:
            return make()
        except SnowboundError as error:
            for line in str(error).splitlines():
                self.wrong(where, line)
            return None

    # --- simple values

    def text_at(self, key: str, default: str) -> str:
        """Return the text of a key."""
        value = self.data.get(key, default)
        if isinstance(value, str):
            return value
        self.wrong((key,), f"must be a text, not {value!r}")
        return default

    def whole(self, where: Where, value: object, low: int) -> int:
        """Return a whole number that is not too small."""
        if type(value) is int and value >= low:
            return value
        self.wrong(where, f"must be a whole number from {low}, not {value!r}")
        return low

    def table_at(self, key: str) -> Mapping[str, Any]:
        """Return the table of a key, empty if there is none."""
        value = self.data.get(key, {})
        if isinstance(value, Mapping):
            return value
        self.wrong((key,), f"must be a table, not {value!r}")
        return {}

    def several(self, where: Where, value: object) -> list[tuple[Where, Any]]:
        """Return one value or the elements of a list, each with its place; none of them may be there twice."""
        if not isinstance(value, list | tuple):
            return [(where, value)]
        if not value:
            self.wrong(where, "must not be empty")
        for number, one in enumerate(value):
            if one in value[:number]:
                self.wrong((*where, number), f"{one!r} is named twice")
        return [((*where, number), one) for number, one in enumerate(value)]

    # --- the parts of a study

    def game(self) -> Game | None:
        """Return the game."""
        name = self.data.get("game")
        if name is None:
            self.wrong((), 'game is missing: name one, such as game = "polar_rush"')
        elif isinstance(name, Game):
            return name
        elif not isinstance(name, str):
            self.wrong(("game",), f"must be the name of a game, not {name!r}")
        else:
            try:
                return find(name)
            except UnknownGame as error:
                self.wrong(("game",), str(error))
        return None

    def players(self, game: Game) -> tuple[int, ...]:
        """Return the numbers of players."""
        found = []
        for where, number in self.several((PLAYERS,), self.data.get("players", game.default_players)):
            checked = self.attempt(where, lambda number=number: game.check_players(number))  # type: ignore[misc]
            found += [] if checked is None else [checked]
        return tuple(found)

    def options(self, game: Game, players: Iterable[int], boards: Mapping[str, Game]) -> dict[str, tuple[Value, ...]]:
        """Return the values of the options that the study sets."""
        names = [option.name for option in game.options]
        found: dict[str, tuple[Value, ...]] = {}
        for name, values in self.table_at("options").items():
            if name not in names:
                self.wrong(("options", name), f"{game.id} has no such option: {suggestion(name, names)}")
                continue
            found[name] = self.values(name, values, players, boards)
        return found

    def values(
        self, name: str, values: object, players: Iterable[int], boards: Mapping[str, Game]
    ) -> tuple[Value, ...]:
        """Return the values of an option, each allowed for all numbers of players and boards."""
        kept: list[Value] = []
        for where, value in self.several(("options", name), values):
            made: Value | None = None
            for on_board in boards.values():
                for number in players:
                    made = self.attempt(where, lambda: on_board.complete({name: value}, number)[name])  # noqa: B023
            if made in kept and made is not None:
                self.wrong(where, f"{value!r} is named twice")
            elif made is not None:
                kept.append(made)
        return tuple(kept)

    def bots(self, game: Game, players: Iterable[int]) -> tuple[StudyBots, ...]:
        """Return the kinds of players."""
        found = []
        for where, named in self.several((BOTS,), self.data.get("bots", list(TWO_KINDS))):
            bots = self.players_of(where, named)
            if bots is None:
                continue
            for number in players:
                self.attempt(where, lambda: bots.seating(game, number))  # noqa: B023
            found.append(bots)
        return tuple(found)

    def players_of(self, where: Where, named: object) -> StudyBots | None:
        """Return the players that are named by one bot, a list of bots, or a mix."""
        if isinstance(named, Mapping):
            self.refuse_unknown(where, named, ["mix"])
            named, is_mix = named.get("mix", []), True
        else:
            is_mix = False
        names = [named] if isinstance(named, str) else named
        if isinstance(names, list | tuple) and names and all(isinstance(name, str) for name in names):
            return StudyBots(tuple(names), is_mix)
        self.wrong(where, f"must be a bot, a list of bots or {{ mix = [bots] }}, not {named!r}")
        return None

    def metrics(self, game: Game) -> tuple[str, ...]:
        """Return the names of the metrics."""
        if "metrics" not in self.data:
            return default_metrics()
        return tuple(
            name
            for where, name in self.several(("metrics",), self.data["metrics"])
            if self.is_metric(where, name, game)
        )

    def is_metric(self, where: Where, name: object, game: Game) -> bool:
        """Return whether there is such a metric."""
        try:
            check_metric(str(name), game, game.players[1])
        except UnknownMetric as error:
            self.wrong(where, str(error))
            return False
        return True

    def is_single(self, where: Where, name: object, game: Game) -> bool:
        """Return whether there is such a metric and it is one number."""
        if not self.is_metric(where, name, game):
            return False
        parts = parts_of_metric(str(name), game, game.players[1])
        is_watched = is_of_watched_games(str(name))
        if is_watched:
            self.wrong(where, f"{name} is measured in a few games that are searched: name a metric of all games")
        elif len(parts) > 1:
            self.wrong(where, f"{name} has several parts: name one, such as {parts[0]}")
        return len(parts) == 1 and not is_watched

    def watch(self, metrics: Iterable[str]) -> WatchPlan | None:
        """Return how many games are searched, if a metric needs it."""
        table = self.table_at("watch")
        self.refuse_unknown(("watch",), table, ("games", "simulations"))
        watch = WatchPlan(
            self.whole(("watch", "games"), table.get("games", WATCHED_GAMES), 2),
            self.whole(("watch", "simulations"), table.get("simulations", SIMULATIONS), 1),
        )
        is_needed = any(map(is_of_watched_games, metrics))
        if table and not is_needed:
            self.wrong(("watch",), "no metric of this study needs games that are searched, such as drama")
        return watch if is_needed else None

    def until(self, game: Game) -> Until | None:
        """Return how precise the cells have to be, if the study says it."""
        if "until" not in self.data:
            return None
        table = self.table_at("until")
        self.refuse_unknown(("until",), table, ("metric", "width", "most"))
        missing = [key for key in ("metric", "width", "most") if key not in table]
        for key in missing:
            self.wrong(("until",), f"{key} is missing")
        if missing or not self.is_single(("until", "metric"), table["metric"], game):
            return None
        width = table["width"]
        if isinstance(width, bool) or not isinstance(width, int | float) or width <= 0:
            self.wrong(("until", "width"), f"must be a number above 0, not {width!r}")
            return None
        least = self.data.get("games", GAMES)
        most = self.whole(("until", "most"), table["most"], least if type(least) is int else 2)
        return Until(table["metric"], float(width), most)

    def most_games(self, study: Study) -> dict[str, int]:
        """Return how many games the cells of slow bots have at most."""
        found = {}
        for name, most in self.table_at("most_games").items():
            for level in self.levels(study, ("most_games", name), BOTS, name, is_spelled=True):
                found[str(level)] = self.whole(("most_games", name), most, 2)
        return found

    def baseline(self, study: Study) -> dict[str, Level]:
        """Return what the other cells are compared with: by default the first board and values of options."""
        dimensions = study.dimensions()
        if "baseline" not in self.data:
            varied = [name for name in (*study.options, BOARD) if len(dimensions[name]) > 1]
            return {name: dimensions[name][0] for name in varied}
        found: dict[str, Level] = {}
        for name, level in self.table_at("baseline").items():
            levels = self.levels(study, ("baseline", name), name, level)
            if len(levels) == 1:
                found[name] = levels[0]
            if levels and len(dimensions[name]) == 1:
                self.wrong(("baseline", name), "there is nothing to compare: it has only one value in this study")
        return found

    def quick(self, study: Study) -> Quick:
        """Return the part of the study that `--quick` plays."""
        table = dict(self.table_at("quick"))
        games = self.whole(("quick", "games"), table.pop("games", min(study.games, QUICK_GAMES)), 2)
        if games > study.games:
            self.wrong(("quick", "games"), f"must be among the {study.games} games of each cell, not {games}")
        only = {}
        for name, wanted in table.items():
            given = wanted if isinstance(wanted, list | tuple) and name != BOTS else self.listed(wanted, name)
            levels = [
                level
                for number, one in enumerate(given)
                for level in self.levels(study, ("quick", name, number), name, one)
            ]
            only[name] = tuple(levels)
        return Quick(games, only)

    def listed(self, wanted: object, name: str) -> list[Any]:
        """Return one value, or those of a list, in which the players of a cell may be lists themselves."""
        if isinstance(wanted, list | tuple):
            return list(wanted)
        return [wanted]

    def levels(
        self, study: Study, where: Where, name: str, level: object, *, is_spelled: bool = False
    ) -> tuple[Level, ...]:
        """Return the value of a dimension, as the study has it, or nothing if it has none.

        Bots that are spelled are named as tables show them: `level:3, greedy`.
        """
        dimensions = study.dimensions()
        if name not in dimensions:
            self.wrong(where[:2], f"the study has nothing of this name: {suggestion(name, dimensions)}")
            return ()
        if name == BOTS and not is_spelled:
            bots = self.players_of(where, level)
            level = str(bots) if bots else level
        elif name in study.options:
            with suppress(SnowboundError):
                level = study.game.complete({name: level}, study.players[0])[name]
        if level in dimensions[name]:
            return (level,)
        known = ", ".join(map(str, dimensions[name]))
        close = closest(str(level), map(str, dimensions[name]))
        self.wrong(where, f"{level!r} is not in this study{f': did you mean {close}?' if close else f', only {known}'}")
        return ()
