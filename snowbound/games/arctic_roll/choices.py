"""`legal` and its predicates: what each seat may do in each phase (RULES.md, section 6.1)."""

from snowbound.core.bits import list_bits
from snowbound.core.rule import rule

from . import actions as act
from .calamities import may_draw, may_point
from .drawing import fitting, has_ring, may_ring
from .geometry import BONUS_KIND, MOVES_OF, PLACEMENTS_OF
from .pawn import may_land, may_relocate, open_moves, rescue_distance
from .seats import owner_before
from .state import (
    BONUSES,
    DRAFTS,
    FACES,
    HEXES,
    IGLOO,
    NEW_DICE,
    NO_CALAMITY,
    SIDES,
    WHITE_DICE,
    Bonus,
    Pending,
    Phase,
)


@rule
def legal(s, seat, out):
    """List the actions of the current phase, or the second step of a pending action."""
    if s.pending[seat] != Pending.NOTHING:
        return list_second_step(s, seat, out)
    if s.phase == Phase.TURN or s.phase == Phase.SECOND_WINDOW:
        return list_turn(s, seat, out)
    if s.phase == Phase.WINDOW:
        return list_window(s, seat, out)
    if s.phase == Phase.CALAMITY:
        return list_calamity(s, seat, out)
    out[0] = act.PASS
    return list_bonus_uses(s, seat, out, 1)


# --- what is allowed ---------------------------------------------------------


@rule
def dice_left(s, seat):
    """A player has one white die fewer with each draft (ROLL-25)."""
    return WHITE_DICE + 1 - s.draft - s.die_done[seat]


@rule
def faces_shown(s, seat):
    """Return the values of the dice in front of a player as bits; equal dice give one action."""
    faces = 0
    for face in range(FACES):
        if s.dice[seat, face] > 0:
            faces |= 1 << face
    return faces


@rule
def is_in_order(s):
    """In the windows players are asked one after another (ROLL-22, ROLL-90)."""
    return s.phase == Phase.WINDOW or s.phase == Phase.SECOND_WINDOW


@rule
def is_asked(s, seat):
    """Whether a window is for a seat: it has no calamity die and, in the second, a New Dice or a kept die (ROLL-90)."""
    if s.held[seat] != NO_CALAMITY:
        return False
    return s.phase == Phase.WINDOW or s.stock[seat, Bonus.NEW_DICE] > 0 or s.die_done[seat] == 0


@rule
def may_pass(s, seat):
    """A player may pass once the die of the draft is done (ROLL-20), and in the window except in draft 6 (ROLL-43).

    A die that may be kept for the second window need not be done (ROLL-91).
    """
    if s.phase == Phase.WINDOW:
        return s.draft < DRAFTS
    return s.phase == Phase.AFTERMATH or s.die_done[seat] == 1 or may_keep_die(s, seat)


@rule
def may_keep_die(s, seat):
    """A player without a calamity die who gains a Reroll in the simultaneous step may keep the die (ROLL-91)."""
    if s.phase != Phase.TURN or s.players == 1 or s.one_window or s.held[seat] != NO_CALAMITY:
        return False
    return s.die_done[seat] == 0 and has_gained_reroll(s, seat)


@rule
def has_gained_reroll(s, seat):
    """Whether a bonus hex with a Reroll was claimed since the masked phase began."""
    for bonus in range(BONUSES):
        gained = (s.claimed[seat] >> bonus) & 1 == 1 and (s.seen_claimed[seat] >> bonus) & 1 == 0
        if gained and BONUS_KIND[bonus] == Bonus.REROLL:
            return True
    return False


@rule
def may_reroll(s, seat):
    """A Reroll in stock may be used before a die of the flow is taken in this draft (ROLL-64)."""
    return s.stock[seat, Bonus.REROLL] > 0 and s.die_done[seat] == 0 and s.phase != Phase.AFTERMATH


