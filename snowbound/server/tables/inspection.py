"""Inspection of a whole database, for `snowbound check`: every log is replayed, receipts and snapshots are checked.

Nothing is written, so a database can be inspected while servers use it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from snowbound.core.errors import BrokenGame, SnowboundError, UnknownGame, UnknownVersion
from snowbound.core.game import Game

from ..messages import wire
from ..storage import schema
from ..storage.database import EXPIRED, Database
from ..storage.snapshots import read
from ..workers.games import OfferedGames
from .chance_receipt import commit, verify
from .finished import log_of
from .quarantine import DamagedTable, fold_stored, is_damage
from .records import Agreement
from .snapshot import TableSnapshot, WrongSnapshot, captured, decoded, difference, encoded
from .table import TableState


class Wrong(Exception):
    """Something that is stored contradicts something else."""


@dataclass
class InspectionReport:
    """What was found in a database."""

    tables: int = 0
    records: int = 0
    receipts: int = 0  # of finished games, verified
    snapshots: int = 0  # of this program, compared with the logs
    damage: list[DamagedTable] = field(default_factory=list)
    unchecked: dict[str, str] = field(default_factory=dict)  # by table: why its log could not be replayed

    def as_data(self) -> dict[str, Any]:
        """Return the report as data."""
        damage = [{"table": found.table, "place": found.place, "error": found.cause} for found in self.damage]
        counted = {"tables": self.tables, "records": self.records, "receipts": self.receipts}
        counted["snapshots"] = self.snapshots
        return counted | {"unchecked": self.unchecked, "damage": damage}


async def inspect(database: Database, games: OfferedGames) -> InspectionReport:
    """Inspect all tables of a database."""
    report = InspectionReport()
    async for id in _ids(database):
        report.tables += 1
        try:
            await _inspect_table(database, games, id, report)
        except DamagedTable as error:
            report.damage.append(error)
        except (UnknownGame, BrokenGame, UnknownVersion) as error:
            report.unchecked[id] = str(error)
    return report


async def _ids(database: Database) -> AsyncIterator[str]:
    t = schema.tables
    query = sa.select(t.c.id).where(t.c.status != EXPIRED).order_by(t.c.created, t.c.id)
    for id in await database.read(lambda c: c.execute(query).scalars().all()):
        yield id


async def _inspect_table(database: Database, games: OfferedGames, id: str, report: InspectionReport) -> None:
    agreement, records = await database.agreement(id), await database.records(id)
    assert agreement is not None
    report.records += len(records)
    if commit(agreement.seed) != agreement.commitment:
        raise DamagedTable(id, "its row in `tables`", Wrong("the seed does not belong to the commitment"))
    t = schema.tables
    row = await database.read(lambda c: c.execute(sa.select(t.c.status, t.c.lobby).where(t.c.id == id)).one())
    _check_description(id, row.lobby)
    game = await games.find_on(agreement.game, agreement.board)
    game.check_edition(agreement.rules)
    table, snapshot = TableState(agreement, game, compiled=False), await _snapshot(database, agreement, game)
    try:
        there = snapshot.head.seq if isinstance(snapshot, TableSnapshot) else 0
        fold_stored(table, records[:there])
        differs = _difference(table, snapshot)
        fold_stored(table, records[there:])
    except DamagedTable as error:
        if is_damage(error, current=agreement.rules == game.version):
            raise
        report.unchecked[id] = f"{error.place} does not follow edition {agreement.rules} of the rules: {error.cause}"
        return
    if row.status != table.status:
        wrong = Wrong(f"its status is {row.status}, but by its log it is {table.status}")
        raise DamagedTable(id, "its row in `tables`", wrong)
    _check_receipt(table, game, games, report)
    if differs:
        raise DamagedTable(id, "its snapshot, which may be deleted", Wrong(differs))
    report.snapshots += snapshot is not None


async def _snapshot(database: Database, agreement: Agreement, game: Game) -> TableSnapshot | WrongSnapshot | None:
    """Return the snapshot of a table, or what is wrong with it. Those of other programs are not read."""
    try:
        return await database.read(lambda connection: read(connection, agreement, game))
    except WrongSnapshot as error:
        return error


def _difference(table: TableState, snapshot: TableSnapshot | WrongSnapshot | None) -> str:
    """Return what is wrong with a snapshot, by the table that its records were folded into; empty if nothing is."""
    if snapshot is None:
        return ""
    if isinstance(snapshot, WrongSnapshot):
        return str(snapshot)
    if table.seq != snapshot.head.seq:
        return f"it is of number {snapshot.head.seq}, but the log ends with {table.seq}"
    found = difference(snapshot, decoded(encoded(captured(table))))
    return f"the log leads to something else: {found}" if found else ""


def _check_description(id: str, lobby: str) -> None:
    try:
        msgspec.json.decode(lobby, type=wire.TableInfo)
    except msgspec.MsgspecError as error:
        raise DamagedTable(id, "column `lobby` in `tables`", error) from error


def _check_receipt(table: TableState, game: Game, games: OfferedGames, report: InspectionReport) -> None:
    """Verify the receipt of a finished game. `verify` finds only installed games."""
    if not table.is_over or table.match is None or game.id in games.extra:
        return
    try:
        verify(log_of(table))
    except SnowboundError as error:
        raise DamagedTable(table.id, "its chance", error) from error
    report.receipts += 1
