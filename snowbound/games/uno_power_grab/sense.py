"""Judgement for bots and stand-ins: how good a position is, and what a sensible player does."""

import numpy as np

from snowbound.core.rule import rule

from . import actions as act
from .cards import card_points, hand_points
from .rules import is_honest
from .state import (
    ICON,
    IS_ATTACK,
    KINDS,
    NO_COLOUR,
    NO_ICON,
    NOBODY,
    SUIT,
    TYPE,
    WILD,
    Phase,
    Scoring,
    Type,
)
from .table import next_seat, towers_held

# fmt: off
CARD_COST = 0.14                  # how much each card in hand lowers the chance to go out first
TOWER_GAIN = 0.06                 # how much each tower adds
LEAD_GAIN = 2.0                   # the weight of a lead in points
TURN_GAIN = 0.08                  # being next to move
SUIT_GAIN = 0.10                  # holding the colour in force
WILD_GAIN = 0.08                  # each wild card, which always matches
CATCH_CHANCE = 0.9                # how often a forgotten call is caught
CHALLENGE_CHANCE = 0.35           # how often a Wild Draw Four is challenged
DECLINE_SHARE = 0.1               # how often four towers are kept instead of used, at most
# fmt: on


@rule
def evaluate(s, values):
    """Estimate each seat's chance to win from its cards, their points, its towers and its score."""
    total = 0.0
    for seat in range(s.players):
        values[seat] = strength(s, seat)
        total += values[seat]
    for seat in range(s.players):
        values[seat] = values[seat] / total
    if s.phase == Phase.GAME_END and s.winner != NOBODY:
        share_win(s, values)


@rule
def strength(s, seat):
    """Rate one seat without regard to the others; always above 0."""
    standing = -CARD_COST * cards_expected(s, seat) + TOWER_GAIN * towers_held(s, seat)
    if s.winner == seat:
        standing += 1.0
    elif s.colour != NO_COLOUR and s.suits[seat, s.colour] != 0:
        standing += SUIT_GAIN
    for kind in range(WILD, KINDS):
        standing += WILD_GAIN * s.hands[seat, kind]
    if s.scoring == Scoring.LOWEST_TOTAL:
        standing -= LEAD_GAIN * (s.scores[seat] + hand_points(s, seat)) / s.target_score
    elif s.scoring == Scoring.WINNER_TAKES:
        standing += LEAD_GAIN * s.scores[seat] / s.target_score
    if s.phase == Phase.TURN and s.turn == seat:
        standing += TURN_GAIN
    return np.exp(standing)


@rule
def cards_expected(s, seat):
    """The cards in hand and those that the pending decision will probably bring."""
    cards = float(s.hand_size[seat])
    if s.phase == Phase.CATCH and seat == s.turn:
        cards += CATCH_CHANCE * s.uno_penalty
    if s.phase == Phase.RESPOND:
        challenged = CHALLENGE_CHANCE
        if is_honest(s):
            challenged = 0.0  # an honest card: a challenge fails
        if seat == s.turn:
            cards += challenged * s.guilty_draw
        elif seat == next_seat(s, s.turn):
            cards += (1.0 - challenged) * s.draws[Type.WILD_DRAW_FOUR]
    return cards


@rule
def share_win(s, values):
    """Write 1 for the winner, shared between tied seats."""
    best = s.scores[0]
    lowest_wins = s.scoring != Scoring.WINNER_TAKES
    for seat in range(s.players):
        if (s.scores[seat] < best) == lowest_wins and s.scores[seat] != best:
            best = s.scores[seat]
    ties = 0
    for seat in range(s.players):
        if s.scores[seat] == best:
            ties += 1
    for seat in range(s.players):
        values[seat] = 0.0
        if s.scores[seat] == best:
            values[seat] = 1.0 / ties


@rule
def inclination(s, seat, actions, weights):
    """A sensible player prefers playing to drawing, saves wild cards, calls UNO and catches."""
    for i in range(len(actions)):
        weights[i] = inclination_to(s, seat, actions[i])


@rule
def inclination_to(s, seat, action):
    """The weight of one action."""
    if action < act.DRAW:
        if s.phase == Phase.KEEP:
            return 1.0 / card_points(s, action)
        return inclination_to_play(s, seat, action)
    if act.COLOUR <= action and action < act.TOWER:
        return 0.2 + suit_size(s, seat, action - act.COLOUR) ** 2
    if act.TOWER <= action and action < act.CALL:
        return inclination_to_take(s, seat, action - act.TOWER)
    if action == act.SILENT or action == act.LET_GO:
        return 0.02
    if action == act.DECLINE:
        return inclination_to_decline(s, seat)
    if action == act.CHALLENGE:
        return 0.1 + 0.06 * min(int(s.hand_size[s.turn]), 10)
    if action == act.DRAW or action == act.PASS:
        return 0.05
    return 1.0


@rule
def inclination_to_play(s, seat, kind):
    """The weight of playing a card: attack a player who is nearly out, shed points early, save wild cards."""
    type_ = TYPE[kind]
    weight = 1.0 + card_points(s, kind) / 10.0
    if kind >= WILD:
        weight = 0.3
        if type_ == Type.WILD_DRAW_FOUR and s.suits[seat, s.colour] != 0:
            weight = 0.1  # a bluff
    if ICON[kind] != NO_ICON and s.tower[ICON[kind]] != seat:
        weight += 1.0
    if IS_ATTACK[type_] and s.hand_size[next_seat(s, seat)] <= 2:
        weight += 4.0 + s.draws[type_]
    return weight


@rule
def inclination_to_decline(s, seat):
    """The weight of keeping all cards and four towers: little, beside the weights of the cards to keep."""
    return DECLINE_SHARE / hand_points(s, seat)


@rule
def inclination_to_take(s, seat, tower):
    """The weight of taking a tower: rather from a player than from the pool, best from one with many."""
    holder = s.tower[tower]
    if holder == NOBODY:
        return 1.0
    return 1.0 + towers_held(s, holder)


@rule
def suit_size(s, seat, colour):
    """The number of cards of a colour in a hand."""
    number = 0
    for kind in range(colour * SUIT, (colour + 1) * SUIT):
        number += s.hands[seat, kind]
    return number
