"""Bots of people's own: by name, class or object, in matches, contests, simulations, studies and environments."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowbound import Match
from snowbound.bots import BadBot, Bots, BotSpec, EventTeller, OwnPlayer, Player
from snowbound.bots.spec import UnknownBot
from snowbound.core.chance import stream
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.log import Event, ToldEvent
from snowbound.core.registry import built_in
from snowbound.envs.gymnasium import SeatEnv
from snowbound.games import find
from snowbound.lab.arena import arena
from snowbound.lab.game_rows import game_rows
from snowbound.lab.recording import Recorder
from snowbound.lab.seating import Seating
from snowbound.lab.simulate import simulate
from snowbound.testing.driver import Driver
from snowbound.testing.samples import SOAK, some_positions
from tests.bots.own_bots import Cheating, First, Greedy

SAMPLE = ("polar_rush", "uno_power_grab")
"""A game whose bots remember what they saw, and one with hidden hands; a soak plays all games."""
FIRST, GREEDY = "tests.bots.own_bots:First", "tests.bots.own_bots:Greedy"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    First.made.clear()
    yield
    First.made.clear()


def play(match: Match, bots: Bots, most: int = 120) -> None:
    """Let the bots play, but not for long: bots that always take the first action may never end a game."""
    for _ in range(most):
        if match.over:
            break
        match.play(match.actors[0], bots.decide(match.actors[0]))
    bots.play() if match.over else bots.decide(match.actors[0])


def told_at_the_table(match: Match, seat: int) -> list[ToldEvent]:
    """Return the events of a match that a seat is told, without those that it does not notice, and without texts."""
    found: list[ToldEvent] = []
    again, history = match.again(), match.history(seat)
    step: list[ToldEvent] = []
    before: tuple[object, ...] = ()
    for event, told in zip(match.events, history, strict=True):
        if not step:
            before = again.actors, again.bytes(seat)
        step.append(told)
        again.happen(event)
        if again.actors == (15,):
            continue
        known = any(one.seat == seat or one.action is not None for one in step)
        if known or before != (again.actors, again.bytes(seat)):
            found += step
        step = []
    return found


def test_an_own_bot_is_told_and_shown_what_its_seat_is(game: Game) -> None:
    players = game.players[1]
    match = Match(game, players, seed=2, options=game.quick)
    play(match, Bots(match, {0: First, **dict.fromkeys(range(1, players), "random")}))
    (bot,) = First.made
    assert (bot.game, bot.seat) == (match.game, 0) and bot.told[0] is None
    wanted = told_at_the_table(match, 0)
    given = [told for told in bot.told if told is not None]
    assert [(told.seat, told.action) for told in given] == [(told.seat, told.action) for told in wanted]
    assert [told.number for told in given] == list(range(len(given)))
    for one, other in zip(given, wanted, strict=True):
        numbers = [[(f.kind, f.seat, f.what, f.where, f.number) for f in told.facts] for told in (one, other)]
        assert numbers[0] == numbers[1]
    assert not match.over or bot.views[-1] == match.knowledge(0).states.tobytes(), "it also sees the end"


def test_hidden_steps_are_not_told(game: Game) -> None:
    """In games with simultaneous hidden choices, somebody is told of fewer events than happen."""
    match = Match(game, game.players[1], seed=4, options=game.quick)
    play(match, Bots(match, dict.fromkeys(range(game.players[1]), First)))
    untold = [len(match.events) - (len(bot.told) - 1) for bot in First.made]
    assert all(number >= 0 for number in untold)
    assert (max(untold) > 0) == (game.id == "arctic_roll")


def test_what_an_own_bot_is_told_does_not_depend_on_what_it_may_not_know(driver: Driver) -> None:
    """Two worlds that look alike to a seat get the same events; all that reaches the bot is the same."""
    rng, game = stream(8), driver.game
    compared = 0
    for position in some_positions(driver, 8, every=31):
        if not position.who or position.who >> 15 & 1:
            continue
        for seat in range(int(position.states[0]["players"])):
            other = position.copy()
            driver.run.conceal_from_program(other.states, 0, seat)
            driver.run.imagine(other.states, 0, seat, rng)
            bots = []
            for world in (position.copy(), other):
                own = OwnPlayer(game, seat, "first", First)
                teller = EventTeller(game, {seat: own}, world.states)
                for actor, action in position.choices():
                    if (actor, action) in world.choices():
                        before = world.copy()
                        world.apply(actor, action)
                        teller.happened(before.states, world.states, Event(actor, action))
                        break
                bots.append(own.bot)
            one, two = bots
            assert isinstance(one, First) and isinstance(two, First)
            assert one.views[0] == two.views[0]
            if len(one.views) == len(two.views) == 2 and one.views == two.views:
                assert one.told == two.told
                compared += 1
    assert compared > 0


def same_without_names(rows: Any) -> dict[str, Any]:
    return {name: column for name, column in rows.columns.items() if not name.startswith("bot_")}


def test_a_contest_of_an_own_bot_is_that_of_the_same_bot_of_ours(game: Game) -> None:
    settings: dict[str, Any] = {"games": 2, "players": 2, "seed": 3, "options": game.quick, "jobs": 2}
    ours = arena(game, ["greedy", "random"], **settings)
    for own in (GREEDY, Greedy):
        theirs = arena(game, [own, "random"], **settings)
        assert [bot.name for bot in theirs.bots] == [GREEDY, "random"]
        assert [(bot.wins, bot.games, bot.points) for bot in theirs.bots] == [
            (bot.wins, bot.games, bot.points) for bot in ours.bots
        ]


@pytest.mark.parametrize("name", built_in() if SOAK else SAMPLE)
def test_simulated_games_of_an_own_bot_are_counted_like_those_of_ours(name: str) -> None:
    """Every column of the rows is the same but the bots' names, so all metrics, studies and reports are."""
    game = find(name)
    options = game.complete_for_simulations(game.quick, 2)
    ours = same_without_names(game_rows(game, 2, 3, seed=6, bots=["greedy", "random"], options=options, jobs=1))
    theirs = same_without_names(game_rows(game, 2, 3, seed=6, bots=[Greedy, "random"], options=options, jobs=1))
    assert ours.keys() == theirs.keys()
    for title, column in ours.items():
        assert np.array_equal(column, theirs[title]), title
    report = simulate(game, 2, 3, seed=6, bots=[GREEDY, "random"], options=options, jobs=1)
    assert report.wins == [float(ours[f"win_{seat}"].sum()) for seat in range(2)]
    assert report.bots == [GREEDY, "random"]


