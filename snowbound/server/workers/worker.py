"""A process in which bots think: it reads questions from standard input and writes answers.

It is told what a seat has seen, and nothing else; there is no way from here to a table. It keeps
nothing between two questions but compiled code, so that it may be stopped at any time.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from snowbound.core.record import View, restore
from snowbound.core.registry import load

from .games import ENTRIES

LENGTH = 4
NICE = 10
"""How much the machine prefers everything else."""


class BotQuestion(msgspec.Struct, array_like=True):
    """All that a bot may know: its seat's views, one after the other."""

    game: str
    seat: int = 0
    skill: str = ""
    seed: int = 0
    decisions: int = 0  # of this seat so far
    views: list[bytes] = []  # to be watched first, in games of memory
    view: bytes = b""  # to be decided in; empty: only compile the game


class BotAnswer(msgspec.Struct, array_like=True):
    """The bot's action, or what went wrong."""

    action: int = -1
    error: str = ""


def answer_question(question: BotQuestion) -> BotAnswer:
    """What a bot does; the same question gets the same answer, unless the bot's time is limited."""
    from snowbound.bots import Player
    from snowbound.core.kernels import kernels

    game = load(question.game)
    if not question.view:
        kernels(game).prepare(*ENTRIES)
        return BotAnswer()
    player = Player(game, question.seat, question.skill, seed=question.seed)
    for view in question.views:
        player.watch(_view(game.record, view))
    player.decisions = question.decisions
    return BotAnswer(player.decide(_view(game.record, question.view)))


def _view(record: object, position: bytes) -> View:
    states = record.new(1)  # type: ignore[attr-defined]
    restore(states, 0, position)
    return record.view(states, 0)  # type: ignore[attr-defined,no-any-return]


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until there are no more questions."""
    while len(length := source.read(LENGTH)) == LENGTH:
        question = msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=BotQuestion)
        try:
            answer = answer_question(question)
        except Exception as error:  # the server decides what to do about it
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        data = msgspec.msgpack.encode(answer)
        target.write(len(data).to_bytes(LENGTH, "big") + data)
        target.flush()


if __name__ == "__main__":
    os.nice(NICE)
    out = os.dup(1)
    os.dup2(2, 1)  # whatever is printed must not meet the answers
    main(sys.stdin.buffer, os.fdopen(out, "wb"))
