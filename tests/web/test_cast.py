"""Bots have names and faces on every page, and the players of a table are never cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from snowbound.core.cast import NAMES
from tests.web.conftest import Visit

LARGEST = {
    "uno_power_grab": ["me", *(f"bot:{1 + n % 5}" for n in range(9))],
    "arctic_race": ["me", "bot:1", "bot:2", "bot:3", "bot:4", "bot:5"],
    "polar_rush": ["me", "bot:1", "bot:1", "bot:4", "bot:5"],
    "ice_flow": ["me", "bot:2", "bot:3", "bot:3"],
}


# Whether every seat is wholly inside the list, and nothing sticks out of a seat.
ALL_INSIDE = """
() => {
  const area = document.querySelector('.sb-seats').getBoundingClientRect();
  return [...document.querySelectorAll('.sb-seat')].every(seat => {
    const { x, y, right, bottom } = seat.getBoundingClientRect();
    return x >= area.x && y >= area.y && right <= area.right + 0.5 && bottom <= area.bottom + 0.5
      && seat.scrollWidth <= seat.clientWidth + 1;
  });
}
"""


def box(part: Locator) -> dict[str, float]:
    """The visible box of a part of the page."""
    found: Any = part.bounding_box()
    assert found is not None, "it is not drawn"
    return dict(found)


def check_players(page: Page, seats: list[str]) -> None:
    """Check that all players are wholly inside their list, and that each bot has a face of its own."""
    expect(page.locator(".sb-seat")).to_have_count(len(seats))
    expect(page.locator("svg.scene")).to_be_visible()
    page.wait_for_function(ALL_INSIDE)  # not at once: the list gets its final size after the picture
    faces = page.locator(".sb-seats .sb-face")
    expect(faces).to_have_count(len(seats) - 1)
    drawn = [face.locator("use").first.get_attribute("href") for face in faces.all()]
    assert len(set(drawn)) == len(drawn), "no two are alike"
    for face in faces.all():
        assert box(face)["width"] >= 20 and box(face)["height"] >= 20
        painted = face.locator("use").first.evaluate("use => use.getBoundingClientRect().width")
        assert painted >= 20, "the symbol is drawn"


@pytest.mark.parametrize("name", LARGEST)
def test_all_players_of_a_full_table_are_seen_on_a_wide_screen(visit: Visit, name: str) -> None:
    check_players(visit.table(name, *LARGEST[name]), LARGEST[name])


@pytest.mark.parametrize("name", LARGEST)
def test_all_players_of_a_full_table_are_seen_on_a_phone(phone: Visit, name: str) -> None:
    page = phone.table(name, *LARGEST[name])
    check_players(page, LARGEST[name])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_bot_is_named_where_it_plays_and_says_that_it_is_a_bot(visit: Visit) -> None:
    page = visit.table("polar_rush", "me", "bot:1", "bot:5", start_player=0)
    first, second = (page.locator(".sb-seat").nth(n) for n in (1, 2))
    expect(first).to_contain_text("Bot, level 1")
    expect(second).to_contain_text("Bot, level 5")
    name = first.locator("b").first.inner_text()
    assert name in NAMES[1] and second.locator("b").first.inner_text() in NAMES[5]

    page.get_by_role("tab", name="Description").click()
    expect(page.locator(".sb-description")).to_contain_text(name)
    visit.open("/lobby")
    expect(page.locator(".sb-tables > li").first).to_contain_text(f"{name} Bot, level 1")
    expect(page.locator(".sb-tables > li").first.locator(".sb-face")).to_have_count(2)


def test_a_bot_keeps_its_name_from_the_dialog_to_the_table(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options Polar Rush").click()
    chosen = page.get_by_role("combobox", name="Player 2", exact=True)
    name = chosen.locator("option:checked").inner_text().split(",")[0]
    assert name in NAMES[3]
    face = page.locator(".sb-seat-rows .sb-face use").first.get_attribute("href")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")

    expect(page.locator(".sb-seat").nth(1)).to_contain_text(name)
    assert page.locator(".sb-seat").nth(1).locator(".sb-face use").first.get_attribute("href") == face


def test_a_stand_in_says_who_plays(visit: Visit, phone: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Invite Tic-tac-toe").click()
    link = page.get_by_label("Link to this table").input_value()
    other = phone.open(link)
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Save name").click()
    other.get_by_role("button", name="Sit here").click()
    expect(page.locator("svg.scene")).to_be_visible()
    other.get_by_role("button", name="More").click()
    other.get_by_role("button", name="Leave the table").click()
    other.get_by_role("button", name="Leave for good").click()

    seat = page.locator(".sb-seat").nth(1)
    expect(seat).to_contain_text("Bea")
    expect(seat.locator(".sb-face")).to_be_visible()
    remark = seat.locator("small").inner_text()
    assert remark.startswith("has left") and remark.split("Stand-in: ")[1].split(",")[0] in NAMES[3]
