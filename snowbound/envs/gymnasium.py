"""A Gymnasium environment with one learner in one seat and bots in the others.

    >>> env = SeatEnv("arctic_race", players=2, bots="random")
    >>> obs, info = env.reset(seed=1)
    >>> action = env.action_space.sample(obs["action_mask"])
    >>> obs, reward, terminated, truncated, info = env.step(action)
    >>> float(reward), terminated, truncated
    (0.0, False, False)

Importing this module registers all games for `gymnasium.make` and, with the environment of `snowbound.envs.vector`,
for `gymnasium.make_vec`. Names are like `snowbound/ArcticRace-v2`; without `-v2` Gymnasium takes the newest version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from snowbound.bots import Bots, BotSpec
from snowbound.bots.own import is_bot
from snowbound.core.errors import BadOption, GameOver, IllegalAction, UnknownAction
from snowbound.core.game import Game, is_whole
from snowbound.core.match import Match
from snowbound.games import every_game, find

from . import MissingExtra
from .rewards import PLACES, check_kind, rewards_of

try:
    import gymnasium
    from gymnasium import spaces

    from .spaces import ObsDict, space_of, version_of
except ImportError as error:
    raise MissingExtra("Gymnasium", "gymnasium") from error

RANDOM_SEAT = "random"
RAISE, LOSE = "raise", "lose"


def name_of(game: Game) -> str:
    """Return the name of a game in Gymnasium."""
    return f"snowbound/{''.join(word.capitalize() for word in game.id.split('_'))}-v{version_of(game)}"


class SeatEnv(gymnasium.Env[ObsDict, np.int64]):
    """One seat of a game. A step is one decision of the learner and all that follows until its next one.

    `bots` is the bot of all other seats, or one bot for each of them, clockwise from the learner: a name, or a class of
    your own (`snowbound.bots.own`). With
    `seat="random"` the learner gets a random seat in each game. An illegal action raises IllegalAction, which
    names the rule. With `illegal="lose"` it ends the game with the reward -1 instead, for learners without masks.
    After `max_decisions` of all seats together the game is truncated. Options that are not given have the defaults of
    environments (`Game.environment_options`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012  (as in Gymnasium)

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seat: int | str = 0,
        bots: object = "level:1",
        options: Mapping[str, object] | None = None,
        rewards: str = PLACES,
        max_decisions: int | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        compiled: bool = True,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.players = self.game.check_players(self.game.default_players if players is None else players)
        self.options = self.game.complete_for_environments(options, self.players)
        self.rewards = check_kind(rewards)
        self.max_decisions = self.game.long_game if max_decisions is None else max_decisions
        self.specs = self._specs(bots)
        self.compiled = compiled
        self.render_mode = render_mode
        self._wanted_seat = self._check_seat(seat)
        if illegal not in (RAISE, LOSE):
            raise BadOption(f"illegal is {RAISE!r} or {LOSE!r}, not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode is {' or '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self._illegal = illegal
        self.observation_space = space_of(self.game)
        self.action_space = spaces.Discrete(self.game.actions)
        self.seat = 0  # of the learner in this game
        self.match: Match | None = None
        self._bots: Bots | None = None
        self._decisions = 0
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObsDict, dict[str, Any]]:
        """Start a new game and play to the learner's first decision; games without one are skipped."""
        super().reset(seed=seed)
        while True:
            self._start()
            if not self._is_over():
                return self._obs(), self._info()

    def step(self, action: Any) -> tuple[ObsDict, float, bool, bool, dict[str, Any]]:
        """Take the learner's action, then let the bots play until its next decision or the end."""
        match = self._match()
        if self._is_over():
            raise GameOver("the game is over: reset the environment first", seat=self.seat, action=action)
        try:
            match.play(self.seat, int(action))
        except (IllegalAction, UnknownAction) as refusal:
            if self._illegal == RAISE:
                raise
            self._lost = True
            return self._obs(), -1.0, True, False, self._info() | {"illegal": str(refusal)}
        self._decisions += 1
        self._let_bots_play()
        reward = 0.0
        if match.over:
            reward = rewards_of(match.result.points, match.result.places, self.rewards)[self.seat]
        return self._obs(), reward, match.over, not match.over and self._is_over(), self._info()

    def render(self) -> str | None:
        """Return what the learner sees, as a text or as an SVG picture."""
        if self.render_mode is None:
            return None
        match = self._match()
        if self.render_mode == "svg":
            return match.svg(self.seat)
        return "\n".join(filter(None, [match.table(self.seat), match.question(self.seat)]))

    def _match(self) -> Match:
        if self.match is None:
            raise GameOver("there is no game yet: reset the environment first", seat=self.seat, action=None)
        return self.match

    def _start(self) -> None:
        self.seat = int(self.np_random.integers(self.players)) if self._wanted_seat is None else self._wanted_seat
        chance_seed, bot_seed = (int(number) for number in self.np_random.integers(1 << 62, size=2))
        self.match = Match(self.game, self.players, options=self.options, seed=chance_seed, compiled=self.compiled)
        others = {(self.seat + 1 + i) % self.players: spec for i, spec in enumerate(self.specs)}
        self._bots = Bots(self.match, others, seed=bot_seed)
        self._decisions, self._lost = 0, False
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        match, bots = self._match(), self._bots
        assert bots is not None, "a match has its bots"
        while self._decisions < self.max_decisions:
            seat = next((seat for seat in match.actors if seat != self.seat), None)
            if seat is None:
                return
            match.play(seat, bots.decide(seat))
            self._decisions += 1

    def _is_over(self) -> bool:
        return self._lost or self._match().over or self._decisions >= self.max_decisions

    def _obs(self) -> ObsDict:
        match = self._match()
        return {"observation": match.observation(self.seat), "action_mask": self._mask(match)}

    def _mask(self, match: Match) -> NDArray[np.int8]:
        mask = np.zeros(self.game.actions, np.int8)
        mask[list(match.legal(self.seat))] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(self._match()), "seat": self.seat, "decisions": self._decisions}

    def _specs(self, bots: object) -> list[BotSpec]:
        named = [bots] * (self.players - 1) if isinstance(bots, str) or is_bot(bots) else [*cast("Sequence[Any]", bots)]
        if len(named) != self.players - 1:
            raise BadOption(f"name {self.players - 1} bots, one for each other seat, not {len(named)}")
        return [BotSpec.of(bot, self.game) for bot in named]

    def _check_seat(self, seat: int | str) -> int | None:
        if seat == RANDOM_SEAT:
            return None
        if not is_whole(seat) or not 0 <= int(seat) < self.players:
            raise BadOption(f"seat is {RANDOM_SEAT!r} or 0 to {self.players - 1}, not {seat!r}")
        return int(seat)


def register() -> None:
    """Register every game for `gymnasium.make` and `gymnasium.make_vec`."""
    for game in every_game():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point="snowbound.envs.gymnasium:SeatEnv",
                vector_entry_point="snowbound.envs.vector:LanesEnv",
                kwargs={"game": game.id},
            )


register()
