"""Evaluation, inclination and the table's text."""

from __future__ import annotations

import re

import numpy as np
import pytest

from snowbound.core.contract import headway
from snowbound.core.words import LANGUAGES, phrase, player, words
from snowbound.games.polar_rush import actions as act
from snowbound.games.polar_rush.spaces import junction
from tests.games.polar_rush.course import Rush, Scene, number


def values(scene: Scene) -> list[float]:
    """Each seat's share of a win by `evaluate`."""
    out = np.zeros(10)
    scene.run.evaluate(scene.states, 0, out)
    return out[: scene.players].tolist()  # type: ignore[no-any-return]


def weight(scene: Scene, name: str) -> float:
    """How inclined the player in turn is to an action."""
    out = np.zeros(1)
    scene.run.inclination(scene.states, 0, scene.active, np.array([number(name)]), out)
    return float(out[0])


def test_shares_add_up_and_the_leader_has_more(rush: Rush) -> None:
    shares = values(rush.scene("5:1,1", "2:0,1", "start", roll=1))

    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)
    assert values(rush.scene("6:0,1", "start", roll=1).flip(0)) == [1, 0]


def test_a_gap_ahead_hurts_and_a_sled_a_harpoon_and_the_kayak_help(rush: Rush) -> None:
    plain = values(rush.scene("2:1,2", "3:0,1", roll=1))[0]

    assert values(rush.scene("2:1,2", "3:0,1", roll=1, gaps=[2]))[0] < plain
    assert values(rush.scene("2:1,2", "3:0,1", roll=1, gaps=[0]))[0] == pytest.approx(plain), "behind both"
    assert values(rush.scene("2:1,1", "3:0,1", roll=1))[0] > plain
    assert values(rush.scene("2:1,2", "3:0,1", roll=1, harpoons=[0]))[0] > plain
    assert values(rush.scene("kayak:2", "3:0,1", roll=1, gaps=[2]))[0] > plain


def test_a_sensible_player_goes_ahead_and_takes_harpoons(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=1).flip(6)
    assert weight(scene, "go 2:1,3") > 2 * weight(scene, "go 1:1,3")

    scene = rush.scene("3:0,1", "start", roll=1).flip(10)
    assert weight(scene, "take") > 5 * weight(scene, "decline")
    scene = rush.scene("2:0,2", "start", roll=1, gaps=[1, 2]).flip(5)
    assert weight(scene, "board 2") > weight(scene, "decline") > weight(scene, "board 1")


def test_a_sensible_player_cracks_before_others_and_never_before_itself(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "1:1,2", roll=1).flip(2)

    assert weight(scene, "crack 1") > weight(scene, "crack 3")
    before = scene.bytes
    weight(scene, "crack 1")
    assert scene.bytes == before


def test_a_sensible_player_turns_over_what_the_aid_shows_to_be_good(rush: Rush) -> None:
    seen = {0: "igloo", 9: "fishing_hole", 7: "sled", 5: "kayak"}
    scene = rush.scene("5:0,1", "start", roll=1, seen=seen)

    assert weight(scene, "flip 7") > weight(scene, "flip 4") > weight(scene, "flip 0")
    assert weight(scene, "flip 5") < weight(scene, "flip 4")
    near = rush.scene("6:0,1", "start", roll=1, seen=seen)
    assert weight(near, "flip 0") == max(weight(near, f"flip {place}") for place in range(11))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_gaps_kayak_harpoons_and_the_aid_in_every_language(rush: Rush, language: str) -> None:
    seen = {1: "seal"}
    scene = rush.scene("kayak:2", "2:1,1", gaps=[2], harpoons=[1], seen=seen, memory_aid="all_seats")
    say = words(scene.run.game, language).say
    lines = [say(line) for line in scene.run.game.words.table(scene.view(1).s, 1)]

    assert sum(say("igloo") in line for line in lines) > 0
    assert sum(say(player(1)) in line for line in lines) == 3, "on the map, with its space and with its harpoon"
    assert say("line-aid") in lines
    assert say(phrase("line-gap", junction=junction(2))) in lines
    assert not [line for line in lines if re.search(r"[~\[\]]|\b[SMH]\d?[AB]\b", line)], "no codes"


