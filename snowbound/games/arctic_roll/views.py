"""Who may know what: a masked phase stays hidden until it ends (RULES.md, section 6.2)."""

import numpy as np

from snowbound.core.bits import has
from snowbound.core.chance import below
from snowbound.core.contract import CHANCE, EVERYONE, MOST_ACTIONS
from snowbound.core.rule import rule
from snowbound.core.seats import left_of

from . import actions as act
from .calamities import has_direction
from .choices import dice_left, is_finished, legal
from .seats import copy_row, owner_before
from .state import (
    FACES,
    NO_CALAMITY,
    NO_HEX,
    Bonus,
    Pending,
    Phase,
    Roll,
)
from .uses import take_step


@rule
def is_masked(s):
    """In a masked phase all choose at once and see the others as it began; solo has no masked phase."""
    return s.players > 1 and s.phase >= Phase.TURN and s.phase <= Phase.AFTERMATH


@rule
def audience(s, seat, action):
    """In a masked phase only the player knows their choice and the dice of their reroll."""
    if not is_masked(s):
        return EVERYONE
    if seat == CHANCE:
        return 1 << int(s.roll_seat)
    return 1 << seat


@rule
def reveals(s, seat, action):
    """A step that ends a seat's part, or follows an earlier hidden step, may tell others something.

    Only the first step of a seat reveals nothing, and only if another step is sure to follow.
    """
    if seat == CHANCE:
        return True
    if not is_masked(s):
        return False
    if has(s.acted, seat):
        return True
    if s.phase == Phase.CALAMITY:
        return not has_direction(int(s.drawn_as[owner_before(s, seat)]))
    if action >= act.BONUS_RELOCATE or (action >= act.RELOCATE and action < act.WASTE):
        return False  # a hex must follow
    return not (s.phase == Phase.TURN and s.die_done[seat] == 0 and action >= act.BONUS_PLACE)


@rule
def is_drawing_on(s, seat, owner):
    """Whether a seat works on a sheet: its own, or in CALAMITY the previous player's (ROLL-46)."""
    if s.phase == Phase.CALAMITY:
        return seat == left_of(s, owner)
    return seat == owner


@rule
def conceal(s, seat):
    """Show every sheet that the seat does not work on as it was when the masked phase began."""
    if not is_masked(s):
        return
    for other in range(s.players):
        if not is_drawing_on(s, seat, other):
            show_as_it_began(s, other)
        if other != seat:
            s.acted &= ~(1 << other)
            s.pending[other] = Pending.NOTHING
            s.pending_hex[other] = NO_HEX


@rule
def show_as_it_began(s, seat):
    """Restore what the others saw of a seat when the masked phase began (RULES.md, section 6.4)."""
    copy_row(s.seen_sheet[seat], s.sheet[seat])
    copy_row(s.seen_stock[seat], s.stock[seat])
    copy_row(s.seen_fresh[seat], s.fresh[seat])
    copy_row(s.seen_dice[seat], s.dice[seat])
    s.pawn[seat] = s.seen_pawn[seat]
    s.claimed[seat] = s.seen_claimed[seat]
    if s.phase == Phase.TURN:
        s.die_done[seat] = 0
        s.die_done[seat] = dice_left(s, seat) - dice_in_front(s, seat)  # disposed of in the window


@rule
def dice_in_front(s, seat):
    """Count the white dice in front of a player."""
    dice = 0
    for face in range(FACES):
        dice += s.dice[seat, face]
    return dice


@rule
def imagine(s, seat, rng):
    """Let the other players who have finished choose at random, each legal step equally likely.

    Players who have not finished are imagined not to have begun. A flow that is being rolled again shows any dice.
    """
    if not is_masked(s):
        return
    if s.roll == Roll.REROLL and s.roll_seat != seat:
        imagine_reroll(s, int(s.roll_seat), rng)
    for other in range(s.players):
        if other != seat and not has(s.to_act, other):
            imagine_part(s, other, rng)


@rule
def imagine_reroll(s, seat, rng):
    """Imagine the dice of a flow of which some have been rolled again."""
    if s.stock[seat, Bonus.REROLL] > 0:  # if not, it was claimed in this turn
        s.stock[seat, Bonus.REROLL] -= 1
    s.dice[seat, :] = 0
    for _ in range(dice_left(s, seat) - s.roll_left):
        s.dice[seat, below(rng, FACES)] += 1


@rule
def imagine_part(s, seat, rng):
    """Imagine the whole part of a seat in the masked phase; rerolls are left out."""
    if s.phase == Phase.CALAMITY and s.drawn_as[owner_before(s, seat)] == NO_CALAMITY:
        return
    out = np.empty(MOST_ACTIONS, np.int64)
    action = act.REROLL
    while action != act.PASS and not is_done(s, seat, action):
        number = legal(s, seat, out)
        action = out[below(rng, number)]
        if action != act.REROLL:
            take_step(s, seat, action)
            s.acted |= 1 << seat


@rule
def is_done(s, seat, action):
    """Whether a seat's part is over after this step; drawing a calamity takes at least one."""
    if s.phase == Phase.CALAMITY and action == act.REROLL:
        return False
    return is_finished(s, seat)
