"""Every text of the client exists in all six languages, and every text is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from snowbound.core.words import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
MESSAGE = re.compile(r"\bt\(\s*'(?P<id>[a-z0-9-]+)'")
QUOTED = re.compile(r"'([a-z][a-z0-9-]*)'")


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "src").rglob("*.ts*")))


def messages(language: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((WEB / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}: {junk[0].content if junk else ''}"
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """Collects the names of a message's variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def test_every_text_in_use_exists() -> None:
    used = {found["id"] for found in MESSAGE.finditer(sources())}

    assert len(used) > 100
    assert used - messages("en").keys() == set()


def test_every_text_is_used() -> None:
    assert messages("en").keys() - set(QUOTED.findall(sources())) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)

    assert other.keys() == english.keys()
    assert {id: variables(other[id]) for id in other} == {id: variables(english[id]) for id in english}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_is_not_the_english_text(language: str) -> None:
    english, other = messages("en"), messages(language)
    same = [id for id in other if other[id].equals(english[id])]

    assert len(same) < len(english) // 10, same
