"""The functions that every game supplies, and how a call finds the game.

A position's record type selects the game. In compiled code that happens at compile time, by Numba's `overload`, so
calls can be inlined and cached on disk; in plain code it is a look-up. A game's function has the same name and the
same argument names as here.

Every game supplies the REQUIRED functions. A game in which something is hidden also supplies the
HIDING functions. All others have a default that serves most games.

Seats are 0 .. players-1. CHANCE is a seat of its own, with outcomes instead of actions.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from .chance import below
from .record import Record, RecordError
from .rule import compiled_as, rule
from .seats import share_beaten

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE = 15
"""The seat of dice, draws and shuffles."""

SPECTATOR = -1
"""The seat of a viewer who does not play."""

EVERYONE = -1
"""The audience of a public action: every seat, and spectators."""

MOST_SEATS = 10
MOST_ACTIONS = 512
"""The most actions of a game, and the most outcomes of one event of chance."""

MOST_REACHED = 8192
"""The most numbers that `reach` writes."""

NOTHING_SHOWN = -1
"""`shown` of an event that leaves nothing to remember."""

MIND = 64
"""How many numbers a bot's mind has, in which it keeps what it has seen. All are 0 at first."""

RULING = 1000
"""`explain` returns n for rule n of the game, RULING + n for ruling Qn."""

MAY_ALLOCATE = frozenset(
    {"imagine", "evaluate", "inclination", "check", "setup", "interim_standing", "headway", "reach"}
)
"""Functions in which a game may make arrays. The others are called too often."""

REQUIRED = frozenset({"setup", "actors", "legal", "apply", "result", "explain", "observe"})
"""Functions without a default."""

HIDING = frozenset({"audience", "reveals", "conceal", "imagine"})
"""Functions that a game supplies all of, or none if nothing is ever hidden from anybody."""

_contract: dict[str, Callable[..., Any]] = {}
_games: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}


class ContractError(TypeError):
    """A game's functions are not those of the contract."""


def contract(function: Function) -> Function:
    """Declare a function of the contract; its body is the default for games without their own."""
    name = function.__name__

    def dispatch(s: Any, *arguments: Any) -> Any:
        return _games[s.record.dtype][name](s, *arguments)

    def make_overload() -> Any:
        # Numba compares the argument names of the overload with those of what it returns.
        names = ", ".join(inspect.signature(function).parameters)
        scope = {"implementation": implementation, "name": name}
        exec(f"def choose({names}): return implementation(s, name)", scope)
        return scope["choose"]

    dispatch.__name__ = dispatch.__qualname__ = name
    dispatch.__doc__ = function.__doc__
    dispatch.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    _contract[name] = rule(function)
    return compiled_as(make_overload, may_allocate=name in MAY_ALLOCATE)(dispatch)  # type: ignore[return-value]


def implementation(record: Any, name: str) -> Callable[..., Any]:
    """Return a game's function of the contract, by the type of its record in compiled code."""
    return _games[record.dtype][name]


def supplies(record: Record, name: str) -> bool:
    """Whether a game has a function of the contract of its own."""
    return _games[record.dtype][name] not in (_contract[name], always_discreet)


def implement(record: Record, *modules: ModuleType) -> None:
    """Register a game: its record, and the modules in which its functions are."""
    own = {name: _own(name, modules) for name in _contract}
    needed = REQUIRED | HIDING if any(own[name] for name in HIDING) else REQUIRED
    for name in (name for name in _contract if name in needed and own[name] is None):
        reason = "" if name in REQUIRED else ", and the game supplies other functions about what is hidden"
        raise ContractError(
            f"{record.name} has no function {name}{inspect.signature(_contract[name])} "
            f"in {', '.join(module.__name__ for module in modules)}{reason}"
        )
    defaults = _contract if needed is not REQUIRED else _contract | {"is_discreet": always_discreet}
    found = {name: function or defaults[name] for name, function in own.items()}
    for name, function in found.items():
        wanted, given = (list(inspect.signature(f).parameters) for f in (_contract[name], function))
        if wanted != given:
            raise ContractError(f"{function.__module__}.{name} takes {given}, the contract {wanted}")
    for other, functions in _games.items():
        if other.fields == record.dtype.fields and functions not in ({}, found):
            raise RecordError(f"{record.name} has the same fields as another game's record")
    _games[record.dtype] = found


