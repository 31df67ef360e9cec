"""Games that are searched while they are played: the chances to win over time, and what the choices are worth.

Whenever it becomes a player's turn to decide, the first decision with a choice is searched, by what this player may
know and remember. The search estimates the chance of every player to win, how far the chances may move, and which
options are as good as the best one. The games are the arena's, so a row of `game_rows` with the same seed, deal and
bots is the same game.

>>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
>>> rows = watched_rows(watched_games(TIC_TAC_TOE, 2, 3, bots="greedy", simulations=200))
>>> len(rows), bool((rows.columns["searched"] >= 4).all())
(3, True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots import BotKind, BotSpec, Player
from snowbound.bots.search import Findings
from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.record import States

from .fixture_runner import FixtureRunner
from .game_rows import Columns, GameRows, by_seat
from .jobs import THREADS, JobWorkers, Progress, open_workers
from .lineups import Fixture
from .results import PlayedGame
from .seating import Bot, Seating
from .simulate import check_positive, find_game, in_order, with_starter
from .simulation_report import won_shares

Reals = NDArray[np.float64]

SIMULATIONS = 1000
"""The size of each search."""

NEARLY = 0.05
"""An option is as good as the best one if its chance to win is at most this much lower."""


class WatchedGameStopped(SnowboundError):
    """A game was stopped while it was watched."""

    code = "watched-game-stopped"


@dataclass(frozen=True)
class WatchedGame:
    """A game with what searches found in it; a row of each array is one search."""

    # fmt: off
    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    events: tuple[tuple[int, int], ...]     # the seat, or CHANCE, and the action: the whole game
    at: NDArray[np.int64]                   # the number of the event that was searched
    chances: Reals                          # chances[search, seat]: they add up to 1
    spread: Reals                           # the variance of the chances that the simulations end with, over all seats
    options: NDArray[np.int64]              # legal actions
    good_options: NDArray[np.int64]         # of them, those that are as good as the best one
    # fmt: on


def watched_games(
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
    simulations: int = SIMULATIONS,
    progress: Progress = lambda done, of: None,
) -> list[WatchedGame]:
    """Play the games number `first` to `first + games - 1` of a seed and search in them.

    The other arguments are those of `simulate`; each search has `simulations` simulations.
    """
    chosen = find_game(game)
    games = check_positive("games", games)
    check_positive("simulations", simulations)
    given = with_starter(chosen, options or {}, starter)
    complete = chosen.complete_for_simulations(given, chosen.check_players(players))
    seating = Seating.of(chosen, players, bots, mix)
    with open_workers(on, jobs) as workers:
        runner = FixtureRunner(chosen, players, complete, list(dict.fromkeys(seating.bots)), seed)
        watcher = GameWatcher(runner, seating, simulations)
        parts = in_order(workers, partial(watcher.play, first), games, runner.stopped.set, progress)
    return [one for part in parts for one in part]


class GameWatcher:
    """Plays games and searches in them."""

    def __init__(self, runner: FixtureRunner, seating: Seating, simulations: int) -> None:
        self.runner, self.seating, self.simulations = runner, seating, simulations

    def play(self, earlier: int, first: int, count: int) -> list[WatchedGame]:
        """Play games that begin after `earlier` others."""
        return [self.play_one(deal) for deal in range(earlier + first, earlier + first + count)]

    def play_one(self, deal: int) -> WatchedGame:
        """Play the game of a deal."""
        names = self.seating.names
        bots = tuple(names[bot] for bot in self.seating.seated(self.runner.seed, deal))
        observer = GameSearcher(self.runner, self.simulations, deal)
        played = self.runner.play(Fixture(deal, deal, bots), observer)
        if played is None:
            raise WatchedGameStopped(f"game {deal} was stopped before its end")
        return observer.told(deal, bots, played)


class GameSearcher:
    """Searches in one game, while it is told every event before it happens."""

    def __init__(self, runner: FixtureRunner, simulations: int, seed: int) -> None:
        self.runner = runner
        spec = BotSpec.parse(f"search:{simulations}", runner.game)
        assert spec.kind == BotKind.SEARCH
        self.players = [Player(runner.game, seat, spec, seed=seed) for seat in range(runner.players)]
        self.last = CHANCE  # the seat of the last search
        self.events: list[tuple[int, int]] = []
        self.found: list[tuple[int, Reals, float, int, int]] = []

    def __call__(self, states: States, seat: int, action: int) -> None:
        """Take in an event before it happens, and search if it is the first choice of this seat's turn."""
        if self.players[0].has_memory:
            for player in self.players:
                player.watch(self.runner.view(states, player.seat))
        if seat not in (CHANCE, self.last):
            options = self.runner.legal(states, seat)
            if len(options) > 1:
                self.last = seat
                findings = self.players[seat].consider(self.runner.view(states, seat))
                self.found.append((len(self.events), *assess(findings, seat, self.runner.players, len(options))))
        self.events.append((seat, action))

    def told(self, deal: int, bots: tuple[str, ...], played: PlayedGame) -> WatchedGame:
        """Return the game that was played."""
        at, chances, spread, options, good = zip(*self.found, strict=True) if self.found else ((),) * 5
        return WatchedGame(
            deal,
            bots,
            played.places,
            played.points,
            tuple(self.events),
            np.array(at, np.int64),
            np.array(chances, np.float64).reshape(-1, self.runner.players),
            np.array(spread, np.float64),
            np.array(options, np.int64),
            np.array(good, np.int64),
        )


