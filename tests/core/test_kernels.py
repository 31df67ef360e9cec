"""Compiled code: found in the cache, never stale, and without the traps of Numba."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from snowbound.core.cache import NOT_COMPILED, PACKAGE, engine_hash, game_hash
from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS
from snowbound.core.game import Game
from snowbound.core.kernels import Plain, kernels, unchecked
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.registry import built_in
from snowbound.testing.driver import Driver

COUNT_HITS = """
from snowbound.games import find
from snowbound.core.kernels import kernels
kernel = kernels(find("uno_power_grab")).actors
print(sum(kernel.stats.cache_hits.values()), sum(kernel.stats.cache_misses.values()))
"""


FOLDER = (
    "from snowbound.core.cache import cache_folder; from snowbound.core.registry import find; "
    "folder = cache_folder(find('polar_rush'))"
)


def run(code: str, cache: Path, package: Path = PACKAGE) -> str:
    """Return what a new process prints, with this cache and this copy of the package."""
    environment = os.environ | {"SNOWBOUND_CACHE": str(cache)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True, cwd=package.parent)
    return done.stdout.strip()


def test_a_call_without_type_checks_answers_like_the_kernel(game: Game) -> None:
    run = kernels(game)
    for position, seat, _ in Driver(game, compiled=True).random_game(game.players[1], seed=1, most=20):
        assert unchecked(run.actors)(position.states, 0) == run.actors(position.states, 0)
        if seat == CHANCE:
            assert unchecked(run.sample)(position.states, 0, stream(1)) == run.sample(position.states, 0, stream(1))
    assert unchecked(Plain(game).legal) is Plain(game).legal


def test_a_second_process_finds_the_compiled_code(tmp_path: Path) -> None:
    assert run(COUNT_HITS, tmp_path) == "0 1"
    assert run(COUNT_HITS, tmp_path) == "1 0"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a copy of the package that a test may edit."""
    copy = tmp_path / "snowbound"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def hashes(package: Path) -> dict[str, str]:
    """Return the hash of each game in a copy of the package."""
    engine_hash.cache_clear()
    return {name: game_hash(package / "games" / name, package) for name in built_in()}


