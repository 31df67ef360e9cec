"""Every message between a client and the server, as JSON with a `type`; docs/wire.md is made from this.

A message to a seat holds nothing that the seat may not know. Numbers count what happened at a table;
they are public. Times are milliseconds since 1970 by the server's clock. No message refers to itself, so that they
need not be looked at when cycles are collected (`gc=False`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from snowbound.core.scene import Offers, Patch, Scene

from ..tables.records import By, Status, Timing, Visibility

# No control characters in what is looked up or kept: PostgreSQL takes no NUL.
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[ -\U0010ffff]+\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -\U0010ffff]+\Z")]
Hex = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Viewer = Annotated[int, Meta(ge=-1, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "da", "nb", "sv", "fi", "nl"]
Screen = Literal["none", "wide", "tall"]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, gc=False):
    """What a client may send. `key` is repeated in the answer; a move or undo sent again under its key counts once."""

    key: Key | None = None


class TableCommand(Command, kw_only=True):
    """A command for one table; `invitation` is needed at a table that is not public, until one sits there."""

    table: Id
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Hello(Command, tag="hello", kw_only=True):
    """How this socket wants to be spoken to; may be sent at any time. With a seat's token it acts for that seat."""

    language: Language = "en"
    texts: bool = True  # whether views carry words; a program may do without
    scenes: Screen = "none"  # whether views carry pictures, and for which screen
    token: Annotated[str, Meta(max_length=100)] = ""


class Ping(Command, tag="ping", kw_only=True):
    """Asks for a pong; any message tells that the client is alive."""


class Lobby(Command, tag="lobby", kw_only=True):
    """Asks for the open public tables, now and whenever one changes; or no longer."""

    on: bool = True


class Create(Command, tag="create", kw_only=True):
    """Creates a table. Seats: "me", "open", or "bot:1" to "bot:5"; several "me" are people on one device.

    With a contribution the game starts at once if no seat is open; without, when it is started.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(min_length=1, max_length=10)]
    options: dict[str, str | int | bool] = {}
    timing: Timing = "none"
    stand_in: Annotated[int, Meta(ge=1, le=5)] = 3
    visibility: Visibility = "public"
    contribution: Hex = ""  # a random number of the client for the mixing of chance


class Sit(TableCommand, tag="sit", kw_only=True):
    """Takes an open seat, the first if none is named. The game starts when no seat is open any more."""

    seat: SeatNumber | None = None
    contribution: Hex = ""  # a random number of the client for the mixing of chance


class Contribute(TableCommand, tag="contribute", kw_only=True):
    """A random number of the client for the mixing of chance, for all own seats, before the game starts."""

    contribution: Hex


class Start(TableCommand, tag="start", kw_only=True):
    """Starts the game; open seats get bots. Only who created the table may do so."""

    level: Annotated[int, Meta(ge=1, le=5)] = 3
    contribution: Hex = ""


class Leave(TableCommand, tag="leave", kw_only=True):
    """Gives the own seats back; during a game a stand-in plays on, until one comes back."""


class Watch(TableCommand, tag="watch", kw_only=True):
    """Asks for news of a table, as seen from a seat of one's own or by a spectator (-1).

    With `since`, the last number that the client has, what happened after it is told; without it, or
    where it is too long ago, there is only the present view (`gap`).
    """

    seat: Viewer = -1
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(TableCommand, tag="unwatch", kw_only=True):
    """No more news of a table for this seat."""

    seat: Viewer = -1


class Move(TableCommand, tag="move", kw_only=True):
    """Takes an action. `expect` is the number of the view in which it was chosen.

    Sent again with the same key it counts once and gets the same answer. In a simultaneous choice that
    nobody has seen yet, a second move changes the first.
    """

    seat: SeatNumber
    action: int
    expect: Annotated[int, Meta(ge=0)] | None = None


class Preview(TableCommand, tag="preview", kw_only=True):
    """Asks what an action would do, where that is certain; nothing happens."""

    seat: SeatNumber
    action: int


class Undo(TableCommand, tag="undo", kw_only=True):
    """Takes back the own last decision, at once where that is fair; else, with `ask`, if all people agree."""

    seat: SeatNumber
    ask: bool = False


class Ask(TableCommand, tag="ask", kw_only=True):
    """Proposes to all people at the table to pause, or to break the game off."""

    what: Literal["pause", "end"]


class AnswerProposal(TableCommand, tag="answer", kw_only=True):
    """Agrees to the present proposal, or not."""

    agree: bool


class Resume(TableCommand, tag="resume", kw_only=True):
    """Ends a pause."""


class Rematch(TableCommand, tag="rematch", kw_only=True):
    """After the end: the same game with the same people at a new table; who asks again is seated there.

    With a contribution the game starts at once if nobody else is to come.
    """

    contribution: Hex = ""


Commands = (
    Hello
    | Ping
    | Lobby
    | Create
    | Sit
    | Contribute
    | Start
    | Leave
    | Watch
    | Unwatch
    | Move
    | Preview
    | Undo
    | Ask
    | AnswerProposal
    | Resume
    | Rematch
)


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True, gc=False):
    """What the server may send."""


class Welcome(Message, tag="welcome", kw_only=True):
    """The first message on a socket, and the answer to hello."""

    guest: str  # the public id of the guest; empty for a stranger
    name: str
    version: str
    now: int
    heartbeat: float  # seconds of silence after which the server sends a pong
    key: str | None = None


class Pong(Message, tag="pong", kw_only=True):
    """The answer to ping; without a key, a sign of life in a silence."""

    now: int
    key: str | None = None


class Ack(Message, tag="ack", kw_only=True):
    """A command has been carried out, and what it changed is on the disk."""

    key: str | None = None
    table: str = ""
    # fmt: off
    number: int = 0                             # of the last thing at the table that this command brought about
    asked: bool = False                         # whether the others are asked first
    changed: bool = False                       # whether a move replaced an earlier choice
    seats: list[int] = []                       # own seats at the table
    commitment: str = ""                        # of the table's chance
    invitation: str = ""                        # to be given to those who are invited
    # fmt: on


class Error(Message, tag="error", kw_only=True):
    """A command was refused: `error` has code and message; for a move also seat, action, rule, the rule's sentence
    in the player's language (`text`), and the legal actions."""

    error: dict[str, Any]
    key: str | None = None
    table: str = ""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits at a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: int = 0  # of a bot
    guest: str = ""  # the public id of the guest
    away: bool = False  # whether a stand-in plays for the person


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    timing: Timing
    stand_in: int
    visibility: Visibility
    owner: str
    created: int
    commitment: str
    status: Status
    seats: list[SeatInfo]
    rematch: str = ""  # the table at which the same people go on
    seed: str = ""  # of the table's chance, when the game is over
    contributions: list[str] = []  # each seat's, from the start on


