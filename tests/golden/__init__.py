"""Recorded facts of every game: a readable playthrough, counts of paths (perft), and observations.

`make golden` rewrites them. Only a change of rules may change them: read the diff.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.testing.driver import CHANCE_ACTS, Driver, Position, choose, random_event
from snowbound.testing.observing import tensor_of

FOLDER = Path(__file__).parent
EVENTS = 140  # of a playthrough
TABLE_EVERY = 35
STARTS = (0, 40, 90)  # events after which paths are counted
MOST_PATHS = 4_000


def playthrough(game: Game) -> str:
    """Return the first events of a game between inclined bots, with the table now and then."""
    lines: list[str] = []

    def hear(match: Match, event: Event) -> None:
        seat = "chance" if event.seat == CHANCE else f"seat {event.seat}"
        lines.append(f"{len(match.events):4} {seat:6} {event.action:4}  {match.tell(event, None).text}".rstrip())

    match = Match(game, players_of(game), seed=20261115, listener=hear)
    while len(match.events) < EVENTS and not match.over:
        seat = match.actors[0]
        before = len(match.events) // TABLE_EVERY
        match.play(seat, choose(match, seat, "inclined"))
        if len(match.events) // TABLE_EVERY > before:
            lines += ["", *(f"     | {line}" for line in match.table().splitlines()), ""]
    header = f"{game.id}, rules {game.version}, {match.players} players, {match.options}"
    footer = f"points {match.result.points}, places {match.result.places}"
    return "\n".join([header, "", *lines, "", footer, ""])


def players_of(game: Game) -> int:
    """Return three, or the most that the game allows."""
    return min(3, game.players[1])


def perft(game: Game) -> str:
    """Return the number of paths from some positions, for depths that are quick to count."""
    lines = [f"# {game.id}: number of paths of length 1, 2, 3, … after N random events with seed 7"]
    for start in STARTS:
        position = after_random_events(game, start)
        lines.append(f"after {start}: {' '.join(map(str, counts(position)))}")
    return "\n".join(lines) + "\n"


def observations(game: Game) -> str:
    """Return the planes of a game's observation and their non-zero values in some positions."""
    observation = game.observation
    lines = [f"# {game.id}: observation {observation.version}, after N random events with seed 7"]
    for plane, at in zip(observation.planes, observation.at, strict=True):
        lines.append(f"{plane.name} {plane.shape} at {at}, {plane.low} to {plane.high}")
    for start in STARTS:
        position = after_random_events(game, start, compiled=False)
        for seat in (SPECTATOR, 1):
            tensor = tensor_of(position, seat)
            lines.append(f"after {start}, for seat {seat}:")
            for name, part in observation.named(tensor).items():
                places = np.flatnonzero(part)
                lines.append(f"  {name}: {' '.join(f'{place}={part.flat[place]}' for place in places)}".rstrip())
    return "\n".join(lines) + "\n"


def after_random_events(game: Game, number: int, compiled: bool = True) -> Position:
    """Return a position from a random game."""
    position = Driver(game, compiled).start(players_of(game))
    rng = stream(7)
    for _ in range(number):
        if not position.who:
            break
        position.apply(*random_event(position, position.who, rng))
    return position


def counts(position: Position) -> list[int]:
    """Return the numbers of paths of growing length, up to a limit."""
    found: list[int] = []
    layer = [position]
    while layer and (not found or found[-1] * max(1, found[-1] // (found[-2] if len(found) > 1 else 1)) < MOST_PATHS):
        layer = [child for parent in layer for child in children(parent)]
        found.append(len(layer))
    return found


def children(position: Position) -> list[Position]:
    """Return all possible next positions."""
    if position.who == 0:
        return []
    after = []
    for seat, action in position.choices():
        child = position.copy()
        child.apply(seat, action)
        after.append(child)
    assert position.who == CHANCE_ACTS or after, "a seat that may act has a legal action"
    return after
