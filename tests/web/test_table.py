"""Whole games of tic-tac-toe, hand-over on one device, an invited guest, and a lost connection."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

OVER = "The game is over"


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=OVER).count() > 0


def wait_for_my_turn(page: Page) -> bool:
    """Wait for the player's turn or the end of the game; return whether it is the player's turn."""
    offers = page.locator("[data-offer]")
    heading = page.get_by_role("heading", name=OVER)
    expect(offers.first.or_(heading).first).to_be_visible()
    return not is_over(page)


def test_a_game_against_bots_by_mouse(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")

    while wait_for_my_turn(page):
        page.locator("[data-offer]").first.click()
        expect(
            page.get_by_text("Waiting for")
            .or_(page.locator("[data-offer]").first)
            .or_(page.get_by_role("heading", name=OVER))
            .first
        ).to_be_visible()

    expect(page.locator(".sb-places > li")).to_have_count(2)
    finished = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(finished)
    assert wait_for_my_turn(page), "a rematch against bots starts at once"


def test_a_game_by_keyboard_only(visit: Visit) -> None:
    page = visit.open("/")
    button = page.get_by_role("button", name="Play now Tic-tac-toe")
    expect(button).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    assert wait_for_my_turn(page)
    page.keyboard.press("2")  # a digit chooses from the list
    expect(page.locator("[data-id=mark-1]")).to_be_visible()
    while wait_for_my_turn(page):
        if not page.evaluate("document.activeElement?.closest('.sb-choices, .sb-board') !== null"):
            page.locator(".sb-choices button").first.focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)

    expect(page.locator(".sb-places > li")).to_have_count(2)


def test_a_game_by_the_accessibility_tree_only(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    board = page.get_by_role("group", name="Tic-tac-toe board")
    expect(board).to_be_visible()

    while wait_for_my_turn(page):
        board.get_by_role("button", name="field").first.click(force=True)
        page.wait_for_timeout(50)

    expect(page.get_by_role("heading", name=OVER)).to_be_visible()


def test_a_game_by_touch_on_a_phone(phone: Visit) -> None:
    page = phone.play("Tic-tac-toe")

    while wait_for_my_turn(page):
        page.locator("[data-offer]").first.tap()
        page.wait_for_timeout(50)

    expect(page.locator(".sb-places > li")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"


def test_two_people_on_one_device_hand_it_over(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options Tic-tac-toe").click()
    page.get_by_role("combobox", name="Player 2", exact=True).select_option("me")
    page.get_by_role("button", name="Play", exact=True).click()

    for player in ("1", "2", "1"):
        ready = page.get_by_role("button", name="I am")
        expect(ready).to_contain_text(player)
        expect(page.locator("svg.scene")).to_have_count(0)  # the board is hidden
        ready.click()
        page.locator("[data-offer]").first.click()


def test_a_guest_joins_by_the_link_and_plays(visits: list[Visit], visit: Visit, phone: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Invite Tic-tac-toe").click()
    link = page.get_by_label("Link to this table").input_value()

    other = phone.open(link)
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Sit here").click()  # without saving the name first

    page.locator("[data-offer]").nth(4).click()
    expect(other.locator("[data-id=mark-4]")).to_be_visible()
    expect(page.get_by_text("Waiting for Bea.")).to_be_visible()


def test_a_lost_connection_is_reported_and_restored(visit: Visit) -> None:
    page = visit.page
    page.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Real { constructor(...a) { if (window.cut) a[0] = 'ws://127.0.0.1:1/';"
        " super(...a); window.sockets.push(this); } };"
    )
    visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)

    page.evaluate("window.cut = true; window.sockets.forEach(socket => socket.close())")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.locator("[data-offer]").first.click()  # sent after the reconnection
    page.evaluate("window.cut = false")

    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator("[data-id=mark-0]")).to_be_visible()