def forget(record: Record) -> None:
    """Forget the game of a record."""
    _games.pop(record.dtype, None)


def _own(name: str, modules: tuple[ModuleType, ...]) -> Callable[..., Any] | None:
    """Return a game's own function of this name, which is defined in one of its modules."""
    places = {module.__name__ for module in modules}
    named = (getattr(module, name, None) for module in modules)
    return next((function for function in named if getattr(function, "__module__", None) in places), None)


@contract
def setup(s: Any, players: int, options: Any) -> None:
    """Make `s`, all zero but for the numbers of the board, the position before the first event; options are numbers."""


@contract
def actors(s: Any) -> int:
    """Return the seats that may act: a bit per seat, or the bit of CHANCE alone; 0 when the game is over."""
    return 0


@contract
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the legal actions of an acting seat to `out`, ascending; return how many."""
    return 0


@contract
def outcomes(s: Any, out: Any, weights: Any) -> int:
    """When CHANCE acts: write the possible outcomes, ascending, and their whole weights. Default: no chance."""
    return 0


@contract
def apply(s: Any, seat: int, action: int) -> None:
    """Carry out one action of a seat, or one outcome of CHANCE, which the caller has checked."""


@contract
def audience(s: Any, seat: int, action: int) -> int:
    """Return the seats that may know which action this is: a bit per seat. Default: EVERYONE."""
    return EVERYONE


def may_know(audience: int, viewer: int) -> bool:
    """Return whether a viewer belongs to an audience."""
    return audience == EVERYONE or (viewer != SPECTATOR and audience >> viewer & 1 == 1)


@contract
def reveals(s: Any, seat: int, action: int) -> bool:
    """Return whether this action reveals a hidden fact to anybody. Default: never."""
    return False


@contract
def conceal(s: Any, seat: int) -> None:
    """Blank what this seat, or a SPECTATOR, may not know. Default: nothing is hidden."""


@contract
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks of a concealed position at random, by their true distribution. Default: no blanks."""


@contract
def result(s: Any, points: Any, places: Any) -> None:
    """Write points and places per seat: 1 for the winner, ties share, 0 if there is no result."""


@contract
def explain(s: Any, seat: int, action: int) -> int:
    """Return the rule that forbids this action to this acting seat, or 0 if it is legal.

    Rules are named in the game's `rule_ids.py`, so that a search for `UNO_21` finds its refusal; see RULING.
    """
    return 0


@contract
def facts(s: Any, after: Any, seat: int, action: int, out: Any) -> int:
    """Write what an event did as rows of `out` (`core.facts`); return how many. Default: nothing.

    `s` is a copy of the position before the event, which may be changed. For a reader, both positions are the
    reader's views, and the action is UNTOLD if the reader may not know it.
    """
    return 0


@contract
def reckon(s: Any, out: Any) -> int:
    """Write why the round or the game ended and what each player has (`core.facts`); return how many rows.

    In all other positions there are none. Default: none.
    """
    return 0


@contract
def check(s: Any) -> None:
    """Assert what holds in every position of this game. Default: nothing."""


@contract
def evaluate(s: Any, values: Any) -> None:
    """Write how good the position is for each seat, from 0 (lost) to 1 (won). Default: by points, then by places."""
    value_by_result(s, values)


@contract
def inclination(s: Any, seat: int, actions: Any, weights: Any) -> None:
    """Write how likely a sensible player takes each legal action, as weights above 0. Default: equal weights."""
    for i in range(len(actions)):
        weights[i] = 1.0


@contract
def observe(s: Any, seat: int, out: Any) -> None:
    """Write what a seat, or a SPECTATOR, knows as numbers (`core.observation`).

    `s` holds what a program in this seat may know (`conceal_from_program`); `out` is all zero.
    """


@contract
def shown(s: Any, seat: int, action: int) -> int:
    """Return a fact that this event shows everyone for a while, as a number, or NOTHING_SHOWN. Default: nothing.

    It is called before the event. A fact is what all players at the table can see but a later view does not show,
    such as a tile that is turned over and back. Observations then contain it (`core.shown`).
    """
    return NOTHING_SHOWN


