"""Players choose their colour in the browser, and nobody needs to see colours to tell two players apart."""

from __future__ import annotations

import io
import re
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from snowbound.core.colours import catalogue
from snowbound.core.picture import COMMON
from tests.server.running import Running
from tests.web.conftest import Visit

SIZE = 24
"""Pixels: the size at which marks must still differ."""

CLEAR = 64
"""Difference of two grey levels, of 255, that is clearly visible."""

GREY = (
    ":where(svg) *, svg { --seat: #a8a8a8 !important; --seat-ink: #202020 !important; --seat-dark: #505050 !important }"
)
"""The same greys for every player, so that only shapes and patterns are left."""

Greys = NDArray[np.int16]


def drawn(page: Page, what: str, name: str) -> Greys:
    """What the page shows of one colour, as grey levels."""
    data = page.locator(f"#{what}-{name}").screenshot()
    return np.asarray(Image.open(io.BytesIO(data)).convert("L"), np.int16)


@pytest.fixture(scope="module")
def marks(browser: Browser) -> Page:
    """A page with the mark and the pattern of each colour, without the colours."""
    art = COMMON.read_text(encoding="utf-8")
    for colour in catalogue().values():  # patterns are drawn in the ink of their colour
        art = art.replace(colour.ink, "#202020")
    box = f'width="{SIZE}" height="{SIZE}" viewBox="0 0 40 40" style="position:static;display:block;margin:2px"'
    shown = "".join(
        f'<svg id="mark-{name}" class="colour-{name}" {box}><use href="#seat-mark" width="40" height="40"/></svg>'
        f'<svg id="pattern-box-{name}" class="colour-{name}" {box}><rect width="40" height="40" fill="var(--seat)"/>'
        f'<rect width="40" height="40" fill="var(--seat-pattern)"/></svg>'
        for name in catalogue()
    )
    page = browser.new_page()
    page.set_content(f"<style>{GREY} body {{ background: #fff }}</style>{art}<main>{shown}</main>")
    page.add_style_tag(content="body > svg { position: absolute; width: 0; height: 0 }")
    return page


@pytest.mark.rule("RACE-01")
def test_any_two_marks_differ_without_colour_at_24_pixels(marks: Page) -> None:
    pictures = {name: drawn(marks, "mark", name) for name in catalogue()}
    assert all(picture.shape == (SIZE, SIZE) for picture in pictures.values())
    for one, other in combinations(pictures, 2):
        differing = (abs(pictures[one] - pictures[other]) >= CLEAR).mean()
        assert differing >= 0.12, f"{one} and {other} differ in {differing:.0%} of the pixels"


@pytest.mark.rule("RACE-01")
def test_any_two_patterns_differ_without_colour_at_24_pixels(marks: Page) -> None:
    pictures = {name: drawn(marks, "pattern-box", name) for name in catalogue()}
    for one, other in combinations(pictures, 2):
        differing = (abs(pictures[one] - pictures[other]) >= CLEAR / 2).mean()
        assert differing >= 0.15, f"{one} and {other} differ in {differing:.0%} of the pixels"


def test_the_pages_of_marks_have_no_colour(marks: Page) -> None:
    picture = np.asarray(Image.open(io.BytesIO(marks.locator("main").screenshot())).convert("RGB"), np.int16)
    assert (picture.max(axis=2) - picture.min(axis=2)).max() <= 2


# --- choosing


def pick(page: Page, group: str, colour: str) -> None:
    """Choose a colour in the group of radio buttons with this name."""
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=colour).check(force=True)


def seat_colours(page: Page) -> list[str]:
    """The colours of the marks in the list of players, in the order of the seats."""
    classes = [mark.get_attribute("class") or "" for mark in page.locator(".sb-seats li .sb-mark").all()]
    return [name.partition("colour-")[2] for name in classes]


@pytest.mark.rule("RACE-01")
def test_a_colour_is_chosen_in_the_dialog_and_seen_on_the_board(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options Arctic Race").click()
    pick(page, "Colour of Player 1", "Purple")
    expect(page.locator(".sb-seat-rows .sb-row > .sb-player-mark .sb-mark").first).to_have_class(
        re.compile("colour-purple")
    )
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".sb-seats li .sb-mark").first).to_have_class(re.compile("colour-purple"))
    assert seat_colours(page) == ["purple", "yellow", "blue"], "the bots have the next free colours"
    page.locator("[data-my-turn=yes] .sb-choice").first.click()
    own = page.locator('[data-id^="racer-0-"]')
    expect(own).to_have_count(5)
    for number in range(5):
        face = own.nth(number).locator("g.sprite").first
        expect(face).to_have_class(re.compile("colour-purple"))
        assert face.evaluate("element => getComputedStyle(element).getPropertyValue('--seat')") == "#a557c9"
    page.locator(".sb-log .sb-log-move").first.wait_for()
    marks = page.locator(".sb-log .sb-log-move .sb-mark").evaluate_all("all => all.map(mark => mark.className.baseVal)")
    assert marks and all(re.search("colour-(purple|yellow|blue)$", name) for name in marks), marks


