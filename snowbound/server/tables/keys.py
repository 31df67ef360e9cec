"""Keys: every command that changes something has one, and sent twice with the same key it counts once.

The first record that a command makes carries the key, so the log itself says whether the command was executed. Moves
and undos check their keys themselves, because theirs belong to a seat and not to a guest. Tables are created once per
key by the database.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snowbound.core.errors import SnowboundError

from ..messages import wire
from ..storage.guests import Caller
from .commands import ReusedKey
from .draft import Draft
from .records import LogRecord
from .table import TableState

MADE_BY: dict[type, Callable[[LogRecord, Any], bool]] = {
    wire.ChooseColour: lambda record, command: record.kind == "colour" and record.seat == command.seat,
    wire.Admit: lambda record, command: record.kind == ("sit" if command.accept else "refuse"),
    wire.Withdraw: lambda record, _: record.kind == "withdraw",
    wire.Approval: lambda record, command: record.kind == "approval" and record.more["on"] == command.on,
    wire.Remove: lambda record, command: record.kind == "remove",
    wire.Allow: lambda record, command: record.kind == "allow" and record.more["guest"] == command.guest,
    wire.Pledge: lambda record, _: record.kind == "pledge",
    wire.Reveal: lambda record, _: record.kind == "reveal",
    wire.Start: lambda record, _: record.kind in {"prepare", "start"},
    wire.Leave: lambda record, _: record.kind in {"stand", "leave", "end"},
    wire.Ask: lambda record, command: record.kind == "ask" and record.more["what"] == command.what,
    wire.AnswerProposal: lambda record, command: record.kind == ("agree" if command.agree else "decline"),
    wire.Ready: lambda record, _: record.kind in {"ready", "move", "wait"},
    wire.Resume: lambda record, _: record.kind == "resume",
    wire.Claim: lambda record, command: record.kind == "claim" and command.seat in record.more["absent"],
}
"""Whether a command of each kind may have made a record, as its first one."""


class MissingKey(SnowboundError):
    """A command that changes something has no key."""

    code = "missing-key"


def require_key(command: wire.Command) -> None:
    """Raise MissingKey if a command that changes something has no key."""
    if command.key is None:
        raise MissingKey(
            f"the command {command.__struct_config__.tag} needs a `key`, so that it counts once even if it is sent "
            "again: choose a new text of up to 64 characters for each command, and repeat it if the answer is lost"
        )


def earlier_record(table: TableState, caller: Caller, command: wire.TableCommand) -> LogRecord | None:
    """Return the first record that this command made when it was sent before, if it was."""
    record = table.keys.get(_stored(caller, command))
    if record is not None and not MADE_BY[type(command)](record, command):
        raise ReusedKey(
            f"the key {command.key!r} was already used for something else at number "
            f"{table.number_for(caller.guest, record.seq)}: use a new one"
        )
    return record


def once(caller: Caller, command: wire.TableCommand, change: Callable[[Draft], Any]) -> Callable[[Draft], Any]:
    """Return a change that is made once per key. It returns the first record of the command, if there is any."""

    def execute(draft: Draft) -> LogRecord | None:
        if (earlier := earlier_record(draft.table, caller, command)) is not None:
            return earlier
        before, draft.key = len(draft.records), _stored(caller, command)
        change(draft)
        draft.key = None
        return draft.records[before] if len(draft.records) > before else None

    return execute


def _stored(caller: Caller, command: wire.Command) -> str:
    """Return the key as the log has it: each guest has their own keys."""
    return f"{caller.guest}/{command.key}"
