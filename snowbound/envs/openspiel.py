"""The games in OpenSpiel, with explicit chance. Importing this module registers them.

    >>> import pyspiel
    >>> import snowbound.envs.openspiel
    >>> game = pyspiel.load_game("python_snowbound_uno_power_grab(players=3,scoring=single_round)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

Parameters, all with defaults: `players`; every option of the game by its name (a seat is a number, -1 leaves it to
chance); `rewards`, "places" (zero-sum) or "points" (general-sum); `max_decisions`, after which a game is broken off
with returns of 0; `recall`, see below.

All games are SEQUENTIAL. Where several seats choose at the same time they are asked one after the other, in the
order of their seats, and none sees what the others have chosen before all have: the views conceal it. OpenSpiel's
SIMULTANEOUS nodes would ask every seat at once, which fits no phase in which some seats have nothing to choose or
several steps to take, and would shut out most of its algorithms.

A game is IMPERFECT_INFORMATION if somebody who forgets nothing is left to guess. Polar Rush is not: all have seen the
same tiles, and what nobody has seen is not decided yet. Its observations do not show what must be remembered; its
information states do.

Information states are texts (`snowbound.envs.recall`). As numbers they need room for each event and the observation it
led to, and a game may have thousands: they are provided only if `recall` says for how many events.

`resample_from_infostate` gives a state that the player cannot tell from the true one: same information state, same
player to move, the rest as the rules let it be imagined. Its `history()` is empty: nobody knows how it came about.

States are serialised by pickle, as those of all Python games in OpenSpiel: do not read what strangers wrote.
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
from snowbound.games import every_game
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

from . import MissingExtra
from .moment import Moment, Start, Table
from .recall import imagined
from .rewards import PLACES
from .watcher import Sight, Watcher

try:
    import pyspiel
except ImportError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

__all__ = ["SnowboundGame", "SnowboundState", "register"]

PREFIX = "python_snowbound_"
USUAL_PLAYERS = 2
MOST_POINTS = 32_767.0
"""No game gives more points, or fewer than none of as many: a safe bound, not a close one."""

CHANCE_BETWEEN = 512
"""Events of chance between two decisions: a safe bound, not a close one."""

CHANCE_PLAYER, TERMINAL_PLAYER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Type = pyspiel.GameType


@dataclass(frozen=True)
class Variant:
    """A game under its name in OpenSpiel; cut-down ones begin elsewhere."""

    id: str
    game: Game
    start: Start | None = None

    @property
    def parameters(self) -> dict[str, Value]:
        """All parameters with their defaults."""
        fewest, most = self.game.players
        usual: dict[str, Value] = {"players": min(max(USUAL_PLAYERS, fewest), most), "rewards": PLACES}
        limits: dict[str, Value] = {"max_decisions": self.game.long_game, "recall": 0}
        return usual | limits | {option.name: parameter_of(option) for option in self.game.options}


def parameter_of(option: Option) -> Value:
    """The default of an option; OpenSpiel wants one type for each, so a seat is always a number."""
    return ANY_SEAT if isinstance(option, SeatChoice) else option.default


def value_of(option: Option, parameter: Value) -> Value:
    """The option's value for a parameter."""
    return option.default if isinstance(option, SeatChoice) and parameter == ANY_SEAT else parameter


_variants: dict[str, Variant] = {}


class SpielTable(Table):
    """A table that is found again by its parameters, when a state is read that was serialised."""

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
        return table_of, (self.variant.id, self.parameters)

    @property
    def type(self) -> Any:
        """What OpenSpiel wants to know of a game's kind."""
        return type_of(self.variant, hides=self.hides, zero_sum=self.is_zero_sum, recall=self.recall > 0)

    @property
    def is_zero_sum(self) -> bool:
        """Whether rewards add up to 0."""
        return self.rewards == PLACES and self.players > 1

    @property
    def info(self) -> Any:
        """What OpenSpiel wants to know of a game's size."""
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
def table_of(id: str, parameters: tuple[tuple[str, Value], ...]) -> SpielTable:
    """The table with these parameters; there is one for all games and states that have them."""
    return SpielTable(_variants[id], dict(parameters))


