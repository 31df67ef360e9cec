"""The end of a round of UNO Power Grab on the page: winning card, open hands, points, and a button to go on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from snowbound.games.uno_power_grab import actions as act
from tests.server.running import Guest, Running
from tests.web.conftest import WIDE, Visit
from tests.web.players import FAST, SCREENS

NAMES = ("Ada", "Bea", "Cid", "Dan")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits six times as long as the rules say, so that there is time to look."""
    with Running(tmp_path_factory.mktemp("house"), compiled=False, waits=6.0, message_burst=100_000) as server:
        yield server


def to_the_end_of_a_round(running: Running) -> tuple[Guest, str]:
    """Let four programs play a round; return the first of them, and the table."""
    guests = [running.guest(name) for name in NAMES]
    options = {"uno_calls": "auto", "target_score": 10_000}
    table = guests[0].create("uno_power_grab", "me", "open", "open", "open", options=options)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit")
    for _ in range(2000):
        shown = guests[0].get(f"/api/tables/{table}", seat=0)
        if "wait" in shown:
            return guests[0], table
        seat = shown["view"]["actors"][0]
        choices = guests[seat].get(f"/api/tables/{table}", seat=seat)["view"]["choices"]
        legal = [choice["action"] for choice in choices]
        calm = [action for action in legal if action not in (act.CHALLENGE, act.DECLINE)]
        guests[seat].post(f"/api/tables/{table}/move", seat=seat, action=calm[0])
    raise AssertionError("the round did not end")


@pytest.mark.rule("UNO-57", "UNO-64", "UNO-Q26")
@pytest.mark.parametrize("size", [WIDE, (390, 844)], ids=["wide", "phone"])
def test_the_end_of_a_round_is_shown_and_everyone_can_go_on(
    browser: Browser, running: Running, visits: list[Visit], size: tuple[int, int]
) -> None:
    ada, table = to_the_end_of_a_round(running)
    visits.append(Visit(browser, running.address, size))
    visits[-1].sign_in(ada)
    visits[-1].page.add_init_script(FAST)
    page = visits[-1].open(f"/t/{table}")

    expect(page.get_by_role("heading", name="The round is over")).to_be_visible()
    expect(page.locator(".sb-reasons li")).to_have_text(re.compile("played the last card: .+"))
    reckoning = ada.get(f"/api/tables/{table}", seat=0)["view"]["reckoning"]
    rows = [fact["text"] for fact in reckoning if fact["weight"] != "why"]
    assert sorted(page.locator(".sb-score li").all_text_contents()) == sorted(rows) and len(rows) == len(NAMES)
    [won] = [fact["number"] for fact in reckoning if fact["kind"] == "won"]
    left = [fact["number"] for fact in reckoning if fact["kind"] == "cards-left"]
    assert won == sum(left)
    slips = page.locator(".sb-board .sprite", has_text=re.compile(r"^\D*\d+$"))
    assert {f"+{won}", *map(str, left)} <= {text.split()[-1] for text in slips.all_text_contents()}
    expect(page.locator(".sb-board .uno-won")).to_have_count(1)
    page.screenshot(path=SCREENS / f"uno-round-{size[0]}.png")

    button = page.get_by_role("button", name="Continue")
    expect(button).to_be_in_viewport(ratio=0.9)
    button.click()

    expect(page.get_by_role("heading", name="The round is over")).to_have_count(0)
    expect(page.locator(".sb-board .uno-won")).to_have_count(0)  # nobody else is present, so the next round begins
