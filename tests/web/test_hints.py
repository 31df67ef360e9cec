"""Show me a good move: on the board and in the list, by mouse, by keyboard and on a phone; and who may."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
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