def test_the_table_in_words_says_what_every_space_shows_and_what_is_in_reach(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "2:1,3", roll=2, gaps=[2], seen={1: "seal"})
    lines = [words(scene.run.game).say(line) for line in scene.run.game.words.table(scene.view(1).s, 1)]

    assert lines[:3] == [
        "Round 4",
        "7 floes from the start (1) to the igloo (7). "
        "Two spaces are next to each other if they touch at a side or a corner.",
        "Floe 7, home side: A water, B seal, C igloo, D arctic hare, E water",
    ]
    assert lines[10:13] == [
        "A gap between floe 3 and floe 4",
        "Floe 3, home side: A polar bear, B sled, C seal, D puffin with Player 2, E water",
        "Floe 3, start side: A water, B arctic hare, C harpoon with Player 1, D fishing hole, E water",
    ]
    assert lines[17:] == [
        "Player 1: harpoon (floe 3, column C, start side)",
        "Player 2: puffin (floe 3, column D, home side)",
        "A tile could move Player 1 to: harpoon on floe 2, sled on floe 3, arctic hare on floe 3, "
        "puffin on floe 2, seal on floe 2, seal on floe 3, fishing hole on floe 3",
        "Harpoons left: 6",
        "Tiles face down: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",
    ], "and nothing about the tile that was seen"


def test_an_action_is_named_by_what_it_does_now(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1, gaps=[4]).flip(2)
    english = words(scene.run.game)

    def called(name: str) -> str:
        return english.say(scene.run.game.words.action(scene.s, 0, number(name)))

    assert called("crack 4") == "bridge the gap between floe 5 and floe 6"
    assert called("crack 0") == "separate floe 1 and floe 2"
    assert called("go 1:0,4") == "go to: fishing hole on floe 2"
    assert called("go 1:0,2") == "go to: arctic hare on floe 2, column C", "there are two of them"
    assert act.ACTIONS == 119


@pytest.mark.rule("RUSH-Q16", "RUSH-Q20")
def test_a_sensible_player_uses_a_sled_to_go_ahead_and_above_all_to_the_igloo(rush: Rush) -> None:
    home = rush.scene("5:1,2", "start", roll=1).flip(0)
    assert weight(home, "go 6:1,2") > 100 * weight(home, "decline")

    for harpoons in ([], [0]):
        hole = rush.scene("2:1,1", "start", roll=1, harpoons=harpoons).flip(9)
        assert weight(hole, "go 3:0,3") > weight(hole, "go 2:0,3") > weight(hole, "go 1:0,4")
        assert weight(hole, "decline") > weight(hole, "go 1:0,4"), "staying is better than going back"


@pytest.mark.rule("RUSH-Q16")
def test_a_known_tile_that_leads_back_is_no_danger_to_a_figure_that_may_stay(rush: Rush) -> None:
    def willingness(ruling: str) -> float:
        scene = rush.scene("2:1,1", "start", roll=1, gaps=[2], seen={9: "fishing_hole"}, distant_sled_move=ruling)
        return weight(scene, "flip 9")

    assert willingness("may") > willingness("must")


@pytest.mark.rule("RUSH-Q20")
def test_a_sled_on_the_home_floe_is_worth_less_if_it_does_not_reach_the_igloo(rush: Rush) -> None:
    far, on_home = "start", "6:0,2"
    assert (
        values(rush.scene(on_home, far, roll=1))[0] > values(rush.scene(on_home, far, roll=1, sled_to_igloo="off"))[0]
    )


def test_headway_is_minus_the_steps_to_the_igloo(rush: Rush) -> None:
    def steps(place: str) -> int:
        return -int(headway(rush.scene(place, "start").s, 0))

    assert steps("5:1,2") == 2
    assert steps("2:1,1") > steps("3:1,1") > steps("5:1,2")
    assert steps("start") > steps("2:1,1")
