"""The table's page offers to claim a game whose other player does not come back, and says that it was claimed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from snowbound.server.tables.claims import ABSENCE, MISSED
from snowbound.server.tables.clocks import PRESETS, SECOND
from tests.server.running import Running, until
from tests.server.test_time_limits import Hands
from tests.web.conftest import Visit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def test_a_game_is_claimed_on_its_page(folder: Path, browser: Browser) -> None:
    hands = Hands()
    with Running(folder, now=hands, compiled=False) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        table = ann.create("arctic_race", "me", "open", stand_in=1)
        bea.post(f"/api/tables/{table}/sit")
        visit = Visit(browser, server.address)
        visit.sign_in(ann)
        page = visit.open(f"/t/{table}")
        expect(page.locator(".sb-choice").first).to_be_visible()
        live = server.services.tables.live[table]
        hands.forward(PRESETS["none"].grace + SECOND)
        until(lambda: live.table.seats[1].away, "the stand-in")

        def step() -> bool:
            seat = ann.get(f"/api/tables/{table}", seat=0)
            if choices := seat["view"].get("choices"):
                ann.post(f"/api/tables/{table}/move", seat=0, action=choices[0]["action"])
            return bool(seat.get("absences")) and seat["absences"][0]["missed"] == MISSED

        until(step, "the missed decisions")
        expect(page.locator(".sb-proposal")).to_have_count(0)
        hands.forward(ABSENCE)
        page.reload()
        notice = page.locator(".sb-proposal")
        expect(notice).to_contain_text("Bea has been away for a long time")
        notice.get_by_role("button", name="Claim the game").click()
        expect(page.locator(".sb-result h2")).to_have_text("The game was claimed")
        expect(page.locator(".sb-reasons")).to_contain_text("Bea did not come back.")
        expect(page.locator(".sb-place").last).to_contain_text("Bea")
        expect(page.locator(".sb-winner")).to_have_text(re.compile("Ann"))
        assert visit.errors == []
        visit.context.close()
