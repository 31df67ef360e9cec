"""Hints: the best actions with their chances to win, and why in one sentence.

A search finds the actions and their chances. The reason is the fact that follows an action clearly more often, or
clearly less often if it is unwelcome, than it follows the next-best actions.

    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> from snowbound import Match
    >>> match = Match(TIC_TAC_TOE, players=2)
    >>> for field in (0, 3, 1, 4):
    ...     match.play(match.actors[0], field)
    >>> best = hints(hint_player(TIC_TAC_TOE, 0), match.knowledge(0))[0]
    >>> best.action, round(best.win, 1)
    (2, 1.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np

from snowbound.core.contract import MOST_ACTIONS, supplies
from snowbound.core.facts import BAD, GOOD, HEADLINE, Extent
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.per_game import kept_with_game
from snowbound.core.record import View, restore
from snowbound.core.words import Words, phrase, words

from .outlook import BEGINS, ENDS, EXTENTS, HEADWAY, MINE, OTHERS_ACT, RIVALS, SETBACK, Outlook, outlook
from .player import Player
from .spec import hint_spec

Whose = Literal["mine", "rivals"]
Time = Literal["now", "begins", "ends"]

MOST_SHOWN = 3
COMPARED = 4
"""Actions whose consequences are compared."""

WORLDS = 1500
"""Imagined worlds per action that is compared."""

NEARLY_AS_GOOD = 0.1
"""A third action is shown if its chance to win is at most this much lower than the best one's."""

LEAST_VISITS = 0.01
"""The share of the simulations that a third action needs, so that its chance is known well enough."""

CERTAINTY = 2.58
"""Standard errors of a difference: 99 %, because many facts are compared."""

ALIKE = 0.005
"""Chances to win that differ by less are called equal."""

CLEAR = 0.05
"""The least difference between two shares, beyond its uncertainty, that is worth telling."""


@dataclass(frozen=True)
class HintReason:
    """A fact that speaks for an action, and in which share of the imagined worlds it occurred."""

    kind: str  # such as "comes-home"
    whose: Whose  # whether it concerns the player or a rival
    share: float  # after this action, before the player's next turn begins or ends
    other: float  # after the next-best actions
    number: int = 1  # how often at least, or to how many rivals, or what the numbers of the fact add up to
    time: Time = "begins"

    @property
    def text_id(self) -> str:
        """The id of the clause in the game's texts."""
        return f"hint-{self.whose}-{self.kind}"


@dataclass(frozen=True)
class Hint:
    """One good action."""

    action: int
    win: float  # the chance to win, as the search estimates it
    reason: HintReason | None = None
    is_only: bool = False  # whether there is no other action
    is_alike: bool = False  # whether others are as good, as far as the player can know


def hint_player(game: Game, seat: int, *, seed: int = 0, simulations: int = 0) -> Player:
    """Return the bot that gives hints: it searches well and remembers no more than an average player."""
    return Player(game, seat, hint_spec(game, simulations), seed=seed)


def prepare(player: Player) -> None:
    """Compile what hints need now, so that the first one need not wait."""
    player.prepare()
    kernels(player.game).prepare("foresee")


def hints(player: Player, view: View, *, worlds: int = WORLDS) -> list[Hint]:
    """Return the best two or three actions in a view in which the seat may act, best first."""
    found = player.consider(view)
    known = player.remembered(view)
    number = _legal_actions(player.game, known, player.seat)
    ranked = [action for action in np.argsort(-found.visits, kind="stable").tolist() if found.visits[action]][:COMPARED]
    wins = [float(found.totals[action, player.seat] / found.visits[action]) for action in ranked]
    if number == 1:
        return [Hint(ranked[0], wins[0], is_only=True)]
    seed = player.seed + player.decisions
    ahead = [outlook(player.game, known, player.seat, action, worlds=worlds, seed=seed) for action in ranked]
    total = int(found.visits.sum())
    shown = []
    for place, (action, win) in enumerate(zip(ranked[:MOST_SHOWN], wins, strict=False)):
        is_good = win >= wins[0] - NEARLY_AS_GOOD and found.visits[action] >= LEAST_VISITS * total
        if place < MOST_SHOWN - 1 or is_good:
            is_alike = any(n != place and abs(win - other) < ALIKE for n, other in enumerate(wins))
            shown.append(Hint(action, win, reason_for(player.game, ahead, place), is_alike=is_alike))
    return shown


