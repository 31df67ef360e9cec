"""The coach: whether an action is clearly worse than another one, and what it overlooks.

A first search rates all actions. It visits poor actions rarely, so what it says about them is uncertain. An action that
looks worse is therefore searched again, and so is the better one: two searches of equal size, each limited to one
action. Only what they find in their second half counts, when the tree has grown. The coach speaks if the difference is
larger than a threshold and larger than its uncertainty: the standard error, and how much it shrank between the halves.

    >>> from snowbound import Match
    >>> from snowbound.bots import hint_player
    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> match = Match(TIC_TAC_TOE, players=2)
    >>> for field in (0, 4, 1):
    ...     match.play(match.actors[0], field)
    >>> player, view = hint_player(TIC_TAC_TOE, 1, simulations=2000), match.knowledge(1)
    >>> best = rate(player, view)[0].action
    >>> best, judge(player, view, 8, best).speaks(threshold_for(3))
    (2, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from zlib import crc32

import numpy as np

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.record import View
from snowbound.core.words import words

from .forced import begin, halves
from .hints import CERTAINTY, FAR, FAR_SHARE, FAR_TURNS, NEAR, WORLDS, HintReason, compared, reason_for, sentences
from .outlook import outlook
from .player import Player
from .search import Findings
from .searcher import Searcher
from .simple import BotKind
from .spec import LEVELS, BotSpec

THRESHOLDS = (0.08, 0.06, 0.05, 0.04, 0.03)
"""The loss above which the coach speaks, by the level of the strongest rival."""


@dataclass(frozen=True)
class RatedAction:
    """How the first search rates an action."""

    action: int
    win: float  # the chance to win
    visits: int


@dataclass(frozen=True)
class Judgement:
    """An action compared with a better one."""

    action: int
    best: int  # the better action, or the same
    win: float  # the chance to win after `action`
    best_win: float  # the chance to win after `best`
    error: float  # uncertainty of the difference: its standard error, and how much it may shrink yet
    reason: HintReason | None = None  # what happens more or less often after `best` than after `action`

    @property
    def loss(self) -> float:
        """The chance to win that the action loses."""
        return self.best_win - self.win

    @property
    def is_certain(self) -> bool:
        """Whether the loss is larger than its uncertainty."""
        return self.loss > CERTAINTY * self.error

    def speaks(self, threshold: float) -> bool:
        """Return whether the action is clearly worse: beyond the threshold and beyond doubt."""
        return self.loss > threshold and self.is_certain


def threshold_for(level: int) -> float:
    """Return the threshold against rivals of this level at most; 0 means that they have no level."""
    return THRESHOLDS[(level or DEFAULT_LEVEL) - 1]


DEFAULT_LEVEL = (LEVELS + 1) // 2
"""Rivals without a level count as this one."""


def rate(player: Player, view: View) -> list[RatedAction]:
    """Return the actions that a search visits in a view in which the seat may act, best first."""
    return ratings(player.consider(view), player.seat)


def ratings(found: Findings, seat: int) -> list[RatedAction]:
    """Return the actions that a search has visited, best first."""
    return [
        RatedAction(action, float(found.totals[action, seat] / visits), visits)
        for action in np.argsort(-found.visits, kind="stable").tolist()
        if (visits := int(found.visits[action]))
    ]


def is_fine(rated: Sequence[RatedAction], action: int, threshold: float) -> bool:
    """Return whether the first search shows that the coach has nothing to say, so that nothing need be judged."""
    best = rated[0]
    for one in rated:
        if one.action == action:
            uncertainty = CERTAINTY / 2 / sqrt(one.visits)  # the values lie between 0 and 1
            return one is best or best.win - one.win + uncertainty <= threshold
    return False


def judge(player: Player, view: View, action: int, best: int, *, worlds: int = WORLDS) -> Judgement:
    """Compare an action in a view with the best one, as `rate` found it. The player has watched the view."""
    known = player.remembered(view)
    judgement = compare(searcher_for(player.game, player.seat, player.spec), known, action, best, seed=player.seed)
    return explained(player.game, player.seat, known, judgement, worlds=worlds, seed=player.seed)


def searcher_for(game: Game, seat: int, spec: BotSpec) -> Searcher:
    """Return the searcher that compares two actions: each search is as large as the spec says, in half of its time."""
    if spec.kind != BotKind.SEARCH:
        raise SnowboundError(f"{spec} does not look ahead: use a bot such as search:1000")
    return Searcher(game, seat, replace(spec, milliseconds=(spec.milliseconds + 1) // 2))


def compare(searcher: Searcher, known: bytes, action: int, best: int, *, seed: int) -> Judgement:
    """Search from two actions, with equal random numbers, and return their chances to win.

    A plan that is found late raises the chance of the action, or lowers that of the best one. What changed so between
    the halves of a search may change again, so it is part of the uncertainty.
    """
    found = {one: halves(searcher, known, one, seed) for one in {action, best}}
    (before, after), (best_before, best_after) = found[action], found[best]
    gained, lost = max(0.0, after.mean - before.mean), max(0.0, best_before.mean - best_after.mean)
    error = sqrt(after.variance + best_after.variance + gained**2 + lost**2)
    return Judgement(action, best, after.mean, best_after.mean, error)


def searched(searcher: Searcher, known: bytes, *, seed: int) -> Findings:
    """Search what a seat knows from an empty tree. Equal knowledge and seeds give equal findings."""
    begin(searcher, known, seed)
    searcher.search()
    return searcher.findings


def explained(game: Game, seat: int, known: bytes, judgement: Judgement, *, worlds: int, seed: int) -> Judgement:
    """Return a judgement with its reason: what differs most clearly between the two actions."""
    pair, seed = (judgement.best, judgement.action), seed + crc32(known)
    for turns, number, times in ((1, worlds, NEAR), (FAR_TURNS, worlds // FAR_SHARE, FAR)):
        ahead = [outlook(game, known, seat, action, worlds=number, seed=seed, turns=turns) for action in pair]
        if reason := reason_for(game, ahead, 0, times):
            return replace(judgement, reason=reason)
    return judgement


def why(game: Game, judgement: Judgement, language: str = "en") -> str:
    """Return in a sentence what the better action does more or less often than the judged one."""
    say, reason = sentences(language).say, judgement.reason
    if reason is None or not words(game, language).has(reason.text_id):
        return say("coach-general")
    return compared(game, reason, "coach", language)
