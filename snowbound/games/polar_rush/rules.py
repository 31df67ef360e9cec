"""The rules of Polar Rush, in the order in which a turn runs through them (RUSH-09)."""

from snowbound.core.bits import list_bits, lowest
from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule
from snowbound.core.seats import left_of, rank

from . import actions as act
from .luck import next_floe
from .reach import boardable, first_slot, kayak_gap, may_stay, targets
from .state import (
    ALL_TILES,
    IN_KAYAK,
    MID_FLOES,
    MOST_FLOES,
    NO_FIGURE,
    NO_PLACE,
    NOBODY,
    NOT_LAID,
    ON_START,
    PLACES,
    UNSEEN,
    Face,
    Phase,
)

# Indexes of the options; a course takes several.
EASY, MID, FIRST, AID, YOUNG, SLED_TO_IGLOO, SLED_MUST, LOOK_TIME, COURSE = 0, 1, 2, 3, 4, 5, 6, 7, 8


@rule
def setup(s, players, options):
    """Set up the table before the course is laid (RUSH-04 to RUSH-07)."""
    s.players = players
    s.easy = options[EASY]
    s.floes = MID_FLOES[options[MID]] + 2
    s.first = options[FIRST]
    s.memory_aid = options[AID]
    s.young = options[YOUNG] & ((1 << players) - 1)
    s.sled_to_igloo = 1 - options[SLED_TO_IGLOO]  # the first value is on
    s.sled_must = options[SLED_MUST]
    s.look_time = options[LOOK_TIME]
    s.active = NOBODY
    s.winner = NOBODY
    s.place = NO_PLACE
    s.known[:] = UNSEEN
    s.pos[:] = NO_FIGURE
    for seat in range(players):
        s.pos[seat] = ON_START
    lay_named_course(s, options)
    s.phase = Phase.COURSE
    if s.course[0] != NOT_LAID:
        choose_starter(s)


@rule
def lay_named_course(s, options):
    """A course named in the options decides the number of floes (RUSH-Q2)."""
    s.course[:] = NOT_LAID
    named = 0
    for floe in range(MOST_FLOES):
        s.course[floe] = options[COURSE + floe]
        if s.course[floe] != NOT_LAID:
            named += 1
    if named > 0:
        s.floes = named


@rule
def choose_starter(s):
    """The host or chance names the start player (RUSH-08, RUSH-Q4)."""
    s.phase = Phase.STARTER
    if s.first != NOBODY:
        s.active = s.first
        s.phase = Phase.ROLL


# --- who may do what ---------------------------------------------------------


@rule
def actors(s):
    """One seat acts at a time, or chance (RULES.md, section 6)."""
    phase = s.phase
    if phase == Phase.END:
        return 0
    if phase <= Phase.ROLL or phase == Phase.REVEAL:
        return 1 << CHANCE
    return 1 << s.active


@rule
def legal(s, seat, out):
    """List the actions of the current phase (RULES.md, section 6)."""
    phase = s.phase
    if phase == Phase.FLIP:
        return list_bits(ALL_TILES & ~s.face_up, act.FLIP, out, 0)  # RUSH-11, RUSH-12
    if phase == Phase.MOVE:
        return legal_moves(s, seat, out)
    if phase == Phase.CRACK:
        return list_bits(crackable(s), act.CRACK, out, 0)
    number = 0
    if phase == Phase.KAYAK:
        number = list_bits(boardable(s, seat), act.BOARD_KAYAK, out, 0)
    else:
        out[0] = act.TAKE_HARPOON
        number = 1
    out[number] = act.DECLINE
    return number + 1


@rule
def legal_moves(s, seat, out):
    """A figure must move to one of its targets (RUSH-15), unless a sled or easy play lets it stay (RUSH-30, 54)."""
    face = s.known[s.place]
    spaces = targets(s, seat, face)
    number = list_bits(spaces, act.MOVE + first_slot(s, seat), out, 0)
    if may_stay(s, seat, face, spaces):
        out[number] = act.DECLINE
        number += 1
    return number


@rule
def crackable(s):
    """Every junction may be chosen, except a gap with an occupied kayak (RUSH-34, RUSH-35)."""
    junctions = (1 << (s.floes - 1)) - 1
    taken = kayak_gap(s)
    if taken >= 0:
        junctions &= ~(1 << taken)
    return junctions


# --- carrying it out ---------------------------------------------------------


@rule
def apply(s, seat, action):
    """Carry out a decision or an outcome of chance, and everything that follows without a further decision."""
    if seat == CHANCE:
        apply_outcome(s, action)
    elif s.phase == Phase.FLIP:
        flip(s, seat, action - act.FLIP)
    elif action == act.DECLINE:
        finish_tile(s)
    elif s.phase == Phase.MOVE:
        move(s, seat, action - act.MOVE)
    elif s.phase == Phase.CRACK:
        s.gaps ^= 1 << (action - act.CRACK)  # RUSH-33
        finish_tile(s)
    elif s.phase == Phase.KAYAK:
        s.pos[seat] = IN_KAYAK + action - act.BOARD_KAYAK  # RUSH-39
        finish_tile(s)
    else:
        s.harpoon[seat] = 1  # RUSH-24
        finish_tile(s)


