"""What is hidden stays hidden: from views, refusals, events and what may be taken back."""

from __future__ import annotations

import pytest

from snowbound.core.chance import below, stream
from snowbound.core.contract import CHANCE, SPECTATOR, may_know
from snowbound.core.game import Game

from ..driver import CHANCE_ACTS, Driver, Position, random_event
from ..observing import tensor_of
from ..samples import some_positions, viewers

SEEDS = (1, 2, 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_worlds_that_differ_in_the_hidden_part_look_alike(driver: Driver, seed: int) -> None:
    """Non-interference: view, actions, refusals and words depend on what the seat may know only."""
    rng = stream(seed)
    for position in some_positions(driver, seed, every=41):
        for seat in viewers(position):
            view, world = position.view(seat), position.world(seat, rng)
            assert world.view(seat).bytes == view.bytes, f"seat {seat} can tell an imagined world"
            assert world.who == position.who == view.who
            if seat != SPECTATOR and position.who >> seat & 1:
                assert world.legal(seat) == position.legal(seat) == view.legal(seat)
                refusals = [position.explain(seat, action) for action in range(driver.game.actions)]
                assert [view.explain(seat, action) for action in range(driver.game.actions)] == refusals
                assert [world.explain(seat, action) for action in range(driver.game.actions)] == refusals


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_world_is_a_position_of_the_game(driver: Driver, seed: int) -> None:
    rng = stream(seed + 100)
    for position in some_positions(driver, seed, every=53):
        for seat in viewers(position):
            world = position.world(seat, rng)
            driver.run.check(world.states, 0)


def test_a_program_knows_what_its_view_shows_and_no_view_depends_on_more(driver: Driver) -> None:
    """The view of what a program knows is the view, and another world with the same knowledge looks alike to it."""
    rng = stream(10)
    for position in some_positions(driver, 10, every=37):
        for seat in viewers(position):
            known = position.knowledge(seat)
            assert known.view(seat).bytes == position.view(seat).bytes
            assert known.knowledge(seat).bytes == known.bytes
            world = known.copy()
            driver.run.imagine(world.states, 0, seat, rng)
            assert world.knowledge(seat).bytes == known.bytes, f"a program in seat {seat} can tell an imagined world"
            driver.run.check(world.states, 0)


def test_concealing_twice_is_concealing_once(driver: Driver) -> None:
    for position in some_positions(driver, 9, every=29):
        for seat in viewers(position):
            once = position.view(seat)
            assert once.view(seat).bytes == once.bytes


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_for_a_viewer_does_not_change_the_view(game: Game, seed: int) -> None:
    """An event that a viewer is not told leads to the same view whichever action it was."""
    driver = Driver(game, compiled=True)
    for position in some_positions(driver, seed, every=7):
        for viewer in viewers(position):
            for seat in position.actors:
                choices = [a for s, a in position.choices() if s == seat]
                hidden = [a for a in choices if not may_know(position.audience(seat, a), viewer)]
                views = set()
                for action in hidden[:4]:
                    after = position.copy()
                    after.apply(seat, action)
                    views.add(after.view(viewer).bytes)
                if len(views) > 1 and not (
                    _reveals_all(driver, position, seat, hidden) or _uncovers(position, viewer, seat, hidden)
                ):
                    raise AssertionError(f"viewer {viewer} can tell {hidden} of seat {seat} apart")


@pytest.mark.parametrize("seed", SEEDS)
def test_two_worlds_driven_alike_look_alike(game: Game, seed: int) -> None:
    """The true world and an imagined one get the same inputs that a viewer sees; the viewer sees no difference.

    What the viewer is not told may differ between the two. It ends where an action is not possible in the other
    world, or where something hidden comes to light.
    """
    driver = Driver(game, compiled=True)
    rng = stream(seed + 50)
    steps = 0
    for position in some_positions(driver, seed, every=59):
        for viewer in viewers(position):
            true, other = position.copy(), position.world(viewer, rng)
            while true.who:
                seat, action = random_event(true, true.who, rng)
                told = may_know(true.audience(seat, action), viewer)
                choices = [a for s, a in other.choices() if s == seat]
                hidden = [a for a in choices if not may_know(other.audience(seat, a), viewer)]
                if told and action not in choices:
                    break
                same = action if told else hidden[below(rng, len(hidden))]
                reveals = any(
                    driver.run.reveals(world.states, 0, seat, a) for world, a in ((true, action), (other, same))
                )
                true.apply(seat, action)
                other.apply(seat, same)
                if true.view(viewer).bytes != other.view(viewer).bytes:
                    assert reveals, f"viewer {viewer} can tell the worlds apart after {action} of seat {seat}"
                    break
                assert true.who == other.who
                if true.knowledge(viewer).bytes == other.knowledge(viewer).bytes:
                    same_tensor = (tensor_of(true, viewer) == tensor_of(other, viewer)).all()
                    assert same_tensor, f"viewer {viewer} was shown more"
                steps += 1
                if steps % 40 == 0:
                    break
    assert steps > 0


def _reveals_all(driver: Driver, position: Position, seat: int, actions: list[int]) -> bool:
    """Whether such an action also makes something public, such as the last of secret answers."""
    return seat != CHANCE and any(driver.run.reveals(position.states, 0, seat, a) for a in actions)


def _uncovers(position: Position, viewer: int, seat: int, actions: list[int]) -> bool:
    """Whether an outcome of chance also shows what was hidden before it, as the last card of a round does."""
    if seat != CHANCE:
        return False
    true, other = position.copy(), position.world(viewer, stream(1))
    common = [a for a in actions if (seat, a) in other.choices()]
    if not common:
        return False
    for world in (true, other):
        world.apply(seat, common[0])
    return true.view(viewer).bytes != other.view(viewer).bytes


def _same_for(viewer: int, world: Position, audience: int, seat: int, action: int) -> int:
    """Return an action of another world that looks the same to a viewer: if it is not told, any that is secret."""
    legal = world.legal(seat)
    if may_know(audience, viewer):
        assert action in legal, f"{action} tells viewer {viewer} something"
    if action in legal:
        return action
    return next(other for other in legal if not may_know(world.audience(seat, other), viewer))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_reveals_nothing_is_possible_in_every_world(game: Game, seed: int) -> None:
    """`reveals` decides what may be taken back, so what it calls harmless must tell nobody anything."""
    driver = Driver(game, compiled=True)
    rng = stream(seed)
    for position in some_positions(driver, seed, every=5):
        if position.who == CHANCE_ACTS:
            continue
        for seat, action in position.choices():
            if driver.run.reveals(position.states, 0, seat, action):
                continue
            true = position.copy()
            true.apply(seat, action)
            for viewer in viewers(position):
                world = position.world(viewer, rng)
                world.apply(seat, _same_for(viewer, world, position.audience(seat, action), seat, action))
                assert world.view(viewer).bytes == true.view(viewer).bytes
