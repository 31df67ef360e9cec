"""What players did in a turn: step by step in the open, or all at once when a masked phase ends.

In a masked phase nothing is told but who has finished. When it ends, each player's part is found by comparing the
sheets, dice and bonuses as the phase began with those after it, which everyone sees then (RULES.md, section 6.2).
"""

from snowbound.core.bits import has
from snowbound.core.facts import NOBODY, NONE, note
from snowbound.core.rule import rule
from snowbound.core.seats import left_of

from . import actions as act
from .fact_calamities import tell_calamity
from .fact_kinds import Fact
from .geometry import BONUS_HEX, BONUS_KIND, DISTANCE, FACE_OF
from .pawn import is_stuck
from .state import (
    BONUSES,
    DRAFTS,
    FACES,
    HEXES,
    HUNTER,
    ICE_HOLE,
    IGLOO,
    KINDS,
    NEW_DICE,
    SIDES,
    Bonus,
    Pending,
    Phase,
)
from .uses import take_step
from .views import show_as_it_began

REROLL = int(Bonus.REROLL)  # plain: a helper is compiled once per type
FREE, EXTRA_DIE = 0, FACES + 1  # what a calamity die costs, where 1..6 is the value of a white die
LIFTED = KINDS  # a pawn that is lifted, where 0..2 is a Bonus

# --- what is done in the open ------------------------------------------------


@rule
def tell_open(s, after, seat, action, out):
    """Tell of a step in a window or in solo, which everyone sees."""
    claimed = int(s.claimed[seat])
    n = 0
    if s.phase == Phase.CALAMITY:  # in solo the player draws it
        n = tell_calamity(s, after, seat, out, n)
    else:
        here, lifts = int(s.pawn[seat]), s.pending[seat] == Pending.RELOCATION
        take_step(s, seat, action)
        n = tell_step(s, seat, action, here, lifts, out, n)
        n = tell_removed(s, after, out, n)
    return tell_claims(seat, claimed, int(after.claimed[seat]), out, n)


@rule
def tell_step(s, seat, action, here, lifts, out, n):
    """Tell of a step that has been taken; `here` is where the pawn stood before."""
    if action >= act.HEX:
        kind = Fact.IGLOO_BUILT
        if lifts:
            kind = Fact.LIFTS
        return note(out, n, kind, seat, NONE, action - act.HEX, NONE)
    if action == act.IGLOO:
        return note(out, n, Fact.BEGINS, seat, IGLOO, NONE, NONE)
    if action == act.BONUS_RELOCATE:
        return note(out, n, Fact.BEGINS, seat, LIFTED, NONE, NONE)
    if action >= act.BONUS_MOVE:
        value = act.FIRST_OF[action - act.BONUS_MOVE] + 1
        return note(out, n, Fact.EXTRA_MOVES, seat, value, int(s.pawn[seat]), NONE)
    if action >= act.BONUS_PLACE:
        return note(out, n, Fact.EXTRA_PLACES, seat, FACE_OF[action - act.BONUS_PLACE] + 1, here, NONE)
    if action >= act.WASTE:
        return note(out, n, Fact.WASTES, seat, action - act.WASTE + 1, NONE, NONE)
    if action >= act.RELOCATE:
        return note(out, n, Fact.BEGINS, seat, LIFTED, NONE, NONE)
    if action >= act.MOVE:
        value = act.FIRST_OF[action - act.MOVE] + 1
        return note(out, n, Fact.MOVES, seat, value, int(s.pawn[seat]), NONE)
    if action >= act.PLACE:
        return note(out, n, Fact.PLACES, seat, FACE_OF[action - act.PLACE] + 1, here, NONE)
    if action >= act.TAKE:
        return tell_taking(s, seat, action, out, n)
    if action == act.REROLL:
        return note(out, n, Fact.BEGINS, seat, REROLL, NONE, NONE)
    if s.phase == Phase.WINDOW:
        return note(out, n, Fact.PASSES, seat, NONE, NONE, NONE)
    return n


@rule
def tell_taking(s, seat, action, out, n):
    """Tell of a calamity die that was taken, in the sixth draft because it had to be (ROLL-43, ROLL-85)."""
    price = EXTRA_DIE
    if action >= act.TAKE_FREE:
        price = FREE
    elif action < act.TAKE_BONUS:
        price = act.FIRST_OF[action - act.TAKE] + 1
    kind = Fact.TAKES
    if s.draft == DRAFTS:
        kind = Fact.MUST_TAKE
    return note(out, n, kind, seat, price, NONE, int(s.held[seat]))


@rule
def tell_removed(s, after, out, n):
    """Tell which black die a solo player loses who has not taken one (ROLL-84)."""
    if s.players > 1 or after.round_number != s.round_number:
        return n
    for face in range(FACES):
        if s.pool[face] > after.pool[face]:
            return note(out, n, Fact.REMOVED, NOBODY, face + 1, NONE, NONE)
    return n


