"""A changed board: its file is chosen in the form for a new table, and the table says what is different."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from snowbound.core.cache import cache_folder
from snowbound.core.registry import load
from snowbound.games import find
from tests.server.running import Running
from tests.server.test_boards import DASH_PATH
from tests.web.conftest import PHONE, WIDE, Visit
from tests.web.test_options import opened
from tests.web.test_pages import violations
from tests.web.test_table import wait_for_my_turn

PRINTED = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
CHANGED = PRINTED.replace("racers_home_to_end = 3", "racers_home_to_end = 5")
IMPOSSIBLE = PRINTED.replace("racers_home_to_end = 3", "racers_home_to_end = 9")


@pytest.fixture(scope="module")
def liberal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose host allows changed boards."""
    with Running(tmp_path_factory.mktemp("boards"), boards=True, compiled=False, games=DASH_PATH) as server:
        yield server


def options(visit: Visit, title: str = "Arctic Race") -> Page:
    """Open the form for a new table of a game."""
    opened(visit, title)
    return visit.page


def choose(page: Page, name: str, text: str) -> None:
    file = FilePayload(name=name, mimeType="application/toml", buffer=text.encode())
    page.locator(".sb-board-field input[type=file]").set_input_files(file)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_changed_board_is_chosen_and_played(
    size: tuple[int, int], browser: Browser, liberal: Running, pictures: Path | None
) -> None:
    visit = Visit(browser, liberal.address, size)
    page = options(visit)
    field = page.locator(".sb-board-field")
    create = page.get_by_role("button", name="Play", exact=True)

    choose(page, "mine.toml", IMPOSSIBLE)
    refused = field.get_by_role("alert")
    expect(refused).to_contain_text("mine.toml can’t be used.")
    line = IMPOSSIBLE.partition("racers_home_to_end = 9")[0].count("\n") + 1
    expect(refused).to_contain_text(f"Line {line} game.racers_home_to_end: must be from 1 to 5, not 9")
    keep(page, pictures, "refused", size)

    choose(page, "huge.toml", PRINTED + "#" * 70_000)
    expect(refused).to_contain_text("A board file has at most 64 KB.")

    choose(page, "mine.toml", CHANGED)
    expect(field.get_by_role("status")).to_contain_text("1 difference from the printed board")
    expect(field).to_contain_text("game.racers_home_to_end 3, now 5")
    expect(refused).to_have_count(0)
    assert violations(page) == []
    keep(page, pictures, "accepted", size)
    create.click()

    page.wait_for_url("**/t/*")
    assert wait_for_my_turn(page)
    expect(page.get_by_role("banner")).to_contain_text("Changed board")
    page.locator(".sb-choice").first.click()
    if size == PHONE:
        page.get_by_role("button", name="Log and rules").click()
    page.get_by_role("tab", name="Rules").click()
    note = page.locator(".sb-changed-board")
    note.locator("summary").click()
    expect(note).to_contain_text("game.racers_home_to_end 3, now 5")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    keep(page, pictures, "table", size)
    end(visit)


def test_the_lobby_and_the_waiting_room_say_that_a_board_is_changed(browser: Browser, liberal: Running) -> None:
    visit = Visit(browser, liberal.address)
    ann = liberal.guest("Ann")
    board = ann.http.post("/api/boards/arctic_race", content=CHANGED.encode()).json()["board"]
    table = ann.create("arctic_race", "me", "open", board=board, visibility="public")
    page = visit.open("/lobby")
    expect(page.locator(".sb-tables")).to_contain_text("Changed board: 1 difference from the printed board")
    visit.open(f"/t/{table}")
    expect(page.locator(".sb-waiting .sb-changed-board")).to_contain_text("Changed board")
    assert violations(page) == []
    end(visit)


def test_without_leave_of_the_host_there_is_no_file_field(visit: Visit) -> None:
    options(visit)
    expect(visit.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(visit.page.locator(".sb-board-field")).to_have_count(0)


def test_a_layout_that_must_be_compiled_shows_its_progress(browser: Browser, liberal: Running) -> None:
    dash = load(DASH_PATH)
    (cache_folder(dash.changed({"track.fields": 34})) / "tried").unlink(missing_ok=True)  # its code may be kept
    visit = Visit(browser, liberal.address)
    page = options(visit, dash.title)
    printed = (dash.folder / "board.toml").read_text(encoding="utf-8")
    choose(page, "long.toml", printed.replace("fields = 30", "fields = 34"))
    field = page.locator(".sb-board-field")
    expect(field.get_by_role("status")).to_contain_text("Preparing the game for long.toml.")
    expect(field.locator("progress")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    expect(field).to_contain_text("track.fields 30", timeout=240_000)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    assert wait_for_my_turn(page)
    end(visit)


def end(visit: Visit) -> None:
    assert visit.errors == [], "no error in the page"
    visit.context.close()


def keep(page: Page, pictures: Path | None, name: str, size: tuple[int, int]) -> None:
    """Keep a picture of the page for people, if they want one."""
    if pictures is not None:
        page.locator(".sb-board-field, .sb-changed-board").first.scroll_into_view_if_needed()
        page.screenshot(path=pictures / f"board-{name}-{size[0]}.png")


@pytest.fixture
def pictures() -> Path | None:
    """The folder for pictures of the pages, if the environment names one."""
    named = os.environ.get("SNOWBOUND_PICTURES")
    return Path(named) if named else None
