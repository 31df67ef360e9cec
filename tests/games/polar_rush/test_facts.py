"""What the log of Polar Rush tells: every kind of fact, why the game ended, and what goes on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from snowbound import Match
from snowbound.core.words import LANGUAGES, words
from snowbound.games.polar_rush.facts import Fact
from snowbound.games.polar_rush.state import SIDE_NAMES
from tests.games.polar_rush.course import EX, Rush, Scene, reckoning, slot, story, told


def kinds(scene: Scene, *names: str) -> list[Fact]:
    """What kinds of facts these events are told with."""
    return [Fact.of(row.kind) for row in told(scene, *names)]


# --- before the first turn


@pytest.mark.rule("RUSH-02", "RUSH-08")
@pytest.mark.fact("RUSH", "COURSE_LAID", "STARTS")
def test_the_course_is_one_line_and_so_is_the_start_player(rush: Rush) -> None:
    scene = rush.start(2)
    laid = [f"side {SIDE_NAMES.index(name)}" for name in EX.split()]

    assert story(scene, *laid[:-1]) == [], "no line for each floe"
    assert story(scene, laid[-1]) == ["The course is ready: 7 floes from the start to the igloo."]
    assert story(scene, "seat 1") == ["Player 2 starts."]


@pytest.mark.rule("RUSH-09", "RUSH-10", "RUSH-50")
@pytest.mark.fact("RUSH", "ROUND_BEGINS", "TURN_BEGINS", "ROLLS")
def test_a_roll_opens_a_turn_and_the_first_turn_of_a_round_opens_the_round(rush: Rush) -> None:
    scene = rush.begun(2)

    assert story(scene, "roll 1") == ["Round 1 begins.", "Player 1 rolls 1."]
    scene.flip(4)
    assert kinds(scene, "roll 2") == [Fact.TURN_BEGINS, Fact.ROLLS]
    scene.flip(4, 0)
    assert story(scene, "roll 3") == ["Round 2 begins.", "Player 1 rolls 3."]


# --- tiles


@pytest.mark.rule("RUSH-11", "RUSH-13")
@pytest.mark.fact("RUSH", "TURNS_OVER")
def test_a_tile_is_told_when_it_shows_its_face(rush: Rush) -> None:
    scene = rush.scene("2:1,2", "start", roll=1)

    assert story(scene, "flip 1") == [], "nobody knows yet what it shows"
    assert story(scene, "shows seal") == ["Player 1 turns over the seal and goes on from floe 3 to floe 4."]
    choice = rush.scene("2:0,2", "start", roll=1)
    assert story(choice, "flip 6", "shows puffin") == ["Player 1 turns over the puffin and has to choose."]


@pytest.mark.rule("RUSH-14", "RUSH-15", "RUSH-16", "RUSH-22")
@pytest.mark.fact("RUSH", "MOVES")
def test_a_move_is_told_with_its_floes(rush: Rush) -> None:
    back = rush.scene("1:1,2", "2:0,1", roll=3)  # example E1
    assert story(back, "flip 3", "shows hare") == ["Player 1 turns over the arctic hare and moves to it on floe 2."]
    choice = rush.scene("2:0,2", "start", roll=1).flip(6)
    assert story(choice.copy(), "go 1:1,3") == ["Player 1 turns over the puffin and goes back from floe 3 to floe 2."]
    (row,) = told(choice, "go 2:1,3")
    assert (row.seat, row.where, row.number) == (0, slot("2:1,3"), slot("2:0,2"))
    first = rush.scene("start", "start", roll=1)
    (row,) = told(first, "flip 7", "shows sled")
    assert row.number == slot("0:0,2"), "the start space is told as its slot"


@pytest.mark.rule("RUSH-30")
@pytest.mark.fact("RUSH", "SLEDS")
def test_a_move_that_only_the_sled_allows_is_told_as_one(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1).flip(9)  # example E2

    assert story(scene.copy(), "go 3:0,3") == [
        "Player 1 turns over the fishing hole and races on by sled from floe 3 to floe 4."
    ]
    assert story(scene, "go 2:0,3") == ["Player 1 turns over the fishing hole and goes to it by sled on floe 3."]
    adjacent = rush.scene("2:1,1", "start", roll=1).flip(1)
    assert kinds(adjacent, "go 2:1,2") == [Fact.MOVES]


@pytest.mark.rule("RUSH-27", "RUSH-28", "RUSH-29")
@pytest.mark.fact("RUSH", "HUNTS", "NO_HARPOON")
def test_a_polar_bear_costs_a_harpoon_or_does_nothing(rush: Rush) -> None:
    scene = rush.scene("3:1,1", "start", roll=1, harpoons=[0]).flip(4)  # example E4

    assert story(scene, "go 4:1,1") == [
        "Player 1 turns over the polar bear, gives back the harpoon and goes on from floe 4 to floe 5."
    ]
    without = rush.scene("3:1,1", "start", roll=1)
    assert story(without, "flip 4", "shows polar_bear") == [
        "Player 1 turns over the polar bear and stays, having no harpoon."
    ]
    easy = rush.scene("3:1,1", "start", roll=1, variant="easy")
    assert kinds(easy, "flip 4", "shows polar_bear") == [Fact.TURNS_OVER], "in easy play it is a picture like any other"


@pytest.mark.rule("RUSH-18", "RUSH-19", "RUSH-47")
@pytest.mark.fact("RUSH", "NO_SPACE", "BLOCKED")
def test_a_figure_that_stays_is_told_why(rush: Rush) -> None:
    scene = rush.scene("1:1,1", "start", roll=2)
    assert story(scene, "flip 6", "shows puffin") == ["Player 1 turns over the puffin and stays: none is in reach."]
    assert story(scene, "flip 0", "shows igloo") == ["Player 1 turns over the igloo, but it is out of reach."]
    blocked = rush.scene("start", "0:1,3", roll=1)
    (row,) = told(blocked, "flip 10", "shows harpoon")
    assert (row.kind, row.where, row.number) == (Fact.BLOCKED, slot("0:1,3"), 1)


@pytest.mark.rule("RUSH-30", "RUSH-54")
@pytest.mark.fact("RUSH", "STAYS")
def test_staying_by_choice_is_told(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1).flip(9)

    assert story(scene, "decline") == ["Player 1 turns over the fishing hole and chooses to stay."]


@pytest.mark.rule("RUSH-24")
@pytest.mark.fact("RUSH", "TAKES_HARPOON", "LEAVES_HARPOON")
def test_a_harpoon_is_taken_or_left(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "start", roll=2).flip(10)

    assert story(scene.copy(), "take") == ["Player 1 takes a harpoon."]
    assert story(scene, "decline") == ["Player 1 does not take a harpoon."]


# --- crack and kayak


@pytest.mark.rule("RUSH-33", "RUSH-37")
@pytest.mark.fact("RUSH", "SEPARATES", "BRIDGES", "SHUFFLED")
def test_a_crack_is_told_with_its_floes_and_then_the_shuffle(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "4:0,2", roll=1, turn=6).flip(2)

    assert story(scene, "crack 3") == ["Player 1 turns over the crack: the ice breaks between floe 4 and floe 5."]
    assert story(scene, "roll 1") == [
        "After the crack, all tiles are shuffled.",
        "Round 4 begins.",
        "Player 2 rolls 1.",
    ]
    gap = rush.scene("3:0,1", "4:0,2", roll=1, gaps=[3]).flip(2)
    assert story(gap, "crack 3") == ["Player 1 turns over the crack and closes the gap between floe 4 and floe 5."]


@pytest.mark.rule("RUSH-39", "RUSH-41")
@pytest.mark.fact("RUSH", "BOARDS", "STAYS_OUT", "LANDS")
def test_the_kayak_is_boarded_and_left(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "1:0,0", roll=2, gaps=[2]).flip(5)  # example E6

    assert story(scene.copy(), "decline") == ["Player 1 turns over the kayak and does not board it."]
    assert story(scene, "board 2") == ["Player 1 turns over the kayak and boards it between floe 3 and floe 4."]
    scene.flip(6)
    assert story(scene, "go 3:1,3") == ["Player 1 turns over the puffin and gets out of the kayak on floe 4."]


@pytest.mark.rule("RUSH-40", "RUSH-44")
@pytest.mark.fact("RUSH", "NO_GAP", "KAYAK_TAKEN")
def test_a_kayak_tile_that_does_nothing_is_told_why(rush: Rush) -> None:
    tile = ("flip 5", "shows kayak")

    assert story(rush.scene("2:0,2", "start", roll=1), *tile) == [
        "Player 1 turns over the kayak, but there is no gap to cross."
    ]
    assert story(rush.scene("2:0,2", "kayak:2", roll=1, gaps=[2]), *tile) == [
        "Player 1 turns over the kayak, but Player 2 is in it."
    ]
    assert story(rush.scene("kayak:2", "start", roll=1, gaps=[2]), *tile) == [
        "Player 1 turns over the kayak while already in it."
    ]


# --- the race


@pytest.mark.rule("RUSH-46")
@pytest.mark.fact("RUSH", "LEADS")
def test_a_figure_that_passes_the_leader_takes_the_lead(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "3:0,0", "start", roll=1).flip(6)
    assert story(scene.copy(), "go 3:1,3") == [
        "Player 1 turns over the puffin and races on by sled from floe 3 to floe 4.",
        "Player 1 passes Player 2 and takes the lead.",
    ]
    assert kinds(scene, "go 2:1,3") == [Fact.SLEDS], "still behind"
    level = rush.scene("3:0,3", "3:0,0", "start", roll=1).flip(6)
    assert kinds(level, "go 3:1,3") == [Fact.MOVES], "nobody was in front"
    by_kayak = rush.scene("2:0,2", "2:1,3", roll=1, gaps=[2]).flip(5)
    assert kinds(by_kayak, "board 2") == [Fact.BOARDS, Fact.LEADS]


@pytest.mark.rule("RUSH-46", "RUSH-48")
@pytest.mark.fact("RUSH", "REACHES", "HOME_FIRST", "AT_IGLOO", "STEPS_LEFT", "HARPOON_LEFT")
def test_the_end_says_who_is_home_and_how_far_the_others_are(rush: Rush) -> None:
    scene = rush.scene("6:0,1", "6:0,4", "start", "kayak:4", roll=3, gaps=[4], harpoons=[1], turn=13)  # example E7
    assert reckoning(scene) == [], "the game goes on"

    assert story(scene, "flip 0", "shows igloo") == ["Player 1 turns over the igloo and is home!"]
    assert reckoning(scene) == [
        "Player 1 is the first at the igloo.",
        "In the igloo, after 4 turns.",
        "2 steps from the igloo: puffin on floe 7.",
        "Has a harpoon.",
        "13 steps from the igloo: on the start space.",
        "3 steps from the igloo: in the kayak between floe 5 and floe 6.",
    ]


# --- no codes, and what is only for those who wait


@pytest.mark.rule("RUSH-Q31")
def test_no_line_has_a_code_in_any_language() -> None:
    codes = re.compile(r"\b[SMH]?\d?[AB]\b|[<>+{}]|\[|\]")
    match = Match("polar_rush", 5, seed=8, compiled=False, options={"variant": "easy"})
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[len(match.events) % len(match.legal(seat))])
    for language in LANGUAGES:
        lines = [told.text for told in match.history(2, language)]
        assert len(lines) == len(match.events) and sum(map(bool, lines)) > 60
        assert not [line for line in lines if codes.search(line)]
        assert not [line for line in lines if line and line[-1] not in ".!"], "whole sentences"


@pytest.mark.rule("RUSH-Q31")
def test_facts_point_at_figures_spaces_and_junctions_but_never_at_a_tile() -> None:
    match = Match("polar_rush", 3, seed=9, compiled=False, options={"variant": "easy"})
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[len(match.events) % len(match.legal(seat))])
    pointed = {id for told in match.history(1) for fact in told.facts for id in fact.sprites}

    assert {id.partition("-")[0] for id in pointed} == {"figure", "space", "junction", "kayak", "die"}
    assert pointed <= {sprite.id for sprite in match.scene(1).sprites}


@pytest.mark.rule("RUSH-50")
def test_people_who_wait_are_told_who_decides_what(rush: Rush) -> None:
    def now(scene: Scene, language: str = "en") -> list[str]:
        game: Any = scene.run.game
        return [words(game, language).say(line) for line in game.words.situation(scene.view(1).s, 1)]

    assert now(rush.start(2)) == [], "the course is not laid yet"
    assert now(rush.begun(2)) == ["Round 1", "Player 1 rolls the die."]
    scene = rush.scene("2:0,2", "start", roll=2)
    assert now(scene) == ["Round 4", "Player 1 chooses a tile to turn over (2 left)."]
    assert now(scene.flip(6)) == ["Round 4", "Player 1 has turned over the puffin and chooses what to do."]
    assert now(scene, "sv") == ["Runda 4", "Spelare 1 har vänt lunnefågeln och väljer vad som ska hända."]
    assert now(rush.scene("start", "start", roll=1).flip(4))[1].startswith("Look at the tiles")
    assert now(rush.scene("6:0,1", "start", roll=1).flip(0)) == []


@pytest.mark.rule("RUSH-08", "RUSH-50")
def test_turns_pass_clockwise_from_the_player_in_turn(rush: Rush) -> None:
    scene = rush.scene("start", "start", "start", roll=1, active=1)

    assert scene.run.game.words.order(scene.view(0).s) == [1, 2, 0]
    assert rush.start(3).run.game.words.order(rush.start(3).s) == [0, 1, 2]
