"""Everything can be said in every language that a game has, and every rule has a test."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE, RULING, supplies
from snowbound.core.game import Choice, Game, Number, Row
from snowbound.core.words import LANGUAGES, words
from snowbound.server.messages import catalogue

from ..driver import Driver
from ..plugin import rules_with_a_test
from ..rule_coverage import coverage, rules_of
from ..samples import some_positions, viewers


def languages_of(game: Game) -> list[str]:
    """Return the languages that a game has texts in; English is one of them."""
    assert game.has_language("en"), f"{game.id} has no text/en.ftl"
    return [language for language in LANGUAGES if game.has_language(language)]


def test_every_language_has_the_same_texts(game: Game) -> None:
    from fluent.syntax import FluentParser, ast

    def shape(language: str) -> dict[str, set[str]]:
        text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        messages = [e for e in FluentParser().parse(text).body if not isinstance(e, ast.BaseComment)]
        junk = [e for e in messages if isinstance(e, ast.Junk)]
        assert not junk, f"{game.id}/{language}.ftl: {junk[0].content!r} is not Fluent"
        return {m.id.name: _variables(m) for m in messages if isinstance(m, ast.Message)}

    english = shape("en")
    for language in languages_of(game):
        assert shape(language) == english, f"{game.id}/{language}.ftl differs from en.ftl"


def _variables(message: object) -> set[str]:
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collect().visit(message)
    return found


def test_every_text_is_used(game: Game) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in game.folder.glob("*.py"))
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =")[0] for line in text.splitlines() if line and line[0].isalpha()}
    outside = {"title", "summary", "length", "player", "players-note", "board-printed", "board-rebuilt"}
    outside |= rules_of(game) | option_texts(game)
    outside |= {kind.text_id for kind in game.facts}
    outside |= reason_texts(game)
    unused = {id for id in ids - outside if f'"{id}"' not in source and not _is_composed(id, source)}
    assert not unused, f"{game.id}: no code asks for {sorted(unused)}"


def reason_texts(game: Game) -> set[str]:
    """Return the texts of what can be the reason for a hint."""
    named = {f"hint-mine-{kind.slug}" for kind in game.facts if kind.mine}
    named |= {f"hint-rivals-{kind.slug}" for kind in game.facts if kind.rivals}
    if supplies(game.record, "headway"):
        named |= {f"hint-{whose}-{kind}" for whose in ("mine", "rivals") for kind in ("headway", "setback")}
    return named


def option_texts(game: Game) -> set[str]:
    """Return the texts of the game's options, of their help and of their values."""
    named = {f"option-{option.name}{part}" for option in game.options for part in ("", "-help")}
    for option in game.options:
        if isinstance(option, Choice):
            named |= {option.text_id(value) for value in option.values}
        elif isinstance(option, Row):
            named |= {option.text_id(name) for name, _ in option.samples}
        elif isinstance(option, Number):
            named.add(f"option-{option.name}-{option.low}")
    return named


def _is_composed(id: str, source: str) -> bool:
    """Ids made of a prefix in quotes and another id, such as "does-" + "draw"."""
    return any(f'"{id[:cut]}"' in source and f'"{id[cut:]}"' in source for cut in range(2, len(id)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(game: Game, language: str) -> None:
    if language not in languages_of(game):
        pytest.skip(f"{game.id} has no texts in {language}")
    driver = Driver(game, compiled=True)
    say = words(game, language).say
    for position in some_positions(driver, 14, every=31):
        for viewer in viewers(position):
            view = position.view(viewer)
            assert all(say(line) for line in game.words.table(view.s, viewer))
        for seat in position.actors:
            if seat == CHANCE:
                continue
            view = position.view(seat)
            assert say(game.words.question(view.s, seat))
            called = [say(game.words.action(view.s, seat, action)) for action in position.legal(seat)]
            assert len(set(called)) == len(called), f"two actions have one name: {called}"
            assert all(say(game.words.action(view.s, seat, action)) for action in range(game.actions))


def test_every_rule_has_a_test(game: Game, pytestconfig: pytest.Config) -> None:
    proven, wanted = coverage(game, rules_with_a_test(pytestconfig))
    assert wanted, f"{game.id}/RULES.md numbers no rules"
    assert not wanted - proven, f"rules without a test: {sorted(wanted - proven)}"
    assert not proven - wanted, f"tests for rules that do not exist: {sorted(proven - wanted)}"
    assert max(int(id.split("-")[1].lstrip("Q")) for id in wanted) < RULING


def test_every_rule_can_be_shown(game: Game) -> None:
    shown = catalogue.rules(game)
    assert {rule["id"] for rule in shown} == rules_of(game), "a refusal may cite any of them"
    for rule in shown:
        assert len(rule["text"]) > 10 and "**" not in rule["text"], f"{rule['id']} has no sentence"
        assert rule["section"], f"{rule['id']} stands under no heading"


def test_the_home_page_shows_the_game_in_every_language(game: Game) -> None:
    for language in languages_of(game):
        shown = catalogue.shown(game, language)
        assert shown["summary"], f"{language}: there is no text 'summary'"
        assert str(game.minutes) in shown["length"], f"{language}: the text 'length' does not say {game.minutes}"
        for option in shown["options"]:
            assert option["label"] != option["name"], f"{language}: there is no text 'option-{option['name']}'"
        for id in option_texts(game):
            assert words(game, language).has(id) or id.rpartition("-")[2].isdecimal(), f"{language}: no text {id!r}"
