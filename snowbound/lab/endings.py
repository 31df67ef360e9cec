"""Positions near the end of games, small enough to be solved: what a bot's choices are measured by.

Each has a number, and is the same whenever it is made. All have something at stake: one who takes any action
loses, in the mean, more than next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from snowbound.bots import BotKind, Bots, BotSpec
from snowbound.core.chance import Stream, below, stream
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import Plain, kernels
from snowbound.core.match import Match
from snowbound.core.record import States, View, copy_states
from snowbound.games import find
from snowbound.games.arctic_race.state import ALL_CARDS, CARDS, NO_CARD
from snowbound.games.arctic_roll.state import ROUNDS

from .best_response import BestResponse
from .small_hands import GAME as UNO
from .small_hands import ME, deals, table
from .small_strait import strait
from .solver import NotExact, Solution, Solver, TooLarge
from .tic_tac_toe import TIC_TAC_TOE

CARELESS = BotSpec("careless", BotKind.GREEDY, overlooks=0.2)
"""Who plays the games of which the ends are looked at: sensible, but not always the same."""


class NoEnding(SnowboundError):
    """There are no positions of this game that can be solved."""

    code = "no-ending"


@dataclass(frozen=True)
class Ending:
    """Positions of one game, by number."""

    game: Game
    # fmt: off
    about: str                                  # what is left of the game, in words
    position: Callable[[int], States | None]    # the position of this number, if there is one
    solve: Callable[[States], Solution]
    stake: float                                # what any action must lose, in the mean
    width: float = 0.0                          # how much of a value may be unknown
    # fmt: on


@dataclass(frozen=True)
class Case:
    """A position, as the seat that decides sees it, and what its actions are worth."""

    number: int
    view: View
    solution: Solution


def cases(ending: Ending, number: int, first: int = 0) -> Iterator[Case]:
    """So many positions that can be solved and have something at stake, from this number on."""
    found = 0
    for candidate in count(first):
        if found == number:
            return
        case = solved(ending, candidate)
        if case is not None:
            found += 1
            yield case


def solved(ending: Ending, number: int) -> Case | None:
    """The position of this number, if it can be solved and something is at stake."""
    states = ending.position(number)
    if states is None:
        return None
    try:
        solution = ending.solve(states)
    except (NotExact, TooLarge):
        return None
    if solution.stake < ending.stake or solution.doubt > ending.width:
        return None
    view = copy_states(states)
    kernels(ending.game).conceal(view, 0, solution.seat)
    return Case(number, ending.game.record.view(view, 0), solution)


def endings() -> dict[str, Ending]:
    """All endings, by the names of their games."""
    made = (tic_tac_toe(), arctic_race(), arctic_roll(), ice_flow(), uno_power_grab())
    return {ending.game.id: ending for ending in made}


def ending_of(name: str) -> Ending:
    """The ending of a game."""
    known = endings()
    if name not in known:
        find(name)
        raise NoEnding(f"no positions of {name} are known that can be solved; there are some of {', '.join(known)}")
    return known[name]


def play_until(match: Match, is_wanted: Callable[[Any], bool]) -> States | None:
    """Let careless players play until a position is wanted; None if there was none."""
    bots = Bots(match, dict.fromkeys(range(match.players), CARELESS))
    while not match.over:
        if is_wanted(match.position):
            return match.position.states
        seat = match.actors[0]
        match.play(seat, bots.decide(seat))
    return None


# --- the games ---------------------------------------------------------------


def tic_tac_toe() -> Ending:
    """The whole game, after one to four moves."""

    def position(number: int) -> States | None:
        rng = stream(number)
        match = Match(TIC_TAC_TOE, 2)
        for _ in range(1 + below(rng, 4)):
            fields = match.legal(match.actors[0])
            match.play(match.actors[0], fields[below(rng, len(fields))])
        return match.position.states

    return Ending(TIC_TAC_TOE, "five to eight fields are free", position, exactly(TIC_TAC_TOE, 10_000), 0.05)


def arctic_race() -> Ending:
    """The last round, with few cards in the hands, so that nobody has to guess what the other has chosen."""
    game, rounds = find("arctic_race"), 15

    def position(number: int) -> States | None:
        match = Match(game, 2, seed=number, options={"max_rounds": rounds})
        states = play_until(match, lambda s: s.round_number == rounds)
        if states is not None:
            s: Any = game.record.view(states, 0)
            rng = stream(number)
            hold(s, s.opener, 2 + below(rng, 3), rng)
            hold(s, 1 - s.opener, 1, rng)
            Plain(game).check(states, 0)
        return states

    about = "the last round: who begins has two to four cards to choose from, the other one"
    return Ending(game, about, position, exactly(game, 100_000), 0.05)


def hold(s: Any, seat: int, number: int, rng: Stream) -> None:
    """Leave a player so many cards in hand, any of the five; the others lie on the pile."""
    cards = list(range(CARDS))
    pile = [cards.pop(below(rng, len(cards))) for _ in range(CARDS - number)]
    s.pile[seat] = pile + [NO_CARD] * number
    s.hand[seat] = ALL_CARDS & ~sum(1 << card for card in pile)


def arctic_roll() -> Ending:
    """Solo, the last turns of the last round."""
    game = find("arctic_roll")

    def position(number: int) -> States | None:
        turn = 3 + number % 3
        match = Match(game, 1, seed=number, options={"solo_calamity": "automa"})
        return play_until(match, lambda s: s.round_number == ROUNDS and s.draft == turn and len(match.legal(0)) > 1)

    about = "solo: two to four of the six turns of the last round"
    return Ending(game, about, position, exactly(game, 100_000), 0.003)


def ice_flow() -> Ending:
    """One turn each on little ice."""
    game = find("ice_flow")
    about = "one turn each is left, on little ice off the coast of Siberia"
    return Ending(game, about, strait, exactly(game, 100_000), 0.1)


def uno_power_grab() -> Ending:
    """Small hands of one colour, against one who plays by inclination."""

    @cache
    def response() -> BestResponse:
        return BestResponse(UNO, ME)

    about = "two or three cards against one or two, all of one colour, and one who plays by inclination"
    return Ending(UNO, about, table, lambda states: response().solve(deals(states, ME)), 0.02, width=0.05)


def exactly(game: Game, limit: int) -> Callable[[States], Solution]:
    """A solver that is made when it is first used."""

    @cache
    def solver() -> Solver:
        return Solver(game, limit=limit)

    return lambda states: solver().solve(states)
