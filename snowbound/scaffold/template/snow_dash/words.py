"""What is asked, done and seen in Snow Dash, as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.words import Phrase, phrase, player

from . import actions as act
from .state import STORM, Phase


def question(s: Any, seat: int) -> Phrase:
    """Return what the player in turn is asked."""
    if s.ahead == 0:
        return phrase("ask-first")
    return phrase("ask-again", ahead=s.ahead)


def action(s: Any, seat: int, action: int) -> Phrase:
    """Return the name of an action, as on a button."""
    return phrase("roll" if action == act.ROLL else "camp")


def event(s: Any, seat: int, action: int | None) -> Phrase:
    """Return what the log says; `s` is the position before the event."""
    if seat == CHANCE:
        return fallen(s, (action or 0) + 1)
    if action == act.ROLL:
        return phrase("rolls", player=player(seat))
    return phrase("camps", player=player(seat), field=field_of(s, seat))


def fallen(s: Any, face: int) -> Phrase:
    """Return what the die brings."""
    if face == STORM:
        return phrase("storm", player=player(s.turn))
    if field_of(s, s.turn) + face >= s.length:
        return phrase("arrives", player=player(s.turn), face=face)
    return phrase("goes", player=player(s.turn), face=face)


def field_of(s: Any, seat: int) -> int:
    """Return the field of a sledge."""
    return int(s.camp[seat]) + (s.ahead if seat == s.turn else 0)


def table(s: Any, seat: int) -> list[Phrase]:
    """Return the track, the camps, and how far the sledge in turn is ahead."""
    lines = [phrase("line-track", length=s.length)]
    lines += [phrase("line-player", player=player(other), field=int(s.camp[other])) for other in range(s.players)]
    if s.phase != Phase.OVER and s.ahead > 0:
        lines.append(phrase("line-ahead", player=player(s.turn), ahead=s.ahead))
    return lines
