"""What is asked, done and seen in Snow Dash, as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.facts import FactRow
from snowbound.core.words import Phrase, drawn, phrase, player

from . import actions as act
from .facts import Fact
from .state import Phase


def question(s: Any, seat: int) -> Phrase:
    """Return what the player in turn is asked."""
    if s.ahead == 0:
        return phrase("ask-first")
    return phrase("ask-again", ahead=s.ahead)


def action(s: Any, seat: int, action: int) -> Phrase:
    """Return the name of an action, as on a button."""
    return phrase("roll" if action == act.ROLL else "camp")


def fact(s: Any, told: FactRow) -> Phrase:
    """Return the sentence of a fact; `s` is the position after the event."""
    id, who = told.kind.text_id, player(told.seat)
    if told.kind == Fact.HUT_REACHED:
        return phrase(id, player=player(told.what))
    if told.kind == Fact.GOES or told.kind == Fact.ARRIVES:
        die = drawn(phrase("face", face=told.number), f"die-{told.number}", alone=True)
        return phrase(id, player=who, number=told.number, die=die)
    if told.kind == Fact.FIELDS:
        return phrase(id, number=told.number)
    return phrase(id, player=who, field=told.where)


def sprites(s: Any, told: FactRow) -> list[str]:
    """Return the sledge that a fact is about, which the page lets flash or points at."""
    return [f"sledge-{told.seat}"] if told.seat >= 0 else []


def situation(s: Any, seat: int) -> list[Phrase]:
    """Return what goes on, for players who wait."""
    return [phrase("line-ahead", player=player(s.turn), ahead=s.ahead)] if s.ahead > 0 else []


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
