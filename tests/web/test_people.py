"""What people can do about each other in the browser: accept, remove, react, mute, report; and delete their data."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Guest, Running
from tests.web.conftest import Visit
from tests.web.test_pages import violations


def visitor(visits: list[Visit], browser: Browser, running: Running, name: str) -> tuple[Guest, Page]:
    """Return a guest, and a page of their own browser."""
    guest = running.guest(name)
    visits.append(Visit(browser, running.address))
    visits[-1].sign_in(guest)
    return guest, visits[-1].page


def test_the_owner_accepts_and_removes_people(visits: list[Visit], browser: Browser, running: Running) -> None:
    (ada, own), (_, other) = (visitor(visits, browser, running, name) for name in ("Ada", "Bea"))
    table = ada.create("arctic_race", "me", "open", "open", approval=True)
    own.goto(f"/t/{table}")
    other.goto(f"/t/{table}")

    other.get_by_role("button", name="Ask for this seat").first.click()
    expect(other.get_by_text("Ada decides who joins")).to_be_visible()
    expect(own.get_by_role("heading", level=1, name="Arctic Race").first).to_be_visible()
    expect(own.get_by_role("button", name="Accept: Bea")).to_be_visible()
    assert violations(own) == [], "with a request"
    own.get_by_role("button", name="Accept: Bea").click()
    expect(other.get_by_role("button", name="Give up my seat")).to_be_visible()

    own.get_by_role("button", name="Bea").click()
    own.get_by_role("button", name="Remove from the table").click()

    expect(other.get_by_text("would like to play with others this time")).to_be_visible()
    expect(other.get_by_role("button", name="Ask for this seat")).to_have_count(0)
    own.get_by_role("button", name="Allow again: Bea").click()
    expect(other.get_by_role("button", name="Ask for this seat").first).to_be_visible()


def test_reactions_are_seen_and_muted_and_a_reported_name_is_hidden(
    visits: list[Visit], browser: Browser, running: Running
) -> None:
    (ada, own), (bea, other) = (visitor(visits, browser, running, name) for name in ("Ada", "Bea"))
    table = ada.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    for page in (own, other):
        page.goto(f"/t/{table}")
        expect(page.locator("svg.scene")).to_be_visible()

    other.get_by_role("button", name="React").focus()
    other.keyboard.press("Enter")
    other.keyboard.press("ArrowRight")
    other.keyboard.press("Enter")
    expect(own.locator(".sb-seat").nth(1).locator("[data-reaction=thumb]")).to_be_visible()
    expect(own.get_by_role("log", name="Reactions")).to_contain_text("Bea: Thumbs up")
    expect(own.locator("[data-reaction]")).to_have_count(0)

    own.get_by_role("button", name="Bea").click()
    assert violations(own) == [], "with the dialog"
    own.get_by_role("button", name="Mute reactions").click()
    expect(own.get_by_role("button", name="Show reactions again")).to_be_visible()
    bea.post(f"/api/tables/{table}/react", seat=1, picture="laugh")
    expect(other.locator("[data-reaction=laugh]")).to_be_visible()
    expect(own.locator("[data-reaction]")).to_have_count(0)

    own.get_by_role("button", name="Report the name").click()
    own.get_by_role("button", name="It is offensive").click()
    expect(own.get_by_role("dialog")).to_have_count(0)
    expect(own.locator(".sb-seat").nth(1)).to_contain_text("Player 2")
    ada.post(f"/api/tables/{table}/move", seat=0, action=4)
    bea.post(f"/api/tables/{table}/move", seat=1, action=0)
    expect(own.locator(".sb-log")).to_contain_text("Player 2")
    expect(own.locator(".sb-log")).not_to_contain_text("Bea")


def test_the_menu_of_reactions_has_the_focus_before_the_next_key_can_arrive(
    visits: list[Visit], browser: Browser, running: Running
) -> None:
    ada, page = visitor(visits, browser, running, "Ada")
    page.goto(f"/t/{ada.create('tic_tac_toe', 'me', 'open')}")
    page.get_by_role("button", name="React").wait_for()

    focused = page.evaluate("""async () => {
        document.querySelector('.sb-reactions > button').click();
        for (let turn = 0; turn < 5; turn++) await Promise.resolve();  // what is drawn at once; no frame in between
        return document.activeElement.ariaLabel;
    }""")

    assert focused == "Applause"


def test_a_changed_name_is_shown_without_a_reload(visits: list[Visit], browser: Browser, running: Running) -> None:
    (ada, own), (bea, lobby) = (visitor(visits, browser, running, name) for name in ("Ingrid", "Bea"))
    table = ada.create("tic_tac_toe", "me", "open")
    lobby.goto("/lobby")
    expect(lobby.get_by_role("button", name="Ingrid")).to_be_visible()
    bea.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/move", seat=0, action=4)
    bea.post(f"/api/tables/{table}/move", seat=1, action=0)
    own.goto(f"/t/{table}")
    expect(own.locator(".sb-log")).to_contain_text("Bea")

    bea.post("/api/guest", name="Beatrix")
    ada.post("/api/guest", name="Ingeborg")

    expect(own.locator(".sb-seat").nth(1)).to_contain_text("Beatrix")
    expect(own.locator(".sb-log")).to_contain_text("Beatrix")
    expect(lobby.get_by_role("button", name="Ingeborg")).to_be_visible()


def test_a_visitor_deletes_their_data(visits: list[Visit], browser: Browser, running: Running) -> None:
    ada, page = visitor(visits, browser, running, "Ada")
    page.goto("/settings")
    page.get_by_label("Sounds").uncheck()
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete everything").click()

    expect(page.get_by_role("heading", name="Your data has been deleted")).to_be_visible()

    assert violations(page) == []
    assert page.context.cookies() == []
    assert page.evaluate("Object.keys(localStorage)") == []
    assert ada.get("/api/guest") == {"guest": "", "name": ""}
