"""What `snowbound tune` looks for: numbers of the board, and what a few metrics should become."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from snowbound.core.game import Game
from snowbound.core.option import is_whole
from snowbound.core.suggestion import suggestion
from snowbound.core.toml_lines import Where
from snowbound.core.tunable import Allowed, tunable_places

from .plan import Study
from .study_reader import StudyReader

MOST_NUMBERS = 6
TRIALS, RUNGS = 60, 3
GAMES = 270

REDUCTION = 3
"""How many times more games a rung has than the one below, and what part of the boards goes on to it."""

WITHIN = 0.05
"""The tolerance of a goal that has none, as a part of the goal."""

TENTH = 0.1
"""The part of the printed board's value that counts as one tolerance if a metric should be more or less."""

Direction = Literal["more", "less"]


@dataclass(frozen=True)
class Target:
    """What one metric should become: a goal with a tolerance, or more or less than on the printed board."""

    metric: str
    goal: float | Direction
    within: float = 0.0  # tolerance of a goal

    def miss(self, value: float, printed: float) -> float:
        """Return how far a value is from the target, in tolerances; below zero if it is more than was asked."""
        if isinstance(self.goal, str):
            better = value - printed if self.goal == "more" else printed - value
            return -better / (TENTH * abs(printed) or 1.0)
        return abs(value - self.goal) / self.within

    def __str__(self) -> str:
        if isinstance(self.goal, str):
            return f"{self.goal} {self.metric}"
        return f"{self.metric} {self.goal:g} ± {self.within:g}"


@dataclass(frozen=True)
class TunePlan:
    """A search for better numbers."""

    study: Study  # how the best board and the printed one are measured in the end
    numbers: Mapping[str, Allowed]  # by dotted path: the least and the most, or all texts
    targets: tuple[Target, ...]
    trials: int  # boards that are tried
    games: int  # for each number of players, of a board that reaches the last rung
    rungs: int

    @property
    def rung_games(self) -> list[int]:
        """How many games a board has played at each rung."""
        least = max(2, round(self.games / REDUCTION ** (self.rungs - 1)))
        return [least * REDUCTION**rung for rung in range(self.rungs)]


class TuneReader(StudyReader):
    """Makes a search of the data of a study, which has a table `tune`, and collects what is wrong."""

    def read_tune(self) -> TunePlan | None:
        """Return the search, or None if the study cannot be read."""
        study = self.read()
        if study is None:
            return None
        if "tune" not in self.data:
            self.wrong((), "there is no table tune, which says what to look for (docs/studies.md)")
            return None
        table = self.table_at("tune")
        self.refuse_unknown(("tune",), table, ("numbers", "target", "trials", "games", "rungs"))
        if len(study.boards) > 1:
            self.wrong(("boards",), "a search looks for boards itself: leave them out")
        for name, values in study.options.items():
            if len(values) > 1:
                self.wrong(("options", name), "a search needs one value of each option")
        return TunePlan(
            study=study,
            numbers=self.numbers(study, table.get("numbers", {})),
            targets=self.targets(study, table.get("target", {})),
            trials=self.whole(("tune", "trials"), table.get("trials", TRIALS), 1),
            games=self.whole(("tune", "games"), table.get("games", GAMES), 2),
            rungs=self.whole(("tune", "rungs"), table.get("rungs", RUNGS), 1),
        )

    def numbers(self, study: Study, given: object) -> dict[str, Allowed]:
        """Return the numbers that are varied, and what each may be."""
        board = study.game.board
        known = tunable_places(board.data) if board else {}
        allowed = {".".join(map(str, where)): values for where, values in known.items()}
        if isinstance(given, list | tuple):
            named: dict[str, object] = dict.fromkeys(map(str, given))
            places: dict[str, Where] = {str(name): ("tune", "numbers", at) for at, name in enumerate(given)}
        elif isinstance(given, Mapping):
            named = {str(name): values for name, values in given.items()}
            places = {name: ("tune", "numbers", name) for name in named}
        else:
            named, places = {}, {}
        if not 1 <= len(named) <= MOST_NUMBERS:
            self.wrong(("tune", "numbers"), f"must name 1 to {MOST_NUMBERS} tunable numbers of the board")
        found = {}
        for name, values in named.items():
            if name not in allowed:
                self.wrong(places[name], f"{name!r} is not tunable on this board: {suggestion(name, allowed)}")
            else:
                found[name] = self.values_of(places[name], values, allowed[name])
        return found

    def values_of(self, where: Where, given: object, allowed: Allowed) -> Allowed:
        """Return what a number may be in the search: what the study says, or all that the board allows."""
        if given is None:
            return allowed
        values = list(given) if isinstance(given, list | tuple) else []
        if isinstance(allowed[0], int):
            least, most = allowed
            if len(values) == 2 and all(map(is_whole, values)) and least <= values[0] < values[1] <= most:
                return values
            self.wrong(where, f"must be a range within {least} to {most}, such as {allowed}, not {given!r}")
        else:
            if len(values) >= 2 and all(value in allowed for value in values):
                return values
            self.wrong(where, f"must be a list of {', '.join(map(repr, allowed))}, not {given!r}")
        return allowed

    def targets(self, study: Study, given: object) -> tuple[Target, ...]:
        """Return what the metrics should become."""
        if not isinstance(given, Mapping) or not given:
            self.wrong(("tune", "target"), 'must name metrics, such as turns = 40 or lead_changes = "more"')
            return ()
        found = []
        for name, wanted in given.items():
            where: Where = ("tune", "target", name)
            if self.is_single(where, name, study.game) and (target := self.target(where, name, wanted)):
                found.append(target)
        return tuple(found)

    def target(self, where: Where, name: str, wanted: object) -> Target | None:
        """Return one target: a number, a number with a tolerance, or a direction."""
        if wanted == "more":
            return Target(name, "more")
        if wanted == "less":
            return Target(name, "less")
        goal, within = (wanted.get("reach"), wanted.get("within")) if isinstance(wanted, Mapping) else (wanted, None)
        if isinstance(wanted, Mapping):
            self.refuse_unknown(where, wanted, ("reach", "within"))
        reach, tolerance = as_real(goal), as_real(within)
        if reach is None or (within is not None and tolerance is None):
            self.wrong(where, f'must be a number, {{ reach = 0.5, within = 0.01 }}, "more" or "less", not {wanted!r}')
            return None
        tolerance = abs(reach) * WITHIN if tolerance is None else tolerance
        if tolerance <= 0:
            self.wrong(where, f"needs a tolerance above 0: write {{ reach = {reach:g}, within = 0.01 }}")
            return None
        return Target(name, reach, tolerance)


def printed_value(game: Game, name: str) -> int | str:
    """Return the value of a tunable number on the printed board."""
    assert game.board is not None, "it has tunable numbers"
    found: Any = game.board.data
    for step in name.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found  # type: ignore[no-any-return]


def as_real(value: object) -> float | None:
    """Return a number as a real one, or None if it is no number."""
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None
