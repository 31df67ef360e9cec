"""The games as PettingZoo environments in which all agents act at once (ParallelEnv).

    >>> import pettingzoo
    >>> import snowbound.envs.pettingzoo
    >>> env = pettingzoo.make("parallel", "snowbound/arctic_roll", players=4)
    >>> obs, infos = env.reset(seed=1)
    >>> while env.agents:
    ...     choices = {agent: env.action_space(agent).sample(obs[agent]["action_mask"]) for agent in env.agents}
    ...     obs, rewards, terminations, truncations, infos = env.step(choices)
    >>> all(terminations.values())
    True

No game is simultaneous throughout: in Arctic Roll all players use their dice at once, but take calamity dice in
turn order. So there is one additional action, the last one: **wait**. It is the only legal action of an agent
that is not in turn, and illegal for the others. Each step asks all seats that may act; their choices are applied
in seat order and do not affect each other. A seat that has finished its part waits for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import pettingzoo
from gymnasium import spaces

from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import GameOver, IllegalAction, SnowboundError
from snowbound.core.game import Game

from .pettingzoo import BaseEnv
from .spaces import ObsDict, space_of
from .steps import SavedGame

ParallelStep = tuple[dict[str, ObsDict], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelEnvState(NamedTuple):
    """The complete state of a parallel environment."""

    game: SavedGame
    agents: tuple[str, ...]
    seed: int
    games: int


class SnowboundParallelEnv(BaseEnv, pettingzoo.ParallelEnv[str, ObsDict, int]):
    """One game in which all agents that may act do so at once while the others wait."""

    def __init__(self, game: str | Game, players: int | None = None, **settings: Any) -> None:
        super().__init__(game, players, **settings)
        self.wait = self.game.actions
        """The action of an agent that is not in turn."""
        self._choices = {agent: spaces.Discrete(self.game.actions + 1) for agent in self.possible_agents}
        self._spaces = {agent: space_of(self.game, self.game.actions + 1) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, ObsDict], dict[str, dict[str, Any]]]:
        """Start a new game; without a seed, the next one. `options` is ignored: pass them to the constructor."""
        self.steps.reset(self._next_seed(seed))
        self.agents = self.possible_agents.copy()
        if self.render_mode == "human":
            self.render()
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> ParallelStep:
        """Take an action of every agent; if one is illegal, it raises and nothing changes."""
        agents = self.agents
        if not agents:
            raise GameOver(f"nobody may act in {self.game.id}: reset it first", seat=SPECTATOR, action=None)
        choices = self._checked(actions)
        for seat, action in choices:
            self.steps.step_as(seat, action)
        done = self.steps.done
        truncated = not done and len(self.steps.moves) >= self.max_decisions
        if done or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observe_all(),
            dict(zip(agents, self.steps.rewards(self.rewards_by), strict=True)),
            dict.fromkeys(agents, done),
            dict.fromkeys(agents, truncated),
            self._results() if done else {agent: {} for agent in agents},
        )

    def _checked(self, actions: Mapping[str, int]) -> list[tuple[int, int]]:
        """Return the actions of the seats in turn after checking that all are legal."""
        acting = self.steps.acting
        choices = []
        for agent, seat in self._seat_of.items():
            if agent not in actions:
                raise SnowboundError(
                    f"{agent} has no action: give every agent one, {self.wait} (wait) if it is not in turn"
                )
            action = actions[agent]
            if seat in acting:
                if action not in self.steps.legal_for(seat):
                    self.steps.match.play(seat, action)
                choices.append((seat, int(action)))
            elif action != self.wait:
                raise IllegalAction(
                    f"{agent} is not in turn and can only wait (action {self.wait}), not take action {action}",
                    seat=seat,
                    action=action,
                    legal=(self.wait,),
                )
        return choices

    def _observe_all(self) -> dict[str, ObsDict]:
        obs: dict[str, ObsDict] = {}
        for agent, seat in self._seat_of.items():
            mask = np.zeros(self.game.actions + 1, np.int8)
            legal = self.steps.legal_for(seat)
            mask[legal if len(legal) else self.wait] = 1
            obs[agent] = {"observation": self.steps.observe(seat), "action_mask": mask}
        return obs

    def render(self) -> str | None:
        """Return the game as a spectator sees it: "ansi" text or "svg"; "human" prints the text after each step."""
        return self._render(SPECTATOR)

    def close(self) -> None:
        """Do nothing: no resources are open."""

    def get_state(self) -> ParallelEnvState:
        """Return the state for `set_state`."""
        return ParallelEnvState(self.steps.save(), tuple(self.agents), self._seed or 0, self._games)

    def set_state(self, state: ParallelEnvState) -> dict[str, ObsDict]:
        """Continue from a state that `get_state` returned, and return the observations."""
        self.steps.restore(state.game)
        self.agents = list(state.agents)
        self._seed, self._games = state.seed, state.games
        return self._observe_all()


def parallel_env(game: str | Game, players: int | None = None, **settings: Any) -> SnowboundParallelEnv:
    """Return the parallel environment of a game; `settings` are those of BaseEnv."""
    return SnowboundParallelEnv(game, players, **settings)
