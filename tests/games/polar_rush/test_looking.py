"""Everyone can look at every tile while it lies face up, and nobody can look it up later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snowbound import Match
from snowbound.core.contract import CHANCE, SPECTATOR, waiting_time
from snowbound.core.errors import BadOption
from snowbound.core.log import Event
from snowbound.core.words import LANGUAGES, phrase, words
from snowbound.games.polar_rush import actions as act
from snowbound.games.polar_rush import rules
from snowbound.games.polar_rush.spaces import picture, turned_tile
from snowbound.games.polar_rush.state import PLACES, UNSEEN, Face, Phase
from tests.games.polar_rush.course import EX, Rush, story

VIEWERS = (SPECTATOR, 0, 1, 2)
EVENTS = 160
SHIFT = 4
"""How far the tiles of the other table lie from those of the first."""


@pytest.fixture
def match(rush: Rush) -> Match:
    """A table of three before the first roll; chance is played by the test."""
    options = {"course": EX, "start_player": 0}
    return Match("polar_rush", 3, options=options, seed=0, chance="manual", compiled=rush.driver.compiled)


def position(match: Match) -> Any:
    """The true position."""
    return match.position


def seen_by(match: Match, viewer: int) -> Any:
    """The position as a viewer may know it."""
    return match.view(viewer)


def is_last_look(s: Any) -> bool:
    """Whether the last tile of a turn lies face up and chance goes on next."""
    return bool(rules.is_last_look(s))  # type: ignore[no-untyped-call]


def drawn(match: Match, rng: Random) -> Event:
    """A random event of those that are possible now; tiles that were seen are turned over again rather often."""
    seat = match.actors[0]
    choices = list(match.legal(seat))
    if position(match).phase == Phase.FLIP:
        seen = [a for a in choices if position(match).known[a - act.FLIP] != UNSEEN]
        choices = seen if seen and rng.random() < 0.5 else choices
    return Event(seat, rng.choice(choices))


def face_up(match: Match) -> dict[int, Face]:
    """The tiles that lie face up, by place, as the true position has them."""
    s = position(match)
    up = [place for place in range(PLACES) if s.face_up >> place & 1]
    return {p: Face(s.known[p]) for p in up if s.known[p] != UNSEEN}


def shown(match: Match, tiles: dict[int, Face], language: str = "en") -> list[str]:
    """How tiles that lie face up are named in a language."""
    say = words(match.game, language).say
    return [say(phrase("line-face-up", place=p + 1, picture=picture(face))) for p, face in sorted(tiles.items())]


@pytest.mark.rule("RUSH-13", "RUSH-Q31")
def test_everyone_is_told_face_and_place_of_every_tile_that_lies_face_up(match: Match) -> None:
    rng, again = Random(3), 0
    for _ in range(EVENTS):
        event = drawn(match, rng)
        known_before = position(match).known.tolist()
        is_flip = event.seat != CHANCE and event.action < act.MOVE
        match.play(*event)
        tiles = face_up(match)
        for viewer in VIEWERS:
            assert match.glimpse(viewer) == shown(match, tiles)
            seen = seen_by(match, viewer).known.tolist()
            assert {place: face for place, face in enumerate(seen) if face != UNSEEN} == tiles
        if is_flip and known_before[event.action] != UNSEEN:
            again += 1
            assert event.action in tiles, "a tile that was seen before is shown like every other"
    assert again > 5
    assert match.glimpse(1, "nl") == shown(match, face_up(match), "nl")


@pytest.mark.rule("RUSH-13", "RUSH-Q31")
def test_the_log_names_the_face_of_every_tile_that_is_turned_over(match: Match) -> None:
    rng = Random(4)
    faces: list[tuple[int, Face]] = []  # the event that tells each face
    for _ in range(EVENTS):
        event = drawn(match, rng)
        seen = position(match).known.tolist()
        if event.seat == CHANCE and position(match).phase == Phase.REVEAL:
            faces.append((len(match.events), Face(event.action)))
        elif event.seat != CHANCE and event.action < act.MOVE and seen[event.action] != UNSEEN:
            faces.append((len(match.events), Face(seen[event.action])))
        match.play(*event)
    turns = sum(1 for seat, action in match.events if seat != CHANCE and action < act.MOVE)
    assert len(faces) in (turns, turns - 1), "the last tile may wait for chance"
    for viewer in (SPECTATOR, 1):
        for language in LANGUAGES:
            history, say = match.history(viewer, language), words(match.game, language).say
            assert all(say(turned_tile(face)) in history[number].text for number, face in faces)
            flips = [told for told in history if told.seat != CHANCE and match.events[told.number].action < act.MOVE]
            assert len(flips) == turns and all(told.action is None for told in flips)
            assert all(not told.text for told in flips if told.number not in dict(faces)), "chance tells the face"


@pytest.mark.rule("RUSH-49", "RUSH-Q31", "RUSH-Q41")
def test_no_view_log_or_history_has_the_place_of_a_tile_that_was_turned_back(match: Match) -> None:
    """Two tables play the same game with the tiles in different places: only what lies face up tells them apart."""
    other, rng, apart = match.again(), Random(5), 0
    for _ in range(EVENTS):
        event = drawn(match, rng)
        is_flip = event.seat != CHANCE and event.action < act.MOVE
        match.play(*event)
        other.play(event.seat, (event.action + SHIFT) % PLACES if is_flip else event.action)
        tiles = face_up(match)
        for viewer in VIEWERS:
            if not position(match).face_up:
                assert match.bytes(viewer) == other.bytes(viewer)
                assert match.table(viewer) == other.table(viewer)
            elif tiles:
                apart += 1
                moved = {(place + SHIFT) % PLACES: face for place, face in tiles.items()}
                assert (match.glimpse(viewer), other.glimpse(viewer)) == (shown(match, tiles), shown(match, moved))
    assert apart > 0
    for viewer in VIEWERS:
        for language in ("en", "fi"):
            assert match.history(viewer, language) == other.history(viewer, language)


@pytest.mark.rule("RUSH-13", "RUSH-49", "RUSH-Q31")
def test_after_the_last_tile_of_a_turn_there_is_a_position_to_look_at_it(match: Match) -> None:
    rng, looks = Random(6), 0
    assert match.actors == (CHANCE,) and not is_last_look(position(match)), "no tile was turned over yet"
    for _ in range(EVENTS):
        before = position(match)
        match.play(*drawn(match, rng))
        now = position(match)
        turn_ended = before.phase != Phase.ROLL and now.phase == Phase.ROLL
        assert is_last_look(now) == turn_ended
        if turn_ended:
            looks += 1
            assert match.actors == (CHANCE,)
            assert len(match.glimpse(1)) == now.face_up.bit_count() > 0
    assert looks > 10


@pytest.mark.rule("RUSH-13", "RUSH-Q31")
@pytest.mark.parametrize(("options", "seconds"), [({}, 2), ({"look_time": 10}, 10), ({"look_time": 0}, 0)])
def test_a_table_waits_for_the_last_look_and_at_no_other_time(
    rush: Rush, options: dict[str, int], seconds: int
) -> None:
    scene = rush.begun(2, **options)
    assert waiting_time(scene.s) == 0, "before the first turn"
    assert waiting_time(scene.roll(2).s) == 0
    assert waiting_time(scene.flip(4).s) == 0, "the turn goes on"
    assert waiting_time(scene.flip(2).s) == 0, "a crack asks for a junction, with all tiles face up"
    assert waiting_time(scene.do("crack 0").s) == 1000 * seconds
    assert waiting_time(scene.roll(1).s) == 0


@pytest.mark.rule("RUSH-Q31")
def test_the_time_to_look_is_at_most_ten_seconds() -> None:
    for wrong in (-1, 11, 2.5):
        with pytest.raises(BadOption, match="look_time of polar_rush is 0 to 10"):
            Match("polar_rush", 2, options={"look_time": wrong})


@pytest.mark.rule("RUSH-48", "RUSH-Q31")
def test_the_igloo_ends_the_game_without_a_last_look(rush: Rush) -> None:
    scene = rush.scene("6:0,1", "6:0,4", roll=1).flip(0)

    assert scene.phase == Phase.END and scene.face_up == {0}
    assert not is_last_look(scene.s)


@pytest.mark.rule("RUSH-Q31")
def test_a_tile_that_was_seen_before_is_told_with_its_face_and_without_its_place(rush: Rush) -> None:
    def told(place: int) -> list[str]:
        return story(rush.scene("start", "start", roll=2, seen={place: "polar_bear"}), f"flip {place}")

    assert told(3) == told(8) == ["Player 1 turns over the polar bear and stays, having no harpoon."]
