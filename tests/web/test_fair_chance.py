"""The page adds its number to the table's chance without being asked, and checks the game at its end."""

from __future__ import annotations

import json
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from snowbound.server.messages import chance, wire
from snowbound.server.tables import waits
from snowbound.server.tables.chance_receipt import draw
from snowbound.server.tables.table import TableState
from tests.server.running import Running, until
from tests.web.conftest import Visit
from tests.web.players import FAST

DRAWS = 6


def end_game(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Ask to end the game").click()


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def has_events(table: TableState, number: int) -> bool:
    return len(table.plays) >= number


def kept(page: Page) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(page.evaluate("localStorage.getItem('snowbound.numbers')"))
    return found


def test_a_game_against_bots_starts_at_once_and_is_checked_at_its_end(visit: Visit, running: Running) -> None:
    page = visit.play("Arctic Race")
    expect(page.locator(".sb-choice").first).to_be_visible()
    id = table_of(page)
    state = running.services.tables.live[id].table
    assert state.attempt == 0 and state.seats[0].contribution == kept(page)[id]["number"]
    end_game(page)
    expect(page.locator(".sb-chance")).to_contain_text("Fair chance: this device has checked")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: id not in url)
    expect(page.locator(".sb-choice").first).to_be_visible()
    again = running.services.tables.live[table_of(page)].table
    assert again.seats[0].contribution in {entry["number"] for entry in kept(page).values()}
    assert again.seats[0].contribution != state.seats[0].contribution


def test_two_pages_pledge_and_reveal_by_themselves(visits: list[Visit], visit: Visit, running: Running) -> None:
    ann, bea = running.guest("Ann"), running.guest("Bea")
    table_id = ann.create("arctic_race", "me", "open", contributes=True)
    visit.sign_in(ann)
    first = visit.open(f"/t/{table_id}")
    expect(first.locator(".sb-waiting")).to_be_visible()
    visits.append(Visit(visit.page.context.browser, running.address))  # type: ignore[arg-type]
    visits[-1].sign_in(bea)
    second = visits[-1].open(f"/t/{table_id}")
    second.get_by_role("button", name="Sit here").click()
    for page in (first, second):
        expect(page.locator(".sb-choice").first).to_be_visible()
    state = running.services.tables.live[table_id].table
    numbers = [kept(page)[table_id]["number"] for page in (first, second)]
    assert [seat.contribution for seat in state.seats] == numbers and state.attempt == 0
    end_game(first)
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.locator(".sb-chance")).to_contain_text("Fair chance")


def test_a_page_notices_a_seed_that_was_chosen_later(visit: Visit, running: Running) -> None:
    page = visit.play("Arctic Race")
    expect(page.locator(".sb-choice").first).to_be_visible()
    id = table_of(page)
    page.evaluate(
        """(id) => {
          const numbers = JSON.parse(localStorage.getItem('snowbound.numbers'));
          numbers[id].commitment = '00'.repeat(32);
          localStorage.setItem('snowbound.numbers', JSON.stringify(numbers));
        }""",
        id,
    )
    end_game(page)
    expect(page.locator('.sb-chance[data-verdict="wrong"]')).to_contain_text("do not match")


def test_a_page_notices_outcomes_that_were_not_those_of_the_receipt(
    visit: Visit, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server rolls what it likes during the game, and afterwards shows what would have been right."""
    honest = chance.receipt

    def forged(table: TableState) -> wire.ChanceReceipt:
        receipt = honest(table)
        for one in receipt.draws:
            one.action = draw(table.key, one.number, dict(zip(one.outcomes, one.weights, strict=True)))
        return receipt

    monkeypatch.setattr(chance, "receipt", forged)
    monkeypatch.setattr(waits, "draw", lambda key, number, weights: min(weights))
    visit.page.add_init_script(FAST)
    page = visit.play("Arctic Race")
    expect(page.locator(".sb-choice").first).to_be_visible()
    table = running.services.tables.live[table_of(page)].table
    while [play.by for play in table.plays].count("chance") < DRAWS:
        wanted = len(table.plays) + 1
        page.locator("[data-my-turn=yes] .sb-choice[aria-disabled=false]").first.click()
        until(partial(has_events, table, wanted), "the move")
    end_game(page)
    expect(page.locator('.sb-chance[data-verdict="wrong"]')).to_contain_text("do not match")
