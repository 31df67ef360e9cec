"""Every option has one sentence of help, and says where its default comes from: the printed rules, or our reading."""

from __future__ import annotations

import re

import pytest

from snowbound.core.registry import built_in, find
from snowbound.core.words import LANGUAGES
from snowbound.server.messages import catalogue
from tests.test_glossary import short_texts

ON_SCREEN = {
    "arctic_race": {"first_player", "max_rounds"},
    "arctic_roll": {"start_player"},
    "ice_flow": {"start_player"},
    "polar_rush": {"start_player", "young", "look_time"},
    "uno_power_grab": set[str](),
}
"""Options that the printed game cannot have. Who starts is decided there by age, or by the players."""

PRINTED = {
    "en": r"\bprinted rules?\b",
    "da": r"\btrykte regel|\btrykte regler\b",
    "nb": r"\btrykte regel|\btrykte reglene\b",
    "sv": r"\btryckta regel|\btryckta reglerna\b",
    "fi": r"\bpainetu\w* säännö|\bpainettujen sääntöjen\b|\bpainetut säännöt\b",
    "nl": r"\bgedrukte regels?\b",
}
"""How each language names the printed rules."""

LONGEST = 130
"""Letters of a sentence of help."""


@pytest.mark.parametrize("name", built_in())
def test_the_origin_of_every_default_is_told(name: str) -> None:
    told = {option["name"]: option.get("origin", "") for option in catalogue.shown(find(name), "en")["options"]}
    without = {option for option, origin in told.items() if not origin}
    assert without == ON_SCREEN[name]
    assert set(told.values()) <= {"", "printed", "reading"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_in())
def test_every_option_has_one_sentence_of_help(name: str, language: str) -> None:
    options = catalogue.shown(find(name), language)["options"]
    assert options
    for option in options:
        text = option["help"]
        inside = re.sub(r"[“”«»].*?[“”«»]", "", text)  # the call “UNO!” is no end of a sentence
        assert re.fullmatch(r"[A-ZÆØÅÄÖÉ][^.!?:{}]*(: [^.!?:{}]*)?\.", inside), f"{option['name']}: {text!r}"
        assert len(text) <= LONGEST, f"{option['name']}: {len(text)} letters"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_is_compared_with_the_printed_rules(language: str) -> None:
    """Where the client adds no sentence about the default, the help itself says what the printed rules do."""
    common = short_texts("common", language)
    assert re.search(PRINTED[language], common["option-printed"])
    assert common["option-reading"] != common["option-printed"]
    for name, on_screen in ON_SCREEN.items():
        for option in catalogue.shown(find(name), language)["options"]:
            says = re.search(PRINTED[language], option["help"]) is not None
            assert says == (option["name"] in on_screen), f"{name} {option['name']}: {option['help']!r}"
