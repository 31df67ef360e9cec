"""What a table keeps beside its match: open questions, a proposal, a wait, and positions that may be taken back.

Before the game it keeps who asks for a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from snowbound.core.log import Event

from .records import By, HintsFor

What = Literal["undo", "pause", "end"]


class Play(msgspec.Struct, frozen=True, gc=False):
    """Who played an event, and its number in the log. If the choice was changed since, the number is the first one's.

    The others are not told of the change, so `told_by` says who made the first choice.
    """

    number: int
    by: By
    told_by: By | None = None
    silent: int = 0  # mask of the viewers who are not told of it (`visibility`)


class Question(msgspec.Struct, frozen=True, gc=False):
    """A decision that a seat must make: its legal actions, and the log number since which it has been open.

    A hidden step brings a new question, but nobody notices. The clock goes on since `began`.
    """

    number: int
    legal: tuple[int, ...]
    began: int


@dataclass
class Wait:
    """The table waits in this position, so that people can look at it or make a call."""

    since: int
    due: int
    caller: int | None  # the seat that can still make a call
    ready: list[str] = field(default_factory=list)  # guests who need not wait any longer

    def begin_by(self, now: int) -> None:
        """Let a wait that began after `now`, by a clock that was set back since, begin now."""
        late = max(0, self.since - now)
        self.since -= late
        self.due -= late


@dataclass
class Absence:
    """A stand-in plays for a person: since which record and since when. Pauses do not count as absence."""

    number: int
    since: int


@dataclass
class Proposal:
    """A proposal that everyone at the table is asked about."""

    what: What
    guest: str
    seat: int | None
    agreed: list[str]


class PriorPosition(msgspec.Struct, gc=False):
    """The position just before an event, kept to describe the event or take it back."""

    index: int
    position: bytes
    event: Event
    audience: int  # bit mask of the viewers who may know the action
    simultaneous: frozenset[int]  # other seats that had to decide at the same time
    asked: int  # number of the question
    assumed: Event | None = None  # the call that is shown as made while the table waits for it
    told: tuple[int, ...] = ()  # how each viewer counts the event, the spectator first; empty if all count alike


class StartedLesson(msgspec.Struct, frozen=True):
    """The lesson for which a table was created."""

    name: str
    script: str  # the fingerprint of what is played; if it has changed since, the learner plays freely
    events: int  # of the script; they cannot be taken back


@dataclass
class TableHints:
    """Who may take hints at the table, and for which questions hints were taken."""

    who: HintsFor = "off"
    young: list[int] = field(default_factory=list)  # the seats of young players
    taken: dict[int, int] = field(default_factory=dict)  # by seat: since when the question was open (`Question.began`)

    def is_for(self, seat: int) -> bool:
        """Whether the player of a seat may take hints."""
        return self.who == "everyone" or (self.who == "young" and seat in self.young)


class SeatRequest(msgspec.Struct, frozen=True):
    """A guest who asks for a seat, as the record `sit` will have it if the owner agrees."""

    name: str
    seat: int | None  # the one that the guest would like
    contributes: bool
    colour: str


@dataclass
class Admission:
    """Who may sit down before the game."""

    approval: bool = False  # whether the owner decides who sits down
    requests: dict[str, SeatRequest] = field(default_factory=dict)  # by guest
    removed: dict[str, str] = field(default_factory=dict)  # by guest who was removed or refused: the name

    def name_people(self, names: Mapping[str, str]) -> None:
        """Show people under these names, by guest."""
        for guest, request in self.requests.items():
            self.requests[guest] = msgspec.structs.replace(request, name=names.get(guest, request.name))
        self.removed = {guest: names.get(guest, name) for guest, name in self.removed.items()}
