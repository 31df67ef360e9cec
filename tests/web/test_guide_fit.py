"""All guides in all languages, at the size of a desktop and of a small phone, as a page, at the table and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from snowbound.core.registry import built_in
from snowbound.core.words import LANGUAGES
from tests.server.running import Running
from tests.web.conftest import WIDE, Visit
from tests.web.test_guide import open_rules
from tests.web.test_pages import violations

SIZES = {"desktop": WIDE, "phone": (375, 667)}

every_size = pytest.mark.parametrize("size", SIZES)
every_game = pytest.mark.parametrize("game_id", built_in())

FAULTS = r"""
(root) => {
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  const linesOf = (text, start, end) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  for (let text; (text = texts.nextNode());) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility() || parent.closest('svg, .sb-visually-hidden')) continue;
    const lines = linesOf(text, 0, text.length);
    let [across, down] = [true, true];
    for (let box = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (box.offsetWidth <= 1) [across, down] = [true, true]; // only for screen readers
      if (box.offsetWidth <= 1) break;
      const isPage = box === document.documentElement;
      const { left, right, top, bottom } = isPage ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      const isOutside = (line) => line.left < left - 1 || line.right > right + 1;
      const isCut = (line) => line.top < top - 1 || line.bottom > bottom + 1;
      across &&= !(isPage || overflowX !== 'visible') || !lines.some(isOutside);
      if (/auto|scroll/.test(overflowY)) break;
      down &&= !/hidden|clip/.test(overflowY) || !lines.some(isCut);
    }
    if (!across || !down) found.add(`cut: ${text.data.trim().slice(0, 60)}`);
    for (const { index, 0: word } of text.data.matchAll(/[^\s\p{Pd}/\u00ad]+/gu)) {
      const tops = linesOf(text, index, index + word.length).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.add(`divided: ${word}`);
    }
  }
  return [...found];
}
"""
"""Lists texts that do not fit into a box around them, and words that are divided without a hyphen.

What can be scrolled down is not cut. The browser of the tests has no dictionaries, so it hyphenates no word by itself.
"""


CUT_IN_FIGURES = """
() => [...document.querySelectorAll('svg.sb-figure')].flatMap((figure) => {
  const edge = figure.getBoundingClientRect();
  return [...figure.querySelectorAll('text')].flatMap((text) => {
    const { left, right, top, bottom, height } = text.getBoundingClientRect();
    const blank = height / 5; // above and below the letters
    const isSeen = left < edge.right && right > edge.left && top + blank < edge.bottom && bottom - blank > edge.top
      && text.checkVisibility({ opacityProperty: true });
    const isCut = left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1;
    return isSeen && isCut ? [text.textContent] : [];
  });
})
"""
"""Lists texts of figures that the edge of their picture cuts. What lies beyond the edge altogether is not seen."""


def visit_of(browser: Browser, running: Running, visits: list[Visit], size: str) -> Visit:
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    visits.append(Visit(browser, running.address, SIZES[size], **touch))
    return visits[-1]


def use_language(page: Page, language: str) -> None:
    """Show the page in another language."""
    page.evaluate(f"localStorage.setItem('snowbound.settings', JSON.stringify({{ language: '{language}' }}))")
    page.reload()
    expect(page.locator(".sb-app")).to_have_attribute("lang", language)


def printed_pages(page: Page, part: str) -> int:
    """Return on how many pages a part of the guide is printed."""
    page.evaluate(f"document.documentElement.dataset.print = '{part}'")
    page.emulate_media(media="print")
    printed = page.pdf(prefer_css_page_size=True)
    page.emulate_media(media="screen")
    return len(re.findall(rb"/Type\s*/Page\b", printed))


@every_game
@every_size
def test_no_guide_is_cut_on_its_page_and_its_card_is_printed_on_one(
    browser: Browser, running: Running, visits: list[Visit], game_id: str, size: str
) -> None:
    page = visit_of(browser, running, visits, size).open(f"/guide/{game_id}")
    for language in LANGUAGES:
        use_language(page, language)
        expect(page.locator("svg.sb-figure").first).to_be_visible()
        expect(page.locator(".sb-figure-wait")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language
        assert page.evaluate(FAULTS, ".sb-app") == [], language
        assert page.evaluate(CUT_IN_FIGURES) == [], language
        assert page.locator(".sb-guide-block").first.evaluate("block => getComputedStyle(block).hyphens") == "auto"
        if size == "desktop":
            assert printed_pages(page, "card") == 1, language
    assert violations(page) == []


def test_a_text_at_the_edge_of_a_figure_would_be_noticed(visit: Visit) -> None:
    page = visit.open("/guide/ice_flow")
    expect(page.locator(".sb-figure text").filter(has_text="Lavrentiya").first).to_be_visible()
    assert page.evaluate(CUT_IN_FIGURES) == []
    for figure in page.locator("svg.sb-figure").all():
        figure.evaluate("figure => figure.viewBox.baseVal.x += figure.viewBox.baseVal.width / 4")
    assert "Lavrentiya" in page.evaluate(CUT_IN_FIGURES)


@every_game
@every_size
def test_no_guide_is_cut_at_the_table(
    browser: Browser, running: Running, visits: list[Visit], game_id: str, size: str
) -> None:
    page = visit_of(browser, running, visits, size).table(game_id, "me", "bot:1")
    for language in LANGUAGES:
        use_language(page, language)
        open_rules(page)
        expect(page.locator(".sb-rules svg.sb-figure").first).to_be_visible()
        assert page.evaluate(FAULTS, ".sb-rules") == [], language
        assert page.evaluate(FAULTS, ".sb-bar") == [], "the title"
    assert violations(page) == []
