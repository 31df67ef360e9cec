"""The coach: it judges a move before it is played, and speaks only if another one is clearly better."""

from __future__ import annotations

import re

import pytest

from snowbound.bots import Judgement, Player, RatedAction, hint_player, judge, rate, threshold_for
from snowbound.bots.coach import is_fine, why
from snowbound.bots.hints import HintReason
from snowbound.bots.spec import LEVELS
from snowbound.core.chance import stream
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.match import Match
from snowbound.core.words import LANGUAGES
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.samples import SOAK
from tests.bots.test_search import grid, middle_of

SNOWBOUND_GAMES = None if SOAK else [find("polar_rush"), find("uno_power_grab")]
"""`make test` judges moves in two games: compiling the search of all five takes minutes."""

STRICTEST = min(threshold_for(level) for level in range(1, LEVELS + 1))


def judged(match: Match, action: int, best: int, *, seed: int = 0, simulations: int = 1000) -> Judgement:
    """Judge an action of the seat that has to act."""
    seat = match.actors[0]
    player = hint_player(match.game, seat, seed=seed, simulations=simulations)
    return judge(player, match.knowledge(seat), action, best, worlds=30)


def test_a_move_that_lets_the_rival_win_is_clearly_worse() -> None:
    match = grid(0, 4, 1)  # the first player threatens to win with field 2
    player = hint_player(TIC_TAC_TOE, 1, simulations=1000)
    best = rate(player, match.knowledge(1))[0].action
    assert best == 2
    for action in (3, 5, 6, 7, 8):
        judgement = judge(player, match.knowledge(1), action, best)
        assert (judgement.action, judgement.best) == (action, 2)
        assert judgement.win < 0.02 and 0.45 < judgement.best_win < 0.55, "lost at once, and a draw"
        assert judgement.loss == judgement.best_win - judgement.win
        assert judgement.speaks(threshold_for(1))


def test_the_best_move_never_speaks() -> None:
    for fields in ((0, 4, 1), (0, 3, 1, 4), (), (4, 1)):
        match = grid(*fields)
        seat = match.actors[0]
        player = hint_player(TIC_TAC_TOE, seat, simulations=500)
        best = rate(player, match.knowledge(seat))[0].action
        judgement = judge(player, match.knowledge(seat), best, best)
        assert judgement.loss == 0 and judgement.reason is None
        assert not judgement.speaks(0.0)


def test_equal_moves_never_speak() -> None:
    """After the first mark in the middle, all corners are alike; with a double threat, all moves lose."""
    for seed in range(10):
        for first, second in ((0, 2), (2, 8), (6, 0)):
            assert not judged(grid(4), first, second, seed=seed).speaks(STRICTEST)
        assert not judged(grid(0, 3, 1, 2, 4), 5, 6, seed=seed).speaks(STRICTEST)


def test_the_coach_speaks_only_beyond_the_threshold_and_beyond_doubt() -> None:
    certain, doubtful = Judgement(0, 1, 0.4, 0.5, 0.01), Judgement(0, 1, 0.4, 0.5, 0.05)
    assert certain.speaks(0.09) and not certain.speaks(0.11)
    assert not doubtful.speaks(0.09), "the loss is only two standard errors"


def test_the_coach_says_more_to_players_of_higher_levels() -> None:
    thresholds = [threshold_for(level) for level in range(1, LEVELS + 1)]
    assert thresholds == sorted(thresholds, reverse=True)
    assert thresholds[0] > thresholds[-1] > 0
    assert threshold_for(0) == threshold_for(3), "bots without a level"


def test_the_first_search_shows_that_a_move_is_fine_only_if_it_knows_it_well() -> None:
    rated = [RatedAction(3, 0.6, 5000), RatedAction(4, 0.58, 3000), RatedAction(5, 0.58, 20), RatedAction(6, 0.4, 3000)]
    assert is_fine(rated, 3, 0.05), "the best"
    assert is_fine(rated, 4, 0.05), "nearly as good"
    assert not is_fine(rated, 5, 0.05), "perhaps nearly as good"
    assert not is_fine(rated, 6, 0.05), "worse"
    assert not is_fine(rated, 7, 0.05), "never visited"


