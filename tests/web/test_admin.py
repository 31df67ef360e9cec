"""The page of the host and the privacy page."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, expect

from snowbound.server.storage import schema
from tests.server.running import HOST_TOKEN, Guest, Running, call
from tests.web.conftest import Visit
from tests.web.test_pages import use, violations


def enter(visit: Visit) -> Page:
    """Open the page of the host with the right token."""
    page = visit.open("/admin")
    page.get_by_label("Token").fill(HOST_TOKEN)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Reports")).to_be_visible()
    return page


def report(running: Running, reporter: Guest, guest: Guest, name: str) -> None:
    row = {"id": f"r{guest.id}", "at": 1_700_000_000_000, "reporter": reporter.id, "guest": guest.id, "table_id": "t"}
    row |= {"name": name, "kind": "rude"}
    call(running, running.services.database.write(lambda c: c.execute(sa.insert(schema.reports), row)))


def test_the_host_hides_a_reported_name_and_bans_the_guest(visit: Visit, running: Running) -> None:
    ann, bea = running.guest("Ann"), running.guest("Unkind Word")
    report(running, ann, bea, "Unkind Word")
    page = visit.open("/admin")
    page.get_by_label("Token").fill("not the right token at all")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the right token.")

    enter(visit)
    page.get_by_role("button", name="Hide name Unkind Word").click()
    page.get_by_role("dialog").get_by_role("button", name="Hide name").click()
    expect(page.get_by_text("Done.")).to_be_visible()
    assert bea.get("/api/guest")["name"] == ""

    page.get_by_role("button", name="Ban Unkind Word").click()
    page.get_by_label("Reason (shown to the guest)").fill("names")
    assert violations(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Ban").click()
    page.get_by_role("button", name="Resolve Unkind Word").click()
    expect(page.get_by_text("Nothing here.")).to_be_visible()
    assert bea.get("/api/guest", expect=403)["error"]["code"] == "banned"

    page.get_by_role("button", name="Bans").click()
    page.get_by_role("button", name="End ban").first.click()
    expect(page.get_by_role("button", name="End ban")).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("listitem").first).to_contain_text("End ban")


def test_the_host_switches_a_game_off(visit: Visit, running: Running) -> None:
    page = enter(visit)
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="Switch off Tic-tac-toe").click()
    page.get_by_role("dialog").get_by_role("button", name="Switch off").click()
    on = page.get_by_role("button", name="Switch on Tic-tac-toe")
    expect(on).to_be_visible()
    other = visit.context.new_page()
    other.goto("/")
    expect(other.get_by_role("button", name="Not available now Tic-tac-toe")).to_be_disabled()
    on.click()
    expect(page.get_by_role("button", name="Switch off Tic-tac-toe")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_lists_fit_a_phone_and_are_accessible(phone: Visit, running: Running, theme: str) -> None:
    use(phone, theme=theme)
    ann = running.guest("Ann with a long name that needs its room")
    ann.create("tic_tac_toe", "me", "open")
    page = enter(phone)
    for section in ("Tables", "Guests", "Games", "Log"):
        page.get_by_role("button", name=section, exact=True).click()
        expect(page.get_by_role("heading", name=section)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), section
        assert violations(page) == [], section


def test_the_privacy_page_has_the_real_numbers_of_days(visit: Visit, running: Running) -> None:
    page = visit.open("/")
    page.get_by_role("link", name="Privacy", exact=True).click()
    expect(page.get_by_role("heading", name="Your name")).to_be_visible()
    expect(page.get_by_text(f"Deleted after {running.settings.guest_days:g} days.").first).to_be_visible()
    expect(page.get_by_text("closed after 30 days")).to_be_visible()
