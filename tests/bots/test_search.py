"""The search: right in small games, equal in plain and compiled form, within its memory and budget."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from snowbound.bots import Bots, BotSpec, Player
from snowbound.bots.search import ANY_ACTION, SCRATCH, SHARED, VIEW, WORLD, Findings, key_of
from snowbound.bots.searcher import Searcher
from snowbound.bots.tree import Tree, clear, is_nearly_full, new_tree
from snowbound.core.chance import stream
from snowbound.core.game import Game
from snowbound.core.kernels import Plain, kernels
from snowbound.core.match import Match
from snowbound.core.record import States, copy_states, words_of
from snowbound.games import find
from snowbound.games.arctic_race.state import UNSEEN_HAND
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.driver import choose


def grid(*fields: int) -> Match:
    """Tic-tac-toe after these moves."""
    match = Match(TIC_TAC_TOE, 2)
    for field in fields:
        match.play(match.actors[0], field)
    return match


def answer(match: Match, bot: str, seed: int = 0) -> int:
    """Return the action of a bot in the seat that has to act."""
    seat = match.actors[0]
    return Player(match.game, seat, bot, seed=seed).decide(match.view(seat))


def middle_of(game: Game, events: int, seed: int = 4) -> Match:
    """Return a game between inclined bots after some events, or fewer if it is short, where a seat has a choice."""
    match = Match(game, game.default_players, seed=seed, options=game.quick)
    while len(match.events) < events or len(match.legal(match.actors[0])) < 2:
        match.play(match.actors[0], choose(match, match.actors[0], "inclined"))
        if match.over:
            return middle_of(game, events // 2, seed)
    return match


def searched(
    game: Game,
    states: States,
    seat: int,
    simulations: int,
    *,
    compiled: bool,
    nodes: int = 500,
    only: int = ANY_ACTION,
) -> tuple[Tree, Findings]:
    """Return the tree and the findings after some simulations with short roll-outs by inclination."""
    run = kernels(game) if compiled else Plain(game)
    scratch = game.record.new(SCRATCH)
    scratch[:1] = states
    tree, findings = new_tree(nodes), Findings.example()
    run.search(scratch, words_of(scratch), tree, findings, seat, only, simulations, 3, 1, 1.0, stream(9))
    return tree, findings


# --- tic-tac-toe, where the right moves are known


@pytest.mark.parametrize(
    ("fields", "best"),
    [((0, 3, 1, 4), {2}), ((0, 3, 1), {2}), ((4, 1), set(range(9)) - {4, 1, 7}), ((0, 4, 8), {1, 3, 5, 7})],
    ids=["wins at once", "blocks", "keeps a winning attack", "escapes the double threat"],
)
def test_the_search_finds_the_right_move_in_tic_tac_toe(fields: tuple[int, ...], best: set[int]) -> None:
    assert {answer(grid(*fields), "search:3000", seed) for seed in range(5)} <= best


def test_the_search_never_loses_tic_tac_toe() -> None:
    for seed in range(40):
        match = Match(TIC_TAC_TOE, 2, seed=seed)
        Bots(match, {seed % 2: "search:1000", 1 - seed % 2: "random"}, seed=seed).play()
        assert seed % 2 in match.result.winners


def test_two_good_searches_draw_tic_tac_toe() -> None:
    for seed in range(10):
        match = Match(TIC_TAC_TOE, 2, seed=seed)
        Bots(match, {0: "search:3000", 1: "search:3000"}, seed=seed).play()
        assert match.result.winners == (0, 1)


# --- every game


def test_the_search_is_the_same_in_plain_and_compiled_form(game: Game) -> None:
    for events in (0, 40):
        match = middle_of(game, events)
        seat = match.actors[0]
        plain, compiled = (
            searched(game, match.view(seat).states, seat, 25, compiled=compiled) for compiled in (False, True)
        )
        assert plain[0].used.tolist() == compiled[0].used.tolist()
        for name in ("action", "visits"):
            assert (plain[0].edges[name] == compiled[0].edges[name]).all()
        assert np.allclose(plain[0].edges.value, compiled[0].edges.value)
        assert (plain[1].visits == compiled[1].visits).all()
        assert np.allclose(plain[1].totals, compiled[1].totals)


def test_the_search_leaves_its_view_as_it_was(game: Game) -> None:
    match = middle_of(game, 60)
    seat = match.actors[0]
    view = match.view(seat)
    before = view.states.tobytes()
    Player(game, seat, "search:50").decide(view)
    assert view.states.tobytes() == before


def test_the_search_counts_only_legal_actions_and_every_simulation(game: Game) -> None:
    match = middle_of(game, 30)
    seat = match.actors[0]
    _, findings = searched(game, match.view(seat).states, seat, 200, compiled=True)
    assert findings.visits.sum() == 200
    assert set(np.flatnonzero(findings.visits)) <= set(match.legal(seat))
    assert (findings.totals <= findings.visits[:, None]).all(), "values are from 0 to 1"


def test_a_search_limited_to_one_action_visits_no_other(game: Game) -> None:
    match = middle_of(game, 30)
    seat = match.actors[0]
    for action in (match.legal(seat)[0], match.legal(seat)[-1]):
        plain, compiled = (
            searched(game, match.view(seat).states, seat, 30, compiled=compiled, only=action)
            for compiled in (False, True)
        )
        assert plain[1].visits[action] == plain[1].visits.sum() == 30
        assert (plain[1].visits == compiled[1].visits).all()
        assert plain[0].used.tolist() == compiled[0].used.tolist() and plain[0].used[0] > 1, "and grows a tree"
        assert np.allclose(plain[1].totals, compiled[1].totals)


def test_a_limited_search_may_follow_a_free_one_on_the_same_tree() -> None:
    searcher = Searcher(TIC_TAC_TOE, 1, BotSpec.parse("search:300"))
    match = grid(0, 4, 1)
    searcher.begin(match.bytes(1), stream(1))
    searcher.search()
    assert searcher.findings.visits[8] < 20
    searcher.begin(match.bytes(1), stream(1))
    searcher.search(only=8)
    assert searcher.findings.visits[8] == 300 and searcher.findings.totals[8, 1] < 10


def test_a_full_tree_stops_growing_and_the_search_goes_on(game: Game) -> None:
    match = middle_of(game, 30)
    seat = match.actors[0]
    tree, findings = searched(game, match.view(seat).states, seat, 300, compiled=True, nodes=40)
    assert findings.visits.sum() == 300, "the root has its node"
    assert 2 * tree.used[0] <= len(tree.nodes) and tree.used[1] <= len(tree.edges)
    assert is_nearly_full(tree)
    clear(tree)
    assert not is_nearly_full(tree)


def test_same_seed_same_decision_on_any_number_of_cores_of_one_budget(game: Game) -> None:
    match = middle_of(game, 50)
    seat = match.actors[0]
    for cores in (1, 2):
        players = [Player(game, seat, "search:150", seed=3, cores=cores) for _ in range(2)]
        found = [player.consider(match.view(seat)) for player in players]
        assert (found[0].visits == found[1].visits).all()
        assert found[0].visits.sum() == 150 * cores


def test_a_budget_in_time_is_kept() -> None:
    match = middle_of(find("arctic_race"), 30)
    seat = match.actors[0]
    player = Player(match.game, seat, "search:1")
    player.decide(match.view(seat))  # compiled by now
    player = Player(match.game, seat, "search:300ms")
    began = time.perf_counter()
    player.decide(match.view(seat))
    assert 0.25 < time.perf_counter() - began < 1.5


def test_a_search_with_two_limits_stops_at_the_first_of_them() -> None:
    spec = BotSpec.parse("search:3000")
    quick, endless = replace(spec, milliseconds=60_000), replace(spec, simulations=1 << 40, milliseconds=200)
    match, found = middle_of(find("arctic_race"), 30), []
    seat = match.actors[0]
    for limits in (spec, quick, endless):
        searcher = Searcher(match.game, seat, limits)
        searcher.begin(match.bytes(seat), stream(1))
        began = time.perf_counter()
        searcher.search()
        found.append(searcher.findings)
    assert time.perf_counter() - began < 2, "the time ended the last one"
    assert found[2].visits.sum() > 0
    assert found[0].visits.sum() == found[1].visits.sum() == 3000
    assert (found[0].totals == found[1].totals).all(), "looking at the clock changes nothing"


def test_the_tree_is_kept_from_move_to_move() -> None:
    match = grid(0)
    searcher = Searcher(TIC_TAC_TOE, 1, BotSpec.parse("search:2000"))
    searcher.begin(match.bytes(1), stream(1))
    searcher.search()
    move = int(searcher.visits().argmax())
    kept = 0
    for reply in set(range(9)) - {0, move}:
        searcher.begin(grid(0, move, reply).bytes(1), stream(2))
        kept += int(searcher.visits().sum())
    assert 500 < kept < 2000, "visits from two moves ago, over all positions that may follow"


# --- what a seat knows in an imagined world


def test_a_rival_s_choice_does_not_depend_on_what_the_searcher_has_chosen_face_down() -> None:
    """Arctic Race: all choose a card at once. The rival's node does not depend on the searcher's card."""
    race = find("arctic_race")
    match = Match(race, 2, seed=2)
    cards = match.legal(0)
    assert len(cards) > 1 and match.actors == (0, 1)
    keys = set()
    for card in cards:
        branch = Match(race, 2, seed=2)
        branch.play(0, card)
        keys.add(_key(branch, seat=1, searcher=0))
    assert len(keys) == 1
    own = {_key(match, seat=0, searcher=0), _key(match, seat=1, searcher=0)}
    assert len(own) == 2, "nodes of different seats are different nodes"


def test_worlds_that_the_searcher_cannot_tell_apart_share_a_node() -> None:
    match = middle_of(find("uno_power_grab"), 60)
    seat = match.actors[0]
    scratch = _scratch(match)
    words, rng = words_of(scratch), stream(5)
    keys = set()
    for _ in range(20):
        scratch[WORLD] = match.view(seat).states[0]
        kernels(match.game).imagine(scratch, WORLD, seat, rng)
        assert scratch[WORLD].tobytes() != match.view(seat).states[0].tobytes()
        keys.add(key_of(scratch, words, WORLD, seat, seat))
    assert len(keys) == 1


def test_all_worlds_of_a_view_share_the_root() -> None:
    """A view of Arctic Race does not show covered cards, so worlds differ in what a perfect memory would know."""
    game = find("arctic_race")
    match = Match(game, 3, seed=2)
    view: Any = match.view(0)
    while view.hand[1] != UNSEEN_HAND or len(match.legal(0)) < 3:
        match.play(match.actors[-1], match.legal(match.actors[-1])[0])
        view = match.view(0)
    tree, findings = searched(game, view.states, 0, 100, compiled=True, nodes=400)
    nodes = tree.nodes[tree.nodes.visits > 0]
    assert findings.visits.sum() == 100
    assert nodes.visits.max() == 100, "the root was visited by every simulation"


def _scratch(match: Match) -> States:
    scratch = match.game.record.new(SCRATCH)
    scratch[VIEW] = scratch[WORLD] = scratch[SHARED] = copy_states(match.position.states)[0]
    return scratch


def _key(match: Match, seat: int, searcher: int) -> int:
    scratch = _scratch(match)
    return key_of(scratch, words_of(scratch), WORLD, seat, searcher)
