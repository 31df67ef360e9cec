"""Hints: the best actions with their chances to win, and why in one sentence.

A search finds the best actions, and forced searches of equal size their chances. The reason is the fact that follows an
action clearly more often, or clearly less often if it is unwelcome, than it follows the next-best actions. Actions that
are just as good are left out of that comparison.

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

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import ceil, sqrt
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

from .forced import halves
from .outlook import BEGINS, ENDS, EXTENTS, HEADWAY, LATER, MINE, OTHERS_ACT, RIVALS, SETBACK, Outlook, outlook
from .player import Player
from .searcher import Searcher
from .spec import hint_spec

Whose = Literal["mine", "rivals"]
Time = Literal["now", "begins", "ends", "later"]
Against = Literal["next", "weaker", "better"]

Times = tuple[tuple[Time, int], ...]
"""Up to when facts are compared, and where outlooks count them."""

NEAR: Times = (("now", OTHERS_ACT), ("begins", BEGINS), ("ends", ENDS))
FAR: Times = (("later", LATER),)

MOST_SHOWN = 3
COMPARED = 4
"""Actions whose chances and consequences are compared at first."""

MOST_COMPARED = 12
"""Actions whose consequences are looked at until weaker ones are found, if the first ones are alike."""

WEAKER = 2
"""How many weaker actions are then looked for."""

FORCED = 0.25
"""The size of a forced search, as a share of the first one."""

FORCED_TIME = 0.1
"""The same for its time."""

WORLDS = 1500
"""Imagined worlds per action that is compared."""

PROBE = 5
"""A first look at a further action has so many times fewer worlds."""

FAR_TURNS, FAR_SHARE = 3, 3
"""If nothing differs by the end of the next turn: how many turns are looked at, in so many times fewer worlds."""

NEARLY_AS_GOOD = 0.1
"""A third action is shown if its chance to win is at most this much lower than the best one's."""

CERTAINTY = 2.58
"""Standard errors of a difference: 99 %, because many facts are compared."""

ALIKE = 0.01
"""Chances to win that differ by less are called equal."""

CLEAR = 0.05
"""The least difference between two shares, beyond its uncertainty, that is worth telling."""


@dataclass(frozen=True)
class HintReason:
    """A fact that speaks for an action, and in which share of the imagined worlds it occurred."""

    kind: str  # such as "comes-home"
    whose: Whose  # whether it concerns the player or a rival
    share: float  # after this action, up to that time
    other: float  # after the others
    number: int = 1  # how often at least, or to how many rivals, or what the numbers of the fact add up to
    time: Time = "begins"
    against: Against = "next"  # the next-best actions, weaker ones since those are just as good, or the better ones

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
    ranked = sorted(_legal_actions(player.game, known, player.seat), key=lambda action: -int(found.visits[action]))
    if len(ranked) == 1:
        return [Hint(ranked[0], float(found.totals[ranked[0], player.seat] / found.visits[ranked[0]]), is_only=True)]
    compared = _Compared(player, known, ranked, worlds)
    shown = []
    for place, one in enumerate(compared.best[:MOST_SHOWN]):
        if place < MOST_SHOWN - 1 or one.win >= compared.best[0].win - NEARLY_AS_GOOD:
            is_alike = any(other is not one and abs(one.win - other.win) < ALIKE for other in compared.best)
            shown.append(Hint(one.action, one.win, compared.reason(one), is_alike=is_alike))
    return shown


class _Candidate(NamedTuple):
    """An action with its chance to win, and what follows it."""

    action: int
    win: float
    ahead: Outlook


_Candidates = Sequence[_Candidate]


