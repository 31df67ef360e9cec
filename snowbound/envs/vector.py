"""Many games at once, for every seat of them: a Gymnasium vector environment over compiled code.

    >>> import numpy as np
    >>> envs = LanesEnv("arctic_race", num_envs=4, players=2)
    >>> seen, infos = envs.reset(seed=1)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((4, 618), (4, 22))
    >>> seen, rewards, terminations, truncations, infos = envs.step(seen["action_mask"].argmax(axis=1))
    >>> infos["current_player"].shape, infos["rewards_all"].shape
    ((4,), (4, 2))

One learner, or one for each seat, plays all seats: the observation and the mask are those of
`infos["current_player"]`, and the reward is that of the seat that has just acted; `infos["rewards_all"]` has those of
all seats. Chance acts by itself. Where all seats choose at the same time they are asked one after the other, and see
nothing of each other's choices.

The arrays in `seen` are written in place by the next step and cannot be written to: copy what is to be kept, or ask
for `copy=True`. Rewards, flags and infos are new in each step.
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

    from .spaces import Seen, space_of
except ImportError as error:
    raise MissingExtra("Gymnasium", "gymnasium") from error

MODES = {
    AutoresetMode.NEXT_STEP: lanes.NEXT_STEP,
    AutoresetMode.SAME_STEP: lanes.SAME_STEP,
    AutoresetMode.DISABLED: lanes.DISABLED,
}
Step = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class LanesEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games in lanes, stepped together on `jobs` cores.

    When a game ends, `autoreset_mode` says what follows, as everywhere in Gymnasium: the next step begins a new game
    and takes no notice of the action; or the same step does, and `infos["final_obs"]` has the last observation; or
    the lane waits for `reset(options={"reset_mask": …})`. While a game is over nobody is `current_player` (-1), the
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
            max(2, self.game.players[0]) if players is None else players,
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

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games in all lanes, or in those that `options["reset_mask"]` marks."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is not None and (np.shape(chosen) != (self.num_envs,) or np.asarray(chosen).dtype != np.bool_):
            raise BadOption(f"reset_mask has one bool for each of {self.num_envs} lanes, not {chosen!r}")
        # Lanes that go on keep their chance; a seed, or a new beginning of all, changes it.
        begins = seed is not None or chosen is None
        self.lanes.reset(int(self.np_random.integers(1 << 62)) if begins else None, chosen)
        return self._seen(), {"current_player": self.lanes.seats.copy()}

    def step(self, actions: NDArray[np.int64]) -> Step:
        """One action in every lane, for the seat that acts there; an illegal one raises, and no lane is stepped."""
        now = self.lanes
        now.step(actions)
        infos: dict[str, Any] = {"current_player": now.seats.copy(), "rewards_all": now.rewards_all.copy()}
        terminated, truncated = now.terminated.copy(), now.truncated.copy()
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            self._tell_last(infos, terminated | truncated)
        return self._seen(), now.rewards.copy(), terminated, truncated, infos

    def close_extras(self, **settings: Any) -> None:
        """Let the other cores go."""
        self.lanes.close()

    def _seen(self) -> Seen:
        if self._copy:
            return {name: part.copy() for name, part in self._shared.items()}
        return self._shared.copy()

    def _tell_last(self, infos: dict[str, Any], over: NDArray[np.bool_]) -> None:
        """Put the last observations of games that have ended into the infos, as Gymnasium wants it."""
        ended = np.flatnonzero(over)
        if len(ended) == 0:
            return
        last = np.full(self.num_envs, None, object)
        mask = np.ones(self.game.actions, np.int8)
        for lane, tensor in zip(ended.tolist(), self.lanes.final[ended], strict=True):
            last[lane] = {"observation": tensor, "action_mask": mask}
        infos |= {"final_obs": last, "_final_obs": over}


def _protected(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, which only a step may change."""
    view = array.view()
    view.flags.writeable = False
    return view
