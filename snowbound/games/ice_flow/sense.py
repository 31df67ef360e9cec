"""How good a position is."""
from snowbound.core.rule import rule
from .journey import in_siberia


@rule
def evaluate(s, values):
    """x"""
    for seat in range(s.players):
        values[seat] = in_siberia(s, seat) / 3.0


@rule
def inclination(s, seat, actions, weights):
    """x"""
    for i in range(len(actions)):
        weights[i] = 1.0
