"""The games in OpenSpiel, with explicit chance. Importing this module registers them.

    >>> import pyspiel
    >>> import snowbound.envs.openspiel
    >>> game = pyspiel.load_game("python_snowbound_uno_power_grab(players=3,scoring=single_round)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

All parameters have defaults: `players`; every option of the game by its name, with the defaults of
environments (`Game.environment_options`; a seat is a number, -1 leaves it to chance); `rewards`, "places"
(zero-sum) or "points" (general-sum); `max_decisions`, after which a game is truncated with returns of 0; and
`recall`.

All games are SEQUENTIAL. Seats that choose at the same time are asked in seat order, and their views conceal
the choices of the others until all have chosen. OpenSpiel's SIMULTANEOUS nodes ask every seat at once, which
does not fit phases in which some seats have no choice or several, and most algorithms do not support them.

A game is IMPERFECT_INFORMATION if something is hidden from a player with perfect recall. Polar Rush is not:
all players have seen the same tiles, and unseen tiles are decided by chance when they are turned over. Its
observations show the tiles that were turned over since the player's last decision; its information states
contain all of them.

Information states are texts (`snowbound.envs.information_state`). The tensor form needs a row per event, and
a game may have thousands of events, so it is provided only if `recall` sets the number of rows.

`resample_from_infostate` returns a state with the same information state and player to move. Its `history()`
is empty, since the events that led to it are unknown.

States are serialised with pickle, like those of all Python games in OpenSpiel: do not load untrusted files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError
from snowbound.core.game import ANY_SEAT, Game, Option, SeatChoice, Value
from snowbound.core.log import Event
from snowbound.games import every_game

from . import MissingExtra
from .history import GameConfig, History, Start
from .information_state import imagined
from .observers import Knowledge, Observer
from .rewards import PLACES

try:
    import pyspiel
except ImportError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

__all__ = ["SnowboundGame", "SnowboundState", "register"]

PREFIX = "python_snowbound_"
MOST_POINTS = 32_767.0
"""A safe bound of the points in any game, positive or negative."""

CHANCE_BETWEEN = 512
"""A safe bound of the chance events between two decisions."""

CHANCE_PLAYER, TERMINAL_PLAYER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Type = pyspiel.GameType


@dataclass(frozen=True)
class Variant:
    """A game under its OpenSpiel name, optionally with a changed initial position."""

    id: str
    game: Game
    start: Start | None = None

    @property
    def parameters(self) -> dict[str, Value]:
        """All parameters with their defaults."""
        usual: dict[str, Value] = {"players": self.game.default_players, "rewards": PLACES}
        limits: dict[str, Value] = {"max_decisions": self.game.long_game, "recall": 0}
        options = {option.name: parameter_of(option) for option in self.game.options}
        return usual | limits | options | dict(self.game.environment_options)


def parameter_of(option: Option) -> Value:
    """Return the default of an option. OpenSpiel requires one type per parameter, so a seat is always a number."""
    return ANY_SEAT if isinstance(option, SeatChoice) else option.default


def value_of(option: Option, parameter: Value) -> Value:
    """Return the value of an option for a parameter."""
    return option.default if isinstance(option, SeatChoice) and parameter == ANY_SEAT else parameter


_variants: dict[str, Variant] = {}


class SpielConfig(GameConfig):
    """A game configuration that is pickled by its parameters."""

    def __init__(self, variant: Variant, parameters: dict[str, Value]) -> None:
        self.variant = variant
        self.parameters = tuple(sorted(parameters.items()))
        values: dict[str, Any] = variant.parameters | parameters
        game = variant.game
        super().__init__(
            game,
            values["players"],
            {option.name: value_of(option, values[option.name]) for option in game.options},
            max_decisions=values["max_decisions"],
            rewards=values["rewards"],
            recall=values["recall"],
            start=variant.start,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return config_of, (self.variant.id, self.parameters)

    @property
    def type(self) -> Any:
        """The game type in OpenSpiel's terms."""
        return type_of(self.variant, hides=self.hides, zero_sum=self.is_zero_sum, recall=self.recall > 0)

    @property
    def is_zero_sum(self) -> bool:
        """Whether rewards add up to 0."""
        return self.rewards == PLACES and self.players > 1

    @property
    def info(self) -> Any:
        """The sizes and bounds that OpenSpiel asks for."""
        utility = 1.0 if self.is_zero_sum else MOST_POINTS
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.outcomes,
            num_players=self.players,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=0.0 if self.is_zero_sum else None,
            max_game_length=self.max_decisions,
        )


@cache
def config_of(id: str, parameters: tuple[tuple[str, Value], ...]) -> SpielConfig:
    """Return the configuration with these parameters; all games and states with equal parameters share it."""
    return SpielConfig(_variants[id], dict(parameters))


