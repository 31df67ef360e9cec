"""The live tables of a server process: loaded on demand, changed by one command at a time, dropped when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from snowbound.core.errors import BadBoard, SnowboundError
from snowbound.core.game import Game
from snowbound.core.lesson import lessons_of

from ..json_log import log_event
from ..messages import views, wire
from ..storage import schema
from ..storage.database import Conflict, Database
from ..storage.group_commit import commit_result
from ..storage.snapshots import Snapshots
from ..workers.games import OfferedGames
from .announcing import announce, send_full_views
from .clocks import Now
from .draft import Draft
from .live_table import Listener, LiveTable
from .loading import Loader
from .old_editions import closed_table
from .quarantine import DamagedTable, fold_stored, is_damage
from .records import Agreement, LogRecord
from .snapshot import WrongSnapshot, is_at, restore
from .table import TableState
from .table_lists import TableLists

Result = TypeVar("Result")

PRESENCE_DELAY = 0.2
"""Seconds before presence is announced, so that reloading a page does not look like leaving."""

RETRIES = 5


class NoTable(SnowboundError):
    """There is no table with this id."""

    code = "no-table"


class Busy(SnowboundError):
    """Another process changed the table each time that a command was tried; nothing was written."""

    code = "busy"


class LiveTables(TableLists):
    """The tables in memory, by id."""

    def __init__(self, database: Database, games: OfferedGames, now: Now, wait_factor: float = 1.0) -> None:
        super().__init__(database, games, now)
        self.wait_factor = wait_factor
        self.live: dict[str, LiveTable] = {}
        games.is_used = lambda layout: any(live.table.game.as_loaded is layout for live in self.live.values())
        self.lobby: set[Listener] = set()
        self.on_change: list[Callable[[LiveTable], None]] = []  # called when a table or its presence has changed
        self.on_load: list[Callable[[LiveTable], None]] = []  # called when a table was loaded
        self.moves = 0
        self._came_or_went: set[LiveTable] = set()  # tables whose presence is to be announced
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._loader = Loader()
        self.snapshots = Snapshots(database)

    # --- loading and dropping

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        if (found := self.live.get(id)) is not None:
            found.last_used = self.now()
        return found

    async def find(self, id: str) -> LiveTable:
        """Return a table from memory, or load it from the database."""
        if (found := self.in_memory(id)) is not None:
            return found
        if (loading := self._loading.get(id)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[id] = asyncio.get_running_loop().create_future()
        try:
            live = LiveTable(await self._load(id))
            live.last_used = self.now()
            self.live[id] = live
            for callback in self.on_load:
                callback(live)
            future.set_result(live)
            return live
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # mark it as retrieved: perhaps nobody else waits
            raise
        finally:
            del self._loading[id]

    async def create(self, agreement: Agreement, records: Sequence[LogRecord], key: str | None = None) -> LiveTable:
        """Create a table, or return the one that its owner has already created with this key."""
        await self.games.find_offered(agreement.game)
        table = self._new_state(agreement, await self.games.find_on(agreement.game, agreement.board))
        table.fold_all(records)
        created = await self.database.create(agreement, records, _summary(table), key)
        if created != agreement.id:
            return await self.find(created)
        live = self.live[agreement.id] = LiveTable(table)
        live.last_used = self.now()
        self.games.compile_in_background(table.game)
        self._announce_to_lobby(table)
        return live

    def _new_state(self, agreement: Agreement, game: Game) -> TableState:
        return TableState(agreement, game, self.games.is_ready(game), self.wait_factor)

    async def _load(self, id: str) -> TableState:
        self.quarantine.check(id)
        try:
            table = await self._rebuilt(id)
        except DamagedTable as error:
            self.quarantine.add(error)
            raise
        self.quarantine.remove(id)
        if table.lesson is not None:
            await asyncio.to_thread(lessons_of, table.game)  # reads files the first time
        table.name_people(await self.database.names(table.chosen_names))
        return table

    async def _rebuilt(self, id: str) -> TableState:
        agreement = await self.database.agreement(id)
        if agreement is None:
            raise NoTable(f"there is no table {id!r}")
        game = await self._game_of(agreement)
        table = await self._from_snapshot(agreement, game)
        if table is None:
            table, records = self._new_state(agreement, game), await self.database.records(id)
            try:
                game.check_edition(agreement.rules)
                await self._loader.fold_all(table, records)
            except SnowboundError as error:
                if is_damage(error, current=agreement.rules == game.version):
                    raise
                return await self._closed(agreement, game, records, error)
        self.snapshots.consider(table)
        self.games.compile_in_background(game)
        table.restart_clocks(self.now())
        return table

    async def _game_of(self, agreement: Agreement) -> Game:
        try:
            return await self.games.find_on(agreement.game, agreement.board)
        except BadBoard as error:
            raise DamagedTable(agreement.id, "its board", error) from error

    async def _from_snapshot(self, agreement: Agreement, game: Game) -> TableState | None:
        """Return a table from its snapshot and the records after it, or None if there is no snapshot that fits."""
        snapshot = await self.snapshots.find(agreement, game)
        if snapshot is None:
            return None
        try:
            records = await self.database.records(agreement.id, snapshot.head.seq - 1)
            if any(record.kind == "forget" for record in records):
                raise WrongSnapshot("a guest was purged since")
            if not is_at(snapshot, records[0] if records else None):
                raise WrongSnapshot(f"record {snapshot.head.seq} of the log is another one")
            table = self._new_state(agreement, game)
            restore(table, snapshot)
            await self._loader.fold_all(table, records[1:])
        except Exception as error:  # the log decides
            self.snapshots.ignore(agreement.id, error)
            return None
        self.snapshots.used += 1
        return table

    async def _closed(
        self, agreement: Agreement, game: Game, records: Sequence[LogRecord], error: SnowboundError
    ) -> TableState:
        """Return a table whose log cannot be replayed, and note in the lists of tables that it is closed."""
        id = agreement.id
        log_event("table closed: its log cannot be replayed", table=id, error=str(error.__cause__ or error))
        table = await asyncio.to_thread(closed_table, agreement, game, records, await self.database.status(id))
        await self.database.append(id, [], _summary(table))  # the log stays as it is
        return table

    def drop_idle(self, idle: float) -> list[LiveTable]:
        """Drop the tables that nobody has used for `idle` seconds, and return them. The database has them all."""
        before, dropped = self.now() - int(idle * 1000), []
        for id, live in list(self.live.items()):
            if not live.listeners and not live.thinking and not live.lock.locked() and live.last_used < before:
                del self.live[id]
                dropped.append(live)
        return dropped

    # --- executing commands

    async def execute(self, live: LiveTable, command: Callable[[Draft], Result], lease: str | None = None) -> Result:
        """Execute a command. When this returns, its records are on disk and have been announced.

        A command for bots and clocks names the token of the table's lease, which must still be valid.
        """
        # fmt: off
        async with live.lock:
            for _ in range(RETRIES):
                if live.needs_reload:
                    await self._reload_if_needed(live)
                draft = self._new_draft(live)
                try:
                    result = command(draft)
                except Exception:
                    if draft.records:
                        await self._reload(live)
                    elif self.database.is_shared and await self._read_new_records(live):
                        continue                            # it was refused in an outdated state: try again
                    raise
                if not draft.records:
                    return result
                summary = _summary(live.table) if draft.changes_summary else None
                try:
                    await commit_result(self.database.append(live.table.id, draft.records, summary, lease))
                except Conflict:                            # another process was faster: try again
                    await self._reload(live)
                    await send_full_views(live)
                    continue
                except asyncio.CancelledError:              # the caller is gone, but the records are written
                    await self._committed(live, draft)
                    raise
                except Exception:                           # the records may have been written
                    await self._reload(live)
                    await send_full_views(live)
                    raise
                await self._committed(live, draft)
                return result
        # fmt: on
        raise Busy(f"others changed table {live.table.id} at the same time, {RETRIES} times: send it again")

    async def close(self) -> None:
        """Wait for the commands that are being executed, and for snapshots."""
        for live in list(self.live.values()):
            async with live.lock:
                pass
        await self.snapshots.close()

    def _new_draft(self, live: LiveTable) -> Draft:
        table = live.table
        if not table.compiled and self.games.is_ready(table.game):
            table.compiled = True
            if table.match is not None:
                table.match.compile()
        live.last_used = self.now()
        return Draft(table, live.last_used)

    async def _reload(self, live: LiveTable) -> None:
        """Rebuild the table from the database. Until that succeeds, no command is executed."""
        live.needs_reload = True
        live.table = await self._load(live.table.id)
        live.needs_reload = False

    async def _reload_if_needed(self, live: LiveTable) -> None:
        """Rebuild the table if an earlier attempt failed, and send everyone the full view."""
        if live.needs_reload:
            await self._reload(live)
            await send_full_views(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply the records that others have written to the database. Return whether there were any."""
        async with live.lock:
            await self._reload_if_needed(live)
            new = await self._read_new_records(live)
        if new:
            self.table_changed(live)
        return new

    async def _read_new_records(self, live: LiveTable) -> bool:
        """Apply and announce new records from the database. Return whether there were any."""
        records = await self.database.records(live.table.id, live.table.seq)
        if records and (live.table.reason or any(record.kind == "forget" for record in records)):
            await self._reload(live)
            await send_full_views(live)
        elif records:
            self._new_draft(live)
            live.needs_reload = True  # until they are applied
            fold_stored(live.table, records)
            live.needs_reload = False
            await announce(live, records, info=True)
        return bool(records)

    async def rename(self, guest: str, name: str) -> None:
        """Show a guest under a new name at all tables in memory."""
        for live in list(self.live.values()):
            async with live.lock:
                if live.table.chosen_names.get(guest, name) != name:
                    live.table.name_people({guest: name})
                    await send_full_views(live)
                    self._announce_to_lobby(live.table)

    async def _committed(self, live: LiveTable, draft: Draft) -> None:
        self.moves += draft.moves
        self.snapshots.consider(live.table)
        try:
            await announce(live, draft.records, info=draft.changes_summary)
        finally:  # also if the caller is gone meanwhile
            if draft.changes_summary:
                self._announce_to_lobby(live.table)
            self.table_changed(live)

    # --- announcing

    async def watch(self, live: LiveTable, listener: Listener, seat: int, since: int | None) -> None:
        """Subscribe a listener to a table and send it what happened after number `since`, or the full view."""
        async with live.lock:
            await self._reload_if_needed(live)
            kind = (seat, listener.preferences)
            if self.database.is_shared and since is not None and since > live.table.number(seat):
                await self._read_new_records(live)  # the client has seen more in another process
            if since is None or live.table.reason or views.is_too_old(live.table, seat, since):
                message = views.news(live.table, *kind)
                message.gap = True
            else:
                message = views.news_since(live.table, since, *kind)
            live.listeners[listener, seat] = None
            listener.push(wire.encode(message))
        self.presence_changed(live)

    def unwatch(self, live: LiveTable, listener: Listener, seat: int) -> None:
        """Unsubscribe a listener."""
        if live.listeners.pop((listener, seat), 0) is None:
            live.last_used = live.last_seen[listener.guest] = self.now()
            self.presence_changed(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Announce after a short delay who is watching the table."""
        if not self._came_or_went:
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._announce_presence)
        self._came_or_went.add(live)
        self.table_changed(live)

    def _announce_presence(self) -> None:
        moved, self._came_or_went = self._came_or_went, set()
        for live in moved:
            message = (
                wire.encode(wire.Presence(table=live.table.id, here=live.present_seats())) if live.listeners else b""
            )
            for listener in {listener for listener, _ in live.listeners}:
                listener.push(message)

    def table_changed(self, live: LiveTable) -> None:
        """Call everything that follows the changes of tables: the scheduler and the cluster link."""
        for callback in self.on_change:
            callback(live)

    def _announce_to_lobby(self, table: TableState) -> None:
        if table.agreement.visibility == "public" and self.lobby:
            self._push_to_lobby(views.table_info(table))

    def _push_to_lobby(self, info: wire.TableInfo) -> None:
        message = wire.encode(wire.TableList(tables=[info]))
        for listener in self.lobby:
            if info.owner not in listener.hidden_owners:
                listener.push(message)

    async def announce_to_lobby(self, table: str) -> None:
        """Send the lobby a table that another process has changed."""
        for info in await self.infos(sa.select(schema.tables).where(schema.tables.c.id == table)):
            if info.visibility == "public":
                self._push_to_lobby(info)

    async def resend_lobby(self) -> None:
        """Send the whole lobby again, after notifications may have been missed."""
        if self.lobby:
            tables = await self.open_tables()
            for listener in self.lobby:
                shown = [info for info in tables if info.owner not in listener.hidden_owners]
                listener.push(wire.encode(wire.TableList(tables=shown, all=True)))


def _summary(table: TableState) -> dict[str, Any]:
    return {"status": table.status, "lobby": wire.encode(views.table_info(table)).decode()}
