"""What a view shows, what a log tells, and how the rest is imagined."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest

from snowbound import Match
from snowbound.core.chance import Stream, stream
from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.facts import NONE
from snowbound.core.words import LANGUAGES
from snowbound.games.polar_rush import actions as act
from snowbound.games.polar_rush.state import FACES, LOOK_TIME, PLACES, Face, Phase
from tests.games.polar_rush.course import EX, PRINTED, Rush, Scene, story

FLOES = len(EX.split())
SEEN = {1: "seal", 6: "puffin", 9: "fishing_hole"}


@pytest.mark.rule("RUSH-Q31", "RUSH-Q41")
def test_a_view_shows_the_tiles_that_lie_face_up_and_nothing_of_the_others(rush: Rush) -> None:
    scene = rush.scene("start", "start", "start", roll=2, seen=SEEN).flip(4)

    for viewer in (SPECTATOR, 0, 1, 2):
        assert scene.view(viewer).seen == {4: "polar_bear"}
    never_seen = rush.scene("start", "start", "start", roll=2).flip(4)
    other = rush.scene("start", "start", "start", roll=2, seen={0: "sled", 1: "hare"}).flip(4)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert scene.view(viewer).bytes == never_seen.view(viewer).bytes == other.view(viewer).bytes


@pytest.mark.rule("RUSH-Q31")
def test_the_last_tile_of_a_turn_can_be_seen_until_the_next_roll(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1).flip(4)
    assert scene.phase == Phase.ROLL
    assert scene.view(1).seen == {4: "polar_bear"}
    assert LOOK_TIME == 2, "seconds that a server waits before it lets chance roll"

    assert scene.roll(2).view(1).seen == {}


@pytest.mark.rule("RUSH-Q31")
def test_no_log_names_the_place_of_a_tile_to_anybody(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=2, seen=SEEN)
    for place in range(PLACES):
        assert scene.audience(0, act.FLIP + place) == 0, "not even for the player who turned it over"

    match = Match("polar_rush", players=2, seed=5, options={"course": EX}, compiled=rush.driver.compiled)
    for turn in range(12):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[turn % 2])
    for viewer in (SPECTATOR, 0, 1):
        for language in LANGUAGES:
            told_to = match.history(viewer, language)
            flips = [told for told in told_to if is_flip(match, told.number)]
            assert flips and all(told.action is None for told in flips)
            named = re.findall(r"\d+", " ".join(told.text for told in flips))
            assert all(1 <= int(number) <= FLOES for number in named), "players and floes, but no place"
            assert all(fact.kind in {"moves", "blocked"} for told in flips for fact in told.facts if fact.where != NONE)


def is_flip(match: Match, event: int) -> bool:
    """Whether an event of a match is the turning over of a tile."""
    seat, action = match.events[event]
    return seat != CHANCE and action < act.MOVE


@pytest.mark.rule("RUSH-Q31")
def test_a_turned_tile_cannot_be_taken_back_but_a_choice_of_route_can(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=2, seen=SEEN)
    assert scene.run.reveals(scene.states, 0, 0, act.FLIP + 6)

    scene.flip(6)
    assert scene.options() == ["go 1:1,3", "go 2:1,3"]
    assert not scene.run.reveals(scene.states, 0, 0, scene.legal(0)[0])


@pytest.mark.rule("RUSH-Q31", "RUSH-37")
def test_a_shuffle_is_told_as_an_event(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1).flip(2).do("crack 0")

    assert story(scene, "roll 2") == ["After the crack, all tiles are shuffled.", "Player 2 rolls 2."]
    quiet = rush.scene("start", "start", roll=1).flip(4)
    assert story(quiet, "roll 2") == ["Player 2 rolls 2."]


# --- the memory aid


@pytest.mark.rule("RUSH-Q32")
def test_the_aid_is_off_unless_the_table_wants_it(rush: Rush) -> None:
    assert rush.driver.game.complete({}, 2)["memory_aid"] == "off"
    young = rush.scene("start", "start", roll=1, seen=SEEN, young=0b11)
    assert young.view(0).seen == {}, "a young seat without the option has no aid"


@pytest.mark.rule("RUSH-Q32", "RUSH-Q41")
def test_for_all_seats_the_aid_shows_just_what_was_seen_since_the_last_shuffle(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1, seen=SEEN, memory_aid="all_seats").flip(2).do("crack 0")
    for viewer in (SPECTATOR, 0, 1):
        assert scene.view(viewer).seen == SEEN | {2: "crack"}

    scene.roll(1)
    assert scene.view(0).seen == {}, "after the shuffle there is nothing to show"


@pytest.mark.rule("RUSH-Q32")
def test_for_young_seats_the_aid_is_in_their_own_view_during_their_turn(rush: Rush) -> None:
    options = {"memory_aid": "young_seats", "young": 0b110}
    scene = rush.scene("start", "start", "start", roll=1, seen=SEEN, active=1, **options)  # type: ignore[arg-type]

    assert [scene.view(viewer).seen for viewer in (SPECTATOR, 0, 1, 2)] == [{}, {}, SEEN, {}]
    scene.flip(4).roll(1)
    assert [scene.view(viewer).seen for viewer in (0, 1, 2)] == [{}, {}, SEEN | {4: "polar_bear"}]
    scene.flip(4).roll(1)
    assert [scene.view(viewer).seen for viewer in (0, 1, 2)] == [{}, {}, {}], "seat 0 is not young"


@pytest.mark.rule("RUSH-Q32", "RUSH-Q31")
def test_what_hands_the_aid_to_the_next_player_cannot_be_taken_back(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=1, seen=SEEN, memory_aid="young_seats", young=0b10).flip(6)

    assert scene.phase == Phase.MOVE
    assert scene.run.reveals(scene.states, 0, 0, scene.legal(0)[0]), "seat 1 sees the aid then"


# --- chance and imagination


@pytest.mark.rule("RUSH-Q34", "RUSH-Q40")
def test_an_unseen_tile_has_the_odds_of_the_faces_not_seen(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1, seen=SEEN | {0: "igloo"})
    scene.play(0, act.FLIP + 5)

    assert scene.phase == Phase.REVEAL
    unseen = {Face.CRACK, Face.KAYAK, Face.HARPOON, Face.POLAR_BEAR, Face.SLED, Face.HARE, Face.IGLOO}
    assert scene.outcomes() == dict.fromkeys(sorted(unseen), 1), "the igloo has one copy left"
    assert sum(scene.outcomes().values()) == PLACES - len(SEEN) - 1


@pytest.mark.rule("RUSH-Q40")
def test_a_seen_tile_keeps_its_face_and_is_no_event_of_chance(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=1, seen=SEEN)
    scene.play(0, act.FLIP + 6)

    assert scene.phase == Phase.MOVE
    assert scene.seen == SEEN


@pytest.mark.rule("RUSH-Q40")
def test_the_last_unseen_place_shows_the_last_face(rush: Rush) -> None:
    others = [face for face in Face for _ in range(PRINTED.copies[face])]
    others.remove(Face.CRACK)
    seen = {place: face.name.lower() for place, face in enumerate(others)}
    scene = rush.scene("start", "start", roll=1, seen=seen)
    scene.play(0, act.FLIP + 10)

    assert scene.outcomes() == {Face.CRACK: 1}


def turned_over(view: Scene, places: tuple[int, ...], rng: Stream) -> tuple[int, ...]:
    """What the player in turn finds at these places in a world imagined from a view."""
    world = view.copy()
    world.run.imagine(world.states, 0, 0, rng)
    for place in places:
        while world.s.phase != Phase.FLIP:  # what the last tile asks for
            world.play(0, world.legal(0)[0])
        world.play(0, act.FLIP + place)
        if world.s.phase == Phase.REVEAL:
            world.chance(int(world.run.sample(world.states, 0, rng)))
    return tuple(int(world.position.known[place]) for place in places)


@pytest.mark.rule("RUSH-Q34", "RUSH-Q41")
def test_imagined_worlds_hold_every_arrangement_alike(rush: Rush) -> None:
    """Chi-square against enumeration: two of ten face-down places, one of them seen before."""
    view = rush.scene("start", "start", roll=3, seen={7: "sled", 9: "fishing_hole"}).flip(4).view(0)
    assert view.seen == {4: "polar_bear"}
    hidden = [face for face in range(FACES) for _ in range(PRINTED.copies[face]) if face != Face.POLAR_BEAR]
    places = (7, 10)
    arrangements = Counter(permutations(hidden, len(places)))  # equal faces count once per tile

    rng = stream(99)
    draws = (40 if rush.driver.compiled else 8) * arrangements.total()
    drawn = Counter(turned_over(view, places, rng) for _ in range(draws))

    assert set(drawn) <= set(arrangements)
    expected = {a: draws * n / arrangements.total() for a, n in arrangements.items()}
    chi_square = sum((drawn[a] - e) ** 2 / e for a, e in expected.items())
    freedom = len(expected) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5, chi_square


@pytest.mark.rule("RUSH-Q41")
def test_a_view_is_itself_a_position_to_play_on(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=2, seen=SEEN)
    view = scene.view(0)
    world = view.copy()
    world.run.imagine(world.states, 0, 0, stream(1))

    assert world.bytes == view.bytes, "what is not seen is left to chance"
    world.play(0, act.FLIP + 6)
    assert world.phase == Phase.REVEAL
    aided = rush.scene("2:0,2", "start", roll=2, seen=SEEN, memory_aid="all_seats")
    aided_world = aided.copy()
    aided_world.run.imagine(aided_world.states, 0, 0, stream(1))
    assert aided_world.seen == SEEN