def assess(found: Findings, seat: int, players: int, options: int) -> tuple[Reals, float, int, int]:
    """Return the chances to win after the best action, the variance of what simulations end with, and the options."""
    best = int(np.argmax(found.visits))
    visits = found.visits[best]
    means = found.totals[best, :players] / visits
    spread = float(np.maximum(0, found.squares[best, :players] / visits - means**2).sum())
    tried = found.visits > 0
    values = found.totals[tried, seat] / found.visits[tried]
    good = int((values >= means[seat] - NEARLY).sum())
    total = float(means.sum())
    chances = means / total if total > 0 else np.full(players, 1 / players)
    return chances, spread / max(total, 1e-9) ** 2, options, good


# --- rows --------------------------------------------------------------------


def watched_rows(games: Sequence[WatchedGame], game: str = "", seed: int = 0) -> GameRows:
    """Return watched games as a table with one row per game, for the metrics of tension."""
    players = len(games[0].places)
    places = np.array([one.places for one in games], np.int64)
    shares = won_shares(places)
    columns: Columns = {
        "seed": np.full(len(games), seed, np.int64),
        "deal": np.array([one.deal for one in games], np.int64),
        **by_seat("bot", np.array([one.bots for one in games])),
        **by_seat("place", places),
        **by_seat("points", np.array([one.points for one in games], np.int64)),
        **by_seat("win", shares),
        "winners": (shares > 0).sum(axis=1),
        **{
            name: np.array([work_out(one.chances, won) for one, won in zip(games, shares, strict=True)])
            for name, work_out in FROM_CHANCES.items()
        },
        "suspense": np.array([suspense(one.spread) for one in games]),
        "searched": np.array([len(one.at) for one in games], np.int64),
        "good_options": np.array([one.good_options.sum() for one in games], np.int64),
        "real_choices": np.array([(one.good_options < one.options).sum() for one in games], np.int64),
    }
    return GameRows(game, players, columns)


def won_by(game: WatchedGame) -> Reals:
    """Return each seat's share of the win."""
    shares: Reals = won_shares(np.array([game.places], np.int64))[0]
    return shares


def deficits(chances: Reals, won: Reals) -> Reals:
    """Return by how much the winners' chances were behind the best chance, at each search."""
    behind: Reals = chances.max(axis=1) - chances @ won
    return behind


def drama(chances: Reals, won: Reals) -> float:
    """Return the mean deficit of the winners."""
    return float(deficits(chances, won).mean()) if len(chances) else 0.0


def deepest_deficit(chances: Reals, won: Reals) -> float:
    """Return the greatest deficit of the winners."""
    return float(deficits(chances, won).max(initial=0.0))


def lowest_chance(chances: Reals, won: Reals) -> float:
    """Return the lowest chance that the winners had."""
    return float((chances @ won).min(initial=1.0))


def surprise(chances: Reals, won: Reals) -> float:
    """Return how far the chances move on average from one search to the next, and at last to the result."""
    path = np.vstack([chances, won]) if won.any() else chances
    moves = np.linalg.norm(np.diff(path, axis=0), axis=1)
    return float(moves.mean()) if len(moves) else 0.0


def start_spread(chances: Reals, won: Reals) -> float:
    """Return how far the first chances differ from an even share, at most."""
    return float(np.abs(chances[0] - 1 / len(won)).max()) if len(chances) else 0.0


def suspense(spread: Reals) -> float:
    """Return the mean of the standard deviations of the chances to come."""
    return float(np.sqrt(spread).mean()) if len(spread) else 0.0


FROM_CHANCES: dict[str, Callable[[Reals, Reals], Any]] = {
    "drama": drama,
    "deepest_deficit": deepest_deficit,
    "lowest_chance": lowest_chance,
    "surprise": surprise,
    "start_spread": start_spread,
}
