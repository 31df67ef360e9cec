"""Arctic Roll in the browser: another player's sheet opens large, and a solo game compares with the best."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.short_games import play


def open_sheet(page: Page, tap: bool) -> None:
    """Click or tap the middle of the sheet of seat 1."""
    sheet = page.locator("[data-id=sheet-1]")
    expect(sheet).to_be_visible()
    sheet.scroll_into_view_if_needed()
    box = sheet.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if tap:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@pytest.mark.parametrize("on_phone", [False, True], ids=["desktop", "phone"])
def test_a_rival_s_sheet_is_shown_large_until_it_is_closed(visit: Visit, phone: Visit, on_phone: bool) -> None:
    page = (phone if on_phone else visit).table("arctic_roll", "me", "bot:1", "bot:1")

    open_sheet(page, on_phone)

    dialog = page.get_by_role("dialog", name="Sheet of")
    large, small = dialog.locator("[data-id=sheet-1]"), page.locator(".sb-board [data-id=sheet-1]")
    expect(large).to_be_visible()
    shown, before = large.bounding_box(), small.bounding_box()
    size = page.viewport_size
    assert shown is not None and before is not None and size is not None
    assert shown["width"] > 2.5 * before["width"]
    assert 0 <= shown["x"] and shown["x"] + shown["width"] <= size["width"], "nothing of it is cut"
    assert 0 <= shown["y"] and shown["y"] + shown["height"] <= size["height"]
    expect(dialog.locator("[data-id=pawn-1]")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


THINGS = """
() => [...document.querySelectorAll('[data-id^=face-], [data-id^=calamity-], [data-id^=stamp-], [data-id^=stock-0]')]
  .filter(one => one.getAttribute('aria-label'))
  .map(one => [one, one.querySelector('use')])
  .map(([one, use]) => [one.dataset.id, use.width.baseVal.value * use.getScreenCTM().a])
"""
"""The width in which a tap counts, as in sprite.tsx: that of the symbol."""


def test_what_is_touched_on_a_phone_is_as_wide_as_a_finger(phone: Visit) -> None:
    phone.page.set_viewport_size({"width": 390, "height": 844})
    page = phone.table("arctic_roll", "me", "bot:1")

    expect(page.locator("[data-id=face-1]")).to_be_visible()
    things: Any = page.evaluate(THINGS)
    assert len(things) == 6 + 6 + 14 + 3
    assert all(width >= 43.5 for _, width in things), things


BEST = "snowbound.best.arctic_roll."
READ = """
prefix => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)).map(([, value]) => JSON.parse(value))
"""
WRITE = """
([prefix, best]) => Object.keys(localStorage).filter(key => key.startsWith(prefix))
  .forEach(key => localStorage.setItem(key, JSON.stringify(best)))
"""


def test_a_solo_game_is_compared_with_the_best(running: Running, visit: Visit) -> None:
    ada = running.guest("Ada")
    table = ada.create("arctic_roll", "me", number="00" * 16)
    assert play(ada, table, most=400), "the game is over"
    visit.sign_in(ada)
    page = visit.open(f"/t/{table}")

    told = page.locator(".sb-best")
    expect(told).to_contain_text("Your first result:")
    (stored,) = page.evaluate(READ, BEST)
    points = int(page.locator(".sb-places .sb-points b").inner_text())
    assert stored["points"] == points

    page.evaluate(WRITE, [BEST, {**stored, "points": points + 3, "table": "another"}])
    page.reload()
    expect(told).to_have_text(f"Your best: {points + 3}. This game: {points}.")