@contract
def observe_shown(s: Any, fact: int, number: int, out: Any) -> None:
    """Write a fact that `shown` returned to row `number` of its planes; row 0 is the newest. `s` selects the game."""


@contract
def is_discreet(s: Any) -> bool:
    """Return whether `observe` never reads what is concealed from a program. Default: yes if nothing is hidden."""
    return False


@contract
def sample(s: Any, rng: Any) -> int:
    """Draw one of the outcomes by their weights. Default: from `outcomes`, which a game may do faster."""
    return draw_outcome(s, rng)


@contract
def withhold(s: Any, seat: int) -> None:
    """Blank what a seat with a perfect memory does not know. Default: what `conceal` blanks."""
    conceal(s, seat)


@contract
def remembers(s: Any) -> bool:
    """Return whether bots need a mind, since they see views, which do not show what was seen before. Default: no.

    Bots of other games are given what a perfect memory knows (`withhold`). Polar Rush gives its bots a mind, because
    how well they remember is part of how well they play.
    """
    return False


@contract
def notice(s: Any, mind: Any, forgets: float, rng: Any) -> None:
    """Put what a bot sees in the next view of its seat into its mind, and forget with some chance. Default: nothing."""


@contract
def recall(s: Any, mind: Any) -> None:
    """Write what the mind still has into the blanks of a view. Default: nothing."""


@contract
def waiting_time(s: Any) -> int:
    """Return how many milliseconds a table with people waits in this position before it goes on. Default: 0.

    People need the time to look at something that is about to go away, or to make a call (`Game.call`). Only the
    table server asks; bots, environments and simulations never wait.
    """
    return 0


@contract
def interim_standing(s: Any, seat: int) -> int:
    """Return a number that ranks a seat in a game that has not ended: more is better. Default: its points.

    Only a claimed game needs it (`core.claim`).
    """
    points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    result(s, points, places)
    return int(points[seat])


@contract
def headway(s: Any, seat: int) -> int:
    """Return how far a seat has come, in steps, fields or points as hints tell it: more is better. Default: nothing.

    A game that has it has the texts `hint-mine-headway`, `hint-mine-setback` and the same for rivals, whose `$number`
    is a difference: of the seat, or of its rivals together.
    """
    return 0


@contract
def is_capped(s: Any) -> bool:
    """Return whether a cap among the options ended the game, and not its rules; `simulate` tells. Default: never."""
    return False


@contract
def reach(s: Any, seat: int, out: Any) -> int:
    """Write what an acting seat can reach by several actions in a row, in numbers; return how many. Default: nothing.

    Only people use it: `Game.routes` makes routes of the numbers, and one click plays a whole route. `s` is the
    seat's view, so a route must not depend on anything hidden or random.
    """
    return 0


@rule
def conceal_from_program(s: Any, seat: int) -> None:
    """Blank what a bot or a learning program in a seat may not know.

    A program knows what a perfect memory knows. In a game with minds (`remembers`) it sees the view of
    its seat, as a person does, and remembering is up to the mind.
    """
    if remembers(s):
        conceal(s, seat)
    else:
        withhold(s, seat)


@rule
def always_discreet(s: Any) -> bool:
    """`is_discreet` for games in which nothing is hidden."""
    return True


@rule
def value_by_result(s: Any, values: Any) -> None:
    """`evaluate` for games without one of their own: the lead in points, and the place at the end."""
    points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    result(s, points, places)
    lowest = highest = points[0]
    for seat in range(s.players):
        lowest, highest = min(lowest, points[seat]), max(highest, points[seat])
    for seat in range(s.players):
        values[seat] = 0.5
        if places[seat] > 0:
            values[seat] = share_beaten(places, seat, s.players)
        elif highest > lowest:
            values[seat] = 0.25 + 0.5 * (points[seat] - lowest) / (highest - lowest)


@rule
def draw_outcome(s: Any, rng: Any) -> int:
    """`sample` for games without one of their own: list the outcomes and pick one by weight."""
    out, weights = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)
    number = outcomes(s, out, weights)
    total = 0
    for i in range(number):
        total += weights[i]
    rest = below(rng, total)
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return int(out[i])
