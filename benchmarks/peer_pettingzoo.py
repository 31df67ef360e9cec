"""PettingZoo's own games: random legal actions from their masks, without wrappers."""

from __future__ import annotations

import random
from typing import Any

chooser = random.Random(2)


def episode(env: Any) -> int:
    """Play one game; return the number of decisions."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(chooser.random() * len(legal))]))
        decisions += 1
    return decisions


def main() -> None:
    """Measure two games."""
    from pettingzoo.classic import leduc_holdem_v4, tictactoe_v3
    from timing import rate, seconds_asked  # type: ignore[import-not-found]

    for name, module in (("tictactoe", tictactoe_v3), ("leduc", leduc_holdem_v4)):
        environment = module.raw_env()
        environment.reset(seed=7)
        rate(f"pettingzoo_{name}_raw", lambda: episode(environment), seconds_asked())  # noqa: B023


if __name__ == "__main__":
    main()
