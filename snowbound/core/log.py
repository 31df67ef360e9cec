"""A game as its log: who did what, including chance. Replaying it needs no random numbers.

The format is JSON Lines. The first line names the game, the version of its rules, players and options; each
further line is one event. The log is authoritative: positions are derived from it.

    {"snowbound":1,"game":"uno_power_grab","rules":1,"players":2,"options":{"scoring":"single_round",…}}
    {"n":0,"seat":"chance","action":1}
    {"n":1,"seat":0,"action":90}

The first line has the players' names (`names`, by seat) if they have some, and their colours (`colours`) unless
they are the printed ones. Neither affects the game. `board` says what the board had differently from the printed one
(`core.board_change`), so that the game can be replayed without the file of that board.
A game from a table server also says who played each event (`by`: person, bot, stand-in, program, table)
and how its chance can be verified (`receipt`, see `snowbound.server.tables.chance_receipt`).
If absent players ended it, `claim` names their seats and everyone's places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from .board_change import Change
from .contract import CHANCE
from .errors import BadLog
from .facts import ToldFact
from .names import BadName, seat_names

FORMAT = 1


class Event(NamedTuple):
    """One action of a seat, or one outcome of CHANCE."""

    seat: int
    action: int


@dataclass(frozen=True)
class ToldEvent:
    """An event as one viewer was told of it; the action is None if they may not know it.

    The text is empty if the event changed nothing that people care about.
    """

    number: int
    seat: int
    action: int | None
    text: str
    facts: tuple[ToldFact, ...] = ()


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What determines the outcomes of chance; published when the game is over."""

    table: str
    commitment: str  # SHA-256 of the seed, published before the first event
    seed: str  # 32 bytes in hex
    contributions: tuple[str, ...]  # of each seat's player: a number in hex, or empty
    pledges: tuple[str, ...] = ()  # by seat: the hash of the number, sent before any number was revealed
    without: tuple[int, ...] = ()  # the seats of people without a number
    attempt: int = 0  # how often the numbers were collected again, because somebody did not answer


class ClaimedResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game was decided that ended because of absent players (`core.claim`)."""

    absent: tuple[int, ...]  # the seats that are last
    places: tuple[int, ...]  # by seat


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a log."""

    snowbound: int
    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    receipt: Receipt | None = None
    colours: tuple[str, ...] = ()  # of the players by seat, unless they are the printed ones in order
    names: tuple[str, ...] = ()  # of the players by seat, empty where a player has none
    claim: ClaimedResult | None = None
    board: dict[str, Any] = {}


class LogLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One event as a line of the log."""

    n: int
    seat: int | Literal["chance"]
    action: int
    by: str | None = None


@dataclass(frozen=True)
class Log:
    """Everything that is needed to replay a game."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    events: tuple[Event, ...]
    played_by: tuple[str | None, ...] = ()  # per event, or empty
    receipt: Receipt | None = None
    colours: tuple[str, ...] = ()  # of the players by seat, or empty for the printed ones in order
    names: tuple[str, ...] = ()  # of the players by seat, or empty
    claim: ClaimedResult | None = None  # of a game that ended because of absent players
    board: Change = field(default_factory=dict)  # what the board had differently from the printed one


def dump(log: Log) -> str:
    """Return the log as text."""
    header = Header(
        FORMAT, log.game, log.rules, log.players, log.options, log.receipt, log.colours, log.names, log.claim, log.board
    )
    by = log.played_by or (None,) * len(log.events)
    encode = msgspec.json.Encoder().encode
    lines = [encode(header)]
    for number, event in enumerate(log.events):
        seat: int | Literal["chance"] = "chance" if event.seat == CHANCE else event.seat
        lines.append(encode(LogLine(number, seat, event.action, by[number])))
    return b"\n".join(lines).decode() + "\n"


def parse(text: str, source: str = "log") -> Log:
    """Parse a log; BadLog names the line that is wrong and says why."""
    if not text.strip():
        raise BadLog(f"{source} is empty: its first line must name the game")
    if not text.endswith("\n"):
        last = text.count("\n") + 1
        raise BadLog(f"{source}, line {last}: the last line is cut off; it must end with a line break")
    lines = text.splitlines()
    header = _decode(lines[0], Header, source, 1)
    if header.snowbound != FORMAT:
        raise BadLog(f"{source}, line 1: format {header.snowbound} is not known, only {FORMAT}")
    try:
        names = seat_names(header.names, header.players)
    except BadName as error:
        raise BadLog(f"{source}, line 1: {error}") from None
    found = tuple(_events(lines[1:], source))
    events, played_by = tuple(event for event, _ in found), tuple(by for _, by in found)
    by = played_by if any(played_by) else ()
    return Log(
        header.game,
        header.rules,
        header.players,
        header.options,
        events,
        by,
        header.receipt,
        header.colours,
        names,
        header.claim,
        header.board,
    )


def read(file: Path) -> Log:
    """Read the log in a file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadLog(f"there is no file {file}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadLog(f"{file} cannot be read: {error}") from None
    return parse(text, file.name)


def _events(lines: Sequence[str], source: str) -> Iterable[tuple[Event, str | None]]:
    for number, text in enumerate(lines):
        line = _decode(text, LogLine, source, number + 2)
        if line.n != number:
            raise BadLog(f"{source}, line {number + 2}: event {number} is expected here, not {line.n}")
        if line.seat == CHANCE:
            raise BadLog(f'{source}, line {number + 2}: chance is written "chance", not {CHANCE}')
        yield Event(CHANCE if line.seat == "chance" else line.seat, line.action), line.by


def _decode(text: str, kind: type[Any], source: str, number: int) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BadLog(f"{source}, line {number}: {error}") from None
    except msgspec.DecodeError as error:
        raise BadLog(f"{source}, line {number} is not JSON: {error}") from None
