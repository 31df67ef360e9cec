"""Rules: both forms agree, actions are sound, refusals name a rule, chance keeps to its weights.

Each test runs on random games, most of them in plain and in compiled form. The games are the same in every run.
"""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS, supplies
from snowbound.core.game import Game
from snowbound.core.words import words

from ..driver import CHANCE_ACTS, Driver
from ..rule_coverage import rules_of
from ..samples import option_sets, sizes, some_positions

SEEDS = (1, 2, 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_plain_and_compiled_games_are_identical_event_by_event(game: Game, seed: int) -> None:
    for players in sizes(game):
        plain = Driver(game, compiled=False).random_game(players, seed, 700)
        compiled = Driver(game, compiled=True).random_game(players, seed, 700)
        for (one, *event), (other, *same) in zip(plain, compiled, strict=True):
            assert event == same
            assert one.bytes == other.bytes, f"positions differ before {event}"


def test_every_option_can_be_played(game: Game) -> None:
    driver = Driver(game, compiled=True)
    for options in option_sets(game):
        events = 0
        for position, _, _ in driver.random_game(sizes(game)[-1], 5, 2_000, **options):
            driver.run.check(position.states, 0)
            events += 1
        assert events > 0, f"nothing happens with {options}"


def test_games_end_with_a_result(game: Game) -> None:
    driver = Driver(game, compiled=True)
    for players in sizes(game):
        for position, seat, action in driver.random_game(players, 11, 2_000_000):
            last = position, seat, action
        position, seat, action = last
        assert position.who == 0, "the game goes on for ever"
        points, places = position.result()
        assert len(points) == players
        assert all(place == 0 for place in places) or min(places) == 1
        for seat, place in enumerate(places):
            better = sum(1 for other in places if other < place)
            assert place == 0 or place == better + 1, f"seat {seat} has place {place} in {places}"


@pytest.mark.parametrize("seed", SEEDS)
def test_actions_are_ascending_distinct_and_never_empty(driver: Driver, seed: int) -> None:
    for position in some_positions(driver, seed):
        if position.who == CHANCE_ACTS:
            outcomes = position.outcomes()
            assert outcomes
            assert list(outcomes) == sorted(set(outcomes))
            assert all(weight > 0 for weight in outcomes.values())
            assert 0 <= min(outcomes) <= max(outcomes) < driver.game.outcomes
            continue
        assert position.who < 1 << position.players
        for seat in position.actors:
            actions = position.legal(seat)
            assert actions
            assert actions == sorted(set(actions))
            assert 0 <= actions[0] <= actions[-1] < driver.game.actions


@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_after_every_event(driver: Driver, seed: int) -> None:
    for players in sizes(driver.game):
        for position, _, _ in driver.random_game(players, seed, 2_000 if driver.compiled else 250):
            driver.run.check(position.states, 0)


def test_asking_changes_nothing(driver: Driver) -> None:
    rng = stream(4)
    for position in some_positions(driver, 4):
        before = position.bytes
        for seat in position.actors:
            if seat == CHANCE:
                outcome = int(driver.run.sample(position.states, 0, rng))
                assert outcome in position.outcomes()
                position.audience(CHANCE, outcome)
                continue
            for action in position.legal(seat):
                position.audience(seat, action)
                driver.run.reveals(position.states, 0, seat, action)
                assert position.explain(seat, action) is None
        position.result()
        driver.run.evaluate(position.states, 0, np.zeros(MOST_SEATS))
        assert position.bytes == before


def test_a_copy_is_equal_and_independent(driver: Driver) -> None:
    for position in some_positions(driver, 6):
        copy, before = position.copy(), position.bytes
        assert copy.bytes == before
        for seat, action in position.choices()[:1]:
            copy.apply(seat, action)
            assert position.bytes == before, "the original moved with its copy"


def test_a_log_replays_to_the_same_bytes(game: Game) -> None:
    driver = Driver(game, compiled=True)
    for players in sizes(game):
        events = []
        position = driver.start(players)
        for before, seat, action in driver.random_game(players, 8, 1_500):
            events.append((seat, action))
            position = before
        again = driver.start(players)
        for seat, action in events:
            assert (seat, action) in again.choices()
            again.apply(seat, action)
        assert again.bytes == position.bytes


@pytest.mark.parametrize("seed", SEEDS)
def test_exactly_the_illegal_actions_are_explained(driver: Driver, seed: int) -> None:
    known = rules_of(driver.game)
    english = words(driver.game)
    for position in some_positions(driver, seed, every=37):
        for seat in position.actors:
            if seat == CHANCE:
                continue
            legal = set(position.legal(seat))
            for action in range(driver.game.actions):
                rule = position.explain(seat, action)
                assert (rule is None) == (action in legal), f"{rule} for action {action}, legal {legal}"
                assert rule is None or rule in known, f"{rule} is not in RULES.md"
                assert rule is None or english.has(rule), f"{rule} has no text"


def test_sampled_chance_agrees_with_the_weights(game: Game) -> None:
    """Chi-square over many draws from a few positions; the limit fails a true generator once in 10**6."""
    if not supplies(game.record, "outcomes"):
        pytest.skip(f"{game.id} leaves nothing to chance")
    driver = Driver(game, compiled=True)
    rng = stream(12)
    tested = 0
    for position in some_positions(driver, 12, every=5):
        if position.who != CHANCE_ACTS or tested == 12:
            continue
        tested += 1
        weights = position.outcomes()
        draws = 400 * len(weights)
        drawn = [driver.run.sample(position.states, 0, rng) for _ in range(draws)]
        seen = np.bincount(drawn, minlength=MOST_ACTIONS)
        assert set(np.flatnonzero(seen)) <= set(weights), "an outcome without weight was drawn"
        expected = np.array(list(weights.values())) * draws / sum(weights.values())
        chi_square = float(((seen[list(weights)] - expected) ** 2 / expected).sum())
        freedom = len(weights) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 24
    assert tested > 0, "no position was found where chance acts"
