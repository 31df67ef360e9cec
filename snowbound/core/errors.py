"""The errors of Snowbound: one class per kind, each with a stable code.

Every message says what was asked, where, and what would be right. It tells nothing that the caller may not
know. A call that raises one of these errors changes nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar


class SnowboundError(ValueError):
    """Something that cannot be done; `code` names the kind of error."""

    code: ClassVar[str] = "error"

    def as_data(self) -> dict[str, Any]:
        """Return the error as data for programs; all errors have this shape."""
        return {"code": self.code, "message": str(self)}


class UnknownGame(SnowboundError):
    """There is no game of that name."""

    code = "unknown-game"


class BrokenGame(SnowboundError):
    """An installed package registers the game, but it cannot be used."""

    code = "broken-game"


class UnknownVersion(SnowboundError):
    """The game is known, but not this version of its rules."""

    code = "unknown-version"


class BadPlayers(SnowboundError):
    """The game cannot be played by that many players."""

    code = "bad-players"


class BadOption(SnowboundError):
    """An option that the game does not have, or a value that it does not take."""

    code = "bad-option"


class BadColour(SnowboundError):
    """A player's colour that the game does not have, or that another player has."""

    code = "bad-colour"


class Refusal(SnowboundError):
    """A refused move: the rule that forbids it, and what is legal instead."""

    code = "refused"

    def __init__(
        self,
        message: str,
        *,
        seat: int,
        action: object,
        rule: str | None = None,
        legal: tuple[int, ...] = (),
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action
        self.rule = rule
        self.legal = legal

    def as_data(self) -> dict[str, Any]:
        """Return the error as data, with the seat, the action, the rule and the legal actions."""
        return super().as_data() | {
            "seat": self.seat,
            "action": self.action,
            "rule": self.rule,
            "legal": list(self.legal),
        }


class WrongSeat(Refusal):
    """This seat is not among those that may act now."""

    code = "wrong-seat"


class UnknownAction(Refusal):
    """The game has no action of that number."""

    code = "unknown-action"


class IllegalAction(Refusal):
    """The action is not among those that `legal` lists for this seat now."""

    code = "illegal-action"


class GameOver(Refusal):
    """Nobody may act any more."""

    code = "game-over"


class UnfairUndo(SnowboundError):
    """The move cannot be taken back, since something hidden or random has become known."""

    code = "unfair-undo"


class BadLog(SnowboundError):
    """A log that cannot be read or replayed; the message names the line and the reason."""

    code = "bad-log"


class BadBoard(SnowboundError):
    """A board file whose data contradict each other or the rules; the message says where."""

    code = "bad-board"


def in_short(numbers: tuple[int, ...]) -> str:
    """Return the first numbers as text, for a message."""
    return ", ".join(map(str, numbers[:12])) + (", …" if len(numbers) > 12 else "")
