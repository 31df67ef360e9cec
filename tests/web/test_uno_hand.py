"""The hand in UNO Power Grab on phones: never cut off, on turn and while waiting for up to nine others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from snowbound.games.uno_power_grab import actions as act
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.players import FAST, SCREENS

MEASURE = """
() => {
  const board = document.querySelector('.sb-board').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.in-hand > use')].map(card => card.getBoundingClientRect());
  const steps = boxes.slice(1).map((box, n) => Math.max(Math.abs(box.x - boxes[n].x), Math.abs(box.y - boxes[n].y)));
  const out = boxes.filter(box => box.left < board.left - 8 || box.right > board.right + 8
    || box.top < board.top - 2 || box.bottom > board.bottom + 8);
  return { cards: boxes.length, out: out.length, step: Math.min(...steps, 999) };
}
"""
"""Counts the cards of the hand, those that are not whole in the board's area, and the least visible part of one."""


class Phone:
    """A person on a phone who plays by HTTP against another person's program, and looks at the page."""

    def __init__(
        self, browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int], players: int = 2
    ) -> None:
        visits.append(Visit(browser, running.address, size, has_touch=True, is_mobile=True))
        self.visit = visits[-1]
        self.ada, self.bea = running.guest("Ada"), running.guest("Bea")
        options = {"scoring": "single_round", "uno_calls": "auto"}
        self.table = self.ada.create("uno_power_grab", "me", *["open"] * (players - 1), options=options)
        for seat in range(1, players):
            self.bea.post(f"/api/tables/{self.table}/sit", seat=seat)
        self.visit.sign_in(self.ada)
        self.visit.page.add_init_script(FAST)
        self.page = self.visit.open(f"/t/{self.table}")

    def choices(self, seat: int) -> list[int]:
        guest = (self.ada, self.bea)[seat]
        shown: Any = guest.get(f"/api/tables/{self.table}", seat=seat)["view"]
        return [choice["action"] for choice in shown.get("choices", [])]

    def play(self, seat: int, action: int) -> None:
        (self.ada, self.bea)[seat].post(f"/api/tables/{self.table}/move", seat=seat, action=action)

    def draw_until(self, cards: int, only_the_pile: bool) -> None:
        """Play until Ada has so many cards and it is her turn; if wished, with no card that she can play."""
        for _ in range(400):
            mine = self.choices(0)
            held = self.ada.get(f"/api/tables/{self.table}", seat=0, fields="on")["fields"]["hand_size"][0]
            if act.DRAW in mine and held >= cards and (mine == [act.DRAW] or not only_the_pile):
                return
            seat = 0 if mine else 1
            legal = mine or self.choices(1)
            calm = [action for action in legal if action in (act.DRAW, act.PASS, act.ACCEPT)]
            playable = [action for action in legal if action < act.DRAW]
            wants_card = seat == 0 and held > cards and playable
            self.play(seat, (playable if wants_card else calm or legal)[0])
        raise AssertionError("this did not happen")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["phone", "small-phone"])
@pytest.mark.parametrize(("cards", "only_the_pile"), [(2, True), (20, False)], ids=["draw-pile-only", "many-cards"])
def test_the_hand_is_never_cut_off(
    browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int], cards: int, only_the_pile: bool
) -> None:
    phone = Phone(browser, running, visits, size)
    phone.draw_until(cards, only_the_pile)
    expect(phone.page.locator('[data-offer="pile"]')).to_have_count(1)
    held = phone.ada.get(f"/api/tables/{phone.table}", seat=0, fields="on")["fields"]["hand_size"][0]
    expect(phone.page.locator(".in-hand")).to_have_count(held)
    phone.page.wait_for_timeout(500)  # until the board has scrolled
    phone.page.screenshot(path=SCREENS / f"uno-hand-{size[0]}x{size[1]}-{cards}.png")

    seen = phone.page.evaluate(MEASURE)

    assert seen["cards"] == held and seen["out"] == 0
    if size == (390, 844) and held <= 24:
        assert seen["step"] >= 43.5, "44 CSS pixels to touch"


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=["phone", "small-phone"])
def test_the_hand_is_not_cut_off_while_nine_others_play(
    browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int]
) -> None:
    phone = Phone(browser, running, visits, size, players=10)
    while mine := phone.choices(0):
        phone.play(0, mine[-1])
    expect(phone.page.locator(".sb-situation")).to_be_visible()

    for _ in range(100):  # until the board has scrolled to the hand
        seen = phone.page.evaluate(MEASURE)
        if seen["cards"] >= 7 and seen["out"] == 0:
            break
        phone.page.wait_for_timeout(50)
    phone.page.screenshot(path=SCREENS / f"uno-hand-{size[0]}x{size[1]}-waiting.png")

    assert seen["cards"] >= 7 and seen["out"] == 0
