"""What is kept says the same as what is made again: words, choices and pictures of random games for every viewer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import msgspec
import pytest

from snowbound.core import scene as scenes
from snowbound.core.contract import SPECTATOR
from snowbound.core.match import Match
from snowbound.core.scene import Scene
from snowbound.core.words import LANGUAGES, Words
from snowbound.games import find
from snowbound.server.messages import views
from snowbound.server.messages.views import Preferences, TableNews
from snowbound.server.tables.draft import Draft
from tests.server.clocked import ClockedTable
from tests.server.random_play import random_steps

GAMES = ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
RECORDS = 600 if os.environ.get("SNOWBOUND_SOAK") else 40
VIEWERS = (SPECTATOR, 0, 1)


def drawn_again(match: Match, viewer: int, language: str, tall: bool) -> Scene:
    """Draw a picture from a view that may change, for which nothing is kept."""
    assert match.game.scene is not None
    scene = match.game.scene(match.view(viewer), viewer, tall)
    scene.colours = list(match.colours)
    return scenes.worded(scenes.settled(scene), match.speaker(language))


def by_id(scene: Scene) -> Any:
    """Return a picture as data that does not depend on the order of its sprites, which clients do not see."""
    return msgspec.to_builtins(msgspec.structs.replace(scene, sprites=sorted(scene.sprites, key=lambda s: s.id)))


def said_again(spoken: Words, match: Match, seat: int, legal: tuple[int, ...]) -> list[str]:
    """Return the texts of choices from a view that may change, in texts of their own."""
    return [spoken.say(match.game.words.action(match.view(seat), seat, action), match.names) for action in legal]


def announced(name: str) -> Iterator[tuple[ClockedTable, int]]:
    """Yield a table after each step of a random game, with the number of records before it."""
    before = 0
    for table in random_steps(find(name), seed=11, records=RECORDS):
        yield table, before
        before = len(table.records)


@pytest.mark.parametrize("name", GAMES)
def test_changes_lead_to_the_whole_picture_and_kept_words_are_those_made_again(name: str) -> None:
    game, languages = find(name), cycle(LANGUAGES)
    texts = {language: (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    kinds = {(viewer, next(languages), viewer == 1): None for viewer in VIEWERS}
    shown: dict[Any, Scene | None] = dict(kinds)
    changes = 0
    for table, before in announced(name):
        state = table.table
        assert state.shown is not None
        news = TableNews(state, table.records[before:]) if before else TableNews(state)
        for viewer, language, tall in kinds:
            preferences = Preferences(language, scenes="tall" if tall else "wide")
            message, key = news.news(viewer, preferences), (viewer, language, tall)
            picture = shown[key]
            for told in message.told:
                if told.scene is not None and picture is not None:
                    picture, changes = scenes.patched(picture, told.scene), changes + 1
            picture = shown[key] = message.scene if message.scene is not None else picture
            assert picture is not None
            assert by_id(picture) == by_id(drawn_again(state.shown, viewer, language, tall))
            assert message.view is not None and viewer == message.seat
            if viewer in state.questions:
                spoken = Words(language, texts[language])
                legal = state.questions[viewer].legal
                assert [choice.text for choice in message.view.choices] == said_again(
                    spoken, state.shown, viewer, legal
                )
                asked = game.words.question(state.shown.view(viewer), viewer)
                assert message.view.question == spoken.say(asked, state.shown.names)
    assert changes > 4, "some pictures were changed instead of being sent again"


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_told_to_all_viewers_as_if_each_were_alone(name: str) -> None:
    for table, before in announced(name):
        state = table.table
        if not before:
            continue  # the table was prepared by several commands
        together = TableNews(state, table.records[before:])
        for viewer in VIEWERS:
            preferences = Preferences("fi", scenes="wide")
            alone = TableNews(state, table.records[before:])
            assert together.news(viewer, preferences) == alone.news(viewer, preferences)
        Draft(state, table.now)  # forgets what was not sent


def test_the_table_in_words_can_be_left_out_and_nothing_else_changes() -> None:
    table = ClockedTable(find("uno_power_grab"), "Ann", "Bea")
    whole, short = (views.view(table.table, 0, Preferences(description=wanted)) for wanted in (True, False))
    assert whole is not None and short is not None
    assert whole.table and not short.table
    assert msgspec.structs.replace(whole, table="") == short
