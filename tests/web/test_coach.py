"""The coach at a table against bots, the review after the game, and a lesson that switches the coach on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from snowbound.server.tables.live_table import LiveTable
from snowbound.server.tables.pending import Question
from snowbound.server.workers.fair_queue import Asker
from snowbound.server.workers.worker import BotAnswer, BotQuestion, JudgeAnswer, RatingAnswer
from tests.server.running import Guest, Running, until
from tests.web.conftest import PHONE, WIDE, Visit
from tests.web.test_lesson import LESSON, TAUGHT, learner, start, wait_for_step
from tests.web.test_pages import use, violations

REPLIES = {0: 4, 1: 2, 3: 6, 6: 3}
"""What the bot plays after a field. After 0 and 1 it threatens to win with 6: any field but that loses."""

BLUNDER, BETTER = 3, 6
WHY = "The bot gets three in a row: never before your next turn, but after your move in 97 %."
SIZES = {"wide": WIDE, "phone": (390, 844), "small phone": PHONE}


@pytest.fixture(autouse=True)
def planned_replies(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of tic-tac-toe play what the tests expect."""
    search = running.services.scheduler._decision

    async def decision(live: LiveTable, seat: int, question: Question) -> int:
        assert live.table.match is not None
        if live.table.game.id != "tic_tac_toe":
            return await search(live, seat, question)
        return REPLIES[live.table.match.events[-1].action]

    monkeypatch.setattr(running.services.scheduler, "_decision", decision)


