"""Judgement for bots and stand-ins: how good a position is, and what a sensible player does."""

import numpy as np

from snowbound.core.bits import has, lowest
from snowbound.core.contract import MOST_SEATS
from snowbound.core.rule import rule

from . import actions as act
from .reach import first_slot, has_sled, may_stay, middle_floe, targets
from .state import (
    COLUMN_OF,
    IGLOO_SLOT,
    IN_KAYAK,
    JUNCTIONS,
    NOBODY,
    NOT_LAID,
    ON_START,
    ROW_OF,
    ROWS,
    SLOT_OF,
    UNSEEN,
    Face,
    Phase,
)

# fmt: off
STEP = 0.4                        # the value of one step towards the igloo
GAP_COST = 2.0                    # steps that a gap ahead costs: crossing it needs the kayak or a crack
SLED_GAIN = 1.2                   # steps that standing on a sled is worth, unless a gap lies right ahead
HARPOON_GAIN = 0.5                # steps that a harpoon is worth
LANDING_COST = 0.5                # steps that it costs to get onto the ice, from the start space or the kayak
CAUTION = 0.05                    # weight of what a sensible player hardly ever does
# fmt: on


@rule
def evaluate(s, values):
    """Write each seat's estimated share of a win, by the steps to the igloo and what helps or hinders on the way."""
    if s.winner != NOBODY:
        for seat in range(s.players):
            values[seat] = 0.0
        values[s.winner] = 1.0
        return
    total = 0.0
    for seat in range(s.players):
        values[seat] = np.exp(-STEP * steps_to_go(s, seat))
        total += values[seat]
    for seat in range(s.players):
        values[seat] = values[seat] / total


@rule
def steps_to_go(s, seat):
    """Estimate how many moves a figure still needs, a little fewer with a harpoon."""
    return steps_from(s, int(s.pos[seat])) - HARPOON_GAIN * s.harpoon[seat]


@rule
def steps_from(s, pos):
    """Estimate the moves from a place to the igloo: the larger of rows and columns, plus gaps."""
    home = s.floes - 1
    if s.course[home] == NOT_LAID:
        return 1.0 * ROWS * s.floes
    igloo = IGLOO_SLOT[s.course[home]]
    floe = middle_floe(pos)
    steps = 1.0 * (ROWS * (home - floe) + ROW_OF[igloo])
    gaps = s.gaps >> floe
    if pos == ON_START:
        steps += LANDING_COST
    elif pos >= IN_KAYAK:
        steps -= ROWS - LANDING_COST  # nearly as good as on the floe in front
        gaps = gaps >> 1
    else:
        aside = abs(COLUMN_OF[SLOT_OF[pos]] - COLUMN_OF[igloo])
        steps = max(steps - ROW_OF[SLOT_OF[pos]], 1.0 * aside)
        if not s.easy and not has(s.gaps, floe) and has_sled(s, pos) and (floe < home or s.sled_to_igloo):
            steps -= SLED_GAIN
    for junction in range(JUNCTIONS):
        if has(gaps, junction):
            steps += GAP_COST
    return max(steps, 0.0)


@rule
def inclination(s, seat, actions, weights):
    """Prefer to go forward, to open gaps ahead of others, to take harpoons and to use what the aid shows."""
    for i in range(len(actions)):
        weights[i] = inclination_to(s, seat, actions[i])


@rule
def inclination_to(s, seat, action):
    """Return the weight of one action."""
    if action < act.MOVE:
        return inclination_to_flip(s, seat, s.known[action - act.FLIP])
    here = steps_from(s, int(s.pos[seat]))
    if action < act.CRACK:
        return 1.0 / CAUTION if is_at_igloo(s) else np.exp(here - steps_from(s, action - act.MOVE))
    if action < act.BOARD_KAYAK:
        return inclination_to_crack(s, seat, action - act.CRACK)
    if action < act.TAKE_HARPOON:
        return np.exp(here - steps_from(s, IN_KAYAK + action - act.BOARD_KAYAK))
    if action == act.DECLINE and (s.phase == Phase.HARPOON or is_at_igloo(s)):
        return CAUTION
    return 1.0


@rule
def is_at_igloo(s):
    """Whether the question is if the figure goes to the igloo: a sled need not be used (RUSH-Q16)."""
    return s.phase == Phase.MOVE and s.known[s.place] == Face.IGLOO


@rule
def inclination_to_flip(s, seat, face):
    """A known tile is good if its best target is nearer home; an unseen one is worth a try."""
    if face == UNSEEN:
        return 1.0
    if face == Face.CRACK or face == Face.KAYAK:
        return CAUTION
    spaces = targets(s, seat, face)
    if spaces == 0:
        return CAUTION
    if face == Face.IGLOO:
        return 1.0 / CAUTION
    here = steps_from(s, int(s.pos[seat]))
    best = here if may_stay(s, seat, face, spaces) else 1000.0
    while spaces != 0:
        best = min(best, steps_from(s, first_slot(s, seat) + lowest(spaces)))
        spaces &= spaces - 1
    return CAUTION + np.exp(here - best)


@rule
def inclination_to_crack(s, seat, junction):
    """Bridge a gap ahead of the own figure; open one only ahead of others."""
    before, after = np.empty(MOST_SEATS, np.float64), np.empty(MOST_SEATS, np.float64)
    evaluate(s, before)
    gaps = s.gaps
    s.gaps = gaps ^ (1 << junction)
    evaluate(s, after)
    s.gaps = gaps
    return CAUTION + np.exp(5.0 * (after[seat] - before[seat]))
