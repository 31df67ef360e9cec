"""On a phone, boards fit or scroll to what matters, and a tap shows what it means before it counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.players import FAST

PHONE = (390, 844)
SMALL_PHONE = (360, 740)
FINGER = 44


def on_a_phone(
    browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int] = PHONE, cookie: str = ""
) -> Visit:
    """Return a visitor with a phone, who may be a guest already."""
    visits.append(Visit(browser, running.address, size, has_touch=True, is_mobile=True))
    visits[-1].page.add_init_script(FAST)
    if cookie:
        visits[-1].context.add_cookies([{"name": "snowbound", "value": cookie, "url": running.address}])
    return visits[-1]


def rush_on_a_phone(browser: Browser, running: Running, visits: list[Visit]) -> Page:
    """Start a game of Polar Rush on a phone; the visitor begins."""
    return on_a_phone(browser, running, visits).table("polar_rush", "me", "bot:1", start_player=0)


def test_tiles_and_spaces_are_as_large_as_a_finger(browser: Browser, running: Running, visits: list[Visit]) -> None:
    page = rush_on_a_phone(browser, running, visits)
    expect(page.locator("[data-offer^=tile-]")).to_have_count(11)

    for sprite in page.locator("[data-id^=tile-], [data-id^=space-][aria-label]").all():
        box = sprite.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= FINGER, (sprite, box)


def test_the_tiles_and_ones_own_figure_are_visible_together(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    page = rush_on_a_phone(browser, running, visits)

    for tile in page.locator("[data-offer^=tile-]").all():
        expect(tile).to_be_in_viewport(ratio=0.99)
    expect(page.locator("[data-id=figure-0]")).to_be_in_viewport(ratio=0.99)


def test_a_page_opens_at_ones_own_figure_while_another_player_acts(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    ada, bea = running.guest("Ada"), running.guest("Bea")
    table = ada.create("polar_rush", "me", "open", options={"start_player": 1})
    bea.post(f"/api/tables/{table}/sit")  # the last seat: the game starts

    page = on_a_phone(browser, running, visits, cookie=ada.http.cookies["snowbound"]).open(f"/t/{table}")

    expect(page.locator("[data-id=figure-0]")).to_be_in_viewport(ratio=0.99)
    assert page.locator("[data-offer]").count() == 0
    assert page.locator(".sb-board").evaluate("board => board.scrollTop") > 0, "the start is at the bottom"


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_six_players_see_the_whole_board_of_arctic_race(
    browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int]
) -> None:
    page = on_a_phone(browser, running, visits, size).table("arctic_race", "me", *["bot:1"] * 5)
    expect(page.locator("[data-offer^=card-]")).to_have_count(5)

    for id in [f"card-{card}" for card in range(1, 6)] + ["field-1", "finish", "round", "order-5", "camp-5"]:
        expect(page.locator(f"[data-id={id}]")).to_be_in_viewport(ratio=0.97)
    heights = {seat.bounding_box()["height"] for seat in page.locator(".sb-seat").all()}  # type: ignore[index]
    assert len(heights) == 1 and heights.pop() < 52, "two lines per player"


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_what_four_players_of_ice_flow_hold_is_one_line_each(
    browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int]
) -> None:
    page = on_a_phone(browser, running, visits, size).table("ice_flow", *["me"] * 4)
    page.locator(".sb-handover button").tap()
    expect(page.locator(".sb-seat .sb-badge")).to_have_count(12)

    for seat in page.locator(".sb-seat").all():
        boxes = [badge.bounding_box() for badge in seat.locator(".sb-badge").all()]
        assert len({round(box["y"]) for box in boxes if box}) == 1, boxes
        own = seat.bounding_box()
        assert own and all(box and box["x"] + box["width"] <= own["x"] + own["width"] for box in boxes), "none is cut"


def test_a_tap_on_a_small_hex_shows_plainly_what_it_means(
    browser: Browser, running: Running, visits: list[Visit]
) -> None:
    page = on_a_phone(browser, running, visits).table("arctic_roll", "me", "bot:1", start_player=0)
    hexes, meant = page.locator("[data-offer^=hex-]"), page.locator(".sb-board .sb-highlighted")
    page.get_by_role("button", name="Pass", exact=False).first.tap()  # the calamity window
    expect(page.locator(".sb-confirm").or_(hexes.first).first).to_be_visible()
    if page.locator(".sb-confirm").count():
        page.locator(".sb-confirm .sb-primary").tap()
    expect(hexes.first).to_be_visible()
    target = hexes.first
    box = target.bounding_box()
    assert box is not None and box["width"] < FINGER, "eleven of them share the width"
    expect(page.locator("[data-id=flow]")).to_be_in_viewport(ratio=0.97)

    target.tap()

    expect(page.locator(".sb-confirm")).to_be_visible()
    expect(page.locator(".sb-ghost [href='#roll-pawn']")).to_be_visible()
    expect(target.locator(".sb-highlighted")).to_have_css("opacity", "1")
    other = page.locator(".sb-offer:not(.sb-highlighted)").first
    expect(other).to_have_css("opacity", "0.3")
    assert meant.count() == 2, "the hex and the die"