def type_of(variant: Variant, *, hides: bool, zero_sum: bool, recall: bool) -> Any:
    """A game's kind, in OpenSpiel's words."""
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
    """Whether anything is left to chance: with a single outcome nothing is."""
    return game.outcomes > 1


class SnowboundGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Snowbound with its parameters; `register` makes a class of each."""

    variant: ClassVar[Variant]

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        self.table = table_of(self.variant.id, tuple(sorted((params or {}).items())))
        super().__init__(self.table.type, self.table.info, params or {})

    def new_initial_state(self) -> SnowboundState:
        """The state before the first event."""
        return SnowboundState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return (self.table.max_decisions + 1) * CHANCE_BETWEEN if has_chance(self.table.game) else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SnowboundObserver:
        """An observer of one of four kinds: of a seat with or without recall, of the public, of what is private."""
        if params:
            raise SnowboundError(f"observers of Snowbound take no parameters, not {params!r}")
        return SnowboundObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SnowboundState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Moments never change, so that copies of a state share it."""

    def __init__(self, game: SnowboundGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.table.first

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        turn = self.moment.turn
        if turn < 0:
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        """Whether the game has ended, or is broken off."""
        return self.moment.who == 0

    def returns(self) -> list[float]:
        """What the game was worth to each player."""
        return self.moment.returns

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes that chance may have, with their probabilities."""
        chances = self.moment.chances()
        total = sum(chances.values())
        return [(outcome, weight / total) for outcome, weight in chances.items()]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SnowboundState:
        """A state that this player cannot tell from this one, at random."""
        other: SnowboundState = self.get_game().new_initial_state()
        other.moment = imagined(self.moment, player_id, stream(int(probability_sampler() * 2**53)))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.legal) if player == self.moment.turn else []

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.then(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.moment.match
        if player == CHANCE_PLAYER:
            said = match.speaker("en")(match.game.words.event(match.position, CHANCE, action))
            return f"{said} ({action})"  # tokens that look alike would else have one name
        return match.describe(player, action)

    def __str__(self) -> str:
        moment = self.moment
        led = ",".join(map(str, moment.actions))
        mark = blake2b(moment.root.bytes + led.encode() + moment.bytes, digest_size=8).hexdigest()
        return f"{moment.match.table()}\n[{moment.decisions} decisions, {moment.number} events, {mark}]"


class SnowboundObserver(Watcher):
    """A watcher with the names that OpenSpiel calls."""

    def __init__(self, table: Table, kind: Any) -> None:
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE
        if not (public or (single and (kind.public_info or not kind.perfect_recall))):
            raise SnowboundError(
                f"there is no observer for {kind}: choose public_info with private_info of a single player or none, "
                "or private_info of a single player alone, without perfect recall"
            )
        sight = Sight.PUBLIC if public else Sight.SEAT if kind.public_info else Sight.PRIVATE
        super().__init__(table, sight, recalls=kind.perfect_recall)

    def set_from(self, state: SnowboundState, player: int) -> None:
        """Fill the tensor for a player."""
        self.write(state.moment, player)

    def string_from(self, state: SnowboundState, player: int) -> str:
        """What a player knows, as a text."""
        return self.text(state.moment, player)


def register(game: Game, id: str | None = None, start: Start | None = None) -> str:
    """Make a game known to OpenSpiel, and return its name there; `start` changes the position that it begins with."""
    variant = Variant(id or game.id, game, start)
    if variant.id in _variants:
        table_of.cache_clear()  # another game had the name
    _variants[variant.id] = variant
    table = table_of(variant.id, ())
    # OpenSpiel drops what it was given after Python has ended, which only a class survives: it refers to itself.
    pyspiel.register_game(table.type, type(f"{variant.id}_game", (SnowboundGame,), {"variant": variant}))
    return PREFIX + variant.id


for _game in (*every_game(), TIC_TAC_TOE):
    register(_game)
