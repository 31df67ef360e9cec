"""Every game shows the colours that its players have chosen, and no picture depends on the number of a seat."""

from __future__ import annotations

import re

import pytest

from snowbound.core.colours import catalogue
from snowbound.core.contract import CHANCE
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.testing.samples import moments

PRINTED = {
    "arctic_race": ("red", "yellow", "blue", "green", "purple", "orange"),  # scoring example of the rulebook
    "polar_rush": ("pink", "yellow", "blue", "green", "red"),  # the first two are the rulebook's
    "ice_flow": ("red", "yellow", "black", "green"),  # the first three are the rulebook's
}


@pytest.mark.rule("RACE-01", "RUSH-Q4", "FLOW-01")
def test_seats_have_the_printed_colours_in_order() -> None:
    for name, colours in PRINTED.items():
        assert find(name).colours == colours
        assert Match(name, players=len(colours), seed=1, compiled=False).colours == colours


@pytest.mark.rule("RACE-01", "RUSH-Q4", "FLOW-01")
def test_each_player_is_seen_in_the_chosen_colour(game: Game) -> None:
    players = game.players[1]
    chosen = game.colours[:players][::-1]
    seen: set[int] = set()
    for match in moments(game, players, seed=2, options=game.quick):
        coloured = Match.replay(match.log, colours=chosen, compiled=False, chance="manual")
        drawn, usual = coloured.draw(0), match.draw(0)
        assert drawn.colours == list(chosen)
        assert drawn.sprites == usual.sprites, "the players' colours change nothing else in the picture"
        seen |= {sprite.seat for sprite in drawn.sprites}
        if seen >= set(range(players)):
            break
    assert seen >= set(range(players)), "the pieces of every player have a colour"


def test_no_symbol_belongs_to_the_number_of_a_seat(game: Game) -> None:
    art = (game.folder / "art.svg").read_text(encoding="utf-8")
    assert not re.search(r"seat-\d", art)
    assert set(re.findall(r"colour-(\w+)", art)) <= catalogue().keys()


@pytest.mark.rule("RACE-01")
def test_a_chosen_colour_goes_with_the_racers_of_its_player() -> None:
    match = Match("arctic_race", players=2, seed=4, compiled=False, colours=("purple", "red"))
    while not (moved := [s for s in match.scene(0).sprites if s.id.startswith("racer-1-") and s.track]):
        seat = match.actors[0]
        assert seat != CHANCE
        match.play(seat, match.legal(seat)[0])
    (racer, *_) = moved
    assert re.search(rf'<g class="sprite colour-red" transform="translate\({racer.x:g} {racer.y:g}\)', match.svg(0))
