"""A claimed game: the absent are last, and the others are ranked by what they have reached so far."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from snowbound import Match, find, names
from snowbound.core import claim as claims
from snowbound.core import log as logs
from snowbound.core.errors import BadLog
from snowbound.core.game import Game
from snowbound.core.log import ClaimedResult
from snowbound.core.retelling import retell
from snowbound.core.words import LANGUAGES
from snowbound.games.polar_rush.state import ON_START
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE


def match_of(game: str, players: int, **options: Any) -> Match:
    return Match(find(game), players, options=options, seed=1, compiled=False)


def changed(match: Match, field: str, *values: int) -> Match:
    """Return a match in the same position, except for the values of a field by seat."""
    position: Any = match.position
    getattr(position, field)[: len(values)] = values
    return match.at(len(match.events), position.states.tobytes())


@pytest.mark.parametrize(
    ("scoring", "places"), [("winner_takes", (2, 1, 4, 3)), ("lowest_total", (2, 3, 4, 1))], ids=["most", "fewest"]
)
def test_the_scoring_of_uno_decides_who_stands_better(scoring: str, places: tuple[int, ...]) -> None:
    match = changed(match_of("uno_power_grab", 4, scoring=scoring), "scores", 120, 300, 500, 40)
    assert claims.claim(match, [2]).places == places


def test_in_polar_rush_the_figure_that_is_farther_stands_better() -> None:
    match = changed(match_of("polar_rush", 3), "pos", ON_START, ON_START, ON_START)
    assert claims.claim(match, [2]).places == (1, 1, 3), "equal standings share a place"
    assert claims.claim(changed(match, "pos", ON_START, 3), [2]).places == (2, 1, 3)


def test_absent_players_share_the_last_place() -> None:
    match = match_of("arctic_race", 4)
    assert claims.claim(match, [3, 0]) == ClaimedResult((0, 3), (3, 1, 1, 3))


def test_a_claim_can_be_written_in_every_game(game: Game) -> None:
    match, rng = Match(game, 2, seed=3, compiled=False), Random(3)
    for _ in range(30):
        if not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        found = claims.claim(match, [1])
        assert msgspec.json.decode(msgspec.json.encode(found), type=ClaimedResult) == found


def test_a_claim_survives_in_the_log_and_in_its_story() -> None:
    match = Match(TIC_TAC_TOE, 2, compiled=False, names=("Ann", "Bea"))
    match.play(0, 4)
    found = claims.claim(match, [1])
    log = logs.parse(logs.dump(logs.Log("tic_tac_toe", 1, 2, {}, tuple(match.events), claim=found)))
    assert log.claim == found == ClaimedResult((1,), (1, 2))
    claims.check_claim(match, found)
    story = retell(match, claimed=found).story()
    assert "Bea did not come back." in story and story.index("1. Ann") < story.index("2. Bea")


@pytest.mark.parametrize(
    "wrong",
    [
        ClaimedResult((), (1, 1)),
        ClaimedResult((0, 1), (1, 1)),
        ClaimedResult((1,), (2, 1)),
        ClaimedResult((5,), (1, 2)),
    ],
)
def test_a_claim_that_does_not_belong_to_the_game_is_refused(wrong: ClaimedResult) -> None:
    match = Match(TIC_TAC_TOE, 2, compiled=False)
    with pytest.raises(BadLog):
        claims.check_claim(match, wrong)


def test_a_game_that_is_over_cannot_have_been_claimed() -> None:
    match = Match(TIC_TAC_TOE, 2, compiled=False)
    for seat, field in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        match.play(seat, field)
    with pytest.raises(BadLog, match="cannot have been claimed"):
        claims.check_claim(match, claims.claim(match, [1]))


def test_every_language_has_the_sentence() -> None:
    assert sorted(claims.SENTENCES) == sorted(LANGUAGES)


@pytest.mark.parametrize("name", names())
def test_the_places_can_be_written_to_a_log(name: str) -> None:
    claimed = claims.claim(match_of(name, find(name).players[0]), [0])
    assert {type(place) for place in claimed.places} == {int}, "numbers of NumPy cannot be stored"
