"""Every page: accessibility in both themes, all languages, no horizontal scrolling, size and speed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from snowbound.core.words import LANGUAGES
from snowbound.server.transport.browser_client import STATIC
from tests.web.conftest import Visit
from tests.web.test_table import wait_for_my_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOST = 300_000


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found = page.evaluate("rules => axe.run(document, { runOnly: rules })", RULES)
    return [f"{f['id']}: {f['nodes'][0]['html'][:200]} ({len(f['nodes'])})" for f in found["violations"]]


def use(visit: Visit, **settings: str) -> None:
    """Store settings on this device before the page loads."""
    kept = json.dumps(json.dumps(settings))
    visit.page.add_init_script(f"localStorage.setItem('snowbound.settings', {kept})")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/lobby", "/mine", "/settings", "/privacy", "/admin", "/take#x", "/nowhere"])
def test_a_page_is_accessible(visit: Visit, path: str, theme: str) -> None:
    use(visit, theme=theme)
    page = visit.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert violations(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_table_is_accessible(visit: Visit, theme: str) -> None:
    use(visit, theme=theme)
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)

    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == [], "with the settings open"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_phone_table_is_accessible(phone: Visit, theme: str) -> None:
    use(phone, theme=theme)
    page = phone.play("Tic-tac-toe")
    assert wait_for_my_turn(page)

    assert violations(page) == []
    page.get_by_role("button", name="Log and rules").click()
    assert violations(page) == [], "with the log open"


@pytest.mark.parametrize("path", ["/", "/lobby", "/mine", "/settings"])
def test_a_phone_page_does_not_scroll_horizontally(phone: Visit, path: str) -> None:
    page = phone.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_changed_during_play(visit: Visit, language: str) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(language)

    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".sb-choices button").first).to_be_attached()


def test_the_client_is_small() -> None:
    files = [file for file in STATIC.rglob("*") if file.is_file()]

    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST


def test_the_first_picture_appears_soon(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.reload()
    expect(page.locator("svg.scene")).to_be_visible()

    assert page.evaluate("performance.now()") < 5000, "a busy machine may take longer than the usual second"
