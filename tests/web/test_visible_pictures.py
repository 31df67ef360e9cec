"""Every picture of every page is visible: it has a size, nothing cuts it off or covers it, and it is not blank.

A picture may be in the document and yet be invisible, as the boards of replays were: they were 0 pixels wide.
"""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.server.running import Guest, Running
from tests.web.conftest import Visit
from tests.web.short_games import SHORT, Tables, set_up

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PATIENCE = 30.0
"""Seconds in which a picture has to appear."""

STEP = 24
"""Levels of red, green or blue by which colours must differ to count as two."""

BOARD, COVER, ICON = 12, 8, 2
"""The fewest colours of pictures that show something."""

# Returns all pictures: their boxes in the page without what their containers cut off, whether the box is on the screen,
# and whether a point of it is covered by something else. Covered points are looked for on the screen only.
PICTURES = """
selector => [...document.querySelectorAll(selector)].map(picture => {
  const whole = picture.getBoundingClientRect();
  let { left, top, right, bottom } = whole;
  for (let parent = picture.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const box = parent.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  const parts = [0.04, 0.5, 0.96];
  const [width, height] = [right - left, bottom - top];
  const points = parts.flatMap(across => parts.map(down => [left + width * across, top + height * down]));
  const isCovered = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && !picture.contains(found) && !found.contains(picture);
  });
  const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return {
    size: [whole.width, whole.height], isCovered, isOnScreen, isInWidth: left >= 0 && right <= innerWidth,
    box: [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY],
  };
})
"""


@pytest.fixture(scope="module")
def ada(running: Running) -> Guest:
    return running.guest("Ada")


@pytest.fixture(scope="module")
def tables(ada: Guest) -> dict[str, Tables]:
    """Tables of every game: waiting, playing and over."""
    return {game: set_up(ada, game) for game in SHORT}


@pytest.fixture(scope="module", params=SIZES)
def page(request: pytest.FixtureRequest, browser: Browser, running: Running, ada: Guest) -> Iterator[Page]:
    """The page of Ada on a screen of each size."""
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if request.param == "phone" else {}
    visit = Visit(browser, running.address, SIZES[request.param], **touch)
    visit.sign_in(ada)
    yield visit.page
    assert visit.errors == []
    visit.context.close()


def check(
    page: Page, selector: str, colours: int, least: tuple[int, int], count: int = 1, on_screen: bool = False
) -> None:
    """Check that so many pictures become visible, each at least this large and with so many colours."""
    end = time.monotonic() + PATIENCE
    while (wrong := problem(page, selector, colours, least, count, on_screen)) and time.monotonic() < end:
        page.wait_for_timeout(60)
    assert not wrong, f"{selector}: {wrong}"


def problem(page: Page, selector: str, colours: int, least: tuple[int, int], count: int, on_screen: bool) -> str:
    """Return what is wrong with the pictures, or an empty text."""
    pictures = page.evaluate(PICTURES, selector)
    if len(pictures) < count:
        return f"there are {len(pictures)} of {count}"
    for number, picture in enumerate(pictures):
        left, top, right, bottom = picture["box"]
        seen = f"number {number} has the size {picture['size']}, visible in {picture['box']}"
        if right - left < least[0] or bottom - top < least[1]:
            return f"{seen} is too small"
        if not picture["isInWidth"] or (on_screen and not picture["isOnScreen"]):
            return f"{seen} is not on the screen"
        if on_screen and picture["isCovered"]:
            return f"{seen} is covered by something else"
    shown = Image.open(io.BytesIO(page.screenshot(full_page=not on_screen))).convert("RGB")
    for number, picture in enumerate(pictures):
        found = colours_of(shown.crop([round(edge) for edge in picture["box"]]))  # type: ignore[arg-type]
        if found < colours:
            return f"number {number} is blank: it has {found} colours"
    return ""


