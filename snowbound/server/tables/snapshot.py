"""Snapshots: the folded state of a table as bytes, so that loading it needs only the records after the snapshot.

A snapshot is derived and disposable. It has nothing that does not follow from the log, and it is used only by the
program that would fold the log into the same state (`fingerprint`). Capturing a table copies a few lists; encoding them
takes longer and is done in a thread, in parts between which other threads can run.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from snowbound.core.cache import game_hash, sources_hash
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.log import ClaimedResult, Event
from snowbound.core.per_game import kept_with_game

from .pending import Absence, Admission, Play, PriorPosition, Proposal, Question, StartedLesson, TableHints, Wait
from .recent import RecentRecord
from .records import Agreement, By, Kind, LogRecord, Seat, Status
from .table import TableState
from .visibility import VisibilityContent

Item = TypeVar("Item")

PART = 1000
"""Most items that are encoded or decoded at once."""

PLAYED_BY: tuple[By, ...] = get_args(By)
TOLD_BY: tuple[By | None, ...] = (None, *PLAYED_BY)

Stored = tuple[bytes, int, Event | None, int, bytes, tuple[int, ...]]
"""A recent record: the record as JSON, then as in RecentRecord."""

Prior = tuple[int, bytes, Event, int, frozenset[int], int, tuple[int, ...]]
"""A position that may be taken back, as in PriorPosition."""


class WrongSnapshot(SnowboundError):
    """The bytes are no snapshot."""

    code = "wrong-snapshot"


class SnapshotHead(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The part of a table's state whose size does not grow with the log."""

    seq: int
    status: Status
    key: bytes
    seats: list[Seat]
    last: dict[int, int]
    questions: dict[int, Question]
    foreseen: dict[int, Question]
    replaced: Play
    told: VisibilityContent
    proposal: Proposal | None
    paused: int | None
    wait: Wait | None
    absences: dict[int, Absence]
    admission: Admission
    hints: TableHints
    claim: ClaimedResult | None
    lesson: StartedLesson | None
    attempt: int
    drawing: int | None
    rematch: str
    asked: list[int]  # seats whose clocks run; their thinking times start again when the table is loaded
    reserves: list[int]
    used: dict[int, tuple[int, int]]
    efforts: list[tuple[str, Kind, int]]
    recent: list[Stored]
    next_position: int
    position: bytes  # empty before the game
    fair_from: int
    shown: bytes
    names: tuple[str, ...]
    colours: tuple[str, ...]

    @property
    def latest(self) -> bytes:
        """The last record as JSON."""
        return self.recent[-1][0] if self.recent else b""


@dataclass(frozen=True)
class CapturedTable:
    """What a snapshot is made of. Later changes of the table do not change it."""

    head: bytes
    events: Sequence[Event]
    plays: Sequence[Play]
    keys: Sequence[LogRecord]  # the records with keys
    undoable: Sequence[PriorPosition]
    checkpoints: Sequence[tuple[int, bytes]]


class TableSnapshot(msgspec.Struct):
    """The decoded state of a table."""

    head: SnapshotHead
    events: list[Event]
    plays: list[Play]
    keys: list[LogRecord]
    undoable: list[Prior]
    checkpoints: list[tuple[int, bytes]]


