"""The commands for saved games: `snowbound replay` tells one, `snowbound draw` draws a position of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from snowbound.core import log as logs
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import SnowboundError
from snowbound.core.match import Match
from snowbound.core.words import LANGUAGES

Add = Callable[[str, str, Callable[[argparse.Namespace], None]], argparse.ArgumentParser]


def add_commands(add: Add) -> None:
    """Add the commands of this module to the command line."""
    telling = add("replay", "tell a saved game, event by event", run_replay)
    telling.add_argument("--json", action="store_true", help="for programs")

    drawing = add("draw", "draw a position of a saved game as an SVG file", run_draw)
    drawing.add_argument("--at", type=int, metavar="N", help="after so many events (default: all)")
    drawing.add_argument("--tall", action="store_true", help="as on a phone")
    drawing.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: standard output")

    for command in (telling, drawing):
        command.add_argument("file", type=Path)
        command.add_argument("--lens", default="public", help="all, public, or a seat (default: public)")
        command.add_argument("--language", choices=LANGUAGES, default="en")


def run_replay(chosen: argparse.Namespace) -> None:
    """Tell a saved game."""
    from snowbound.terminal import retell

    log = logs.read(chosen.file)
    told = list(retell(log, lens(chosen.lens, log.players), chosen.language))
    match = Match.replay(log, chance="manual")
    if chosen.json:
        events = [{"n": t.number, "seat": t.seat, "action": t.action, "text": t.text} for t in told]
        result = {"points": match.result.points, "places": match.result.places}
        data = {"game": log.game, "players": log.players, "events": events, "over": match.over} | result
        sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
        return
    for event in told:
        sys.stdout.write(f"{event.number:5}  {event.text}\n")
    state = "places: " + ", ".join(map(str, match.result.places)) if match.over else "the game is not over"
    sys.stdout.write(f"points: {', '.join(map(str, match.result.points))}; {state}\n")


def run_draw(chosen: argparse.Namespace) -> None:
    """Draw a position of a saved game."""
    log = logs.read(chosen.file)
    at = len(log.events) if chosen.at is None else chosen.at
    if not 0 <= at <= len(log.events):
        raise SnowboundError(f"{chosen.file.name} has {len(log.events)} events: --at cannot be {at}")
    match = Match.replay(replace(log, events=log.events[:at], played_by=()), chance="manual")
    picture = match.svg(lens(chosen.lens, log.players), chosen.language, tall=chosen.tall)
    if chosen.output is None:
        sys.stdout.write(picture)
    else:
        chosen.output.write_text(picture, encoding="utf-8")


def lens(name: str, players: int) -> int | None:
    """Whose view a lens is; None for everything."""
    if name == "all":
        return None
    if name == "public":
        return SPECTATOR
    if name.isdigit() and int(name) < players:
        return int(name)
    raise SnowboundError(f"a lens is all, public, or a seat from 0 to {players - 1}, not {name!r}")