@rule
def apply_outcome(s, outcome):
    """Chance lays a floe, names the start player, rolls the die or decides what a tile shows."""
    if s.phase == Phase.REVEAL:
        s.known[s.place] = outcome
        carry_out_tile(s, s.active)
    elif s.phase == Phase.ROLL:
        begin_turn(s, outcome)
    elif s.phase == Phase.STARTER:
        s.active = outcome
        s.phase = Phase.ROLL
    else:
        s.course[next_floe(s)] = outcome
        if s.course[s.floes - 1] != NOT_LAID:
            choose_starter(s)


@rule
def begin_turn(s, tiles):
    """The last turn ends with all tiles face down (RUSH-49); the die says how many to turn over next (RUSH-10).

    If the crack was among them, all tiles are shuffled and become unseen (RUSH-37, RUSH-Q40).
    """
    if is_shuffle_due(s):
        s.known[:] = UNSEEN
    s.face_up = 0
    s.turn_number += 1
    s.tiles_left = min(tiles, PLACES)  # RUSH-Q28
    s.phase = Phase.FLIP


@rule
def is_last_look(s):
    """Whether the tiles of a turn that has ended still lie face up: chance rolls next and turns them back (RUSH-Q31).

    Everyone may look at the last tile of the turn in this position. There is none before the first turn, nor after the
    igloo is reached, when nothing is turned back (RUSH-48).
    """
    return s.phase == Phase.ROLL and s.face_up != 0


@rule
def waiting_time(s):
    """Everyone has time to look at the last tile of a turn before it is turned back (RUSH-13, RUSH-Q31)."""
    return 1000 * int(s.look_time) if is_last_look(s) else 0


@rule
def is_shuffle_due(s):
    """Whether the crack lies face up (RUSH-37)."""
    places = int(s.face_up)
    while places != 0:
        if s.known[lowest(places)] == Face.CRACK:
            return True
        places &= places - 1
    return False


@rule
def flip(s, seat, place):
    """Turn over one tile (RUSH-11); chance decides its face only if nobody has seen it (RUSH-Q40)."""
    s.face_up |= 1 << place
    s.place = place
    if s.known[place] == UNSEEN:
        s.phase = Phase.REVEAL
    else:
        carry_out_tile(s, seat)


@rule
def carry_out_tile(s, seat):
    """Carry out the effect of the tile that was turned over."""
    face = s.known[s.place]
    if face == Face.CRACK:
        s.phase = Phase.CRACK
    elif face == Face.KAYAK:
        if boardable(s, seat) != 0:
            s.phase = Phase.KAYAK  # RUSH-Q25: a choice
        else:
            finish_tile(s)  # RUSH-40
    else:
        follow_picture(s, seat, face)


@rule
def follow_picture(s, seat, face):
    """A figure must go to the picture (RUSH-14), by choice if there are several (RUSH-15); else it stays (RUSH-19).

    There is also a choice if the figure may stay (RUSH-30, RUSH-54).
    """
    spaces = targets(s, seat, face)
    if spaces == 0:
        finish_tile(s)
    elif spaces & (spaces - 1) != 0 or may_stay(s, seat, face, spaces):
        s.phase = Phase.MOVE
    else:
        move(s, seat, first_slot(s, seat) + lowest(spaces))


@rule
def move(s, seat, slot):
    """The figure goes straight to its target (RUSH-21, RUSH-Q39), and arriving there takes effect."""
    face = s.known[s.place]  # also the picture of the target
    s.pos[seat] = slot
    if face == Face.IGLOO:
        s.winner = seat  # RUSH-46, RUSH-48
        s.phase = Phase.END
    elif face == Face.HARPOON and may_take_harpoon(s, seat):
        s.phase = Phase.HARPOON
    else:
        if face == Face.POLAR_BEAR:
            s.harpoon[seat] = 0  # RUSH-29, RUSH-43
        finish_tile(s)


@rule
def may_take_harpoon(s, seat):
    """A player without a harpoon may take one on arrival (RUSH-24, RUSH-25), but not in easy play (RUSH-52)."""
    return s.harpoon[seat] == 0 and not s.easy


@rule
def finish_tile(s):
    """After a tile comes the next tile, or the next player clockwise (RUSH-36, RUSH-50)."""
    s.place = NO_PLACE
    s.tiles_left -= 1
    if s.tiles_left > 0:
        s.phase = Phase.FLIP
        return
    s.phase = Phase.ROLL
    s.active = left_of(s, s.active)


@rule
def result(s, points, places):
    """There is one winner, and all others are equal (RUSH-48, RUSH-Q37)."""
    points[:] = 0
    places[:] = 0
    if s.winner == NOBODY:
        return
    points[s.winner] = 1
    places[s.winner] = 1
    rank(places, s.players)
