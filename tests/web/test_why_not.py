"""Why not? Whatever is on the board and cannot be chosen says why: by mouse, by touch and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from snowbound import find
from snowbound.core.words import LANGUAGES, words
from tests.web.conftest import Visit
from tests.web.players import POINT
from tests.web.test_pages import use, violations
from tests.web.test_table import wait_for_my_turn

GAMES = ["arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab"]
LARGE = 0.3
"""The bubble about a thing that fills more of the board than this, in both directions, is beside the pointer."""


def bubble(page: Page) -> Locator:
    return page.locator(".sb-bubble")


def my_mark(page: Page) -> Locator:
    """Take the centre, wait for the bot's answer, and return the mark."""
    page.locator("[data-offer=field-4]").click()
    mark = page.locator("[data-thing=mark-4]")
    expect(mark).to_be_visible()
    expect(page.locator("[data-offer]")).to_have_count(7)
    return mark


def take_turn(page: Page) -> None:
    """Take over the device, and wait for the choices."""
    page.locator(".sb-handover button").click()
    expect(page.locator("[data-my-turn=yes] .sb-choice").first).to_be_visible()


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def covers(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def test_a_taken_field_says_why_it_cannot_be_chosen(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    mark = my_mark(page)

    mark.click()
    expect(page.get_by_role("status").filter(has=bubble(page))).to_contain_text("Possible now:")
    assert not covers(box(bubble(page)), box(mark))
    expect(page.locator(".sb-pulsing").first).to_be_visible()
    expect(page.locator(".sb-pulsing")).to_have_count(0)
    assert violations(page) == [], "with the answer on the screen"

    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    mark.click()
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator("[data-rules~=TTT-01]")).to_be_focused()
    expect(bubble(page)).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(bubble(page)).to_have_count(0)
    mark.click()
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator("[data-rules~=TTT-01]")).to_be_focused()  # also the second time
    page.get_by_role("button", name="Close").click()
    expect(bubble(page)).to_have_count(0)


