"""Calling UNO in the browser, in real time: a button that can be forgotten, and one that catches (UNO-Q26, UNO-Q28)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.state import ICON, NO_ICON, TYPE, Type
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.players import SCREENS


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits as long as the rules say."""
    with Running(tmp_path_factory.mktemp("house"), compiled=False, waits=1.0, message_burst=100_000) as server:
        yield server


class TwoAtATable:
    """Ada with a browser, and Bea with a program; both play by HTTP until Ada can play her last card but one."""

    def __init__(self, visit: Visit, running: Running) -> None:
        self.ada = running.guest("Ada")
        self.bea = running.guest("Bea")
        self.table = self.ada.create("uno_power_grab", "me", "open", options={"scoring": "single_round"})
        self.bea.post(f"/api/tables/{self.table}/sit")
        visit.sign_in(self.ada)
        self.card = self._play_to_two_cards()
        self.page: Page = visit.open(f"/t/{self.table}")
        expect(self.page.get_by_role("button", name="UNO!", exact=True)).to_be_visible()

    def post(self, seat: int, action: int, **more: Any) -> Any:
        return (self.ada, self.bea)[seat].post(f"/api/tables/{self.table}/move", seat=seat, action=action, **more)

    def view(self, seat: int) -> Any:
        guest = (self.ada, self.bea)[seat]
        return guest.get(f"/api/tables/{self.table}", seat=seat, fields="on")

    def _play_to_two_cards(self) -> str:
        for _ in range(3000):
            seat = self.view(0)["view"]["actors"][0]
            shown = self.view(seat)
            choices = {choice["action"]: choice["text"] for choice in shown["view"]["choices"]}
            plain = [a for a in choices if a < act.DRAW and TYPE[a] == Type.NUMBER and ICON[a] == NO_ICON]
            few = shown["fields"]["hand_size"][seat] <= 2
            if few and seat == 0 and plain and shown["fields"]["hand_size"][0] == 2:
                return str(choices[plain[0]])
            careful = [a for a in choices if a in (act.DRAW, act.PASS)]
            self.post(seat, (careful if few and careful else plain or list(choices))[0], call=True)
        raise AssertionError("Ada did not come down to two cards")

    def play_the_card(self) -> None:
        """Ada plays her last card but one on the page."""
        choice = self.page.locator(".sb-choice", has_text=re.compile(f"^.?{re.escape(self.card)}$", re.IGNORECASE))
        choice.click()
        expect(choice).to_have_count(0)

    @property
    def log(self) -> Any:
        return self.page.locator(".sb-log")

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)


@pytest.mark.rule("UNO-55", "UNO-56", "UNO-Q26", "UNO-Q28")
def test_a_forgotten_call_is_not_shown_and_can_be_caught(visit: Visit, running: Running) -> None:
    two = TwoAtATable(visit, running)
    two.play_the_card()
    assert "wait" in two.view(1), "the window is open"
    expect(two.page.locator(".sb-choice")).to_have_count(0)
    two.page.screenshot(path=SCREENS / "uno-call-missing.png")
    expect(two.page.locator(".sb-question")).not_to_contain_text("UNO")
    two.page.wait_for_timeout(2200)
    two.post(1, act.CATCH)
    expect(two.log).to_contain_text("Bea")
    assert two.view(0)["fields"]["hand_size"][0] == 3


@pytest.mark.rule("UNO-55", "UNO-Q26")
def test_the_button_calls_with_the_card(visit: Visit, running: Running) -> None:
    two = TwoAtATable(visit, running)
    two.button("UNO!").click()
    expect(two.button("UNO!")).to_have_attribute("aria-pressed", "true")
    two.page.screenshot(path=SCREENS / "uno-call-armed.png")
    two.play_the_card()
    expect(two.log).to_contain_text("UNO!")
    assert "wait" not in two.view(1)


@pytest.mark.rule("UNO-55", "UNO-Q26")
def test_the_button_calls_right_after_the_card(visit: Visit, running: Running) -> None:
    two = TwoAtATable(visit, running)
    two.play_the_card()
    two.button("UNO!").click()
    expect(two.log).to_contain_text("UNO!")
    assert two.view(0)["fields"]["hand_size"][0] == 1


@pytest.mark.rule("UNO-Q28")
def test_a_wrong_catch_is_answered_to_its_player_alone(visit: Visit, running: Running) -> None:
    two = TwoAtATable(visit, running)
    number = two.view(0)["number"]
    two.button("No UNO!").click()
    expect(two.page.locator(".sb-toast-error")).to_contain_text("Nothing to call or catch now")
    assert two.view(1)["number"] == number, "nothing is logged"
