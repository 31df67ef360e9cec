"""The answers to "What is this?": on the board, on an enlarged sheet and beside the players' names."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from snowbound.core.guide import PIECES, guide
from snowbound.core.registry import built_in, find
from snowbound.core.words import LANGUAGES
from tests.web.conftest import Visit
from tests.web.test_features import Finger
from tests.web.test_pages import use, violations

ANSWERS = """
async (keys) => {
  const answers = [];
  const things = [...document.querySelectorAll('.sb-board [data-offer], .sb-board [data-thing]')];
  for (const [n, thing] of things.entries()) {
    const label = thing.getAttribute('aria-label');
    thing.focus();
    let name, text;
    for (let frame = 0; frame < 90 && name?.textContent !== label; frame++) {
      const key = new KeyboardEvent('keydown', { key: keys[n % keys.length], bubbles: true, cancelable: true });
      if (frame % 30 === 0) thing.dispatchEvent(key); // again, in case that the focus has scrolled something late
      await new Promise((resolve) => requestAnimationFrame(resolve));
      [name, text] = document.querySelectorAll('.sb-what > *');
    }
    answers.push({ id: thing.dataset.id, label, name: name?.textContent, text: text?.innerHTML });
  }
  return answers;
}
"""
"""Asks about everything on the board by keyboard, wherever the focus is."""


def answer(page: Page) -> Locator:
    return page.locator(".sb-what")


def own_table(visit: Visit, game_id: str, players: int) -> Page:
    """Start a game without bots, so that nothing moves, and show the board of the first to act."""
    page = visit.table(game_id, *["me"] * players)
    handover = page.locator(".sb-handover button")
    expect(handover.or_(page.locator("[data-offer]")).first).to_be_visible()
    if handover.count():
        handover.click()
    expect(page.locator("[data-offer]").first).to_be_visible()
    return page


def first_paragraphs(game_id: str, language: str) -> set[str]:
    """Return what a guide says first about each thing, without markup."""
    found = guide(find(game_id), language)
    return {plain(entry.blocks[0].html) for section in found.sections for entry in section.things}


def plain(html: str) -> str:
    return " ".join(re.sub(r"<svg.*?</svg>|<[^>]+>", "", html, flags=re.DOTALL).split())


@pytest.mark.parametrize("game_id", built_in())
def test_the_help_key_answers_for_everything_on_the_board(visit: Visit, game_id: str) -> None:
    language = LANGUAGES[built_in().index(game_id) + 1]
    use(visit, language=language)
    page = own_table(visit, game_id, 2)
    page.locator("[data-offer]").first.press("?")
    expect(answer(page).locator("div")).to_be_visible()  # the guide is there

    found: list[dict[str, Any]] = page.evaluate(ANSWERS, ["?", "F1"])
    known = first_paragraphs(game_id, language)
    assert len(found) > 10
    assert [one for one in found if plain(one.get("text") or "") not in known] == []
    assert [one for one in found if one["name"] != one["label"]] == []


def test_what_a_player_holds_is_explained_beside_the_name(visit: Visit) -> None:
    page = own_table(visit, "uno_power_grab", 2)
    page.locator(".sb-seat .sb-badge").first.hover()
    expect(answer(page)).to_contain_text("cards")
    expect(answer(page).locator("div")).to_be_visible()
    page.mouse.move(2, 2)
    expect(answer(page)).to_have_count(0)


def test_a_long_press_explains_what_a_player_holds(phone: Visit) -> None:
    page = own_table(phone, "arctic_race", 2)
    finger = Finger(page)
    finger.press(page.locator(".sb-seat .sb-badge").last)
    expect(answer(page).locator("div")).to_be_visible()
    finger.lift()
    expect(answer(page)).to_be_in_viewport(ratio=1)
    assert violations(page) == []


def test_things_on_an_enlarged_sheet_are_explained(visit: Visit) -> None:
    use(visit, language="da")
    page = own_table(visit, "arctic_roll", 3)
    page.locator("[data-thing^=sheet-]").last.press("Enter")
    sheet = page.locator("dialog svg.enlarged")
    expect(sheet.locator("[data-thing^=water-]")).to_have_count(1)
    pawn = sheet.locator("[data-thing^=pawn-]")
    pawn.hover()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".sb-what strong")).to_have_text("Brik")
    assert violations(page) == []

    pieces = next(section for section in guide(find("arctic_roll"), "da").sections if section.id == PIECES)
    first_line = plain(pieces.things[0].blocks[0].html)
    sheet.locator("[tabindex='0']").focus()
    page.keyboard.press("?")
    expect(dialog.locator(".sb-what")).to_contain_text(first_line)
    page.keyboard.press("ArrowDown")
    expect(dialog.locator(".sb-what")).to_have_count(0)
    expect(sheet.locator(":focus")).to_have_count(1)
