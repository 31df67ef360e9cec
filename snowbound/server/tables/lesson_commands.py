"""The command that creates a lesson table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from snowbound.core.colours import seated
from snowbound.core.lesson import Lesson, lessons_of

from ..messages import wire
from ..storage.guests import Caller
from . import drawing
from .access import require_guest
from .commands import ReusedKey
from .draft import Draft
from .lessons import UnknownLesson
from .records import LogRecord, Seat

if TYPE_CHECKING:
    from snowbound.core.game import Game

    from .authorization import Authorizer

RIVAL = 1
"""The level of the bots in the rivals' seats: easy."""


async def learn(authorizer: Authorizer, caller: Caller, command: wire.Learn) -> wire.Ack:
    """Create a table for a lesson and start it. Its seats belong to the learner and to easy bots, none is open."""
    require_guest(caller)
    game = await authorizer.tables.games.find_offered(command.game)
    lesson = _lesson(game, await asyncio.to_thread(lessons_of, game), command.lesson)  # reads files the first time
    head = lesson.head
    agreement = authorizer.agreement(
        caller,
        game=game.id,
        rules=game.version,
        options=game.complete(head.options, head.players),
        timing="none",
        stand_in=RIVAL,
        visibility="invitation",
        seats=lesson_seats(game, lesson, command.learners, caller.guest),
    )
    first = first_record(lesson, agreement.created)
    live = await authorizer.create_once(caller, agreement, False, f"learn/{command.key}", [first])
    if live.table.lesson is None or live.table.lesson.name != lesson.name:
        raise ReusedKey(f"the key was already used to create table {live.table.id}, which is different")

    await authorizer.tables.execute(live, begin)
    return authorizer.seat_ack(caller, live)


def begin(draft: Draft) -> None:
    """Start the game, unless it has started. What the lesson has before its first step is played at once."""
    if draft.table.status == "open":
        drawing.begin(draft, RIVAL)


def _lesson(game: Game, known: dict[str, Lesson], name: str) -> Lesson:
    """Return a lesson by its name, or the first one."""
    if not known or (name and name not in known):
        raise UnknownLesson(f"{game.id} has no lesson {name!r}; it has {', '.join(known) or 'none'}")
    return known[name] if name else next(iter(known.values()))


def first_record(lesson: Lesson, now: int) -> LogRecord:
    """Return the first record of a lesson table."""
    more = {"name": lesson.name, "script": lesson.fingerprint, "events": len(lesson.script)}
    return LogRecord(1, "lesson", now, more=more)


def lesson_seats(game: Game, lesson: Lesson, learners: int, guest: str) -> list[Seat]:
    """Return the seats of a lesson table: one or two for the learner, the others for easy bots."""
    own = [lesson.head.learner, lesson.second][:learners]
    colours = seated((), game.colours, lesson.head.players)
    return [
        Seat("open", guest=guest, colour=colour) if seat in own else Seat("bot", level=RIVAL, colour=colour)
        for seat, colour in enumerate(colours)
    ]


COMMANDS: dict[type, Callable[[Authorizer, Caller, Any], Awaitable[wire.Ack]]] = {wire.Learn: learn}
"""The function for each kind of command."""
