"""Bots know what their seat may know: they choose alike in worlds that differ only in hidden information."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from snowbound.bots import Player
from snowbound.core.chance import stream
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.match import Match
from snowbound.core.record import copy_states
from snowbound.games import find
from snowbound.testing.driver import choose

BOTS = ("random", "inclined", "greedy", "search:40", "level:1", "level:2", "level:3", "level:4", "level:5")
HIDING = ("arctic_race", "arctic_roll", "polar_rush", "uno_power_grab")
"""Games with hidden information in a position; Ice Flow has none."""


def choices(game: Game, seed: int, every: int = 9, most: int = 130) -> list[tuple[Match, int]]:
    """Return copies of a match at points where a seat has a choice."""
    match = Match(game, min(3, game.players[1]), seed=seed, options=game.quick)
    found = []
    while not match.over and len(match.events) < most:
        for seat in match.actors:
            if len(match.legal(seat)) > 1 and len(match.events) % every < 2:
                found.append((match.at(len(match.events), match.bytes()), seat))
        match.play(match.actors[-1], choose(match, match.actors[-1], "inclined"))
    return found


def other_world(match: Match, seat: int, seed: int) -> Match:
    """Return the same match in a world that a program in this seat cannot tell from the true one."""
    states = copy_states(match.knowledge(seat).states)
    kernels(match.game).imagine(states, 0, seat, stream(seed, 77))
    return match.at(len(match.events), states.tobytes())


@pytest.mark.parametrize("bot", BOTS)
def test_the_hidden_part_of_the_world_changes_no_choice(game: Game, bot: str) -> None:
    differing = 0
    for number, (match, seat) in enumerate(choices(game, seed=6)):
        other = other_world(match, seat, number)
        differing += other.bytes() != match.bytes()
        chosen = {Player(game, seat, bot, seed=number).decide(world.knowledge(seat)) for world in (match, other)}
        assert len(chosen) == 1, f"{bot} in seat {seat} at event {len(match.events)} sees what is hidden"
    assert (differing > 3) == (game.id in HIDING), f"{differing} pairs of worlds differed"


def test_a_bot_that_saw_everything_would_choose_differently() -> None:
    """The test above can fail: given the true positions, the same bot chooses differently."""
    differing = 0
    for number, (match, seat) in enumerate(choices(find("polar_rush"), seed=6)):
        worlds = (match, other_world(match, seat, number))
        chosen = {Player(match.game, seat, "search:40", seed=number).decide(world.position) for world in worlds}
        differing += len(chosen) > 1
    assert differing > 0


def test_a_bot_holds_no_way_to_the_true_position(game: Game) -> None:
    """Nothing that a player refers to, however far, is the match or the position with its hidden part."""
    match, seat = choices(game, seed=8)[-1]
    player = Player(game, seat, "search:40")
    player.watch(match.knowledge(seat))
    player.decide(match.knowledge(seat))
    reached = reachable(player)
    assert not any(isinstance(thing, Match) for thing in reached)
    if game.id in HIDING and match.bytes() != match.knowledge(seat).states.tobytes():
        arrays = [thing for thing in reached if isinstance(thing, np.ndarray) and thing.dtype == game.record.dtype]
        assert arrays and not any(match.bytes() in array.tobytes() for array in arrays)


CODE = {"module", "function", "CPUDispatcher", "Kernels"}
"""Types of which no object refers to a position."""


def reachable(thing: object) -> list[Any]:
    """Return all objects reachable from one, except through modules, classes, functions and compiled code."""
    seen: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if type(one) in weakref.ProxyTypes:  # in compiled code; what it stood for may be gone
            continue
        if id(one) in seen or isinstance(one, type) or type(one).__name__ in CODE:
            continue
        seen[id(one)] = one
        waiting += gc.get_referents(one)
        if isinstance(one, np.ndarray) and one.base is not None:
            waiting.append(one.base)
    return list(seen.values())
