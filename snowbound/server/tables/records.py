"""What the log of a table says: one record per thing that happened, in order, never changed.

| kind | means |
|---|---|
| sit, stand | a guest takes a seat before the game (`more`: guest, name, contribution), or gives it back |
| contribute | a player's number for the mixing of chance (`more`: contribution) |
| start | the game begins; seats still open get bots (`more`: bots by seat) |
| move | an action of a seat or an outcome of chance; `by` says who played it |
| undo | events are taken back (`more`: first of them, and those behind it that stay) |
| ask, agree, decline | a proposal to all people at the table (`more`: what, guest, seat) |
| pause, resume | the clocks stand still, or go on |
| away, back | a stand-in begins to play for a seat (`more`: thought, so far), or the person does so again |
| end | the game is broken off by agreement, or the table given up |
| rematch | the same people go on at another table (`more`: table) |
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal[
    "sit",
    "stand",
    "contribute",
    "start",
    "move",
    "undo",
    "ask",
    "agree",
    "decline",
    "pause",
    "resume",
    "away",
    "back",
    "end",
    "rematch",
]
By = Literal["person", "bot", "stand-in", "program", "chance"]
Status = Literal["open", "playing", "over", "closed"]
Timing = Literal["none", "relaxed", "normal", "fast"]
Visibility = Literal["public", "invitation"]


class LogRecord(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    seq: int
    kind: Kind
    at: int  # milliseconds since 1970
    seat: int | None = None
    action: int | None = None
    by: By | None = None
    key: str | None = None
    more: dict[str, Any] = {}


class Seat(msgspec.Struct):
    """Who sits where, as it is kept and as the lobby shows it."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: int = 0  # of a bot
    guest: str = ""  # whose seat it is; of an open seat: for whom it is kept
    contribution: str = ""
    away: bool = False  # whether a stand-in plays for the person


class Agreement(msgspec.Struct, frozen=True):
    """What was agreed when a table was created."""

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
