"""Rules for people: beside the board, as a page, on paper, and as answers to "What is this?"."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from snowbound.core.registry import built_in
from snowbound.core.words import LANGUAGES
from tests.web.conftest import Visit
from tests.web.test_features import Finger
from tests.web.test_pages import use, violations

TOO_WIDE = """
() => [...document.querySelectorAll('.sb-guide *')]
  .filter((element) => !element.closest('svg, table') && element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
"""


def rush(visit: Visit) -> Page:
    """Start Polar Rush with two people on one device, and open the rules."""
    page = visit.table("polar_rush", "me", "me")
    page.locator(".sb-handover button").click()
    expect(page.locator("[data-thing^=space-]").first).to_be_visible()
    return page


def open_rules(page: Page) -> None:
    expect(page.locator("#sb-tab-rules")).to_be_attached()
    on_phone = page.locator(".sb-bar .sb-only-phone").first
    if on_phone.is_visible():
        on_phone.click()
    page.locator("#sb-tab-rules").click()


def test_the_rules_are_beside_the_board_in_the_language_of_the_page(visit: Visit) -> None:
    use(visit, language="da")
    page = rush(visit)
    open_rules(page)
    expect(page.locator(".sb-rules-list h3").first).to_have_text("Målet")

    page.get_by_role("searchbox").fill("kajak")
    expect(page.locator(".sb-entry h4").filter(has_text="Kajak")).to_be_visible()
    expect(page.locator(".sb-guide-goal")).to_have_count(0)

    page.get_by_role("searchbox").fill("")
    page.locator(".sb-rule-details summary").click()
    expect(page.locator(".sb-rule").first).to_contain_text("RUSH-01")
    assert violations(page) == []


def test_a_refusal_leads_to_its_paragraph(visit: Visit) -> None:
    page = rush(visit)
    page.locator("[data-thing^=space-]").nth(30).click()
    page.locator(".sb-bubble-rule + .sb-link").click()

    cited = page.locator(".sb-guide-block.sb-rule-cited").first
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_attribute("data-rules", re.compile("RUSH-"))


def test_the_mouse_at_rest_says_what_a_thing_is(visit: Visit) -> None:
    page = rush(visit)
    seal = page.locator("[data-thing^=space-][aria-label*=seal]").first
    seal.hover()
    answer = page.locator(".sb-what")
    expect(answer).to_contain_text("No special rule")
    expect(page.get_by_role("status").filter(has=answer)).to_have_count(1)

    page.mouse.move(2, 2)
    expect(answer).to_have_count(0)

    seal.click()
    expect(page.locator(".sb-bubble-rule")).to_be_visible()
    seal.hover()
    page.wait_for_timeout(1000)
    expect(answer).to_have_count(0)  # the click has been answered


def test_a_key_says_what_a_thing_is(visit: Visit) -> None:
    page = rush(visit)
    page.locator("[data-offer]").first.focus()
    page.keyboard.press("?")
    expect(page.locator(".sb-what")).to_contain_text("tile")

    page.keyboard.press("Escape")
    expect(page.locator(".sb-what")).to_have_count(0)


def test_a_long_press_says_what_a_thing_is(phone: Visit) -> None:
    page = rush(phone)
    finger = Finger(page)
    finger.press(page.locator("[data-thing^=space-][aria-label*=seal]:visible").first)
    expect(page.locator(".sb-what")).to_contain_text("No special rule")
    finger.lift()
    expect(page.locator(".sb-what")).to_be_visible()

    page.locator(".sb-bar").tap()
    expect(page.locator(".sb-what")).to_have_count(0)


@pytest.mark.parametrize("size", ["visit", "phone"])
def test_the_answer_to_a_click_leads_to_the_entry_in_the_rules(request: pytest.FixtureRequest, size: str) -> None:
    """Somebody who only watches is told what a thing is, since no rule is in the way of a choice."""
    visit: Visit = request.getfixturevalue(size)
    table = rush(visit).url
    visit.context.clear_cookies()  # a stranger from now on
    use(visit, language="nl")
    page = visit.open(table)
    seal = page.locator("[data-thing^=space-][aria-label*=zeehond]:visible").first
    for _ in range(2):  # the second time, the rules are open already or were closed by hand
        seal.tap() if size == "phone" else seal.click()
        answer = page.locator(".sb-bubble-what")
        expect(answer).to_be_visible()
        assert violations(page) == []
        answer.get_by_role("button", name="Meer in de regels").click()

        cited = page.locator(".sb-entry.sb-rule-cited")
        expect(cited).to_have_count(1)
        title = cited.get_by_role("heading")
        expect(title).to_have_text("Zeehond")
        expect(title).to_be_focused()
        expect(title).to_be_in_viewport(ratio=1)
        if size == "phone":
            page.get_by_role("button", name="Sluiten").last.click()


@pytest.mark.parametrize("game_id", built_in())
@pytest.mark.parametrize("size", ["visit", "phone"])
def test_the_page_of_a_guide_fits_and_is_accessible(request: pytest.FixtureRequest, game_id: str, size: str) -> None:
    """Each game in one language per run of the two sizes, so that all languages are seen."""
    visit: Visit = request.getfixturevalue(size)
    language = LANGUAGES[(built_in().index(game_id) + (size == "phone") * 3) % len(LANGUAGES)]
    use(visit, language=language)
    page = visit.open(f"/guide/{game_id}")
    expect(page.locator("svg.sb-figure").first).to_be_visible()
    expect(page.locator(".sb-figure-wait")).to_have_count(0)

    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator(".sb-app").get_attribute("lang") == language
    if size == "visit":
        assert violations(page) == []


def test_the_contents_lead_to_a_section(visit: Visit) -> None:
    page = visit.open("/guide/ice_flow")
    page.locator(".sb-guide-contents a").last.click()
    expect(page.locator("#sb-guide-card")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#card$"))

    page = visit.open("/guide/arctic_race#end")
    expect(page.locator("#sb-guide-end")).to_be_in_viewport()


@pytest.mark.parametrize("game_id", built_in())
def test_the_reference_card_is_printed_on_one_page(visit: Visit, game_id: str) -> None:
    page = visit.open(f"/guide/{game_id}")
    page.evaluate("window.print = () => {}")
    page.get_by_role("button", name="Print the reference card").click()
    page.emulate_media(media="print")
    expect(page.locator(".sb-guide-card")).to_be_visible()
    expect(page.locator(".sb-guide-goal")).to_be_hidden()
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1

    page.emulate_media(media="screen")
    page.get_by_role("button", name="Print", exact=True).click()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) >= 3


def test_a_game_without_a_guide_shows_its_numbered_rules(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    open_rules(page)
    expect(page.locator(".sb-rule").first).to_contain_text("TTT-01")