class SnapshotParts(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The encoded parts of a snapshot."""

    head: bytes
    events: bytes
    numbers: bytes
    by: bytes
    told_by: bytes
    silent: bytes
    keys: list[bytes]
    undoable: list[bytes]
    checkpoints: list[bytes]


@cache
def _program() -> bytes:
    """Return a hash of the code that folds logs."""
    return hashlib.sha256(sys.byteorder.encode() + sources_hash(Path(__file__).parent)).digest()


@kept_with_game
def _rules(game: Game) -> str:
    return game_hash(game.folder) + msgspec.json.encode(game.board_change).decode()


def fingerprint(agreement: Agreement, game: Game) -> str:
    """Return a hash of everything besides the log that a table's state follows from: programs, rules, agreement."""
    layout = str(game.record.dtype.descr)
    digest = hashlib.sha256(_program() + _rules(game).encode() + layout.encode() + msgspec.json.encode(agreement))
    return digest.hexdigest()[:32]


def is_possible(table: TableState) -> bool:
    """Whether the state follows from the log alone, so that a snapshot of it may be made."""
    return table.follows_log and not table.reason and table.seq > 0 and table.told.is_between_steps


def captured(table: TableState) -> CapturedTable:
    """Return what a snapshot of a table is made of, when no command is being executed."""
    match, clocks = table.match, table.clocks
    kept, next_position = table.recent.content()
    head = SnapshotHead(
        seq=table.seq,
        status=table.status,
        key=table.key,
        seats=table.seats,
        last=table.last,
        questions=table.questions,
        foreseen=table.foreseen,
        replaced=table.replaced,
        told=table.told.content(),
        proposal=table.proposal,
        paused=table.paused,
        wait=table.wait,
        absences=table.absences,
        admission=table.admission,
        hints=table.hints,
        claim=table.claim,
        lesson=table.lesson,
        attempt=table.attempt,
        drawing=table.drawing,
        rematch=table.rematch,
        asked=list(clocks.asked),
        reserves=clocks.left,
        used=clocks.used,
        efforts=table.efforts.content(),
        recent=[(_json(each.record), each.index, each.event, each.audience, each.position, each.told) for each in kept],
        next_position=next_position,
        position=match.bytes() if match is not None else b"",
        fair_from=match.fair_from if match is not None else 0,
        shown=match.shown.tobytes() if match is not None else b"",
        names=match.names if match is not None else (),
        colours=match.colours if match is not None else (),
    )
    return CapturedTable(
        msgspec.msgpack.encode(head),
        list(match.events) if match is not None else [],
        list(table.plays),
        list(table.keys.values()),
        list(table.undoable.values()),
        table.checkpoints.content(),
    )


def encoded(table: CapturedTable) -> bytes:
    """Return a snapshot as bytes."""
    plays, undoable = table.plays, table.undoable
    parts = SnapshotParts(
        table.head,
        array("i", chain.from_iterable(table.events)).tobytes(),
        array("i", [play.number for play in plays]).tobytes(),
        bytes(PLAYED_BY.index(play.by) for play in plays),
        bytes(TOLD_BY.index(play.told_by) for play in plays),
        array("i", [play.silent for play in plays]).tobytes(),
        [_json(part) for part in _split(table.keys)],
        [msgspec.msgpack.encode([_prior(prior) for prior in part]) for part in _split(undoable)],
        [msgspec.msgpack.encode(part) for part in _split(table.checkpoints)],
    )
    return zlib.compress(msgspec.msgpack.encode(parts), 1)


def decoded(data: bytes) -> TableSnapshot:
    """Return a snapshot from its bytes."""
    try:
        parts = msgspec.msgpack.decode(zlib.decompress(data), type=SnapshotParts)
        events, numbers = array("i", parts.events), array("i", parts.numbers)
        return TableSnapshot(
            msgspec.msgpack.decode(parts.head, type=SnapshotHead),
            list(map(Event, events[::2], events[1::2])),
            list(map(_play, numbers, parts.by, parts.told_by, array("i", parts.silent))),
            _joined(msgspec.json.decode(part, type=list[LogRecord]) for part in parts.keys),
            _joined(msgspec.msgpack.decode(part, type=list[Prior]) for part in parts.undoable),
            _joined(msgspec.msgpack.decode(part, type=list[tuple[int, bytes]]) for part in parts.checkpoints),
        )
    except (zlib.error, ValueError, IndexError) as error:  # msgspec's errors are ValueErrors
        raise WrongSnapshot(f"this is no snapshot of a table: {error}") from error


def restore(table: TableState, snapshot: TableSnapshot) -> None:
    """Bring a new table into the state of a snapshot."""
    head = snapshot.head
    for name in ("seq", "status", "key", "seats", "last", "questions", "foreseen", "replaced", "proposal", "paused"):
        setattr(table, name, getattr(head, name))
    for name in ("wait", "absences", "admission", "hints", "claim", "lesson", "attempt", "drawing", "rematch"):
        setattr(table, name, getattr(head, name))
    table.snapshot = head.seq
    table.clocks.asked = dict.fromkeys(head.asked, 0)
    table.clocks.left, table.clocks.used = head.reserves, head.used
    table.efforts.fill(head.efforts)
    table.told.fill(head.told)
    table.recent.fill([RecentRecord(_record(each[0]), *each[1:]) for each in head.recent], head.next_position)
    table.plays = snapshot.plays
    table.keys = {record.key: record for record in snapshot.keys if record.key is not None}
    table.undoable = {prior[0]: PriorPosition(*prior[:6], told=prior[6]) for prior in snapshot.undoable}
    table.checkpoints.fill(snapshot.checkpoints)
    if head.position:
        match = table.at_start().resumed(snapshot.events, head.position, head.fair_from, head.shown)
        match.names, match.colours = head.names, head.colours
        table.match = match
        table.assume_call()


def difference(one: TableSnapshot, other: TableSnapshot) -> str:
    """Return the names of what differs between two snapshots; empty if they are equal."""
    names = [name for name in TableSnapshot.__struct_fields__[1:] if getattr(one, name) != getattr(other, name)]
    heads = SnapshotHead.__struct_fields__
    return ", ".join([*(name for name in heads if getattr(one.head, name) != getattr(other.head, name)), *names])


def is_at(snapshot: TableSnapshot, record: LogRecord | None) -> bool:
    """Whether a record of the log is the last one that the snapshot contains."""
    return record is not None and record.seq == snapshot.head.seq and _record(snapshot.head.latest) == record


def _prior(prior: PriorPosition) -> Prior:
    return prior.index, prior.position, prior.event, prior.audience, prior.simultaneous, prior.asked, prior.told


def _play(number: int, by: int, told_by: int, silent: int) -> Play:
    return Play(number, PLAYED_BY[by], TOLD_BY[told_by], silent)


def _json(value: Any) -> bytes:
    """Encode records as the log has them: names in `more` are texts there, numbers as well."""
    return msgspec.json.encode(value)


def _record(data: bytes) -> LogRecord:
    return msgspec.json.decode(data, type=LogRecord)


def _split(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    return (items[start : start + PART] for start in range(0, len(items), PART))


def _joined(parts: Iterable[list[Item]]) -> list[Item]:
    return list(chain.from_iterable(parts))
