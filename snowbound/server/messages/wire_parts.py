"""The parts of messages between a client and the server; `wire` has the messages."""

from __future__ import annotations

from typing import Literal

import msgspec

from snowbound.core.facts import ToldFact
from snowbound.core.scene import Offers, Patch
from snowbound.core.words import TextPart

from ..tables.records import By, HintsFor, Reason, Status, Timing, Visibility


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """One seat of a table and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # of the person or the bot
    level: int = 0  # of the bot or the stand-in
    guest: str = ""  # the public id of the guest
    away: bool = False  # whether a stand-in plays for the person
    colour: str = ""  # its name, as in the classes of the art: colour-NAME
    face: str = ""  # the animal of the bot or the stand-in, as in the symbols of the art: face-NAME
    stand_in: str = ""  # the name of the bot that plays for the person
    contributes: bool = False  # whether the person's client adds a number to the table's chance
    pledge: str = ""  # the hash of that number
    left: bool = False  # whether the person has left for good: the stand-in plays to the end


class RequestInfo(msgspec.Struct, omit_defaults=True):
    """Somebody who asks for a seat. The creator of the table accepts or refuses (`admit`)."""

    guest: str  # the public id
    name: str
    seat: int | None = None  # the seat that they would like
    colour: str = ""  # the colour that they would like


class RemovedInfo(msgspec.Struct):
    """Somebody whom the creator of the table has removed or refused. They cannot sit there unless allowed again."""

    guest: str  # the public id
    name: str


class DrawingInfo(msgspec.Struct, omit_defaults=True):
    """The game is about to start: the players' numbers are being collected, first their pledges."""

    waiting: list[int]  # the seats that have not answered
    due: int  # when they are left out
    reveals: bool = False  # whether all pledges are there, so that the numbers may be revealed
    attempt: int = 0  # how often the collection has started over


class ChanceDraw(msgspec.Struct):
    """One event of chance: its index in the game, its outcome, and the possible outcomes with their weights."""

    number: int
    action: int
    outcomes: list[int]
    weights: list[int]


class BoardChange(msgspec.Struct):
    """One value on a changed board, as JSON and perhaps shortened. "–" stands for nothing."""

    path: str  # where it stands in the board file, such as `die.circle_steps`
    was: str  # on the printed board
    now: str


