"""The file of `snowbound export`: whole tables as lines of JSON, with checksums.

The first line names the format. Each table is a line with its row, the people and seat tokens that belong to it and the
number of its records, then a line per record. The last line has the number of tables and the SHA-256 of all lines
before it, so that a shortened or changed file is recognized before anything is imported.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from snowbound.core.errors import SnowboundError

FORMAT = "snowbound-tables"
VERSION = 1
LONGEST_LINE = 1 << 20
"""Most bytes of a line. The rows of a table are far shorter."""

Row = dict[str, Any]


class BadTableFile(SnowboundError):
    """A file is not an export of tables, was damaged, or was written by a newer program."""

    code = "bad-table-file"


class StoredTable(msgspec.Struct):
    """All stored rows of one table."""

    table: Row  # its row in `tables`
    guests: list[Row]  # the people it names, with the hash of each one's cookie
    players: list[str]  # the guests who have, or had, a seat
    tokens: list[Row]  # with which programs play in its seats
    events: list[Row]  # its log, in order

    @property
    def id(self) -> str:
        """The table's id."""
        return str(self.table["id"])


class FileHead(msgspec.Struct):
    """The first line of a file."""

    format: str
    version: int
    program: str
    schema: str


class TableHead(msgspec.Struct):
    """The first line of a table."""

    table: Row
    guests: list[Row]
    players: list[str]
    tokens: list[Row]
    events: int


class FileEnd(msgspec.Struct):
    """The last line of a file."""

    tables: int
    sha256: str


def write_tables(file: Path, program: str, schema: str, tables: Iterable[StoredTable]) -> tuple[int, int]:
    """Write tables to a file that only its owner can read. Return how many tables and records there are."""
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", dir=file.parent)  # readable by its owner only
    try:
        with os.fdopen(handle, "wb") as out:
            counts = _write(out, FileHead(FORMAT, VERSION, program, schema), tables)
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink()
        raise
    return counts


def _write(out: BinaryIO, head: FileHead, tables: Iterable[StoredTable]) -> tuple[int, int]:
    digest, number, records = hashlib.sha256(), 0, 0

    def write(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        out.write(line)

    write(head)
    for stored in tables:
        number, records = number + 1, records + len(stored.events)
        write(TableHead(stored.table, stored.guests, stored.players, stored.tokens, len(stored.events)))
        for event in stored.events:
            write(event)
    out.write(msgspec.json.encode(FileEnd(number, digest.hexdigest())) + b"\n")
    return number, records


def read_tables(file: Path, schema: str) -> Iterator[StoredTable]:
    """Yield the tables of a file whose checksum is right and which is not of a newer schema than this one."""
    try:
        with file.open("rb") as source:
            end = _check(source, schema)
            source.seek(0)
            source.readline()
            for _ in range(end.tables):
                yield _table(source)
    except OSError as error:
        raise BadTableFile(f"{file} cannot be read: {error.strerror or error}") from None
    except msgspec.MsgspecError as error:
        raise BadTableFile(f"{file} is not a valid export: {error}") from None


def _check(source: BinaryIO, schema: str) -> FileEnd:
    """Compare the checksum of a file with its last line."""
    line = source.readline(LONGEST_LINE)
    try:
        head = msgspec.json.decode(line, type=FileHead)
    except (msgspec.MsgspecError, UnicodeError):
        head = None
    if head is None or head.format != FORMAT:
        raise BadTableFile("this is not a file of `snowbound export`")
    if head.version > VERSION or head.schema > schema:
        raise BadTableFile(
            f"the file was written by Snowbound {head.program}, which is newer than this one: "
            "import it with that version, or a newer one"
        )
    digest, last = hashlib.sha256(), line
    while line := source.readline(LONGEST_LINE):
        digest.update(last)
        last = line
    try:
        end = msgspec.json.decode(last, type=FileEnd)
    except (msgspec.MsgspecError, UnicodeError):
        raise BadTableFile("the file is damaged: its end is missing") from None
    if digest.hexdigest() != end.sha256:
        raise BadTableFile("the file is damaged: its checksum is wrong")
    return end


def _table(source: BinaryIO) -> StoredTable:
    head = msgspec.json.decode(source.readline(), type=TableHead)
    events = [msgspec.json.decode(source.readline(), type=Row) for _ in range(head.events)]
    return StoredTable(head.table, head.guests, head.players, head.tokens, events)
