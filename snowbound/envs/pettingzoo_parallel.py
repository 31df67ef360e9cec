"""The games as PettingZoo environments in which all agents act at once (ParallelEnv).

    >>> import pettingzoo
    >>> import snowbound.envs.pettingzoo
    >>> env = pettingzoo.make("parallel", "snowbound/arctic_roll-v1", players=4)
    >>> seen, infos = env.reset(seed=1)
    >>> while env.agents:
    ...     choices = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
    ...     seen, rewards, terminations, truncations, infos = env.step(choices)
    >>> all(terminations.values())
    True

No game is simultaneous throughout: in Arctic Roll all use their dice at once and draw calamities at once, but take
calamity dice in turn order. So there is one action more than the game has, the last: **wait**. It is the only legal
one of an agent that is not asked, and illegal for one that is. Each step asks all seats that may act now, nobody sees
what the others choose in it, and the choices are carried out seat by seat: within one step they do not touch each
other. A seat that has finished its part before the others waits for them.
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

from .pettingzoo import Table
from .single import Saved
from .spaces import Seen, space_of

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelState(NamedTuple):
    """All that a parallel environment is in the middle of."""

    game: Saved
    agents: tuple[str, ...]
    seed: int
    games: int


class SnowboundParallelEnv(Table, pettingzoo.ParallelEnv[str, Seen, int]):
    """One game in which all agents who may act do so at once, and the others wait."""

    def __init__(self, game: str | Game, players: int | None = None, **settings: Any) -> None:
        super().__init__(game, players, **settings)
        self.wait = self.game.actions
        """The action of an agent that is not asked."""
        self._choices = {agent: spaces.Discrete(self.game.actions + 1) for agent in self.possible_agents}
        self._spaces = {agent: space_of(self.game, self.game.actions + 1) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game; without a seed, the next one. `options` has no meaning: those of the game are given to Table."""
        self.steps.reset(self._next_seed(seed))
        self.agents = self.possible_agents.copy()
        if self.render_mode == "human":
            self.render()
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Told:
        """An action of every agent; if one is illegal it raises, and nothing has changed."""
        agents = self.agents
        if not agents:
            raise GameOver(f"nobody may act in {self.game.id}: reset it first", seat=SPECTATOR, action=None)
        choices = self._checked(actions)
        for seat, action in choices:
            self.steps.step_as(seat, action)
        done = self.steps.done
        broken_off = not done and len(self.steps.moves) >= self.max_decisions
        if done or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observe_all(),
            dict(zip(agents, self.steps.rewards(self.rewards_by), strict=True)),
            dict.fromkeys(agents, done),
            dict.fromkeys(agents, broken_off),
            self._results() if done else {agent: {} for agent in agents},
        )

    def _checked(self, actions: Mapping[str, int]) -> list[tuple[int, int]]:
        """The actions of the seats that are asked, all of them legal."""
        acting = self.steps.acting
        choices = []
        for agent, seat in self._seat_of.items():
            if agent not in actions:
                raise SnowboundError(f"{agent} has no action: every agent needs one, {self.wait} if it is not asked")
            action = actions[agent]
            if seat in acting:
                if action not in self.steps.legal_for(seat):
                    self.steps.match.play(seat, action)
                choices.append((seat, int(action)))
            elif action != self.wait:
                raise IllegalAction(
                    f"{agent} is not asked now and can only wait (action {self.wait}), not take action {action}",
                    seat=seat,
                    action=action,
                    legal=(self.wait,),
                )
        return choices

    def _observe_all(self) -> dict[str, Seen]:
        seen: dict[str, Seen] = {}
        for agent, seat in self._seat_of.items():
            mask = np.zeros(self.game.actions + 1, np.int8)
            legal = self.steps.legal_for(seat)
            mask[legal if len(legal) else self.wait] = 1
            seen[agent] = {"observation": self.steps.observe(seat), "action_mask": mask}
        return seen

    def render(self) -> str | None:
        """The table as a spectator sees it: "ansi" text or an "svg" file; "human" prints the text after each step."""
        return self._picture(SPECTATOR)

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> ParallelState:
        """All that `set_state` needs to go on from here."""
        return ParallelState(self.steps.save(), tuple(self.agents), self._seed or 0, self._games)

    def set_state(self, state: ParallelState) -> dict[str, Seen]:
        """Go back, or forward, to a state that `get_state` gave; returns what the agents see there."""
        self.steps.restore(state.game)
        self.agents = list(state.agents)
        self._seed, self._games = state.seed, state.games
        return self._observe_all()


def parallel_env(game: str | Game, players: int | None = None, **settings: Any) -> SnowboundParallelEnv:
    """The parallel environment of a game; `settings` are those of Table."""
    return SnowboundParallelEnv(game, players, **settings)
