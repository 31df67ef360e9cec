"""Every page: accessibility in both themes, all languages, no horizontal scrolling, size and speed."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from snowbound.core.guide import guide
from snowbound.core.lesson import lessons_of
from snowbound.core.registry import find
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


@pytest.mark.parametrize("page_of", ["home", "table"])
def test_the_first_load_is_small_and_guides_and_lessons_are_loaded_when_wanted(visit: Visit, page_of: str) -> None:
    """Counts all that a new visitor loads, compressed as by deploy/nginx.conf: everything but JSON."""
    responses: list[Response] = []
    visit.page.on("response", lambda response: responses.append(response))
    page = visit.open("/") if page_of == "home" else visit.table("arctic_race", "me", "bot:1")
    expect(page.locator("svg.scene, .sb-window").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded = {urlsplit(one.url).path: (one.headers.get("content-type", ""), one.body()) for one in responses if one.ok}
    sizes = {path: len(body if "json" in kind else gzip.compress(body)) for path, (kind, body) in loaded.items()}
    assert any(path.endswith(".js") for path in sizes) and "/art/arctic_race.svg" in sizes
    assert sum(sizes.values()) < MOST, sizes
    assert not [path for path in sizes if re.search("guide|figures|rules|lesson", path)]
    texts = b"".join(body for _, body in loaded.values()).decode()
    assert guide(find("arctic_race")).sections[0].blocks[0].html not in texts
    assert lessons_of(find("arctic_race"))["first_races"].steps[1].text["en"] not in texts


def test_the_first_picture_appears_soon(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.reload()
    expect(page.locator("svg.scene")).to_be_visible()

    assert page.evaluate("performance.now()") < 5000, "a busy machine may take longer than the usual second"
