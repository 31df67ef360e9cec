"""pgx on one core: random legal play in many lanes with automatic reset, and its compile times."""

from __future__ import annotations

import os
import time
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]
from timing import rate, report, seconds_asked  # type: ignore[import-not-found]

os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # before JAX makes its threads

BLOCK = 16
"""Moves of all lanes per call, so that the cost of a call does not matter."""


class Lanes:
    """One game in many lanes, and how long compiling it took."""

    def __init__(self, name: str, lanes: int) -> None:
        env: Any = pgx.make(name)
        step = auto_reset(env.step, env.init)
        self.lanes = lanes

        def move(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choice, chance = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(choice, logits, axis=-1)
            return (jax.vmap(step)(state, action, jax.random.split(chance, lanes)), key), None

        began = time.perf_counter()
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), lanes))
        self._run = jax.jit(lambda state, key: jax.lax.scan(move, (state, key), None, length=BLOCK)[0])
        self.play()
        first = time.perf_counter()
        self.play()
        self.compile_seconds = first - began - (time.perf_counter() - first)

    def play(self) -> int:
        """Play a block of moves; return how many in all lanes."""
        self.state, self.key = self._run(self.state, self.key)
        jax.block_until_ready(self.state)
        return BLOCK * self.lanes


leduc, grid = Lanes("leduc_holdem", 1024), Lanes("tic_tac_toe", 1024)
rate("pgx_leduc_1024", leduc.play, seconds_asked())
rate("pgx_tic_tac_toe_1024", grid.play, seconds_asked())
report("pgx_tic_tac_toe_compile", Lanes("tic_tac_toe", 1).compile_seconds)
report("pgx_backgammon_compile", Lanes("backgammon", 1024).compile_seconds)
