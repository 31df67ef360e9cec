"""What chance decides: the course, the start player, the die, and unseen tiles (RUSH-Q40)."""

from snowbound.core.bits import list_bits, lowest
from snowbound.core.chance import below
from snowbound.core.contract import draw_outcome
from snowbound.core.rule import rule

from .state import (
    ALL_TILES,
    BOARD_OF,
    DIE_FACES,
    FACES,
    HOME_SIDES,
    MID_SIDES,
    NOT_LAID,
    PLACES,
    SIDES_OF_BOARD,
    STARTER_SIDES,
    UNSEEN,
    Phase,
)


@rule
def outcomes(s, out, weights):
    """List board sides, seats, numbers of tiles, or the faces that an unseen tile may show (RUSH-Q40)."""
    if s.phase == Phase.ROLL:
        return list_rolls(s, out, weights)
    if s.phase == Phase.REVEAL:
        return list_faces(s, out, weights)
    choices = (1 << s.players) - 1  # RUSH-08
    if s.phase == Phase.COURSE:
        choices = sides_for_next_floe(s)
    number = list_bits(choices, 0, out, 0)
    for i in range(number):
        weights[i] = 1
    return number


@rule
def list_rolls(s, out, weights):
    """List the numbers of tiles, weighted by the faces of the die that show them (RUSH-10, RUSH-Q3)."""
    number = 0
    for tiles in range(1, PLACES + 1):
        faces = 0
        for face in range(DIE_FACES):
            if s.die[face] == tiles:
                faces += 1
        if faces > 0:
            out[number] = tiles
            weights[number] = faces
            number += 1
    return number


@rule
def list_faces(s, out, weights):
    """List the faces not seen since the last shuffle, weighted by their copies (RUSH-Q34)."""
    number = 0
    for face in range(FACES):
        copies = int(s.copies[face])
        for place in range(PLACES):
            if s.known[place] == face:
                copies -= 1
        if copies > 0:
            out[number] = face
            weights[number] = copies
            number += 1
    return number


@rule
def sides_for_next_floe(s):
    """Boards come from the box in the order starter, mids, home, with either side up (RUSH-02, RUSH-03)."""
    floe = next_floe(s)
    if floe == 0:
        return STARTER_SIDES
    if floe == s.floes - 1:
        return HOME_SIDES
    sides = MID_SIDES
    for laid in range(1, floe):
        sides &= ~SIDES_OF_BOARD[BOARD_OF[s.course[laid]]]
    return sides


@rule
def next_floe(s):
    """Return the number of the floe that is laid next."""
    floe = 0
    while s.course[floe] != NOT_LAID:
        floe += 1
    return floe


@rule
def sample(s, rng):
    """Draw one of `outcomes`; the die and tiles are drawn without listing them."""
    if s.phase == Phase.ROLL:
        return int(s.die[below(rng, DIE_FACES)])
    if s.phase == Phase.REVEAL:
        return random_face(s, rng)
    return draw_outcome(s, rng)


@rule
def random_face(s, rng):
    """Return the face of a random tile among those not seen since the last shuffle."""
    tiles = ALL_TILES
    unseen = PLACES
    for place in range(PLACES):
        if s.known[place] != UNSEEN:
            copies = tiles & int(s.tiles_of[s.known[place]])
            tiles ^= copies & -copies
            unseen -= 1
    for _ in range(below(rng, unseen)):
        tiles &= tiles - 1
    return int(s.tile[lowest(tiles)])
