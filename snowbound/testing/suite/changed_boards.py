"""Changed boards: every tunable number may be changed, counts in the rules, and games with it are sound."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np
import pytest

from snowbound.core.board import problems
from snowbound.core.board_change import Change, changed
from snowbound.core.contract import MOST_SEATS
from snowbound.core.errors import BadBoard
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.match import Match
from snowbound.core.option import Value
from snowbound.core.tunable import Allowed, tunable_places, value_at

from ..driver import Driver
from ..observing import tensor_of
from ..samples import sampled, sizes, viewers

COMPARED, THOROUGHLY = 60, 4000
"""Games by which a changed board is compared with the printed one, and with a board on which rare things are common.

The latter are games of the most players.
"""

LONGEST = 20_000
"""Decisions after which a compared game is stopped."""


def changed_boards(game: Game) -> dict[str, list[Game]]:
    """Return the game with each tunable number changed to the ends of its range, as far as is possible.

    If a number alone would change a size of the position, one more or less is exchanged with a number of its kind.
    """
    if game.board is None or not tunable_places(game.board.data):
        pytest.skip(f"{game.id} has no tunable numbers")
    places = tunable_places(game.board.data)
    kinds = {".".join(map(str, where)): allowed for where, allowed in places.items()}
    printed = {".".join(map(str, where)): value_at(game.board.data, where) for where in places}
    found: dict[str, list[Game]] = {}
    for path, allowed in kinds.items():
        alone: list[Change] = [{path: value} for value in allowed if value != printed[path]]
        found[path] = _possible(game, alone) or _possible(game, _exchanges(path, kinds, printed))
    return found


def _exchanges(path: str, kinds: dict[str, Allowed], printed: dict[str, Any]) -> list[Change]:
    """Return changes of a number by one, each with the opposite change of another number of the same kind."""
    others = [other for other in kinds if other != path and kinds[other] is kinds[path]]
    return [{path: printed[path] + step, other: printed[other] - step} for step in (1, -1) for other in others]


def _possible(game: Game, changes: list[Change]) -> list[Game]:
    """Return the game on those changed boards that are possible and share its rules, at most two."""
    found: list[Game] = []
    assert game.board is not None
    for change in changes:
        board = changed(game.board.data, change)
        if len(found) < 2 and game.board.shape(board) == game.board.shape(game.board.data):
            with contextlib.suppress(BadBoard):
                found.append(game.on_board(board))
    return found


def results(game: Game) -> list[list[int]]:
    """Return how long random games of all numbers of players are on a board, and how they end."""
    fewest, most = game.players
    return [numbers for players in range(fewest, most + 1) for numbers in results_of(game, players, COMPARED)]


def results_of(game: Game, players: int, games: int, options: dict[str, Value] | None = None) -> list[list[int]]:
    """Return how long random games are on a board, and how they end."""
    states = game.new_states(players, options, count=2)
    lengths, capped = np.zeros(games, np.int64), np.zeros(games, np.int64)
    points, places = np.zeros((games, MOST_SEATS), np.int64), np.zeros((games, MOST_SEATS), np.int64)
    rng = np.zeros(4, np.int64)
    kernels(game).random_games(states, 1, 0, LONGEST, rng, lengths, capped, points, places)
    return [lengths.tolist(), points.ravel().tolist(), places.ravel().tolist()]


def test_every_tunable_number_counts(game: Game, rare_board: Change, rare_options: dict[str, Value]) -> None:
    """If nothing depends on a number on the printed board, something does on a board where rare things are common."""
    rare, most, printed = game.changed(rare_board), game.players[1], results(game)
    for path, games in changed_boards(game).items():
        assert games, f"no other number is possible at {path}"
        if all(results(other) == printed for other in games):
            others = [rare.changed(other.board_change) for other in games]
            found = [results_of(other, most, THOROUGHLY, rare_options) for other in (rare, *others)]
            assert any(other != found[0] for other in found), f"nothing depends on {path}"


def test_games_on_changed_boards_are_sound(game: Game) -> None:
    """Plain and compiled games are identical, invariants hold, and observations stay within the ranges of planes."""
    seed = 0
    for path, games in changed_boards(game).items():
        for other in games:
            assert other.as_loaded is game.as_loaded and path in other.board_change
            for _ in range(sampled(50, 1)):
                seed += 1
                _play_both_forms(other, sizes(game)[seed % len(sizes(game))], seed)


def _play_both_forms(game: Game, players: int, seed: int) -> None:
    plain = Driver(game, compiled=False).random_game(players, seed, sampled(2_000, 80))
    compiled = Driver(game, compiled=True).random_game(players, seed, sampled(2_000, 80))
    for number, ((one, *event), (other, *same)) in enumerate(zip(plain, compiled, strict=True)):
        assert event == same and one.bytes == other.bytes, f"{game.board_change}: the two forms differ"
        one.run.check(one.states, 0)
        if number % 40 == 0:
            for seat in viewers(other):
                tensor = tensor_of(other, seat)
                assert (tensor >= game.observation.low).all() and (tensor <= game.observation.high).all()


def test_a_game_on_a_changed_board_is_told_and_drawn(game: Game) -> None:
    for games in changed_boards(game).values():
        match = Match(games[-1], game.players[1], seed=3)
        for _ in range(12):
            if not match.over:
                match.play(match.actors[0], match.legal(match.actors[0])[0])
        assert match.table(0)
        assert game.scene is None or match.scene(0).sprites
        assert Match.replay(match.log).bytes() == match.bytes()


def test_the_printed_board_is_within_its_own_ranges(game: Game) -> None:
    if game.board is not None:
        assert problems(game.board.data, game.board.check) == []
