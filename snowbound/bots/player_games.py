"""Whole games between bots of any kind, in compiled code.

A game is the one that `lab.arena` plays with the same deal: chance has a stream for every event, and every bot decides
as `Player` does with the same seed, views and settings, to the bit. What a `Player` keeps from decision to decision is
kept here per seat: its mind, its search tree and the number of its decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import lowest
from snowbound.core.chance import fraction, start_stream
from snowbound.core.contract import (
    CHANCE,
    MIND,
    MOST_ACTIONS,
    MOST_SEATS,
    actors,
    legal,
    notice,
    recall,
    remembers,
    sample,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.facts import COLUMNS, MOST_FACTS, OUTLINE, TURNS, begin_outline
from snowbound.core.playout import CHANCE_ACTS, finish
from snowbound.core.record import at, copy_state, fingerprint
from snowbound.core.rule import rule
from snowbound.core.tally import Tallied, Tally, begin_tally, finish_tally, tally_decision, tally_facts

from .search import ANY_ACTION, Findings, search
from .searcher import nodes_for
from .simple import BEFORE, NOW, START, VIEW, BotKind, apply_telling, choose, stream_of, write_view
from .spec import BotSpec
from .tree import EDGE, EDGES_PER_NODE, FREE, NODE, Tree, find, slots_for

# fmt: off
# What a bot is, as numbers: columns of `BotSettings.numbers`.
KIND = 0                          # a BotKind
SIMULATIONS = 1
ROLLOUT = 2
SENSIBLE = 3
SLOTS = 4                         # of its search tree
EDGES = 5
NUMBERS = 6

# Columns of `BotSettings.chances`.
OVERLOOKS, FORGETS, EXPLORE, CHANCES = 0, 1, 2, 3
# fmt: on

CHOICE, SEARCH = 0, 1  # streams of one decision


class BotSettings(NamedTuple):
    """The bots that play, a row for each."""

    numbers: NDArray[np.int64]
    chances: NDArray[np.float64]

    @staticmethod
    def example() -> BotSettings:
        """Return the settings of no bots."""
        return settings_of([])


class Room(NamedTuple):
    """What the bots keep during a game, per seat, and room for their decisions."""

    # fmt: off
    nodes: np.recarray[Any, Any]              # nodes[seat]: of its search tree
    edges: np.recarray[Any, Any]
    used: NDArray[np.int64]
    minds: NDArray[np.int64]                  # minds[seat]: what it remembers
    memories: NDArray[np.int64]               # memories[seat]: the stream by which it forgets
    decisions: NDArray[np.int64]              # decisions[seat]: how often it was asked
    rng: NDArray[np.int64]
    actions: NDArray[np.int64]
    seen: NDArray[np.int64]                   # the actions that are not overlooked
    rows: NDArray[np.int64]                   # the facts of an event
    stopped: NDArray[np.int64]                # not 0 if the games are no longer wanted
    script: NDArray[np.int64]                 # a game that own bots have played: the seat and action of each event
    # fmt: on

    @staticmethod
    def example() -> Room:
        """Return the room for no bots."""
        return new_room(settings_of([]), 1, np.zeros(1, np.int64))


class Played(NamedTuple):
    """What is known of each game that was played."""

    lengths: NDArray[np.int64]  # decisions
    capped: NDArray[np.int64]
    outlines: NDArray[np.int64]
    points: NDArray[np.int64]
    places: NDArray[np.int64]

    @staticmethod
    def example() -> Played:
        """Return the results of no games."""
        return new_played(0)


def settings_of(bots: Sequence[BotSpec]) -> BotSettings:
    """Return the bots as numbers. A search is limited by simulations, not by time."""
    settings = BotSettings(np.zeros((len(bots), NUMBERS), np.int64), np.zeros((len(bots), CHANCES), np.float64))
    for bot, numbers, chances in zip(bots, *settings, strict=True):
        nodes = nodes_for(bot) if bot.kind == BotKind.SEARCH else 1
        numbers[:] = bot.kind, bot.simulations, bot.rollout, bot.sensible, slots_for(nodes), nodes * EDGES_PER_NODE
        chances[:] = bot.overlooks, bot.forgets, bot.explore
    return settings


def new_room(
    settings: BotSettings, players: int, stopped: NDArray[np.int64], script: Sequence[tuple[int, int]] = ()
) -> Room:
    """Return room for games of this many players between these bots, which another thread may stop."""
    slots, edges = (int(settings.numbers[:, column].max(initial=1)) for column in (SLOTS, EDGES))
    return Room(
        np.zeros((players, slots), NODE).view(np.recarray),
        np.zeros((players, edges), EDGE).view(np.recarray),
        np.zeros((players, 2), np.int64),
        np.zeros((players, MIND), np.int64),
        np.zeros((players, 4), np.int64),
        np.zeros(players, np.int64),
        np.zeros(4, np.int64),
        np.zeros(MOST_ACTIONS, np.int64),
        np.zeros(MOST_ACTIONS, np.int64),
        np.zeros((MOST_FACTS, COLUMNS), np.int64),
        stopped,
        np.array(script, np.int64).reshape(-1, 2),
    )


def new_played(games: int) -> Played:
    """Return room for the results of games."""
    shapes = games, games, (games, OUTLINE), (games, MOST_SEATS), (games, MOST_SEATS)
    return Played(*(np.zeros(shape, np.int64) for shape in shapes))


@entry
def player_games(
    states: STATES,
    scratch: STATES,
    words: TABLE,
    settings: BotSettings,
    seated: TABLE,
    seeds: TABLE,
    most: WHOLE,
    marks: WHOLES,
    room: Room,
    findings: Findings,
    played: Played,
    tally: Tally,
    tallied: Tallied,
) -> int:
    """Play one game per row of `seated` from `states[START]`; return the number of decisions.

    `seated[game, seat]` is a row of `settings`, and `seeds[game]` is the seed of chance and that of the bots. `words`
    is the memory of `scratch` as integers. A game is stopped after `most` decisions. What happens is counted if
    `tallied` has a row for each game. A game in `room.script` is played again, and no bot is asked.
    """
    total = 0
    for game in range(len(seated)):
        seats, seed = seated[game], seeds[game]
        total += play_one(
            states, scratch, words, settings, seats, seed, most, marks, room, findings, played, tally, tallied, game
        )
    return total


@rule
def play_one(
    states: Any,
    scratch: Any,
    words: Any,
    settings: Any,
    seats: Any,
    seeds: Any,
    most: int,
    marks: Any,
    room: Any,
    findings: Any,
    played: Any,
    tally: Any,
    tallied: Any,
    game: int,
) -> int:
    """Play a game, write what is known of it, and return the number of decisions."""
    copy_state(states, NOW, states, START)
    s = at(states, NOW)
    begin_game(room, seeds[1])
    outline = played.outlines[game : game + 1]
    begin_outline(outline[0])
    is_tallied = len(tallied.numbers) > 0
    if is_tallied:
        begin_tally(tally)
    decisions, events, done = 0, 0, 0
    who = actors(s)
    while who != 0 and decisions < most and room.stopped[0] == 0:
        show_all(states, scratch, settings, seats, room)
        if done < len(room.script):
            seat, action = room.script[done, 0], room.script[done, 1]
            done += 1
        elif who == CHANCE_ACTS:
            start_stream(room.rng, seeds[0], events)
            events += 1
            seat, action = CHANCE, sample(s, room.rng)
        else:
            seat = lowest(who)
            write_view(states, seat, scratch)
            action = decide(scratch, words, settings, seats[seat], seat, seeds[1], room, findings)
        if seat != CHANCE:
            decisions += 1
            if is_tallied:
                copy_state(states, BEFORE, states, NOW)
                tally_decision(s, at(states, BEFORE), who, seat, tally, tallied, game)
        number = apply_telling(states, seat, action, marks, room.rows, outline)
        if is_tallied:
            copy_state(states, BEFORE, states, NOW)
            turns = outline[0, TURNS]
            tally_facts(at(states, BEFORE), room.rows, number, marks, turns, tally, tallied, game)
        who = actors(s)
    played.lengths[game] = decisions
    finish(s, who, game, played.capped, played.points, played.places)
    if is_tallied:
        copy_state(states, BEFORE, states, NOW)
        finish_tally(at(states, BEFORE), who == 0, played.places[game], room.rows, tally, tallied, game)
    return decisions


@rule
def begin_game(room: Any, seed: int) -> None:
    """Empty the minds and trees."""
    room.minds[:] = 0
    room.decisions[:] = 0
    for seat in range(len(room.decisions)):
        start_stream(room.memories[seat], seed, seat)
        if room.used[seat, 0] > 0:
            clear_tree(room, seat)


@rule
def clear_tree(room: Any, seat: int) -> None:
    """Remove all nodes from the tree of a seat."""
    for slot in range(room.nodes.shape[1]):
        room.nodes[seat, slot].key = FREE
    room.used[seat, 0] = 0
    room.used[seat, 1] = 0


@rule
def show_all(states: Any, scratch: Any, settings: Any, seats: Any, room: Any) -> None:
    """In a memory game, show the position to all bots before it changes."""
    if not remembers(at(states, NOW)):
        return
    for seat in range(at(states, NOW).players):
        write_view(states, seat, scratch)
        watch(scratch, settings, seats[seat], seat, room)


@rule
def watch(scratch: Any, settings: Any, bot: int, seat: int, room: Any) -> None:
    """Let a bot take in the view `scratch[VIEW]` of its seat (`Player.watch`)."""
    if remembers(at(scratch, VIEW)):
        notice(at(scratch, VIEW), room.minds[seat], settings.chances[bot, FORGETS], room.memories[seat])


@rule
def decide(scratch: Any, words: Any, settings: Any, bot: int, seat: int, seed: int, room: Any, findings: Any) -> int:
    """Return the action that a bot takes in the view `scratch[VIEW]` (`Player.decide`)."""
    watch(scratch, settings, bot, seat, room)
    room.decisions[seat] += 1
    recall(at(scratch, VIEW), room.minds[seat])
    number = legal(at(scratch, VIEW), seat, room.actions)
    if number == 1:
        return int(room.actions[0])
    start_decision(room, seed, seat, CHOICE)
    number = leave_overlooked(room, number, settings.chances[bot, OVERLOOKS])
    if settings.numbers[bot, KIND] != BotKind.SEARCH:
        return int(choose(scratch, seat, settings.numbers[bot, KIND], room.actions[:number], room.rng))
    start_decision(room, seed, seat, SEARCH)
    return search_for(scratch, words, settings, bot, seat, number, room, findings)


@rule
def start_decision(room: Any, seed: int, seat: int, number: int) -> None:
    """Start a stream of this decision."""
    start_stream(room.rng, seed, stream_of(room.decisions[seat], number, seat))


@rule
def leave_overlooked(room: Any, number: int, overlooks: float) -> int:
    """Remove the actions that a bot overlooks from `room.actions`; return how many are left, at least one."""
    if overlooks == 0.0:
        return number
    left = 0
    for i in range(number):
        if fraction(room.rng) >= overlooks:
            room.seen[left] = room.actions[i]
            left += 1
    if left == 0:
        return number
    for i in range(left):
        room.actions[i] = room.seen[i]
    return left


@rule
def search_for(
    scratch: Any, words: Any, settings: Any, bot: int, seat: int, number: int, room: Any, findings: Any
) -> int:
    """Search from the view `scratch[VIEW]`; return the most visited of the first `number` of `room.actions`."""
    slots, edges = settings.numbers[bot, SLOTS], settings.numbers[bot, EDGES]
    if 4 * room.used[seat, 0] > slots or 2 * room.used[seat, 1] > edges:
        clear_tree(room, seat)
    tree = Tree(room.nodes[seat][:slots], room.edges[seat][:edges], room.used[seat])
    numbers, explore = settings.numbers[bot], settings.chances[bot, EXPLORE]
    simulations, rollout, sensible = numbers[SIMULATIONS], numbers[ROLLOUT], numbers[SENSIBLE]
    search(scratch, words, tree, findings, seat, ANY_ACTION, simulations, rollout, sensible, explore, room.rng)
    return most_visited(tree, fingerprint(words, VIEW, seat), room.actions, number)


@rule
def most_visited(tree: Any, key: int, actions: Any, number: int) -> int:
    """Return the first of these actions with the most visits at a node."""
    node = tree.nodes[find(tree, key)]
    best, highest = 0, -1
    for i in range(number):
        visits = 0
        for edge in range(node.row, node.row + node.edges):
            if tree.edges[edge].action == actions[i]:
                visits = tree.edges[edge].visits
        if visits > highest:
            best, highest = i, visits
    return int(actions[best])
