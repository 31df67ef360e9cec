"""What a seat sees, as numbers: the planes, and the rule that fills them. Remembering is up to the player."""

import numpy as np

from snowbound.core.bits import has
from snowbound.core.contract import CHANCE, NOTHING_SHOWN
from snowbound.core.observation import (
    MOST,
    Observation,
    Plane,
    capped,
    chair,
    mark,
    mark_bits,
    mark_seat,
    names_of,
    write_row,
)
from snowbound.core.rule import rule

from . import actions as act
from .rules import is_shuffle_due
from .state import (
    FACES,
    IN_KAYAK,
    JUNCTIONS,
    MOST_FLOES,
    NOT_LAID,
    ON_START,
    PICTURE,
    PLACES,
    SEATS,
    SIDES,
    SLOTS,
    SLOTS_OF_COURSE,
    START,
    UNSEEN,
    Aid,
    Face,
    Phase,
)
from .views import has_aid

PICTURES = START + 1
FACE_BITS = 4  # of a fact (RUSH-Q34): 1 + face; the bits above are 1 + place
FACE = (1 << FACE_BITS) - 1
SHUFFLED = (1 + PLACES) << FACE_BITS

MOST_SHOWN = 1 + (SEATS - 1) * 3 + SEATS
"""The most between two decisions of a player: one own tile, all tiles of the rivals, a shuffle after every turn.

The printed die shows at most 3. With another die, the oldest may be lost, and `shown_lost` says so.
"""

OBSERVATION = Observation(
    2,
    (
        Plane("players", (), 2, SEATS, "seats in this game"),
        Plane("easy", (), 0, 1, "option variant: 1 = easy play"),
        Plane("memory_aid", (len(Aid),), 0, 1, "option memory_aid: one of Aid", names_of(Aid)),
        Plane("young", (SEATS,), 0, 1, "young[chair]: a young child sits there (option young)"),
        Plane("sled_to_igloo", (), 0, 1, "option sled_to_igloo: 1 = on"),
        Plane("sled_must", (), 0, 1, "option distant_sled_move: 1 = must"),
        Plane("floes", (), 0, MOST_FLOES, "floes in the row"),
        Plane("phase", (len(Phase),), 0, 1, "what is asked: one of Phase", names_of(Phase)),
        Plane("active", (SEATS,), 0, 1, "the chair in turn"),
        Plane("tiles_left", (), 0, PLACES, "tiles still to be turned over, including the one being carried out"),
        Plane("tile", (PLACES,), 0, 1, "the place of the tile being carried out"),
        Plane("turn_number", (), 0, MOST, "turns begun by all players together; stops at 32767"),
        Plane("winner", (SEATS,), 0, 1, "the winner's chair"),
        Plane("gaps", (JUNCTIONS,), 0, 1, "gaps[junction]: water lies between this floe and the next"),
        Plane("figures", (SEATS, SLOTS_OF_COURSE), 0, 1, "figures[chair, slot]: where a figure stands"),
        Plane("on_start", (SEATS,), 0, 1, "on_start[chair]: the figure has not moved yet"),
        Plane("kayak", (SEATS, JUNCTIONS), 0, 1, "kayak[chair, junction]: the figure is in the kayak in this gap"),
        Plane("harpoon", (SEATS,), 0, 1, "harpoon[chair]: has a harpoon token"),
        Plane("face_up", (PLACES,), 0, 1, "face_up[place]: the tile there lies face up"),
        Plane(
            "tiles",
            (PLACES, FACES),
            0,
            1,
            "tiles[place]: the face seen there, one of Face; with the memory aid also faces seen earlier",
            names_of(Face),
        ),
        Plane(
            "pictures",
            (SLOTS_OF_COURSE, PICTURES),
            0,
            1,
            "pictures[slot]: one of Face, or the start; water has none",
            (*names_of(Face), "start"),
        ),
        Plane(
            "shown_place",
            (MOST_SHOWN,),
            0,
            PLACES + 1,
            "shown_place[row]: 1 + the place of a tile that was turned over since the observer's last decision, "
            f"or {PLACES + 1} if all tiles were shuffled; the newest first",
        ),
        Plane("shown_face", (MOST_SHOWN,), 0, FACES, "shown_face[row]: 1 + the face of that tile, a Face"),
    ),
    kept=MOST_SHOWN,
)
AT = OBSERVATION.at
PICTURES_OF_FLOE = SLOTS * PICTURES
PICTURES_OF = np.array(
    [[picture == PICTURE[side, slot] for slot in range(SLOTS) for picture in range(PICTURES)] for side in range(SIDES)],
    np.int8,
)  # PICTURES_OF[side]: the plane `pictures` of one floe


