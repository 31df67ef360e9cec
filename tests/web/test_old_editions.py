"""Tables of older editions of the rules in the browser, and the rulings of earlier editions in the dialog."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from snowbound.core.words import LANGUAGES
from tests.server.running import Running
from tests.server.upgrade import Upgrade
from tests.web.conftest import Visit
from tests.web.test_table import wait_for_my_turn

REPLAY = "/r/old"
CLOSED = "an older edition of the rules that this server no longer knows. The table is closed."


@pytest.fixture
def upgrade(tmp_path: Path) -> Upgrade:
    """A server before and after an upgrade."""
    return Upgrade(tmp_path)


def visit_of(upgrade: Upgrade, server: Running, visits: list[Visit], browser: Browser) -> Visit:
    """Return the person who sat at the old server."""
    visit = Visit(browser, server.address)
    visit.context.add_cookies([{"name": "snowbound", "value": upgrade.cookie, "url": server.address}])
    visits.append(visit)
    return visit


def test_a_table_of_the_first_edition_is_played_and_replayed(
    upgrade: Upgrade, visits: list[Visit], browser: Browser
) -> None:
    agreement, records = upgrade.begun(moves=4)
    upgrade.store(agreement, records, "playing")
    with upgrade.server() as server:
        page = visit_of(upgrade, server, visits, browser).open("/t/old")
        assert wait_for_my_turn(page)
        before = page.locator(".sb-log li").count()
        page.locator(".sb-choice").first.click()
        expect(page.locator(".sb-log li")).not_to_have_count(before)
        page.get_by_role("tab", name="Rules").click()
        expect(page.get_by_text("Played by edition 1 of the rules")).to_be_visible()

        page.goto(REPLAY)
        expect(page.get_by_text("Played by edition 1 of the rules")).to_be_visible()
        expect(page.locator("svg.scene")).to_be_visible()


def test_a_table_of_an_unknown_edition_says_why_it_is_closed(
    upgrade: Upgrade, visits: list[Visit], browser: Browser
) -> None:
    agreement, records = upgrade.begun(moves=4)
    upgrade.store(msgspec.structs.replace(agreement, rules=99), records, "playing")
    with upgrade.server() as server:
        page = visit_of(upgrade, server, visits, browser).open("/mine")
        expect(page.get_by_text(CLOSED)).to_be_visible()
        page.get_by_role("link", name="Look").click()
        expect(page.get_by_text(CLOSED)).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        page.goto(REPLAY)
        expect(page.get_by_role("heading", name=CLOSED)).to_be_visible()

        page.goto("/t/old")
        page.get_by_role("button", name="Play again").click()
        assert wait_for_my_turn(page)
        assert not page.url.endswith("/t/old")


def test_rulings_of_earlier_editions_are_folded_away_in_the_dialog(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options UNO Power Grab").click()
    expect(page.get_by_text("The box says 2–6 players")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Scoring")).to_be_visible()
    assert not page.get_by_text("All four towers", exact=True).is_visible(), (
        "not among the options that people choose from"
    )

    page.get_by_text("Rulings of earlier editions").click()
    page.get_by_role("radio", name="you must discard all cards but one").check()
    page.get_by_role("button", name="Play", exact=True).click()

    page.wait_for_url("**/t/*")
    assert options_of(page)["four_towers"] == "must"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_group_of_rulings_has_a_name_in_every_language(visit: Visit, language: str) -> None:
    visit.context.add_init_script(
        f"localStorage.setItem('snowbound.settings', JSON.stringify({{language: '{language}'}}))"
    )
    page = visit.open("/")
    page.locator("article", has_text="UNO Power Grab").locator(".sb-small").last.click()
    summary = page.locator(".sb-rulings summary")
    expect(summary).to_be_visible()
    assert (summary.inner_text() == "Rulings of earlier editions") == (language == "en")


def options_of(page: Page) -> dict[str, object]:
    """Return the options of the table on this page."""
    id = page.url.rsplit("/", 1)[1].split("?")[0]
    return dict(page.request.get(f"/api/tables/{id}").json()["info"]["options"])
