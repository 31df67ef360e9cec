"""The commands for saved games: `snowbound replay` and `snowbound draw`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from snowbound.core import log as logs
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import SnowboundError
from snowbound.core.log import Event, Log, ToldEvent
from snowbound.core.match import Match
from snowbound.core.retelling import Retelling, retell
from snowbound.core.words import LANGUAGES

from .common import add_command, add_json, print_json

if TYPE_CHECKING:
    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    replay = add_command(commands, "replay", "print a saved game, event by event", run_replay)
    add_json(replay)
    replay.add_argument("--story", action="store_true", help="as a text to share: rounds, headlines and the result")

    draw = add_command(commands, "draw", "draw a position of a saved game as an SVG file, or film the game", run_draw)
    draw.add_argument("--at", type=int, metavar="N", help="the position after N events, also for a film (default: all)")
    draw.add_argument("--film", action="store_true", help="draw the whole game as one animated SVG file")
    draw.add_argument("--tall", action="store_true", help="lay the picture out for a phone")
    draw.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: standard output")

    for command in (replay, draw):
        command.add_argument("file", metavar="FILE", type=Path, help="a game that was saved as a log (.jsonl)")
        command.add_argument("--lens", default="public", help="what to show: all, public, or a seat (default: public)")
        command.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")


def run_replay(chosen: argparse.Namespace) -> None:
    """Print a saved game."""
    log = logs.read(chosen.file)
    if chosen.story:
        match = Match.replay(log, chance="manual")
        sys.stdout.write(_retold(log, match, chosen).story())
        return
    told = list(told_events(log, viewer_of(chosen.lens, log.players), chosen.language))
    match = Match.replay(log, chance="manual")
    places = match.result.places if log.claim is None else log.claim.places
    if chosen.json:
        events = [{"n": t.number, "seat": t.seat, "action": t.action, "text": t.text} for t in told]
        result = {"over": match.over, "points": match.result.points, "places": places}
        if log.claim is not None:
            result["claimed"] = log.claim.absent
        print_json({"game": log.game, "players": log.players, "names": log.names, "events": events} | result)
        return
    for event in told:
        if event.text:
            sys.stdout.write(f"{event.number:5}  {event.text}\n")
    state = "places: " + ", ".join(map(str, places)) if match.over or log.claim else "the game is not over"
    if log.claim is not None:
        state += f"; claimed, seats that were absent: {', '.join(map(str, log.claim.absent))}"
    sys.stdout.write(f"points: {', '.join(map(str, match.result.points))}; {state}\n")


def run_draw(chosen: argparse.Namespace) -> None:
    """Draw a position of a saved game, or film it."""
    log = logs.read(chosen.file)
    viewer, last = viewer_of(chosen.lens, log.players), len(log.events)
    at = last if chosen.at is None else chosen.at
    if not 0 <= at <= last:
        raise SnowboundError(f"{chosen.file.name} has {last} events: --at is 0 to {last}, not {at}")
    match = Match.replay(replace(log, events=log.events[:at], played_by=()), chance="manual")
    if chosen.film:
        picture = _retold(log, match, chosen, tall=chosen.tall).film()
    else:
        picture = match.svg(viewer, chosen.language, tall=chosen.tall)
    if chosen.output is None:
        sys.stdout.write(picture)
    else:
        try:
            chosen.output.write_text(picture, encoding="utf-8")
        except OSError as error:
            raise SnowboundError(f"cannot write {chosen.output}: {error.strerror}") from None


def _retold(log: Log, match: Match, chosen: argparse.Namespace, *, tall: bool = False) -> Retelling:
    """Return a game for export. A claim belongs to the whole game only."""
    claimed = log.claim if len(match.events) == len(log.events) else None
    return retell(match, viewer_of(chosen.lens, log.players), chosen.language, tall=tall, claimed=claimed)


def viewer_of(lens: str, players: int) -> int | None:
    """Return the viewer that a lens names: a seat, SPECTATOR, or None for everything."""
    if lens == "all":
        return None
    if lens == "public":
        return SPECTATOR
    if lens.isdigit() and int(lens) < players:
        return int(lens)
    raise SnowboundError(f"--lens is all, public, or a seat from 0 to {players - 1}, not {lens!r}")


def told_events(log: Log, viewer: int | None, language: str = "en") -> Iterator[ToldEvent]:
    """Yield the events of a game as a viewer was told of them; None sees everything."""
    told: list[ToldEvent] = []

    def hear(match: Match, event: Event) -> None:
        told.append(match.tell(event, viewer, language))

    Match.replay(log, chance="manual", listener=hear)
    yield from told
