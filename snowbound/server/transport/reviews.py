"""Reviews of finished games: one process makes them one after the other, and the player sees how far theirs is."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from ..messages import wire
from ..messages.reviews import review_job
from ..storage.guests import Caller
from ..tables.access import require_guest
from ..tables.authorization import Authorizer
from ..tables.live_table import LiveTable
from ..workers.jobs import JobProcess
from .late_answers import LateAnswers, Send

PER_SECOND, AT_ONCE = 1 / 20, 5
"""The limits per person: five reviews at once, then one every twenty seconds."""

MOST_WAITING = 20
"""Most reviews that wait for the process."""

PATIENCE = 300.0
"""Seconds until a review has got on. The first one of a game on a machine includes compiling its search."""

KEPT = 500
"""Reviews that are kept, in case somebody asks again."""

ReviewKey = tuple[str, int, str]
"""The table, the seat, and the language."""


class Reviews:
    """Reviews the finished games of all tables in this process for their players."""

    def __init__(self, authorizer: Authorizer) -> None:
        self.authorizer = authorizer
        self.made = 0
        self.process = JobProcess(
            "snowbound.server.workers.review_worker", most_waiting=MOST_WAITING, patience=PATIENCE
        )
        self._answers = LateAnswers("review", PER_SECOND, AT_ONCE)
        self._kept: OrderedDict[ReviewKey, wire.Reviewed] = OrderedDict()

    async def take(self, caller: Caller, command: wire.AskReview, language: str, send: Send) -> None:
        """Check that a player may have a review, and send it when it is ready."""
        require_guest(caller)
        live = await self.authorizer.own_seat(caller, command, command.seat)
        job = review_job(live.table, command.seat, language, self.authorizer.tables.games.path(live.table.game.id))
        self._answers.begin(caller.guest)

        async def review() -> wire.Reviewed:
            key = (command.table, command.seat, language)
            if key not in self._kept:
                await self.authorizer.tables.games.code_on_disk(live.table.game)
                data = await self.process.make(msgspec.msgpack.encode(job), progress)
                self._keep(key, _numbered(msgspec.json.decode(data, type=wire.Reviewed), live))
            return msgspec.structs.replace(self._kept[key], key=command.key)

        def progress(done: int, total: int) -> None:
            send(wire.Reviewing(table=command.table, seat=command.seat, done=done, total=total))

        self._answers.start(caller.guest, command, review, send)

    async def close(self) -> None:
        """Stop working."""
        await self._answers.close()
        await self.process.close()

    def _keep(self, key: ReviewKey, review: wire.Reviewed) -> None:
        self.made += 1
        self._kept[key] = review
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _numbered(review: wire.Reviewed, live: LiveTable) -> wire.Reviewed:
    """Return a review in which each decision has the number by which its seat knows it."""
    told = live.table.told.events(review.seat)
    for one in review.costliest:
        one.number = told.told(one.number)
    return review