def reason_for(game: Game, ahead: Sequence[Outlook], place: int) -> HintReason | None:
    """Return the fact that speaks most clearly for one of several actions, or None if no difference is clear."""
    others = [one for n, one in enumerate(ahead) if n != place]
    if not others:
        return None
    clearest = (CLEAR, False, 0)
    reason = None
    for one in _reasons(game):
        for time, time_column in TIMES:
            for number in range(1, one.most + 1):
                column = (one.row, time_column, one.column, number - 1)
                share, error = _share([ahead[place]], column)
                other, other_error = _share(others, column)
                margin = one.wanted * (share - other) - CERTAINTY * sqrt(error + other_error)
                if (margin, one.is_headline, one.wanted * number) > clearest:
                    clearest = (margin, one.is_headline, one.wanted * number)
                    reason = HintReason(one.kind, one.whose, share, other, number, time)
    return reason


TIMES: tuple[tuple[Time, int], ...] = (("now", OTHERS_ACT), ("begins", BEGINS), ("ends", ENDS))
"""Up to when facts are compared, and where outlooks count them."""


class _Possible(NamedTuple):
    """Something that can be a reason: where outlooks count it, and whether more or less of it is wanted."""

    kind: str
    whose: Whose
    row: int
    column: int
    wanted: int
    most: int
    is_headline: bool


@kept_with_game
def _reasons(game: Game) -> tuple[_Possible, ...]:
    """Return what can be a reason in a game: facts, and how far the player comes."""
    found = []
    for kind in game.facts:
        most = 1 if kind.extent == Extent.NONE else EXTENTS
        is_headline = kind.weight == HEADLINE
        if kind.mine:
            found.append(_Possible(kind.slug, "mine", kind, MINE, kind.mine, most, is_headline))
        if kind.rivals:
            found.append(_Possible(kind.slug, "rivals", kind, RIVALS, kind.rivals, most, is_headline))
    if supplies(game.record, "headway"):
        for slug, row, wanted in (("headway", HEADWAY, GOOD), ("setback", SETBACK, BAD)):
            found.append(_Possible(slug, "mine", row, MINE, wanted, EXTENTS, False))
            found.append(_Possible(slug, "rivals", row, RIVALS, -wanted, EXTENTS, False))
    return tuple(found)


def _share(ahead: Sequence[Outlook], column: tuple[int, int, int, int]) -> tuple[float, float]:
    """Return in which share of the worlds a fact occurred, and the variance of that share (Agresti and Caffo)."""
    worlds = sum(one.worlds for one in ahead)
    seen = sum(int(one.seen[column]) for one in ahead)
    smoothed = (seen + 1) / (worlds + 2)
    return seen / worlds, smoothed * (1 - smoothed) / (worlds + 2)


def _legal_actions(game: Game, view: bytes, seat: int) -> int:
    states = game.record.new(1)
    restore(states, 0, view)
    return int(kernels(game).legal(states, 0, seat, np.zeros(MOST_ACTIONS, np.int64)))


# --- texts


@cache
def sentences(language: str) -> Words:
    """Return the sentences of hints and of the coach in a language."""
    file = Path(__file__).parent / "text" / f"{language}.ftl"
    return Words(language, file.read_text(encoding="utf-8"))


def why(game: Game, hint: Hint, language: str = "en") -> str:
    """Return the reason for a hint as a sentence."""
    say = sentences(language).say
    if hint.is_only:
        return say("hint-only")
    reason = hint.reason
    if reason is None or not words(game, language).has(reason.text_id):
        return say("hint-alike" if hint.is_alike else "hint-general")
    return compared(game, reason, "hint", language)


def compared(game: Game, reason: HintReason, prefix: str, language: str) -> str:
    """Return a reason as a sentence that compares its shares: `prefix` is `hint` or `coach`."""
    share, other = round(100 * reason.share), round(100 * reason.other)
    clause = words(game, language).say(phrase(reason.text_id, number=reason.number))
    id = f"{prefix}-more" if share > other else f"{prefix}-less"
    return sentences(language).say(phrase(id, clause=clause, time=reason.time, share=share, other=other))
