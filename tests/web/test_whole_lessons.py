"""Lessons are walked to their end: by touch on a phone, by mouse, by keyboard only, by roles and names, and by two.

By touch and mouse, a tap or click on what glows does what is taught, and the text fits in every language. In a soak
these are all lessons in all languages, otherwise those with the most crowded pictures by touch, each in a language with
long words, and the shortest one in the other ways.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from snowbound.core.lesson import lessons_of
from snowbound.core.registry import built_in
from snowbound.core.words import LANGUAGES
from snowbound.games import find
from snowbound.testing.samples import SOAK
from tests.server.running import Running, until
from tests.web.conftest import Visit
from tests.web.players import FAST

SMALL = (375, 667)
LESSONS = [(game, name) for game in built_in() for name in lessons_of(find(game))]
CROWDED = [
    ("arctic_roll", "first_round", "fi"),
    ("ice_flow", "bears_and_fish", "nl"),
    ("uno_power_grab", "cards_and_towers", "da"),
]
SHORTEST = [("uno_power_grab", "three_at_the_table")]
EVERYWHERE = [(*lesson, language) for lesson in LESSONS for language in LANGUAGES]
TEXT = ".sb-lesson-text:not(.sb-lesson-past)"

# Waits until the board stands still and returns the points to tap, and what is wrong with the page.
LOOK = """
async () => {
  const glowing = () => [...document.querySelectorAll('.sb-sprite:has(> .sb-taught)')];
  const where = () => JSON.stringify(glowing().map(place => place.getBoundingClientRect()));
  for (let before = ''; before !== where();) {
    before = where();
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  }
  const found = { points: [], wrong: [] };
  const fits = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const board = document.querySelector('.sb-board').getBoundingClientRect();
  const panel = document.querySelector('.sb-turn');
  const places = glowing();
  for (const place of places) {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < board.left || x > board.right || y < board.top || y > board.bottom) continue; // scrolled out of sight
    const cover = document.elementFromPoint(x, y);
    if (!cover?.closest('.sb-board > svg')) found.wrong.push(`${place.dataset.id} is covered by ${cover?.className}`);
    found.points.push([x, y]);
  }
  const choice = document.querySelector('.sb-choice-taught');
  if (!places.length && choice && fits(choice.getBoundingClientRect(), panel.getBoundingClientRect())) {
    const box = choice.getBoundingClientRect();
    found.points.push([box.x + box.width / 2, box.y + box.height / 2]);
  }
  if (!found.points.length) found.wrong.push('nothing that glows is visible');
  const text = document.querySelector('.sb-lesson-text');
  if (!fits(text.getBoundingClientRect(), panel.getBoundingClientRect())) found.wrong.push('the text is cut off');
  if (text.scrollWidth > text.clientWidth) found.wrong.push('the text is too wide');
  if (document.documentElement.scrollWidth > innerWidth) found.wrong.push('the page scrolls sideways');
  return found;
}
"""


def by_touch(page: Page) -> None:
    """Tap on something that glows, after a look at the page."""
    seen = page.evaluate(LOOK)
    assert not seen["wrong"], seen["wrong"]
    page.touchscreen.tap(*random.Random(str(seen)).choice(seen["points"]))


def by_mouse(page: Page) -> None:
    """Click on something that glows, after a look at the page."""
    seen = page.evaluate(LOOK)
    assert not seen["wrong"], seen["wrong"]
    page.mouse.click(*random.Random(str(seen)).choice(seen["points"]))


def by_keyboard(page: Page) -> None:
    """Choose what stands first in the list."""
    page.keyboard.press("1")


def by_names(page: Page) -> None:
    """Press the button that a screen reader calls glowing."""
    panel = page.get_by_role("region", name="Your move")
    panel.get_by_role("button", name=re.compile("^Glowing: ")).first.press("Enter")


def walk(page: Page, table: str, game: str, name: str, act: Callable[[Page], None], language: str) -> None:
    """Take a lesson from its first step to its last one, and then go on playing."""
    lesson = lessons_of(find(game))[name]
    text = page.locator(TEXT)
    page.goto(f"/t/{table}")
    for step in lesson.steps:
        expect(text).to_have_text(step.text[language])
        expect(page.locator(".sb-taught, .sb-choice-taught").first).to_be_visible()
        act(page)
    end = page.locator(".sb-lesson-text")  # it stays, as past, when a bot has moved
    expect(end).to_have_text(lesson.head.end[language])
    expect(end).to_be_in_viewport(ratio=1)
    page.locator(".sb-lesson .sb-primary").click()
    expect(page.locator(".sb-lesson")).to_have_count(0)


def take(
    browser: Browser,
    running: Running,
    visits: list[Visit],
    of: str,
    name: str,
    act: Callable[[Page], None],
    language: str = "en",
) -> None:
    """Take a lesson as a new visitor: with a mouse on a wide screen, otherwise on a small phone."""
    if act is by_mouse:
        visits.append(Visit(browser, running.address, locale=language))
    else:
        visits.append(Visit(browser, running.address, SMALL, locale=language, has_touch=True, is_mobile=True))
    visits[-1].page.add_init_script(FAST)
    request = visits[-1].context.request
    assert request.post("/api/guest", data={"name": "Ada"}).ok
    started = request.post("/api/lessons", data={"game": of, "lesson": name, "key": "new"})
    walk(visits[-1].page, started.json()["table"], of, name, act, language)


@pytest.mark.parametrize(("of", "name", "language"), EVERYWHERE if SOAK else CROWDED)
def test_a_lesson_is_taken_by_taps_on_what_glows(
    browser: Browser, running: Running, visits: list[Visit], of: str, name: str, language: str
) -> None:
    take(browser, running, visits, of, name, by_touch, language)


@pytest.mark.parametrize(("of", "name", "language"), EVERYWHERE if SOAK else [(*SHORTEST[0], "sv")])
def test_a_lesson_is_taken_by_clicks_on_what_glows(
    browser: Browser, running: Running, visits: list[Visit], of: str, name: str, language: str
) -> None:
    take(browser, running, visits, of, name, by_mouse, language)


@pytest.mark.parametrize("act", [by_keyboard, by_names])
@pytest.mark.parametrize(("of", "name"), LESSONS if SOAK else SHORTEST)
def test_a_lesson_is_taken_without_a_pointer(
    browser: Browser, running: Running, visits: list[Visit], of: str, name: str, act: Callable[[Page], None]
) -> None:
    take(browser, running, visits, of, name, act)


@pytest.mark.parametrize(("of", "name"), LESSONS if SOAK else SHORTEST)
def test_two_take_a_lesson_on_one_device_to_its_end(
    browser: Browser, running: Running, visits: list[Visit], of: str, name: str
) -> None:
    lesson = lessons_of(find(of))[name]
    visits.append(Visit(browser, running.address))
    page = visits[-1].page
    page.add_init_script(FAST)
    request = visits[-1].context.request
    assert request.post("/api/guest", data={"name": "Ada"}).ok
    table = request.post("/api/lessons", data={"game": of, "lesson": name, "learners": 2, "key": "new"}).json()["table"]
    page.goto(f"/t/{table}")
    live = running.services.tables.live[table].table
    handover, text = page.locator(".sb-handover button"), page.locator(TEXT)
    for planned in lesson.script:
        if planned.seat not in (lesson.head.learner, lesson.second) or planned.at_once:
            continue
        due = (
            lesson.steps[planned.step].text["en"] if planned.seat == lesson.head.learner else re.compile("^Your turn: ")
        )
        expect(handover.or_(text.filter(has_text=due)).first).to_be_visible()
        if handover.count():
            handover.click()
        expect(text).to_have_text(due)
        assert live.match is not None
        before = len(live.match.events)
        page.locator(f".sb-choice-taught[data-action='{planned.actions[0]}']").click()
        until(lambda at=before: live.match is not None and len(live.match.events) > at, "the move")  # type: ignore[misc]
    end = page.locator(".sb-lesson-text").filter(has_text=lesson.head.end["en"])
    expect(handover.or_(end).first).to_be_visible()
    if handover.count():
        handover.click()
    expect(end).to_be_visible()
    page.locator(".sb-lesson .sb-primary").click()
    expect(page.locator(".sb-lesson")).to_have_count(0)
