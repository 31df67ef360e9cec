"""The games as PettingZoo environments, in which agents act one after the other (AEC).

    >>> import pettingzoo
    >>> import snowbound.envs.pettingzoo
    >>> env = pettingzoo.make("aec", "snowbound/arctic_race", players=3)       # the newest version
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     obs, reward, terminated, truncated, info = env.last()
    ...     over = terminated or truncated
    ...     env.step(None if over else env.action_space(agent).sample(obs["action_mask"]))
    >>> env.agents
    []

`raw_env` raises IllegalAction for an illegal action, with the rule and the legal actions. `env` ends the game
instead, with -1 for the agent that tried it, as PettingZoo's own games do. Chance follows from the seed:
`reset(seed=7)` is the game of `Match(seed=7)` with `env.steps.options`. Seats that choose at the same time are
asked one after the other and do not see each other's choices; `snowbound.envs.pettingzoo_parallel` asks them at
once.

Rewards come at the end (`snowbound.envs.rewards`); after `max_decisions` a game is truncated without rewards.
The mask of an agent that is not in turn is all 0. Importing this module registers all games.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple, SupportsIndex

import numpy as np

from snowbound.core.chance import next_word, stream
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import BadOption, GameOver
from snowbound.core.game import Game
from snowbound.games import every_game

from . import MissingExtra
from .rewards import PLACES, check_kind
from .steps import SavedGame, Steps

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from .spaces import ObsDict, space_of, version_of
except ImportError as error:
    raise MissingExtra("PettingZoo", "pettingzoo") from error

RENDER_MODES = ("human", "ansi", "svg")
ILLEGAL_REWARD = -1.0


class EnvState(NamedTuple):
    """The complete state of an environment: the game, what the agents were told, and the seeds."""

    game: SavedGame
    agents: tuple[str, ...]
    agent_selection: str
    skipped: str | None  # PettingZoo's record of the agent to return to
    rewards: dict[str, float]
    cumulative: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    seed: int
    games: int


class BaseEnv:
    """What the AEC and the parallel environment share: the game, agents, spaces, seeds and rendering."""

    possible_agents: list[str]

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACES,
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode is {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.steps = Steps(game, players, options=options)
        self.game = self.steps.game
        self.rewards_by = check_kind(rewards)
        self.max_decisions = self.game.long_game if max_decisions is None else max_decisions
        if self.max_decisions < 1:
            raise BadOption(f"max_decisions is at least 1, not {max_decisions}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.id}_v{version_of(self.game)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.steps.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: space_of(self.game) for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._seed: int | None = None
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observation (docs/observations.md) and action mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions, by number."""
        return self._choices[agent]

    def _next_seed(self, seed: int | None) -> int:
        """Return the seed of the next game: the given one, or one derived from the last that was given."""
        if seed is not None:
            self._seed, self._games = int(seed), 0
            return int(seed)
        if self._seed is None:
            self._seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> 2)
        self._games += 1
        rng = stream(self._seed, self._games)
        return next_word(rng) << 30 ^ next_word(rng)

    def _render(self, seat: int) -> str | None:
        """Render the game in the chosen mode, as this seat sees it."""
        if self.render_mode == "svg":
            return self.steps.renderer.svg(seat)
        if self.render_mode == "ansi":
            return self.steps.renderer.text(seat)
        if self.render_mode == "human":
            sys.stdout.write(self.steps.renderer.text(seat))
        return None

    def _results(self) -> dict[str, dict[str, Any]]:
        """Return the points and the place of each agent after the game."""
        result = self.steps.result
        return {
            agent: {"points": result.points[seat], "place": result.places[seat]}
            for agent, seat in self._seat_of.items()
        }


