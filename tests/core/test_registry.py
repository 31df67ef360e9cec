"""Games of installed packages are found; one that cannot be used is reported, and the others still work."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from snowbound.core import registry
from snowbound.core.errors import BrokenGame
from snowbound.core.match import Match
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

Install = Callable[..., None]

SINGLE_FILE = """
import sys
from snowbound.core.facts import FactKind
from snowbound.core.game import Game
from snowbound.core.observation import Observation, Plane
from snowbound.core.record import i8, record
from snowbound.core.rule import rule

@record
class State:
    players: i8
    {id}_moves: i8

@rule
def setup(s, players, options):
    s.players = players

@rule
def actors(s):
    return 1 - s.{id}_moves

@rule
def legal(s, seat, out):
    out[0] = 0
    return 1

@rule
def apply(s, seat, action):
    s.{id}_moves = 1

@rule
def result(s, points, places):
    for seat in range(s.players):
        points[seat], places[seat] = 0, s.{id}_moves

@rule
def explain(s, seat, action):
    return 0

@rule
def observe(s, seat, out):
    out[0] = s.{id}_moves

GAME = Game(
    id="{id}", prefix="{prefix}", version=1, record=State, modules=(sys.modules[__name__],), players=(2, 2),
    actions=1, outcomes=1, words=None, observation=Observation(1, (Plane("moves", (), 0, 1, "moves"),)), facts=FactKind,
)
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Write a package with one module to a folder on the path, as an installer would."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def write(package: str, module: str, source: str, *, game: str = "", value: str = "") -> None:
        (tmp_path / f"{module}.py").write_text(source)
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[snowbound.games]\n{game or module} = {value or f'{module}:GAME'}\n")
        forget()

    yield write
    monkeypatch.undo()
    for name in set(sys.modules) - before:
        if not name.startswith("snowbound"):
            del sys.modules[name]
    forget()


def forget() -> None:
    registry.installed.cache_clear()
    registry.find.cache_clear()


def single(id: str, prefix: str) -> str:
    return SINGLE_FILE.format(id=id, prefix=prefix)


def test_an_installed_game_is_found_played_logged_and_pickled(install: Install, tmp_path: Path) -> None:
    install("one-move", "one_move", single("one_move", "ONE"))

    assert "one_move" in registry.names() and registry.problems() == {}
    match = Match("one_move", players=2, compiled=False)
    match.play(0, 0)
    match.save(tmp_path / "game.jsonl")
    assert Match.load(tmp_path / "game.jsonl", compiled=False).result == match.result
    assert pickle.loads(pickle.dumps(match.game)) is match.game
    assert registry.load("one_move:GAME") is registry.load("one_move") is match.game


def test_a_package_that_fails_to_load_is_reported_and_the_other_games_stay(install: Install) -> None:
    install("one-move-more", "one_move_more", single("one_move_more", "MORE"))
    install("broken", "broken_thing", "1 / 0")

    assert "one_move_more" in registry.names() and "broken_thing" not in registry.names()
    assert registry.problems() == {"broken_thing": "package broken: ZeroDivisionError: division by zero"}
    with pytest.raises(BrokenGame, match="'broken_thing' cannot be used: package broken: ZeroDivisionError"):
        registry.find("broken_thing")


@pytest.mark.parametrize(
    ("source", "name", "value", "reason"),
    [
        ("GAME = 1", "", "", "wrong:GAME is not a Game but a int"),
        ("", "", "", "module 'wrong' has no attribute 'GAME'"),
        ("", "", "elsewhere:GAME", "No module named 'elsewhere'"),
        (single("right", "RIGHT"), "wrong", "", "the game calls itself 'right', its entry point 'wrong'"),
        (single("wrong", "uno"), "", "", "the prefix uno, as those of uno_power_grab do"),
        ("", "ice_flow", "", "a game of this name comes with Snowbound"),
    ],
)
def test_what_is_wrong_is_reported(install: Install, source: str, name: str, value: str, reason: str) -> None:
    install("wrong", "wrong", source, game=name, value=value)
    assert reason in registry.problems()[name or "wrong"]
    assert registry.find("ice_flow").package == "snowbound.games.ice_flow"


def test_two_packages_with_one_game_are_both_refused(install: Install) -> None:
    install("first", "twin", single("twin", "TWIN"))
    install("second", "other_twin", single("twin", "TWIN"), game="twin")
    with pytest.raises(BrokenGame, match="first and second both register it: uninstall one of them"):
        registry.find("twin")


def test_a_path_names_a_game_that_is_not_installed() -> None:
    assert registry.load("snowbound.lab.tic_tac_toe:TIC_TAC_TOE") is TIC_TAC_TOE
    with pytest.raises(BrokenGame, match="is not a Game"):
        registry.load("snowbound.lab.tic_tac_toe:FIELDS")