def type_of(variant: Variant, *, hides: bool, zero_sum: bool, recall: bool) -> Any:
    """Return the game type in OpenSpiel's terms."""
    fewest, most = variant.game.players
    chance = Type.ChanceMode.EXPLICIT_STOCHASTIC if has_chance(variant.game) else Type.ChanceMode.DETERMINISTIC
    return Type(
        short_name=PREFIX + variant.id,
        long_name=f"{variant.game.title} (Snowbound)",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=Type.Information.IMPERFECT_INFORMATION if hides else Type.Information.PERFECT_INFORMATION,
        utility=Type.Utility.ZERO_SUM if zero_sum else Type.Utility.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=variant.parameters,
    )


def has_chance(game: Game) -> bool:
    """Return whether the game has chance events with more than one outcome."""
    return game.outcomes > 1


class SnowboundGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Snowbound with its parameters; `register` creates a subclass per game."""

    variant: ClassVar[Variant]

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        self.config = config_of(self.variant.id, tuple(sorted((params or {}).items())))
        super().__init__(self.config.type, self.config.info, params or {})

    def new_initial_state(self) -> SnowboundState:
        """Return the state before the first event."""
        return SnowboundState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a safe upper bound."""
        return (self.config.max_decisions + 1) * CHANCE_BETWEEN if has_chance(self.config.game) else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SnowboundObserver:
        """Return an observer for a seat with or without perfect recall, for the public, or for private information."""
        if params:
            raise SnowboundError(f"observers of Snowbound take no parameters, not {params!r}")
        return SnowboundObserver(self.config, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SnowboundState(pyspiel.State):  # type: ignore[misc]
    """A state in OpenSpiel's sense; copies share one immutable history."""

    def __init__(self, game: SnowboundGame) -> None:
        super().__init__(game)
        self.node: History = game.config.initial  # not `history`, which is a method of pyspiel.State

    def current_player(self) -> int:
        """Return the seat in turn, the chance player or the terminal player."""
        turn = self.node.turn
        if turn < 0:
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        """Return whether the game has ended or was truncated."""
        return self.node.who == 0

    def returns(self) -> list[float]:
        """Return the reward of each player."""
        return self.node.returns

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        chances = self.node.chances()
        total = sum(chances.values())
        return [(outcome, weight / total) for outcome, weight in chances.items()]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SnowboundState:
        """Return a random state that this player cannot tell from this one."""
        other: SnowboundState = self.get_game().new_initial_state()
        other.node = imagined(self.node, player_id, stream(int(probability_sampler() * 2**53)))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.legal) if player == self.node.turn else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.node.match
        if player == CHANCE_PLAYER:
            said = match.tell(Event(CHANCE, action), None).text
            return f"{said} ({action})".lstrip()  # the number tells equal-looking outcomes apart
        return match.describe(player, action)

    def __str__(self) -> str:
        node = self.node
        led = ",".join(map(str, node.actions))
        mark = blake2b(node.root.bytes + led.encode() + node.bytes, digest_size=8).hexdigest()
        return f"{node.match.table()}\n[{node.decisions} decisions, {node.number} events, {mark}]"


class SnowboundObserver(Observer):
    """An observer with the methods that OpenSpiel calls."""

    def __init__(self, config: GameConfig, kind: Any) -> None:
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE
        if not (public or (single and (kind.public_info or not kind.perfect_recall))):
            raise SnowboundError(
                f"there is no observer for {kind}: choose public_info with private_info of a single player or none, "
                "or private_info of a single player alone, without perfect recall"
            )
        knowledge = Knowledge.PUBLIC if public else Knowledge.SEAT if kind.public_info else Knowledge.PRIVATE
        super().__init__(config, knowledge, perfect_recall=kind.perfect_recall)

    def set_from(self, state: SnowboundState, player: int) -> None:
        """Fill the tensor for a player."""
        self.write(state.node, player)

    def string_from(self, state: SnowboundState, player: int) -> str:
        """Return what a player knows as a text."""
        return self.text(state.node, player)


def register(game: Game, id: str | None = None, start: Start | None = None) -> str:
    """Register a game with OpenSpiel and return its name there; `start` changes the initial position."""
    variant = Variant(id or game.id, game, start)
    if variant.id in _variants:
        config_of.cache_clear()  # the name was used by another game
    _variants[variant.id] = variant
    config = config_of(variant.id, ())
    # OpenSpiel releases the class after the interpreter has shut down; a class survives that, other objects do not.
    pyspiel.register_game(config.type, type(f"{variant.id}_game", (SnowboundGame,), {"variant": variant}))
    return PREFIX + variant.id


for _game in every_game():
    register(_game)
