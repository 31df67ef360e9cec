"""Why an action is not allowed: the number of the rule, by the same predicates as `legal`."""

from snowbound.core.bits import has
from snowbound.core.contract import RULING
from snowbound.core.rule import rule

from . import actions as act
from .reach import (
    boardable,
    first_slot,
    has_long_reach,
    joined_floes,
    may_stay,
    middle_floe,
    pictures,
    reach,
    targets,
)
from .rules import crackable
from .state import IN_KAYAK, ON_START, WINDOW, Face, Phase


@rule
def explain(s, seat, action):
    """The rule that forbids an action; what `legal` lists is allowed."""
    if action < act.MOVE:
        return explain_flip(s, action - act.FLIP)
    if action < act.CRACK:
        return explain_move(s, seat, action - act.MOVE)
    if action < act.BOARD_KAYAK:
        return explain_crack(s, action - act.CRACK)
    if action < act.TAKE_HARPOON:
        if s.phase == Phase.KAYAK and has(boardable(s, seat), action - act.BOARD_KAYAK):
            return 0
        return 39
    if action == act.TAKE_HARPOON:
        return explain_harpoon(s, seat)
    return explain_decline(s, seat)


@rule
def explain_flip(s, place):
    """A face-down tile, when the one before is done."""
    if s.phase != Phase.FLIP:
        return 11
    if has(s.face_up, place):
        return 12
    return 0


@rule
def explain_move(s, seat, slot):
    """Only a tile moves a figure, to a free space in reach with its picture."""
    if s.phase == Phase.HARPOON:
        return 21
    if s.phase != Phase.MOVE:
        return 14
    face = s.known[s.place]
    bit = slot - first_slot(s, seat)
    if slot == s.pos[seat]:
        return 20
    if bit < 0 or bit >= WINDOW:
        return explain_distance(s, seat, face)
    if has(targets(s, seat, face), bit):
        return 0
    floe = middle_floe(int(s.pos[seat]))
    if not has(pictures(s, floe, face), bit):
        return 14
    if not has(reach(s, seat, face), bit):
        return explain_reach(s, seat, face, floe, bit)
    return 18  # what is in reach and no target is occupied


@rule
def explain_reach(s, seat, face, floe, bit):
    """A space with the picture that the figure cannot reach: beyond a gap, or too far."""
    if s.pos[seat] < IN_KAYAK and not has(joined_floes(s, floe), bit):
        return 17
    return explain_distance(s, seat, face)


@rule
def explain_distance(s, seat, face):
    """The rule that says how far a figure may go from where it is."""
    pos = int(s.pos[seat])
    if pos >= IN_KAYAK:
        return 41
    if pos == ON_START:
        return 22
    if face == Face.POLAR_BEAR and not s.easy:
        return 28
    if has_long_reach(s, pos, face):
        return 30
    return 16


@rule
def explain_crack(s, junction):
    """A crack tile must be carried out at a junction of the course (RUSH-33 to RUSH-35)."""
    if s.phase != Phase.CRACK:
        return 33
    if junction >= s.floes - 1:
        return 34
    if not has(crackable(s), junction):
        return 35
    return 0


@rule
def explain_harpoon(s, seat):
    """A token is taken on arrival only, one at most, and not in easy play."""
    if s.phase == Phase.HARPOON:
        return 0
    if s.easy:
        return 52
    if s.harpoon[seat] == 1:
        return 25
    return 26


@rule
def explain_decline(s, seat):
    """What must be done: turn over all tiles, move, choose a junction; the rest may be declined."""
    if s.phase == Phase.FLIP:
        return RULING + 5
    if s.phase == Phase.CRACK:
        return 33
    if s.phase != Phase.MOVE or may_stay(s, seat, targets(s, seat, s.known[s.place])):
        return 0
    if s.easy:
        return 54
    return 15
