"""Observations: inside their ranges, alike in both forms, and silent about what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import numpy as np
import pytest

from snowbound.core.chance import stream
from snowbound.core.contract import SPECTATOR
from snowbound.core.game import Game, Number
from snowbound.core.observation import observed

from ..driver import Driver, Position
from ..observing import tensor_of
from ..samples import option_sets, sizes, some_positions, viewers


def test_every_number_is_within_the_range_of_its_plane(driver: Driver) -> None:
    observation = driver.game.observation
    for position in some_positions(driver, 21):
        for seat in viewers(position):
            tensor = tensor_of(position, seat)
            wrong = (tensor < observation.low) | (tensor > observation.high)
            assert not wrong.any(), [name for name, part in observation.named(wrong).items() if part.any()]


def many_options(game: Game) -> list[dict[str, object]]:
    """Return the option sets, and numbers near their lower limit."""
    numbers = [option for option in game.options if isinstance(option, Number)]
    near: list[dict[str, object]] = [
        {o.name: value} for o in numbers for value in (o.low + 3, o.low + 5) if value <= o.high
    ]
    return [*option_sets(game), *near]


def long_play(game: Game) -> Iterator[Position]:
    """Yield positions of random games with all options, to the end where it is near."""
    driver = Driver(game, compiled=True)
    for number, options in enumerate(many_options(game)):
        players = sizes(game)[number % len(sizes(game))]
        position = driver.start(players)
        for event, (now, _, _) in enumerate(driver.random_game(players, 30 + number, 12_000, **options)):
            position = now
            if event % 3 == 0:
                yield position
        yield position  # it is at the end now


def test_every_plane_has_something_to_say(game: Game, rare_positions: list[Position]) -> None:
    """And stays within its range, with all options. A game that keeps enough never loses what was shown."""
    observation = game.observation
    seen = np.zeros(observation.size, bool)
    for position in chain(long_play(game), rare_positions):
        for seat in (SPECTATOR, *position.actors):
            tensor = tensor_of(position, seat if seat < position.players else 0)
            assert (tensor >= observation.low).all() and (tensor <= observation.high).all()
            seen |= tensor != 0
    silent = {name for name, part in observation.named(seen).items() if not part.any()}
    assert silent <= {"shown_lost"}, silent


def test_plain_and_compiled_observations_agree(game: Game) -> None:
    plain, compiled = Driver(game, compiled=False), Driver(game, compiled=True)
    for one, other in zip(some_positions(plain, 22, every=29), some_positions(compiled, 22, every=29), strict=True):
        for seat in viewers(one):
            assert tensor_of(one, seat).tolist() == tensor_of(other, seat).tolist()


def test_worlds_that_differ_in_the_hidden_part_give_the_same_observation(driver: Driver) -> None:
    rng = stream(9)
    for position in some_positions(driver, 23, every=31):
        for seat in viewers(position):
            world = position.knowledge(seat)
            driver.run.imagine(world.states, 0, seat, rng)
            assert (tensor_of(world, seat) == tensor_of(position, seat)).all()


def test_what_says_it_is_discreet_sees_nothing_more_in_the_true_position(driver: Driver) -> None:
    for position in some_positions(driver, 24, every=23):
        if not driver.run.is_discreet(position.states, 0):
            pytest.skip("`observe` reads what is concealed from programs, and `is_discreet` says so")
        for seat in viewers(position):
            assert (observed(driver.run, position.states, seat, position.memory) == tensor_of(position, seat)).all()
