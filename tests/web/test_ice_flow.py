"""Ice Flow in the browser: whole journeys in one click, by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

OFFERED = re.compile("^reach-")


def turn_with_journeys(visit: Visit) -> tuple[Page, dict[str, Any]]:
    """Open a table for two on this device. The first player is in turn and can make a journey of several steps."""
    request = visit.context.request
    assert request.post("/api/guest", data={"name": "Ada"}).ok
    wanted = {"game": "ice_flow", "seats": ["me", "me"], "options": {"start_player": 0}, "visibility": "public"}
    id = request.post("/api/tables", data=wanted | {"key": "new"}).json()["table"]
    assert request.post(f"/api/tables/{id}/start", data={"key": "start"}).ok
    for number in range(400):
        asked = request.get(f"/api/tables/{id}?seat=0&scenes=wide").json()
        seat = asked["view"]["actors"][0]
        routes = asked["view"].get("offers", {}).get("routes", [])
        longest: dict[str, Any] = max(routes, key=lambda route: len(route["actions"]), default={"actions": []})
        if seat == 0 and len(longest["actions"]) > 3:
            visit.open(f"/t/{id}").get_by_role("button", name="I am").click()
            return visit.page, longest
        view = asked if seat == 0 else request.get(f"/api/tables/{id}?seat={seat}").json()
        choices = view["view"]["choices"]
        action = choices[(number * 7) % len(choices)]["action"]
        assert request.post(f"/api/tables/{id}/move", data={"seat": seat, "action": action, "key": f"move {number}"}).ok
    raise AssertionError("no journey of several steps came up")


def goal(label: str) -> tuple[str, str]:
    """The explorer and the place in a label such as "explorer 2 to h4 (free)"."""
    found = re.match(r"(explorer \d) to (.+) \(", label)
    assert found, label
    return found[1], found[2]


def test_a_click_on_an_explorer_shows_where_it_can_go_and_another_click_goes_there(visit: Visit) -> None:
    page, route = turn_with_journeys(visit)
    explorer, place = goal(route["label"])
    own = route["targets"][-1]["id"]  # a field with several prices has a ring for all and a tag for each
    start, target = (page.locator(f'[data-id="{id}"]') for id in (route["start"], own))
    expect(target).to_have_count(0)

    start.hover()
    expect(target, "pointing shows the fields within reach").to_be_visible()
    expect(target).not_to_have_attribute("data-offer", OFFERED)
    page.mouse.move(2, 2)
    expect(target).to_have_count(0)

    start.click()
    expect(target).to_have_attribute("data-offer", OFFERED)
    expect(page.get_by_role("button", name="Step by step")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-routes]"), "Escape closes the routes, and nothing has happened").to_have_count(0)
    expect(target, "the pointer is still on the explorer").not_to_have_attribute("data-offer", OFFERED)
    expect(start).to_have_attribute("data-offer", route["start"])

    start.click()
    target.click()
    expect(start).to_have_attribute("aria-label", re.compile(f"{explorer} at {place}"))
    expect(page.locator("[data-routes]")).to_have_count(0)


def test_a_journey_by_keyboard_in_the_list_of_choices(visit: Visit) -> None:
    page, route = turn_with_journeys(visit)
    explorer, place = goal(route["label"])
    choices = page.get_by_role("list", name="Your choices")
    move = choices.locator(f'[data-action="{route["actions"][0]}"]')
    move.focus()
    page.keyboard.press("Enter")

    journey = choices.get_by_role("button", name=re.compile(re.escape(route["label"]), re.IGNORECASE))
    expect(journey).to_be_visible()
    journey.focus()
    page.keyboard.press("Enter")
    start = page.locator(f'[data-id="{route["start"]}"]')
    expect(start).to_have_attribute("aria-label", re.compile(f"{explorer} at {place}"))


@pytest.mark.parametrize("way", ["back", "steps"])
def test_an_explorer_can_still_be_moved_step_by_step_or_not_at_all(phone: Visit, way: str) -> None:
    page, route = turn_with_journeys(phone)
    page.locator(f'[data-offer="{route["start"]}"]').tap()
    expect(page.locator("[data-routes]")).to_have_count(1)
    if way == "back":
        page.get_by_role("button", name="Choose something else", exact=True).tap()
        expect(page.locator("[data-routes]")).to_have_count(0)
        expect(page.get_by_role("heading", name=re.compile("^Your turn"))).to_be_visible()
    else:
        page.get_by_role("button", name="Step by step").tap()
        expect(page.get_by_role("heading", name=re.compile("^Where does explorer"))).to_be_visible()


def test_choices_stand_under_the_headings_of_the_help_tile_and_are_large_enough_to_touch(phone: Visit) -> None:
    page, _ = turn_with_journeys(phone)
    headings = page.get_by_role("list", name="Your choices").get_by_role("heading")
    expect(headings.first).to_have_text(re.compile("^A1 or A2"))
    assert any(text.startswith("B1") for text in headings.all_text_contents())
    expect(headings.first.locator("svg.sb-symbol")).to_have_count(2)
    for heading in headings.all():
        expect(heading.locator("svg.sb-symbol").first).to_be_visible()
    for choice in page.locator(".sb-choices button").all():
        box = choice.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44


def test_the_board_names_every_place_that_texts_speak_of(phone: Visit) -> None:
    page, _ = turn_with_journeys(phone)
    written = set(page.locator("svg.scene text").all_text_contents())
    floes = [text for text in page.locator(".sb-choices button").all_text_contents() if text.startswith("Floe on ")]
    assert floes and {text.removeprefix("Floe on ") for text in floes} <= written
    assert {"Wales", "Uelen", "Big", "Little"} <= written
