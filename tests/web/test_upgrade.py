"""A server is upgraded while a page is open: a page of an older protocol reloads and finds its seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web
from playwright.sync_api import Browser, Page, expect

from snowbound.server.messages import wire
from snowbound.server.transport.browser_client import BrowserClient
from tests.server.running import Running, until
from tests.web.conftest import Visit
from tests.web.players import FAST

CHOICES = "[data-my-turn=yes] .sb-choice[aria-disabled=false]"
BUILT, SENT = wire.PROTOCOL, BrowserClient.page
NEXT = BUILT + 1


class OpenPage:
    """A page at a table, and the builds that the server has sent it."""

    def __init__(self, server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.page: Page = visit.page
        self.loads = 0
        self.build = BUILT  # of the page that the server sends
        ann, bea = server.guest("Ann"), server.guest("Bea")
        self.ann = ann
        self.table = ann.create("arctic_race", "me", "open")
        bea.post(f"/api/tables/{self.table}/sit")
        visit.sign_in(ann)
        self.page.add_init_script(FAST)
        monkeypatch.setattr(BrowserClient, "page", lambda client, status: self._serve(client, status))
        visit.open(f"/t/{self.table}")

    def _serve(self, client: BrowserClient, status: int) -> web.Response:
        """Send the page of a build."""
        self.loads += 1
        page = SENT(client, status)
        named = 'name="protocol" content="{}"'
        assert page.text is not None and named.format(BUILT) in page.text
        page.text = page.text.replace(named.format(BUILT), named.format(self.build))
        return page

    def play(self) -> None:
        """Make a move by clicking."""
        before = self.ann.get(f"/api/tables/{self.table}", seat=0)["number"]
        self.page.locator(CHOICES).first.click()
        until(lambda: self.ann.get(f"/api/tables/{self.table}", seat=0)["number"] > before, "the move")

    def disconnect(self) -> None:
        """Cut all sockets, as a restart does."""
        for socket in list(self.server.services.sockets.open):
            socket.loop.call_soon_threadsafe(socket.transport.abort)


@pytest.fixture
def opened(
    visits: list[Visit], browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[OpenPage]:
    with Running(tmp_path, compiled=False) as server:
        visits.append(visit := Visit(browser, server.address))
        yield OpenPage(server, visit, monkeypatch)


def test_a_page_of_an_older_protocol_reloads_and_finds_its_seat(
    opened: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(opened.page.locator(CHOICES).first).to_be_visible()
    monkeypatch.setattr(wire, "PROTOCOL", NEXT)
    opened.build = NEXT

    opened.disconnect()

    expect(opened.page.get_by_text("The page was updated to a new version.")).to_be_visible()
    assert opened.loads == 2
    opened.play()
    assert opened.loads == 2, "it reloads once"


def test_a_page_does_not_reload_for_ever_if_the_server_sends_the_old_build(
    opened: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(opened.page.locator(CHOICES).first).to_be_visible()
    monkeypatch.setattr(wire, "PROTOCOL", NEXT)
    opened.disconnect()
    expect(opened.page.get_by_text("This page and the server have different versions.")).to_be_visible()
    assert opened.loads == 2
    opened.play()
    assert opened.loads == 2
