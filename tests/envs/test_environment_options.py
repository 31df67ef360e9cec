"""Environments have the game's defaults for environments, and versions that say when an environment has changed."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import gymnasium
import pettingzoo
import pyspiel
import pytest
from gymnasium.error import DeprecatedEnv
from pettingzoo.env_registry.exceptions import VersionNotFound

from snowbound import Match
from snowbound.core.errors import BadOption
from snowbound.core.game import Game
from snowbound.envs import openspiel  # noqa: F401  (registers the games)
from snowbound.envs.gymnasium import SeatEnv, name_of
from snowbound.envs.lanes import Lanes
from snowbound.envs.pettingzoo import id_of, raw_env
from snowbound.envs.pettingzoo_parallel import parallel_env
from snowbound.envs.spaces import version_of
from snowbound.envs.steps import Steps
from snowbound.envs.vector import LanesEnv
from snowbound.games import every_game, find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from tests.test_docs import ROOT

UNO = find("uno_power_grab")


def spiel_options(**given: Any) -> dict[str, Any]:
    settings = ",".join(f"{name}={value}" for name, value in given.items())
    return dict(
        pyspiel.load_game(f"python_snowbound_uno_power_grab({settings})").new_initial_state().node.config.options
    )


def lanes_options(states: Any) -> dict[str, Any]:
    """Return the option of the games in lanes as their positions say."""
    return {"uno_calls": "auto" if bool(states["auto_call"].all()) else "manual"}


OPTIONS = {
    "Steps": lambda **given: Steps(UNO, options=given).options,
    "AEC": lambda **given: raw_env(UNO, options=given).steps.options,
    "parallel": lambda **given: parallel_env(UNO, options=given).steps.options,
    "Gymnasium": lambda **given: SeatEnv(UNO, bots="random", options=given).options,
    "lanes": lambda **given: lanes_options(Lanes(UNO, 2, 2, options=given).states),
    "vector": lambda **given: lanes_options(LanesEnv(UNO, 2, options=given).lanes.states),
    "OpenSpiel": spiel_options,
}


@pytest.mark.rule("UNO-55", "UNO-Q26")
@pytest.mark.parametrize("environment", OPTIONS)
def test_uno_is_called_automatically_unless_the_caller_wants_to_call(environment: str) -> None:
    options_of: Any = OPTIONS[environment]
    assert Match(UNO, 2, seed=1).options["uno_calls"] != "auto", "the default at a table"
    assert options_of()["uno_calls"] == "auto"
    assert options_of(scoring="single_round")["uno_calls"] == "auto"
    assert options_of(uno_calls="manual")["uno_calls"] == "manual"


def test_only_what_is_not_given_gets_the_default_of_environments() -> None:
    options = UNO.complete_for_environments({"scoring": "single_round"}, 2)
    assert options == {**UNO.complete({}, 2), "scoring": "single_round", "uno_calls": "auto"}
    assert UNO.complete_for_environments(None, 2) == {**UNO.complete({}, 2), "uno_calls": "auto"}


def test_a_game_cannot_have_a_default_that_does_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowbound.core.game.implement", lambda *arguments: None)  # the record has a game already
    with pytest.raises(BadOption, match="has no option 'uno_calls'"):
        replace(TIC_TAC_TOE, environment_options={"uno_calls": "auto"})
    with pytest.raises(BadOption, match="live or manual or auto, not 'never'"):
        replace(UNO, environment_options={"uno_calls": "never"})


# --- versions


@pytest.mark.filterwarnings("ignore:.*is out of date")
def test_an_older_version_is_refused_with_the_name_of_the_newest(game: Game) -> None:
    assert version_of(game) == game.version + game.observation.version - 1
    older = f"-v{version_of(game) - 1}"
    with pytest.raises(DeprecatedEnv, match=rf"deprecated. Please use `{name_of(game)}` instead"):
        gymnasium.make(re.sub(r"-v\d+$", older, name_of(game)))
    for kind in ("aec", "parallel"):
        with pytest.raises(VersionNotFound, match=f"Available version: v{version_of(game)}"):
            pettingzoo.make(kind, re.sub(r"-v\d+$", older, id_of(game)))


@pytest.mark.filterwarnings("ignore:.*Using the latest versioned environment")
def test_a_name_without_a_version_is_the_newest_environment() -> None:
    rush = find("polar_rush")
    spec = gymnasium.make("snowbound/PolarRush", disable_env_checker=True).spec
    assert spec is not None and spec.id == name_of(rush)
    env = pettingzoo.make("aec", "snowbound/polar_rush")
    assert env.unwrapped.metadata["name"] == f"polar_rush_v{version_of(rush)}"


def test_polar_rush_has_a_new_version_since_its_observations_show_more() -> None:
    rush = find("polar_rush")
    assert rush.observation.version == 2
    assert version_of(rush) == rush.version + 1


def test_documents_name_environments_that_exist() -> None:
    """By their newest version, or without one."""
    names = {name_of(game) for game in every_game()} | {id_of(game) for game in every_game()}
    names |= {re.sub(r"-v\d+$", "", name) for name in names}
    found: set[str] = set()
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        found |= set(re.findall(r'"(snowbound/[A-Za-z_]+(?:-v\d+)?)"', page.read_text(encoding="utf-8")))
    assert found and found <= names, found - names
