"""The start phase: the start player, the explorers and the first twelve floes."""

from snowbound.core.bits import count, lowest
from snowbound.core.rule import rule
from snowbound.core.seats import left_of, right_of

from . import actions as act
from .floes import place_floe
from .journey import move_explorer
from .objects import fill_stack, put_contents
from .state import (
    ALIKE,
    ALL_FLOES,
    BIT,
    ENTRY,
    EXPLORERS,
    IN_HAND,
    ISLAND,
    NEAR,
    NEEDED,
    NO_FLOE,
    NO_OBJECT,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OBJECTS,
    OPEN_SEA,
    PATTERNS,
    SEA,
    SEATS,
    SHARE,
    START_FLOES,
    THINGS,
    WORD,
    WORDS,
    Phase,
)


@rule
def setup(s, players, options):
    """Set up the material (FLOW-01 to FLOW-04). Options are those of section 4."""
    s.players = players
    s.needed = NEEDED[options[0]]
    s.first = options[1]  # ANY_SEAT is NOBODY
    s.turn_cap = options[2]
    s.overland = options[3]
    s.winner = s.turn = s.decider = s.threatened = s.traveller = NOBODY
    s.collected = NO_OBJECT
    s.bag = ALL_FLOES
    s.floe, s.tile = NO_FLOE, NO_TILE
    s.hex = s.ended = NOWHERE
    for hex in range(SEA):
        s.floe_at[hex] = NO_FLOE
        s.ice[hex] = OPEN_SEA
    for thing in range(THINGS):
        s.supply[thing] = s.total[thing]
    for seat in range(SEATS):
        for explorer in range(EXPLORERS):
            s.explorers[seat, explorer] = NOWHERE
    for seat in range(players):
        for thing in range(OBJECTS):
            s.backpack[seat, thing] = s.kit[thing]
            s.supply[thing] -= s.kit[thing]
    fill_stack(s)
    s.phase = Phase.START
    if s.first != NOBODY:
        begin_placing(s, s.first)


@rule
def is_starting(s):
    """Whether the start phase still has floes to place."""
    return s.placed < START_FLOES


# --- explorers ---------------------------------------------------------------


@rule
def begin_placing(s, seat):
    """With the start player known (FLOW-05), the player to the right places first (FLOW-06)."""
    s.first = seat
    s.turn = right_of(s, seat)
    s.phase = Phase.SETUP_EXPLORER


@rule
def place_explorer(s, seat, field):
    """Place an explorer in an Alaskan station; the next player is counter-clockwise (FLOW-06, FLOW-07)."""
    explorer = 0
    while s.explorers[seat, explorer] != NOWHERE:
        explorer += 1
    move_explorer(s, seat, explorer, field)
    s.placed += 1
    s.turn = right_of(s, seat)
    if s.placed == s.players * EXPLORERS:
        s.placed = 0
        s.turn = s.first
        s.phase = Phase.DEAL


# --- floes -------------------------------------------------------------------


@rule
def deal_floe(s, pattern):
    """Each player draws floes from the bag, the start player first, then clockwise (FLOW-08)."""
    floe = lowest(s.bag & ALIKE[pattern])
    s.bag &= ~(1 << floe)
    s.hands[s.turn] |= 1 << floe
    if count(s.hands[s.turn]) < SHARE[s.players]:
        return
    s.turn = left_of(s, s.turn)
    if s.turn == s.first:
        s.phase = Phase.TURN_UP


@rule
def turn_up_start_tile(s):
    """An island tile fills its island at once (FLOW-13); then the player picks a floe (FLOW-09)."""
    if ISLAND[s.tile] != NOWHERE:
        put_contents(s, s.tile, ISLAND[s.tile])
    s.phase = Phase.SETUP_PICK


@rule
def list_hand(s, seat, out):
    """List the patterns of the player's drawn floes (FLOW-09)."""
    number = 0
    for pattern in range(PATTERNS):
        if s.hands[seat] & ALIKE[pattern] != 0:
            out[number] = act.PICK + pattern
            number += 1
    return number


@rule
def pick_floe(s, seat, pattern):
    """The picked floe gets the contents of a floe tile (FLOW-09), none of an island tile (FLOW-13)."""
    s.floe = lowest(s.hands[seat] & ALIKE[pattern])
    s.hands[seat] &= ~(1 << s.floe)
    if ISLAND[s.tile] == NOWHERE:
        put_contents(s, s.tile, IN_HAND)
    s.phase = Phase.SETUP_HEX


@rule
def is_entry(hex):
    """Whether a sea hex is an entry hex (FLOW-10)."""
    return ENTRY[WORD[hex]] & BIT[hex] != 0


@rule
def is_touched(s, hex):
    """Whether a floe lies here or on a neighbouring hex (FLOW-11, FLOW-Q4)."""
    for word in range(WORDS):
        if NEAR[hex, word] & s.afloat[word] != 0:
            return True
    return False


@rule
def list_start_hexes(s, out):
    """List the hexes that are neither entry hexes (FLOW-10) nor touch a floe (FLOW-11)."""
    number = 0
    for hex in range(SEA):
        if not is_entry(hex) and not is_touched(s, hex):
            out[number] = act.HEX + hex
            number += 1
    return number


@rule
def place_start_floe(s, turned):
    """Place the floe. The next player's tile follows, or the first turn after twelve floes (FLOW-09, FLOW-14)."""
    place_floe(s, turned)
    s.placed += 1
    s.turn = left_of(s, s.turn)
    s.phase = Phase.TURN_UP
    if s.placed == START_FLOES:
        s.turn = s.first
        s.phase = Phase.TURN
