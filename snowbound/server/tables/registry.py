"""All live tables of a server: loaded when somebody comes, changed one command at a time, dropped when idle."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa

from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import SnowboundError

from ..messages import views, wire
from ..storage import schema
from ..storage.database import Conflict, Store
from ..workers.games import Shelf
from .clocks import SECOND, Now
from .commands import Plan
from .records import Agreement, Record
from .table import Table

Result = TypeVar("Result")

GLANCE = 0.2
"""Seconds until everybody knows who came or went."""

RETRIES = 5
SHOWN = 200
"""Tables in the lobby, at most."""

LISTED = 24 * 3600 * SECOND
"""Milliseconds for which a table is in the lobby: who opened it and never came back would be there for ever."""


class NoTable(SnowboundError):
    """There is no table of that id."""

    code = "no-table"


class Listener(Protocol):
    """Somebody who is told what happens."""

    manner: views.Manner

    @property
    def guest(self) -> str:
        """Who it is; empty for a stranger."""

    def push(self, message: bytes) -> None:
        """Take one message."""


class Live:
    """A table in memory, and who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: dict[tuple[Listener, int], None] = {}
        # fmt: off
        self.seen: dict[str, int] = {}              # by guest: when we last heard of them
        self.elsewhere: dict[str, list[str]] = {}   # by other server process: the guests who look at the table there
        self.touched = 0
        self.returning: set[int] = set()            # seats whose people are back as soon as the stand-in has moved
        self.thinking: dict[int, int] = {}          # by seat: the number of the question that its bot is thinking about
        self.is_doubtful = False                    # what is in memory may not be what is in the store
        # fmt: on

    def here(self) -> list[int]:
        """The seats whose people look at the table."""
        guests = {*self.local_guests(), *(guest for there in self.elsewhere.values() for guest in there)}
        return [n for n, seat in enumerate(self.table.seats) if seat.kind == "person" and seat.guest in guests]

    def local_guests(self) -> list[str]:
        """The guests who look at the table at this process."""
        return sorted({listener.guest for listener, _ in self.listeners})

    def may_see(self, guest: str, seat: int) -> bool:
        """Whether the view of this seat is for this guest."""
        return seat == SPECTATOR or self.table.is_seat_of(seat, guest)

    def is_watched_by(self, guest: str) -> bool:
        """Whether this guest looks at the table."""
        if any(listener.guest == guest for listener, _ in self.listeners):
            return True
        return any(guest in guests for guests in self.elsewhere.values())