@pytest.fixture(autouse=True)
def instant_judgement(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge at once, however busy the machine is; tests/server/test_coach.py has what workers find."""

    async def advise(question: BotQuestion, asker: Asker, is_wanted: object = None) -> BotAnswer:
        if question.skill == "rate":
            return BotAnswer(ratings=[RatingAnswer(BETTER, 0.5, is_fine=True)])
        return BotAnswer(judgement=JudgeAnswer(True, 0.02, 0.5, WHY))

    monkeypatch.setattr(running.services.workers, "advise", advise)


@pytest.fixture
def ada(running: Running) -> Guest:
    return running.guest("Ada")


def tempted(running: Running, ada: Guest) -> str:
    """Return a table at which Ada has to decide between the blunder and something better."""
    table = ada.create("tic_tac_toe", "me", "bot:1", hints="everyone")
    ada.post(f"/api/tables/{table}/start")
    for field in (0, 1):
        until(lambda: 0 in running.services.tables.live[table].table.questions, "Ada's turn")
        ada.post(f"/api/tables/{table}/move", seat=0, action=field)
    until(lambda: 0 in running.services.tables.live[table].table.questions, "Ada's turn")
    return table


def visitor(browser: Browser, running: Running, visits: list[Visit], ada: Guest, size: str = "wide") -> Visit:
    touch = {} if size == "wide" else {"has_touch": True, "is_mobile": True}
    visits.append(Visit(browser, running.address, SIZES[size], **touch))
    visits[-1].sign_in(ada)
    return visits[-1]


def opened(visit: Visit, table: str) -> Page:
    """Open a table, and wait until everything is there."""
    page = visit.open(f"/t/{table}")
    expect(page.get_by_role("heading", name="Tic-tac-toe")).to_be_visible()
    expect(page.locator("[data-offer], .sb-result").first).to_be_visible()
    return page


@pytest.fixture
def page(browser: Browser, running: Running, visits: list[Visit], ada: Guest) -> Page:
    """The table on a wide screen, with the coach switched on."""
    page = opened(visitor(browser, running, visits, ada), tempted(running, ada))
    switch(page).check()
    return page


def switch(page: Page) -> Locator:
    return page.get_by_role("switch", name="Coach", exact=True)


def warning(page: Page) -> Locator:
    return page.get_by_role("alertdialog", name="There is a better move")


def field(page: Page, number: int) -> Locator:
    return page.locator(f"[data-offer=field-{number}]")


def mark(page: Page, number: int) -> Locator:
    return page.locator(f"[data-id=mark-{number}]")


def fits(page: Page) -> bool:
    """Return whether nothing is cut off at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# --- before a move counts -----------------------------------------------------


def test_the_coach_speaks_before_the_bot_moves_and_the_move_is_taken_back(page: Page) -> None:
    expect(page.locator(".sb-log")).to_contain_text("marks field 0")  # what happened before the visit is there
    lines = page.locator(".sb-log li").count()
    field(page, BLUNDER).click()
    expect(warning(page)).to_contain_text("With this move you would win 2")
    expect(warning(page)).to_contain_text(WHY)
    expect(warning(page).get_by_role("button", name="Better move: field 6")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_attribute("data-hint", "!")
    expect(page.get_by_role("button", name="Better move: field 6: field 6")).to_have_attribute("data-offer", "field-6")
    expect(page.get_by_role("button", name="Take it back")).to_be_focused()
    assert page.locator(".sb-log li").count() == lines, "nothing has happened"
    assert mark(page, BLUNDER).count() == 0
    assert violations(page) == []

    page.get_by_role("button", name="Take it back").click()
    expect(warning(page)).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    field(page, BETTER).click()
    expect(mark(page, BETTER)).to_be_visible()
    expect(mark(page, REPLIES[BETTER])).to_be_visible()


def test_the_better_move_is_previewed_and_a_click_plays_it(page: Page) -> None:
    field(page, BLUNDER).click()
    better = warning(page).get_by_role("button", name="Better move")
    better.hover()
    expect(page.locator(".sb-ghost")).to_have_count(1)
    better.click()
    expect(mark(page, BETTER)).to_be_visible()
    expect(warning(page)).to_have_count(0)


def test_the_move_is_played_anyway_and_the_coach_speaks_once_a_turn(page: Page) -> None:
    field(page, BLUNDER).click()
    page.get_by_role("button", name="Take it back").click()
    field(page, BLUNDER).click()
    expect(mark(page, BLUNDER)).to_be_visible()
    expect(mark(page, REPLIES[BLUNDER])).to_be_visible()
    expect(warning(page)).to_have_count(0)


def test_the_coach_by_keyboard_only(page: Page) -> None:
    page.keyboard.press("1")  # field 3 is the first choice
    expect(page.get_by_role("button", name="Take it back")).to_be_focused()
    page.keyboard.press("Escape")
    expect(warning(page)).to_have_count(0)
    expect(page.locator(".sb-choices button").first).to_be_focused()
    page.keyboard.press("1")
    expect(mark(page, BLUNDER)).to_be_visible()


def test_a_player_who_uses_the_board_by_keyboard_returns_to_it(page: Page) -> None:
    field(page, BLUNDER).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take it back")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play it anyway")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(field(page, BLUNDER)).to_be_focused()
    page.keyboard.press("Enter")
    expect(mark(page, BLUNDER)).to_be_visible()


def test_the_switch_is_remembered_for_the_game_and_switches_the_coach_off(page: Page) -> None:
    page.reload()
    expect(switch(page)).to_be_checked()
    field(page, BLUNDER).click()
    expect(warning(page)).to_be_visible()
    switch(page).uncheck()
    expect(warning(page)).to_have_count(0)
    assert mark(page, BLUNDER).count() == 0, "the move is not played by that"
    field(page, BLUNDER).click()
    expect(mark(page, BLUNDER)).to_be_visible()
    page.reload()
    expect(mark(page, BLUNDER)).to_be_visible()
    assert "coached" in page.evaluate("localStorage.getItem('snowbound.settings')")
    assert json.loads(page.evaluate("localStorage.getItem('snowbound.settings')"))["coached"] == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["phone", "small phone"])
def test_the_coach_on_a_phone(
    browser: Browser, running: Running, visits: list[Visit], ada: Guest, size: str, theme: str
) -> None:
    visit = visitor(browser, running, visits, ada, size)
    use(visit, theme=theme)
    page = opened(visit, tempted(running, ada))
    page.get_by_text("Coach", exact=True).tap()
    expect(switch(page)).to_be_checked()
    expect(page.get_by_text("Says so when a move is clearly worse")).to_be_in_viewport()
    field(page, BLUNDER).tap()
    expect(warning(page)).to_be_in_viewport(ratio=0.99)
    expect(field(page, BETTER)).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="Play it anyway")).to_be_in_viewport(ratio=0.99)
    assert fits(page)
    assert violations(page) == []
    page.get_by_role("button", name="Play it anyway").tap()
    expect(mark(page, BLUNDER)).to_be_visible()
    expect(mark(page, REPLIES[BLUNDER])).to_be_visible()


@pytest.mark.parametrize("language", ["da", "nb", "sv", "fi", "nl"])
def test_the_coach_speaks_the_visitors_language(
    browser: Browser, running: Running, visits: list[Visit], ada: Guest, language: str
) -> None:
    visit = visitor(browser, running, visits, ada, "small phone")
    use(visit, language=language)
    page = opened(visit, tempted(running, ada))
    page.get_by_role("switch").check()
    field(page, BLUNDER).tap()
    spoken = page.get_by_role("alertdialog")
    expect(spoken).to_be_in_viewport(ratio=0.99)
    buttons = spoken.locator(".sb-row button").all()
    boxes = [box for button in buttons if (box := button.bounding_box()) is not None]
    assert len({box["y"] for box in boxes}) == 1, "the buttons stand side by side"
    assert fits(page)


