"""A phone in landscape: nothing is cut off, nothing stays blank, and every button is on the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Guest, Running
from tests.web.conftest import Visit
from tests.web.players import FAST
from tests.web.short_games import SHORT, play

LANDSCAPE = (844, 390)
GAME = "arctic_race"
MOST = 200  # decisions in two rounds, and a few more

# Returns whether a name is shown with all its letters.
IS_WHOLE = "name => name.scrollWidth <= name.clientWidth"


@pytest.fixture(scope="module")
def guest(running: Running) -> Guest:
    return running.guest("Ilse")


@pytest.fixture(scope="module")
def over(guest: Guest) -> str:
    """A table whose game is over."""
    table = guest.create(GAME, "me", "me", "me", options=SHORT[GAME], number="00" * 16)
    assert play(guest, table, MOST)
    return table


@pytest.fixture
def page(browser: Browser, running: Running, guest: Guest) -> Iterator[Page]:
    """The page of a guest who holds the phone sideways."""
    visit = Visit(browser, running.address, LANDSCAPE, has_touch=True, is_mobile=True)
    visit.sign_in(guest)
    visit.page.add_init_script(FAST)
    yield visit.page
    assert visit.errors == []
    visit.context.close()


def test_the_result_and_the_board_fill_the_screen(page: Page, over: str) -> None:
    page.goto(f"/t/{over}")

    expect(page.locator(".sb-winner")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sb-places li").first).to_be_in_viewport(ratio=0.5)
    for button in page.locator(".sb-result .sb-button").all():
        expect(button).to_be_in_viewport(ratio=1)
    for part in (".sb-area", ".sb-turn"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] + box["height"] == pytest.approx(LANDSCAPE[1], abs=1), (part, box)
    expect(page.locator("svg.scene")).to_be_in_viewport(ratio=0.98)


def test_a_replay_shows_its_controls_beside_the_board(page: Page, over: str) -> None:
    page.goto(f"/r/{over}")

    expect(page.locator("svg.scene")).to_be_in_viewport(ratio=0.98)
    for button in page.locator(".sb-replay-buttons button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".sb-log")).to_be_in_viewport(ratio=0.5)
    height = page.locator("svg.scene").evaluate("scene => scene.getBoundingClientRect().height")
    assert height > LANDSCAPE[1] * 0.6


@pytest.mark.parametrize(("kind", "players"), [("uno_power_grab", 10), ("arctic_race", 6), ("ice_flow", 4)])
def test_all_players_are_seen_with_their_names(page: Page, guest: Guest, kind: str, players: int) -> None:
    table = guest.create(kind, *["me"] * players, number="00" * 16)

    page.goto(f"/t/{table}")
    page.locator(".sb-handover button").tap()

    expect(page.locator(".sb-seat")).to_have_count(players)
    expect(page.locator(".sb-seat .sb-badge").first).to_be_visible()
    for seat in page.locator(".sb-seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
        assert seat.locator("b").first.evaluate(IS_WHOLE), seat.text_content()
    expect(page.locator(".sb-question")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sb-choice").first).to_be_in_viewport(ratio=1)
