"""A worker process: it reads questions from standard input and writes the bots' answers to standard output.

It answers twice: when the code that the bot needs is ready, which may take a minute the first time on a machine, and
when the bot has decided, for which the time is limited. A question has what the bot's seat has seen and nothing else;
a worker has no access to tables. It keeps nothing between questions except compiled code, so it may be stopped at any
time.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from snowbound.core.record import View, restore
from snowbound.core.registry import load

from .games import ENTRIES
from .priority import lower_priority

if TYPE_CHECKING:
    from snowbound.bots import Player

HINT = "hint"
"""The skill of a question that asks for a hint instead of a decision."""

LENGTH = 4
NICE = 10
"""The niceness of this process."""


class BotQuestion(msgspec.Struct, array_like=True):
    """Everything a bot may know: the views of its seat."""

    game: str
    seat: int = 0
    skill: str = ""
    seed: int = 0
    decisions: int = 0  # number of this seat's decisions so far
    views: list[bytes] = []  # earlier views, in memory games
    view: bytes = b""  # the current view; if empty, only compile the game
    language: str = "en"  # of the reasons of a hint


class HintAnswer(msgspec.Struct, array_like=True):
    """One action of a hint."""

    action: int
    win: float
    why: str


class BotAnswer(msgspec.Struct, array_like=True):
    """The bot's action or a hint, or an error."""

    action: int = -1
    error: str = ""
    hints: list[HintAnswer] = []


def prepared(question: BotQuestion) -> Player | None:
    """Return the bot of a question with its code compiled. Without a view, only compile what a match needs."""
    from snowbound.bots import Player
    from snowbound.bots.hints import hint_player, prepare
    from snowbound.core.kernels import kernels

    game = load(question.game)
    if not question.view:
        kernels(game).prepare(*ENTRIES)
        return None
    if question.skill == HINT:
        adviser = hint_player(game, question.seat, seed=question.seed)
        prepare(adviser)
        return adviser
    player = Player(game, question.seat, question.skill, seed=question.seed)
    player.prepare()
    return player


def answered(player: Player, question: BotQuestion) -> BotAnswer:
    """Return the bot's action, or a hint. It depends only on the question, unless the bot's time is limited."""
    from snowbound.bots.hints import hints, why

    record = player.game.record
    for earlier in question.views:
        player.watch(_view(record, earlier))
    player.decisions = question.decisions
    view = _view(record, question.view)
    if question.skill != HINT:
        return BotAnswer(player.decide(view))
    found = hints(player, view)
    return BotAnswer(hints=[HintAnswer(one.action, one.win, why(player.game, one, question.language)) for one in found])


def _view(record: object, position: bytes) -> View:
    states = record.new(1)  # type: ignore[attr-defined]
    restore(states, 0, position)
    return record.view(states, 0)  # type: ignore[attr-defined,no-any-return]


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the input ends."""
    while len(length := source.read(LENGTH)) == LENGTH:
        question = msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=BotQuestion)
        try:
            player = prepared(question)
            if player is not None:
                _write(target, BotAnswer())
                answer = answered(player, question)
            else:
                answer = BotAnswer()
        except Exception as error:  # the server decides what to do
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        _write(target, answer)


def _write(target: BinaryIO, answer: BotAnswer) -> None:
    data = msgspec.msgpack.encode(answer)
    target.write(len(data).to_bytes(LENGTH, "big") + data)
    target.flush()


if __name__ == "__main__":
    lower_priority(NICE)
    out = os.dup(1)
    os.dup2(2, 1)  # printed text must not mix with the answers
    main(sys.stdin.buffer, os.fdopen(out, "wb"))
