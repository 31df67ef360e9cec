"""A lesson in the browser: offered, played by touch and by keyboard, left and continued, taken by two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from snowbound.core.contract import CHANCE
from snowbound.core.lesson import lessons_of
from snowbound.games import find
from tests.server.running import Running, until
from tests.web.conftest import WIDE, Visit
from tests.web.players import FAST
from tests.web.test_pages import violations

PHONE = (390, 844)
SMALL = (375, 667)
LESSON = lessons_of(find("polar_rush"))["first_race"]
TAUGHT = ".sb-sprite:has(> .sb-taught)"
AT_CENTRE = """
([x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id ?? 'nothing'
"""

# Notes what is read aloud, and in which language.
SPY = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voice = { speak: said => spoken.push([said.text, said.lang]), cancel() {}, getVoices: () => [] };
Object.defineProperty(window, 'speechSynthesis', { value: voice });
"""


def learner(browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int] = WIDE) -> Page:
    """Return the home page of a new visitor."""
    touch = {"has_touch": True, "is_mobile": True} if size != WIDE else {}
    visits.append(Visit(browser, running.address, size, **touch))
    visits[-1].page.add_init_script(FAST)
    return visits[-1].open("/")


def at_step(visit: Visit, game: str, name: str, number: int, language: str = "en") -> Page:
    """Start a lesson, do its first steps by HTTP, and open the table at the step with this number, from 0."""
    lesson = lessons_of(find(game))[name]
    request = visit.context.request
    assert request.post("/api/guest", data={"name": "Ada"}).ok
    table = request.post("/api/lessons", data={"game": game, "lesson": name, "key": "new"}).json()["table"]
    page = visit.open(f"/t/{table}")  # rivals wait until somebody watches
    for done, step in enumerate(lesson.steps[:number]):
        text = page.locator(".sb-lesson-text:not(.sb-lesson-past)")
        expect(text).to_have_text(step.text[language])
        move = {"seat": 0, "action": step.actions[0], "key": f"step {done}"}
        assert request.post(f"/api/tables/{table}/move", data=move).ok
    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(lesson.steps[number].text[language])
    expect(page.locator(f"{TAUGHT}, .sb-choice-taught").first).to_be_visible()
    return page


def start(page: Page) -> None:
    page.get_by_role("button", name="New here? Learn it in 5 minutes Polar Rush").click()
    page.wait_for_url("**/t/*")


def wait_for_step(page: Page, number: int) -> None:
    """Wait until the learner is asked to do the step with this number, from 0."""
    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(LESSON.steps[number].text["en"])
    expect(page.locator(TAUGHT).first).to_be_visible()


def test_a_lesson_is_played_by_touch_and_nothing_covers_what_glows(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    page = learner(browser, running, visits, PHONE)
    start(page)
    wait_for_step(page, 0)
    page.locator("[data-offer=tile-2]").tap()  # cannot be taken back, but the lesson does not play it
    expect(page.locator(".sb-lesson-answer")).to_have_text(LESSON.steps[0].other["en"])
    expect(page.locator(".sb-confirm")).to_have_count(0)
    for number in range(len(LESSON.steps)):
        wait_for_step(page, number)
        glows = page.locator(TAUGHT)
        for sprite in glows.all():
            expect(sprite).to_be_in_viewport(ratio=0.5)
        box = glows.first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert page.evaluate(AT_CENTRE, [x, y]) in [sprite.get_attribute("data-id") for sprite in glows.all()]
        page.touchscreen.tap(x, y)  # a taught action needs no second tap
    expect(page.locator(".sb-lesson-text")).to_have_text(LESSON.head.end["en"])
    area = page.locator(".sb-area").bounding_box()
    assert area is not None and area["height"] > area["width"], "the board keeps its shape at the end"
    page.get_by_role("button", name="Play on against an easy bot").click()
    expect(page.locator(".sb-lesson")).to_have_count(0)
    expect(page.locator("[data-offer^=tile-]")).to_have_count(10)


def test_a_lesson_can_be_left_continued_and_repeated(browser: Browser, running: Running, visits: list[Visit]) -> None:
    page = learner(browser, running, visits)
    start(page)
    wait_for_step(page, 0)
    table = page.url
    page.locator("[data-offer=tile-4]").click()
    wait_for_step(page, 1)
    page.get_by_role("button", name="Leave the lesson").click()

    page.get_by_role("link", name="Continue the lesson Polar Rush").click()
    wait_for_step(page, 1)
    assert page.url == table
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Lesson (5 minutes) Polar Rush").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    wait_for_step(page, 0)
    before = visits[-1].context.request.get(table.replace("/t/", "/api/tables/")).json()
    assert before["info"]["status"] == "closed", "the unfinished one is given up"


def test_a_lesson_is_played_by_keyboard_and_answers_kindly(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    page = learner(browser, running, visits)
    start(page)
    wait_for_step(page, 0)
    assert violations(page) == []
    entry = page.locator("[data-offer][tabindex='0']")
    expect(entry).to_have_attribute("data-offer", "tile-4")
    expect(entry).to_have_attribute("aria-label", re.compile("^Glowing: "))
    expect(page.get_by_role("button", name=re.compile("^Glowing: "))).to_have_count(2)  # the tile and the choice
    expect(page.locator(".sb-choice[tabindex='0']")).to_have_class(re.compile("sb-choice-taught"))
    page.keyboard.press("2")  # tile 2 by its digit
    expect(page.locator(".sb-lesson [role=status]")).to_have_text(LESSON.steps[0].other["en"])
    expect(page.locator(".sb-toast")).to_have_count(0)
    page.locator("[data-offer=tile-4]").focus()
    page.keyboard.press("Enter")
    wait_for_step(page, 1)
    expect(page.locator(":focus")).to_have_attribute("data-offer", "tile-1")
    expect(page.locator(".sb-lesson [aria-live]")).to_have_text(LESSON.steps[1].text["en"])
    page.keyboard.press("Enter")
    wait_for_step(page, 2)


def test_a_wrong_try_is_explained_by_its_rule(browser: Browser, running: Running, visits: list[Visit]) -> None:
    page = learner(browser, running, visits)
    start(page)
    wait_for_step(page, 0)
    page.locator("[data-thing^=space-]").nth(30).click()
    rule = page.locator(".sb-bubble-rule")
    expect(rule).to_contain_text("You can move only to a space with the picture on the tile you just turned over")
    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(LESSON.steps[0].text["en"])


def test_a_journey_is_taught_step_by_step(browser: Browser, running: Running, visits: list[Visit]) -> None:
    """Outside lessons, a click on an explorer shows all fields within reach, and another click plays several steps."""
    learner(browser, running, visits)
    page = at_step(visits[-1], "ice_flow", "first_steps", 9)
    steps = lessons_of(find("ice_flow"))["first_steps"].steps
    text = page.locator(".sb-lesson-text:not(.sb-lesson-past)")
    explorer = page.locator("[data-id=explorer-0-0]")
    explorer.hover()
    expect(page.locator("[data-id^=reach-]")).to_have_count(0)
    explorer.click()
    expect(text).to_have_text(steps[10].text["en"])
    expect(page.locator("[data-routes]")).to_have_count(0)
    page.locator("[data-id=goal-68]").click()  # its middle means the best price
    expect(text).to_have_text(steps[11].text["en"])


def test_a_click_on_what_covers_the_taught_field_means_the_field(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    learner(browser, running, visits)
    page = at_step(visits[-1], "ice_flow", "first_steps", 13)
    steps = lessons_of(find("ice_flow"))["first_steps"].steps
    expect(page.locator(TAUGHT)).to_have_attribute("data-id", "floe-8")
    page.locator("[data-id=explorer-0-0]").click()  # stands in the middle of the floe
    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(steps[14].text["en"])


def test_a_click_that_may_mean_several_actions_means_the_taught_one(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    learner(browser, running, visits)
    page = at_step(visits[-1], "ice_flow", "bears_and_fish", 14)
    steps = lessons_of(find("ice_flow"))["bears_and_fish"].steps
    page.locator("[data-id=goal-74]").click()  # a rope for a step, or a fish for a swim
    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(steps[15].text["en"])


def test_the_next_text_is_visible_after_a_choice_far_down_the_list(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    learner(browser, running, visits, PHONE)
    page = at_step(visits[-1], "ice_flow", "bears_and_fish", 4)
    text = page.locator(".sb-lesson-text:not(.sb-lesson-past)")
    steps = lessons_of(find("ice_flow"))["bears_and_fish"].steps
    wrong, right = page.locator(".sb-choice:not(.sb-choice-taught)").last, page.locator(".sb-choice-taught")
    wrong.scroll_into_view_if_needed()
    expect(text).not_to_be_in_viewport()
    wrong.tap()
    answer = page.locator(".sb-lesson-answer")
    expect(answer).to_have_text(steps[4].other["en"])
    expect(answer).to_be_in_viewport(ratio=1)
    right.scroll_into_view_if_needed()
    right.tap()
    expect(text).to_have_text(steps[5].text["en"])
    expect(text).to_be_in_viewport(ratio=1)


def test_the_end_is_visible_after_a_choice_from_the_list(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    learner(browser, running, visits, PHONE)
    lesson = lessons_of(find("arctic_roll"))["first_round"]
    page = at_step(visits[-1], "arctic_roll", lesson.name, len(lesson.steps) - 1)
    page.locator(".sb-choice-taught").click()
    text = page.locator(".sb-lesson-text:not(.sb-lesson-past)")
    expect(text).to_have_text(lesson.head.end["en"])
    expect(page.locator(".sb-choice").first).to_be_focused()
    expect(text).to_be_in_viewport(ratio=1)


def test_the_end_stays_when_the_rival_moves_first(browser: Browser, running: Running, visits: list[Visit]) -> None:
    """In Arctic Race the rival chooses its card at the same time, and does not wait."""
    page = learner(browser, running, visits, SMALL)
    race = lessons_of(find("arctic_race"))["first_races"]
    page = at_step(visits[-1], "arctic_race", race.name, len(race.steps) - 1)
    page.locator(".sb-choice-taught").first.click()
    table = running.services.tables.live[page.url.rpartition("/")[2]].table
    until(lambda: table.match is not None and len(table.match.events) > len(race.script), "the choice of the rival")
    expect(page.locator(".sb-seat", has_text="has chosen")).to_have_count(1)

    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(race.head.end["en"])
    board = page.locator(".sb-board > svg").bounding_box()
    assert board is not None and board["height"] > board["width"], "the room for the text changes no picture"
    page.get_by_role("button", name="Play on against an easy bot").click()
    expect(page.locator(".sb-lesson")).to_have_count(0)
    expect(page.locator(".sb-question")).to_have_text("Choose a card to play face down")


def test_the_button_of_a_step_leads_to_its_rule(browser: Browser, running: Running, visits: list[Visit]) -> None:
    page = learner(browser, running, visits, PHONE)
    start(page)
    wait_for_step(page, 0)
    page.get_by_role("button", name="Read the rule").tap()
    cited = page.locator(".sb-guide-block.sb-rule-cited").first
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_attribute("data-rules", re.compile(rf"\b{LESSON.steps[0].teaches[0]}\b"))


def test_a_newcomer_who_starts_a_game_at_once_is_offered_the_lesson_until_the_first_move(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    learner(browser, running, visits)
    page = visits[-1].play("Polar Rush")
    offer = page.get_by_role("button", name="New here? Learn it in 5 minutes")
    expect(offer).to_be_visible()
    game = page.url
    offer.click()
    page.wait_for_url(lambda url: "/t/" in url and url != game)
    wait_for_step(page, 0)
    expect(offer).to_have_count(0)

    page = visits[-1].play("Polar Rush")
    expect(page.locator("[data-my-turn=yes] .sb-choice").first).to_be_visible()
    expect(offer).to_have_count(0)  # somebody with a lesson is no newcomer

    page = visits[-1].play("Arctic Race")
    offer = page.get_by_role("button", name="New here? Learn it in 6 minutes")
    expect(offer).to_be_visible()
    page.locator(".sb-choice").first.click()
    expect(offer).to_have_count(0)


def test_a_guest_who_waits_at_a_table_is_offered_the_lesson_in_a_new_tab(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    made = running.guest("Ann").post(
        "/api/tables", game="polar_rush", seats=["me", "open", "open"], visibility="invitation"
    )
    visits.append(Visit(browser, running.address, PHONE, has_touch=True, is_mobile=True))
    assert visits[-1].context.request.post("/api/guest", data={"name": "Bea"}).ok
    page = visits[-1].open(f"/t/{made['table']}?invitation={made['invitation']}")
    offer = page.get_by_role("button", name="New to this game? A lesson of 5 minutes")
    expect(offer).to_be_in_viewport()
    page.get_by_role("button", name="Sit here").first.tap()
    with visits[-1].context.expect_page() as opened:
        offer.tap()
    expect(opened.value.locator(".sb-lesson-text")).to_have_text(LESSON.steps[0].text["en"])

    expect(offer).to_have_count(0)
    expect(page.get_by_role("button", name="Give up my seat")).to_be_visible()  # the seat is kept
    page.reload()
    expect(page.get_by_role("button", name="Give up my seat")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)  # somebody with a lesson is no newcomer


def test_each_step_is_read_aloud_in_the_language_of_the_page(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    visits.append(Visit(browser, running.address, locale="da"))
    visits[-1].page.add_init_script(FAST + SPY)
    page = at_step(visits[-1], "polar_rush", LESSON.name, 0, "da")
    assert page.evaluate("spoken") == []
    page.get_by_role("button", name="Læs højt").click()
    page.locator(".sb-choice-taught").click()
    expect(page.locator(".sb-lesson-text:not(.sb-lesson-past)")).to_have_text(LESSON.steps[1].text["da"])
    assert page.evaluate("spoken") == [[step.text["da"], "da-DK"] for step in LESSON.steps[:2]]


def test_two_take_a_lesson_on_one_device(browser: Browser, running: Running, visits: list[Visit]) -> None:
    page = learner(browser, running, visits)
    page.get_by_role("button", name="Learn together on this device Polar Rush").click()
    page.wait_for_url("**/t/*")
    shown = 0
    for planned in LESSON.script[:12]:
        if planned.seat == CHANCE:
            continue
        expect(page.locator(f".sb-handover, {TAUGHT}").first).to_be_visible()
        if page.locator(".sb-handover").count() or planned.seat != shown:
            page.locator(".sb-handover button").click()
        shown = planned.seat
        expect(page.locator(TAUGHT).first).to_be_visible()
        text = page.locator(".sb-lesson-text:not(.sb-lesson-past)")
        expect(text).to_have_text(re.compile("^Your turn: ") if planned.seat else re.compile("."))
        page.locator(f".sb-choice-taught[data-action='{planned.actions[0]}']").click()


@pytest.mark.parametrize("language", ["da", "nb", "sv", "fi", "nl"])
def test_the_offer_and_the_step_are_in_the_visitors_language(
    browser: Browser, running: Running, visits: list[Visit], language: str
) -> None:
    visits.append(Visit(browser, running.address, PHONE, locale=language))
    page = visits[-1].open("/")
    page.locator(".sb-window", has=page.locator("#sb-game-polar_rush")).locator(".sb-lesson-start").click()
    expect(page.locator(".sb-lesson-text")).to_have_text(LESSON.steps[0].text[language])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off at the side"
