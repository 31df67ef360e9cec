"""A few phrases that no native reader would write stay out of code, texts and documents."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENDINGS = (".py", ".md", ".ts", ".tsx", ".css", "en.ftl", ".toml")
BETTER = {
    r"\banew\b": "again, or new",
    r"\bin the mean\b(?!\s?time)": "on average",
    r"\b(?:for|to|from) who\b(?! in\b)": "name the one: a client that …, a player who …",
    r"\bwho is to come\b": "say who is expected",
    r"\bone text for all\b": "one implementation for all",
    r"\bas (?:fast|few|far|short|soon) as can be\b": "as … as possible",
    r"\bso many (?:messages|games|simulations|seconds|players|moves|rounds)\b": "a number, or: this many",
    r"\bbroken off\b": "ended early, or cancelled",
    r"\bfor nothing besides\b": "only for",
}
"""Each banned phrase, and what to write instead. Words that also have right uses are not here."""


def files() -> list[str]:
    """Return the committed files that people read."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.splitlines() if name.endswith(ENDINGS) and name != "tests/test_prose.py"]


@pytest.mark.parametrize("phrase", BETTER)
def test_no_file_uses_the_phrase(phrase: str) -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in files()
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
        if re.search(phrase, line, re.IGNORECASE)
    ]
    assert not found, f"write instead: {BETTER[phrase]}\n" + "\n".join(found)


def test_the_phrases_are_found_where_they_stand() -> None:
    text = "told anew to who comes back, so many games in the mean"
    assert sum(bool(re.search(phrase, text)) for phrase in BETTER) == 4
    assert not any(re.search(phrase, "meanwhile, in the meantime, a player who returns") for phrase in BETTER)
