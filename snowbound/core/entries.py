"""The functions of the contract as entries into compiled code. Each takes an array of positions and an index."""

from __future__ import annotations

from . import contract as c
from .entry import OBSERVED, REAL, REALS, STATES, TABLE, WHOLE, WHOLES, entry
from .record import at


@entry
def setup(states: STATES, i: WHOLE, players: WHOLE, options: WHOLES) -> None:
    """`setup` of the contract."""
    c.setup(at(states, i), players, options)


@entry
def actors(states: STATES, i: WHOLE) -> int:
    """`actors` of the contract."""
    return int(c.actors(at(states, i)))


@entry
def legal(states: STATES, i: WHOLE, seat: WHOLE, out: WHOLES) -> int:
    """`legal` of the contract."""
    return int(c.legal(at(states, i), seat, out))


@entry
def outcomes(states: STATES, i: WHOLE, out: WHOLES, weights: WHOLES) -> int:
    """`outcomes` of the contract."""
    return int(c.outcomes(at(states, i), out, weights))


@entry
def sample(states: STATES, i: WHOLE, rng: WHOLES) -> int:
    """`sample` of the contract."""
    return int(c.sample(at(states, i), rng))


@entry
def apply(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE) -> None:
    """`apply` of the contract."""
    c.apply(at(states, i), seat, action)


@entry
def audience(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE) -> int:
    """`audience` of the contract."""
    return int(c.audience(at(states, i), seat, action))


@entry
def reveals(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE) -> bool:
    """`reveals` of the contract."""
    return bool(c.reveals(at(states, i), seat, action))


@entry
def conceal(states: STATES, i: WHOLE, seat: WHOLE) -> None:
    """`conceal` of the contract."""
    c.conceal(at(states, i), seat)


@entry
def imagine(states: STATES, i: WHOLE, seat: WHOLE, rng: WHOLES) -> None:
    """`imagine` of the contract."""
    c.imagine(at(states, i), seat, rng)


@entry
def result(states: STATES, i: WHOLE, points: WHOLES, places: WHOLES) -> None:
    """`result` of the contract."""
    c.result(at(states, i), points, places)


@entry
def explain(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE) -> int:
    """`explain` of the contract."""
    return int(c.explain(at(states, i), seat, action))


@entry
def facts(states: STATES, i: WHOLE, j: WHOLE, seat: WHOLE, action: WHOLE, out: TABLE) -> int:
    """`facts` of the contract, from position `i` to position `j`; position `i` may change."""
    return int(c.facts(at(states, i), at(states, j), seat, action, out))


@entry
def reckon(states: STATES, i: WHOLE, out: TABLE) -> int:
    """`reckon` of the contract."""
    return int(c.reckon(at(states, i), out))


@entry
def check(states: STATES, i: WHOLE) -> None:
    """`check` of the contract."""
    c.check(at(states, i))


@entry
def evaluate(states: STATES, i: WHOLE, values: REALS) -> None:
    """`evaluate` of the contract."""
    c.evaluate(at(states, i), values)


@entry
def inclination(states: STATES, i: WHOLE, seat: WHOLE, actions: WHOLES, weights: REALS) -> None:
    """`inclination` of the contract."""
    c.inclination(at(states, i), seat, actions, weights)


@entry
def observe(states: STATES, i: WHOLE, seat: WHOLE, out: OBSERVED) -> None:
    """`observe` of the contract."""
    c.observe(at(states, i), seat, out)


@entry
def shown(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE) -> int:
    """`shown` of the contract."""
    return int(c.shown(at(states, i), seat, action))


@entry
def is_discreet(states: STATES, i: WHOLE) -> bool:
    """`is_discreet` of the contract."""
    return bool(c.is_discreet(at(states, i)))


@entry
def withhold(states: STATES, i: WHOLE, seat: WHOLE) -> None:
    """`withhold` of the contract."""
    c.withhold(at(states, i), seat)


@entry
def conceal_from_program(states: STATES, i: WHOLE, seat: WHOLE) -> None:
    """`conceal_from_program` of the contract."""
    c.conceal_from_program(at(states, i), seat)


@entry
def remembers(states: STATES, i: WHOLE) -> bool:
    """`remembers` of the contract."""
    return bool(c.remembers(at(states, i)))


@entry
def notice(states: STATES, i: WHOLE, mind: WHOLES, forgets: REAL, rng: WHOLES) -> None:
    """`notice` of the contract."""
    c.notice(at(states, i), mind, forgets, rng)


@entry
def recall(states: STATES, i: WHOLE, mind: WHOLES) -> None:
    """`recall` of the contract."""
    c.recall(at(states, i), mind)


@entry
def reach(states: STATES, i: WHOLE, seat: WHOLE, out: WHOLES) -> int:
    """`reach` of the contract."""
    return int(c.reach(at(states, i), seat, out))
