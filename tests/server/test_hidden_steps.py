"""Hidden steps: somebody who may not know a step cannot count it, by any message, number or clock."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.games.arctic_roll import actions as roll
from snowbound.games.arctic_roll.state import Phase
from snowbound.server.messages.replays import ReplayJob, made
from snowbound.server.workers.replays import Replays
from tests.server.lockstep import Lockstep
from tests.server.worlds import BOT, two_worlds

STEPS = 6


async def with_different_steps(
    folder: Path, patch: pytest.MonkeyPatch, game: str, viewer: int, seed: int, skip: tuple[Any, ...] = ()
) -> Lockstep:
    """Play in two worlds. In one of them, other players take more hidden steps and change more hidden choices."""

    async def made_here(self: Replays, job: ReplayJob) -> bytes:
        return made(job)

    patch.setattr(Replays, "make", made_here)  # in processes they would cost most of the time
    async with two_worlds(folder, patch) as worlds:
        both = Lockstep(worlds, find(game), viewer, seed, {}, alike_until=2)
        await both.begin()
        if skip:
            await both.skip_until(*skip)
        for number in range(STEPS):
            for _ in range(3):
                if await both.change_unnoticed() or await both.part_unnoticed():
                    await both.foresee()
            if number == 0:
                await both.try_moves()
            if number == 1:
                await both.take_back()
            if number == seed % 2:
                await both.leave_and_return(both.part_unnoticed)
            if number == 1:
                await both.ask_around()
            if not await both.step():
                break
            await both.compare()
        await both.ask_around()
    return both


def has_bonuses(match: Match) -> bool:
    """Whether everyone can use bonuses at the same time, unseen by the others."""
    position: Any = match.position
    return position.phase == Phase.TURN and all(sum(position.stock[seat]) > 0 for seat in range(3))


def uses_bonus(action: int) -> bool:
    """Whether an action uses a bonus."""
    return action == roll.REROLL or action >= roll.BONUS_PLACE


SOAK = os.environ.get("SNOWBOUND_SOAK") == "1"
ROLL_RUNS = [(SPECTATOR, 6), (0, 3)] + SOAK * [(viewer, seed) for viewer in (SPECTATOR, 0, 1, BOT) for seed in (1, 5)]
"""Viewers and seeds."""


@pytest.mark.rule("ROLL-Q41")
def test_nobody_can_count_the_hidden_steps_of_another_player(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unnoticed: Counter[str] = Counter()
    for viewer, seed in ROLL_RUNS:
        place, skip = folder / f"{viewer}-{seed}", (has_bonuses, uses_bonus)
        both = asyncio.run(with_different_steps(place, monkeypatch, "arctic_roll", viewer, seed, skip))
        unnoticed += both.unnoticed
    assert unnoticed["step"] >= 8
    assert all(unnoticed[kind] for kind in ("dice", "person", "bot", "stand-in")), unnoticed


def test_nobody_can_tell_that_a_hidden_choice_was_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for viewer in (SPECTATOR, 1):
        both = asyncio.run(with_different_steps(folder / f"{viewer}", monkeypatch, "arctic_race", viewer, 1))
        assert both.unnoticed["change"] >= 3, f"viewer {viewer}: {both.unnoticed}"