@rule
def tell_claims(seat, before, after, out, n):
    """Tell which bonus hexes were claimed; `before` and `after` are bits of bonus hexes (ROLL-58)."""
    for bonus in range(BONUSES):
        if has(after, bonus) and not has(before, bonus):
            n = note(out, n, Fact.CLAIMS, seat, BONUS_KIND[bonus], BONUS_HEX[bonus], NONE)
    return n


# --- masked phases -----------------------------------------------------------


@rule
def tell_masked(s, after, seat, out):
    """Tell who has finished and, when all have, what everyone did, from the start player on."""
    if after.phase == s.phase and after.draft == s.draft and after.round_number == s.round_number:
        if has(s.to_act, seat) and not has(after.to_act, seat):
            return note(out, 0, Fact.HAS_CHOSEN, seat, int(s.phase), NONE, NONE)
        return 0
    n = 0
    other = int(s.start)
    for _ in range(s.players):
        show_as_it_began(s, other)
        n = tell_part(s, after, other, out, n)
        n = tell_claims(other, int(s.claimed[other]), int(after.claimed[other]), out, n)
        other = left_of(s, other)
    return n


@rule
def tell_part(s, after, seat, out, n):
    """Tell what a player did in a masked phase: one line for the die of the draft, and more if bonuses were used."""
    if s.phase == Phase.CALAMITY:
        return tell_calamity(s, after, seat, out, n)
    for kind in (IGLOO, REROLL):
        used = bonuses_used(s, after, seat, kind)
        if used > 0:
            n = note(out, n, Fact.USES_BONUS, seat, kind, NONE, used)
    hunters = drawn_since(s, after, seat, HUNTER) - SIDES * bonuses_used(s, after, seat, IGLOO)
    holes = drawn_since(s, after, seat, ICE_HOLE)
    die = die_taken(s, after, seat)
    extra = bonuses_used(s, after, seat, NEW_DICE)
    if extra == 0:
        return tell_use(s, after, seat, die, hunters + holes, out, n)
    if die == NONE:
        n = note(out, n, Fact.USES_BONUS, seat, NEW_DICE, NONE, extra)
    else:
        n = note(out, n, Fact.COMBINES, seat, die, NONE, extra)
    if hunters + holes > 0:
        n = note(out, n, Fact.DRAWS, seat, holes, NONE, hunters)
    if after.pawn[seat] != s.pawn[seat]:
        n = note(out, n, Fact.GOES, seat, NONE, int(after.pawn[seat]), NONE)
    if is_kept(s, after, seat):
        n = note(out, n, Fact.KEEPS_DIE, seat, NONE, NONE, NONE)
    return n


@rule
def tell_use(s, after, seat, die, pips, out, n):
    """Tell how a player used the die of the draft, and no other; nothing if it was given up before."""
    there = int(after.pawn[seat])
    if pips > 0:
        return note(out, n, Fact.PLACES, seat, pips, there, NONE)
    if there != s.pawn[seat]:
        if is_stuck(s, seat):
            return note(out, n, Fact.LIFTS, seat, NONE, there, NONE)
        return note(out, n, Fact.MOVES, seat, DISTANCE[s.pawn[seat], there], there, NONE)  # ROLL-32
    if is_kept(s, after, seat):
        return note(out, n, Fact.KEEPS_DIE, seat, NONE, NONE, NONE)
    if s.phase == Phase.TURN and s.die_done[seat] == 0:
        return note(out, n, Fact.WASTES, seat, die, NONE, NONE)
    return n


@rule
def drawn_since(s, after, seat, content):
    """Count what was drawn on a sheet between two positions."""
    number = 0
    for hex_ in range(HEXES):
        if after.sheet[seat, hex_] == content and s.sheet[seat, hex_] != content:
            number += 1
    return number


@rule
def bonuses_used(s, after, seat, kind):
    """Count the bonuses of a kind that a seat used between two positions."""
    used = s.stock[seat, kind] - after.stock[seat, kind]
    for bonus in range(BONUSES):
        if BONUS_KIND[bonus] == kind and has(after.claimed[seat], bonus) and not has(s.claimed[seat], bonus):
            used += 1
    return used


@rule
def die_taken(s, after, seat):
    """Return the value of the die that a seat took in TURN, or NONE if it took none or rolled the dice again."""
    if s.phase != Phase.TURN or s.die_done[seat] == 1 or is_kept(s, after, seat):
        return NONE
    if bonuses_used(s, after, seat, REROLL) > 0:
        return NONE
    flow = seat
    if after.draft != s.draft:
        flow = left_of(s, seat)  # it has been passed on (ROLL-24)
    for face in range(FACES):
        if s.dice[seat, face] > after.dice[flow, face]:
            return face + 1
    return NONE


@rule
def is_kept(s, after, seat):
    """Whether a seat keeps its die for the second window (ROLL-91)."""
    return s.phase == Phase.TURN and after.phase == Phase.SECOND_WINDOW and after.die_done[seat] == 0