class SnowboundEnv(BaseEnv, pettingzoo.AECEnv[str, ObsDict, int]):
    """One game in which agents act one after the other; an illegal action raises and changes nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, the next one. `options` is ignored: pass them to the constructor.

        The same seed gives the same game, and the same games after it.
        """
        self.steps.reset(self._next_seed(seed))
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = agents[self.steps.seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Take the action of the agent in turn; None after the game is over for it."""
        if not self.agents:
            raise GameOver(f"nobody may act in {self.game.id}: reset it first", seat=SPECTATOR, action=action)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # Rewards come only at the end, so there is nothing to clear or accumulate before.
        seat, _, _, done = self.steps.step(action)
        if done or len(self.steps.moves) >= self.max_decisions:
            self._end(done)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, done: bool) -> None:
        """Give all agents the result, or truncate the game."""
        agents = self.agents
        if done:
            self.rewards = dict(zip(agents, self.steps.rewards(self.rewards_by), strict=True))
            self.infos = self._results()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(agents, done)
        self.truncations = dict.fromkeys(agents, not done)
        self.agent_selection = agents[0]

    def observe(self, agent: str) -> ObsDict:
        """Return what an agent knows now, in new arrays; the mask is all 0 if the agent is not in turn."""
        steps, seat = self.steps, self._seat_of[agent]
        if agent == self.agent_selection and seat == steps.seat and not self.truncations.get(agent, True):
            return {"observation": steps.observation.copy(), "action_mask": steps.mask.copy()}
        return {"observation": steps.observe(seat), "action_mask": np.zeros(self.game.actions, np.int8)}

    def render(self) -> str | None:
        """Return the game as the agent in turn sees it, or at the end a spectator: "ansi" text or "svg".

        The text has the table, recent events, the question and the legal actions. "human" prints it after each step.
        """
        agent = self.agent_selection
        playing = agent in self.agents and not (self.terminations[agent] or self.truncations[agent])
        return self._render(self._seat_of[agent] if playing else SPECTATOR)

    def close(self) -> None:
        """Do nothing: no resources are open."""

    def get_state(self) -> EnvState:
        """Return the state for `set_state`, of this environment or another one of the same game."""
        return EnvState(
            self.steps.save(),
            tuple(self.agents),
            self.agent_selection,
            self._skip_agent_selection,
            dict(self.rewards),
            dict(self._cumulative_rewards),
            dict(self.terminations),
            dict(self.truncations),
            {agent: dict(info) for agent, info in self.infos.items()},
            self._seed or 0,
            self._games,
        )

    def set_state(self, state: EnvState) -> None:
        """Continue from a state that `get_state` returned."""
        self.steps.restore(state.game)
        self.agents, self.agent_selection = list(state.agents), state.agent_selection
        self._skip_agent_selection = state.skipped
        self.rewards, self._cumulative_rewards = dict(state.rewards), dict(state.cumulative)
        self.terminations, self.truncations = dict(state.terminations), dict(state.truncations)
        self.infos = {agent: dict(info) for agent, info in state.infos.items()}
        self._seed, self._games = state.seed, state.games


class EndOnIllegal(TerminateIllegalWrapper[str, ObsDict, int]):
    """PettingZoo's wrapper that ends the game after an illegal action, with `get_state` and `set_state`."""

    def get_state(self) -> tuple[EnvState, bool]:
        """Return the state and whether an illegal action has ended the game."""
        return self.unwrapped.get_state(), self._terminated

    def set_state(self, state: tuple[EnvState, bool]) -> None:
        """Continue from a state; the wrapper forgets what it saw before."""
        inner, self._terminated = state
        self._prev_obs = self._prev_info = None
        self.unwrapped.set_state(inner)


class RequireReset(OrderEnforcingWrapper[str, ObsDict, int]):
    """PettingZoo's wrapper that refuses calls before `reset`, with `get_state` and `set_state`."""

    def get_state(self) -> Any:
        """Return the state of the wrapped environment."""
        return self.env.get_state()

    def set_state(self, state: Any) -> None:
        """Continue from a state; it counts as a reset."""
        self._has_reset = self._has_updated = True
        self.env.set_state(state)

    def __str__(self) -> str:
        return str(self.env)


def raw_env(game: str | Game, players: int | None = None, **settings: Any) -> SnowboundEnv:
    """Return the environment that raises for illegal actions; `settings` are those of BaseEnv."""
    return SnowboundEnv(game, players, **settings)


def env(game: str | Game, players: int | None = None, **settings: Any) -> RequireReset:
    """Return the environment with PettingZoo's usual wrappers."""
    return RequireReset(EndOnIllegal(raw_env(game, players, **settings), ILLEGAL_REWARD))


def id_of(game: Game) -> str:
    """Return the name of a game in PettingZoo."""
    return f"snowbound/{game.id}-v{version_of(game)}"


def register() -> None:
    """Register all games with PettingZoo."""
    for game in every_game():
        if id_of(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id_of(game), f"{__name__}:env", kwargs={"game": game.id})
            pettingzoo.register("parallel", id_of(game), f"{__name__}_parallel:parallel_env", kwargs={"game": game.id})


register()