@rule
def is_discreet(s):
    """Only tiles that lie face up are read, unless the memory aid shows all."""
    return True


@rule
def observe(s, seat, out):
    """Write the table, the figures, the visible tiles and the course."""
    players = int(s.players)
    out[AT.players] = s.players
    out[AT.easy] = s.easy
    out[AT.memory_aid + s.memory_aid] = 1
    out[AT.sled_to_igloo] = s.sled_to_igloo
    out[AT.sled_must] = s.sled_must
    out[AT.floes] = s.floes
    out[AT.phase + s.phase] = 1
    out[AT.tiles_left] = s.tiles_left
    out[AT.turn_number] = capped(s.turn_number)
    mark_seat(out, AT.active, s.active, seat, players)
    mark_seat(out, AT.winner, s.winner, seat, players)
    mark(out, AT.tile, s.place)
    mark_bits(out, AT.gaps, s.gaps, JUNCTIONS)
    for other in range(players):
        observe_figure(s, other, chair(other, seat, players), out)
    observe_tiles(s, seat, out)
    observe_course(s, out)


@rule
def observe_figure(s, seat, place, out):
    """Write where a figure is, and what its player has."""
    pos = int(s.pos[seat])
    if pos >= IN_KAYAK:
        out[AT.kayak + JUNCTIONS * place + pos - IN_KAYAK] = 1
    elif pos >= 0:
        out[AT.figures + SLOTS_OF_COURSE * place + pos] = 1
    elif pos == ON_START:
        out[AT.on_start + place] = 1
    out[AT.harpoon + place] = s.harpoon[seat]
    out[AT.young + place] = (s.young >> seat) & 1


@rule
def observe_tiles(s, seat, out):
    """Write the faces that lie face up, and those that the memory aid shows (RUSH-Q31, RUSH-Q32)."""
    shows_all = has_aid(s, seat)
    for place in range(PLACES):
        if has(s.face_up, place):
            out[AT.face_up + place] = 1
        elif not shows_all:
            continue
        mark(out, AT.tiles + FACES * place, int(s.known[place]))


@rule
def observe_course(s, out):
    """Write the pictures of the floes that have been laid."""
    for floe in range(MOST_FLOES):
        side = int(s.course[floe])
        if side != NOT_LAID:
            write_row(out, AT.pictures + PICTURES_OF_FLOE * floe, PICTURES_OF[side], PICTURES_OF_FLOE)


# --- what everyone saw since the last decision


@rule
def tile_shown(place, face):
    """Return the fact that a tile was turned over."""
    return (1 + place) << FACE_BITS | (1 + face)


@rule
def shown(s, seat, action):
    """Everyone sees the place and the face of each tile that is turned over, and each shuffle (RUSH-Q34)."""
    if seat != CHANCE:
        place = action - act.FLIP
        if s.phase != Phase.FLIP or s.known[place] == UNSEEN:  # chance decides an unseen face next
            return NOTHING_SHOWN
        return tile_shown(place, int(s.known[place]))
    if s.phase == Phase.REVEAL:
        return tile_shown(int(s.place), action)
    if s.phase == Phase.ROLL and is_shuffle_due(s):  # RUSH-37
        return SHUFFLED
    return NOTHING_SHOWN


@rule
def observe_shown(s, fact, number, out):
    """Write a tile that was turned over, or a shuffle."""
    out[AT.shown_place + number] = fact >> FACE_BITS
    out[AT.shown_face + number] = fact & FACE
