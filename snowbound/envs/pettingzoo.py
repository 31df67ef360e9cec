"""The games as PettingZoo environments, in which agents act one after the other (AEC).

    >>> import pettingzoo
    >>> import snowbound.envs.pettingzoo
    >>> env = pettingzoo.make("aec", "snowbound/arctic_race-v1", players=3)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     seen, reward, terminated, truncated, info = env.last()
    ...     over = terminated or truncated
    ...     env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    >>> env.agents
    []

`raw_env` raises IllegalAction for an illegal action, with the rule and what would be legal; `env` ends the game
instead, with -1 for whoever tried, as PettingZoo's own games do. Chance acts by itself, from the seed: `reset(seed=7)`
is the game of `Match(seed=7)`. Where all seats choose at the same time they are asked one after the other, and see
nothing of each other's choices; `snowbound.envs.pettingzoo_parallel` asks them at once.

Rewards come at the end (`snowbound.envs.rewards`); after `max_decisions` a game is broken off without one. The
mask of an agent whose turn it is not is all 0. Importing this module registers all games.
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
from .single import Saved, Steps

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from .spaces import Seen, space_of, version_of
except ImportError as error:
    raise MissingExtra("PettingZoo", "pettingzoo") from error

RENDER_MODES = ("human", "ansi", "svg")
ILLEGAL_REWARD = -1.0


class TableState(NamedTuple):
    """All that an environment is in the middle of: the game, what the agents were told, which game comes next."""

    game: Saved
    agents: tuple[str, ...]
    agent_selection: str
    skipped: str | None  # PettingZoo's note of whom to return to
    rewards: dict[str, float]
    cumulative: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    seed: int
    games: int


class Table:
    """What both kinds of environments have: a game, its agents and their spaces, seeds, pictures."""

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
        """What an agent sees: its observation (docs/observations.md) and the mask of its legal actions."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of the game, by number."""
        return self._choices[agent]

    def _next_seed(self, seed: int | None) -> int:
        """The seed of the next game: the one that is given, or one that follows from the last given."""
        if seed is not None:
            self._seed, self._games = int(seed), 0
            return int(seed)
        if self._seed is None:
            self._seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> 2)
        self._games += 1
        rng = stream(self._seed, self._games)
        return next_word(rng) << 30 ^ next_word(rng)

    def _picture(self, seat: int) -> str | None:
        """The table as this seat sees it, in the way that was asked for."""
        if self.render_mode == "svg":
            return self.steps.replay.svg(seat)
        if self.render_mode == "ansi":
            return self.steps.replay.text(seat)
        if self.render_mode == "human":
            sys.stdout.write(self.steps.replay.text(seat))
        return None

    def _results(self) -> dict[str, dict[str, Any]]:
        """Points and place of each agent of a game that is over."""
        result = self.steps.result
        return {
            agent: {"points": result.points[seat], "place": result.places[seat]}
            for agent, seat in self._seat_of.items()
        }


class SnowboundEnv(Table, pettingzoo.AECEnv[str, Seen, int]):
    """One game in which agents act one after the other; an illegal action raises, and nothing has changed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one. `options` has no meaning: those of the game are given to Table.

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
        """The action of the agent whose turn it is; None once the game is over for it."""
        if not self.agents:
            raise GameOver(f"nobody may act in {self.game.id}: reset it first", seat=SPECTATOR, action=action)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # Rewards come only at the end, so there is nothing to clear or to add up before it.
        seat, _, _, done = self.steps.step(action)
        if done or len(self.steps.moves) >= self.max_decisions:
            self._end(done)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, done: bool) -> None:
        """All agents are told the result, or that the game is broken off."""
        agents = self.agents
        if done:
            self.rewards = dict(zip(agents, self.steps.rewards(self.rewards_by), strict=True))
            self.infos = self._results()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(agents, done)
        self.truncations = dict.fromkeys(agents, not done)
        self.agent_selection = agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent knows now, in arrays of its own; the mask is all 0 unless it is its turn."""
        steps, seat = self.steps, self._seat_of[agent]
        if agent == self.agent_selection and seat == steps.seat and not self.truncations.get(agent, True):
            return {"observation": steps.observation.copy(), "action_mask": steps.mask.copy()}
        return {"observation": steps.observe(seat), "action_mask": np.zeros(self.game.actions, np.int8)}

    def render(self) -> str | None:
        """The table as the agent sees it whose turn it is, or at the end a spectator: "ansi" text or an "svg" file.

        The text has the table, what happened last, the question and its answers. "human" prints it after each step.
        """
        agent = self.agent_selection
        playing = agent in self.agents and not (self.terminations[agent] or self.truncations[agent])
        return self._picture(self._seat_of[agent] if playing else SPECTATOR)

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> TableState:
        """All that `set_state` needs to go on from here, in this environment or in another of the same game."""
        return TableState(
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

    def set_state(self, state: TableState) -> None:
        """Go back, or forward, to a state that `get_state` gave."""
        self.steps.restore(state.game)
        self.agents, self.agent_selection = list(state.agents), state.agent_selection
        self._skip_agent_selection = state.skipped
        self.rewards, self._cumulative_rewards = dict(state.rewards), dict(state.cumulative)
        self.terminations, self.truncations = dict(state.terminations), dict(state.truncations)
        self.infos = {agent: dict(info) for agent, info in state.infos.items()}
        self._seed, self._games = state.seed, state.games


class Lenient(TerminateIllegalWrapper[str, Seen, int]):
    """Ends the game when an action is illegal; PettingZoo's wrapper, for environments that can be put back."""

    def get_state(self) -> tuple[TableState, bool]:
        """The state, and whether an illegal action has ended the game."""
        return self.unwrapped.get_state(), self._terminated

    def set_state(self, state: tuple[TableState, bool]) -> None:
        """Go back to a state; what the wrapper has seen of another is forgotten."""
        inner, self._terminated = state
        self._prev_obs = self._prev_info = None
        self.unwrapped.set_state(inner)


class Ordered(OrderEnforcingWrapper[str, Seen, int]):
    """Refuses calls before `reset`; PettingZoo's wrapper, for environments that can be put back."""

    def get_state(self) -> Any:
        """The state of the environment within."""
        return self.env.get_state()

    def set_state(self, state: Any) -> None:
        """Go back to a state, which is as good as a reset."""
        self._has_reset = self._has_updated = True
        self.env.set_state(state)

    def __str__(self) -> str:
        return str(self.env)


def raw_env(game: str | Game, players: int | None = None, **settings: Any) -> SnowboundEnv:
    """The strict environment of a game; `settings` are those of Table."""
    return SnowboundEnv(game, players, **settings)


def env(game: str | Game, players: int | None = None, **settings: Any) -> Ordered:
    """The environment of a game as PettingZoo usually wraps it."""
    return Ordered(Lenient(raw_env(game, players, **settings), ILLEGAL_REWARD))


def id_of(game: Game) -> str:
    """The name under which PettingZoo knows a game."""
    return f"snowbound/{game.id}-v{version_of(game)}"


def register() -> None:
    """Tell PettingZoo of all games, once."""
    for game in every_game():
        if id_of(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id_of(game), f"{__name__}:env", kwargs={"game": game.id})
            pettingzoo.register("parallel", id_of(game), f"{__name__}_parallel:parallel_env", kwargs={"game": game.id})


register()
