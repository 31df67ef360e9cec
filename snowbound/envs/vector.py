"""A Gymnasium vector environment that plays all seats of many games in compiled code.

    >>> import numpy as np
    >>> envs = LanesEnv("arctic_race", num_envs=4, players=2)
    >>> obs, infos = envs.reset(seed=1)
    >>> obs["observation"].shape, obs["action_mask"].shape
    ((4, 618), (4, 22))
    >>> obs, rewards, terminations, truncations, infos = envs.step(obs["action_mask"].argmax(axis=1))
    >>> infos["current_player"].shape, infos["rewards_all"].shape
    ((4,), (4, 2))

One learner, or one per seat, plays all seats. The observation and the mask are those of
`infos["current_player"]`. The reward is that of the seat that has just acted, and `infos["rewards_all"]` holds
the rewards of all seats. Chance acts by itself. Seats that choose at the same time are asked one after the
other and do not see each other's choices.

The next step overwrites the arrays in `obs`, which are read-only: copy what you want to keep, or pass
`copy=True`. Rewards, flags and infos are new in each step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.core.errors import BadOption
from snowbound.core.game import Game
from snowbound.games import find

from . import MissingExtra, lanes
from .lanes import Lanes
from .rewards import PLACES

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .spaces import ObsDict, space_of
except ImportError as error:
    raise MissingExtra("Gymnasium", "gymnasium") from error

MODES = {
    AutoresetMode.NEXT_STEP: lanes.NEXT_STEP,
    AutoresetMode.SAME_STEP: lanes.SAME_STEP,
    AutoresetMode.DISABLED: lanes.DISABLED,
}
VectorStep = tuple[ObsDict, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class LanesEnv(VectorEnv[ObsDict, NDArray[np.int64], NDArray[Any]]):
    """Games in lanes, stepped together on `jobs` cores.

    When a game ends, `autoreset_mode` decides what follows, as in all of Gymnasium: the next step starts a new
    game and ignores the action; or the same step does, and `infos["final_obs"]` has the last observation; or
    the lane waits for `reset(options={"reset_mask": …})`. While a game is over, `current_player` is -1, the
    observation is that of the seat that acted last, and the mask is all 1.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACES,
        max_decisions: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        jobs: int = 1,
        copy: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.lanes = Lanes(
            self.game,
            num_envs,
            self.game.default_players if players is None else players,
            options=options,
            rewards=rewards,
            max_decisions=max_decisions,
            autoreset=MODES[self.autoreset_mode],
            jobs=jobs,
        )
        self.players = self.lanes.players
        self.single_observation_space = space_of(self.game)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._shared = {
            "observation": _protected(self.lanes.observations),
            "action_mask": _protected(self.lanes.masks),
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObsDict, dict[str, Any]]:
        """Start new games in all lanes, or in those marked in `options["reset_mask"]`."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is not None and (np.shape(chosen) != (self.num_envs,) or np.asarray(chosen).dtype != np.bool_):
            raise BadOption(f"reset_mask is an array of {self.num_envs} bools, not {chosen!r}")
        # A partial reset without a seed continues the random numbers of its lanes.
        reseeds = seed is not None or chosen is None
        self.lanes.reset(int(self.np_random.integers(1 << 62)) if reseeds else None, chosen)
        return self._obs(), {"current_player": self.lanes.seats.copy()}

    def step(self, actions: NDArray[np.int64]) -> VectorStep:
        """Take one action in every lane; an illegal one raises, and no lane is stepped."""
        now = self.lanes
        now.step(actions)
        infos: dict[str, Any] = {"current_player": now.seats.copy(), "rewards_all": now.rewards_all.copy()}
        terminated, truncated = now.terminated.copy(), now.truncated.copy()
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            self._add_final_obs(infos, terminated | truncated)
        return self._obs(), now.rewards.copy(), terminated, truncated, infos

    def close_extras(self, **settings: Any) -> None:
        """Stop the worker threads."""
        self.lanes.close()

    def _obs(self) -> ObsDict:
        if self._copy:
            return {name: part.copy() for name, part in self._shared.items()}
        return self._shared.copy()

    def _add_final_obs(self, infos: dict[str, Any], over: NDArray[np.bool_]) -> None:
        """Add the last observations of finished games to the infos, in Gymnasium's format."""
        ended = np.flatnonzero(over)
        if len(ended) == 0:
            return
        last = np.full(self.num_envs, None, object)
        mask = np.ones(self.game.actions, np.int8)
        for lane, tensor in zip(ended.tolist(), self.lanes.final[ended], strict=True):
            last[lane] = {"observation": tensor, "action_mask": mask}
        infos |= {"final_obs": last, "_final_obs": over}


def _protected(array: NDArray[Any]) -> NDArray[Any]:
    """Return a read-only view of an array."""
    view = array.view()
    view.flags.writeable = False
    return view
