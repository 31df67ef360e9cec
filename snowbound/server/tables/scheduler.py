"""The steward of all live tables: asks bots and stand-ins, watches clocks, sees who is gone."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time

from snowbound.core.errors import SnowboundError

from ..json_log import journal
from ..settings import Settings
from ..storage.cluster import Guard
from ..workers.pool import BotFailed, Workers
from ..workers.worker import Question as BotQuestion
from .commands import Plan, give_way, move, must_be_playing
from .deadlines import Alarm
from .records import By
from .registry import Live, Room
from .table import Question, Table

RETRY = 1.0
"""Seconds before a bot's move that could not be written is tried again."""

LOOKS = 8
"""How often idle tables are looked for in the time after which a table is idle."""


class Steward:
    """Whatever happens at tables without a person doing it."""

    def __init__(self, room: Room, workers: Workers, settings: Settings, guard: Guard) -> None:
        self.guard = guard
        self.room = room
        self.workers = workers
        self.settings = settings
        self.alarm = Alarm()
        self.stand_ins = 0
        self._stirred: set[Live] = set()  # tables at which something has happened since the last tick
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        room.changed.append(self.look)

    async def run(self) -> None:
        """Watch the clocks for ever."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.tick)
            self._set_alarms()
            for id in self.alarm.due(self.room.now()):
                if (live := self.room.live.get(id)) is not None:
                    self._start(self._check_time(live))
            if time.monotonic() - looked > self.settings.idle / LOOKS:
                looked = time.monotonic()
                for live in self.room.drop_idle(self.settings.idle):
                    self.guard.release(live)

    async def close(self) -> None:
        """Stop whatever bots are thinking about; it can be asked again."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self, live: Live) -> None:
        """See what is to be done at a table that has changed."""
        table = live.table
        if self._closed:
            return
        if table.status != "playing" or table.paused is not None or not self._somebody_is_here(live):
            self._let_sleep(live)
            self.guard.release(live)
            return
        if not self.guard.holds(live):
            self._let_sleep(live)
            return
        self._stirred.add(live)
        for seat, question in table.questions.items():
            if table.is_played_by_program(seat) and live.thinking.get(seat) != question.number:
                live.thinking[seat] = question.number
                self._start(self._bot_turn(live, seat, question))

    # --- time

    def _let_sleep(self, live: Live) -> None:
        self._stirred.discard(live)
        self.alarm.set(live.table.id, None)

    def _set_alarms(self) -> None:
        """See once a tick, not once a move, when each table is to be looked at again."""
        stirred, self._stirred = self._stirred, set()
        for live in stirred:
            self.alarm.set(live.table.id, self._next_check(live))

    def _somebody_is_here(self, live: Live) -> bool:
        """Whether anybody waits for what happens; a table that nobody looks at sleeps."""
        if live.listeners:
            return True
        return max(live.seen.values(), default=0) + self._grace(live) > self.room.now()

    def _grace(self, live: Live) -> int:
        return live.table.clocks.preset.grace

    def _gone_at(self, live: Live, seat: int) -> int | None:
        """When a stand-in plays for a person who does not look at the table."""
        guest = live.table.seats[seat].guest
        if live.is_watched_by(guest):
            return None
        since = max(live.seen.get(guest, 0), live.table.clocks.asked.get(seat, 0))
        return since + self._grace(live)

    def _times(self, live: Live) -> dict[int, int]:
        """For each person who is asked: when a stand-in takes over, if nothing happens."""
        table = live.table
        deadlines = table.clocks.deadlines()
        times: dict[int, int] = {}
        for seat in table.questions:
            if not table.is_played_by_program(seat):
                ends = (deadlines.get(seat), self._gone_at(live, seat), _tried_at(table, seat))
                due = [at for at in ends if at is not None]
                if due:
                    times[seat] = min(due)
        return times

    def _next_check(self, live: Live) -> int | None:
        return min(self._times(live).values(), default=None)

    async def _check_time(self, live: Live) -> None:
        late = [seat for seat, at in self._times(live).items() if at <= self.room.now()]
        if not late or not self._somebody_is_here(live):
            self.look(live)
            return

        def take_over(plan: Plan) -> None:
            table = plan.table
            give_way(plan, [seat for seat in late if seat in table.questions and not table.is_played_by_program(seat)])

        try:
            await self.room.do(live, take_over)
            self.stand_ins += len(late)
        except Exception:
            await asyncio.sleep(RETRY)  # the database may be back then
            self.look(live)
            raise

    # --- bots

    async def _bot_turn(self, live: Live, seat: int, question: Question) -> None:
        try:
            # The pause begins with the thinking: how long that takes would tell how much there is to choose from.
            over = time.monotonic() + self.settings.bot_pause
            action = await self._decision(live.table, seat, question)
            await asyncio.sleep(max(0.0, over - time.monotonic()))
            await self.room.do(live, lambda plan: self._play(plan, live, seat, question, action))
        except Exception:
            await asyncio.sleep(RETRY)
            raise
        finally:
            if live.thinking.get(seat) == question.number:
                del live.thinking[seat]
            self.look(live)

    def _play(self, plan: Plan, live: Live, seat: int, question: Question, action: int) -> None:
        table = plan.table
        now = table.questions.get(seat)
        if now is None or now.number != question.number or not table.is_played_by_program(seat):
            return  # the person is back, or something was taken back
        if table.paused is not None or table.is_over:
            return
        must_be_playing(table)
        by: By = "stand-in" if table.seats[seat].away else "bot"
        move(plan, seat, action, key=None, expect=None, by=by)
        if seat in live.returning:  # the person waited for this only
            live.returning.discard(seat)
            if table.seats[seat].away and not table.is_over:
                plan.add("back", seat)

    async def _decision(self, table: Table, seat: int, question: Question) -> int:
        if len(question.legal) == 1:
            return question.legal[0]
        try:
            action = await self.workers.ask(self._asked(table, seat))
            if action not in question.legal:
                raise BotFailed(f"it chose {action}, which is not legal")
            return action
        except BotFailed as error:  # the table goes on
            journal("bot replaced by a random choice", table=table.id, seat=seat, error=str(error))
            return secrets.choice(question.legal)

    def _asked(self, table: Table, seat: int) -> BotQuestion:
        """All that the bot in a seat may know."""
        assert table.match is not None
        level = table.seats[seat].level or table.agreement.stand_in
        digest = hmac.digest(bytes.fromhex(table.agreement.seed), f"bot {seat}".encode(), "sha256")
        decided = sum(event.seat == seat for event in table.match.events)
        return BotQuestion(
            self.room.shelf.path(table.game.id),
            seat,
            f"level:{level}",
            int.from_bytes(digest[:7], "big"),
            decided,
            table.seen_by(seat),
            table.match.bytes(seat),
        )

    def _start(self, work: object) -> None:
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _tried_at(table: Table, seat: int) -> int | None:
    """When a person who looks at the table and does nothing has kept another person waiting for too long."""
    tried = table.clocks.tried(seat)
    return tried if tried is not None and set(table.people) - {table.seats[seat].guest} else None


async def _guarded(work: object) -> None:
    """What goes wrong at one table is noted, and stays there."""
    try:
        await work  # type: ignore[misc]
    except SnowboundError as error:
        journal("steward refused", error=str(error))
    except Exception as error:
        journal("steward failed", error=f"{type(error).__name__}: {error}")
