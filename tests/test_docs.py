"""What the documents say is true: examples run, commands exist, and the project speaks of itself alone."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import shlex
import subprocess
from pathlib import Path

import pytest

import snowbound
from snowbound.cli import parser
from snowbound.scaffold import TEMPLATE

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / f"{n}.md" for n in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")] + sorted(
    ROOT.glob("docs/**/*.md")
)
MODULES = sorted(module.name for module in pkgutil.walk_packages(snowbound.__path__, "snowbound."))


def blocks(file: Path, language: str) -> list[str]:
    """The code blocks of a document in one language."""
    return re.findall(rf"```{language}\n(.*?)```", file.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_modules_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_python_in_documents_runs(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(file, "python"):
        exec(compile(block, file.name, "exec"), {})


def test_the_guide_to_a_new_game_quotes_the_game_that_is_written() -> None:
    """Blocks marked `py` and `toml` stand in the template as they stand in the guide."""
    files = [file for file in TEMPLATE.rglob("*") if file.suffix in {".py", ".toml"}]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    guide = ROOT / "docs" / "adding-a-game.md"
    quoted = [block for language in ("py", "toml") for block in blocks(guide, language)]
    assert len(quoted) > 5
    for block in quoted:
        assert block in sources, f"not in the template:\n{block}"


def test_the_readme_plays_a_whole_game_in_fifteen_lines() -> None:
    block = blocks(ROOT / "README.md", "python")[0]
    assert len(block.strip().splitlines()) <= 15
    assert "match.over" in block and "match.result" in block


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_commands_in_documents_exist(file: Path) -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in (line for block in blocks(file, "sh") for line in block.splitlines()):
        words = shlex.split(line, comments=True)
        if words[:1] == ["make"]:
            assert words[1] in targets, f"{file.name}: there is no target {words[1]}"
        elif words[:1] == ["snowbound"]:
            parser().parse_args(words[1:])


def test_every_link_in_documents_leads_somewhere() -> None:
    for file in DOCUMENTS:
        text = re.sub(r"`[^`\n]+`", "", file.read_text(encoding="utf-8"))  # a link in code is an example
        for target in re.findall(r"\]\(([^)#]+?)\)", text):
            assert target.startswith("http") or (file.parent / target).exists(), f"{file.name}: {target}"


def test_no_committed_file_names_a_machine() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    pattern = re.compile(r"(^|[^\w.])/(home|Users|root)/\w", re.MULTILINE)
    for name in files:
        if (ROOT / name).suffix in {".py", ".md", ".toml", ".txt", ".ftl"} or name in {"Makefile", ".ci/run"}:
            text = (ROOT / name).read_text(encoding="utf-8")
            assert not pattern.search(text), f"{name} names a path of a machine"


def test_lock_files_name_versions_and_no_addresses() -> None:
    for name in ("constraints.txt", "web/package-lock.json"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r"\"resolved\"|://|file:|^-|@ ", text, re.MULTILINE), f"{name} names an address"
    pinned = re.compile(r"[\w.\[\]-]+==[\w.+]+(; .+)?")
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        assert pinned.fullmatch(line), f"constraints.txt: {line}"


def test_every_module_is_one_noun_of_at_most_400_lines() -> None:
    for file in (ROOT / "snowbound").rglob("*.py"):
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 400, f"{file.relative_to(ROOT)} is too long"


def test_the_guide_quotes_a_lesson_that_exists() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    lesson = (ROOT / "snowbound" / "games" / "polar_rush" / "lessons" / "first_race.toml").read_text(encoding="utf-8")
    (quoted,) = re.findall(r"```\n(chapter = .*?)```", guide, re.DOTALL)
    known = set(lesson.splitlines())
    assert [line for line in quoted.splitlines() if line not in known] == []
