"""The scenes of every game: sound for every seat in random games, on wide and tall screens."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.picture import art_of
from snowbound.core.scene import Scene, patch, patched, settled

from ..samples import moments, sizes
from .texts import languages_of

SLACK = 60
"""How far, in units, the middle of a sprite may lie outside the picture."""


def test_every_game_has_pictures(game: Game) -> None:
    assert game.scene is not None
    assert f"{art_prefix(game)}-cover" in art_of(game.folder).sizes, "the home page shows the game's cover"


def art_prefix(game: Game) -> str:
    """The prefix of the ids of a game's own symbols."""
    return game.prefix.lower()


def test_symbols_are_named_after_their_game(game: Game) -> None:
    root = ElementTree.parse(game.folder / "art.svg").getroot()
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    strangers = [id for id in ids if not id.startswith(f"{art_prefix(game)}-")]
    assert not strangers, "ids of two games in one page must differ"
    assert sorted(ids) == sorted(set(ids)), "a browser draws the first of two with the same id"


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_pictures_of_whole_games_are_sound(game: Game, tall: bool) -> None:
    for players in sizes(game):
        for match in moments(game, players, seed=players):
            for viewer in (SPECTATOR, *range(min(players, 3)), None):
                assert_sound(match, match.draw(viewer, tall=tall))
    for match in moments(game, game.players[1], seed=1, options=game.quick):
        assert_sound(match, match.draw(SPECTATOR, tall=tall))


def assert_sound(match: Match, scene: Scene) -> None:
    """Assert that ids are unique, symbols exist, sprites lie in the picture and actions belong to the game."""
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


def test_labels_have_words_in_every_language(game: Game) -> None:
    languages = languages_of(game)
    for place, match in enumerate(moments(game, game.players[1], seed=5)):
        language = languages[place % len(languages)]
        viewer = place % (match.players + 1) - 1
        for sprite in match.scene(viewer, language, tall=place % 2 == 0).sprites:
            assert isinstance(sprite.label, str)


def test_patches_lead_from_each_picture_to_the_next(game: Game) -> None:
    scenes = [settled(match.draw(0)) for match in moments(game, sizes(game)[-1], seed=7, every=1, most=150)]
    for before, after in pairwise(scenes):
        led = patched(before, patch(before, after))
        assert sorted(led.sprites, key=lambda s: s.id) == sorted(after.sprites, key=lambda s: s.id)
        assert led.seats == after.seats


def test_most_choices_can_be_clicked_in_the_picture(game: Game) -> None:
    offered = choices = 0
    for match in moments(game, game.players[1], seed=3, every=3, options=game.quick):
        for seat in match.actors:
            if seat != CHANCE:
                legal = match.legal(seat)
                found = {action for actions in match.offers(seat).actions.values() for action in actions}
                assert found <= set(legal)
                choices += len(legal)
                offered += len(found)
    assert offered >= 0.8 * choices, "people look at the board, not at a list of buttons"


def test_a_picture_is_one_file(game: Game) -> None:
    match = Match(game, game.players[1], seed=1, options=game.quick)
    seat = match.actors[0] if match.actors else 0
    root = ElementTree.fromstring(match.svg(seat))
    known = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    for element in root.iter():
        target = element.attrib.get("href", "")
        assert not target or target[1:] in known, f"{target} is not in the file"
