"""Why not? Everything in a picture that has a name answers, in every language, from what the seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.explanation import Explanation
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.scene import Scene, Sprite

from ..driver import Driver
from ..rule_coverage import rules_of
from ..samples import moments, some_positions, viewers
from .texts import languages_of

NUMBERS = re.compile(r"\d+")
MOST_POSITIONS = 8


def labelled(scene: Scene) -> list[Sprite]:
    """Return the sprites that have a name."""
    return [sprite for sprite in scene.sprites if sprite.label]


def one_of_each_kind(sprites: list[Sprite]) -> Iterator[Sprite]:
    """Yield the first of the sprites whose ids differ only in numbers."""
    kinds = {NUMBERS.sub("#", sprite.id): sprite for sprite in reversed(sprites)}
    yield from kinds.values()


def test_every_sprite_with_a_label_answers_in_every_language(game: Game) -> None:
    languages = languages_of(game)
    cited = 0
    for place, match in enumerate(moments(game, game.players[1], seed=6, every=31, most=190, options=game.quick)):
        for viewer in (SPECTATOR, *range(min(match.players, 3)), *match.actors):
            if viewer == CHANCE:
                continue
            tall = place % 2 == 0
            drawn = match.draw(viewer, tall=tall)
            sprites = labelled(drawn)
            for number, sprite in enumerate(sprites):
                language = languages[(number + place) % len(languages)]
                answer = match.why(viewer, sprite.id, language, tall=tall, drawn=drawn)
                assert_answers(match, viewer, drawn, sprite, answer)
                cited += len(answer.rules)
            for sprite in one_of_each_kind(sprites):
                for language in languages:
                    answer = match.why(viewer, sprite.id, language, tall=tall, drawn=drawn)
                    assert_answers(match, viewer, drawn, sprite, answer)
    assert cited, "something that cannot be chosen now names its rule"


def assert_answers(match: Match, viewer: int, drawn: Scene, sprite: Sprite, answer: Explanation) -> None:
    """Assert that an answer names the thing, and either a rule, what is possible, or whose turn it is."""
    assert answer.label.strip(), f"{sprite.id} has no name"
    assert set(answer.actors) == set(match.actors) - {CHANCE}
    if viewer not in match.actors:
        assert not answer.rules and not answer.instead, "another seat decides"
        return
    legal = match.legal(viewer)
    assert set(answer.instead) <= set(legal) and answer.instead, "something is always possible"
    assert all(text.strip() for text in answer.instead.values())
    assert set(answer.sprites) <= {sprite.id for sprite in drawn.sprites}
    if not sprite.actions or set(sprite.actions) & set(legal):
        assert not answer.rules, f"{sprite.id} is on offer, or stands for no action"
    else:
        assert answer.rules, f"{sprite.id} cannot be chosen, but no rule says why"
    for cited in answer.rules:
        assert cited.rule in rules_of(match.game) and cited.text.strip()


def test_answers_depend_on_what_the_seat_may_know_only(game: Game) -> None:
    """Non-interference: in a world that a viewer cannot tell from the true one, everything answers the same."""
    driver, rng = Driver(game, compiled=True), stream(12)
    positions = some_positions(driver, 12, every=47)
    compared = 0
    for position in positions[:: max(1, len(positions) // MOST_POSITIONS)]:
        match = Match(game, int(position.players), seed=0, chance="manual")
        for viewer in viewers(position):
            true, other = (match.at(0, world.bytes) for world in (position, position.world(viewer, rng)))
            drawn = true.draw(viewer)
            for sprite in one_of_each_kind(labelled(drawn)):
                assert true.why(viewer, sprite.id) == other.why(viewer, sprite.id), f"{sprite.id} tells {viewer} more"
                compared += 1
    assert compared > 20
