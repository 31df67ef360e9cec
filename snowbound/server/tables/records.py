"""The records of a table's log. They are appended in order and never changed, except by `storage.purge`.

| kind | means |
|---|---|
| lesson | the table is for a lesson (`more`: name, script, events); only as the first record |
| sit, stand | a guest takes a seat before the game (`more`: guest, name, contributes, colour), or gives it up |
| approval | from now on the owner decides who sits down, or no longer (`more`: on) |
| request, withdraw | a guest asks the owner for a seat (`more`: as for sit), or no longer does |
| refuse | the owner refuses a request (`more`: guest) |
| remove, allow | the owner removes a guest from a seat (`more`: guest, name), or lets them sit again (`more`: guest) |
| hints | who may take hints at this table (`more`: who, and the seats of young players) |
| hint | a person takes a hint, at most once per question that others see (`more`: since when it is open) |
| colour | a guest changes the colour of a seat before the game (`more`: colour) |
| contribute | a player's number in logs of older servers (`more`: guest, contribution), where `sit` had it, too |
| prepare | the players' numbers are collected; open seats get bots (`more`: the level of each bot by seat) |
| pledge, reveal | the hash of a player's number (`more`: guest, pledge), then the number (guest, contribution) |
| recommit | a new commitment (`more`: the seats whose players did not answer in time) |
| start | the game starts; open seats get bots (`more`: the level of each bot by seat) |
| move | an action of a seat or an outcome of chance; `by` says who played it |
| undo | events are taken back (`more`: the first of them, and later ones that are kept) |
| ask, agree, decline | a proposal to everyone at the table (`more`: what, guest) |
| wait | the table waits, so that people can look or make a call (`more`: until when) |
| ready | a person need not wait any longer (`more`: guest) |
| pause, resume | the clocks stop or run again |
| away, back | a stand-in takes over a seat (`more`: how long its person had thought), or its person returns |
| leave | a person leaves the game for good, and a stand-in plays the seat to the end (`more`: as for away) |
| claim | the game ends because of absent people (`more`: guest, absent seats, places) |
| end | the game is ended by agreement, or everyone has left the table |
| rematch | the same people play again at another table (`more`: table) |
| forget | a guest was purged: earlier records have changed, so the log must be read again from its start |
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from snowbound.core.board_change import Change
from snowbound.core.cast import animals, bot_name, cast_of

Kind = Literal[
    "lesson",
    "sit",
    "stand",
    "approval",
    "request",
    "withdraw",
    "refuse",
    "remove",
    "allow",
    "hints",
    "hint",
    "colour",
    "contribute",
    "prepare",
    "pledge",
    "reveal",
    "recommit",
    "start",
    "move",
    "undo",
    "ask",
    "agree",
    "decline",
    "wait",
    "ready",
    "pause",
    "resume",
    "away",
    "back",
    "leave",
    "claim",
    "end",
    "rematch",
    "forget",
]
By = Literal["person", "bot", "stand-in", "program", "table", "chance"]
"""Who played an event. The table plays for people who did not answer in time."""
Status = Literal["open", "playing", "over", "closed"]
Reason = Literal["", "edition"]
Timing = Literal["none", "relaxed", "normal", "fast"]
Visibility = Literal["public", "invitation"]
HintsFor = Literal["off", "young", "everyone"]
"""Who may take hints at a table: nobody, young players only, or everyone."""


class LogRecord(msgspec.Struct, frozen=True, gc=False):
    """One record of a table's log."""

    seq: int
    kind: Kind
    at: int  # milliseconds since 1970
    seat: int | None = None
    action: int | None = None
    by: By | None = None
    key: str | None = None
    more: dict[str, Any] = {}


def seat_of(record: LogRecord) -> int:
    """Return the seat of a record whose kind always names one."""
    assert record.seat is not None, f"a record of kind {record.kind} names a seat"
    return record.seat


class Seat(msgspec.Struct):
    """One seat and who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: int = 0  # of a bot
    guest: str = ""  # who sits there, or for whom an open seat is reserved
    contribution: str = ""
    contributes: bool = False  # whether the person's client adds a number to the table's chance
    pledge: str = ""  # the hash of that number
    away: bool = False  # whether a stand-in plays for the person
    left: bool = False  # whether the person has left the game for good
    colour: str = ""  # chosen by the person, or wished for an open seat or a bot
    chosen: str = ""  # the person's own name; `name` may have a number, because another one looks alike
    face: str = ""  # the animal that plays here if a bot or a stand-in does; "" if it follows from the table's id

    @property
    def is_taken(self) -> bool:
        """Whether a person sits here who has not left the game for good."""
        return self.kind == "person" and not self.left

    @property
    def keeps_colour(self) -> bool:
        """Whether nobody else may choose this seat's colour."""
        return bool(self.colour and self.kind != "bot" and self.guest)


def has_people(seats: Sequence[Seat]) -> bool:
    """Whether a person sits in one of the seats, present or not."""
    return any(seat.kind == "person" for seat in seats)


def player_names(seats: Sequence[Seat], faces: Sequence[str]) -> tuple[str, ...]:
    """Return the name of each player, empty for an open seat. Seats of the same person are numbered."""
    names: list[str] = []
    for number, (seat, face) in enumerate(zip(seats, faces, strict=True)):
        own = [n for n, other in enumerate(seats) if seat.kind == other.kind == "person" and seat.guest == other.guest]
        name = bot_name(face, seat.level) if seat.kind == "bot" else seat.name
        names.append(f"{name} {own.index(number) + 1}" if name and len(own) > 1 else name)
    return tuple(names)


class Agreement(msgspec.Struct, frozen=True):
    """What was chosen when the table was created."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    owner: str
    timing: Timing
    stand_in: int
    visibility: Visibility
    invitation: str
    seed: str
    commitment: str
    created: int
    seats: list[Seat]
    board: Change = {}  # what its board has differently from the printed one

    @property
    def faces(self) -> tuple[str, ...]:
        """The animal of each seat, for its bot or stand-in. Unless chosen, they follow from the table's id."""
        stored = tuple(seat.face for seat in self.seats)
        return stored if all(stored) else animals(cast_of(self.id), self.players)


def new_id(now: int) -> str:
    """Return an id for a new table. It starts with the time, so tables in use lie close together in the database."""
    return f"{now // 1000:08x}{secrets.token_hex(4)}"
