"""The rule that refuses an action: `explain`, with the predicates by which `legal` lists actions."""

from snowbound.core.bits import has
from snowbound.core.rule import rule

from . import actions as act
from . import rule_ids as ids
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
    """Return the rule that forbids an action, or 0 if `legal` lists it."""
    if action < act.MOVE:
        return explain_flip(s, action - act.FLIP)
    if action < act.CRACK:
        return explain_move(s, seat, action - act.MOVE)
    if action < act.BOARD_KAYAK:
        return explain_crack(s, action - act.CRACK)
    if action < act.TAKE_HARPOON:
        if s.phase == Phase.KAYAK and has(boardable(s, seat), action - act.BOARD_KAYAK):
            return 0
        return ids.RUSH_39
    if action == act.TAKE_HARPOON:
        return explain_harpoon(s, seat)
    return explain_decline(s, seat)


@rule
def explain_flip(s, place):
    """Only a face-down tile may be turned over, once the tile before it is done."""
    if s.phase != Phase.FLIP:
        return ids.RUSH_11
    if has(s.face_up, place):
        return ids.RUSH_12
    return 0


@rule
def explain_move(s, seat, slot):
    """A figure moves only by a tile, to a free space in reach with the tile's picture."""
    if s.phase == Phase.HARPOON:
        return ids.RUSH_21
    if s.phase != Phase.MOVE:
        return ids.RUSH_14
    face = s.known[s.place]
    bit = slot - first_slot(s, seat)
    if slot == s.pos[seat]:
        return ids.RUSH_20
    if bit < 0 or bit >= WINDOW:
        return explain_distance(s, seat, face)
    if has(targets(s, seat, face), bit):
        return 0
    floe = middle_floe(int(s.pos[seat]))
    if not has(pictures(s, floe, face), bit):
        return ids.RUSH_14
    if not has(reach(s, seat, face), bit):
        return explain_reach(s, seat, face, floe, bit)
    return ids.RUSH_18  # a space in reach that is not a target is occupied


@rule
def explain_reach(s, seat, face, floe, bit):
    """The space has the picture, but it is beyond a gap or too far."""
    if s.pos[seat] < IN_KAYAK and not has(joined_floes(s, floe), bit):
        return ids.RUSH_17
    return explain_distance(s, seat, face)


@rule
def explain_distance(s, seat, face):
    """Return the rule that says how far a figure may go from where it is."""
    pos = int(s.pos[seat])
    if pos >= IN_KAYAK:
        return ids.RUSH_41
    if pos == ON_START:
        return ids.RUSH_22
    if face == Face.POLAR_BEAR and not s.easy:
        return ids.RUSH_28
    if has_long_reach(s, pos, face):
        return ids.RUSH_30
    return ids.RUSH_16


@rule
def explain_crack(s, junction):
    """A crack tile must be carried out at a junction of the course (RUSH-33 to RUSH-35)."""
    if s.phase != Phase.CRACK:
        return ids.RUSH_33
    if junction >= s.floes - 1:
        return ids.RUSH_34
    if not has(crackable(s), junction):
        return ids.RUSH_35
    return 0


@rule
def explain_harpoon(s, seat):
    """A token may be taken only on arrival, by a player without one, and not in easy play."""
    if s.phase == Phase.HARPOON:
        return 0
    if s.easy:
        return ids.RUSH_52
    if s.harpoon[seat] == 1:
        return ids.RUSH_25
    return ids.RUSH_26


@rule
def explain_decline(s, seat):
    """Turning over tiles, moving and choosing a junction are compulsory; the rest may be declined."""
    if s.phase == Phase.FLIP:
        return ids.RUSH_Q5
    if s.phase == Phase.CRACK:
        return ids.RUSH_33
    if s.phase != Phase.MOVE:
        return 0
    face = s.known[s.place]
    if may_stay(s, seat, face, targets(s, seat, face)):
        return 0
    if s.easy:
        return ids.RUSH_54
    return ids.RUSH_15
