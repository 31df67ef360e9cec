"""What a seat does with its dice and bonuses; `imagine` plays hidden drafts with the same functions."""

from snowbound.core.rule import rule

from . import actions as act
from .calamities import draw_in_hex, draw_towards, has_direction
from .dice import reroll
from .drawing import draw_hunters, place, stand
from .geometry import ALL_SIDES, FACE_OF, NEIGHBOUR
from .seats import owner_before
from .state import IGLOO, NEW_DICE, NO_HEX, Bonus, Pending, Phase


@rule
def take_step(s, seat, action):
    """Carry out one step of a seat, which may be passing; only the pool of calamity dice is shared with others."""
    if s.phase == Phase.CALAMITY:
        draw_calamity(s, seat, action)
    elif action >= act.HEX:
        finish_in_hex(s, seat, action - act.HEX)
    elif action >= act.BONUS_PLACE:
        use_bonus(s, seat, action)
    elif action >= act.PLACE:
        use_die(s, seat, action)
    elif action >= act.TAKE:
        take_calamity(s, seat, action)
    elif action == act.REROLL:
        reroll(s, seat)


@rule
def take_calamity(s, seat, action):
    """A black die costs a counter and a white die (ROLL-41), a New Dice (ROLL-63) or nothing more (ROLL-Q18)."""
    if action >= act.TAKE_FREE:
        black = action - act.TAKE_FREE
    elif action >= act.TAKE_BONUS:
        black = action - act.TAKE_BONUS
        s.stock[seat, Bonus.NEW_DICE] -= 1
    else:
        black = act.SECOND_OF[action - act.TAKE]
        take_die(s, seat, act.FIRST_OF[action - act.TAKE])
    s.pool[black] -= 1
    s.held[seat] = black + 1
    s.counters[seat] += 1
    if s.players == 1:
        s.pool[:] = 0  # the others are set aside (ROLL-83)


@rule
def take_die(s, seat, face):
    """The die of the draft leaves the flow (ROLL-20)."""
    s.dice[seat, face] -= 1
    s.die_done[seat] = 1


@rule
def use_die(s, seat, action):
    """Use the die of the draft for placement, movement, relocation or waste (ROLL-21, ROLL-23, ROLL-39)."""
    if action >= act.WASTE:
        take_die(s, seat, action - act.WASTE)
    elif action >= act.RELOCATE:
        take_die(s, seat, action - act.RELOCATE)
        s.pending[seat] = Pending.RELOCATION
    elif action >= act.MOVE:
        take_die(s, seat, act.FIRST_OF[action - act.MOVE])
        move(s, seat, action - act.MOVE)
    else:
        take_die(s, seat, FACE_OF[action - act.PLACE])
        place(s, seat, action - act.PLACE)


@rule
def use_bonus(s, seat, action):
    """Use an Igloo, or a New Dice as a die of any value (ROLL-60 to ROLL-62)."""
    if action == act.IGLOO:
        spend(s, seat, IGLOO)
        s.pending[seat] = Pending.IGLOO
        return
    spend(s, seat, NEW_DICE)
    if action == act.BONUS_RELOCATE:
        s.pending[seat] = Pending.RELOCATION
    elif action >= act.BONUS_MOVE:
        move(s, seat, action - act.BONUS_MOVE)
    else:
        place(s, seat, action - act.BONUS_PLACE)


@rule
def spend(s, seat, kind):
    """A bonus is used once (ROLL-60); in the aftermath only a fresh one (ROLL-65)."""
    s.stock[seat, kind] -= 1
    if s.phase == Phase.AFTERMATH:
        s.fresh[seat, kind] -= 1


@rule
def move(s, seat, number):
    """The pawn moves straight, as many hexes as the die has pips (ROLL-32, ROLL-33)."""
    hex_ = int(s.pawn[seat])
    for _ in range(act.FIRST_OF[number] + 1):
        hex_ = NEIGHBOUR[hex_, act.SECOND_OF[number]]
    stand(s, seat, hex_)


@rule
def finish_in_hex(s, seat, hex_):
    """The hex is the centre of six hunters (ROLL-61), or the target of the lifted pawn (ROLL-39)."""
    igloo = s.pending[seat] == Pending.IGLOO
    s.pending[seat] = Pending.NOTHING
    if igloo:
        draw_hunters(s, seat, hex_, ALL_SIDES)
    else:
        stand(s, seat, hex_)


@rule
def draw_calamity(s, seat, action):
    """A calamity takes a hex, and two of them also a direction (ROLL-48 to ROLL-55)."""
    owner = owner_before(s, seat)
    calamity = int(s.drawn_as[owner])
    if action >= act.DIRECTION:
        draw_towards(s, owner, calamity, int(s.pending_hex[seat]), action - act.DIRECTION)
        s.pending[seat] = Pending.NOTHING
        s.pending_hex[seat] = NO_HEX
    elif has_direction(calamity):
        s.pending[seat] = Pending.DIRECTION
        s.pending_hex[seat] = action - act.HEX
    else:
        draw_in_hex(s, owner, calamity, action - act.HEX)