def test_a_choice_closes_the_answer_and_is_played(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    my_mark(page).click()
    expect(bubble(page)).to_be_visible()

    offer = page.locator("[data-offer]").last
    field = offer.get_attribute("data-offer")
    assert field is not None
    offer.click()

    expect(page.locator(f"[data-id={field.replace('field', 'mark')}]")).to_be_visible()
    expect(bubble(page)).to_have_count(0)


def test_everything_on_the_board_is_reached_and_explained_by_keyboard(visit: Visit) -> None:
    page = visit.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    my_mark(page)
    page.locator("[data-offer=field-3], [data-offer=field-1]").first.focus()

    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('[data-offer]')"), "without Shift, only what is on offer"
    page.locator("[data-offer=field-3], [data-offer=field-1]").first.focus()
    at = page.evaluate("document.activeElement.dataset.offer")
    page.keyboard.press("Shift+ArrowRight" if at == "field-3" else "Shift+ArrowDown")
    assert page.evaluate("document.activeElement.closest('[data-id=mark-4], [data-id=field-4]') !== null")
    page.keyboard.press("Enter")

    expect(bubble(page)).to_contain_text("Read the rule")
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.sb-bubble') !== null"):
            break
    expect(page.get_by_role("button", name="Read the rule")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('[data-thing]')"), "the focus returns to what was asked about"


def test_somebody_who_waits_is_told_whose_turn_it_is(visit: Visit, phone: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Invite Tic-tac-toe").click()
    other = phone.open(page.get_by_label("Link to this table").input_value())
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Sit here").click()
    page.locator("[data-offer=field-4]").click()
    expect(page.get_by_text("Waiting for Bea.").first).to_be_visible()

    page.locator("[data-thing=field-2]").click()

    expect(bubble(page)).to_contain_text("Waiting for Bea.")
    expect(page.get_by_role("button", name="Read the rule")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("main").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('[data-thing]')"), "Tab leads to the board without offers"
    page.keyboard.press("Enter")
    expect(bubble(page)).to_contain_text("Waiting for Bea.")


@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("title", GAMES)
def test_one_of_each_kind_of_thing_answers_without_being_covered(
    visit: Visit, phone: Visit, title: str, screen: str
) -> None:
    visitor = visit if screen == "wide" else phone
    page = visitor.table(title, "me", "me", "me")
    take_turn(page)
    ids = page.locator(".sb-board [data-thing]").evaluate_all("things => things.map(thing => thing.dataset.thing)")
    kinds = {re.sub(r"\d+", "#", id): id for id in ids}
    answered = cited = 0
    for id in kinds.values():
        thing = page.locator(f'[data-thing="{id}"]')
        point = thing.evaluate(POINT, 2)
        if point is None:
            continue  # other things cover it
        (page.touchscreen.tap if screen == "phone" else page.mouse.click)(*point)
        expect(bubble(page).or_(page.locator("dialog")), f"{id} answers at {point}").to_be_visible()
        if page.locator("dialog").count():  # another player's sheet answers by opening large
            page.keyboard.press("Escape")
            continue
        seen, area = box(bubble(page)), box(page.locator("main"))
        assert seen["x"] >= area["x"] and seen["x"] + seen["width"] <= area["x"] + area["width"]
        assert seen["y"] >= area["y"] and seen["y"] + seen["height"] <= area["y"] + area["height"]
        place = box(thing)
        is_large = place["width"] > LARGE * area["width"] and place["height"] > LARGE * area["height"]
        assert is_large or not covers(seen, place), f"{id} is covered"
        cited += bubble(page).locator(".sb-link").count()
        answered += 1
        page.keyboard.press("Escape")
        expect(bubble(page)).to_have_count(0)
    assert answered >= len(kinds) / 2 and cited > 0
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), "nothing is wider than the screen"


def test_a_refusal_is_read_in_every_language(visit: Visit) -> None:
    page = visit.table("uno_power_grab", "me", "me")
    game = find("uno_power_grab")
    for language in LANGUAGES:
        use(visit, language=language)
        page.reload()
        take_turn(page)
        page.locator("[data-thing=tower-2]").click()
        rule = bubble(page).locator("[data-cites]").get_attribute("data-cites") or ""
        said = bubble(page).locator(".sb-bubble-rule").inner_text()
        assert said.rstrip(".").casefold() == words(game, language).say(rule).rstrip(".").casefold()
        assert page.locator("html").get_attribute("lang") == language


# --- fingers


def sent(page: Page) -> int:
    """Return how many moves the page has sent."""
    return int(page.evaluate("window.moves"))


COUNT = (
    "window.moves = 0; const plain = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
    " if (JSON.parse(text).type === 'move') window.moves += 1; return plain.call(this, text); };"
)


def test_a_tap_that_cannot_be_taken_back_needs_a_second_one(phone: Visit) -> None:
    phone.page.add_init_script(COUNT)
    page = phone.table("polar_rush", "me", "me")
    page.get_by_role("button", name="I am").tap()
    tile = page.locator("[data-offer^=tile]").nth(3)
    bar = page.get_by_role("alert").filter(has_text="Tap again to confirm")

    tile.tap()
    expect(bar).to_be_visible()
    assert sent(page) == 0
    assert violations(page) == [], "with the bar on the screen"
    board, asked = box(page.locator("main")), box(bar)
    assert not covers(board, asked), "the bar covers nothing on the board"
    bar.get_by_role("button", name="Cancel").tap()
    expect(bar).to_have_count(0)

    page.locator(".sb-choice").first.tap()  # the list asks as well
    expect(bar).to_contain_text("tile 1")
    tile.tap()
    expect(bar).not_to_contain_text("tile 1You")
    page.locator("[data-thing=kayak]").tap()  # a question about something else is not a confirmation
    expect(bubble(page)).to_be_visible()
    expect(bar).to_have_count(0)
    assert sent(page) == 0

    tile.tap()
    expect(bar).to_be_visible()
    tile.tap()
    expect(bar).to_have_count(0)
    expect(page.get_by_text("3 left")).to_have_count(0)
    assert sent(page) == 1


def test_a_tap_that_can_be_taken_back_is_played_at_once(phone: Visit) -> None:
    page = phone.play("Tic-tac-toe")
    assert wait_for_my_turn(page)
    page.locator("[data-offer=field-4]").tap()
    expect(page.locator("[data-id=mark-4]")).to_be_visible()


def test_the_second_tap_can_be_switched_off(phone: Visit) -> None:
    page = phone.open("/settings")
    page.get_by_label("Ask for a second tap").uncheck()
    page.add_init_script(COUNT)
    phone.table("polar_rush", "me", "me")
    page.get_by_role("button", name="I am").tap()
    page.locator("[data-offer^=tile]").nth(3).tap()
    expect(page.get_by_text("3 left")).to_have_count(0)
    assert sent(page) == 1


def test_a_mouse_needs_no_second_click(visit: Visit) -> None:
    visit.page.add_init_script(COUNT)
    page = visit.table("polar_rush", "me", "me")
    page.get_by_role("button", name="I am").click()
    page.locator("[data-offer^=tile]").nth(3).click()
    expect(page.get_by_text("3 left")).to_have_count(0)
    assert sent(page) == 1


# Returns a point that is outside of the element but within a finger's width of it, and where it is the nearest offer.
BESIDE = """
element => {
  const middle = one => { const b = one.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const [x, y] = middle(element);
  const offers = [...document.querySelectorAll('[data-offer]')].map(middle);
  for (const [dx, dy] of [[17, 0], [-17, 0], [0, 17], [0, -17]]) {
    const point = [x + dx, y + dy];
    const hit = document.elementFromPoint(...point);
    const isNearest = offers.every(([ox, oy]) => Math.hypot(ox - point[0], oy - point[1]) >= 17 - 0.5);
    if (hit && hit.closest('.sb-board') && !hit.closest('[data-offer], [data-thing]') && isNearest) return point;
  }
  return null;
}
"""


def test_a_finger_may_miss_a_small_thing_by_some_pixels(phone: Visit) -> None:
    phone.page.add_init_script(COUNT)
    page = phone.table("ice_flow", "me", "me")
    page.locator(".sb-handover button").tap()
    stations = page.locator("[data-offer^=station]")
    expect(stations.first).to_be_visible()
    tried = 0
    for station in stations.all():
        place, beside = box(station), station.evaluate(BESIDE)
        if beside is None:
            continue
        assert place["width"] < 40, "the station itself is smaller than a finger"
        before = station.get_attribute("aria-label")
        id = station.get_attribute("data-offer")
        page.touchscreen.tap(*beside)
        expect(page.locator(f"[data-id={id}]")).not_to_have_attribute("aria-label", before or "")
        assert sent(page) == 1
        tried += 1
        break
    assert tried == 1
