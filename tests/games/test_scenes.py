"""Every game draws itself: the pictures of whole random games are sound for every seat, wide and tall."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.picture import art_of
from snowbound.core.scene import Scene, patch, patched, settled
from snowbound.core.words import LANGUAGES
from tests.driver import SHORT

SLACK = 60
"""How far, in units, the middle of a sprite may lie outside the picture."""


def drawn_games() -> list[Game]:
    """All games that have pictures, and the test game."""
    from snowbound.games import every_game
    from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

    return [game for game in (*every_game(), TIC_TAC_TOE) if game.scene is not None]


def moments(game: Game, players: int, seed: int, every: int = 9, most: int = 900) -> Iterator[Match]:
    """A match at some of its decisions, and at its end if that comes in time; who plays it does so at random."""
    rng = random.Random(seed)
    match = Match(game, players, options=SHORT.get(game.id), seed=seed)
    for number in range(most):
        if match.over or number % every == 0:
            yield match
        if match.over:
            return
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))


def sizes(game: Game) -> list[int]:
    """Fewest, most, and one number of players between."""
    fewest, most = game.players
    return sorted({fewest, (fewest + most) // 2, most})


@pytest.fixture(params=drawn_games(), ids=lambda game: game.id)
def drawn(request: pytest.FixtureRequest) -> Game:
    """Each game with pictures."""
    game: Game = request.param
    return game


def test_every_game_has_pictures(game: Game) -> None:
    assert game.scene is not None
    assert f"{art_prefix(game)}-cover" in art_of(game.folder).sizes, "the home page shows the game's cover"


def art_prefix(game: Game) -> str:
    """What the ids of a game's own symbols begin with."""
    return game.prefix.lower()


def test_symbols_are_named_after_their_game(drawn: Game) -> None:
    root = ElementTree.parse(drawn.folder / "art.svg").getroot()
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    strangers = [id for id in ids if not id.startswith(f"{art_prefix(drawn)}-")]
    assert not strangers, "ids of two games in one page must differ"


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_pictures_of_whole_games_are_sound(drawn: Game, tall: bool) -> None:
    for players in sizes(drawn):
        for match in moments(drawn, players, seed=players):
            for viewer in (SPECTATOR, *range(min(players, 3)), None):
                assert_sound(match, match.draw(viewer, tall=tall))


def assert_sound(match: Match, scene: Scene) -> None:
    """Ids are unique, symbols exist, everything lies in the picture, actions are actions of the game."""
    ids = [sprite.id for sprite in scene.sprites]
    assert len(set(ids)) == len(ids), f"ids twice: {sorted({i for i in ids if ids.count(i) > 1})}"
    art = art_of(match.game.folder)
    assert len(scene.seats) == match.players
    for badge in (badge for held in scene.seats for badge in held.badges):
        assert badge.label, f"badge {badge.art} has no label"
        art.size(badge.art)
    for sprite in scene.sprites:
        if sprite.art:
            art.size(sprite.art)
        assert sprite.art or sprite.text or sprite.path, f"nothing is drawn at {sprite.id}"
        assert -SLACK <= sprite.x <= scene.width + SLACK, f"{sprite.id} lies outside"
        assert -SLACK <= sprite.y <= scene.height + SLACK, f"{sprite.id} lies outside"
        assert all(0 <= action < match.game.actions for action in sprite.actions)
        assert sprite.label or not sprite.actions, f"{sprite.id} can be clicked but has no label"
        assert not sprite.track or 0 <= sprite.at < len(scene.tracks[sprite.track])
        for other in (sprite.enters, sprite.leaves):
            assert not other or other in ids, f"{sprite.id} names {other}, which is not there"


def test_labels_have_words_in_every_language(drawn: Game) -> None:
    languages = LANGUAGES if drawn.folder.parent.name == "games" else ("en",)
    for place, match in enumerate(moments(drawn, drawn.players[1], seed=5)):
        language = languages[place % len(languages)]
        viewer = place % (match.players + 1) - 1
        for sprite in match.scene(viewer, language, tall=place % 2 == 0).sprites:
            assert isinstance(sprite.label, str)


def test_patches_lead_from_each_picture_to_the_next(drawn: Game) -> None:
    scenes = [settled(match.draw(0)) for match in moments(drawn, sizes(drawn)[-1], seed=7, every=1, most=150)]
    for before, after in pairwise(scenes):
        led = patched(before, patch(before, after))
        assert sorted(led.sprites, key=lambda s: s.id) == sorted(after.sprites, key=lambda s: s.id)
        assert led.seats == after.seats


def test_most_choices_can_be_clicked_in_the_picture(drawn: Game) -> None:
    offered = choices = 0
    for match in moments(drawn, drawn.players[1], seed=3, every=3):
        for seat in match.actors:
            if seat != CHANCE:
                legal = match.legal(seat)
                found = {action for actions in match.offers(seat).actions.values() for action in actions}
                assert found <= set(legal)
                choices += len(legal)
                offered += len(found)
    assert offered >= 0.8 * choices, "people look at the board, not at a list of buttons"


def test_a_picture_is_one_file(drawn: Game) -> None:
    match = Match(drawn, drawn.players[1], seed=1, options=SHORT.get(drawn.id))
    seat = match.actors[0] if match.actors else 0
    root = ElementTree.fromstring(match.svg(seat))
    known = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    for element in root.iter():
        target = element.attrib.get("href", "")
        assert not target or target[1:] in known, f"{target} is not in the file"