@rule
def must_take_free(s):
    """With `sixth_draft = free` the calamity of the sixth draft costs nothing and comes first (ROLL-Q18)."""
    return s.sixth_free == 1 and s.draft == DRAFTS


@rule
def may_take_now(s, seat):
    """A player takes one calamity die per round (ROLL-42, ROLL-83), in a window (ROLL-22) or in a solo turn."""
    if s.held[seat] != NO_CALAMITY:
        return False
    return is_in_order(s) or (s.phase == Phase.TURN and s.players == 1)


@rule
def may_use_die(s, seat):
    """A player uses one die per draft (ROLL-20); in solo the sixth only after taking a calamity (ROLL-85)."""
    if s.die_done[seat] == 1:
        return False
    return s.players > 1 or s.held[seat] != NO_CALAMITY or s.draft < DRAFTS


@rule
def may_waste(s, seat):
    """A die is wasted only if no die of the flow can be placed or moved with (ROLL-23), or by option (ROLL-Q16)."""
    if s.waste_always:
        return True
    faces = faces_shown(s, seat)
    if fitting(s, seat) & PLACEMENTS_OF[faces] != 0:
        return False
    return open_moves(s, seat, int(s.pawn[seat])) & MOVES_OF[faces] == 0


@rule
def may_use_bonuses(s):
    """Igloos and extra dice are used at any point of a turn (ROLL-60), by option not in the window (ROLL-Q43)."""
    return s.phase != Phase.WINDOW or not s.one_window


@rule
def usable(s, seat, kind):
    """All Igloos or New Dice in stock may be used (ROLL-60), but only fresh ones in the aftermath (ROLL-65)."""
    if s.phase == Phase.AFTERMATH:
        return int(s.fresh[seat, kind])
    return int(s.stock[seat, kind])


@rule
def has_bonus_use(s, seat):
    """Whether any bonus can be used now; if so, the turn does not end automatically."""
    if usable(s, seat, IGLOO) > 0 and has_ring(s, seat):
        return True
    if usable(s, seat, NEW_DICE) == 0:
        return False
    if may_take_now(s, seat):
        return True
    return fitting(s, seat) != 0 or open_moves(s, seat, int(s.pawn[seat])) != 0 or may_relocate(s, seat)


@rule
def is_finished(s, seat):
    """Whether a seat has nothing more to do in this phase, without having passed."""
    if s.pending[seat] != Pending.NOTHING:
        return False
    if s.phase == Phase.CALAMITY:
        return True
    if s.phase == Phase.WINDOW:
        return s.held[seat] != NO_CALAMITY  # the turn goes on in TURN
    if s.phase == Phase.AFTERMATH:
        return s.fresh[seat, Bonus.IGLOO] == 0 and s.fresh[seat, Bonus.NEW_DICE] == 0
    return s.die_done[seat] == 1 and not has_bonus_use(s, seat)


# --- lists -------------------------------------------------------------------


@rule
def list_pass_and_reroll(s, seat, out):
    """List the actions that come first in every list: to pass, and to roll the flow again (ROLL-64)."""
    number = 0
    if may_pass(s, seat):
        out[0] = act.PASS
        number = 1
    if may_reroll(s, seat):
        out[number] = act.REROLL
        number += 1
    return number


@rule
def list_window(s, seat, out):
    """In the window a player passes, takes a calamity die or uses bonuses (ROLL-41, ROLL-43, ROLL-60)."""
    number = list_pass_and_reroll(s, seat, out)
    number = list_takes(s, seat, out, number)
    if may_use_bonuses(s):
        number = list_bonus_uses(s, seat, out, number)
    return number


