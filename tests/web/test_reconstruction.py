"""The page that says which parts of a board are a reconstruction, and how owners can enter theirs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from snowbound.core.words import LANGUAGES
from snowbound.games import find, names
from snowbound.server.messages import catalogue
from tests.web.conftest import Visit
from tests.web.test_pages import use, violations

LINK = "Like the printed game?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_in_every_language_what_is_printed_and_what_is_not(visit: Visit, language: str) -> None:
    use(visit, language=language)
    for name in names():
        page = visit.open(f"/board/{name}")
        board = catalogue.shown(find(name), language)["board"]
        expect(page.get_by_text(board["rebuilt"], exact=True)).to_be_visible()
        expect(page.get_by_text(board["printed"], exact=True)).to_be_visible()
        expect(page.get_by_text(f"snowbound board {name} --copy boards/{name}.toml")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_contain_text(find(name).title)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_accessible(visit: Visit, theme: str) -> None:
    use(visit, theme=theme)
    page = visit.open("/board/ice_flow")
    expect(page.get_by_text("SNOWBOUND_BOARDS")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


def test_it_fits_a_phone(phone: Visit) -> None:
    page = phone.open("/board/uno_power_grab")
    expect(page.get_by_text("SNOWBOUND_BOARDS")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_reached_from_the_home_page_the_waiting_room_and_the_rules(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("link", name=f"{LINK} Arctic Race").click()
    page.wait_for_url("**/board/arctic_race")
    visit.open("/")
    page.get_by_role("button", name="Invite Polar Rush").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("link", name=LINK).click()
    page.wait_for_url("**/board/polar_rush")
    visit.table("polar_rush", "me", "bot:1")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("link", name=LINK).click()
    page.wait_for_url("**/board/polar_rush")


def test_a_game_that_hides_nothing_about_its_board_has_no_link(visit: Visit) -> None:
    page = visit.open("/")
    expect(page.locator("article", has_text="Tic-tac-toe")).to_be_visible()
    assert page.locator("article", has_text="Tic-tac-toe").get_by_role("link").count() == 0
