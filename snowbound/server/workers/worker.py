"""A worker process: it reads questions from standard input and writes the bots' answers to standard output.

It answers twice: when the code that the bot needs is ready, which may take a minute the first time on a machine, and
when the bot has decided, for which the time is limited. Until the code is ready it gives signs of life. A question has
what the bot's seat has seen and nothing else; a worker has no access to tables. It keeps nothing between questions
except compiled code, so it may be stopped at any time.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from snowbound.core.record import View, restore
from snowbound.core.registry import load_on
from snowbound.core.variant import loaded_layouts

from .games import ENTRIES
from .job_worker import MOST_LAYOUTS
from .priority import lower_priority
from .signs_of_life import SignsOfLife

if TYPE_CHECKING:
    from snowbound.bots import Player
    from snowbound.core.game import Game

HINT, RATE, JUDGE = "hint", "rate", "judge"
"""The skills of questions that ask for a hint, for how good each action is, or whether an action is clearly worse."""

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
    level: int = 0  # for a coach: of the strongest rival
    action: int = -1  # for a coach: the one to judge
    better: int = -1  # for a coach: the one to compare it with
    board: bytes = b""  # what its board has differently from the printed one, as JSON


class HintAnswer(msgspec.Struct, array_like=True):
    """One action of a hint."""

    action: int
    win: float
    why: str


class RatingAnswer(msgspec.Struct, array_like=True):
    """One action that a search has tried, and whether it is good enough for the coach to say nothing."""

    action: int
    win: float
    is_fine: bool


class JudgeAnswer(msgspec.Struct, array_like=True):
    """Whether the coach speaks, the chances to win after both actions, and what the better one does more often."""

    speaks: bool
    win: float
    better_win: float
    why: str


class BotAnswer(msgspec.Struct, array_like=True):
    """The bot's action, a hint, ratings or a judgement, or an error."""

    action: int = -1
    error: str = ""
    hints: list[HintAnswer] = []
    ratings: list[RatingAnswer] = []
    judgement: JudgeAnswer | None = None
    is_sign: bool = False  # of life: the code is not ready yet
    is_full: bool = False  # whether the worker has loaded so many changed boards that it should be replaced


@lru_cache(MOST_LAYOUTS)
def game_on(path: str, board: bytes) -> Game:
    """Return a game on a board that is given as in a question."""
    return load_on(path, msgspec.json.decode(board, type=dict) if board else {})


def prepared(question: BotQuestion) -> Player | None:
    """Return the bot of a question with its code compiled. Without a view, only compile what a match needs."""
    from snowbound.bots import Player
    from snowbound.bots.hints import hint_player, prepare
    from snowbound.core.kernels import kernels

    game = game_on(question.game, question.board)
    if not question.view:
        kernels(game).prepare(*ENTRIES)
        return None
    if question.skill in (HINT, RATE, JUDGE):
        adviser = hint_player(game, question.seat, seed=question.seed)
        prepare(adviser)
        return adviser
    player = Player(game, question.seat, question.skill, seed=question.seed)
    player.prepare()
    return player


def answered(player: Player, question: BotQuestion) -> BotAnswer:
    """Return the bot's action, or advice. It depends only on the question, unless the bot's time is limited."""
    record = player.game.record
    for earlier in question.views:
        player.watch(_view(record, earlier))
    player.decisions = question.decisions
    view = _view(record, question.view)
    advise = ADVICE.get(question.skill)
    return advise(player, view, question) if advise is not None else BotAnswer(player.decide(view))


def _hinted(player: Player, view: View, question: BotQuestion) -> BotAnswer:
    from snowbound.bots.hints import hints, why

    found = hints(player, view)
    return BotAnswer(hints=[HintAnswer(one.action, one.win, why(player.game, one, question.language)) for one in found])


def _rated(player: Player, view: View, question: BotQuestion) -> BotAnswer:
    from snowbound.bots.coach import is_fine, rate, threshold_for

    found, threshold = rate(player, view), threshold_for(question.level)
    return BotAnswer(
        ratings=[RatingAnswer(one.action, one.win, is_fine(found, one.action, threshold)) for one in found]
    )


def _judged(player: Player, view: View, question: BotQuestion) -> BotAnswer:
    from snowbound.bots.coach import judge, threshold_for, why

    player.watch(view)
    found = judge(player, view, question.action, question.better)
    reason = why(player.game, found, question.language)
    speaks = found.speaks(threshold_for(question.level))
    return BotAnswer(judgement=JudgeAnswer(speaks, found.win, found.best_win, reason))


ADVICE = {HINT: _hinted, RATE: _rated, JUDGE: _judged}
"""The function for each skill that is advice to a player."""


def _view(record: object, position: bytes) -> View:
    states = record.new(1)  # type: ignore[attr-defined]
    restore(states, 0, position)
    return record.view(states, 0)  # type: ignore[attr-defined,no-any-return]


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the input ends."""
    while len(length := source.read(LENGTH)) == LENGTH:
        question = msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=BotQuestion)
        try:
            with SignsOfLife(lambda: _write(target, BotAnswer(is_sign=True))):
                player = prepared(question)
            if player is not None:
                _write(target, BotAnswer())
                answer = answered(player, question)
            else:
                answer = BotAnswer()
        except Exception as error:  # the server decides what to do
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        answer.is_full = loaded_layouts() >= MOST_LAYOUTS
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
