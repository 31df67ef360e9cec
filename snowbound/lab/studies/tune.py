"""Searches for numbers of the board with which metrics become what a designer wants.

The search plays few games on many boards and more on those that look good. What it finds is the luckiest of many
boards, so it is measured again, together with the printed board, on seeds that the search has not seen.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from snowbound.core.errors import BadBoard
from snowbound.core.game import Game
from snowbound.core.tunable import Allowed
from snowbound.lab.jobs import THREADS, JobWorkers, open_workers
from snowbound.lab.metrics import metrics_of

from .cell_games import CellSetup
from .findings import StudyResult
from .plan import BOARD, PRINTED, Study
from .row_store import RowStore, write_whole
from .schedule import StudyProgress
from .study import ROWS, STUDY, WantedGames, keep_study, play_setups, study
from .study_file import checked, place_in, toml_of
from .tune_plan import REDUCTION, TunePlan, TuneReader, printed_value
from .tune_result import TUNED, Change, Trial, TuneResult, changes_in_words

SEARCH, TRIALS = "search", "trials.json"

IMPOSSIBLE = 1000.0
"""The loss of a board that cannot be played, or on which a metric is undefined."""


class TuneProgress(NamedTuple):
    """How far a search is."""

    boards: int
    of: int
    loss: float  # of the best board so far
    seconds_left: float


def tune(
    file: str | Path,
    *,
    out: str | Path | None = None,
    on: str | JobWorkers = THREADS,
    jobs: int | None = None,
    progress: Callable[[TuneProgress], None] = lambda progress: None,
    measuring: Callable[[StudyProgress], None] = lambda progress: None,
    tell: Callable[[str], None] = lambda text: None,
) -> TuneResult:
    """Search for better numbers as the file of a study says, and return what was found.

    Results are written to the folder `out`, by default one beside the file. A search that was stopped goes on.
    """
    import optuna  # noqa: F401  # if a library is missing, that is said before any game is played
    import pyarrow  # noqa: F401

    plan = read_tune(Path(file))
    folder = Path(out) if out is not None else tuned_beside(file)
    with open_workers(on, jobs) as workers:
        store = RowStore(folder / SEARCH / ROWS)
        try:
            keep_study(folder, plan.study, tell)
            search = BoardSearch(plan, store, workers, progress)
            change = search.best_change()
        finally:
            store.close()
        measured = None
        if change:
            tell(f"{changes_in_words(change)}: measured again on fresh seeds")
            measured = study(confirmation(plan, change), out=folder, on=workers, progress=measuring, tell=tell)
    result = TuneResult(plan, tuple(search.trials), search.printed_loss, change, measured)
    write_whole(folder / TRIALS, json.dumps(result.as_data(), indent=1, ensure_ascii=False).encode())
    return result


def tuned_beside(file: str | Path) -> Path:
    """Return the folder of the results beside the file of a search."""
    return Path(file).with_name(f"{Path(file).stem}-{TUNED}")


def kept_tune(folder: Path, measured: Callable[[Study], StudyResult]) -> TuneResult:
    """Return what a search found, from its folder; `measured` reads the results of the last measurement."""
    plan, data = read_tune(folder / STUDY), json.loads((folder / TRIALS).read_text(encoding="utf-8"))
    trials = tuple(Trial(**trial) for trial in data["trials"])
    change = data["change"]
    found = measured(confirmation(plan, change)) if change else None
    return TuneResult(plan, trials, data["printed_loss"], change, found)


def read_tune(file: Path) -> TunePlan:
    """Return the search in the file of a study; BadStudy names everything that is wrong in it."""
    data, text = toml_of(file)
    reader = TuneReader(data, file.parent, text)
    return checked(reader, reader.read_tune(), place_in(file, text))


def confirmation(plan: TunePlan, change: Change) -> Study:
    """Return the study that measures the best board and the printed one, with deals that the search has not seen."""
    boards = {PRINTED: plan.study.game, TUNED: plan.study.game.changed(change)}
    targets = [target.metric for target in plan.targets]
    return replace(
        plan.study,
        boards=boards,
        seed=fresh_seed(plan.study.seed),
        metrics=tuple(dict.fromkeys([*targets, *plan.study.metrics])),
        baseline={BOARD: PRINTED},
    )


def fresh_seed(seed: int) -> int:
    """Return a seed that has nothing to do with this one."""
    return int.from_bytes(blake2b(f"{seed} fresh".encode(), digest_size=4).digest())


class BoardSearch:
    """Tries boards: Optuna's tree-structured Parzen estimator proposes them, and successive halving drops poor ones.

    Its choices depend on the results alone. A search that was stopped makes them again, and finds the games that were
    played in the store.
    """

    def __init__(
        self, plan: TunePlan, store: RowStore, workers: JobWorkers, progress: Callable[[TuneProgress], None]
    ) -> None:
        self.plan, self.store, self.workers, self.progress = plan, store, workers, progress
        self.trials: list[Trial] = []
        self.printed = {name: printed_value(plan.study.game, name) for name in plan.numbers}
        self._values: dict[tuple[Game, int], list[list[float]]] = {}
        self._seconds, self._played = 0.0, 0

    def best_change(self) -> Change:
        """Try all boards and return the change of the best one, or nothing if the printed board is as good."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        search = optuna.create_study(
            direction="minimize",
            sampler=optuna.samplers.TPESampler(seed=self.plan.study.seed, constant_liar=False),
            pruner=optuna.pruners.SuccessiveHalvingPruner(self.plan.rung_games[0], REDUCTION),
        )
        if all(is_within(self.printed[name], allowed) for name, allowed in self.plan.numbers.items()):
            search.enqueue_trial(dict(self.printed))
        for _ in range(self.plan.trials):
            began = time.monotonic()
            trial = search.ask()
            change = {name: suggested(trial, name, allowed) for name, allowed in self.plan.numbers.items()}
            tried = self._try(change, trial)
            if tried.is_finished:
                search.tell(trial, tried.loss)
            else:
                search.tell(trial, state=optuna.trial.TrialState.PRUNED)
            self._tell_progress(time.monotonic() - began)
        best = min((trial for trial in self.trials if trial.is_finished), key=lambda trial: trial.loss)
        return dict(best.change) if best.loss < self.printed_loss else {}

    @property
    def printed_loss(self) -> float:
        """How far the printed board is from the targets in all games of the search."""
        return self._loss(self.plan.study.game, self.plan.rung_games[-1])

    def _try(self, change: Change, trial: Any) -> Trial:
        """Play on one board, rung by rung, until it is clearly worse than others."""
        games, loss, is_finished = 0, IMPOSSIBLE, True
        try:
            game = self.plan.study.game.changed(self._differing(change))
        except BadBoard:
            game = None
        if game is not None:
            for games in self.plan.rung_games:
                loss = self._loss(game, games)
                trial.report(loss, games)
                if games < self.plan.rung_games[-1] and trial.should_prune():
                    is_finished = False
                    break
        self.trials.append(Trial(self._differing(change), games, loss, is_finished))
        return self.trials[-1]

    def _differing(self, change: Change) -> Change:
        return {name: value for name, value in change.items() if value != self.printed[name]}

    def _loss(self, game: Game, games: int) -> float:
        """Return how far a board is from the targets on average, in tolerances."""
        values, printed = self._measured(game, games), self._measured(self.plan.study.game, games)
        misses = [
            target.miss(value, usual)
            for ours, theirs in zip(values, printed, strict=True)
            for target, value, usual in zip(self.plan.targets, ours, theirs, strict=True)
        ]
        return min(IMPOSSIBLE, sum(misses) / len(misses)) if all(miss == miss for miss in misses) else IMPOSSIBLE

    def _measured(self, game: Game, games: int) -> list[list[float]]:
        """Return the metrics of the targets on a board, for each number of players."""
        if (game, games) not in self._values:
            plan = self.plan.study
            wanted = [
                WantedGames(CellSetup.on(game, plan, cell.players, cell.bots, cell.options), games, None)
                for cell in plan.cells
                if cell.bots == plan.bots[0]
            ]
            rows = play_setups(wanted, self.store, self.workers)
            names = [target.metric for target in self.plan.targets]
            self._values[game, games] = [[found.value for found in metrics_of(part, names).values()] for part in rows]
        return self._values[game, games]

    def _tell_progress(self, seconds: float) -> None:
        self._seconds += seconds
        done, of = len(self.trials), self.plan.trials
        best = min((trial.loss for trial in self.trials if trial.is_finished), default=IMPOSSIBLE)
        self.progress(TuneProgress(done, of, best, self._seconds / done * (of - done)))


def is_within(value: int | str, allowed: Allowed) -> bool:
    """Return whether a value is among those that the search tries."""
    if isinstance(value, int):
        return int(allowed[0]) <= value <= int(allowed[1])
    return value in allowed


def suggested(trial: Any, name: str, allowed: Allowed) -> int | str:
    """Return the value that a trial proposes."""
    if isinstance(allowed[0], int):
        return int(trial.suggest_int(name, *allowed))
    return str(trial.suggest_categorical(name, allowed))
