"""The messages between a client and the server: JSON objects with a `type`. docs/wire.md is generated from this file.

A message to a seat contains only what that seat may know. Each viewer numbers what they are told, without steps that
are hidden from them. Times are milliseconds since 1970 on the server's clock. Messages never refer to themselves, so
the garbage collector need not track them (`gc=False`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..tables.records import HintsFor, Timing, Visibility
from .wire_messages import Ack as Ack
from .wire_messages import ChanceReceipt as ChanceReceipt
from .wire_messages import Closing as Closing
from .wire_messages import Error as Error
from .wire_messages import Explained as Explained
from .wire_messages import GameReplay as GameReplay
from .wire_messages import Hinted as Hinted
from .wire_messages import Judged as Judged
from .wire_messages import Message as Message
from .wire_messages import Messages as Messages
from .wire_messages import News as News
from .wire_messages import Pong as Pong
from .wire_messages import Presence as Presence
from .wire_messages import PreviewResult as PreviewResult
from .wire_messages import Reaction as Reaction
from .wire_messages import ReactionPicture as ReactionPicture
from .wire_messages import Reviewed as Reviewed
from .wire_messages import Reviewing as Reviewing
from .wire_messages import TableList as TableList
from .wire_messages import Welcome as Welcome
from .wire_parts import AbsenceInfo as AbsenceInfo
from .wire_parts import BoardChange as BoardChange
from .wire_parts import BoardInfo as BoardInfo
from .wire_parts import ChanceDraw as ChanceDraw
from .wire_parts import ClockInfo as ClockInfo
from .wire_parts import CostlyDecision as CostlyDecision
from .wire_parts import DrawingInfo as DrawingInfo
from .wire_parts import GameView as GameView
from .wire_parts import HintedAction as HintedAction
from .wire_parts import LegalAction as LegalAction
from .wire_parts import LessonInfo as LessonInfo
from .wire_parts import ProposalInfo as ProposalInfo
from .wire_parts import RemovedInfo as RemovedInfo
from .wire_parts import ReplayStep as ReplayStep
from .wire_parts import RequestInfo as RequestInfo
from .wire_parts import SeatInfo as SeatInfo
from .wire_parts import TableEvent as TableEvent
from .wire_parts import TableInfo as TableInfo
from .wire_parts import WaitInfo as WaitInfo

PROTOCOL = 1
"""The number of this protocol. It changes only if a client of an earlier one could no longer play."""

OLDEST_PROTOCOL = 1
"""The oldest protocol whose messages are still understood."""

# No control characters in text that is looked up or stored: PostgreSQL rejects NUL.
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[ -\U0010ffff]+\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -\U0010ffff]+\Z")]
Hex = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Viewer = Annotated[int, Meta(ge=-1, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=160)]
Language = Literal["en", "da", "nb", "sv", "fi", "nl"]
Screen = Literal["none", "wide", "tall"]
ColourName = Annotated[str, Meta(max_length=16)]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, gc=False):
    """A message from a client. The answer repeats `key`. A command that changes something needs one."""

    key: Key | None = None  # the answer repeats it; sent again with the same key, a command counts once


class TableCommand(Command, kw_only=True):
    """A command for one table. A table that is not public requires its `invitation` until you have a seat there."""

    table: Id
    invitation: Annotated[str, Meta(max_length=64)] = ""  # to a table that is not public, until you have a seat


class Hello(Command, tag="hello", kw_only=True):
    """Sets the preferences of this socket, at any time. With a seat token, the socket acts for that seat."""

    language: Language = "en"
    texts: bool = True  # whether views contain texts; programs can do without
    scenes: Screen = "none"  # whether views contain pictures, and for which screen shape
    reactions: bool = True  # whether you want to see the players' reactions
    description: bool = True  # whether texts include the whole table in words; browsers ask for it while they show it
    token: Annotated[str, Meta(max_length=100)] = ""  # of a seat
    protocol: Annotated[int, Meta(ge=0, le=10**6)] = 0  # that the client speaks; 0 if it does not say


class Ping(Command, tag="ping", kw_only=True):
    """Asks for a pong. Any message from the client counts as a sign of life."""


class Lobby(Command, tag="lobby", kw_only=True):
    """Subscribes to the open public tables: all of them now, then each one that changes. `on: false` unsubscribes."""

    on: bool = True


class Create(Command, tag="create", kw_only=True):
    """Creates a table. Each seat is "me", "open", or "bot:1" to "bot:5"; several "me" are people sharing a device.

    If no seat is open and your client contributes, the game starts when its number is there. Otherwise it starts with
    the command `start`. Sent again with the same key, it creates no second table.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(min_length=1, max_length=10)]
    options: dict[str, str | int | bool] = {}
    timing: Timing = "none"
    stand_in: Annotated[int, Meta(ge=1, le=5)] = 3  # level of the bot that plays for absent people
    visibility: Visibility = "public"
    approval: bool = False  # whether you decide who sits down: see `admit`
    contributes: bool = False  # whether your client adds a number to the table's chance: it must pledge and reveal
    colours: Annotated[list[ColourName], Meta(max_length=10)] = []  # by seat; "" and missing: the next that is free
    cast: Annotated[int, Meta(ge=0, le=39)] | None = None  # which bots come; without it, the server chooses
    hints: HintsFor = "off"  # who may take hints; always "off" in the lobby while strangers can sit down
    board: Annotated[str, Meta(max_length=32)] = ""  # a changed board: its id, from `POST /api/boards/{game}`
    young: Annotated[
        list[SeatNumber], Meta(max_length=10)
    ] = []  # young players; a game's option `young` counts instead


