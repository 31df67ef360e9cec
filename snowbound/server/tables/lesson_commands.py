"""The command that creates a lesson table."""

from __future__ import annotations

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
    lesson, head = _lesson(game, command.lesson), _lesson(game, command.lesson).head
    learners = [head.learner, lesson.second][: command.learners]
    agreement = authorizer.agreement(
        caller,
        game=game.id,
        rules=game.version,
        options=game.complete(head.options, head.players),
        timing="none",
        stand_in=RIVAL,
        visibility="invitation",
        seats=_seats(game, lesson, learners, caller.guest),
    )
    more = {"name": lesson.name, "script": lesson.fingerprint, "events": len(lesson.script)}
    first = [LogRecord(1, "lesson", agreement.created, more=more)]
    live = await authorizer.create_once(caller, agreement, False, f"learn/{command.key}", first)
    if live.table.lesson is None or live.table.lesson.name != lesson.name:
        raise ReusedKey(f"the key was already used to create table {live.table.id}, which is different")

    def begin(draft: Draft) -> None:
        if draft.table.status == "open":
            drawing.begin(draft, RIVAL)

    await authorizer.tables.execute(live, begin)
    return authorizer.seat_ack(caller, live)


def _lesson(game: Game, name: str) -> Lesson:
    """Return a lesson by its name, or the first one."""
    known = lessons_of(game)
    if not known or (name and name not in known):
        raise UnknownLesson(f"{game.id} has no lesson {name!r}; it has {', '.join(known) or 'none'}")
    return known[name] if name else next(iter(known.values()))


def _seats(game: Game, lesson: Lesson, learners: list[int], guest: str) -> list[Seat]:
    colours = seated((), game.colours, lesson.head.players)
    return [
        Seat("open", guest=guest, colour=colour) if seat in learners else Seat("bot", level=RIVAL, colour=colour)
        for seat, colour in enumerate(colours)
    ]


COMMANDS: dict[type, Callable[[Authorizer, Caller, Any], Awaitable[wire.Ack]]] = {wire.Learn: learn}
"""The function for each kind of command."""
