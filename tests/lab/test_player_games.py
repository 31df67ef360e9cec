"""Games in compiled code are, to the bit, those of bots that are asked decision by decision from Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from snowbound.bots import BotSpec, Player
from snowbound.bots.player_games import Played, new_played, new_room, settings_of
from snowbound.bots.search import Findings
from snowbound.bots.simple import GAME, NOW, SCRATCH
from snowbound.core.bits import lowest
from snowbound.core.chance import below, start_stream
from snowbound.core.contract import CHANCE
from snowbound.core.facts import COLUMNS, MOST_FACTS, NOBODY, STARTER, TURN, TURNS, marks_of
from snowbound.core.game import Game
from snowbound.core.kernels import Kernels, Plain, kernels
from snowbound.core.option import SeatChoice
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import States, copy_states, snapshot, words_of
from snowbound.core.tally import Tallied, Tally
from snowbound.games import find
from snowbound.lab.fixture_runner import FixtureRunner
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.lineups import Fixture, seeds_of
from snowbound.lab.seating import Seating
from snowbound.lab.simulation_report import starters
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

OVERLOOKS = BotSpec("careless", BotSpec.parse("greedy").kind, overlooks=0.4, forgets=0.3)
SEARCHES = BotSpec("forgetful", BotSpec.parse("search:12").kind, 12, overlooks=0.2, forgets=0.5, rollout=3)


def bots_for(game: Game, players: int) -> list[BotSpec]:
    """Return bots that differ in everything in which bots can differ, in all seats."""
    specs = [SEARCHES, OVERLOOKS, *(BotSpec.parse(name, game) for name in ("level:3", "search:25", "inclined"))]
    return [specs[seat % len(specs)] for seat in range(players)]


def played_in_compiled_code(
    game: Game,
    bots: list[BotSpec],
    start: States,
    seeds: list[tuple[int, int]],
    run: Kernels | Plain,
    most: int = 10**6,
    stopped: int = 0,
) -> tuple[Played, bytes]:
    """Return what is known of the games, and the last position of the last one."""
    settings, scratch, states = settings_of(bots), game.record.new(SCRATCH), game.record.new(GAME)
    states[0] = start[0]
    seated = np.tile(np.arange(len(bots)), (len(seeds), 1))
    played = new_played(len(seeds))
    room, findings = new_room(settings, len(bots), np.array([stopped])), Findings.example()
    marks = marks_of(game.facts)
    words = words_of(scratch)
    of_games = np.array(seeds, np.int64)
    known = room, findings, played, Tally.example(), Tallied.example()
    total = run.player_games(states, scratch, words, settings, seated, of_games, most, marks, *known)
    assert total == played.lengths.sum()
    return played, snapshot(states, NOW)


def played_by_players(game: Game, bots: list[BotSpec], start: States, chance: int, seed: int) -> tuple[int, bytes]:
    """Return the number of decisions of a game between players who see views only, and its last position."""
    run, states, rng = kernels(game), copy_states(start), np.zeros(4, np.int64)
    players = [Player(game, seat, bot, seed=seed) for seat, bot in enumerate(bots)]
    decisions, events = 0, 0
    while who := run.actors(states, 0):
        views = []
        for player in players:
            shown = copy_states(states)
            run.conceal_from_program(shown, 0, player.seat)
            views.append(game.record.view(shown, 0))
            player.watch(views[-1])
        if who == CHANCE_ACTS:
            start_stream(rng, chance, events)
            events += 1
            run.apply(states, 0, CHANCE, run.sample(states, 0, rng))
            continue
        seat = lowest(who)
        run.apply(states, 0, seat, players[seat].decide(views[seat]))
        decisions += 1
    return decisions, snapshot(states, 0)


def test_the_last_position_is_that_of_players_who_see_views_only(game: Game) -> None:
    """Every decision shows in it: bots of all kinds, with memory, overlooking and search trees that are kept."""
    players = game.players[1] if game.players[1] < 5 else 3
    bots = bots_for(game, players)
    start = game.new_states(players, game.quick)
    seeds = [(11, 12), (13, 14)]
    played, last = played_in_compiled_code(game, bots, start, seeds, kernels(game))
    assert played_by_players(game, bots, start, *seeds[-1]) == (played.lengths[-1], last)


@pytest.mark.parametrize("bot", ["level:1", "level:3", "search:20"])
def test_games_are_those_of_the_arena_with_the_same_deal(game: Game, bot: str) -> None:
    players, games = game.default_players, 2
    if players < 2:
        pytest.skip(f"{game.id} is played alone")
    spec = BotSpec.parse(bot, game)
    options = game.complete(game.quick, players)
    runner = GameRunner(game, Seating.of(game, players, bot), options, seed=5, cap=10**6, told=0)
    assert runner.kernel == ("bot_games" if spec.name in ("random", "inclined", "greedy") else "player_games")
    played = runner.play(0, games)
    arena = FixtureRunner(game, players, options, [spec], seed=5)
    for deal in range(games):
        other = arena.play(Fixture(deal, deal, (bot,) * players))
        assert other is not None
        assert sum(map(len, other.times)) == played.lengths[deal]
        assert other.points == tuple(played.points[deal, :players])
        assert other.places == tuple(played.places[deal, :players])


def test_a_tree_that_is_nearly_full_is_cleared_as_a_player_clears_it() -> None:
    """A tree has room for four nodes per simulation, and a game of Arctic Race has many more decisions than four."""
    race = find("arctic_race")
    bots = [BotSpec.parse("search:8", race)] * 2
    start = race.new_states(2)
    played, last = played_in_compiled_code(race, bots, start, [(1, 2)], kernels(race))
    assert played.lengths[0] > 40
    assert played_by_players(race, bots, start, 1, 2) == (played.lengths[0], last)


def test_plain_and_compiled_code_play_the_same_games() -> None:
    start = TIC_TAC_TOE.new_states(2)
    seeds = [seeds_of(3, deal) for deal in range(4)]
    bots = [SEARCHES, OVERLOOKS]
    compiled, last = played_in_compiled_code(TIC_TAC_TOE, bots, start, seeds, kernels(TIC_TAC_TOE))
    plain, same = played_in_compiled_code(TIC_TAC_TOE, bots, start, seeds, Plain(TIC_TAC_TOE))
    assert last == same
    assert all((one == other).all() for one, other in zip(compiled, plain, strict=True))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    """Minds, trees and counts of decisions are empty when a game begins."""
    rush = find("polar_rush")
    bots = [SEARCHES, BotSpec.parse("level:1", rush)]
    start = rush.new_states(2)
    together, last = played_in_compiled_code(rush, bots, start, [(1, 2), (3, 4)], kernels(rush))
    alone, same = played_in_compiled_code(rush, bots, start, [(3, 4)], kernels(rush))
    assert last == same and together.lengths[1] == alone.lengths[0]


def test_a_capped_game_has_no_winner() -> None:
    race = find("arctic_race")
    bots = [OVERLOOKS] * 2
    played, _ = played_in_compiled_code(race, bots, race.new_states(2), [(1, 2)], kernels(race), most=10)
    assert (played.lengths[0], played.capped[0]) == (10, 1)
    assert not played.places.any()


def test_games_stop_when_another_thread_says_so() -> None:
    race = find("arctic_race")
    played, _ = played_in_compiled_code(race, [OVERLOOKS] * 2, race.new_states(2), [(1, 2)], kernels(race), stopped=1)
    assert played.lengths[0] == 0 and not played.places.any()


def test_outlines_are_what_the_facts_tell(game: Game) -> None:
    """The turns, and who has the first one, by facts that are read event by event in random games."""
    players = game.default_players
    start = game.new_states(players, game.quick)
    runner = GameRunner(game, Seating.of(game, players), game.complete(game.quick, players), 3, 10**6, told=1)
    outline = runner.outline(0, 1)[0]
    run, rows = kernels(game), np.zeros((MOST_FACTS, COLUMNS), np.int64)
    states, rng, out = copy_states(start), np.zeros(4, np.int64), np.zeros(512, np.int64)
    start_stream(rng, 3, 0)
    turns: list[int] = []
    while who := run.actors(states, 0):
        before = copy_states(states)
        if who == CHANCE_ACTS:
            seat, action = CHANCE, run.sample(states, 0, rng)
        else:
            seat = lowest(who)
            number = run.legal(states, 0, seat, out)
            action = int(out[below(rng, number)])
        run.apply(states, 0, seat, action)
        both = game.record.new(2)
        both[0], both[1] = before[0], states[0]
        for row in rows[: run.facts(both, 0, 1, seat, action, rows)]:
            if game.facts.of(int(row[0])).weight == TURN:
                turns.append(int(row[1]))
    assert outline[TURNS] == len(turns)
    assert outline[STARTER] == next((seat for seat in turns if seat != NOBODY), NOBODY)


def test_who_begins_is_the_seat_that_the_option_names(game: Game) -> None:
    option = next((option.name for option in game.options if isinstance(option, SeatChoice)), None)
    if option is None:
        pytest.skip(f"{game.id} has no option that says who begins")
    players = game.default_players
    options = game.complete({**game.quick, option: players - 1}, players)
    for bot in ("inclined", "level:1"):
        runner = GameRunner(game, Seating.of(game, players, bot), options, 1, 10**6, told=3)
        assert (starters(runner.play(0, 3).outlines) == players - 1).all()


def test_the_kernel_is_found_in_the_cache(tmp_path: Path) -> None:
    code = (
        "from snowbound.core.kernels import kernels\n"
        "from snowbound.lab import simulate\n"
        "from snowbound.lab.tic_tac_toe import TIC_TAC_TOE\n"
        "simulate(TIC_TAC_TOE, 2, 2, bots='search:5')\n"
        "print(sum(kernels(TIC_TAC_TOE).player_games.stats.cache_misses.values()))\n"
    )
    environment = os.environ | {"SNOWBOUND_CACHE": str(tmp_path)}
    missed = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment).stdout
        for _ in range(2)
    ]
    assert [number.strip() for number in missed] == ["1", "0"]
