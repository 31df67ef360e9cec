"""Values by plain recursion over the rules, without the optimisations of the solvers."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS
from snowbound.core.game import Game
from snowbound.core.kernels import Plain
from snowbound.core.record import restore, snapshot
from snowbound.lab.best_response import MAX_OUTCOMES, Belief

Bounds = NDArray[np.float64]
Worlds = dict[bytes, float]  # the chance of each position
Views = tuple[bytes, ...]  # the views that a seat has seen


class Rules:
    """The rules of a game, for positions as bytes."""

    def __init__(self, game: Game) -> None:
        self.run = Plain(game)
        self.states = game.record.new(1)

    def after(self, position: bytes, seat: int, action: int) -> bytes:
        restore(self.states, 0, position)
        self.run.apply(self.states, 0, seat, action)
        return snapshot(self.states, 0)

    def view(self, position: bytes, seat: int) -> bytes:
        restore(self.states, 0, position)
        self.run.conceal(self.states, 0, seat)
        return snapshot(self.states, 0)

    def actors(self, position: bytes) -> list[int]:
        restore(self.states, 0, position)
        who = self.run.actors(self.states, 0)
        return [seat for seat in (*range(MOST_SEATS), CHANCE) if who >> seat & 1]

    def legal(self, position: bytes, seat: int) -> list[int]:
        out = np.zeros(MOST_ACTIONS, np.int64)
        restore(self.states, 0, position)
        return [int(action) for action in out[: self.run.legal(self.states, 0, seat, out)]]

    def outcomes(self, position: bytes) -> dict[int, float]:
        out, weights = np.zeros(MOST_ACTIONS, np.int64), np.zeros(MOST_ACTIONS, np.int64)
        restore(self.states, 0, position)
        number = self.run.outcomes(self.states, 0, out, weights)
        return dict(zip(out[:number].tolist(), (weights[:number] / weights[:number].sum()).tolist(), strict=True))

    def inclination(self, position: bytes, seat: int) -> dict[int, float]:
        actions = np.array(self.legal(position, seat))
        weights = np.zeros(len(actions))
        restore(self.states, 0, self.view(position, seat))
        self.run.inclination(self.states, 0, seat, actions, weights)
        return dict(zip(actions.tolist(), (weights / weights.sum()).tolist(), strict=True))

    def worth(self, position: bytes, seat: int) -> float:
        values = np.zeros(MOST_SEATS)
        restore(self.states, 0, position)
        self.run.evaluate(self.states, 0, values)
        return float(values[seat])


def best_play(game: Game, position: bytes, me: int) -> dict[int, float]:
    """Return the value of each action of a seat if all seats then play their best."""
    rules = Rules(game)

    @cache
    def value(position: bytes) -> float:
        who = rules.actors(position)
        if not who:
            return rules.worth(position, me)
        if who == [CHANCE]:
            chances = rules.outcomes(position)
            return sum(chance * value(rules.after(position, CHANCE, what)) for what, chance in chances.items())
        seat = max(who, key=lambda seat: len(rules.legal(position, seat)))
        values = [value(rules.after(position, seat, action)) for action in rules.legal(position, seat)]
        return max(values) if seat == me else min(values)

    return {action: value(rules.after(position, me, action)) for action in rules.legal(position, me)}


def best_response(game: Game, belief: Belief, me: int) -> dict[int, Bounds]:
    """Return bounds of the value of each action by the best response; events with very many outcomes are unknown."""
    rules = Rules(game)

    def walk(position: bytes, chance: float, views: Views, found: dict[Views, Worlds], sums: Bounds) -> None:
        views = (*views, rules.view(position, me))
        who = rules.actors(position)
        if not who:
            sums += chance * rules.worth(position, me)
            return
        seat = who[0]
        if seat == me and len(rules.legal(position, me)) > 1:
            worlds = found.setdefault(views, {})
            worlds[position] = worlds.get(position, 0) + chance
            return
        ways = rules.outcomes(position) if seat == CHANCE else rules.inclination(position, seat)
        if seat == CHANCE and len(ways) > MAX_OUTCOMES:
            sums[1] += chance
            return
        for what, part in ways.items():
            walk(rules.after(position, seat, what), chance * part, views, found, sums)

    def bounds(worlds: Worlds) -> dict[int, Bounds]:
        worth = {}
        for action in rules.legal(next(iter(worlds)), me):
            found: dict[Views, Worlds] = {}
            sums = np.zeros(2)
            for position, chance in worlds.items():
                walk(rules.after(position, me, action), chance, (), found, sums)
            worth[action] = sums + sum(np.max(list(bounds(then).values()), axis=0) for then in found.values())
        return worth

    return bounds({snapshot(belief.worlds, i): float(chance) for i, chance in enumerate(belief.chances)})