def test_a_game_of_an_own_bot_is_capped_and_recorded() -> None:
    report = simulate("ice_flow", 2, 2, seed=1, bots=FIRST, cap=15)
    assert (report.capped, report.unfinished) == (2, 2)
    rows = game_rows("polar_rush", 2, 2, seed=5, bots=GREEDY)
    game = Match("polar_rush", 2).game
    seating, options = Seating.of(game, 2, GREEDY), game.complete_for_simulations({}, 2)
    recording = Recorder(game, seating, options, 5, 20_000, of_rows=True).record(1)
    assert recording.decisions == rows.columns["decisions"][1]
    assert list(recording.points) == [rows.columns[f"points_{seat}"][1] for seat in range(2)]


def test_own_bots_sit_in_environments() -> None:
    env = SeatEnv("polar_rush", players=3, bots=[FIRST, "random"], seat=0)
    _, info = env.reset(seed=2)
    done = False
    while not done:
        _, _, done, _, info = env.step(int(info["action_mask"].argmax()))
    assert len(First.made[-1].told) > 10


def test_an_object_plays_one_seat_of_one_game_at_a_time() -> None:
    match = Match("polar_rush", 2, seed=1)
    mine = First(match.game, 1, 0)
    Bots(match, {0: "random", 1: mine}).play()
    first = len(mine.told)
    assert first > 5
    result = arena("polar_rush", [mine, "random"], games=2, jobs=2)
    assert result.jobs == 1 and mine.told.count(None) == 3 and len(mine.told) > first
    with pytest.raises(SnowboundError, match="one object cannot sit in several seats of a game"):
        arena("polar_rush", [mine], games=2, players=2)