@pytest.mark.rule("RACE-01")
def test_people_on_one_device_have_a_colour_each(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Options Arctic Race").click()
    page.get_by_role("combobox", name="Player 2", exact=True).select_option("me")
    second = page.get_by_role("radiogroup", name="Colour of Player 2")
    expect(second.get_by_role("radio", name="Red taken by Player 1")).to_be_disabled()
    expect(second.get_by_role("radio", name="Yellow")).to_be_checked()
    pick(page, "Colour of Player 1", "Blue")
    expect(second.get_by_role("radio", name="Blue taken by Player 1")).to_be_disabled()
    pick(page, "Colour of Player 2", "Red")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".sb-seats li .sb-mark").first).to_have_class(re.compile("colour-blue"))
    assert seat_colours(page)[:2] == ["blue", "red"]


@pytest.mark.rule("RACE-01")
def test_people_choose_in_the_waiting_room_by_keyboard_and_touch(
    visits: list[Visit], visit: Visit, phone: Visit, running: Running
) -> None:
    assert visit.context.request.post("/api/guest", data={"name": "Ada"}).ok
    wanted = {"game": "arctic_race", "seats": ["me", "open", "open"], "visibility": "public", "key": "new"}
    table = visit.context.request.post("/api/tables", data=wanted).json()["table"]
    page = visit.open(f"/t/{table}")
    own = page.get_by_role("radiogroup", name="Colour of Ada")
    expect(own.get_by_role("radio", name="Red")).to_be_checked()
    own.get_by_role("radio", name="Red").focus()
    page.keyboard.press("ArrowRight")
    expect(own.get_by_role("radio", name="Yellow")).to_be_checked()
    expect(page.locator(".sb-waiting-seats > li > .sb-player-mark .sb-mark").first).to_have_class(
        re.compile("colour-yellow")
    )

    other = phone.open(f"/t/{table}")
    other.get_by_label("Name").fill("Bea")
    before = other.get_by_role("radiogroup", name="Your colour")
    expect(before.get_by_role("radio", name="Yellow taken by Ada")).to_be_disabled()
    before.locator("label", has_text="Green").tap()
    expect(before.get_by_role("radio", name="Green")).to_be_checked()
    other.get_by_role("button", name="Sit here").first.tap()
    mine = other.get_by_role("radiogroup", name="Colour of Bea")
    expect(mine.get_by_role("radio", name="Green")).to_be_checked()
    expect(own.get_by_role("radio", name="Green taken by Bea")).to_be_disabled()
    mine.locator("label", has_text="Orange").tap()
    expect(own.get_by_role("radio", name="Orange taken by Bea")).to_be_disabled()
    expect(own.get_by_role("radio", name="Green")).to_be_enabled()
    box = mine.locator("label").first.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44, "large enough for a finger"

    page.get_by_role("button", name="Fill open seats with bots and start").click()
    for seen in (page, other):
        expect(seen.locator(".sb-seats li .sb-mark").nth(1)).to_have_class(re.compile("colour-orange"))
        assert seat_colours(seen) == ["yellow", "orange", "blue"]


def test_colours_have_names_in_the_language_of_the_page(visit: Visit) -> None:
    visit.page.add_init_script("localStorage.setItem('snowbound.settings', JSON.stringify({ language: 'fi' }))")
    page = visit.open("/")
    page.locator(".sb-sill").filter(has_text="Polar Rush").get_by_role("button").last.click()
    names = page.locator(".sb-colours").first.locator("label > span").all_inner_texts()
    assert names == ["Vaaleanpunainen", "Keltainen", "Sininen", "Vihreä", "Punainen"]


@pytest.mark.rule("RACE-01")
def test_without_patterns_players_still_differ_by_shape(visit: Visit) -> None:
    visit.page.add_init_script("localStorage.setItem('snowbound.settings', JSON.stringify({ patterns: false }))")
    page = visit.table("arctic_race", "me", "bot:1", "bot:1")
    page.locator('[data-id="racer-0-1"]').wait_for()
    style = (
        "element => ['--seat-pattern', '--seat-shape'].map(name => getComputedStyle(element).getPropertyValue(name))"
    )
    shown = [page.locator(f'[data-id="racer-{seat}-1"] g.sprite').first.evaluate(style) for seat in range(3)]
    assert [pattern for pattern, _ in shown] == ["none"] * 3
    assert len({shape for _, shape in shown}) == 3
