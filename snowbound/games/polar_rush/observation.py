"""What a seat sees, as numbers: the planes, and the rule that fills them. Remembering is up to the player."""

from snowbound.core.bits import has
from snowbound.core.observation import MOST, Observation, Plane, capped, chair, mark, mark_bits, mark_seat, names_of
from snowbound.core.rule import rule

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
    SLOTS,
    SLOTS_OF_COURSE,
    START,
    Aid,
    Face,
    Phase,
)
from .views import has_aid

PICTURES = START + 1

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
    ),
)
AT = OBSERVATION.at


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
        if side == NOT_LAID:
            continue
        for slot in range(SLOTS):
            mark(out, AT.pictures + PICTURES * (SLOTS * floe + slot), PICTURE[side, slot])
