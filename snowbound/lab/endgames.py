"""Small positions near the end of games that can be solved, for measuring the choices of bots.

Each position has a number and is always the same. Something is at stake in all of them: a random action
costs a noticeable part of a win on average.
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

from .best_response import BestResponse
from .small_hands import GAME as UNO
from .small_hands import ME, deals, random_hands
from .small_strait import strait
from .solver import NotExact, Solution, Solver, TooLarge
from .tic_tac_toe import TIC_TAC_TOE

CARELESS = BotSpec("careless", BotKind.GREEDY, overlooks=0.2)
"""The bot that plays the games up to the endgame: sensible, but varied."""


class NoEndgame(SnowboundError):
    """There are no solvable positions of this game."""

    code = "no-endgame"


@dataclass(frozen=True)
class EndgameSet:
    """Endgame positions of one game, by number."""

    game: Game
    # fmt: off
    about: str                                  # description
    position: Callable[[int], States | None]    # the position of a number, or None
    solve: Callable[[States], Solution]
    stake: float                                # minimum mean loss of a random action
    width: float = 0.0                          # maximum uncertainty of a value
    # fmt: on


@dataclass(frozen=True)
class SolvedPosition:
    """A position as the deciding seat sees it, and the values of its actions."""

    number: int
    view: View
    solution: Solution


def cases(endgame: EndgameSet, number: int, first: int = 0) -> Iterator[SolvedPosition]:
    """Yield `number` solved positions with something at stake, starting at number `first`."""
    found = 0
    for candidate in count(first):
        if found == number:
            return
        case = solved(endgame, candidate)
        if case is not None:
            found += 1
            yield case


def solved(endgame: EndgameSet, number: int) -> SolvedPosition | None:
    """Return the position of this number if it can be solved and something is at stake."""
    states = endgame.position(number)
    if states is None:
        return None
    try:
        solution = endgame.solve(states)
    except (NotExact, TooLarge):
        return None
    if solution.stake < endgame.stake or solution.doubt > endgame.width:
        return None
    view = copy_states(states)
    kernels(endgame.game).conceal_from_program(view, 0, solution.seat)
    return SolvedPosition(number, endgame.game.record.view(view, 0), solution)


def endgames() -> dict[str, EndgameSet]:
    """Return all endgames by the names of their games."""
    found = (tic_tac_toe(), arctic_race(), arctic_roll(), ice_flow(), uno_power_grab())
    return {endgame.game.id: endgame for endgame in found}


def endgame_of(name: str) -> EndgameSet:
    """Return the endgames of a game."""
    known = endgames()
    if name not in known:
        find(name)
        raise NoEndgame(f"there are no solvable positions of {name}: choose from {', '.join(known)}")
    return known[name]


def play_until(match: Match, is_wanted: Callable[[Any], bool]) -> States | None:
    """Let careless bots play until a position is wanted; return None if none was reached."""
    bots = Bots(match, dict.fromkeys(range(match.players), CARELESS))
    while not match.over:
        if is_wanted(match.position):
            return match.position.states
        seat = match.actors[0]
        match.play(seat, bots.decide(seat))
    return None


# --- the games ---------------------------------------------------------------


def tic_tac_toe() -> EndgameSet:
    """The whole game, after one to four moves."""

    def position(number: int) -> States | None:
        rng = stream(number)
        match = Match(TIC_TAC_TOE, 2)
        for _ in range(1 + below(rng, 4)):
            fields = match.legal(match.actors[0])
            match.play(match.actors[0], fields[below(rng, len(fields))])
        return match.position.states

    return EndgameSet(TIC_TAC_TOE, "five to eight fields are free", position, exactly(TIC_TAC_TOE, 10_000), 0.05)


def arctic_race() -> EndgameSet:
    """The last round with few cards in hand, so that no seat has to guess the choice of the other."""
    game, rounds = find("arctic_race").printed, 15

    def position(number: int) -> States | None:
        match = Match(game, 2, seed=number, options={"max_rounds": rounds})
        states = play_until(match, lambda s: s.round_number == rounds)
        if states is not None:
            s: Any = game.record.view(states, 0)
            rng = stream(number)
            leave_cards(s, s.opener, 2 + below(rng, 3), rng)
            leave_cards(s, 1 - s.opener, 1, rng)
            Plain(game).check(states, 0)
        return states

    about = "the last round: the first player has two to four cards, the other has one"
    return EndgameSet(game, about, position, exactly(game, 100_000), 0.05)


def leave_cards(s: Any, seat: int, number: int, rng: Stream) -> None:
    """Leave a player this many random cards in hand; the others go to the pile."""
    cards = list(range(CARDS))
    pile = [cards.pop(below(rng, len(cards))) for _ in range(CARDS - number)]
    s.pile[seat] = pile + [NO_CARD] * number
    s.hand[seat] = ALL_CARDS & ~sum(1 << card for card in pile)


def arctic_roll() -> EndgameSet:
    """Solo, the last turns of the last round."""
    game = find("arctic_roll").printed

    def position(number: int) -> States | None:
        turn = 3 + number % 3
        match = Match(game, 1, seed=number, options={"solo_calamity": "automa"})
        return play_until(match, lambda s: s.round_number == s.rounds and s.draft == turn and len(match.legal(0)) > 1)

    about = "solo: two to four of the six turns of the last round"
    return EndgameSet(game, about, position, exactly(game, 100_000), 0.003)


def ice_flow() -> EndgameSet:
    """One turn each on a small sheet of ice."""
    game = find("ice_flow").printed
    about = "one turn each, on a few floes off the coast of Siberia"
    return EndgameSet(game, about, strait, exactly(game, 100_000), 0.1)


def uno_power_grab() -> EndgameSet:
    """Small hands of one colour against a rival that plays by inclination."""

    @cache
    def response() -> BestResponse:
        return BestResponse(UNO, ME)

    about = "two or three cards against one or two of a rival that plays by inclination, all of one colour"
    return EndgameSet(UNO, about, random_hands, lambda states: response().solve(deals(states, ME)), 0.02, width=0.05)


def exactly(game: Game, limit: int) -> Callable[[States], Solution]:
    """Return the solver of a game, created on first use."""

    @cache
    def solver() -> Solver:
        return Solver(game, limit=limit)

    return lambda states: solver().solve(states)