def colours_of(picture: Image.Image) -> int:
    """Return how many clearly different colours a picture has."""
    small = picture.resize((48, 48), Image.Resampling.BILINEAR).point(lambda level: level // STEP)
    return len(small.getcolors(48 * 48) or ())


def test_a_blank_picture_would_be_noticed() -> None:
    blank = Image.new("RGB", (300, 200), "#11405f")
    for x in range(300):
        blank.putpixel((x, x % 200), (18, 68, 99))  # a little noise

    assert colours_of(blank) < COVER < BOARD
    assert colours_of(Image.new("RGB", (30, 30), "white")) < ICON


def test_a_picture_without_a_size_would_be_noticed(page: Page, tables: dict[str, Tables]) -> None:
    page.goto(f"/r/{tables['arctic_race'].over}#3")
    check(page, "svg.scene", BOARD, (300, 400), on_screen=True)

    def wrong(style: str) -> str:
        page.locator("svg.scene").evaluate("(scene, style) => { scene.style.cssText += style }", style)
        return problem(page, "svg.scene", BOARD, (300, 400), 1, True)

    assert "is blank" in wrong("opacity: 0")
    assert "is too small" in wrong("opacity: 1; transform: translateX(90vw)"), "its container cuts it off"
    assert "is too small" in wrong("transform: none; width: 0")
    page.goto("about:blank")  # another place in the same replay would keep the style


@pytest.mark.parametrize(
    ("path", "covers"), [("/", ".sb-cover"), ("/lobby", ".sb-thumb .sb-cover"), ("/mine", ".sb-thumb .sb-cover")]
)
def test_the_covers_of_a_page_are_visible(page: Page, tables: dict[str, Tables], path: str, covers: str) -> None:
    page.goto(path)
    check(page, covers, COVER, (60, 44), count=len(SHORT))
    check(page, ".sb-brand img", ICON, (24, 24), on_screen=True)


def test_the_pictures_of_the_settings_are_visible(page: Page) -> None:
    page.goto("/settings")
    check(page, ".sb-brand img", ICON, (24, 24), on_screen=True)
    page.get_by_role("button", name="Create a link").click()
    check(page, ".sb-qr", ICON, (120, 120))


@pytest.mark.parametrize("game_id", SHORT)
def test_the_pictures_of_a_waiting_room_are_visible(page: Page, tables: dict[str, Tables], game_id: str) -> None:
    page.goto(f"/t/{tables[game_id].open}")
    check(page, ".sb-waiting .sb-mark", ICON, (16, 16), count=2)
    check(page, ".sb-waiting .sb-qr", ICON, (120, 120))


@pytest.mark.parametrize("game_id", SHORT)
def test_the_pictures_of_a_table_and_its_rules_are_visible(page: Page, tables: dict[str, Tables], game_id: str) -> None:
    page.goto(f"/t/{tables[game_id].playing}")
    ready = page.get_by_role("button", name="I am")
    ready.or_(page.locator("svg.scene")).first.wait_for()
    if ready.count():
        ready.click()
    check(page, "svg.scene", BOARD, (300, 240), on_screen=True)
    if page.get_by_role("button", name="Log and rules").is_visible():
        page.get_by_role("button", name="Log and rules").click()
    page.get_by_role("tab", name="Rules").click()
    check(page, ".sb-rules", ICON, (300, 100), on_screen=True)
    check(page, ".sb-bar .sb-icon:not(.sb-only-phone) svg", ICON, (16, 16), count=3, on_screen=False)


@pytest.mark.parametrize("game_id", SHORT)
def test_the_pictures_of_a_replay_are_visible(page: Page, tables: dict[str, Tables], game_id: str) -> None:
    page.goto(f"/r/{tables[game_id].over}#9")
    check(page, "svg.scene", BOARD, (300, 400), on_screen=True)
    check(page, ".sb-replay-buttons svg", ICON, (18, 18), count=9, on_screen=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
