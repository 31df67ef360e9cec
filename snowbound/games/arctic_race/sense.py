"""Judgement for bots and stand-ins: how good a position is, and what a sensible player does."""

import numpy as np

from snowbound.core.bits import count, has, lowest
from snowbound.core.rule import rule
from snowbound.core.seats import rank

from . import actions as act
from .movement import end_of_move, icon_at
from .rules import prizes, racers_not_home, racers_of_card, value_at_end
from .state import (
    CARRIED,
    FACES,
    GOAL,
    LENGTH,
    NO_CARD,
    RACERS,
    SEATS,
    SECOND_ACTION,
    WITH_OWNER,
    Icon,
    Phase,
    SecondAction,
)

# fmt: off
HOPE = 0.75                       # of the prize, for a racer on the last field
START_HOPE = 0.02                 # of the prize, for a racer still with its owner
DRIFT = 0.3                       # how likely the floes shift before a racer moves on
CARD_GAIN = 0.1                   # each card in hand, in points
DIE_GAIN = 0.375                  # landing on a die, in points
TOKEN_GAIN = 0.15                 # the start token, in points
LEAD_GAIN = 0.35                  # how much a point weighs in the share of a win
PLAN = 0.8                        # how much of a chosen card's gain will still be there
BEST_WEIGHT = 3.0                 # how strongly inclination prefers a gain of one point
# fmt: on


@rule
def evaluate(s, values):
    """Write each seat's estimated share of a win; at the end the winner has 1, and tied winners share it."""
    if s.phase == Phase.END:
        share_win(s, values)
        return
    total = 0.0
    for seat in range(s.players):
        values[seat] = np.exp(LEAD_GAIN * standing(s, seat))
        total += values[seat]
    for seat in range(s.players):
        values[seat] = values[seat] / total


@rule
def share_win(s, values):
    """Write 1 for the winner; tied winners share it (RACE-70)."""
    places = np.zeros(SEATS, np.int64)
    for seat in range(s.players):
        places[seat] = value_at_end(s, seat, prizes(s, seat))
    rank(places, s.players)
    winners = 0
    for seat in range(s.players):
        if places[seat] == 1:
            winners += 1
    for seat in range(s.players):
        values[seat] = 0.0
        if places[seat] == 1:
            values[seat] = 1.0 / winners


@rule
def standing(s, seat):
    """Return a player's points, won and expected, and what the chosen card will add."""
    points = float(prizes(s, seat)) + CARD_GAIN * count(int(s.hand[seat]))
    for racer in range(RACERS):
        points += worth(s, racer, int(s.field[seat, racer]))
    if s.holder == seat:
        points += TOKEN_GAIN
    card = pending_card(s, seat)
    if card != NO_CARD:
        points += PLAN * card_gain(s, seat, card)
    return points


@rule
def worth(s, racer, here):
    """Return the expected share of the race's next free prize; a racer that is home has its prize already."""
    if here == GOAL:
        return 0.0
    hope = (1.0 - DRIFT) * progress(here) + DRIFT * progress(CARRIED[here])
    return hope * next_prize(s, racer)


@rule
def next_prize(s, racer):
    """Return the prize for the next racer that comes home in this race."""
    place = min(int(s.finished[racer]) + 1, SEATS)
    return float(s.prize[racer, place])


@rule
def progress(here):
    """Return how near the goal a position is, as a share of the prize."""
    return START_HOPE + (HOPE - START_HOPE) * here / LENGTH


@rule
def headway(s, seat):
    """Return how far the racers of a player are, for hints: their fields from 1 on; those at home are beyond them."""
    fields = 0
    for racer in range(RACERS):
        fields += max(0, int(s.field[seat, racer]))
    return fields


@rule
def pending_card(s, seat):
    """Return the card that a player has chosen or revealed and not yet carried out."""
    if s.phase == Phase.ACT and s.turn == seat:
        return int(s.card)
    return int(s.chosen[seat])


@rule
def card_gain(s, seat, card):
    """Return the best that a card can do now, in points."""
    best = -float(GOAL)
    racers = racers_of_card(s, seat, card)
    while racers != 0:
        racer = lowest(racers)
        best = max(best, move_gain(s, seat, racer, int(s.card_steps[card, racer])))
        racers &= racers - 1
    return max(best, second_gain(s, seat, int(SECOND_ACTION[card])))


@rule
def move_gain(s, seat, racer, steps):
    """Return what a move adds, in points; the icon at its end counts a little."""
    start = int(s.field[seat, racer])
    here = end_of_move(s, start, steps)
    if here == GOAL:
        return next_prize(s, racer) - worth(s, racer, start)
    icon = icon_at(s, here)
    if icon == Icon.WATER:
        here = WITH_OWNER
    gain = 0.0
    if icon == Icon.SHIFT:
        here = CARRIED[here]
    elif icon == Icon.PICKUP:
        gain = second_gain(s, seat, SecondAction.PICKUP)
    elif icon == Icon.DIE:
        gain = DIE_GAIN
    return gain + worth(s, racer, here) - worth(s, racer, start)


@rule
def second_gain(s, seat, kind):
    """Return what a card's second action adds, in points."""
    if kind == SecondAction.PICKUP:
        return CARD_GAIN * (RACERS - count(int(s.hand[seat])))
    if kind == SecondAction.SHIFT:
        return shift_gain(s, seat)
    if kind == SecondAction.ROLL:
        return roll_gain(s, seat)
    if kind == SecondAction.PASS_START and s.holder != seat:
        return TOKEN_GAIN
    return -float(GOAL) if kind == SecondAction.NONE else -TOKEN_GAIN


@rule
def shift_gain(s, seat):
    """Return what a shift adds to a player's racers, less what it adds to the average rival."""
    gain = 0.0
    for other in range(s.players):
        carried = 0.0
        for racer in range(RACERS):
            here = int(s.field[other, racer])
            if CARRIED[here] != here:
                carried += worth(s, racer, CARRIED[here]) - worth(s, racer, here)
        if other == seat:
            gain += carried
        else:
            gain -= carried / (s.players - 1)
    return gain


@rule
def roll_gain(s, seat):
    """Return what the numbers of the die add on average."""
    gain = 0.0
    for racer in range(RACERS):
        if has(racers_not_home(s, seat), racer):
            start = int(s.field[seat, racer])
            there = end_of_move(s, start, int(s.racer_steps[racer]))
            if there == GOAL:
                gain += next_prize(s, racer) - worth(s, racer, start)
            else:
                gain += worth(s, racer, there) - worth(s, racer, start)
    return gain / FACES


@rule
def inclination(s, seat, actions, weights):
    """Prefer the actions that gain most points, and keep the start token."""
    for i in range(len(actions)):
        weights[i] = np.exp(BEST_WEIGHT * gain_of(s, seat, actions[i]))


@rule
def gain_of(s, seat, action):
    """Return what a legal action gains, in points."""
    if action < act.MOVE:
        return card_gain(s, seat, action - act.CARD)
    if action < act.SECOND:
        return move_gain(s, seat, action - act.MOVE, int(s.card_steps[s.card, action - act.MOVE]))
    if action == act.SECOND:
        return second_gain(s, seat, SECOND_ACTION[s.card])
    if action >= act.CIRCLE:
        return move_gain(s, seat, action - act.CIRCLE, s.circle_steps)
    if action - act.GIVE == seat:
        return TOKEN_GAIN
    return -TOKEN_GAIN * count(int(s.home[action - act.GIVE])) / s.home_to_end
