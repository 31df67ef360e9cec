"""Every game is played to its end by mouse, by touch, by keyboard only and by the accessibility tree only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from snowbound.testing.samples import SOAK
from tests.server.running import Running
from tests.web.conftest import PHONE, WIDE, Visit
from tests.web.players import KeyboardPlayer, MousePlayer, Player, Table, TouchPlayer, TreePlayer
from tests.web.telling import check_end_in_every_language, check_newest_is_visible

ROUND = {"scoring": "single_round", "uno_calls": "auto"}
TABLES = [
    Table("arctic_race", "Arctic Race", ("me", "bot:1"), {"max_rounds": 3}),
    Table("arctic_roll", "Arctic Roll", ("me",), {}),
    Table("ice_flow", "Ice Flow", ("me", "bot:1"), {"turn_cap": 4}),
    Table("polar_rush", "Polar Rush", ("me", "bot:1"), {"variant": "easy"}),
    Table("uno_power_grab", "UNO Power Grab", ("me", "bot:1"), ROUND, "pile"),
]
PLAYERS: dict[str, type[Player]] = {
    "mouse": MousePlayer,
    "keyboard": KeyboardPlayer,
    "tree": TreePlayer,
    "touch": TouchPlayer,
}


SAMPLE = {"arctic_race": ("keyboard",), "ice_flow": ("tree",)}
"""By game: the ways in which `make test` plays it besides mouse and touch; `make soak` plays all games in all ways."""

CASES = [
    pytest.param(table, way, id=f"{table.game}-{way}")
    for table in TABLES
    for way in (PLAYERS if SOAK else ("mouse", "touch", *SAMPLE.get(table.game, ())))
]


@pytest.mark.parametrize(("table", "way"), CASES)
def test_a_whole_game(browser: Browser, running: Running, visits: list[Visit], table: Table, way: str) -> None:
    touch = {"has_touch": True, "is_mobile": True} if way == "touch" else {}
    visits.append(Visit(browser, running.address, PHONE if touch else WIDE, **touch))
    player = PLAYERS[way](visits[-1], seed=TABLES.index(table))

    player.sit_down(table)
    assert player.play() > 0

    expect(player.page.locator(".sb-chance")).to_have_attribute("data-verdict", "fair")
    expect(player.page.locator(".sb-places > li")).to_have_count(len(table.seats))
    expect(player.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=0.9)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "nothing is wider than the screen"
    )
    table_page = player.page.locator(".sb-table")
    assert table_page.evaluate("page => page.scrollHeight <= page.clientHeight"), "nothing hangs below the page"
    if not touch:
        check_newest_is_visible(player.page)
    elif table.game == "polar_rush":
        home = player.page.locator("[data-id=space-67], [data-id=space-69]").and_(player.page.get_by_label("igloo"))
        expect(home).to_be_in_viewport(ratio=0.9)  # the board has scrolled to the igloo
    if way == "mouse":
        check_end_in_every_language(player.page)
