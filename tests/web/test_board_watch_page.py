"""The page of a watched board file in a browser: accessible at both sizes, linked both ways, redrawn on a save."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from snowbound import find
from snowbound.cli.board_watch import PageServer, WatchedBoard
from tests.web.test_pages import violations

PRINTED = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
FIELD = '{ pos =  4, kind = "land", icon = "blank"'
LINE = PRINTED[: PRINTED.index(FIELD)].count("\n") + 1


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[WatchedBoard, str]]:
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED, encoding="utf-8")
    board = WatchedBoard(find("arctic_race"), file)
    board.show(board.contents())
    with PageServer(board) as server:
        server.start()
        yield board, server.address
        server.shutdown()


def save(board: WatchedBoard, text: str) -> None:
    board.file.write_text(text, encoding="utf-8")
    board.show(board.contents())


def place(page: Page, name: str, where: str) -> str:
    """Return the classes of a place in the picture."""
    return page.locator(f'.place[aria-label="{name}, {where}"]').get_attribute("class") or ""


@pytest.mark.parametrize(("size", "theme"), [((1280, 800), "light"), ((390, 844), "dark")], ids=["wide", "phone"])
def test_the_page_is_accessible_follows_the_file_and_links_text_and_picture(
    browser: Browser, watched: tuple[WatchedBoard, str], size: tuple[int, int], theme: str
) -> None:
    board, address = watched
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)  # type: ignore[arg-type]
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda told: errors.append(told.text) if told.type == "error" else None)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Arctic Race: mine.toml")
    expect(page.locator("#status")).to_have_text("This board is possible.")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "only the parts scroll"

    page.get_by_role("button", name="4, board.path[3]", exact=True).click()
    expect(page.locator("li.chosen .number")).to_have_text(str(LINE))
    expect(page.locator("li.chosen")).to_be_in_viewport()

    page.get_by_role("button", name=f"Line {LINE + 1}: show where it is drawn").press("Enter")
    assert "chosen" in place(page, "5", "board.path[4]") and "chosen" not in place(page, "4", "board.path[3]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert "chosen" in place(page, "6", "board.path[5]"), "with the keyboard"
    page.locator('.place[tabindex="0"]').focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert "chosen" in place(page, "F30", "floes.tiles[29]")

    save(board, PRINTED.replace(FIELD, FIELD.replace("blank", "lava")))
    expect(page.locator(f"#line-{LINE} .finding.impossible")).to_contain_text("lava")
    expect(page.locator("#stale")).to_be_visible()
    assert violations(page) == [], "with an impossible board"

    save(board, PRINTED.replace(FIELD, FIELD.replace("blank", "start")))
    expect(page.locator("#stale")).to_be_hidden()
    expect(page.locator(".finding.unlike")).to_contain_text("5 START fields")
    expect(page.locator('#picture use[href="#race-field-start"]')).to_have_count(5)
    page.get_by_role("button", name="Next finding").click()
    expect(page.locator(".finding.unlike")).to_be_in_viewport()
    assert violations(page) == [], "with something unlike the printed game"
    assert errors == []
    context.close()