class Learn(Command, tag="learn", kw_only=True):
    """Creates a table for a lesson of a game and starts it. `lesson` in the view has the step that is due.

    The table is not listed, nobody else can sit down, and it has no receipt: chance and the rivals follow the lesson's
    script. After the script easy bots play on. With two learners, who share a device, the second decides for a rival.
    """

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)] = ""  # its name; without it, the first one
    learners: Annotated[int, Meta(ge=1, le=2)] = 1


class Sit(TableCommand, tag="sit", kw_only=True):
    """Takes an open seat: the first one, unless `seat` names another. The game starts when no seat is open.

    At a table with `approval` you ask for the seat (`asked` in the answer), and its creator decides (`admit`).
    """

    seat: SeatNumber | None = None
    contributes: bool = False  # as in `create`
    colour: ColourName = ""  # one of the game's colours that is free; without it, the seat's


class Admit(TableCommand, tag="admit", kw_only=True):
    """Accepts or refuses somebody who asks for a seat. For the creator, or for any player if the creator has left."""

    guest: Id
    accept: bool


class Withdraw(TableCommand, tag="withdraw", kw_only=True):
    """You no longer ask for a seat."""


class Approval(TableCommand, tag="approval", kw_only=True):
    """Decides whether people ask for a seat from now on, or just sit down. For the creator, before the game."""

    on: bool


class Remove(TableCommand, tag="remove", kw_only=True):
    """Removes a person from a seat before the game. They cannot sit at this table again unless you allow it.

    For the creator. All seats of the person become open.
    """

    seat: SeatNumber


class Allow(TableCommand, tag="allow", kw_only=True):
    """Lets somebody sit at this table again whom you have removed or refused. For the creator."""

    guest: Id


class ChooseColour(TableCommand, tag="colour", kw_only=True):
    """Changes the colour of your seat before the game starts. Bots give way to people."""

    seat: SeatNumber
    colour: ColourName


class Pledge(TableCommand, tag="pledge", kw_only=True):
    """Fixes your number in the table's chance by its hash, once you know the table's commitment.

    Everyone with `contributes` at their seat has 20 seconds for it when the game is about to start (`drawing`), and may
    do it as soon as they sit. The pledge counts for all your seats and for this commitment only.
    """

    commitment: Hex
    pledge: Hex  # SHA-256 of the number's hexadecimal text


class Reveal(TableCommand, tag="reveal", kw_only=True):
    """Reveals your number, once `drawing.reveals` says that every pledge is there. Keep it secret before.

    Whoever does not reveal within 20 seconds is left out, and the table starts over with a new commitment.
    """

    number: Hex  # 1 to 64 hexadecimal digits


class Start(TableCommand, tag="start", kw_only=True):
    """Starts the game with bots in the open seats. For the creator, or for any player if the creator has left."""

    level: Annotated[int, Meta(ge=1, le=5)] = 3  # of the bots


class Leave(TableCommand, tag="leave", kw_only=True):
    """Gives up your seats for good. During a game stand-ins play them to the end, and nobody asks for your consent.

    To come back later, just disconnect. If no other person is left, the game ends.
    """


