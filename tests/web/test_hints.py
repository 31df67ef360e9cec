"""Show me a good move: on the board and in the list, by mouse, by keyboard and on a phone; and who may."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from snowbound.core.registry import built_in
from snowbound.testing.samples import SOAK
from tests.server.running import Guest, Running
from tests.web.conftest import Visit
from tests.web.test_guide_fit import FAULTS, SIZES, visit_of
from tests.web.test_options import opened
from tests.web.test_pages import violations
from tests.web.test_table import wait_for_my_turn


def moves(page: Page) -> Locator:
    """Return the moves of the hint in the list."""
    return page.locator(".sb-hint ol > li > button")


def test_the_best_moves_are_marked_and_a_click_plays_one(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.get_by_role("button", name="Show me a good move").click()
    expect(moves(page).first).to_be_visible()
    count = moves(page).count()
    assert 2 <= count <= 3
    marks = page.locator("[data-hint]")
    expect(marks).to_have_count(count)
    expect(page.locator(".sb-hinted")).to_have_count(count)
    expect(page.get_by_role("button", name="Good move 1")).to_have_count(1)
    expect(moves(page).first).to_contain_text("wins")
    expect(page.get_by_role("status").filter(has=page.locator("ol > li > button"))).to_be_visible()
    expect(page.locator(".sb-log")).to_contain_text("takes a hint")
    assert violations(page) == [], "with the hint on the screen"

    offers = page.locator("[data-offer]").count()
    page.get_by_role("button", name="Good move 1").click()
    expect(marks).to_have_count(0)
    if wait_for_my_turn(page):
        expect(page.locator("[data-offer]")).to_have_count(offers - 2)


def test_a_hint_by_keyboard(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.keyboard.press("h")
    expect(moves(page).first).to_be_visible()
    expect(page.locator(".sb-choice kbd")).to_have_count(0)  # the digits choose from the hint now
    offers = page.locator("[data-offer]").count()
    page.keyboard.press("1")
    if wait_for_my_turn(page):
        expect(page.locator("[data-offer]")).to_have_count(offers - 2)
    page.get_by_role("button", name="Show me a good move").press("Enter")
    expect(moves(page).first).to_be_focused()


def test_a_hint_on_a_phone_can_be_hidden(phone: Visit) -> None:
    page = phone.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.get_by_role("button", name="Show me a good move").tap()
    expect(moves(page).first).to_be_in_viewport()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "nothing is cut off at the side"
    page.get_by_role("button", name="Hide").tap()
    expect(moves(page)).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.get_by_role("button", name="Show me a good move")).to_be_visible()


def test_a_table_without_hints_does_not_offer_them(visit: Visit) -> None:
    page = visit.table("tic_tac_toe", "me", "bot:1")
    assert wait_for_my_turn(page)
    expect(page.get_by_role("button", name="Show me a good move")).to_have_count(0)


def test_the_dialog_says_who_may_take_hints(visit: Visit) -> None:
    dialog = opened(visit, "Tic-tac-toe")
    page = visit.page
    dialog.get_by_label("For young players").check()
    dialog.get_by_label("Young player (Player 1)").check()
    dialog.get_by_role("combobox").nth(1).select_option("open")
    dialog.get_by_label("Everyone (listed in the lobby)").check()
    expect(dialog).to_contain_text("Hints are off at tables in the lobby")
    expect(dialog.get_by_text("For young players")).to_have_count(0)
    dialog.get_by_label("Anyone with the link").check()
    dialog.get_by_role("combobox").nth(1).select_option("bot:1")
    expect(dialog.get_by_label("Young player (Player 1)")).to_be_checked()
    with page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name="Play", exact=True).click()
    sent = asked.value.post_data_json
    assert sent is not None
    assert (sent["hints"], sent["young"], sent["options"]) == ("young", [0], {})
    assert wait_for_my_turn(page)
    expect(page.get_by_role("button", name="Show me a good move")).to_be_visible()


REAL_GAMES = built_in() if SOAK else ("polar_rush", "uno_power_grab")
"""`make test` asks for hints in two games, whose search other tests compile as well."""

LEAST_CHOICES = 4

MARKS = """
() => [...document.querySelectorAll('[data-hint]')].map((mark) => {
  const [box, scene] = [mark.getBoundingClientRect(), mark.closest('svg').getBoundingClientRect()];
  const isInside = box.left >= scene.left - 1 && box.right <= scene.right + 1 && box.top >= scene.top - 1
    && box.bottom <= scene.bottom + 1;
  const text = mark.querySelector('text').getBoundingClientRect();
  const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const thing = under.map((one) => one.closest('[data-offer], [data-thing]')).find((one) => one !== null);
  const isFilled = text.width <= box.width + 1;
  return { numbers: mark.dataset.hint.split('·'), isInside, isFilled, on: thing?.ariaLabel };
})
"""
"""The numbers that are drawn on the board, whether each is inside the picture and in its badge, and what it is on."""


def decided(guest: Guest, game: str, seed: int) -> str:
    """Return a table at which the guest has played some moves at random and has several choices now."""
    chooser = random.Random(seed)
    table = guest.create(game, "me", "bot:1", "bot:1", hints="everyone", number="00" * 16)
    number = played = 0
    while True:
        shown = guest.get(f"/api/tables/{table}", seat=0, after=number, wait=5)
        number = shown["number"]
        assert not shown["view"].get("over"), "the game lasts longer than this"
        choices = shown["view"].get("choices", [])
        if len(choices) >= LEAST_CHOICES and played >= 6:
            return table
        if choices:
            action = chooser.choice(choices)["action"]
            number = guest.post(f"/api/tables/{table}/move", seat=0, action=action)["number"] - 1
            played += 1


@pytest.mark.parametrize("game_id", REAL_GAMES)
def test_good_moves_of_a_real_game_are_drawn_and_explained(
    browser: Browser, running: Running, visits: list[Visit], game_id: str
) -> None:
    guest = running.guest("Ada")
    table = decided(guest, game_id, seed=22)
    for size in SIZES:
        visit = visit_of(browser, running, visits, size)
        visit.sign_in(guest)
        page = visit.open(f"/t/{table}")
        page.get_by_role("button", name="Show me a good move").click()
        expect(moves(page).first).to_be_visible(timeout=180_000)  # a first run may compile the search
        count = moves(page).count()
        assert 2 <= count <= 3
        for n, text in enumerate(moves(page).all_inner_texts(), 1):
            assert re.match(rf"{n}\s.+wins (\d+|<1|>99) %.+\.$", " ".join(text.split())), text
        marks = page.evaluate(MARKS)
        assert {number for mark in marks for number in mark["numbers"]} == {str(n + 1) for n in range(count)}
        assert all(mark["isInside"] and mark["isFilled"] for mark in marks), marks
        if game_id == "uno_power_grab":  # cards lie on each other
            assert [mark["on"] for mark in marks if f"Good move {mark['numbers'][0]}" not in mark["on"]] == []
        moves(page).last.scroll_into_view_if_needed()
        expect(moves(page).last).to_be_in_viewport(ratio=0.9)
        assert page.evaluate(FAULTS, ".sb-hint") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == [], "with the hint on the screen"
