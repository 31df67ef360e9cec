"""Compiling games in advance."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from snowbound import Match
from snowbound.bots import BotSpec, Player
from snowbound.core.cache import cache_folder
from snowbound.core.kernels import Kernels, Plain
from snowbound.core.registry import load
from snowbound.games import names
from snowbound.server.workers.games import ENTRIES
from snowbound.server.workers.precompile import BOT_ENTRIES, precompile
from tests.server.running import TIC_TAC_TOE, Running, until


def test_a_game_is_compiled_once_and_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowbound.server.workers.precompile.cache_folder", lambda game: tmp_path)
    assert precompile([TIC_TAC_TOE]) == ["tic_tac_toe"]
    assert precompile([TIC_TAC_TOE]) == []


def test_compiling_works_in_a_separate_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "snowbound.server.workers.precompile", TIC_TAC_TOE]
    done = subprocess.run(command, env=os.environ | {"SNOWBOUND_CACHE": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (mark,) = tmp_path.glob("*/compiled")
    assert mark.parent.name.startswith("compiled-tic_tac_toe-")


def children(pid: int) -> str:
    """Return the command lines of a process's children."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            if f"PPid:\t{pid}\n" in status.read_text():
                found.append(status.with_name("cmdline").read_text().replace("\0", " "))
        except OSError:  # it has just ended
            continue
    return "\n".join(found)


def test_a_server_compiles_all_its_games_and_stops_that_at_shutdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SNOWBOUND_CACHE", str(tmp_path))  # nothing is compiled there
    with Running(tmp_path, prepare=True):
        until(lambda: "snowbound.server.workers.precompile" in children(os.getpid()), "preparing")
        assert all(name in children(os.getpid()) for name in [*names(), TIC_TAC_TOE])
    assert "snowbound.server.workers.precompile" not in children(os.getpid())


def test_the_process_ends_when_all_games_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNOWBOUND_CACHE", str(tmp_path))
    for game in map(load, [*names(), TIC_TAC_TOE]):
        cache_folder.forget(game)
        (cache_folder(game) / "compiled").touch()
        cache_folder.forget(game)
    with Running(tmp_path, prepare=True):
        until(lambda: "snowbound.server.workers.precompile" in children(os.getpid()), "preparing")
        until(lambda: "snowbound.server.workers.precompile" not in children(os.getpid()), "its end")


def test_everything_that_bots_need_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("polar_rush", players=2, seed=1, compiled=False)
    asked: set[str] = set()

    class Recording(Kernels):
        def __getattr__(self, name: str) -> Callable[..., Any]:
            asked.add(name)
            function: Callable[..., Any] = getattr(Plain(match.game), name)
            return function

    for module in ("player", "searcher"):
        monkeypatch.setattr(f"snowbound.bots.{module}.kernels", Recording)
    for level in range(1, 6):
        spec = BotSpec.parse(f"level:{level}", match.game)
        player = Player(match.game, match.actors[0], replace(spec, simulations=min(spec.simulations, 2)))
        player.watch(match.view(match.actors[0]))
        player.decide(match.view(match.actors[0]))
    assert {"choose", "search", "notice"} <= asked <= {*ENTRIES, *BOT_ENTRIES}
