"""The names of bots and what they mean."""

from __future__ import annotations

import pytest

from snowbound.bots import BotKind, BotSpec
from snowbound.bots.spec import UnknownBot
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE


@pytest.mark.parametrize(
    ("name", "kind", "simulations", "milliseconds"),
    [
        ("random", BotKind.RANDOM, 0, 0),
        ("inclined", BotKind.INCLINED, 0, 0),
        ("greedy", BotKind.GREEDY, 0, 0),
        ("search:1000", BotKind.SEARCH, 1000, 0),
        ("search:1s", BotKind.SEARCH, 0, 1000),
        ("search:0.25s", BotKind.SEARCH, 0, 250),
        ("search:40ms", BotKind.SEARCH, 0, 40),
    ],
)
def test_a_name_says_how_a_bot_plays(name: str, kind: BotKind, simulations: int, milliseconds: int) -> None:
    spec = BotSpec.parse(name)
    assert (spec.kind, spec.simulations, spec.milliseconds) == (kind, simulations, milliseconds)
    assert str(spec) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "clever",
        "search",
        "search:",
        "search:0",
        "search:-3",
        "search:1.5",
        "search:1m",
        "search:0ms",
        "level",
        "level:0",
        "level:6",
        "level:two",
        "greedy:3",
        "RANDOM:",
    ],
)
def test_unknown_names_are_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"choose from random, inclined, greedy, level:1 to level:5, search:1000"):
        BotSpec.parse(name, find("arctic_race"))


def test_what_a_bot_overlooks_and_forgets_can_follow_its_name() -> None:
    rush = find("polar_rush")
    third = BotSpec.parse("level:3", rush)
    worse = BotSpec.parse("level:3/forgets=0.5/overlooks=0.1", rush)
    assert (worse.name, worse.forgets, worse.overlooks) == ("level:3/forgets=0.5/overlooks=0.1", 0.5, 0.1)
    assert (worse.kind, worse.simulations, worse.level) == (third.kind, third.simulations, 0)
    assert BotSpec.parse("level:3/forgets=0", rush).forgets == 0, "in place of what the level forgets"
    for wrong in ("greedy/forgets=2", "greedy/sleeps=0.1", "greedy/", "greedy/overlooks=nan", "/forgets=0.5"):
        with pytest.raises(UnknownBot):
            BotSpec.parse(wrong, rush)
    with pytest.raises(UnknownBot, match="nothing to remember in arctic_race"):
        BotSpec.parse("greedy/forgets=0.5", find("arctic_race"))


def test_a_game_without_levels_of_its_own_has_the_usual_ones() -> None:
    assert BotSpec.parse("level:1", TIC_TAC_TOE).kind == BotKind.GREEDY
    assert BotSpec.parse("level:5", TIC_TAC_TOE).kind == BotKind.SEARCH
