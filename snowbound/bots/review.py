"""The review of a finished game: the decisions of one seat that cost the most, and luck apart from them.

A short look at every decision finds those that seem to cost something. The worst of them are searched again, as
thoroughly as for a hint, and judged as the coach does. All this uses what the seat knew when it decided.

    >>> from snowbound import Match
    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> match = Match(TIC_TAC_TOE, players=2)
    >>> for field in (0, 4, 1, 8, 2):
    ...     match.play(match.actors[0], field)
    >>> found = review(match, 1, simulations=2000)
    >>> [(one.event, one.judgement.action, one.judgement.best) for one in found.costliest]
    [(3, 8, 2)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from snowbound.core.contract import MOST_SEATS
from snowbound.core.errors import SnowboundError
from snowbound.core.kernels import kernels
from snowbound.core.match import Match

from .coach import Judgement, compare, explained, ratings, searched, searcher_for
from .hints import WORLDS, hint_player
from .player import Player
from .searcher import Searcher
from .spec import BotSpec

MOST_SHOWN = 3
EXAMINED = 6
"""Decisions that are judged, at most."""

LEAST_LOSS = 0.02
"""A decision that cost less is not shown."""

SURVEY_HINTS = 12
"""The size of the short looks together, in hints."""

SEARCHES = 3
"""For each decision: one for the best action, and two to compare."""

LEAST_SIMULATIONS = 500
"""The size of one short look, at least."""

WHOLE_WORK = 100
"""The total that `progress` is given."""

Progress = Callable[[int, int], None]
"""Takes how much of a review is done, and of how much."""


class GameGoesOn(SnowboundError):
    """Only a finished game can be reviewed."""

    code = "game-goes-on"


@dataclass(frozen=True)
class CostlyMove:
    """A decision that cost chance to win."""

    event: int  # index in the events of the match
    judgement: Judgement


@dataclass(frozen=True)
class Review:
    """What the decisions of a seat cost it."""

    # fmt: off
    seat: int
    decisions: int                          # of the seat, with more than one choice
    costliest: tuple[CostlyMove, ...]   # at most three, the costliest first
    luck: float                             # luck and how the others played: see `luck_of`
    # fmt: on


class Decision(NamedTuple):
    """A decision as it was: the number of its event, what the seat chose, and what it knew."""

    event: int
    action: int
    known: bytes


def review(
    match: Match,
    seat: int,
    *,
    simulations: int = 0,
    worlds: int = WORLDS,
    seed: int = 0,
    progress: Progress = lambda done, total: None,
) -> Review:
    """Find the costliest decisions of a seat in a finished game. Equal games and seeds give equal reviews.

    `simulations` is the size of a search that judges a decision (default: that of a hint).
    """
    if not match.over:
        raise GameGoesOn(f"the game of {match.game.id} is not over: only a finished game can be reviewed")
    if not 0 <= seat < match.players:
        raise SnowboundError(f"with {match.players} players a seat is 0 to {match.players - 1}, not {seat}")
    player = hint_player(match.game, seat, seed=seed, simulations=simulations)
    thorough = replace(player.spec, milliseconds=0)  # limited by simulations alone, so that reviews can be repeated
    decisions = list(decisions_of(match, player))
    look = Comparison(player, survey_spec(thorough, len(decisions)), seed)
    suspects = suspected(look, decisions, progress)
    costliest = [
        CostlyMove(one.event, explained(player.game, seat, one.known, judgement, worlds=worlds, seed=seed))
        for one, judgement in judged(Comparison(player, thorough, seed + 1), suspects, progress)
    ]
    progress(WHOLE_WORK, WHOLE_WORK)
    return Review(seat, len(decisions), tuple(costliest), luck_of(match, seat, costliest))


def decisions_of(match: Match, player: Player) -> Iterator[Decision]:
    """Play a game again and yield the decisions of a player's seat that had more than one choice."""
    again = match.again()
    for number, event in enumerate(match.events):
        view = again.knowledge(player.seat)
        player.watch(view)
        if event.seat == player.seat and len(again.legal(player.seat)) > 1:
            yield Decision(number, event.action, player.remembered(view))
        again.happen(event)


def luck_of(match: Match, seat: int, costliest: Sequence[CostlyMove]) -> float:
    """Return luck and how the others played: the result less an even share, plus what the costliest decisions lost."""
    values = np.zeros(MOST_SEATS)
    kernels(match.game).evaluate(match.position.states, 0, values)
    return float(values[seat]) - 1 / match.players + sum(one.judgement.loss for one in costliest)


def survey_spec(spec: BotSpec, decisions: int) -> BotSpec:
    """Return the search of a short look, so that all looks together cost as much as a few hints."""
    size = SURVEY_HINTS * spec.simulations // (SEARCHES * max(1, decisions))
    return replace(spec, simulations=min(spec.simulations, max(LEAST_SIMULATIONS, size)))


class Comparison:
    """Compares decisions of a seat with the best actions that a search of one size finds."""

    def __init__(self, player: Player, spec: BotSpec, seed: int) -> None:
        self.seed = seed
        self._searcher = Searcher(player.game, player.seat, spec)
        self._pair_searcher = searcher_for(player.game, player.seat, spec)

    def judge(self, decision: Decision) -> Judgement:
        """Find the best action, and compare the one that was chosen with it."""
        found = searched(self._searcher, decision.known, seed=self.seed)
        best = ratings(found, self._searcher.seat)[0].action
        return compare(self._pair_searcher, decision.known, decision.action, best, seed=self.seed)


def suspected(look: Comparison, decisions: Sequence[Decision], progress: Progress) -> list[Decision]:
    """Return the decisions that seem to have cost the most, by a short look at each of them."""
    losses = []
    for number, decision in enumerate(decisions, 1):
        losses.append(look.judge(decision).loss)
        progress(WHOLE_WORK * number // (2 * len(decisions)), WHOLE_WORK)
    worst = sorted(range(len(decisions)), key=lambda number: -losses[number])[:EXAMINED]
    return [decisions[number] for number in worst if losses[number] > 0]


def judged(thorough: Comparison, suspects: Sequence[Decision], progress: Progress) -> list[tuple[Decision, Judgement]]:
    """Return the decisions that certainly cost something, the costliest first, at most as many as are shown."""
    found = []
    for number, decision in enumerate(suspects, 1):
        judgement = thorough.judge(decision)
        if judgement.loss >= LEAST_LOSS and judgement.is_certain:
            found.append((decision, judgement))
        progress(WHOLE_WORK // 2 + WHOLE_WORK * number // (2 * len(suspects)), WHOLE_WORK)
    return sorted(found, key=lambda one: -one[1].loss)[:MOST_SHOWN]