def test_there_is_no_coach_with_other_people(
    browser: Browser, running: Running, visits: list[Visit], ada: Guest
) -> None:
    made = ada.post("/api/tables", game="tic_tac_toe", seats=["me", "open"], visibility="invitation")
    address = f"/t/{made['table']}?invitation={made['invitation']}"
    running.guest("Bea").post(f"/api/tables/{made['table']}/sit", invitation=made["invitation"])
    page = visitor(browser, running, visits, ada).open(address)
    expect(page.locator("[data-offer]").first).to_be_visible()
    expect(page.get_by_role("switch")).to_have_count(0)


# --- after the game -------------------------------------------------------------


def lost(running: Running, ada: Guest) -> str:
    """Return a table at which Ada has made the blunder and lost."""
    table = tempted(running, ada)
    ada.post(f"/api/tables/{table}/move", seat=0, action=BLUNDER)
    until(lambda: running.services.tables.live[table].table.is_over, "the end of the game")
    return table


@pytest.mark.parametrize(("size", "theme"), [("wide", "dark"), ("phone", "light")])
def test_the_review_leads_to_the_costliest_decision(
    browser: Browser, running: Running, visits: list[Visit], ada: Guest, size: str, theme: str
) -> None:
    table = lost(running, ada)
    visit = visitor(browser, running, visits, ada, size)
    use(visit, theme=theme)
    page = opened(visit, table)
    page.get_by_role("button", name="Show my costliest decisions").press("Enter")
    costliest = page.locator(".sb-review li").last
    expect(costliest).to_contain_text("You chose field 3")
    expect(costliest).to_contain_text("Better field 6")
    expect(page.get_by_role("heading", name="Your costliest decisions")).to_be_focused()
    expect(page.locator(".sb-review-sum")).to_contain_text("luck and how the others played")
    assert fits(page)
    assert violations(page) == []

    costliest.get_by_role("link", name="See it in the replay field 3").click()
    expect(page.get_by_role("combobox", name="View")).to_have_value("seat:0")
    assert f"/r/{table}?lens=seat%3A0#" in page.url
    expect(mark(page, 2)).to_be_visible()
    expect(mark(page, BLUNDER)).to_have_count(0)
    page.get_by_role("button", name="Next move").click()
    expect(mark(page, BLUNDER)).to_be_visible()


def test_a_review_shows_how_far_it_is(
    running: Running, browser: Browser, visits: list[Visit], ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = running.services.advisers.reviews.process.make
    go_on: list[bool] = []

    async def slow(job: bytes, progress: Callable[[int, int], None]) -> bytes:
        progress(30, 100)
        while not go_on:
            await asyncio.sleep(0.01)
        return await make(job, progress)

    monkeypatch.setattr(running.services.advisers.reviews.process, "make", slow)
    page = opened(visitor(browser, running, visits, ada), lost(running, ada))
    page.get_by_role("button", name="Show my costliest decisions").click()
    bar = page.get_by_role("progressbar", name="Going through your decisions")
    expect(bar).to_have_js_property("value", 0.3)
    assert violations(page) == []
    go_on.append(True)
    expect(page.locator(".sb-review li")).not_to_have_count(0)
    expect(bar).to_have_count(0)


def test_a_spectator_has_no_review(browser: Browser, running: Running, visits: list[Visit], ada: Guest) -> None:
    table = lost(running, ada)
    visits.append(Visit(browser, running.address))
    page = opened(visits[-1], table)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Show my costliest decisions")).to_have_count(0)


# --- after a lesson -----------------------------------------------------------


def test_a_lesson_switches_the_coach_on_when_its_script_ends(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    page = learner(browser, running, visits)
    start(page)
    for number in range(len(LESSON.steps)):
        wait_for_step(page, number)
        expect(page.get_by_role("switch")).to_have_count(0)
        page.locator(TAUGHT).first.click()
    expect(page.locator(".sb-lesson-text")).to_have_text(LESSON.head.end["en"])
    expect(switch(page)).to_be_checked()
    page.get_by_role("button", name="New game").click()
    page.wait_for_url("**/t/*?*")
    expect(switch(page)).to_be_checked()
