"""The dialog for a new table: every option by mouse and on a phone, with help in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from snowbound.core.words import LANGUAGES
from snowbound.games import find, names
from snowbound.server.messages import catalogue
from snowbound.testing.samples import SOAK
from tests.web.conftest import Visit
from tests.web.test_pages import use, violations

TITLES = [find(name).title for name in names()]


def opened(visit: Visit, title: str) -> Locator:
    """Open the dialog of a game and return it."""
    page = visit.open("/")
    page.locator("article", has_text=title).locator(".sb-small").last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    page.wait_for_load_state("networkidle")
    return dialog


def check_dialog(page: Page, dialog: Locator, options: int) -> None:
    """Check that nothing in the dialog is cut off at its sides, and that the button to play is always in reach."""
    dialog.locator("summary").first.click() if dialog.locator("summary").count() else None
    area = dialog.bounding_box()
    assert area is not None and area["x"] >= 0 and area["y"] >= 0
    assert page.viewport_size is not None
    assert area["x"] + area["width"] <= page.viewport_size["width"]
    assert area["y"] + area["height"] <= page.viewport_size["height"]
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth"), "it does not scroll sideways"
    for part in dialog.locator(".sb-segment-face, .sb-stepper, .sb-option-switch, .sb-row-picture, select").all():
        box = part.bounding_box()
        assert box is not None and box["width"] > 20 and box["height"] > 20
        assert box["x"] >= area["x"] and box["x"] + box["width"] <= area["x"] + area["width"]
        assert part.evaluate("part => part.scrollWidth <= part.clientWidth + 1"), f"{part.inner_text()} is cut off"
    play = dialog.locator(".sb-options-foot button").bounding_box()
    assert play is not None and play["y"] + play["height"] <= area["y"] + area["height"]
    helps = [text for text in dialog.locator(".sb-option .sb-note").all_inner_texts() if text.strip()]
    assert len(helps) == options + 1, "one sentence for each option, and for hints"


def shown_options(title: str) -> int:
    """How many options of a game have a field of their own; those per player are at the seats."""
    game = next(find(name) for name in names() if find(name).title == title)
    return len([option for option in catalogue.shown(game, "en")["options"] if option["kind"] != "seats"])


@pytest.mark.parametrize("title", TITLES)
def test_the_dialog_of_a_game_fits_a_wide_screen_and_is_accessible(visit: Visit, title: str) -> None:
    dialog = opened(visit, title)
    check_dialog(visit.page, dialog, shown_options(title))
    assert violations(visit.page) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_dialog_of_a_game_fits_a_phone(phone: Visit, title: str) -> None:
    dialog = opened(phone, title)
    check_dialog(phone.page, dialog, shown_options(title))
    for part in dialog.locator(".sb-segment-face, .sb-stepper button").all():
        box = part.bounding_box()
        assert box is not None and box["height"] >= 44, "large enough to touch"


def test_a_course_is_chosen_from_pictures_and_options_by_switch_step_and_face(visit: Visit) -> None:
    page = visit.page
    dialog = opened(visit, "Polar Rush")
    expect(dialog.locator("svg.sb-row-picture")).to_have_count(5)
    for picture in dialog.locator("svg.sb-row-picture").all():
        box = picture.bounding_box()
        assert box is not None and box["width"] > 150 and box["height"] > 40
        assert picture.locator("use").count() > 60, "every space of the course is drawn"
    dialog.get_by_role("radio", name="narrow ice, lots of water").check()
    dialog.get_by_role("switch", name="Igloo by sled").uncheck()
    dialog.get_by_role("button", name="More: Seconds to look").click()
    name = (
        dialog.get_by_role("combobox", name="Player 3", exact=True).locator("option:checked").inner_text().split(",")[0]
    )
    dialog.get_by_role("radiogroup", name="Start player").get_by_role("radio", name=name).check()
    dialog.get_by_role("radiogroup", name="Rules").get_by_role("radio", name="easy").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")

    id, invitation = page.url.rsplit("/", 1)[1].split("?")
    options = page.request.get(f"/api/tables/{id}?{invitation}").json()["info"]["options"]
    assert options["course"] == "SA M1A M2A M3A M4A M5A HB"
    assert options["sled_to_igloo"] is False
    assert options["look_time"] == 3
    assert options["start_player"] == 2
    assert options["variant"] == "easy"


def test_numbers_step_within_their_limits_and_zero_has_a_name(visit: Visit) -> None:
    dialog = opened(visit, "Ice Flow")
    number = dialog.locator(".sb-stepper output")
    expect(number).to_have_text("no limit")
    expect(dialog.get_by_role("button", name="Less: Maximum turns per player")).to_be_disabled()
    dialog.get_by_role("button", name="More: Maximum turns per player").click()
    expect(number).to_have_text("10")


def test_the_first_player_moves_up_when_an_earlier_seat_is_removed(visit: Visit) -> None:
    dialog = opened(visit, "Arctic Race")
    dialog.get_by_role("radiogroup", name="Start player").get_by_role("radio").nth(3).check()
    dialog.get_by_role("button", name="Remove player 2").click()
    dialog.get_by_role("button", name="Play", exact=True).click()
    visit.page.wait_for_url("**/t/*")
    id, invitation = visit.page.url.rsplit("/", 1)[1].split("?")
    assert visit.page.request.get(f"/api/tables/{id}?{invitation}").json()["info"]["options"]["first_player"] == 1


@pytest.mark.parametrize(
    ("language", "title"),
    [
        (language, title)
        for number, language in enumerate(LANGUAGES)
        for title in (TITLES if SOAK else TITLES[number % len(TITLES) :][:1])
    ],
)
def test_help_is_read_in_every_language(visit: Visit, language: str, title: str) -> None:
    use(visit, language=language)
    dialog = opened(visit, title)
    game = next(find(name) for name in names() if find(name).title == title)
    if dialog.locator("summary").count():
        dialog.locator("summary").click()
    for option in catalogue.shown(game, language)["options"]:
        expect(dialog.get_by_text(option["help"]).first).to_be_visible()