@rule
def list_takes(s, seat, out, number):
    """List black dice for a white die (ROLL-41), for a New Dice (ROLL-63) or, by option, for nothing (ROLL-Q18)."""
    pool = 0
    for face in range(FACES):
        if s.pool[face] > 0:
            pool |= 1 << face
    if must_take_free(s):
        return list_bits(pool, act.TAKE_FREE, out, number)
    if s.die_done[seat] == 0:
        for face in range(FACES):
            if s.dice[seat, face] > 0:
                number = list_bits(pool, act.TAKE + face * FACES, out, number)
    if s.stock[seat, Bonus.NEW_DICE] > 0:
        number = list_bits(pool, act.TAKE_BONUS, out, number)
    return number


@rule
def list_turn(s, seat, out):
    """In a turn a player uses a die, uses bonuses at any point, and may stop once the die is done (ROLL-60).

    The second window continues the turn in the same way (ROLL-90).
    """
    number = list_pass_and_reroll(s, seat, out)
    if may_take_now(s, seat):
        number = list_takes(s, seat, out, number)
    if may_use_die(s, seat):
        number = list_die_uses(s, seat, out, number)
    return list_bonus_uses(s, seat, out, number)


@rule
def list_die_uses(s, seat, out, number):
    """List placements, movements, relocation if stuck, and waste if no die fits (ROLL-21, ROLL-23)."""
    faces = faces_shown(s, seat)
    moves = open_moves(s, seat, int(s.pawn[seat]))
    before = number
    number = list_bits(fitting(s, seat) & PLACEMENTS_OF[faces], act.PLACE, out, number)
    number = list_bits(moves & MOVES_OF[faces], act.MOVE, out, number)
    unusable = number == before
    if moves == 0 and rescue_distance(s, seat) > 0:
        number = list_bits(faces, act.RELOCATE, out, number)
    if unusable or s.waste_always:
        number = list_bits(faces, act.WASTE, out, number)
    return number


@rule
def list_bonus_uses(s, seat, out, number):
    """List the legal uses of New Dice of any value (ROLL-62) and of an Igloo (ROLL-61)."""
    if usable(s, seat, NEW_DICE) > 0:
        moves = open_moves(s, seat, int(s.pawn[seat]))
        number = list_bits(fitting(s, seat), act.BONUS_PLACE, out, number)
        number = list_bits(moves, act.BONUS_MOVE, out, number)
        if moves == 0 and rescue_distance(s, seat) > 0:
            out[number] = act.BONUS_RELOCATE
            number += 1
    if usable(s, seat, IGLOO) > 0 and has_ring(s, seat):
        out[number] = act.IGLOO
        number += 1
    return number


@rule
def list_calamity(s, seat, out):
    """List the hexes in which the calamity of the previous player may be drawn (ROLL-46, ROLL-47)."""
    owner = owner_before(s, seat)
    calamity = int(s.drawn_as[owner])
    number = 0
    for hex_ in range(HEXES):
        if may_draw(s, owner, calamity, hex_):
            out[number] = act.HEX + hex_
            number += 1
    return number


@rule
def list_second_step(s, seat, out):
    """List the hexes of an igloo or a relocation, or the directions of a calamity."""
    number = 0
    if s.pending[seat] == Pending.DIRECTION:
        for side in range(SIDES):
            if may_choose_direction(s, seat, side):
                out[number] = act.DIRECTION + side
                number += 1
        return number
    for hex_ in range(HEXES):
        if may_choose_hex(s, seat, hex_):
            out[number] = act.HEX + hex_
            number += 1
    return number


@rule
def may_choose_direction(s, seat, side):
    """Whether the second hex or the arrow of the calamity in progress may lie in a direction (ROLL-49, ROLL-55)."""
    owner = owner_before(s, seat)
    return may_point(s, owner, int(s.drawn_as[owner]), int(s.pending_hex[seat]), side)


@rule
def may_choose_hex(s, seat, hex_):
    """Whether a hex may be the centre of the igloo in progress, or the target of the relocation."""
    if s.pending[seat] == Pending.IGLOO:
        return may_ring(s, seat, hex_)
    return may_land(s, seat, hex_)
