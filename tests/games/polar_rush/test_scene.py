"""Pictures of Polar Rush."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from snowbound import Match
from snowbound.core.contract import CHANCE
from snowbound.core.picture import art_of
from snowbound.games import find
from snowbound.games.polar_rush import actions as act
from snowbound.games.polar_rush.scene import scene
from snowbound.games.polar_rush.state import IN_KAYAK, MID_FLOES, Phase
from tests.games.polar_rush.course import Rush, Scene

ART = art_of(find("polar_rush").folder)
BOARD_WIDTH, FINGER = 390 - 2 * 2, 44
"""Pixels; the client leaves 2 of them free at each edge of a phone."""

HIT_LINE = 26
"""Units that the client adds to a path, half on each side (`sb-hit-line`)."""


def test_the_die_shows_what_was_rolled_until_the_turn_is_over() -> None:
    match = Match("polar_rush", players=3, seed=3, chance="manual", compiled=False)
    rolled, turns = 0, 0
    while turns < 30:
        (seat,) = match.actors
        action = max(match.legal(seat))
        if seen(match).phase == Phase.ROLL:
            assert die(match) == "die-unknown"
            match.play(seat, action)
            rolled, turns = int(seen(match).tiles_left), turns + 1
            assert rolled > 1 and die(match) == f"die-{rolled}"
        else:
            match.play(seat, action if seat != CHANCE else match.legal(seat)[turns % len(match.legal(seat))])
            if seen(match).phase in {Phase.FLIP, Phase.REVEAL, Phase.MOVE, Phase.CRACK, Phase.KAYAK, Phase.HARPOON}:
                assert die(match) == (f"die-{rolled}" if rolled else "die-unknown")


def seen(match: Match) -> Any:
    """What everyone sees."""
    return match.view()


def die(match: Match) -> str:
    """What the die looks like."""
    (sprite,) = [sprite for sprite in scene(match.view(), 0, tall=False).sprites if sprite.id == "die"]
    return sprite.art


# --- what is where


@pytest.mark.parametrize("mid_floes", MID_FLOES)
@pytest.mark.parametrize("tall", [False, True])
def test_all_is_inside_the_picture_and_no_two_spaces_or_tiles_overlap(mid_floes: int, tall: bool) -> None:
    drawn = scene(Match("polar_rush", 5, seed=2, options={"mid_floes": mid_floes}, compiled=False).view(), 0, tall)
    things = [sprite for sprite in drawn.sprites if sprite.art]
    for thing in things:
        width, height = (size * thing.scale for size in ART.size(thing.art))
        assert width / 2 <= thing.x <= drawn.width - width / 2, thing.id
        assert height / 2 <= thing.y <= drawn.height - height / 2, thing.id
    flat = [sprite for sprite in things if sprite.id.startswith(("space-", "tile-", "die", "kayak", "tray"))]
    for one, other in combinations(flat, 2):
        sizes = [[size * thing.scale for size in ART.size(thing.art)] for thing in (one, other)]
        apart = abs(one.x - other.x) >= sum(size[0] for size in sizes) / 2 - 1 or (
            abs(one.y - other.y) >= sum(size[1] for size in sizes) / 2 - 1
        )
        assert apart, f"{one.id} and {other.id}"


@pytest.mark.parametrize("mid_floes", MID_FLOES)
def test_on_a_phone_everything_to_touch_is_at_least_44_pixels_wide_and_high(mid_floes: int) -> None:
    match = Match("polar_rush", 2, seed=2, options={"mid_floes": mid_floes}, compiled=False)
    drawn = scene(match.view(), 0, tall=True)
    pixels = BOARD_WIDTH / drawn.width
    touched = [sprite for sprite in drawn.sprites if sprite.actions and not sprite.id.startswith("figure-")]
    assert len(touched) > 60
    for sprite in touched:
        if sprite.path:  # a strip; the client adds HIT_LINE around it
            rows = [float(y) for y in re.findall(r"[ML][\d.]+ ([\d.]+)", sprite.path)]
            assert (max(rows) - min(rows) + HIT_LINE) * pixels >= FINGER, sprite.id
        else:
            assert min(ART.size(sprite.art)) * sprite.scale * pixels >= FINGER, sprite.id


def test_the_board_shows_the_numbers_and_letters_that_texts_use() -> None:
    for tall in (False, True):
        drawn = scene(Match("polar_rush", 2, seed=2, compiled=False).view(), 0, tall)
        written = {sprite.id: sprite.text for sprite in drawn.sprites if sprite.text}
        assert [written[f"number-{floe}"] for floe in range(7)] == list("1234567")
        assert [written[f"column-{column}-{end}"] for column in range(5) for end in (0, 1)] == list("AABBCCDDEE")
        assert [written[f"tile-{place}"] for place in range(11)] == [str(place + 1) for place in range(11)]


def test_everything_with_a_name_says_what_a_click_on_it_could_mean() -> None:
    match = Match("polar_rush", 3, seed=3, compiled=False)
    for _ in range(60):
        drawn = scene(match.view(), 0, tall=False)
        mute = {sprite.id for sprite in drawn.sprites if sprite.label and not sprite.actions}
        assert mute == {"die"}, "the die is rolled by itself"
        meant = {action for sprite in drawn.sprites for action in sprite.actions}
        assert set(match.legal(match.actors[0])) <= meant
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    occupied = {int(pos) for pos in seen(match).pos if 0 <= pos < IN_KAYAK}
    figures = {sprite.actions[0] for sprite in drawn.sprites if sprite.id.startswith("figure-")}
    assert figures >= {act.MOVE + slot for slot in occupied}, "a figure means its space, which is occupied"


def test_a_junction_lies_above_the_pictures_only_while_one_has_to_be_chosen(rush: Rush) -> None:
    def layers(scene_of: Scene) -> set[str]:
        sprites = {sprite.id: sprite for sprite in scene(scene_of.view(0).s, 0, tall=True).sprites}
        return {id for id in sprites if id.startswith("junction-") and sprites[id].layer > sprites["space-0"].layer}

    before = rush.scene("start", "start", roll=1)
    assert layers(before) == set()
    assert len(layers(before.flip(2))) == 6
