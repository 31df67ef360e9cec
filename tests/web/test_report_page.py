"""The page of a simulation in a browser: it asks for nothing, it is accessible, and its replays can be stepped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from snowbound.lab import simulate, study
from snowbound.lab.report import record_cells, record_games, simulation_page, study_page
from tests.web.conftest import PHONE, WIDE
from tests.web.test_pages import violations

SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a few games."""
    report = simulate("uno_power_grab", players=2, games=25, seed=4, options={"scoring": "single_round"})
    found = tmp_path_factory.mktemp("pages") / "uno.html"
    simulation_page(report, record_games(report)).write(found)
    return found


@pytest.fixture(scope="module")
def study_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a small study."""
    result = study(
        {
            "game": "uno_power_grab",
            "games": 24,
            "bots": ["random", "inclined"],
            "metrics": ["turns", "margin", "wins_by_turn_order.1"],
            "options": {"scoring": "single_round", "wild_draw_four_bluff": [True, False]},
        }
    )
    found = tmp_path_factory.mktemp("studies") / "study.html"
    study_page(result, record_cells(result, most=12)).write(found)
    return found


@pytest.fixture(params=[(size, theme) for size in SIZES for theme in ("light", "dark")], ids="-".join)
def opened(browser: Browser, file: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page at a size, in a theme."""
    size, theme = request.param
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, offline=True)
    yield open_page(context.new_page(), file)
    context.close()


def open_page(page: Page, file: Path) -> Page:
    """Open the page; errors and requests fail the test."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: asked.append(str(error)))
    page.goto(file.as_uri())
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith("data:,")] == [file.as_uri()]
    return page


def test_a_page_is_accessible_and_fits_its_screen(opened: Page) -> None:
    for details in opened.locator("details").all():
        details.evaluate("element => { element.open = true; }")
    assert violations(opened) == []
    assert opened.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_a_study_is_accessible_and_fits_its_screen(browser: Browser, study_file: Path, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, offline=True)
    page = open_page(context.new_page(), study_file)
    for details in page.locator("details").all():
        details.evaluate("element => { element.open = true; }")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".heat").first).to_be_visible()
    context.close()


def test_a_replay_is_stepped_forwards_and_backwards(browser: Browser, file: Path) -> None:
    page = open_page(browser.new_page(), file)
    replay = page.locator(".replay").first
    told, picture = replay.locator(".told"), replay.locator("svg").first
    expect(told).to_contain_text("1 of ")
    start = picture.inner_html()

    replay.get_by_role("button", name="Next").click()
    expect(told).to_contain_text("2 of ")
    replay.get_by_role("button", name="End").click()
    last = told.inner_text()
    assert picture.inner_html() != start
    replay.get_by_role("button", name="Next").click()
    expect(told).to_have_text(last)

    replay.get_by_role("button", name="Start").click()
    expect(told).to_contain_text("1 of ")
    assert picture.inner_html() == start, "the same picture after going back"
    page.close()


def test_a_replay_plays_by_itself_and_is_moved_with_the_slider(browser: Browser, file: Path) -> None:
    page = open_page(browser.new_page(), file)
    replay = page.locator(".replay").first
    told = replay.locator(".told")
    replay.get_by_role("button", name="Play").click()
    expect(told).to_contain_text("2 of ")
    replay.get_by_role("button", name="Pause").click()

    slider = replay.get_by_role("slider")
    slider.fill("7")
    expect(told).to_contain_text("8 of ")
    slider.press("ArrowRight")
    expect(told).to_contain_text("9 of ")
    page.close()


def test_without_scripts_a_replay_shows_the_last_picture(browser: Browser, file: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file.as_uri())
    replay = page.locator(".replay").first
    expect(replay.locator("svg").first).to_be_visible()
    expect(replay.get_by_role("button", name="Next")).to_have_count(0)
    expect(replay.locator(".told")).not_to_be_empty()
    context.close()