class Room:
    """The tables that are in memory."""

    def __init__(self, store: Store, shelf: Shelf, now: Now) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now
        self.live: dict[str, Live] = {}
        self.lobby: set[Listener] = set()
        self.changed: list[Callable[[Live], None]] = []  # called when a table has changed or somebody came or went
        self.loaded: list[Callable[[Live], None]] = []  # called when a table has come into memory
        self.moves = 0
        self._stirred: set[Live] = set()  # tables at which somebody came or went
        self._loading: dict[str, asyncio.Future[Live]] = {}

    # --- coming and going

    def at_hand(self, id: str) -> Live | None:
        """A table, if it is in memory."""
        if (found := self.live.get(id)) is not None:
            found.touched = self.now()
        return found

    async def table(self, id: str) -> Live:
        """A table, from memory or from the store."""
        if (found := self.at_hand(id)) is not None:
            return found
        if (loading := self._loading.get(id)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[id] = asyncio.get_running_loop().create_future()
        try:
            live = Live(await self._load(id))
            live.touched = self.now()
            self.live[id] = live
            for callback in self.loaded:
                callback(live)
            future.set_result(live)
            return live
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits gets it, and nobody need
            raise
        finally:
            del self._loading[id]

    async def create(self, agreement: Agreement, records: Sequence[Record]) -> Live:
        """A new table."""
        table = Table(agreement, await self.shelf.find(agreement.game), agreement.game in self.shelf.ready)
        table.fold_all(records)
        await self.store.create(agreement, records, _summary(table))
        live = self.live[agreement.id] = Live(table)
        live.touched = self.now()
        self.shelf.make_ready(table.game)
        self._tell_lobby(table)
        return live

    async def _load(self, id: str) -> Table:
        agreement = await self.store.agreement(id)
        if agreement is None:
            raise NoTable(f"there is no table {id!r}")
        game = await self.shelf.find(agreement.game, agreement.rules)
        table = Table(agreement, game, agreement.game in self.shelf.ready)
        self.shelf.make_ready(game)
        table.fold_all(await self.store.records(id))
        table.fresh.clear()
        table.clocks.restart(self.now())
        return table

    def drop_idle(self, idle: float) -> list[Live]:
        """Forget the tables that nobody looks at, and return them; everything about them is in the store."""
        before, dropped = self.now() - int(idle * 1000), []
        for id, live in list(self.live.items()):
            if not live.listeners and not live.thinking and not live.lock.locked() and live.touched < before:
                del self.live[id]
                dropped.append(live)
        return dropped

    # --- changing

    async def do(self, live: Live, command: Callable[[Plan], Result]) -> Result:
        """Carry out a command: it is on the disk and everybody knows of it when this returns."""
        # fmt: off
        async with live.lock:
            for _ in range(RETRIES):
                if live.is_doubtful:
                    await self._clear_doubts(live)
                plan = self._planned(live)
                try:
                    result = command(plan)
                except Exception:
                    if plan.records:
                        await self._reload(live)
                    elif self.store.is_shared and await self._read_on(live):
                        continue                            # it was refused for what is no longer so
                    raise
                if not plan.records:
                    return result
                summary = _summary(live.table) if plan.is_seen else None
                try:
                    await _to_its_end(self.store.append(live.table.id, plan.records, summary))
                except Conflict:                            # another process was faster: look again
                    await self._reload(live)
                    self._tell_anew(live)
                    continue
                except asyncio.CancelledError:              # who asked is gone; it has happened all the same
                    self._after(live, plan)
                    raise
                except Exception:                           # it may have been written all the same
                    await self._reload(live)
                    self._tell_anew(live)
                    raise
                self._after(live, plan)
                return result
        # fmt: on
        raise SnowboundError(f"table {live.table.id} is too busy; try again")

    async def close(self) -> None:
        """Wait for the commands that are being carried out."""
        for live in list(self.live.values()):
            async with live.lock:
                pass

    def _planned(self, live: Live) -> Plan:
        table = live.table
        if not table.compiled and table.game.id in self.shelf.ready:
            table.compiled = True
            if table.match is not None:
                table.match.compile()
        live.touched = self.now()
        return Plan(table, live.touched)

    async def _reload(self, live: Live) -> None:
        """Make the table again from the store; nothing is done with it before that has succeeded."""
        live.is_doubtful = True
        live.table = await self._load(live.table.id)
        live.is_doubtful = False

    async def _clear_doubts(self, live: Live) -> None:
        """Make a table again that could not be read when that was due, and give everybody the full view."""
        if live.is_doubtful:
            await self._reload(live)
            self._tell_anew(live)

    async def catch_up(self, live: Live) -> None:
        """Let happen here what another process has written."""
        async with live.lock:
            await self._clear_doubts(live)
            new = await self._read_on(live)
        if new:
            self.notice(live)

    async def _read_on(self, live: Live) -> bool:
        """Fold what is new in the log; whether there was anything."""
        records = await self.store.records(live.table.id, live.table.seq)
        if records:
            self._planned(live)
            live.table.fold_all(records)
            self.tell(live, records, info=True)
        return bool(records)

    def _tell_anew(self, live: Live) -> None:
        """Give everybody the full view."""
        for listener, seat in list(live.listeners):
            if live.may_see(listener.guest, seat):
                message = views.news(live.table, seat, listener.manner)
                message.gap = True
                listener.push(wire.encode(message))

    def _after(self, live: Live, plan: Plan) -> None:
        self.moves += plan.moves
        self.tell(live, plan.records, info=plan.is_seen)
        if plan.is_seen:
            self._tell_lobby(live.table)
        self.notice(live)

    # --- telling

    def tell(self, live: Live, records: Sequence[Record], *, info: bool) -> None:
        """Tell everybody who looks at the table; each kind of viewer's message is made once."""
        happened = views.Telling(live.table, records, info=info)
        made: dict[tuple[int, views.Manner], bytes] = {}
        for listener, seat in list(live.listeners):
            if not live.may_see(listener.guest, seat):  # the seat is somebody else's by now
                del live.listeners[listener, seat]
                continue
            kind = (seat, listener.manner)
            if kind not in made:
                made[kind] = wire.encode(happened.news(*kind))
            listener.push(made[kind])
        live.table.fresh.clear()

    async def watch(self, live: Live, listener: Listener, seat: int, since: int | None) -> None:
        """From now on tell a listener what happens, after what happened since a number that it has."""
        async with live.lock:
            await self._clear_doubts(live)
            kind = (seat, listener.manner)
            if self.store.is_shared and since is not None and since > live.table.seq:
                await self._read_on(live)  # they have seen more at another process
            if since is None or views.is_too_long_ago(live.table, since):
                message = views.news(live.table, *kind)
                message.gap = True
            else:
                records = await self.store.records(live.table.id) if since < live.table.seq else []
                message = views.caught_up(live.table, records, since, *kind)
            live.listeners[listener, seat] = None
            listener.push(wire.encode(message))
        self.presence_changed(live)

    def unwatch(self, live: Live, listener: Listener, seat: int) -> None:
        """No longer tell a listener."""
        if live.listeners.pop((listener, seat), 0) is None:
            live.touched = live.seen[listener.guest] = self.now()
            self.presence_changed(live)

    def presence_changed(self, live: Live) -> None:
        """Have told who is here, in a moment: who comes back in that time has never been gone."""
        if not self._stirred:
            asyncio.get_running_loop().call_later(GLANCE, self._tell_presence)
        self._stirred.add(live)
        self.notice(live)

    def _tell_presence(self) -> None:
        stirred, self._stirred = self._stirred, set()
        for live in stirred:
            message = wire.encode(wire.Presence(table=live.table.id, here=live.here())) if live.listeners else b""
            for listener in {listener for listener, _ in live.listeners}:
                listener.push(message)

    def notice(self, live: Live) -> None:
        """Let bots and clocks look at a table that has changed."""
        for callback in self.changed:
            callback(live)

    def _tell_lobby(self, table: Table) -> None:
        if table.agreement.visibility == "public" and self.lobby:
            message = wire.encode(wire.Tables(tables=[views.table_info(table)]))
            for listener in self.lobby:
                listener.push(message)

    async def tell_lobby_of(self, table: str) -> None:
        """Tell the lobby of a table that another process has changed."""
        for info in await self._infos(sa.select(schema.tables).where(schema.tables.c.id == table)):
            if info.visibility == "public":
                message = wire.encode(wire.Tables(tables=[info]))
                for listener in self.lobby:
                    listener.push(message)

    async def tell_whole_lobby(self) -> None:
        """Tell all open tables anew, where news of them may have been missed."""
        if self.lobby:
            message = wire.encode(wire.Tables(tables=await self.open_tables(), all=True))
            for listener in self.lobby:
                listener.push(message)

    async def open_tables(self) -> list[wire.TableInfo]:
        """The lobby: public tables of the last day that wait for players or are being played, newest first."""
        t = schema.tables
        query = (
            sa.select(t)
            .where(t.c.status.in_(["open", "playing"]), t.c.visibility == "public")
            .where(t.c.created > self.now() - LISTED)
            .order_by(t.c.status, t.c.created.desc())
            .limit(SHOWN)
        )
        return await self._infos(query)

    async def tables_of(self, guest: str) -> list[wire.TableInfo]:
        """The tables at which a guest sits, newest first."""
        t = schema.tables
        query = sa.select(t).where(t.c.lobby.contains(f'"guest":"{guest}"', autoescape=True))
        return await self._infos(query.order_by(t.c.created.desc()).limit(SHOWN))

    async def _infos(self, query: Any) -> list[wire.TableInfo]:
        rows = await self.store.read(lambda c: c.execute(query).mappings().all())
        return [msgspec.json.decode(row["lobby"], type=wire.TableInfo) for row in rows]


async def _to_its_end(written: asyncio.Future[None]) -> None:
    """Wait for a change, which cannot be cancelled; then raise what went wrong, or that who waits is told to stop."""
    try:
        await written
    except asyncio.CancelledError:
        written.result()
        raise


def new_id(now: int) -> str:
    """The id of a new table: tables of the same time lie side by side in the database, and are written together."""
    return f"{now // 1000:08x}{secrets.token_hex(4)}"


def _summary(table: Table) -> dict[str, Any]:
    return {"status": table.status, "lobby": wire.encode(views.table_info(table)).decode()}
