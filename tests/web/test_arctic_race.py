"""Arctic Race in the browser: previews of cards, and a phone that shows the whole track."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.conftest import Visit

LEAST = 44
"""CSS pixels of what a finger has to hit."""


@pytest.fixture
def large_phone(visits: list[Visit], browser: Browser, running: Running) -> Visit:
    """Return a visitor with a phone of 390 by 844 pixels."""
    visits.append(Visit(browser, running.address, (390, 844), has_touch=True, is_mobile=True))
    return visits[-1]


def choosing(visit: Visit, *seats: str) -> Page:
    """Open a table at which the visitor chooses the first card."""
    page = visit.table("arctic_race", "me", *seats, first_player=0)
    expect(page.locator("[data-offer=card-1]")).to_be_visible()
    return page


def test_pointing_at_a_card_shows_where_its_racers_would_go(visit: Visit) -> None:
    page = choosing(visit, "bot:1", "bot:1")
    ghosts = page.locator(".sb-ghost .sprite")

    page.locator("[data-offer=card-1]").hover()
    expect(ghosts).to_have_count(6)  # three racers and their ways
    page.locator("[data-offer=card-5]").hover()
    expect(ghosts).to_have_count(2)

    page.mouse.move(5, 5)
    expect(ghosts).to_have_count(0)
    expect(page.locator("[data-id=veil]")).to_have_count(0)  # nothing was chosen


def test_a_phone_shows_the_whole_track_and_the_hand(large_phone: Visit) -> None:
    page = choosing(large_phone, *["bot:1"] * 2)

    expect(page.locator(".sb-board-scrolls")).to_have_count(0)
    area = page.locator(".sb-board").bounding_box()
    assert area is not None
    for id in ("field-1", "field-2", "field-3", "field-9", "field-36", "racer-0-1", "card-1", "card-5", "stack", "die"):
        box = page.locator(f"[data-id={id}]").bounding_box()
        assert box is not None, id
        assert area["x"] <= box["x"] and box["x"] + box["width"] <= area["x"] + area["width"], f"{id} is cut"
        assert area["y"] <= box["y"] and box["y"] + box["height"] <= area["y"] + area["height"], f"{id} is cut"


def test_what_a_finger_has_to_hit_is_large_enough(large_phone: Visit) -> None:
    """Red has revealed card 1: racers, footprints and the card can be tapped."""
    page = large_phone.table("arctic_race", "me", "me", first_player=0)
    table, ask = page.url.rsplit("/", 1)[1], large_phone.context.request
    for seat, card in ((0, 0), (1, 4)):
        assert ask.post(f"/api/tables/{table}/move", data={"seat": seat, "action": card, "key": "card"}).ok
    page.reload()
    page.get_by_role("button", name="I am").click()
    expect(page.locator("[data-offer^=go-]").first).to_be_visible()

    sizes = {offer.get_attribute("data-offer"): offer.bounding_box() for offer in page.locator("[data-offer]").all()}
    assert {"racer-0-1", "racer-0-2", "racer-0-3", "card-1"} < set(sizes)
    for id, box in sizes.items():
        assert box is not None and min(box["width"], box["height"]) >= LEAST, f"{id} measures {box}"
