"""NumPy's integers: whatever a public method takes as a whole number may be one, and the answer is the same."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from snowbound import CHANCE, Match
from snowbound.bots import Bots, Player
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.log import Event, dump
from snowbound.core.scene import Scene
from snowbound.testing.driver import choose

numpy_: Any = np  # NumPy's types, by which mypy would refuse every call of this file
WIDTHS = (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64, np.intp)
NUMBERS = re.compile(r"\bint\b|\bEvent\b")
"""Names of types of parameters that are, or contain, whole numbers."""
CHANGING = {"play", "happen"}


def wider(number: int, rng: random.Random) -> Any:
    """Return the number as an integer of NumPy, of any width that has room for it."""
    able = [width for width in WIDTHS if np.iinfo(width).min <= number <= np.iinfo(width).max]
    return rng.choice(able)(number)


def wide(value: Any, rng: random.Random) -> Any:
    """Return an argument with all its numbers as NumPy's."""
    if isinstance(value, Event):
        return Event(*(wider(number, rng) for number in value))
    if isinstance(value, list):
        return [wider(number, rng) for number in value]
    return wider(value, rng) if isinstance(value, int) else value


def arguments(match: Match, method: Callable[..., Any], rng: random.Random) -> dict[str, Any]:
    """Return arguments for every parameter of a public method that is a whole number or has some."""
    seat = match.actors[0]
    of_name = {
        "seat": seat,
        "viewer": seat if seat != CHANCE else 0,
        "action": match.legal(seat)[0],
        "actions": [match.legal(seat)[-1], *(a for a in range(match.game.actions) if a not in match.legal(seat))][:4],
        "event": Event(seat, match.legal(seat)[0]),
        "number": len(match.events),
        "events": list[Event](),
        "fair_from": match.fair_from,
        "position": match.bytes(),
    }
    if method.__name__ == "why":
        of_name["sprite"] = rng.choice(sorted(sprite.id for sprite in match.draw(seat).sprites))
    needed = [name for name, parameter in inspect.signature(method).parameters.items() if name in of_name]
    return {name: of_name[name] for name in needed}


def outcome(match: Match, name: str, given: dict[str, Any]) -> str:
    """Return what a method answers or refuses; the `repr` of a NumPy integer is not that of a number of Python."""
    try:
        found = getattr(match, name)(**given)
    except SnowboundError as error:
        return f"{type(error).__name__}: {error}"
    if isinstance(found, Match):
        return dump(found.log) + repr(found.log)
    if hasattr(found, "states"):
        return str(found.states.tobytes())
    if isinstance(found, Scene):
        return repr(found)
    return repr(found.bytes) if hasattr(found, "bytes") else repr(found)


def methods_with_numbers() -> list[str]:
    """Return the public methods of a match that take whole numbers or events."""
    public = [(name, method) for name, method in inspect.getmembers(Match, callable) if not name.startswith("_")]
    return [name for name, method in public if NUMBERS.search(str(inspect.signature(method).parameters))]


def test_every_method_answers_the_same_for_integers_of_numpy(game: Game) -> None:
    rng = random.Random(5)
    match = Match(game, game.players[1], seed=11, options=game.quick)
    for _ in range(12):
        if match.over:
            break
        for name in methods_with_numbers():
            given = arguments(match, getattr(match, name), rng)
            assert given, f"{name} takes a number by a name that this test does not know"
            if name in CHANGING:
                continue
            assert outcome(match, name, {key: wide(value, rng) for key, value in given.items()}) == outcome(
                match, name, given
            ), name
        seat = match.actors[0]
        match.play(wider(seat, rng), wider(choose(match, seat, "inclined"), rng))
    assert all(type(number) is int for event in match.events for number in event)
    assert Match.replay(match.log, chance="manual").bytes() == match.bytes()


def test_a_match_is_made_and_played_with_integers_of_numpy(game: Game) -> None:
    most = game.players[1]
    options = {name: numpy_.int64(value) if type(value) is int else value for name, value in game.quick.items()}
    one = Match(game, most, seed=3, options=game.quick)
    other = Match(game, numpy_.int16(most), seed=numpy_.uint32(3), options=options, rules=numpy_.int64(game.version))
    assert dump(one.log) == dump(other.log)
    seat = one.actors[0]
    assert Bots(one, {seat: "greedy"}, seed=4).decide(seat) == Bots(
        other,
        {numpy_.int64(seat): "greedy"},
        seed=numpy_.int64(4),
    ).decide(numpy_.int64(seat))
    knowledge = one.knowledge(seat)
    assert Player(game, numpy_.int32(seat), "search:20", seed=numpy_.int64(2)).decide(knowledge) == Player(
        game, seat, "search:20", seed=2
    ).decide(knowledge)


@pytest.mark.parametrize("wrong", [True, 0.0, np.float64(0), np.bool_(False), "0", None])
def test_what_is_no_integer_is_refused_as_before(wrong: Any) -> None:
    match = Match("polar_rush", 2, seed=1)
    with pytest.raises(SnowboundError, match="may not act"):
        match.play(wrong, match.legal(match.actors[0])[0])
    with pytest.raises(SnowboundError, match="is no action"):
        match.play(match.actors[0], wrong)


def test_the_laboratory_and_the_environments_take_integers_of_numpy() -> None:
    from snowbound.envs.gymnasium import SeatEnv
    from snowbound.envs.steps import Steps
    from snowbound.lab.arena import arena
    from snowbound.lab.simulate import simulate

    one, other = (
        simulate("polar_rush", make(2), games=make(3), seed=make(5), jobs=make(1), cap=make(900))
        for make in (int, numpy_.int16)
    )
    assert (one.seed, one.games, one.decisions) == (other.seed, other.games, other.decisions)
    assert type(other.seed) is int
    results = [
        arena("polar_rush", ["random"], games=make(2), players=make(2), seed=make(5)) for make in (int, numpy_.uint8)
    ]
    assert results[0].as_data()["bots"][0]["points"] == results[1].as_data()["bots"][0]["points"]
    environment = SeatEnv("polar_rush", 2, seat=numpy_.int64(1))
    _, info = environment.reset(seed=3)
    environment.step(np.flatnonzero(info["action_mask"])[0])
    steps = Steps("polar_rush", numpy_.int8(2))
    steps.reset(numpy_.uint64(4))
    steps.step_as(numpy_.int16(steps.seat), steps.legal[0])
    assert all(type(number) is int for move in steps.moves for number in move)
    assert steps.observe(numpy_.int32(0)).tolist() == steps.observe(0).tolist()
