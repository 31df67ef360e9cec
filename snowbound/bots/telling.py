"""Tells own bots what happens in a game, as players in their seats are told at a table.

A player is told that somebody took an action even if it is hidden which one. A step that changes nothing the player can
see is not told at all: a hidden action with the dice that follow it, after which the same seats may act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from snowbound.core.contract import may_know
from snowbound.core.facts import COLUMNS, MOST_FACTS, UNTOLD, FactRow, ToldFact
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.log import Event, ToldEvent
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import States, View, copy_states

from .own import OwnPlayer

KERNELS = ("actors", "audience", "conceal", "conceal_from_program", "facts")
"""Kernels that are compiled before the clock starts."""


class PartOfStep(NamedTuple):
    """An event, the positions before and after it, and who may know the action."""

    event: Event
    before: States
    after: States
    audience: int


class EventTeller:
    """Tells the own bots of one game of its events."""

    def __init__(self, game: Game, bots: Mapping[int, OwnPlayer], states: States) -> None:
        self.game, self.bots = game, bots
        self._run = kernels(game).prepare(*KERNELS)
        self._told = dict.fromkeys(bots, 0)  # events that each seat was told of
        self._step: list[PartOfStep] = []
        for seat, bot in bots.items():
            bot.watch(self._view(states, seat), None)

    def happened(self, before: States, after: States, event: Event) -> None:
        """Take in an event; bots are told of it when nothing more follows by chance."""
        if not self.bots:
            return
        audience = int(self._run.audience(before, 0, *event))
        self._step.append(PartOfStep(event, copy_states(before[:1]), copy_states(after[:1]), audience))
        if self._run.actors(after, 0) == CHANCE_ACTS:
            return
        step, self._step = self._step, []
        for seat in self.bots:
            self._tell(seat, step)

    def _tell(self, seat: int, step: list[PartOfStep]) -> None:
        if self._is_silent(seat, step):
            return
        for part in step:
            told = self._told_event(seat, part)
            self._told[seat] += 1
            self.bots[seat].watch(self._view(part.after, seat), told)

    def _is_silent(self, seat: int, step: list[PartOfStep]) -> bool:
        """Whether a player in this seat would notice nothing of a step."""
        first, last = step[0].before, step[-1].after
        if any(part.event.seat == seat or may_know(part.audience, seat) for part in step):
            return False
        if self._run.actors(first, 0) != self._run.actors(last, 0):
            return False
        return self._concealed(first, seat).tobytes() == self._concealed(last, seat).tobytes()

    def _told_event(self, seat: int, part: PartOfStep) -> ToldEvent:
        """Return an event as the seat is told of it, without its text: bots read the facts."""
        action = part.event.action if may_know(part.audience, seat) else None
        states = np.concatenate([self._concealed(part.before, seat), self._concealed(part.after, seat)])
        out: Any = np.zeros((MOST_FACTS, COLUMNS), np.int64)
        count = self._run.facts(states, 0, 1, part.event.seat, UNTOLD if action is None else action, out)
        facts = [fact_of(FactRow(self.game.facts.of(kind), *rest)) for kind, *rest in out[:count].tolist()]
        return ToldEvent(self._told[seat], part.event.seat, action, "", tuple(facts))

    def _concealed(self, states: States, seat: int) -> States:
        shown = copy_states(states)
        self._run.conceal(shown, 0, seat)
        return shown

    def _view(self, states: States, seat: int) -> View:
        shown = copy_states(states[:1])
        self._run.conceal_from_program(shown, 0, seat)
        return self.game.record.view(shown, 0)


def fact_of(row: FactRow) -> ToldFact:
    """Return a fact without its text."""
    return ToldFact(row.kind.slug, row.kind.weight, "", seat=row[1], what=row[2], where=row[3], number=row[4])
