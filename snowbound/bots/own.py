"""Somebody's own bot: a class whose objects watch a game from one seat and decide there.

>>> class Eager:
...     def __init__(self, game, seat, seed):
...         self.seen = []
...
...     def watch(self, view, told):
...         self.seen.append(told)
...
...     def decide(self, view, legal):
...         return legal[-1]
>>> from snowbound import Match
>>> from snowbound.bots import Bots
>>> match = Match("uno_power_grab", players=2, seed=5, options={"scoring": "single_round"})
>>> Bots(match, {0: Eager, 1: "greedy"}).play()
>>> match.over
True

Such a bot is named `module:Class` wherever bots are named. It is shown the views of its seat and told its events.
"""

from __future__ import annotations

import importlib
import re
from typing import Any, Protocol

import numpy as np

from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game, is_whole
from snowbound.core.kernels import kernels
from snowbound.core.log import ToldEvent
from snowbound.core.record import View, copy_states
from snowbound.core.words import words

NAME = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""How somebody's own bot is named: `module:Class`."""

METHODS = ("watch", "decide")


class OwnBot(Protocol):
    """What an own bot must have."""

    def watch(self, view: View, told: ToldEvent | None) -> None:
        """Take in what happened, as the seat was told of it, and the view after it; at first, the view and None."""

    def decide(self, view: View, legal: tuple[int, ...]) -> int:
        """Return one of the legal actions."""


class BadBot(SnowboundError):
    """An own bot that cannot be found or made, or that chose something it must not."""

    code = "bad-bot"


def found(name: str) -> Any:
    """Return the class, or what else makes bots, that `module:Class` names."""
    module_name, _, class_name = name.partition(":")
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        missing = error.name is not None and (error.name == module_name or module_name.startswith(error.name + "."))
        why = f"there is no module {error.name!r} on Python's path" if missing else f"importing it failed: {error}"
        raise BadBot(f"bot {name}: {why}") from error
    maker = getattr(module, class_name, None)
    if maker is None:
        named = sorted(key for key, value in vars(module).items() if isinstance(value, type) and is_bot(value))
        raise BadBot(f"bot {name}: {module_name} has no {class_name}; its bots are {', '.join(named) or 'none'}")
    if not callable(maker):
        raise BadBot(f"bot {name}: {class_name} is no class; it must make a bot when called with game, seat and seed")
    return maker


def is_bot(candidate: object) -> bool:
    """Return whether this is a bot, or a class of bots."""
    return all(callable(getattr(candidate, method, None)) for method in METHODS)


def is_object(candidate: object) -> bool:
    """Return whether this is a bot itself, and not what makes bots. It can play one game in one seat at a time."""
    return is_bot(candidate) and not isinstance(candidate, type)


def name_of(bot: object) -> str:
    """Return the name of a class of bots, or of that of a bot."""
    of = bot if isinstance(bot, type) else type(bot)
    return f"{of.__module__}:{of.__qualname__}"


class OwnPlayer:
    """An own bot in one seat, used like a `Player`."""

    has_memory = False

    def __init__(self, game: Game, seat: int, name: str, maker: Any, *, seed: int = 0) -> None:
        self.game, self.seat, self.name = game, int(seat), name
        self.bot: OwnBot = maker if is_object(maker) else maker(game, self.seat, int(seed))
        if not is_bot(self.bot):
            raise BadBot(f"bot {name} must have the methods watch(view, told) and decide(view, legal)")

    def watch(self, view: View, told: ToldEvent | None = None) -> None:
        """Let the bot take in an event."""
        self.bot.watch(view, told)

    def decide(self, view: View) -> int:
        """Return the bot's action; raises BadBot if it is not legal."""
        states, out = copy_states(view.states[view.at : view.at + 1]), np.zeros(MOST_ACTIONS, np.int64)
        run = kernels(self.game)
        legal = tuple(out[: run.legal(states, 0, self.seat, out)].tolist())
        action = self.bot.decide(view, legal)
        if is_whole(action) and action in legal:
            return int(action)
        raise BadBot(
            f"bot {self.name} in seat {self.seat} of {self.game.id} chose {action!r}{self._why(states, action)}"
        )

    def _why(self, states: Any, action: object) -> str:
        """Return why an action is refused, and that it must be one of those that `decide` was given."""
        told = "; it must return one of the numbers in `legal`"
        if not is_whole(action) or not 0 <= action < self.game.actions:  # type: ignore[operator]
            return f", which is no action{told}"
        rule = self.game.rule_id(kernels(self.game).explain(states, 0, self.seat, int(action)))  # type: ignore[call-overload]
        return f", which is not legal: {rule}, {words(self.game).say(rule)}{told}"