def edit(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")


@pytest.mark.parametrize("file", ["rules.py", "board.toml"])
def test_editing_a_game_leaves_the_code_of_the_others_valid(package: Path, file: str) -> None:
    """Numba itself looks only at the entry's file, and would run the old rule."""
    before = hashes(package)
    edit(package / "games" / "uno_power_grab" / file)
    after = hashes(package)
    assert [name for name in before if after[name] != before[name]] == ["uno_power_grab"]


@pytest.mark.parametrize("file", ["core/playout.py", "bots/search.py", "envs/lanes.py", "lab/expectimax.py"])
def test_editing_the_engine_compiles_all_games_again(package: Path, file: str) -> None:
    before = hashes(package)
    edit(package / file)
    assert not set(hashes(package).values()) & set(before.values())


def test_editing_what_is_not_compiled_compiles_nothing_again(package: Path) -> None:
    files = [file for pattern in NOT_COMPILED for file in package.glob(pattern)]
    files += [package / "games" / "ice_flow" / name for name in ("words.py", "scene.py", "heat_maps.py", "RULES.md")]
    files += [package / "server" / "settings.py", package / "cli" / "__init__.py"]
    before = hashes(package)
    for file in files:
        edit(file)
    assert hashes(package) == before
    assert all(any(package.glob(pattern)) for pattern in NOT_COMPILED), "a pattern matches no file"


def test_a_new_process_compiles_only_the_edited_game(package: Path, tmp_path: Path) -> None:
    code = """
import sys
from snowbound.core.kernels import kernels
from snowbound.core.registry import find
for name in ("polar_rush", "uno_power_grab"):
    print(sum(kernels(find(name)).actors.stats.cache_misses.values()))
"""
    cache = tmp_path / "cache"
    assert run(code, cache, package).split() == ["1", "1"]
    edit(package / "games" / "polar_rush" / "rules.py")
    assert run(code, cache, package).split() == ["1", "0"]


def test_a_changed_rule_is_what_runs_next(package: Path, tmp_path: Path) -> None:
    code = """
import numpy as np
from snowbound.games import find
from snowbound.core.kernels import kernels
game = find("uno_power_grab")
print(kernels(game).outcomes(game.new_states(5), 0, np.zeros(512, np.int64), np.zeros(512, np.int64)))
"""
    cache = tmp_path / "cache"
    assert run(code, cache, package) == "5"
    rules = package / "games" / "uno_power_grab" / "deal.py"
    text = rules.read_text(encoding="utf-8")
    changed = text.replace("return list_evenly(s.players, out, weights)", "return 1")
    assert changed != text
    rules.write_text(changed, encoding="utf-8")
    assert run(code, cache, package) == "1"


def test_bounds_checks_have_a_cache_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    engine_hash.cache_clear()
    checked = engine_hash()
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    engine_hash.cache_clear()
    assert engine_hash() != checked
    engine_hash.cache_clear()


def test_where_nothing_can_be_written_a_temporary_folder_serves(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(f"{FOLDER}; print(folder.is_dir())", blocked / "below") == "True"


def test_folders_long_unused_are_removed(tmp_path: Path) -> None:
    old, recent = tmp_path / "compiled-old", tmp_path / "compiled-recent"
    for folder in (old, recent):
        folder.mkdir()
    os.utime(old, (0, 0))
    run(FOLDER, tmp_path)
    assert not old.exists()
    assert recent.exists()


def test_tests_run_with_bounds_checks() -> None:
    import numba

    assert numba.config.BOUNDSCHECK == 1  # type: ignore[attr-defined]


def test_nothing_is_compiled_with_prange() -> None:
    """Stores through a record in a `prange` body are silently lost, so threads share the cores instead."""
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\bprange\(|parallel\s*=\s*True|\bjitclass\b", text), f"{file.name} uses a trap"


def test_rules_do_not_import_the_compiler() -> None:
    """A server that lists games, or a plain game in the debugger, does not wait for Numba."""
    code = """
import sys
from snowbound import Match
match = Match("uno_power_grab", players=2, seed=1, compiled=False)
match.play(match.actors[0], match.legal(match.actors[0])[-1])
print("numba" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_what_is_compiled_takes_no_other_types(game: Game) -> None:
    """A NumPy integer of another width must not compile the whole game again."""
    run_ = kernels(game)
    states = game.new_states(game.players[1])
    assert run_.actors(states, np.int8(0)) == run_.actors(states, 0)
    assert len(run_.actors.signatures) == 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        run_.actors(np.zeros(3), 0)


def test_the_same_kernels_serve_everybody(game: Game) -> None:
    assert kernels(game) is kernels(game)
    with pytest.raises(AttributeError, match="there is no kernel fly, only actors, .*apply, audience"):
        kernels(game).prepare("fly")


def test_many_games_do_not_depend_on_who_plays_them(game: Game) -> None:
    """Game number g uses stream g, so two halves make the whole."""
    run_ = kernels(game)

    def play(first: int, count: int) -> list[tuple[int, ...]]:
        states = game.record.new(2)
        states[0] = game.new_states(game.players[1], game.quick)[0]
        lengths = np.zeros(count, np.int64)
        points, places = np.zeros((count, 10), np.int64), np.zeros((count, 10), np.int64)
        capped = np.zeros(count, np.int64)
        total = run_.random_games(states, 9, first, game.long_game, stream(0), lengths, capped, points, places)
        assert (lengths < game.long_game).all(), "no game was stopped"
        assert total == lengths.sum() > 0
        rows = zip(lengths.tolist(), points.tolist(), places.tolist(), strict=True)
        return [(length, *one, *other) for length, one, other in rows]

    assert play(0, 6) == play(0, 2) + play(2, 4)


def test_random_games_are_what_the_contract_says(game: Game) -> None:
    """The compiled loop and a Python loop over single calls play the same game."""
    run_ = kernels(game)
    players = game.players[1]
    states = game.record.new(2)
    states[0] = game.new_states(players, game.quick)[0]
    lengths, points, places = np.zeros(1, np.int64), np.zeros((1, 10), np.int64), np.zeros((1, 10), np.int64)
    run_.random_games(states, 21, 0, game.long_game, stream(0), lengths, np.zeros(1, np.int64), points, places)

    from snowbound.core.bits import lowest
    from snowbound.core.chance import below

    start = game.new_states(players, game.quick)
    single, rng, out, decisions = start, stream(21, 0), np.zeros(MOST_ACTIONS, np.int64), 0
    while who := run_.actors(single, 0):
        if who == CHANCE_ACTS:
            run_.apply(single, 0, 15, run_.sample(single, 0, rng))
            continue
        seat = lowest(who)
        number = run_.legal(single, 0, seat, out)
        run_.apply(single, 0, seat, out[below(rng, number)])
        decisions += 1
    assert decisions == lengths[0]
    assert single.tobytes() == states[1:].tobytes()