class _Compared:
    """The best actions, best first, and weaker ones if the best ones are alike."""

    def __init__(self, player: Player, known: bytes, ranked: Sequence[int], worlds: int) -> None:
        self._player, self._known, self._worlds = player, known, worlds
        self._seed = player.seed + player.decisions
        spec = player.spec
        simulations, milliseconds = ceil(FORCED * spec.simulations), ceil(FORCED_TIME * spec.milliseconds)
        forced = replace(spec, simulations=simulations, milliseconds=milliseconds)
        self._searcher = Searcher(player.game, player.seat, forced)
        self.best = self._in_order([self._candidate(action) for action in ranked[:COMPARED]])
        self._far_ahead: dict[int, Outlook] = {}
        self._unseen = ranked[COMPARED:MOST_COMPARED]

    def reason(self, one: _Candidate) -> HintReason | None:
        """Return what speaks for one of the best actions, soon or later."""
        reason = self._soonest(one, self._comparisons(one), self._near, NEAR)
        if reason is None and one is self.best[0]:
            weaker: tuple[_Candidates, Against] = (self._weaker_than(one), "weaker")
            reason = self._soonest(one, [weaker], self._near, NEAR)
            return reason or self._soonest(one, [*self._comparisons(one), weaker], self._far, FAR)
        return reason

    def _comparisons(self, one: _Candidate) -> list[tuple[_Candidates, Against]]:
        """Return with which actions one is compared: with those that are clearly less good, if possible."""
        others = [other for other in self.best if other is not one]
        weaker = [other for other in others if other.win <= one.win - ALIKE]
        next_best = [other for other in others if other.win < one.win + ALIKE]
        if not next_best:
            return [(others, "better")]
        return [(weaker, "weaker"), (next_best, "next")] if len(weaker) < len(next_best) else [(weaker, "next")]

    def _soonest(
        self,
        one: _Candidate,
        comparisons: Sequence[tuple[_Candidates, Against]],
        look: Callable[[_Candidate], Outlook],
        times: Times,
    ) -> HintReason | None:
        """Return the reason from the first comparison that has one."""
        for others, against in comparisons:
            if others:
                reason = reason_for(self._player.game, [look(each) for each in (one, *others)], 0, times)
                if reason is not None:
                    return replace(reason, against=against)
        return None

    def _weaker_than(self, one: _Candidate) -> list[_Candidate]:
        """Find further actions that have other consequences than the best one, and less of a chance to win."""
        weaker: list[_Candidate] = []
        for action in self._unseen:
            if len(weaker) == WEAKER:
                break
            probe = self._outlook(action, self._worlds // PROBE)
            if reason_for(self._player.game, [one.ahead, probe], 0) is not None:
                other = self._candidate(action)
                if other.win <= one.win - ALIKE:
                    weaker.append(other)
        return weaker

    def _near(self, one: _Candidate) -> Outlook:
        return one.ahead

    def _far(self, one: _Candidate) -> Outlook:
        if one.action not in self._far_ahead:
            self._far_ahead[one.action] = self._outlook(one.action, self._worlds // FAR_SHARE, FAR_TURNS)
        return self._far_ahead[one.action]

    def _in_order(self, found: Sequence[_Candidate]) -> list[_Candidate]:
        """Return the one that was visited most, and then the others by their chances, which are no larger."""
        first, *others = found
        capped = [one._replace(win=min(one.win, first.win)) for one in others]
        return [first, *sorted(capped, key=lambda one: -one.win)]

    def _candidate(self, action: int) -> _Candidate:
        return _Candidate(action, self._chance(action), self._outlook(action, self._worlds))

    def _chance(self, action: int) -> float:
        return halves(self._searcher, self._known, action, self._seed)[1].mean

    def _outlook(self, action: int, worlds: int, turns: int = 1) -> Outlook:
        game, seat = self._player.game, self._player.seat
        return outlook(game, self._known, seat, action, worlds=worlds, seed=self._seed, turns=turns)


def reason_for(game: Game, ahead: Sequence[Outlook], place: int, times: Times = NEAR) -> HintReason | None:
    """Return the fact that speaks most clearly for one of several actions, or None if no difference is clear."""
    others = [one for n, one in enumerate(ahead) if n != place]
    if not others:
        return None
    clearest = (CLEAR, False, 0)
    reason = None
    for one in _reasons(game):
        for time, time_column in times:
            for number in range(1, one.most + 1):
                column = (one.row, time_column, one.column, number - 1)
                share, error = _share([ahead[place]], column)
                other, other_error = _share(others, column)
                margin = one.wanted * (share - other) - CERTAINTY * sqrt(error + other_error)
                if (margin, one.is_headline, one.wanted * number) > clearest:
                    clearest = (margin, one.is_headline, one.wanted * number)
                    reason = HintReason(one.kind, one.whose, share, other, number, time)
    return reason


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


def _legal_actions(game: Game, view: bytes, seat: int) -> list[int]:
    states, actions = game.record.new(1), np.zeros(MOST_ACTIONS, np.int64)
    restore(states, 0, view)
    number = kernels(game).legal(states, 0, seat, actions)
    return [int(action) for action in actions[:number]]


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
    against = {"against": reason.against} if prefix == "hint" else {}
    return sentences(language).say(phrase(id, clause=clause, time=reason.time, share=share, other=other, **against))
