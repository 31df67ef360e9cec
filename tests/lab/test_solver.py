"""Exact values: compared with hand calculation and brute force, and refused where there are none."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.core.chance import stream
from snowbound.core.kernels import Plain, kernels
from snowbound.core.match import Match
from snowbound.core.record import States, snapshot
from snowbound.games import find
from snowbound.lab.best_response import BestResponse
from snowbound.lab.endgames import cases, endgames
from snowbound.lab.small_hands import GAME as UNO
from snowbound.lab.small_hands import ME, deals, random_hands
from snowbound.lab.small_strait import strait
from snowbound.lab.solver import NotExact, Range, Solution, Solver, TooLarge
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.driver import Driver
from tests.games.uno_power_grab.table import KIND, NAMES, Uno
from tests.lab.brute_force import best_play, best_response
from tests.lab.paper_trees import PAPER


def solver(compiled: bool = False, limit: int = 2000) -> Solver:
    return Solver(PAPER, limit=limit, run=kernels(PAPER) if compiled else Plain(PAPER))


def paper(tree: str, players: int = 2) -> States:
    return PAPER.new_states(players, {"tree": tree})


def grid(*fields: int) -> States:
    """Tic-tac-toe after these moves."""
    match = Match(TIC_TAC_TOE, 2)
    for field in fields:
        match.play(match.actors[0], field)
    return match.position.states


def worths(solution: Solution) -> dict[int, Any]:
    """Return the values of all actions, which must be exact."""
    assert solution.doubt == 0
    return {action: pytest.approx(worth.middle) for action, worth in solution.worth.items()}


# --- values that can be computed by hand


@pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])
def test_a_choice_between_what_is_sure_and_a_bag_counts_the_balls(compiled: bool) -> None:
    solution = solver(compiled).solve(paper("draw"))
    assert worths(solution) == {0: 0.6, 1: 0.75}
    assert solution.stake == pytest.approx(0.075)
    assert [solution.loss(action) for action in (0, 1)] == pytest.approx([0.15, 0])
    assert [solution.is_best(action) for action in (0, 1)] == [False, True]


@pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])
def test_the_other_seat_answers_with_what_is_best_for_itself(compiled: bool) -> None:
    assert worths(solver(compiled).solve(paper("answer"))) == {0: 0.4, 1: 0.5, 2: 0.45}


def test_chance_decides_by_its_weights_before_anybody_acts() -> None:
    dice = (0.9 + 2 * 0.3 + 3 * 0.1) / 6
    assert solver().value(paper("dice"), 0) == pytest.approx(dice)
    assert solver().value(paper("dice"), 1) == pytest.approx(1 - dice)


def test_a_single_player_takes_the_best() -> None:
    assert solver().solve(paper("draw", players=1)).value == 0.75


def test_two_who_act_at_once_are_fine_if_only_one_has_a_choice() -> None:
    assert worths(solver().solve(paper("forced"))) == {0: 0.2, 1: 0.8}


def test_tic_tac_toe_is_a_draw() -> None:
    solution = Solver(TIC_TAC_TOE, limit=10_000).solve(grid())
    assert solution.value == 0.5
    assert worths(solution) == dict.fromkeys(range(9), 0.5)
    assert solution.positions == 4519, "all reachable positions except the first and finished ones"


@pytest.mark.parametrize(
    ("fields", "best", "value"),
    [((0, 3, 1, 4), {2}, 1.0), ((0, 3, 1), {2}, 0.0), ((0, 4, 8), {1, 3, 5, 7}, 0.5), ((0, 1), {3, 4, 6}, 1.0)],
    ids=["wins at once", "loses to two threats", "escapes two threats", "sets up two threats"],
)
def test_known_positions_of_tic_tac_toe(fields: tuple[int, ...], best: set[int], value: float) -> None:
    solution = Solver(TIC_TAC_TOE, limit=10_000).solve(grid(*fields))
    assert solution.value == value
    if value > 0:
        assert {action for action in solution.worth if solution.is_best(action)} == best


@pytest.mark.parametrize("name", ["tic_tac_toe", "arctic_race"])
def test_values_are_those_of_brute_force_over_the_same_rules(name: str) -> None:
    endgame = endgames()[name]
    for case in cases(endgame, 3):
        states = endgame.position(case.number)
        assert states is not None
        assert worths(case.solution) == best_play(endgame.game, snapshot(states, 0), case.solution.seat)


@pytest.mark.parametrize("number", [0, 1])
def test_the_last_turn_in_a_small_strait_has_the_values_of_brute_force(number: int) -> None:
    game, states = find("ice_flow"), strait(number, turns_left=1)
    solution = Solver(game, limit=5000, run=Plain(game)).solve(states)
    assert worths(solution) == best_play(game, snapshot(states, 0), solution.seat)


# --- what cannot be solved


@pytest.mark.parametrize(
    ("tree", "error", "said"),
    [
        ("at once", NotExact, "two seats choose at the same time"),
        ("hidden", NotExact, "something is hidden from a seat that has a choice"),
        ("circle", NotExact, "play can repeat a position for ever"),
        ("greedy", NotExact, "the values of the two players do not add up to one win"),
        ("endless", TooLarge, "more than 400 events follow"),
    ],
)
def test_what_has_no_exact_value_is_refused(tree: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        solver().solve(paper(tree))


def test_hidden_facts_and_simultaneous_choices_are_refused_deeper_in_the_tree() -> None:
    race = find("arctic_race")
    plain = Solver(race, limit=100, run=Plain(race))
    with pytest.raises(NotExact, match="two seats choose at the same time"):
        plain.value(race.new_states(2, {"first_player": 0}), 0)
    states = Match(race, 2, seed=1, compiled=False).position.states
    for seat in range(2):
        Plain(race).apply(states, 0, seat, 0)
    with pytest.raises(NotExact, match="something is hidden from a seat"):
        plain.value(states, 0)


def test_too_many_positions_are_refused_by_their_number() -> None:
    with pytest.raises(TooLarge, match="more than 1000 positions follow from this one of tic_tac_toe"):
        Solver(TIC_TAC_TOE, limit=1000).solve(grid())
    assert Solver(TIC_TAC_TOE, limit=4519).solve(grid()).value == 0.5


def test_three_players_are_refused() -> None:
    for ask in (solver().solve, lambda states: solver().value(states, 0)):
        with pytest.raises(NotExact, match="with 3 players cannot be solved: with more than 2"):
            ask(paper("draw", players=3))


def test_a_position_without_a_decision_has_a_value_but_no_actions() -> None:
    with pytest.raises(NotExact, match="no seat has to decide in this position of paper, since chance acts"):
        solver().solve(paper("dice"))
    with pytest.raises(NotExact, match=r"the game is over: use value\(\) instead"):
        Solver(TIC_TAC_TOE, limit=10).solve(grid(0, 3, 1, 4, 2))
    assert Solver(TIC_TAC_TOE, limit=10).value(grid(0, 3, 1, 4, 2), 1) == 0


# --- hidden hands


def small_uno(mine: str, theirs: str, pile: str, **more: Any) -> States:
    """Return a position in my turn with cards of one colour; the other cards are in the discard pile."""
    more |= {"scoring": "single_round", "uno_calls": "auto"}
    return Uno(Driver(UNO, compiled=False)).table(mine, theirs, top="r9", pile=pile, **more).position.states


def responses(states: States) -> dict[int, Range]:
    return BestResponse(UNO, ME).solve(deals(states, ME)).worth


def test_against_one_card_a_skip_first_wins_and_a_number_first_nearly_loses() -> None:
    """After r1 the rival plays its last card, except with the weight 5 against 120 (r2) or 130 (r3)."""
    worth = responses(small_uno("r1 rS", "r2", pile="r3"))
    slip = (0.05 / 1.25 + 0.05 / 1.35) / 2
    assert worth[KIND["rS"]].low == pytest.approx(1)
    assert worth[KIND["r1"]].low <= slip + 1e-9 and slip - 1e-9 <= worth[KIND["r1"]].high
    assert worth[KIND["r1"]].width < 0.01


def test_a_shield_takes_the_worth_from_a_skip() -> None:
    worth = responses(small_uno("r1 rS", "r2", pile="r3", towers=(None, None, None, 1)))
    assert worth[KIND["rS"]].high < 0.05


def test_the_last_card_wins() -> None:
    worth = responses(small_uno("r1", "r2 r4", pile="r3 r5"))
    assert worth[KIND["r1"]].low == pytest.approx(1)
    assert worth[NAMES["DRAW"]].high < 1


def test_bounds_hold_what_knowing_all_and_playing_by_inclination_would_bring() -> None:
    """The best response lies between playing by inclination and seeing everything."""
    response = BestResponse(UNO, ME)
    for number in (7, 12):
        belief = deals(random_hands(number), ME)
        outlook, best = response.bounds(belief), response.solve(belief).bounds
        assert outlook.low - 1e-9 <= best.low <= best.high <= outlook.high + 1e-9
        assert best.width < outlook.width


@pytest.mark.parametrize(("mine", "theirs", "pile"), [("r1 rS", "r2", "r3"), ("r1 r2", "r4", "rS r3")])
def test_bounds_hold_the_best_response_of_brute_force(mine: str, theirs: str, pile: str) -> None:
    states = small_uno(mine, theirs, pile)
    truth = best_response(UNO, deals(states, ME), ME)
    worth = responses(states)
    assert worth.keys() == truth.keys()
    for action, (low, high) in truth.items():
        assert worth[action].low - 1e-9 <= low <= high <= worth[action].high + 1e-9
        assert worth[action].width < high - low + 0.01


def test_deals_are_those_that_are_imagined_and_as_likely() -> None:
    states = small_uno("r1 rS", "r5 r2", pile="r5 r3 r4")
    belief = deals(states, ME)
    chances = {snapshot(belief.worlds, world): chance for world, chance in enumerate(belief.chances.tolist())}
    assert sum(chances.values()) == pytest.approx(1)
    assert len(chances) == 7, "two of five cards, two of them equal"
    draws, seen, rng = 20_000, dict.fromkeys(chances, 0), stream(3)
    view = UNO.record.new(2)
    run = kernels(UNO)
    for _ in range(draws):
        view[:1] = states
        run.conceal(view, 0, ME)
        run.imagine(view, 0, ME, rng)
        seen[snapshot(view, 0)] += 1
    for world, chance in chances.items():
        assert abs(seen[world] / draws - chance) < 5 * (chance * (1 - chance) / draws) ** 0.5