class BoardInfo(msgspec.Struct):
    """How the board of a table differs from the printed one."""

    count: int  # of all differences
    changes: list[BoardChange]  # the first twenty


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The public description of a table."""

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
    rematch: str = ""  # the table of the rematch
    reason: Reason = ""  # "edition": closed, since the server no longer knows the edition in `rules`
    claimed: list[int] = []  # the seats that are last because their people were absent for too long
    seed: str = ""  # of the table's chance, shown after the game
    contributions: list[str] = []  # of each seat, shown once the game has started
    drawing: DrawingInfo | None = None  # while the players' numbers are collected
    approval: bool = False  # whether the creator decides who sits down
    requests: list[RequestInfo] = []  # who asks for a seat
    hints: HintsFor = "off"  # who may take hints
    young: list[int] = []  # the seats of young players, if hints are for them
    removed: list[RemovedInfo] = []  # who cannot sit down, because the creator has removed or refused them
    lesson: str = ""  # the name of the lesson, if the table was created for one
    board: BoardInfo | None = None  # if the table is played on a changed board


class LegalAction(msgspec.Struct, omit_defaults=True):
    """An action that the seat may take."""

    action: int
    text: str = ""
    group: str = ""  # the heading under which it is listed
    parts: list[TextPart] = []  # the text with its pictures, if it has some
    heading: list[TextPart] = []  # `group` with its pictures, at the first choice of a group that has some


class HintedAction(msgspec.Struct):
    """A good action of the seat that asked for a hint."""

    action: int
    win: int  # the chance to win in per cent, as far as the seat can know
    why: str  # a sentence in the language of the socket


class CostlyDecision(msgspec.Struct):
    """A decision that cost chance to win."""

    number: int  # events that the seat had been told of before it; the place in a replay through its lens
    text: str  # what the seat did
    win: int  # the chance to win after it, in per cent
    better: HintedAction
    better_text: str  # what the better action would have been


class TableEvent(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    """One log record, as this viewer may know it."""

    number: int
    kind: str  # "move", or another kind of record
    seat: int | None = None  # 15 is chance
    action: int | None = None  # missing if hidden from this viewer
    by: By | None = None
    text: str = ""
    facts: list[ToldFact] = []  # what a move did; `text` has the sentences that matter
    what: str = ""  # what is proposed
    scene: Patch | None = None  # how a move changed the picture
    event: int | None = None  # the index of a move among the moves that the viewer is told of


class ProposalInfo(msgspec.Struct):
    """A proposal that everyone at the table is asked about."""

    what: Literal["undo", "pause", "end"]
    by: str  # the public id of a guest
    agreed: list[str]
    wanted: list[str]  # guests who have not answered


class AbsenceInfo(msgspec.Struct):
    """A seat that a stand-in plays. The others may claim the game after `needed` missed decisions, from `due` on."""

    seat: int
    missed: int  # decisions in a row that the stand-in has made, up to `needed`
    needed: int
    due: int


class LessonInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The step of a lesson. While chance or a rival acts, it has no text and no actions.

    A step of the second learner has actions but no text: the text of the action says what to do.
    """

    name: str
    done: int  # steps that are done,
    steps: int  # of this many
    text: str = ""  # in the viewer's language
    actions: list[int] = []  # what is taught; other legal moves are refused with `lesson-other`
    glow: list[str] = []  # the sprites to look at, if the client wants pictures
    rules: list[str] = []  # ids of the rules that the step teaches
    over: bool = False  # whether the script has just ended: `text` is the last one, and any move is possible


class GameView(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    """The game as a seat or a spectator may see it."""

    # fmt: off
    events: int                                 # events of the game so far that the viewer was told of
    actors: list[int]                           # seats that may act
    position: bytes                             # the concealed record, in base64
    question: str = ""
    choices: list[LegalAction] = []             # what this seat may do now
    changes: list[LegalAction] = []             # what this seat may still choose instead of its hidden choice
    calls: list[LegalAction] = []               # calls and catches, such as UNO: they can be sent at any time
    offers: Offers | None = None                # which of these can be clicked in the picture
    table: str = ""                             # the public position in words
    glimpse: list[str] = []                     # what can be seen for a short time
    situation: list[list[TextPart]] = []        # what goes on, line by line, for people who wait
    order: list[int] = []                       # the seats in the order in which they act next
    reckoning: list[ToldFact] = []              # why the round or the game ended, and what each player has
    undo: Literal["", "fair", "ask"] = ""       # whether this seat can take back its last decision
    lesson: LessonInfo | None = None            # at a lesson table, for a learner
    # fmt: on
    over: bool = False
    points: list[int] = []
    places: list[int] = []


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """The clocks of the seats."""

    deadlines: dict[int, int]  # by acting seat: when its time is up; empty without a clock
    reserves: dict[int, int]  # by seat: milliseconds left beyond the allowance per decision
    paused: bool = False


class WaitInfo(msgspec.Struct, omit_defaults=True):
    """The table waits before the game goes on, so that people can look at it or make a call."""

    due: int  # when it goes on at the latest
    lasts: int  # how many milliseconds it waits in all
    ready: list[int] = []  # seats whose people need not wait any longer
    call: bool = False  # whether it waits for a call: then the view shows the game as if it had been made


class ReplayStep(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One event of a replay."""

    told: TableEvent
    position: bytes = b""  # after the event, in base64, if the request asks for positions
    scene: Patch | None = None  # how it changed the picture, if the request asks for pictures
