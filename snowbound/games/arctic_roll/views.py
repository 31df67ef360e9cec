"""Who may know what: nothing of a masked phase before it ends (section 6.2); and the worlds left open."""

import numpy as np

from snowbound.core.bits import has
from snowbound.core.chance import below
from snowbound.core.contract import CHANCE, EVERYONE, MOST_ACTIONS
from snowbound.core.rule import rule

from . import actions as act
from .calamities import has_direction
from .choices import dice_left, is_finished, legal
from .seats import next_seat, owner_before, wide
from .state import (
    FACES,
    FRESH_KINDS,
    HEXES,
    KINDS,
    NO_CALAMITY,
    NO_HEX,
    Bonus,
    Pending,
    Phase,
    Roll,
)
from .uses import act_in_masked_phase


@rule
def is_masked(s):
    """All choose at once and see of the others what began the phase; in solo there are no others."""
    return s.players > 1 and s.phase >= Phase.TURN and s.phase <= Phase.AFTERMATH


@rule
def audience(s, seat, action):
    """In a masked phase a choice, and the dice of a reroll, are for the one who makes it."""
    if not is_masked(s):
        return EVERYONE
    if seat == CHANCE:
        return 1 << wide(s.roll_seat)
    return 1 << seat


@rule
def reveals(s, seat, action):
    """What ends a seat's part, or rests on an earlier hidden step, may tell others something.

    Only the first step of a seat is harmless, and only if it surely has another one to take.
    """
    if seat == CHANCE:
        return True
    if not is_masked(s):
        return False
    if has(s.acted, seat):
        return True
    if s.phase == Phase.CALAMITY:
        return not has_direction(wide(s.drawn_as[owner_before(s, seat)]))
    if action >= act.BONUS_RELOCATE or (action >= act.RELOCATE and action < act.WASTE):
        return False  # a hex must follow
    return not (s.phase == Phase.TURN and s.die_done[seat] == 0 and action >= act.BONUS_PLACE)


@rule
def is_drawing_on(s, seat, owner):
    """Whether this seat works on that sheet: the own one, in CALAMITY that of the player before (ROLL-46)."""
    if s.phase == Phase.CALAMITY:
        return seat == next_seat(s, owner)
    return seat == owner


@rule
def conceal(s, seat):
    """Show of every sheet that the seat does not work on what it was when the masked phase began."""
    if not is_masked(s):
        return
    for other in range(wide(s.players)):
        if not is_drawing_on(s, seat, other):
            show_as_it_began(s, other)
        if other != seat:
            s.acted &= ~(1 << other)
            s.pending[other] = Pending.NOTHING
            s.pending_hex[other] = NO_HEX


@rule
def show_as_it_began(s, seat):
    """Put back what the others saw of a seat when the masked phase began (section 6.4)."""
    for hex_ in range(HEXES):
        s.sheet[seat, hex_] = s.seen_sheet[seat, hex_]
    for kind in range(KINDS):
        s.stock[seat, kind] = s.seen_stock[seat, kind]
    for kind in range(FRESH_KINDS):
        s.fresh[seat, kind] = s.seen_fresh[seat, kind]
    for face in range(FACES):
        s.dice[seat, face] = s.seen_dice[seat, face]
    s.pawn[seat] = s.seen_pawn[seat]
    s.claimed[seat] = s.seen_claimed[seat]
    if s.phase == Phase.TURN:
        s.die_done[seat] = 0
        s.die_done[seat] = dice_left(s, seat) - dice_in_front(s, seat)  # disposed of in the window


@rule
def dice_in_front(s, seat):
    """White dice that lie in front of a player."""
    dice = 0
    for face in range(FACES):
        dice += s.dice[seat, face]
    return dice


@rule
def imagine(s, seat, rng):
    """Let the others who have finished choose at random, each legal step equally likely.

    Who has not finished is imagined not to have begun; a flow that is being rolled again shows any dice.
    """
    if not is_masked(s):
        return
    if s.roll == Roll.REROLL and s.roll_seat != seat:
        imagine_reroll(s, wide(s.roll_seat), rng)
    for other in range(wide(s.players)):
        if other != seat and not has(s.to_act, other):
            imagine_part(s, other, rng)


@rule
def imagine_reroll(s, seat, rng):
    """A seat has used a Reroll, and some of its dice have fallen."""
    if s.stock[seat, Bonus.REROLL] > 0:  # else it was claimed in this very turn
        s.stock[seat, Bonus.REROLL] -= 1
    s.dice[seat, :] = 0
    for _ in range(dice_left(s, seat) - s.roll_left):
        s.dice[seat, below(rng, FACES)] += 1


@rule
def imagine_part(s, seat, rng):
    """The whole part of a seat in the masked phase, from its beginning; rerolls are left out."""
    if s.phase == Phase.CALAMITY and s.drawn_as[owner_before(s, seat)] == NO_CALAMITY:
        return
    out = np.empty(MOST_ACTIONS, np.int64)
    action = act.REROLL
    while action != act.PASS and not is_done(s, seat, action):
        number = legal(s, seat, out)
        action = out[below(rng, number)]
        if action != act.REROLL:
            act_in_masked_phase(s, seat, action)
            s.acted |= 1 << seat


@rule
def is_done(s, seat, action):
    """Whether a part is over after this step; drawing a calamity takes at least one."""
    if s.phase == Phase.CALAMITY and action == act.REROLL:
        return False
    return is_finished(s, seat)
