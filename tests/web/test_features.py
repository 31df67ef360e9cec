"""Features around play: pause, take back, replay, other devices, rules, previews, options."""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.test_table import wait_for_my_turn


def test_a_pause_and_its_end(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Ask to pause").click()
    expect(page.get_by_role("heading", name="The game is paused.")).to_be_visible()
    expect(page.locator(".sb-choice")).to_have_count(0)

    page.get_by_role("button", name="Resume").click()
    expect(page.locator(".sb-choice").first).to_be_visible()


def test_a_move_is_taken_back(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.locator("[data-offer=field-4]").click()
    expect(page.locator("[data-id=mark-4]")).to_be_visible()

    page.get_by_role("button", name="Take back").click()

    expect(page.locator("[data-id=mark-4]")).to_have_count(0)


def test_everyone_is_asked_before_a_game_ends_early(visit: Visit, phone: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Invite Tic-tac-toe").click()
    other = phone.open(page.get_by_label("Link to this table").input_value())
    other.get_by_role("button", name="Sit here").click()
    expect(page.locator("[data-offer]").first).to_be_visible()

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Ask to end the game").click()
    other.get_by_role("button", name="Agree").click()

    expect(page.get_by_role("heading", name="The game was ended early")).to_be_visible()


def test_a_replay_shows_a_game_and_links_to_a_move(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    while wait_for_my_turn(page):
        page.locator("[data-offer]").first.click()
        page.wait_for_timeout(50)
    page.get_by_role("link", name="Watch replay").click()

    expect(page.get_by_text("Before the first move")).to_be_visible()
    expect(page.locator("svg.scene")).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    page.get_by_role("button", name="Next move").click()
    expect(page.locator("[data-id^=mark]")).to_have_count(2)
    assert page.url.endswith("#2")

    page.reload()
    expect(page.locator("[data-id^=mark]")).to_have_count(2)


def test_another_device_becomes_the_same_guest(
    visits: list[Visit], browser: Browser, running: Running, visit: Visit
) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    visit.open("/settings")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_label("Continue on another device").input_value()

    visits.append(Visit(browser, running.address))
    other = visits[-1].open(link)
    other.get_by_role("button", name="Sign in").click()
    other.get_by_role("link", name="My tables").last.click()
    other.get_by_role("link", name="Continue").click()

    assert wait_for_my_turn(other)


def test_my_tables_appear_when_the_device_becomes_that_guest(
    visits: list[Visit], browser: Browser, running: Running, visit: Visit
) -> None:
    page = visit.play("Tic-tac-toe")
    visit.open("/settings")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_label("Continue on another device").input_value()

    visits.append(Visit(browser, running.address))
    other = visits[-1].open(link)
    held: list[Route] = []
    other.route("**/api/guest/take", lambda route: held.append(route))
    other.get_by_role("button", name="Sign in").click()
    other.get_by_role("link", name="My tables").last.click()
    expect(other.get_by_text("You have not joined a table yet.")).to_be_visible()
    held[0].continue_()

    expect(other.get_by_role("link", name="Continue")).to_be_visible()


def test_a_young_player_is_ticked_at_their_seat(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options Polar Rush").click()
    page.get_by_role("combobox", name="Player 2", exact=True).select_option("me")
    page.get_by_label("Young player (Player 2)").check()
    expect(page.get_by_label("Young player (Player 3)")).to_have_count(0)  # a bot has no age
    page.get_by_role("button", name="Remove player 1").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")

    id, invitation = page.url.rsplit("/", 1)[1].split("?")
    table = visit.context.request.get(f"/api/tables/{id}?{invitation}").json()
    assert table["info"]["options"]["young"] == 1, "the tick moved up with its player"


def test_a_choice_is_previewed(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)

    page.locator(".sb-choice").nth(3).hover()
    expect(page.locator(".sb-ghost")).to_have_count(1)

    page.mouse.move(5, 5)
    expect(page.locator(".sb-ghost")).to_have_count(0)


def test_a_tall_board_on_a_phone_scrolls_to_what_moves(visit: Visit, phone: Visit) -> None:
    page = visit.table("polar_rush", "me", "me")
    path, ask = page.url.rsplit("/", 1)[1], visit.context.request
    spectator = phone.open(f"/t/{path}")
    board = spectator.locator(".sb-board-scrolls")
    expect(board).to_be_visible()

    def is_scrolled() -> bool:
        [seat] = ask.get(f"/api/tables/{path}").json()["view"]["actors"]
        choice = ask.get(f"/api/tables/{path}?seat={seat}").json()["view"]["choices"][0]["action"]
        board.evaluate("board => board.scrollTo(0, 0)")
        assert ask.post(f"/api/tables/{path}/move", data={"seat": seat, "action": choice, "key": uuid4().hex}).ok
        spectator.wait_for_timeout(400)
        return bool(board.evaluate("board => board.scrollTop > 0"))

    assert any(is_scrolled() for _ in range(12)), "pieces start at the lower end, which is not visible at first"


class Finger:
    """A finger that can press for a long time."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def press(self, place: Locator) -> None:
        self._page.mouse.move(0, 0)  # a phone has no mouse that rests on something
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def lift(self) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("place", ["[data-offer=field-4]", ".sb-choice >> nth=4"])
def test_a_long_press_previews_and_does_not_choose(phone: Visit, place: str) -> None:
    page = phone.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    finger = Finger(page)

    finger.press(page.locator(place))
    expect(page.locator(".sb-ghost")).to_have_count(1)
    finger.lift()

    expect(page.locator(".sb-ghost")).to_have_count(0)
    page.wait_for_timeout(300)
    expect(page.locator("[data-id^=mark]")).to_have_count(0)
    page.locator(place).tap()
    expect(page.locator("[data-id=mark-4]")).to_be_visible()


def test_a_simultaneous_decision_shows_who_has_chosen(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options Arctic Roll").click()
    for number in (1, 2, 3):
        page.get_by_role("combobox", name=f"Player {number}", exact=True).select_option("me")
    page.get_by_role("button", name="Play", exact=True).click()

    for _ in range(12):  # until everyone chooses at the same time
        page.get_by_role("button", name="I am").or_(page.locator(".sb-choice").first).first.click()
        if page.get_by_text("has chosen").count():
            break
        page.wait_for_timeout(1200)

    expect(page.get_by_text("has chosen").first).to_be_visible()
