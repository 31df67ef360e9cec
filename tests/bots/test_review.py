"""The review after a game: the costliest decisions of a seat, and luck apart from them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from snowbound.bots import Bots, Player, Review, hint_player, review
from snowbound.bots.review import LEAST_LOSS, LEAST_SIMULATIONS, GameGoesOn, decisions_of, survey_spec
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.record import restore, snapshot
from snowbound.games import find
from snowbound.games.polar_rush.state import UNSEEN
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.samples import SOAK
from tests.bots.test_search import grid

SNOWBOUND_GAMES = None if SOAK else [find("polar_rush"), find("uno_power_grab")]
"""`make test` reviews two games: compiling the search of all five takes minutes."""

BLUNDER = grid(0, 4, 1, 8, 2)
"""The second player does not stop the first one, who has two in a row."""


@cache
def finished(game: Game, players: int = 2) -> Match:
    """Return a finished game in which seat 0 plays at random."""
    match = Match(game, players, seed=5, options=game.quick)
    Bots(match, {0: "random", **dict.fromkeys(range(1, players), "greedy")}).play()
    return match


def reviewed(match: Match, seat: int = 0, *, seed: int = 0) -> Review:
    """Review a game quickly."""
    return review(match, seat, simulations=2000, worlds=20, seed=seed)


def test_a_known_blunder_is_found_and_nothing_else() -> None:
    for seed in range(5):
        found = review(BLUNDER, 1, simulations=2000, seed=seed)
        (one,) = found.costliest
        assert (found.seat, found.decisions) == (1, 2)
        assert (one.event, one.judgement.action, one.judgement.best) == (3, 8, 2)
        assert one.judgement.win < 0.02 and 0.45 < one.judgement.best_win < 0.55
        assert found.luck == pytest.approx(0 - 0.5 + one.judgement.loss)


def test_what_a_player_wins_without_a_mistake_is_luck_and_how_the_others_played() -> None:
    found = review(BLUNDER, 0, simulations=2000)
    assert found.costliest == ()
    assert (found.decisions, found.luck) == (3, 0.5)


def test_the_only_move_is_no_decision() -> None:
    match = grid(0, 4, 8, 1, 7, 6, 2, 5, 3)
    assert match.over and review(match, 0, simulations=100).decisions == 4, "the fifth mark had only one place left"


def test_only_finished_games_are_reviewed_and_only_their_seats() -> None:
    with pytest.raises(GameGoesOn, match="not over"):
        review(grid(0, 4, 1), 1)
    for seat in (-1, 2):
        with pytest.raises(SnowboundError, match="a seat is 0 to 1"):
            review(BLUNDER, seat)


def test_a_review_tells_how_far_it_is() -> None:
    for seat in (0, 1):
        told: list[tuple[int, int]] = []

        def note(done: int, total: int, told: list[tuple[int, int]] = told) -> None:
            told.append((done, total))

        review(BLUNDER, seat, simulations=100, progress=note)
        assert told == sorted(told) and told[-1] == (100, 100)
        assert len(told) > 2 and told[0][0] < 100


def test_a_review_shows_the_costliest_decisions_of_the_seat_first(game: Game) -> None:
    match = finished(game)
    found = reviewed(match)
    losses = [one.judgement.loss for one in found.costliest]
    assert 1 <= len(losses) <= 3, "it played at random"
    assert losses == sorted(losses, reverse=True) and losses[-1] >= LEAST_LOSS
    for one in found.costliest:
        assert match.events[one.event] == (0, one.judgement.action)
        assert one.judgement.best != one.judgement.action and one.judgement.is_certain
    own = sum(event.seat == 0 for event in match.events)
    assert len(found.costliest) <= found.decisions <= own
    assert match.over and len({one.event for one in found.costliest}) == len(losses)


def test_equal_games_and_seeds_give_equal_reviews(game: Game) -> None:
    first = reviewed(finished(game), seed=4)
    replayed = Match.replay(finished(game).log)
    assert reviewed(replayed, seed=4) == first
    assert reviewed(finished(game), seed=5) != first, "another seed imagines other worlds"


def test_a_review_uses_what_the_seat_knew_then() -> None:
    match = finished(find("uno_power_grab"))
    again, seen = match.again(), 0
    decisions = {one.event: one for one in decisions_of(match, hint_player(match.game, 0))}
    for number, event in enumerate(match.events):
        if number in decisions:
            assert decisions[number].known == snapshot(again.knowledge(0).states, 0) != again.bytes()
            seen += 1
        again.happen(event)
    assert seen == len(decisions) > 0


def test_a_review_of_a_game_of_memory_remembers_and_forgets_like_an_average_player() -> None:
    """Polar Rush: tiles that were turned over are known later, unless they were forgotten."""
    match = finished(find("polar_rush"), 3)
    views, again = [], match.again()
    for event in match.events:
        views.append(tiles_known(match.game, snapshot(again.knowledge(1).states, 0)))
        again.happen(event)
    player = hint_player(match.game, 1, seed=2)
    perfect = Player(match.game, 1, replace(player.spec, forgets=0.0), seed=2)
    remembered = forgotten = 0
    for average, best in zip(decisions_of(match, player), decisions_of(match, perfect), strict=True):
        kept, all_kept = (tiles_known(match.game, one.known) for one in (average, best))
        seen = views[average.event]
        assert seen <= kept <= all_kept
        remembered += seen < kept
        forgotten += kept < all_kept
    assert remembered > 0 and forgotten > 0


def tiles_known(game: Game, position: bytes) -> set[int]:
    """Return the places of Polar Rush whose tiles are known."""
    states = game.record.new(1)
    restore(states, 0, position)
    return {place for place, face in enumerate(states["known"][0]) if face != UNSEEN}


def test_a_short_look_is_smaller_in_a_longer_game() -> None:
    spec = hint_player(TIC_TAC_TOE, 0, simulations=80_000).spec
    sizes = [survey_spec(spec, decisions).simulations for decisions in (0, 4, 50, 500, 5000)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == sizes[1] == 80_000 and sizes[-1] == LEAST_SIMULATIONS
    assert 11 * 80_000 < 3 * 50 * sizes[2] <= 12 * 80_000, "all looks together are as large as 12 hints"
