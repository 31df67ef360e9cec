"""The messages from the server to a client. `wire` has the commands, and docs/wire.md describes both."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from snowbound.core.explanation import CitedRule
from snowbound.core.facts import ToldFact
from snowbound.core.scene import Patch, Scene

from .wire_parts import (
    AbsenceInfo,
    ChanceDraw,
    ClockInfo,
    CostlyDecision,
    GameView,
    HintedAction,
    ProposalInfo,
    ReplayStep,
    TableEvent,
    TableInfo,
    WaitInfo,
)

ReactionPicture = Literal["applause", "thumb", "laugh", "surprise", "think", "thanks"]


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True, gc=False):
    """A message from the server."""


class Welcome(Message, tag="welcome", kw_only=True):
    """The first message on a socket, and the answer to hello."""

    guest: str  # the public id of the guest; empty without a cookie or token
    name: str
    version: str
    protocol: int  # that the server speaks; a page of another one reloads
    now: int
    heartbeat: float  # seconds of silence after which the server sends a pong
    key: str | None = None


class Pong(Message, tag="pong", kw_only=True):
    """The answer to ping. Without a key, it is a heartbeat after a silence."""

    now: int
    key: str | None = None


class Ack(Message, tag="ack", kw_only=True):
    """A command has been carried out and its changes are on disk."""

    key: str | None = None
    table: str = ""
    # fmt: off
    number: int = 0                             # of the last event that this command made, as your seat counts
    asked: bool = False                         # whether the others must agree first
    changed: bool = False                       # whether a move replaced an earlier choice
    seats: list[int] = []                       # your seats at the table
    commitment: str = ""                        # to the seed of the table's chance
    invitation: str = ""                        # to pass on to the people you invite
    # fmt: on


class Error(Message, tag="error", kw_only=True):
    """A command was refused. `error` has a code and a message.

    For a move it also has seat, action, rule, the rule's sentence in the player's language (`text`) and the legal
    actions.
    """

    error: dict[str, Any]
    key: str | None = None
    table: str = ""


class News(Message, tag="news", kw_only=True):
    """What happened at a table, in order, and its state afterwards. With `gap`, some events are left out."""

    table: str
    # fmt: off
    seat: int                                   # the viewer
    number: int                                 # of the last event that this viewer was told of
    info: TableInfo | UnsetType = UNSET         # only if it has changed
    told: list[TableEvent] = []
    scene: Scene | None = None                  # the whole picture, unless `told` says how it changed
    view: GameView | None = None                    # missing before the game starts
    # fmt: on
    clock: ClockInfo | None = None
    wait: WaitInfo | None = None
    proposal: ProposalInfo | None = None
    absences: list[AbsenceInfo] = []
    gap: bool = False


class PreviewResult(Message, tag="foreseen", kw_only=True):
    """The answer to preview. Without a scene, the effect of the action is not certain."""

    table: str
    seat: int
    action: int
    scene: Patch | None = None
    final: bool = False  # whether the action cannot be taken back: it reveals something, or chance acts next
    key: str | None = None


class Hinted(Message, tag="hinted", kw_only=True):
    """The answer to hint: the best two or three actions of the seat, best first.

    If the position has changed meanwhile, the answer is an error with the code `hint-outdated` instead.
    """

    table: str
    seat: int
    number: int  # of the last event that the seat was told of when it asked
    actions: list[HintedAction]
    key: str | None = None


class Judged(Message, tag="judged", kw_only=True):
    """The answer to judge. The coach speaks if the action is clearly worse than `better`.

    It may come after the action has been played.
    """

    table: str
    seat: int
    number: int  # of the last event that the seat was told of when it asked
    action: int | None = None  # the one that was judged; missing if the server only searched
    speaks: bool = False
    win: int = 0  # the chance to win after the action, in per cent; missing if it is 0
    better: HintedAction | None = None  # if the coach speaks: a better action, its chance, and what it does more often
    key: str | None = None


class Reviewing(Message, tag="reviewing", kw_only=True):
    """How far the review of a finished game is."""

    table: str
    seat: int
    done: int
    total: int


class Reviewed(Message, tag="reviewed", kw_only=True):
    """The answer to review: the costliest decisions of a seat, at most three, in the order of the game.

    The rest of the result, compared with an even share, is luck and how the others played.
    """

    table: str
    # fmt: off
    seat: int
    decisions: int                      # of the seat with a choice
    costliest: list[CostlyDecision]
    lost: int                           # by these decisions together: chance to win, in per cent
    luck: int                           # the result less an even share, plus what these decisions lost, in per cent
    # fmt: on
    key: str | None = None


class Explained(Message, tag="explained", kw_only=True):
    """The answer to why: what the sprite is, the rules that forbid what it would mean, and what is possible instead.

    `rules` is empty if it is not the seat's turn, or if the sprite never stands for an action. `instead` lists the
    legal actions of the seat. If some of them belong to the sprite itself, it lists only those.
    """

    table: str
    # fmt: off
    seat: int                                   # the viewer
    sprite: str
    label: str                                  # what it is
    actors: list[int] = []                      # seats that may act
    rules: list[CitedRule] = []
    instead: list[str] = []                     # what the seat can do, as texts
    sprites: list[str] = []                     # where that can be clicked
    # fmt: on
    key: str | None = None


class Presence(Message, tag="presence", kw_only=True):
    """The seats whose people are watching the table."""

    table: str
    here: list[int]


class Reaction(Message, tag="reaction", kw_only=True):
    """A player reacts with a picture. Reactions of people whom you have blocked or muted are not sent to you."""

    table: str
    seat: int
    picture: ReactionPicture


class TableList(Message, tag="tables", kw_only=True):
    """The lobby: all open public tables (`all`), or those that have changed. Remove the closed ones."""

    tables: list[TableInfo]
    all: bool = False
    key: str | None = None


class Closing(Message, tag="closing", kw_only=True):
    """The server is about to close the socket, and why. After `too-slow` or `stopping`, reconnect with `since`."""

    error: dict[str, Any]


class GameReplay(Message, tag="replay", kw_only=True):
    """A page of a game, event by event, as seen through a lens.

    `first` and `events` say which events it has. Ask for the next page until you have all of them.
    """

    info: TableInfo
    lens: str
    first: int  # number of the first event on this page, from 0
    events: int  # events of the whole game so far, as the lens counts
    steps: list[ReplayStep]
    scene: Scene | None = None  # before the first event on this page, if the request asks for pictures
    over: bool  # whether the game ends on this page; only then it has the following
    points: list[int] = []
    places: list[int] = []
    reckoning: list[ToldFact] = []  # why the game ended, and what each player has


class ChanceReceipt(Message, tag="receipt", kw_only=True):
    """What the outcomes of a finished game follow from, and what was possible at each draw (docs/fair-chance.md)."""

    table: str
    commitment: str
    seed: str
    contributions: list[str]  # by seat, "" without a number
    pledges: list[str] = []  # by seat
    without: list[int] = []  # the seats of people without a number
    attempt: int = 0  # how often the numbers were collected again
    draws: list[ChanceDraw]


Messages = (
    Welcome
    | Pong
    | Ack
    | Error
    | News
    | PreviewResult
    | Hinted
    | Judged
    | Reviewing
    | Reviewed
    | Explained
    | Presence
    | Reaction
    | TableList
    | Closing
    | GameReplay
    | ChanceReceipt
)