def test_after_an_undo_a_new_bot_is_told_the_game_from_its_beginning() -> None:
    match = Match("ice_flow", 2, seed=1)
    Bots(match, {1: First})
    while len(match.events) < 3 or not (match.actors == (0,) and match.fair_from < len(match.events)):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.undo()
    bots = First.made
    match.play(match.actors[0], match.legal(match.actors[0])[-1])
    match.play(match.actors[0], match.legal(match.actors[0])[-1])
    assert len(bots) == 2
    told = [(one.seat, one.action) for one in bots[-1].told if one is not None]
    assert told == [(event.seat, event.action) for event in match.events[: len(told)]] and len(told) >= 3


def test_commands_find_a_bot_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class Cautious:\n"
        "    def __init__(self, game, seat, seed): pass\n"
        "    def watch(self, view, told): pass\n"
        "    def decide(self, view, legal): return legal[0]\n"
    )
    run = partial(subprocess.run, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    command = [Path(sys.executable).with_name("snowbound"), "arena", "polar_rush", "--games", "2", "--json", "--bots"]
    played = run([*command, "my_bots:Cautious,random"])
    assert played.returncode == 0, played.stderr
    assert {bot["name"] for bot in json.loads(played.stdout)["bots"]} == {"my_bots:Cautious", "random"}
    refused = run([*command, "my_bots:Careless,random"])
    assert refused.returncode != 0 and "my_bots has no Careless; its bots are Cautious" in refused.stdout


# --- what is refused, and how


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "there is no module 'no_such_module' on Python's path"),
        ("tests.bots.own_bots:Frist", "tests.bots.own_bots has no Frist; its bots are Cheating, First, Greedy"),
        ("tests.bots.own_bots:NOT_CALLABLE", "NOT_CALLABLE is no class"),
        ("broken_bot:Bot", "importing it failed"),
    ],
)
def test_a_bot_that_cannot_be_found_is_named(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("import os\nfrom os import no_such_name\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadBot) as refused:
        BotSpec.parse(name)
    assert why in str(refused.value) and name in str(refused.value)


@pytest.mark.parametrize("name", ["level:nine", "search:many", "level:", "greddy", "module:", ":Class"])
def test_names_of_our_bots_are_not_taken_for_own_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="module:Class for a bot of your own"):
        BotSpec.parse(name)


def test_an_own_bot_is_not_made_worse_by_its_name() -> None:
    with pytest.raises(UnknownBot, match="what a bot of your own overlooks or forgets is up to it"):
        BotSpec.parse(f"{FIRST}/overlooks=0.5")


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="3 is no bot"):
        BotSpec.of(3)
    with pytest.raises(BadBot, match=r"must have the methods watch\(view, told\) and decide\(view, legal\)"):
        Bots(Match("polar_rush", 2), {0: "tests.bots.own_bots:Mute"})
    with pytest.raises(SnowboundError, match="seat it by `new_player`"):
        Player(Match("polar_rush", 2).game, 0, GREEDY)


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (-1, "chose -1, which is no action"),
        (None, "chose None, which is no action"),
        (2.0, "chose 2.0, which is no action"),
        ("first illegal", "which is not legal: "),
    ],
)
def test_an_illegal_choice_names_the_bot_and_the_rule(choice: Any, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("polar_rush", 2, seed=1, options={"start_player": 0})
    if choice == "first illegal":
        choice = next(action for action in range(match.game.actions) if action not in match.legal(0))
    monkeypatch.setattr(Cheating, "choice", choice)
    before = match.bytes()
    with pytest.raises(BadBot) as refused:
        Bots(match, {0: Cheating}).play()
    assert why in str(refused.value) and "tests.bots.own_bots:Cheating in seat 0 of polar_rush" in str(refused.value)
    assert match.bytes() == before


def test_numpy_integers_are_choices() -> None:
    match = Match("polar_rush", 2, seed=1, options={"start_player": 0})
    own = OwnPlayer(match.game, 0, "mine", Cheating)
    legal = match.legal(0)
    Cheating.choice = np.int32(legal[1])
    try:
        assert own.decide(match.knowledge(0)) == legal[1]
    finally:
        Cheating.choice = -1
