"""The functions that every game supplies, and how a call finds the game.

A position's record type selects the game: in compiled code while it is compiled (Numba
`overload`, so the call is inlined and can be cached on disk), in plain code by a look-up. A
game's own function has the same name and the same argument names as here.

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

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE = 15
"""The seat of dice, draws and shuffles."""

SPECTATOR = -1
"""The seat of somebody who only watches."""

EVERYONE = -1
"""The audience of a public action: every seat, and spectators."""

MOST_SEATS = 10
MOST_ACTIONS = 512
"""No game has more different actions, or outcomes of one event of chance."""

MIND = 64
"""Numbers in a mind: what a bot keeps of views that it has seen. All are 0 before the first."""

RULING = 1000
"""`explain` returns n for rule n of the game, RULING + n for ruling Qn."""

MAY_ALLOCATE = frozenset({"imagine", "evaluate", "inclination", "check", "setup"})
"""Functions in which a game may make arrays; the others are called so often that they must not."""

_contract: dict[str, Callable[..., Any]] = {}
_games: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}


class ContractError(TypeError):
    """A game whose functions are not those of the contract."""


def contract(function: Function) -> Function:
    """Declare a function of the contract; its body serves games that do not supply their own."""
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
    """A game's function of the contract, by the type of its record in compiled code."""
    return _games[record.dtype][name]


def implement(record: Record, *modules: ModuleType) -> None:
    """Register a game: its record, and the modules in which its functions are."""
    for other, functions in _games.items():
        if other.fields == record.dtype.fields and functions:
            raise RecordError(f"{record.name} has the same fields as another game's record")
    found: dict[str, Callable[..., Any]] = {}
    for name, declared in _contract.items():
        own = [getattr(module, name) for module in modules if hasattr(module, name)]
        own = [function for function in own if function.__module__ in {m.__name__ for m in modules}]
        if not own and name not in OPTIONAL:
            raise ContractError(
                f"{record.name} has no function {name}{inspect.signature(declared)} "
                f"in {', '.join(module.__name__ for module in modules)}"
            )
        found[name] = own[0] if own else declared
        wanted, given = (list(inspect.signature(f).parameters) for f in (declared, found[name]))
        if wanted != given:
            raise ContractError(f"{found[name].__module__}.{name} takes {given}, the contract {wanted}")
    _games[record.dtype] = found


@contract
def setup(s: Any, players: int, options: Any) -> None:
    """Make the all-zero `s` the position before the first event; options are numbers, in order."""


@contract
def actors(s: Any) -> int:
    """Who may act now: a bit per seat, or the bit of CHANCE alone; 0 when the game is over."""
    return 0


@contract
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the actions that an acting seat may take to `out`, ascending; return how many."""
    return 0


@contract
def outcomes(s: Any, out: Any, weights: Any) -> int:
    """When CHANCE acts: write the possible outcomes, ascending, and their whole weights."""
    return 0


@contract
def apply(s: Any, seat: int, action: int) -> None:
    """Carry out one action of a seat, or one outcome of CHANCE; the caller has checked it."""


@contract
def audience(s: Any, seat: int, action: int) -> int:
    """Who may know which action this is, before it is applied: a bit per seat, or EVERYONE."""
    return EVERYONE


def may_know(audience: int, viewer: int) -> bool:
    """Whether a viewer belongs to an audience."""
    return audience == EVERYONE or (viewer != SPECTATOR and audience >> viewer & 1 == 1)


@contract
def reveals(s: Any, seat: int, action: int) -> bool:
    """Whether this action lets anybody learn a fact that was hidden from them until now."""
    return True


@contract
def conceal(s: Any, seat: int) -> None:
    """Blank all that this seat, or a SPECTATOR, may not know."""


@contract
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks of a concealed position with one of the worlds it may be, at random."""


@contract
def result(s: Any, points: Any, places: Any) -> None:
    """Write points and places per seat: 1 for the winner, ties share, 0 if there is no result."""


@contract
def explain(s: Any, seat: int, action: int) -> int:
    """Which rule forbids this action to this acting seat (see RULING); 0 if it is legal."""
    return 0


@contract
def check(s: Any) -> None:
    """Assert what is true of every position of this game."""


@contract
def evaluate(s: Any, values: Any) -> None:
    """Write how good the position is for each seat, from 0 (lost) to 1 (won)."""


@contract
def inclination(s: Any, seat: int, actions: Any, weights: Any) -> None:
    """Write how likely a sensible player takes each of these legal actions, as weights above 0."""


@contract
def observe(s: Any, seat: int, out: Any) -> None:
    """Write what a seat, or a SPECTATOR, knows as numbers (`core.observation`): `s` is concealed, `out` all zero."""


@contract
def is_discreet(s: Any) -> bool:
    """Whether `observe` reads nothing that `conceal` blanks, and so may look at the position as it is: any position."""
    return False


@contract
def sample(s: Any, rng: Any) -> int:
    """Draw one of the outcomes by their weights; a game may supply a faster way to do the same."""
    return draw_outcome(s, rng)


@contract
def withhold(s: Any, seat: int) -> None:
    """Blank all that a seat with a perfect memory does not know: less than `conceal` in a game of memory."""
    conceal(s, seat)


@contract
def remembers(s: Any) -> bool:
    """Whether views leave something to be remembered, so that bots need a mind."""
    return False


@contract
def notice(s: Any, mind: Any, forgets: float, rng: Any) -> None:
    """Look at the next view of the own seat: put what can be seen into the mind, forget with some chance."""


@contract
def recall(s: Any, mind: Any) -> None:
    """Write what the mind still has into the blanks of a view."""


OPTIONAL = frozenset({"sample", "is_discreet", "withhold", "remembers", "notice", "recall"})


@rule
def draw_outcome(s: Any, rng: Any) -> int:
    """`sample` for games without one of their own: list the outcomes and pick one by weight."""
    out = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.int64)
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