class LegalAction(msgspec.Struct, omit_defaults=True):
    """An action that the seat may take."""

    action: int
    text: str = ""


class TableEvent(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    """One thing that happened, as this viewer may know it."""

    number: int
    kind: str  # move, or another kind of record
    seat: int | None = None  # 15 is chance
    action: int | None = None  # none if it is not for this viewer
    by: By | None = None
    text: str = ""
    what: str = ""  # of a proposal
    scene: Patch | None = None  # of a move: how it changed the picture
    event: int | None = None  # of a move: its number in the game


class ProposalInfo(msgspec.Struct):
    """Something that all people at the table are asked."""

    what: Literal["undo", "pause", "end"]
    by: str  # the public id of a guest
    agreed: list[str]
    wanted: list[str]  # who has not answered


class GameView(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    """The game as a seat, or a spectator, may know it."""

    # fmt: off
    events: int                                 # how many events of the game there were
    actors: list[int]                           # seats that may act
    position: bytes                             # the concealed record, in base64
    question: str = ""
    choices: list[LegalAction] = []                  # what this seat may do now
    changes: list[LegalAction] = []                  # what this seat may still choose instead of its hidden choice
    offers: Offers | None = None                # what of it can be clicked in the picture
    table: str = ""                             # what lies on the table, in words
    glimpse: list[str] = []                     # what can be seen for a moment
    undo: Literal["", "fair", "ask"] = ""       # how this seat may take its last decision back
    # fmt: on
    over: bool = False
    points: list[int] = []
    places: list[int] = []


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """The time of those who may act."""

    deadlines: dict[int, int]  # by seat: when its time is up; none without a clock
    reserves: dict[int, int]  # by seat: milliseconds beyond the allowance of one decision
    paused: bool = False


class News(Message, tag="news", kw_only=True):
    """What happened at a table, in order, and how it is now; `gap` means that something is left out."""

    table: str
    # fmt: off
    seat: int                                   # as seen by this viewer
    number: int                                 # of the last thing that happened
    info: TableInfo | UnsetType = UNSET         # if it has changed
    told: list[TableEvent] = []
    scene: Scene | None = None                  # the whole picture, unless the told moves say how it changed
    view: GameView | None = None                    # none before the game
    # fmt: on
    clock: ClockInfo | None = None
    proposal: ProposalInfo | None = None
    gap: bool = False


class PreviewResult(Message, tag="foreseen", kw_only=True):
    """The answer to preview; without a scene, what the action would do is not certain."""

    table: str
    seat: int
    action: int
    scene: Patch | None = None
    key: str | None = None


class Presence(Message, tag="presence", kw_only=True):
    """Which seats have somebody looking at the table."""

    table: str
    here: list[int]


class TableList(Message, tag="tables", kw_only=True):
    """The lobby: all open public tables, or those that have changed (closed ones are to be removed)."""

    tables: list[TableInfo]
    all: bool = False
    key: str | None = None


class Closing(Message, tag="closing", kw_only=True):
    """The server closes the socket, and why: come back with `since` if it is a slow reader or a restart."""

    error: dict[str, Any]


class ReplayStep(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One event of a replay."""

    told: TableEvent
    position: bytes = b""  # after the event, in base64, if positions are asked for
    scene: Patch | None = None  # how it changed the picture, if pictures are asked for


class GameReplay(Message, tag="replay", kw_only=True):
    """A game, event by event, through a lens."""

    info: TableInfo
    lens: str
    steps: list[ReplayStep]
    scene: Scene | None = None  # before the first event, if pictures are asked for
    over: bool
    points: list[int] = []
    places: list[int] = []


Messages = Welcome | Pong | Ack | Error | News | PreviewResult | Presence | TableList | Closing | GameReplay

decode = msgspec.json.Decoder(Commands).decode
encode = msgspec.json.Encoder().encode
