"""`snowbound new-game` writes a game that passes the inherited suite at once and can be played in the browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from snowbound.cli import main
from snowbound.scaffold import BadGameName, Names, new_game
from tests.server.process import Process
from tests.web.conftest import Visit
from tests.web.players import MousePlayer, Table

pytestmark = pytest.mark.xdist_group("new_game")  # the game is installed once

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("name", "title", "reason"),
    [
        ("", "", "is no name for a game"),
        ("Snow Dash", "", "use small letters, digits and single underscores"),
        ("snow__dash", "", "use small letters, digits and single underscores"),
        ("../escape", "", "is no name for a game"),
        ("x" * 41, "", "up to 40 characters"),
        ("class", "", "something in Python already: choose another, such as class_game"),
        ("json", "", "something in Python already"),
        ("uno_power_grab", "", "there is a game 'uno_power_grab' already"),
        ("a_1", "", "numbered A-01, which is too short or taken"),
        ("snow_dash", 'A "quoted" title', "is no title"),
        ("snow_dash", "{ $title }", "is no title"),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(name: str, title: str, reason: str) -> None:
    with pytest.raises(BadGameName, match=re.escape(reason)):
        Names.of(name, title)


def test_the_prefix_is_the_last_word_unless_another_game_has_it() -> None:
    assert Names.of("harbour_master") == Names("harbour_master", "Harbour Master", "MASTER")
    assert Names.of("gold_rush").prefix == "GOLDRUSH", "Polar Rush has RUSH"
    assert Names.of("tower_2", "Tower: the second").prefix == "TOWER"


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep this")
    with pytest.raises(BadGameName, match="is not an empty folder"):
        new_game(Names.of("harbour_master"), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_every_name_of_the_template_is_replaced(tmp_path: Path) -> None:
    files = new_game(Names.of("harbour_master", "The Harbour"), tmp_path)
    assert len(files) > 25
    for file in files:
        text = str(file.relative_to(tmp_path)) + file.read_text(encoding="utf-8")
        assert not re.search(r"(?i:snow.?dash)|DASH|(?<!stroke-)dash", text), f"{file.name} names the template"


def test_a_name_with_words_of_the_template_is_kept(tmp_path: Path) -> None:
    new_game(Names.of("dash_test", "Snow Dash Two"), tmp_path)
    project = (tmp_path / "pyproject.toml").read_text()
    assert 'name = "dash-test"' in project and "Snow Dash Two, a game" in project
    assert "TEST_03 = 3" in (tmp_path / "dash_test" / "rule_ids.py").read_text()
    assert '<symbol id="test-cover"' in (tmp_path / "dash_test" / "art.svg").read_text()


def test_the_command_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new"
    assert main(["new-game", "harbour_master", "--title", "The Harbour", "--folder", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "Wrote The Harbour to" in said
    assert 'pip install -e ".[dev]"' in said and "pytest" in said and "snowbound serve" in said
    assert (folder / "harbour_master" / "RULES.md").read_text().startswith("# The Harbour: rules")


class Installed(NamedTuple):
    """A new game, as a user has it."""

    folder: Path
    site: Path


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """Write a game and install it into a folder of packages that every process of these tests looks into."""
    root = tmp_path_factory.mktemp("new_game")
    new = Installed(root / "harbour_master", root / "site")
    new_game(Names.of("harbour_master"), new.folder)
    install = ["install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", *install, "--target", new.site, new.folder], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (new.site, ROOT))))
        patch.delenv("PYTEST_ADDOPTS", raising=False)
        yield new


def run(*command: str | Path, folder: Path) -> str:
    """Run Python with these arguments outside the repository, and return what it prints."""
    done = subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_inherited_suite(installed: Installed) -> None:
    settings = ("-c", installed.folder / "pyproject.toml", "-p", "no:cacheprovider", "-q", "-rs", "-W", "error")
    said = run("-m", "pytest", *settings, installed.folder / "tests", folder=installed.site)
    assert "harbour_master: 9 of 9; missing: none" in said
    assert int(re.findall(r"(\d+) passed", said)[0]) > 100
    skipped = re.findall(r"^SKIPPED .*: (.*)$", said, re.MULTILINE)
    assert set(skipped) <= {"harbour_master has no tunable numbers"} and "warning" not in said


def test_every_program_finds_it(installed: Installed, tmp_path: Path) -> None:
    assert "Harbour Master" in run("-m", "snowbound", "games", folder=tmp_path)
    said = run("-m", "snowbound", "board", "harbour_master", folder=tmp_path)
    assert "valid board of Harbour Master" in said
    run("-c", "import doctest, harbour_master as m; raise SystemExit(doctest.testmod(m).failed)", folder=tmp_path)


def test_it_is_played_to_the_end_in_the_browser(installed: Installed, browser: Browser, tmp_path: Path) -> None:
    server = Process(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    visit = Visit(browser, server.address)
    try:
        visit.open("/")
        visit.page.get_by_role("button", name="Play now Harbour Master").wait_for()
        player = MousePlayer(visit, seed=1)
        player.sit_down(Table("harbour_master", "Harbour Master", ("me", "bot:1"), {"track": "short"}))
        assert player.play() > 0
        assert visit.errors == [], "no error in the page"
    finally:
        visit.context.close()
        server.kill()
