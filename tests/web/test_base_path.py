"""The browser client of a server under a path of its host."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.players import FAST


def test_a_game_is_played_under_a_base_path(visits: list[Visit], browser: Browser, tmp_path: Path) -> None:
    with Running(tmp_path, compiled=False, base_path="/games") as server:
        visits.append(visit := Visit(browser, f"{server.address}/"))
        page, requests = visit.page, []
        page.add_init_script(FAST)
        page.on("request", lambda request: requests.append(request.url))
        page.on("websocket", lambda socket: requests.append(socket.url.replace("ws:", "http:")))
        page.goto(f"{server.address}/")
        page.get_by_role("button", name="Play now Arctic Race").click()
        page.wait_for_url(f"{server.address}/t/*")
        for _ in range(2):
            choices = page.locator("[data-my-turn=yes] .sb-choice[aria-disabled=false]")
            choices.first.click()
        expect(page.locator(".sb-log li").first).to_be_attached()
        table = page.url.rpartition("/")[2].partition("?")[0]
        assert visit.context.request.get(f"{server.address}/api/tables/{table}?seat=0").json()["view"]["events"] >= 2

        page.reload()
        expect(page.locator(".sb-choice").first).to_be_attached()
        page.locator(".sb-home-link").click()
        page.wait_for_url(f"{server.address}/")
        page.get_by_role("link", name="My tables").click()
        page.wait_for_url(f"{server.address}/mine")
        expect(page.get_by_role("link", name="My tables")).to_have_attribute("aria-current", "page")
        page.locator("main a.sb-button").first.click()
        page.wait_for_url(f"{server.address}/t/{table}*")
        page.goto(f"{server.address}/settings")
        page.get_by_role("button", name="Create a link").click()
        link = page.locator(".sb-share input").input_value()
        assert link.startswith(f"{server.address}/take#")
        assert not [url for url in requests if not url.startswith(f"{server.address}/")], (
            "nothing outside the base path"
        )

        visits.append(phone := Visit(browser, f"{server.address}/"))
        phone.page.goto(link)
        phone.page.get_by_role("button").last.click()
        phone.page.get_by_role("link", name="My tables").last.click()
        phone.page.wait_for_url(f"{server.address}/mine")
        expect(phone.page.locator("main a.sb-button").first).to_be_visible()