class Watch(TableCommand, tag="watch", kw_only=True):
    """Subscribes to news of a table, as seen from your own seat or as a spectator (-1).

    Set `since` to the last number you have, and the first `news` lists everything that happened after it. Without
    `since`, or if more than 60 records follow it, the first `news` has only the current view and sets `gap`.
    """

    seat: Viewer = -1
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(TableCommand, tag="unwatch", kw_only=True):
    """Unsubscribes from news of a table for this seat."""

    seat: Viewer = -1


class Move(TableCommand, tag="move", kw_only=True):
    """Takes an action. `expect` is the number of the view in which it was chosen.

    A move sent again with the same key counts once and gets the same answer. In a simultaneous choice that nobody
    else has seen yet, a second move replaces the first. A move that comes while the table waits is refused with
    `waiting`; calls (`calls` in the view) are not.
    """

    seat: SeatNumber
    action: int
    expect: Annotated[int, Meta(ge=0)] | None = None
    call: bool = False  # makes the game's call, such as UNO, together with a move that requires it


class Preview(TableCommand, tag="preview", kw_only=True):
    """Asks what an action would do, without taking it. Only certain effects are shown."""

    seat: SeatNumber
    action: int


class TakeHint(TableCommand, tag="hint", kw_only=True):
    """Asks for a good move, on your turn and where the table allows hints (`hints` in its description).

    The answer `hinted` takes about a second; you may send other commands meanwhile. Everyone at the table is told that
    you took a hint, and not what it says. Asked again in the same position, it gives the same hint.
    """

    seat: SeatNumber


class Judge(TableCommand, tag="judge", kw_only=True):
    """Asks the coach about an action before you take it, on your turn at a table where you play against bots alone.

    The answer `judged` says whether the action is clearly worse than another one. Nobody is told. Without an action,
    the server only searches, so that it can answer at once later. Its answer then says that it has searched.
    """

    seat: SeatNumber
    action: int | None = None


class AskReview(TableCommand, tag="review", kw_only=True):
    """Asks after the game for the costliest decisions of your seat. Several `reviewing` come before `reviewed`."""

    seat: SeatNumber


class AskWhy(TableCommand, tag="why", kw_only=True):
    """Asks why something in the picture cannot be chosen, as seen from your own seat or as a spectator (-1)."""

    seat: Viewer = -1
    sprite: Annotated[str, Meta(min_length=1, max_length=64)]  # the id of a sprite that has a label


class Undo(TableCommand, tag="undo", kw_only=True):
    """Takes back your last decision, at once if that is fair. Otherwise, with `ask`, everyone is asked to agree.

    Everyone means each person who has not left for good. Those who are away can agree when they return.
    """

    seat: SeatNumber
    ask: bool = False


class Ask(TableCommand, tag="ask", kw_only=True):
    """Proposes to everyone at the table to pause or end the game.

    An end needs the consent of each person who has not left for good, a pause only of those who are not away.
    """

    what: Literal["pause", "end"]


class AnswerProposal(TableCommand, tag="answer", kw_only=True):
    """Accepts or declines the current proposal."""

    agree: bool


class Ready(TableCommand, tag="ready", kw_only=True):
    """You have seen enough: the game goes on as soon as everyone present is ready, or when the wait is due."""


class Resume(TableCommand, tag="resume", kw_only=True):
    """Ends a pause."""


class Claim(TableCommand, tag="claim", kw_only=True):
    """Ends the game because the person in `seat` has been absent for too long (`absences` in the news).

    The absent person is last, and the others are ranked by their current standing.
    """

    seat: SeatNumber


class React(TableCommand, tag="react", kw_only=True):
    """Shows a picture at your seat to everyone who watches the table. It is not stored.

    At most one every two seconds and three at once, and 30 in ten minutes.
    """

    seat: SeatNumber
    picture: ReactionPicture


class Rematch(TableCommand, tag="rematch", kw_only=True):
    """After the game: creates a new table for the same game and people, or takes your seat at it if it exists.

    If you are the only person and your client contributes, the game starts when its number is there.
    """

    contributes: bool = False  # as in `create`


Commands = (
    Hello
    | Ping
    | Lobby
    | Create
    | Learn
    | Sit
    | Admit
    | Withdraw
    | Approval
    | Remove
    | Allow
    | ChooseColour
    | Pledge
    | Reveal
    | Start
    | Leave
    | Watch
    | Unwatch
    | Move
    | Preview
    | TakeHint
    | Judge
    | AskReview
    | AskWhy
    | Undo
    | Ask
    | AnswerProposal
    | Ready
    | Resume
    | Claim
    | React
    | Rematch
)


decode = msgspec.json.Decoder(Commands).decode
encode = msgspec.json.Encoder().encode