def test_ratings_are_those_of_the_visited_actions_best_first(game: Game) -> None:
    match = middle_of(game, 40)
    seat = match.actors[0]
    rated = rate(hint_player(game, seat, simulations=300), match.knowledge(seat))
    assert sum(one.visits for one in rated) == 300
    assert [one.visits for one in rated] == sorted((one.visits for one in rated), reverse=True)
    assert rated[-1].visits > 0 and all(0 <= one.win <= 1 for one in rated)
    assert {one.action for one in rated} <= set(match.legal(seat))


def test_equal_seeds_give_equal_judgements(game: Game) -> None:
    match = middle_of(game, 40)
    actions = match.legal(match.actors[0])
    first, again, other = (judged(match, actions[0], actions[-1], seed=seed, simulations=300) for seed in (5, 5, 6))
    assert first == again
    assert (first.win, first.best_win) != (other.win, other.best_win), "another seed imagines other worlds"
    assert 0 <= first.win <= 1 and 0 <= first.best_win <= 1 and first.error > 0


def test_a_judgement_does_not_depend_on_what_was_judged_before(game: Game) -> None:
    match = middle_of(game, 40)
    seat = match.actors[0]
    actions, view = match.legal(seat), match.knowledge(seat)
    player = hint_player(game, seat, seed=5, simulations=300)
    rate(player, view)
    player.watch(view)
    first = judge(player, view, actions[0], actions[-1], worlds=30)
    judge(player, view, actions[-1], actions[0], worlds=30)
    assert judge(player, view, actions[0], actions[-1], worlds=30) == first
    assert judged(match, actions[0], actions[-1], seed=5, simulations=300) == first, "another process judges the same"


def test_a_judgement_knows_no_more_than_its_seat() -> None:
    """Two worlds that the seat cannot tell apart give the same judgement."""
    game = find("uno_power_grab")
    match = Match(game, 3, seed=6, options={"scoring": "single_round"})
    seat, rng = match.actors[0], stream(3)
    actions = match.legal(seat)
    given = []
    for _ in range(2):
        given.append(judged(match, actions[0], actions[-1], simulations=200))
        world = match.knowledge(seat).states.copy()
        kernels(game).imagine(world, 0, seat, rng)
        assert world.tobytes() != match.bytes()
        match = match.at(len(match.events), world.tobytes())
    assert given[0] == given[1]


def test_the_reason_compares_the_better_move_with_the_chosen_one() -> None:
    """UNO Power Grab: a Draw Two that is played now hits the rival in every world, and drawing a card does not."""
    game = find("uno_power_grab")
    match = Match(game, 2, seed=3, options={"scoring": "single_round"})
    actions = {match.describe(match.actors[0], action): action for action in match.legal(match.actors[0])}
    judgement = judged(match, actions["draw a card"], actions["play green Draw Two"], simulations=400)
    reason = judgement.reason
    assert judgement.loss > 0
    assert reason is not None and (reason.kind, reason.whose, reason.share) == ("is-hit", "rivals", 1.0)
    assert reason.other < 0.2
    assert judged(match, actions["play green Draw Two"], actions["draw a card"]).reason is None


def test_the_reason_is_said_in_every_language() -> None:
    race = find("arctic_race")
    more, less = HintReason("comes-home", "mine", 0.4, 0.052), HintReason("falls-in", "mine", 0.1, 0.6)
    never, always = HintReason("comes-home", "mine", 1.0, 0.0), HintReason("falls-in", "mine", 0.0, 1.0)
    judgements = [Judgement(0, 1, 0.1, 0.5, 0.01, reason) for reason in (more, less, never, always, None)]
    assert [why(race, one) for one in judgements] == [
        "One of your racers comes home: in 40 % of cases before your next turn, but after your move only in 5 %.",
        "One of your racers falls into the water: "
        "only in 10 % of cases before your next turn, but after your move in 60 %.",
        "One of your racers comes home: always before your next turn, but after your move never.",
        "One of your racers falls into the water: never before your next turn, but after your move always.",
        "No single event decides it: in simulated games, this move wins more often than yours.",
    ]
    for judgement in judgements:
        sentences = {why(race, judgement, language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert all(re.fullmatch(r"[^{}]+\.", sentence) for sentence in sentences)


def test_a_bot_that_does_not_look_ahead_cannot_judge() -> None:
    match = grid(0)
    with pytest.raises(SnowboundError, match="greedy does not look ahead"):
        judge(Player(TIC_TAC_TOE, 1, "greedy"), match.knowledge(1), 1, 4)
