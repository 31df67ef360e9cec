"""Plays ranges of simulated games in compiled code, by the kernel that is made for their bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots import BotKind
from snowbound.bots.player_games import Played, new_played, new_room, settings_of
from snowbound.bots.search import Findings
from snowbound.bots.simple import GAME, SCRATCH
from snowbound.core.contract import MIND, MOST_ACTIONS, MOST_SEATS
from snowbound.core.facts import COLUMNS, MOST_FACTS, OUTLINE, marks_of
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import States, words_of
from snowbound.core.tally import Tallied, Tally, new_tallied, new_tally

from .fixture_runner import FixtureRunner
from .lineups import Fixture, seeds_of
from .seating import Seating

Numbers = NDArray[np.int64]


def kernel_for(seating: Seating) -> str:
    """Return the fastest kernel that can play these bots."""
    if seating.kinds is None:
        return "player_games"
    return "random_games" if set(seating.kinds) == {BotKind.RANDOM} else "bot_games"


class GameRunner:
    """Plays ranges of games; can be used from several threads, since the kernels release the GIL."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        options: Mapping[str, Any],
        seed: int,
        cap: int,
        told: int,
        *,
        is_tallied: bool = False,
    ) -> None:
        self.game, self.seating, self.seed, self.cap = game, seating, int(seed), cap
        self.told = told  # the first games, whose turns are counted
        self.options = dict(options)
        self.marks = marks_of(game.facts)
        self.is_tallied = is_tallied
        self.kernel = "player_games" if is_tallied else kernel_for(seating)
        self._own = FixtureRunner(game, seating.players, self.options, seating.bots, seed) if seating.is_own else None
        self._start = game.new_states(seating.players, options)
        self._stopped = np.zeros(1, np.int64)
        self._run = kernels(game).prepare(self.kernel)
        if self.kernel == "random_games" and told:
            self._run.prepare("count_facts")

    def __reduce__(self) -> tuple[Any, ...]:
        make = partial(GameRunner, is_tallied=self.is_tallied)
        return make, (self.game, self.seating, self.options, self.seed, self.cap, self.told)

    def play(self, first: int, count: int) -> Played:
        """Play the games number `first` to `first + count - 1`. Not all have an outline: see `outlined`."""
        if self.kernel == "random_games":
            return self._play_random(first, count)
        return (self._play_simple if self.kernel == "bot_games" else self._play_players)(first, count)

    def stop(self) -> None:
        """End the games that are being played, if good players may take long over them: nobody wants them any more."""
        self._stopped[0] = 1
        if self._own is not None:
            self._own.stopped.set()

    def outlined(self, first: int, count: int) -> int:
        """Return how many of these games are outlined while they are played."""
        if self.kernel == "player_games":
            return count
        return max(0, min(self.told - first, count)) if self.kernel == "bot_games" else 0

    def outline(self, first: int, count: int) -> Numbers:
        """Play random games again and return their outlines: their own kernel is spared the facts."""
        outlines: Numbers = np.zeros((count, OUTLINE), np.int64)
        times, lengths = np.zeros((count, len(self.marks)), np.int64), np.zeros(count, np.int64)
        rows, out = np.zeros((MOST_FACTS, COLUMNS), np.int64), np.zeros(MOST_ACTIONS, np.int64)
        rng, states = np.zeros(4, np.int64), self._states(3)
        self._run.count_facts(states, self.seed, first, self.cap, rng, lengths, times, self.marks, outlines, rows, out)
        return outlines

    def _states(self, count: int) -> States:
        states = self.game.record.new(count)
        states[0] = self._start[0]
        return states

    def _play_random(self, first: int, count: int) -> Played:
        done = new_played(count)
        rng = np.zeros(4, np.int64)
        self._run.random_games(
            self._states(2), self.seed, first, self.cap, rng, done.lengths, done.capped, done.points, done.places
        )
        return done

    def _play_simple(self, first: int, count: int) -> Played:
        done = new_played(count)
        bots = np.zeros(MOST_SEATS, np.int64)
        bots[: self.seating.players] = [bot.kind for bot in self.seating.bots]
        self._run.bot_games(
            self._states(GAME),
            bots,
            self.seed,
            first,
            self.cap,
            np.zeros(4, np.int64),
            np.zeros(4, np.int64),
            np.zeros((MOST_SEATS, MIND), np.int64),
            self.game.record.new(SCRATCH),
            self.marks,
            np.zeros((MOST_FACTS, COLUMNS), np.int64),
            done.lengths,
            done.capped,
            done.outlines[: self.outlined(first, count)],
            done.points,
            done.places,
        )
        return done

    def play_tallied(self, first: int, count: int) -> tuple[Played, Tallied]:
        """Play games with the arena's deals, whatever the bots are, and count what happens in them."""
        tallied = new_tallied(count, self.seating.players, self.game.facts)
        return self._play_players(first, count, tallied), tallied

    def _play_players(self, first: int, count: int, tallied: Tallied | None = None) -> Played:
        done = new_played(count)
        tallied = Tallied.example() if tallied is None else tallied
        if self._own is None:
            self._play_range(first, done, tallied, [])
            return done
        for row in range(count):  # one row after the other: each has a script of its own
            script = self._own_game(self._own, first + row)
            of_row = Tallied._make(table[row : row + 1] for table in tallied)
            self._play_range(first + row, Played._make(table[row : row + 1] for table in done), of_row, script)
        return done

    def _own_game(self, runner: FixtureRunner, number: int) -> list[tuple[int, int]]:
        """Let somebody's own bots play a game, and return its events."""
        script: list[tuple[int, int]] = []
        names = self.seating.names
        bots = tuple(names[bot] for bot in self.seating.seated(self.seed, number))
        runner.play(Fixture(number, number, bots), lambda states, *event: script.append(event), most=self.cap)
        return script

    def _play_range(self, first: int, done: Played, tallied: Tallied, script: list[tuple[int, int]]) -> None:
        """Play games in compiled code, or one game again that is a script."""
        count = len(done.lengths)
        settings = settings_of(self.seating.bots)
        scratch = self.game.record.new(SCRATCH)
        numbers = range(first, first + count)
        is_tallied = len(tallied.numbers) > 0
        self._run.player_games(
            self._states(GAME),
            scratch,
            words_of(scratch),
            settings,
            self.seats(first, count),
            np.array([seeds_of(self.seed, number) for number in numbers], np.int64).reshape(count, 2),
            self.cap,
            self.marks,
            new_room(settings, self.seating.players, self._stopped, script),
            Findings.example(),
            done,
            new_tally(self.seating.players, self.game.facts) if is_tallied else Tally.example(),
            tallied,
        )

    def seats(self, first: int, count: int) -> Numbers:
        """Return which of the bots sits in each seat of these games."""
        seated = [self.seating.seated(self.seed, number) for number in range(first, first + count)]
        return np.array(seated, np.int64).reshape(count, self.seating.players)
