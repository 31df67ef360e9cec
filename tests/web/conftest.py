"""Fixtures: a browser, a server and visitors."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from snowbound.server.tables import authorization
from snowbound.server.transport.browser_client import STATIC
from snowbound.testing.samples import SOAK
from tests.server.running import HOST_TOKEN, Guest, Running

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The programs that may be installed, the fastest first: Chromium without its own windows takes a third less time."""

COOKIE = "snowbound"
WIDE, PHONE = (1280, 800), (360, 740)
expect.set_options(timeout=60_000)  # a first run may wait for the compiler


def launch(playwright: Playwright) -> Browser:
    """Start the browser that is installed."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is not installed: `make browser` installs it on Debian"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests. The client has to be built."""
    assert (STATIC / "index.html").exists(), "the browser client is not built: run `make web`"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session", autouse=True)
def same_chance() -> Iterator[None]:
    """Dice and bots do the same in every run of a test, so that a failure can be repeated; not so in a soak."""
    drawn: Counter[str] = Counter()

    def digest(what: str) -> str:
        test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
        drawn[f"{what} {test}"] += 1
        return hashlib.sha256(f"{what} {drawn[f'{what} {test}']} {test}".encode()).hexdigest()

    with pytest.MonkeyPatch.context() as patch:
        if not SOAK:
            patch.setattr(authorization, "new_seed", lambda: digest("seed"))
            patch.setattr(authorization, "new_id", lambda now: digest("table")[:16])
        yield


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start one server for all tests that need no settings of their own."""
    with Running(
        tmp_path_factory.mktemp("house"),
        compiled=False,
        guests_per_address=10_000,
        tables_per_guest=1000,
        message_burst=100_000,
        admin=HOST_TOKEN,
    ) as server:
        yield server


class Visit:
    """A visitor with their own browser profile. Any error in the page fails the test."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = WIDE, **more: object) -> None:
        settings: dict[str, object] = {"viewport": {"width": size[0], "height": size[1]}, "base_url": address}
        self.context = browser.new_context(**(settings | {"reduced_motion": "reduce"} | more))  # type: ignore[arg-type]
        self.context.set_default_timeout(60_000)
        self.errors: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if "Content Security" in said.text else None)

    def sign_in(self, guest: Guest) -> None:
        """Visit as a guest who uses the server by other means, too."""
        self.context.add_cookies([{"name": COOKIE, "value": guest.http.cookies[COOKIE], "url": guest.address}])

    def open(self, path: str) -> Page:
        """Open a page."""
        self.page.goto(path)
        return self.page

    def table(self, game: str, *seats: str, contributes: bool = False, **options: object) -> Page:
        """Create a table by HTTP, start its game and open its page. With a number of the page, that starts the game."""
        request = self.context.request
        assert request.post("/api/guest", data={"name": "Ada"}).ok
        wanted = {"game": game, "seats": list(seats), "options": options, "visibility": "public", "key": uuid4().hex}
        created = request.post("/api/tables", data=wanted | {"contributes": contributes})
        assert created.ok, created.text()
        id = created.json()["table"]
        if not contributes:
            assert request.post(f"/api/tables/{id}/start", data={"level": 1, "key": "start"}).ok
        return self.open(f"/t/{id}")

    def play(self, title: str) -> Page:
        """Start a game against bots on the home page."""
        self.open("/")
        self.page.get_by_role("button", name=f"Play now {title}").click()
        self.page.wait_for_url("**/t/*")
        return self.page


@pytest.fixture
def visits(browser: Browser, running: Running) -> Iterator[list[Visit]]:
    """Return a list for all visitors of a test, and check them at its end."""
    visits: list[Visit] = []
    yield visits
    for visit in visits:
        assert visit.errors == [], "no error in the page"
        visit.context.close()


@pytest.fixture
def visit(visits: list[Visit], browser: Browser, running: Running) -> Visit:
    """Return a visitor with a wide screen."""
    visits.append(Visit(browser, running.address))
    return visits[-1]


@pytest.fixture
def phone(visits: list[Visit], browser: Browser, running: Running) -> Visit:
    """Return a visitor with a phone."""
    visits.append(Visit(browser, running.address, PHONE, has_touch=True, is_mobile=True))
    return visits[-1]
