"""The replay page: steps by event, turn and headline, keyboard, playing, the log, lenses and files to share."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect

from snowbound.core.words import LANGUAGES
from tests.server.running import Guest, Running
from tests.web.conftest import WIDE, Visit
from tests.web.test_pages import use, violations

FIELDS = (0, 3, 1, 4, 2)
"""Moves of a game that the first player wins with the fifth."""


@pytest.fixture(scope="module")
def ada(running: Running) -> Guest:
    return running.guest("Ada")


@pytest.fixture(scope="module")
def table(ada: Guest) -> str:
    """A finished game of tic-tac-toe."""
    table = ada.create("tic_tac_toe", "me", "me", number="00ff", visibility="public")
    for number, field in enumerate(FIELDS):
        ada.post(f"/api/tables/{table}/move", seat=number % 2, action=field)
    return table


def expect_place(page: Page, number: int) -> None:
    """Expect that so many events have happened on the board, the slider and the address."""
    expect(page.locator("[data-id^=mark]")).to_have_count(number)
    expect(page.locator(".sb-replay-count")).to_have_text(f"{number} / {len(FIELDS)}")
    expect(page.get_by_role("slider")).to_have_js_property("valueAsNumber", number)
    expect(page).to_have_url(re.compile(f"#{number}$"))


def test_keys_step_through_a_replay(visit: Visit, table: str) -> None:
    page = visit.open(f"/r/{table}#1")
    expect_place(page, 1)
    for key, place in [
        ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 5), ("Home", 0), ("PageDown", 5), ("PageUp", 0),
        ("Shift+ArrowRight", 1), ("Shift+ArrowRight", 2), ("Shift+ArrowLeft", 1), ("ArrowLeft", 0), ("ArrowLeft", 0),
    ]:  # fmt: skip
        page.keyboard.press(key)
        expect_place(page, place)


def test_the_slider_has_the_keys_of_a_slider(visit: Visit, table: str) -> None:
    page = visit.open(f"/r/{table}#1")
    page.get_by_role("slider").focus()
    for key, place in (("ArrowRight", 2), ("Home", 0), ("End", 5), ("ArrowLeft", 4)):
        page.keyboard.press(key)
        expect_place(page, place)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Move 4 of 5: Ada 2 marks field 4.")


def test_buttons_step_by_event_turn_and_headline(visit: Visit, table: str) -> None:
    page = visit.open(f"/r/{table}#1")
    for name, place in [
        ("Next move", 2), ("Previous move", 1), ("Next turn", 2), ("Previous turn", 1), ("Next headline", 5),
        ("Previous headline", 0), ("Go to the end", 5), ("Go to the start", 0),
    ]:  # fmt: skip
        page.get_by_role("button", name=name).click()
        expect_place(page, place)
    expect(page.locator(".sb-replay-event")).to_have_text("Before the first move")


def test_a_replay_plays_by_itself_until_it_is_paused_or_over(visit: Visit, table: str) -> None:
    page = visit.open(f"/r/{table}#0")
    page.get_by_label("Speed").select_option("fast")
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("[data-id^=mark]")).not_to_have_count(0)
    page.get_by_role("button", name="Pause").click()
    paused = page.locator(".sb-replay-count").text_content()
    page.wait_for_timeout(900)
    expect(page.locator(".sb-replay-count")).to_have_text(paused or "")
    page.get_by_role("button", name="Play").click()
    expect_place(page, 5)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()  # it starts again


def test_a_headline_on_the_timeline_and_a_line_of_the_log_lead_to_their_event(visit: Visit, table: str) -> None:
    page = visit.open(f"/r/{table}#2")
    current = page.locator(".sb-log li[aria-current]")
    expect(current).to_have_text("Ada 2 marks field 3.")
    expect(current).to_be_in_viewport()

    page.locator(".sb-timeline-headline").click()
    expect_place(page, 5)
    expect(page.locator(".sb-replay-event")).to_contain_text("has three in a row.")
    expect(page.locator(".sb-places > li").first).to_contain_text("Ada 1")

    page.get_by_role("button", name="Ada 1 marks field 1.").click()
    expect_place(page, 3)
    expect(current).to_have_text("Ada 1 marks field 1.")


def test_a_game_that_was_ended_early_can_be_seen_through_every_lens(visit: Visit, ada: Guest) -> None:
    table = ada.create("tic_tac_toe", "me", "me", number="00ff", visibility="public")
    ada.post(f"/api/tables/{table}/move", seat=0, action=4)
    page = visit.open(f"/r/{table}#1")
    expect(page.get_by_label("View").locator("option:checked")).to_have_text("Spectator")
    expect(page.get_by_label("View").locator("option")).to_have_text(["Spectator", "Ada 1", "Ada 2"])

    ada.post(f"/api/tables/{table}/ask", what="end")
    page.reload()
    lens = page.get_by_label("View")
    expect(lens.locator("option:checked")).to_have_text("Everything revealed")
    lens.select_option("seat:1")
    expect(page.locator("[data-id=mark-4]")).to_be_visible()
    expect(page.get_by_role("link", name="Save as text")).to_have_attribute("href", re.compile("lens=seat%3A1"))

    assert page.url.endswith(f"/r/{table}?lens=seat%3A1#1"), "the address names the lens"
    page.reload()
    expect(lens).to_have_value("seat:1")
    page.goto(f"/r/{table}?lens=nonsense")
    expect(lens.locator("option:checked")).to_have_text("Everything revealed")


def test_a_film_is_saved_and_moves_in_an_image(visit: Visit, table: str) -> None:
    page = visit.open(f"/r/{table}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save as animated picture").click()
    assert saving.value.suggested_filename == f"tic_tac_toe-{table}.svg"
    page.evaluate("""() => {
      const image = document.createElement('img');
      image.src = document.querySelector('.sb-replay-downloads a').href;
      image.style = 'position: fixed; inset: 0; width: 400px; z-index: 99';
      document.body.append(image);
      return image.decode();
    }""")
    image = page.locator("body > img")
    early = image.screenshot()
    for _ in range(40):
        page.wait_for_timeout(150)
        if has_moved(early, image.screenshot()):
            return
    pytest.fail("nothing moves")


def has_moved(one: bytes, other: bytes) -> bool:
    """Return whether pictures differ where the board is, not only in the caption and the bar below it."""
    boards = [Image.open(io.BytesIO(png)).convert("RGB") for png in (one, other)]
    width, height = boards[0].size
    return (
        ImageChops.difference(*(board.crop((0, 0, width, height * 3 // 4)) for board in boards)).getbbox() is not None
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_saved_in_the_language_of_the_page(visit: Visit, table: str, language: str) -> None:
    use(visit, language=language)
    page = visit.open(f"/r/{table}")
    with page.expect_download() as saving:
        page.locator(".sb-replay-downloads a").last.click()
    assert saving.value.url.endswith(f"replay.txt?lens=all&language={language}")
    assert "Ada 1" in saving.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [WIDE, (375, 667)])
def test_the_help_key_answers_on_the_board_of_a_replay(
    browser: Browser, running: Running, visits: list[Visit], ada: Guest, size: tuple[int, int]
) -> None:
    """Tab leads to the board, where the arrow keys go from thing to thing; elsewhere they step through the game."""
    table = ada.create("polar_rush", "me", "me", number="00ff", visibility="public")
    ada.post(f"/api/tables/{table}/ask", what="end")
    visits.append(Visit(browser, running.address, size))
    page = visits[-1].open(f"/r/{table}#3")
    board = page.locator(".sb-replay-board svg.scene")
    expect(board.locator("[data-thing][tabindex='0']")).to_have_count(1)
    focused, answer = board.locator("[data-thing]:focus"), page.locator(".sb-what")
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused.count():
            break
    expect(focused).to_be_in_viewport()

    asked = set()
    for key in ("ArrowDown", "ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press("?")
        expect(answer.locator("strong")).to_have_text(focused.get_attribute("aria-label") or "")
        expect(answer.locator("div")).to_be_visible()
        expect(answer).to_be_in_viewport(ratio=1)
        asked.add(focused.get_attribute("data-thing"))
        page.keyboard.press(key)
        expect(answer).to_have_count(0)
    assert len(asked) == 3, "the arrow keys move the focus"
    expect(page).to_have_url(re.compile("#3$"))
    assert violations(page) == []

    page.keyboard.press("Enter")
    expect(answer).to_be_visible()
    last = focused.get_attribute("data-thing")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0$"))
    page.keyboard.press("Tab")
    expect(focused).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#1$"))
    page.keyboard.press("Shift+Tab")
    expect(focused).to_have_attribute("data-thing", last or "")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_replay_is_accessible(visit: Visit, table: str, theme: str) -> None:
    use(visit, theme=theme)
    page = visit.open(f"/r/{table}#5")
    expect_place(page, 5)
    assert violations(page) == []


def test_a_replay_on_a_phone_is_accessible_and_its_controls_stay_on_the_screen(phone: Visit, table: str) -> None:
    page = phone.open(f"/r/{table}#2")
    expect_place(page, 2)
    assert violations(page) == []
    page.mouse.wheel(0, 4000)
    page.wait_for_timeout(100)
    expect(page.get_by_role("button", name="Play")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Go to the start")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Go to the end")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rounds_and_folded_details_in_a_replay_are_accessible(visit: Visit, ada: Guest) -> None:
    table = ada.create("uno_power_grab", "me", "me", number="00ff")
    ada.post(f"/api/tables/{table}/ask", what="end")
    cookie = ada.http.cookies["snowbound"]
    visit.context.add_cookies([{"name": "snowbound", "value": cookie, "url": ada.address}])
    page = visit.open(f"/r/{table}#5")
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(page.locator(".sb-log-details summary").first).to_be_visible()

    assert violations(page) == []
