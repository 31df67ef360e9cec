"""The scheduler of all live tables: it asks bots and stand-ins to move and watches clocks and absences."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import BadBoard, SnowboundError

from ..json_log import log_event
from ..settings import Settings
from ..storage.fencing import LeaseLost
from ..storage.leases import Leases
from ..workers.boards import BoardFailed
from ..workers.fair_queue import Asker
from ..workers.pool import BotFailed, NotWanted, Workers
from . import drawing, lessons, waits
from .bot_questions import bot_question
from .bot_turns import BotTurn
from .clock_watch import ClockWatch
from .clocks import SECOND
from .commands import hand_to_stand_ins, move, must_be_playing
from .deadlines import Deadlines
from .draft import Draft
from .live_table import LiveTable
from .pending import Question
from .records import By, has_people
from .registry import LiveTables
from .table import TableState
from .visibility import is_unnoticed

RETRY = 1.0
"""Seconds before a failed bot move or takeover is tried again."""

BOTS_ONLY_GRACE = 5 * SECOND
"""Milliseconds for which a table without people goes on after a request about it. Afterwards it stands still."""

IDLE_CHECKS = 8
"""Number of checks for idle tables during the time after which a table is idle."""


class Scheduler:
    """Makes everything happen at tables that no person does: bots, stand-ins and timeouts."""

    def __init__(self, tables: LiveTables, workers: Workers, settings: Settings, leases: Leases) -> None:
        self.leases = leases
        self.tables = tables
        self.workers = workers
        self.settings = settings
        self.deadlines = Deadlines()
        self.clock_watch = ClockWatch(tables)
        self.stand_ins = 0
        self._changed: set[LiveTable] = set()  # tables that have changed since the last tick
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change.append(self.update)

    async def run(self) -> None:
        """Watch the clocks until cancelled."""
        checked = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.tick)
            self.clock_watch.tick(self.settings.tick)
            self._update_deadlines()
            for id in self.deadlines.due(self.tables.now()):
                if (live := self.tables.live.get(id)) is not None:
                    self._start(self._check_time(live))
            if time.monotonic() - checked > self.settings.idle / IDLE_CHECKS:
                checked = time.monotonic()
                for live in self.tables.drop_idle(self.settings.idle):
                    self.leases.release(live)

    async def close(self) -> None:
        """Cancel all scheduled work. Bots are asked again after a restart."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def update(self, live: LiveTable) -> None:
        """Schedule what a changed table needs: deadlines and bot moves."""
        table = live.table
        if self._closed:
            return
        if table.drawing is not None:
            if self.leases.holds(live):
                self._changed.add(live)
            return
        is_idle = table.wait is None and not self._is_watched(live)
        if table.status != "playing" or table.paused is not None or is_idle:
            self._cancel_deadline(live)
            self.leases.release(live)
            return
        if not self.leases.holds(live):
            self._cancel_deadline(live)
            return
        self._changed.add(live)
        if table.wait is not None:
            return
        for seat, question in lessons.open_questions(table).items():
            if table.is_played_by_program(seat) and live.thinking.get(seat) != question.number:
                live.thinking[seat] = question.number
                self._start(self._play_bot(live, seat, question))

    # --- time

    def _cancel_deadline(self, live: LiveTable) -> None:
        self._changed.discard(live)
        self.deadlines.set(live.table.id, None)

    def _update_deadlines(self) -> None:
        """Compute the next deadline of each changed table, once per tick instead of once per move."""
        changed, self._changed = self._changed, set()
        for live in changed:
            self.deadlines.set(live.table.id, self._next_check(live))

    def _is_watched(self, live: LiveTable) -> bool:
        """Whether anyone is watching or left only recently. Other tables stand still."""
        if live.listeners:
            return True
        return max(live.last_seen.values(), default=0) + self._grace(live) > self.tables.now()

    def _grace(self, live: LiveTable) -> int:
        return live.table.clocks.preset.grace if has_people(live.table.seats) else BOTS_ONLY_GRACE

    def _absent_at(self, live: LiveTable, seat: int) -> int | None:
        """Return when a stand-in takes over from a person who is not watching."""
        guest = live.table.seats[seat].guest
        if live.is_watched_by(guest):
            return None
        since = max(live.last_seen.get(guest, 0), live.table.clocks.asked.get(seat, 0))
        return since + self._grace(live)

    def _takeover_times(self, live: LiveTable) -> dict[int, int]:
        """Return for each seat that waits for a person when a stand-in takes over."""
        table = live.table
        deadlines = table.clocks.deadlines()
        times: dict[int, int] = {}
        if lessons.due(table) is not None:  # a learner may think for as long as they like
            return times
        for seat in table.questions:
            if not table.is_played_by_program(seat):
                ends = (deadlines.get(seat), self._absent_at(live, seat), _patience_ends_at(table, seat))
                due = [at for at in ends if at is not None]
                if due:
                    times[seat] = min(due)
        return times

    def _next_check(self, live: LiveTable) -> int | None:
        if live.table.drawing is not None:
            return drawing.due(live.table)
        if live.table.wait is not None:
            return waits.next_step(live.table)
        return min(self._takeover_times(live).values(), default=None)

    async def _check_time(self, live: LiveTable) -> None:
        if live.table.drawing is not None:
            await self._execute(live, drawing.start_over_if_due)
            return
        if live.table.wait is not None:
            await self._execute(live, waits.go_on_if_due)
            return
        late = [seat for seat, at in self._takeover_times(live).items() if at <= self.tables.now()]
        if not late or not self._is_watched(live):
            self.update(live)
            return

        def take_over(draft: Draft) -> None:
            table = draft.table
            hand_to_stand_ins(
                draft, [seat for seat in late if seat in table.questions and not table.is_played_by_program(seat)]
            )

        await self._execute(live, take_over)
        self.stand_ins += len(late)

    async def _execute(self, live: LiveTable, command: Callable[[Draft], None]) -> None:
        try:
            await self.tables.execute(live, command, self.leases.token(live))
        except Exception as error:
            self._distrust_lease(live, error)
            await asyncio.sleep(RETRY)  # the database may work again by then
            self.update(live)
            raise

    def _distrust_lease(self, live: LiveTable, error: Exception) -> None:
        """Acquire the lease again before the next attempt, if the database says that it is not ours."""
        if isinstance(error, LeaseLost):
            self.leases.release(live)

    # --- bots

    async def _play_bot(self, live: LiveTable, seat: int, question: Question) -> None:
        try:
            turn = live.turns.get(seat)
            if turn is None or turn.began != question.began:
                turn = live.turns[seat] = BotTurn(question.began)
            action = await self._decision(live, seat, question)
            if not self._is_hidden_step(live.table, seat, question, action):
                await asyncio.sleep(turn.remaining(self.settings.bot_pause))
            await self.tables.execute(
                live, lambda draft: self._play(draft, live, seat, question, action), self.leases.token(live)
            )
        except NotWanted:
            return  # the bot is asked again when somebody watches
        except Exception as error:
            self._distrust_lease(live, error)
            await asyncio.sleep(RETRY)
            raise
        finally:
            if live.thinking.get(seat) == question.number:
                del live.thinking[seat]
            self.update(live)

    def _is_hidden_step(self, table: TableState, seat: int, question: Question, action: int) -> bool:
        """Whether nobody will notice the bot's move, so that it need not wait for its time."""
        match, now = table.match, table.questions.get(seat)
        if match is None or now is None or now.number != question.number:
            return False
        return is_unnoticed(match, seat, action, range(SPECTATOR, match.players))

    def _play(self, draft: Draft, live: LiveTable, seat: int, question: Question, action: int) -> None:
        table = draft.table
        now = table.questions.get(seat)
        if now is None or now.number != question.number or not table.is_played_by_program(seat):
            return  # the person has returned, or there was an undo
        if table.paused is not None or table.is_over or table.wait is not None:
            return
        must_be_playing(table)
        by: By = "stand-in" if table.seats[seat].away else "bot"
        move(draft, seat, action, key=None, expect=None, by=by)
        if seat in live.returning and not table.is_late(seat):  # the person was waiting for this move
            live.returning.discard(seat)
            if table.seats[seat].away and table.seats[seat].is_taken and not table.is_over:
                draft.add("back", seat)

    async def _decision(self, live: LiveTable, seat: int, question: Question) -> int:
        table = live.table
        turn = live.turns[seat]
        if (scripted := lessons.scripted_move(table, seat)) is not None:
            return scripted
        asker = Asker(table.agreement.owner, table.id, bool(live.listeners), bool(table.people), turn.has_begun)
        if len(question.legal) == 1:
            await self.workers.wait_in_turn(asker)  # otherwise others could tell that the bot has no choice
            turn.serve()
            return question.legal[0]

        def is_wanted() -> bool:
            turn.serve()
            return self._is_watched(live)

        try:
            await self.tables.games.code_on_disk(table.game)
            level = table.seats[seat].level or table.agreement.stand_in
            asked = bot_question(self.tables.games.path(table.game.id), table, seat, f"level:{level}", "bot")
            action = await self.workers.ask(asked, asker, is_wanted)
            if action not in question.legal:
                raise BotFailed(f"it chose {action}, which is not legal")
            return action
        except (BotFailed, BadBoard, BoardFailed) as error:  # keep the game going
            log_event("bot replaced by a random choice", table=table.id, seat=seat, error=str(error))
            return secrets.choice(question.legal)

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began


def _patience_ends_at(table: TableState, seat: int) -> int | None:
    """Return when a watching person who does not move has kept others waiting too long, if others are there."""
    patience_ends = table.clocks.patience_ends(seat)
    return patience_ends if patience_ends is not None and set(table.people) - {table.seats[seat].guest} else None


async def _logged(work: Coroutine[Any, Any, Any]) -> None:
    """Log the errors of one table, so that they do not affect others."""
    try:
        await work
    except SnowboundError as error:
        log_event("scheduled work refused", error=str(error))
    except Exception as error:
        log_event("scheduled work failed", error=f"{type(error).__name__}: {error}")
