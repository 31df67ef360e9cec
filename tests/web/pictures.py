"""Take the pictures of the README again: `make pictures`. Each shows a game against bots after some moves."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from snowbound.games import names
from tests.server.running import Guest, Running
from tests.web.conftest import WIDE, launch

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 85
SEATS = ("me", "bot:3", "bot:3")
MOVES = {"arctic_race": 16, "arctic_roll": 24, "ice_flow": 40, "polar_rush": 16, "uno_power_grab": 14}
"""How many decisions the visitor makes before the picture, so that something is going on."""


def play(guest: Guest, table: str, moves: int) -> None:
    """Let the visitor choose at random, as often as this."""
    chooser = random.Random(1)
    number = 0
    while moves:
        shown = guest.get(f"/api/tables/{table}", seat=0, after=number, wait=5)
        number = shown["number"]
        if shown["view"].get("over"):
            return
        if choices := shown["view"].get("choices"):
            action = chooser.choice(choices)["action"]
            number = guest.post(f"/api/tables/{table}/move", seat=0, action=action)["number"] - 1
            moves -= 1


def take(browser: Browser, running: Running, game: str) -> None:
    """Take the picture of one game."""
    guest = running.guest("Ada")
    table = guest.create(game, *SEATS)
    guest.post(f"/api/tables/{table}/start")
    play(guest, table, MOVES.get(game, 10))
    photograph(browser, running, guest, f"/t/{table}", FOLDER / f"{game}.jpg")


def photograph(browser: Browser, running: Running, guest: Guest, path: str, file: Path) -> None:
    """Open a page as a guest and save what it looks like."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, base_url=running.address)
    cookie = guest.http.cookies["snowbound"]
    context.add_cookies([{"name": "snowbound", "value": cookie, "url": running.address}])
    page = context.new_page()
    page.goto(path, wait_until="networkidle")
    page.wait_for_timeout(3000)
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    """Take all pictures, or those of the games that are named."""
    wanted = sys.argv[1:] or ["home", *names()]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with Running(Path(folder), waits=1.0) as running:
            for name in wanted:
                if name == "home":
                    photograph(browser, running, running.guest("Ada"), "/", FOLDER / "home.jpg")
                else:
                    take(browser, running, name)
        browser.close()


if __name__ == "__main__":
    main()
