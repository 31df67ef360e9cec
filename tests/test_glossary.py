"""Texts use one word for one thing, as docs/glossary says for each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from snowbound.core.lesson import lessons_of
from snowbound.core.registry import built_in, find
from snowbound.core.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "docs" / "glossary"
COMMON = "common"
Texts = dict[str, str]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How one thing is called in one language."""

    term: str
    forms: list[str]
    forbidden: list[str] = msgspec.field(name="not", default_factory=list)
    free: list[str] = msgspec.field(default_factory=list)
    note: str = ""

    def allowed(self) -> re.Pattern[str]:
        return pattern([self.term, *self.forms])


def pattern(words: list[str]) -> re.Pattern[str]:
    """Return an expression for whole words, in which * stands for any letters."""
    parts = [re.escape(word).replace(r"\*", r"\w*") for word in words]
    return re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)", re.IGNORECASE)


@cache
def glossary(language: str) -> dict[str, dict[str, Entry]]:
    """Return the entries of a language by game (or `common`) and name."""
    data = tomllib.loads((GLOSSARY / f"{language}.toml").read_text(encoding="utf-8"))
    return msgspec.convert(data, dict[str, dict[str, Entry]])


class _Visible(Visitor):
    """Collects what people read of a message: its text and the words in its placeables, no names of variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.parts.append(node.value)


def messages(file: Path) -> Texts:
    """Return the messages of a Fluent file by id."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visible = _Visible()
            visible.visit(entry.value)
            found[entry.id.name] = " ".join(visible.parts)
    return found


def lesson_texts(name: str, language: str) -> Texts:
    """Return the texts of a game's lessons by lesson and step."""
    found = {}
    for lesson in lessons_of(find(name)).values():
        found[f"{lesson.name}:title"] = lesson.head.title[language]
        found[f"{lesson.name}:end"] = lesson.head.end[language]
        for number, step in enumerate(lesson.steps):
            found[f"{lesson.name}:{number}"] = f"{step.text[language]} {step.other.get(language, '')}"
    return found


@cache
def short_texts(name: str, language: str) -> Texts:
    """Return the texts of a game (or of the browser and the bots) that correspond to each other in all languages."""
    if name == COMMON:
        return messages(ROOT / f"web/text/{language}.ftl") | messages(ROOT / f"snowbound/bots/text/{language}.ftl")
    return messages(find(name).folder / "text" / f"{language}.ftl") | lesson_texts(name, language)


@cache
def guide(name: str, language: str) -> str:
    """Return what people read of a game's guide: no attributes and no targets of links."""
    text = (find(name).folder / "guide" / f"{language}.md").read_text(encoding="utf-8")
    return re.sub(r"\]\([^)]*\)|^\{.*\}$", "", text, flags=re.MULTILINE)


def entries(language: str) -> Iterator[tuple[str, str, Entry]]:
    """Yield the name of each entry, a game whose texts it applies to (or `common`), and the entry itself."""
    for section, found in glossary(language).items():
        games = [COMMON, *built_in()] if section == COMMON else [section]
        for name, entry in found.items():
            for game in games:
                yield f"{section}.{name}", game, entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_entries(language: str) -> None:
    def names(language: str) -> dict[str, set[str]]:
        return {section: set(found) for section, found in glossary(language).items()}

    assert names(language) == names("en")
    assert set(names("en")) == {COMMON, *built_in()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_by_a_forbidden_name(language: str) -> None:
    faults = []
    for name, game, entry in entries(language):
        if not entry.forbidden:
            continue
        texts = short_texts(game, language) | ({} if game == COMMON else {"the guide": guide(game, language)})
        for id, text in texts.items():
            faults += [f"{game} {id}: {word!r} ({name})" for word in pattern(entry.forbidden).findall(text)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_english_calls_by_a_term_is_called_by_the_term_here(language: str) -> None:
    english = {(name, game): entry for name, game, entry in entries("en")}
    faults, needed = [], set()
    for name, game, entry in entries(language):
        here, there = entry.allowed(), english[name, game].allowed()
        texts = short_texts(game, language)
        for id, text in short_texts(game, "en").items():
            if there.search(text) and not here.search(texts[id]):
                needed.add((name, id))
                if id not in entry.free:
                    faults.append(f"{game} {id}: {texts[id]!r} lacks {entry.term!r} ({name}; English: {text!r})")
    assert not faults, "\n".join(faults)
    idle = {f"{name}: {id}" for name, _, entry in entries(language) for id in entry.free if (name, id) not in needed}
    assert not idle, f"exceptions that are not needed: {sorted(idle)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    used: dict[str, bool] = {}
    for name, game, entry in entries(language):
        texts = [*short_texts(game, language).values(), "" if game == COMMON else guide(game, language)]
        used[name] = used.get(name, False) or any(entry.allowed().search(text) for text in texts)
    assert not [name for name, is_used in used.items() if not is_used]


QUOTATION_MARKS = {"en": "“”", "da": "”", "nb": "«»", "sv": "”", "fi": "”", "nl": "“”"}
"""The double quotation marks of each language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_apostrophes_and_dashes_are_those_of_the_language(language: str) -> None:
    foreign = "".join(set('"“”„«»—') - set(QUOTATION_MARKS[language]))
    wrong = re.compile(rf"[{foreign}]| - |(?<=[a-z])'(?=[a-z])")
    faults = []
    for game in (COMMON, *built_in()):
        texts = short_texts(game, language) | ({} if game == COMMON else {"the guide": guide(game, language)})
        for id, text in texts.items():
            faults += [
                f"{game} {id}: {text[max(0, found.start() - 20) : found.end() + 20]!r}"
                for found in wrong.finditer(text)
            ]
    assert not faults, "\n".join(faults)


NAME = r"\{ \$(?:player|other|receiver|name|drawer|accused|challenger|holder) \}"
BESIDE_NAMES = {
    "da": rf"{NAME}s\b",
    "nb": rf"{NAME} sin\b|{NAME}s\b",
    "sv": rf"{NAME}s\b|spelbladet för {NAME}",
    "fi": rf"\bpelaaja\w+ {NAME}|{NAME}:?n\b",
    "nl": rf"{NAME}[’']?s\b|{NAME} z’n\b",
}
"""Forms that inflect a name, or put it after a word that would have to inflect it: names are in the nominative."""


@pytest.mark.parametrize("language", BESIDE_NAMES)
def test_names_of_players_are_not_inflected(language: str) -> None:
    wrong = re.compile(BESIDE_NAMES[language])
    folders = [ROOT / "web" / "text", *(find(name).folder / "text" for name in built_in())]
    faults = [
        f"{folder.parent.name}: {line}"
        for folder in folders
        for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if wrong.search(line)
    ]
    assert not faults, "\n".join(faults)
