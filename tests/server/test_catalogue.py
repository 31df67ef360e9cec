"""What pages show of the games before anybody plays."""

from __future__ import annotations

from snowbound.core.game import Game
from snowbound.core.words import LANGUAGES, words
from snowbound.server.messages import catalogue
from tests.rule_ids import rules_of


def test_every_rule_can_be_shown(game: Game) -> None:
    shown = catalogue.rules(game)
    assert {rule["id"] for rule in shown} == rules_of(game), "a refusal may cite any of them"
    assert all(len(rule["text"]) > 10 and "**" not in rule["text"] and rule["section"] for rule in shown)


def test_every_game_is_shown_in_every_language(game: Game) -> None:
    titles = [catalogue.shown(game, language) for language in LANGUAGES]
    assert len({shown["summary"] for shown in titles}) == len(LANGUAGES)
    assert all(len(shown["options"]) == len(game.options) for shown in titles)


def test_every_option_and_value_has_words_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        shown = catalogue.shown(game, language)
        assert str(game.minutes) in shown["length"]
        for option in shown["options"]:
            assert option["label"] != option["name"], f"{option['name']} has no words in {language}"
            for value in option.get("values", []):
                id = catalogue.value_id(option["name"], value["value"])
                assert str(value["value"]).isdecimal() or words(game, language).has(id), f"{language}: {id}"
