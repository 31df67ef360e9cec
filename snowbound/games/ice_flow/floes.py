"""Floe actions: drift (A1), rotate (A2) and discover (A3); placing floes on the board."""

from snowbound.core.bits import list_bits, lowest
from snowbound.core.rule import rule

from . import actions as act
from .bears import attack_at, go_on
from .objects import carry, clear_field, put_contents
from .state import (
    BIT,
    CURRENT,
    DIRECTIONS,
    EDGES,
    ENTRY,
    EXPLORERS,
    HALF,
    IN_HAND,
    ISLAND,
    LOOKS,
    NEXT,
    NO_DIRECTION,
    NO_FLOE,
    NO_TILE,
    NOWHERE,
    OPEN_SEA,
    OUTSIDE,
    PATTERN,
    SEA,
    STRENGTH,
    WORD,
    WORDS,
    Phase,
)


@rule
def lay_floe(s, floe, hex, turned):
    """Put a floe on a hex, turned by this many sixths clockwise."""
    s.floe_at[hex] = floe
    s.turned[floe] = turned
    s.ice[hex] = EDGES[PATTERN[floe], turned]
    s.afloat[WORD[hex]] |= BIT[hex]


@rule
def lift_floe(s, hex):
    """Take the floe off a hex and return it."""
    floe = s.floe_at[hex]
    s.floe_at[hex] = NO_FLOE
    s.turned[floe] = 0
    s.ice[hex] = OPEN_SEA
    s.afloat[WORD[hex]] &= ~BIT[hex]
    return floe


@rule
def forget_floe(s):
    """Clear the floe and hex that were being chosen."""
    s.floe = NO_FLOE
    s.hex = NOWHERE


# --- choosing ----------------------------------------------------------------


@rule
def may_choose(s, seat, hex):
    """You may choose a floe without explorers, or one with an explorer of yours (FLOW-20)."""
    return s.crowd[hex] == 0 or is_here(s, seat, hex)


@rule
def is_here(s, seat, field):
    """Whether a player has an explorer on this field."""
    for explorer in range(EXPLORERS):
        if s.explorers[seat, explorer] == field:
            return True
    return False


@rule
def list_floes(s, seat, out, number):
    """List every floe that the player may choose, by hex (FLOW-20)."""
    for word in range(WORDS):
        hexes = s.afloat[word]
        while hexes != 0:
            hex = word * HALF + lowest(hexes)
            hexes &= hexes - 1
            if may_choose(s, seat, hex):
                out[number] = act.HEX + hex
                number += 1
    return number


@rule
def has_choice(s, seat):
    """Whether there is a floe to drift or rotate (FLOW-18, FLOW-Q19)."""
    for word in range(WORDS):
        hexes = s.afloat[word]
        while hexes != 0:
            if may_choose(s, seat, word * HALF + lowest(hexes)):
                return True
            hexes &= hexes - 1
    return False


@rule
def may_act_on_ice(s, seat):
    """Whether any floe action is possible (FLOW-18). FLOW-Q19 is about the rare case that none is."""
    return has_choice(s, seat) or may_discover(s, seat)


# --- drifting and rotating ---------------------------------------------------


@rule
def drift_end(s, hex, direction):
    """A floe drifts straight, as far as its hex has arrows (FLOW-21, FLOW-Q8).

    It stops before a floe, an island or the coast (FLOW-24). It leaves the strait unless it
    carries an explorer (FLOW-27, FLOW-28). Returns the hex where it stops, or OUTSIDE.
    """
    at = hex
    for _ in range(STRENGTH[hex]):
        ahead = NEXT[at, direction]
        if ahead == OUTSIDE and s.crowd[hex] == 0:
            return ahead
        if ahead < 0 or ahead >= SEA or s.ice[ahead] != OPEN_SEA:
            return at
        at = ahead
    return at


@rule
def may_drift(s, hex, direction):
    """A floe drifts in a printed direction (FLOW-22), if that moves it (FLOW-25)."""
    return (CURRENT[hex] >> direction) & 1 != 0 and drift_end(s, hex, direction) != hex


@rule
def list_drifts(s, out):
    """List the possible drifts, then the two rotations (FLOW-23, FLOW-29)."""
    number = 0
    for direction in range(DIRECTIONS):
        if may_drift(s, s.hex, direction):
            out[number] = act.DRIFT + direction
            number += 1
    out[number] = act.ROTATE
    out[number + 1] = act.ROTATE + 1
    return number + 2


@rule
def drift(s, hex, direction):
    """A1: the floe moves with everything on it (FLOW-26), or leaves the strait for the bag (FLOW-27)."""
    to = drift_end(s, hex, direction)
    if to == OUTSIDE:
        clear_field(s, hex)
        s.bag |= 1 << int(lift_floe(s, hex))
        return
    move_floe(s, hex, to)


@rule
def move_floe(s, hex, to):
    """Move a floe with its explorers and things; its orientation stays (FLOW-26)."""
    floe = s.floe_at[hex]
    turned = s.turned[floe]
    lift_floe(s, hex)
    lay_floe(s, floe, to, turned)
    carry(s, hex, to)
    s.crowd[to] = s.crowd[hex]
    if s.crowd[hex] > 0:
        s.crowd[hex] = 0
        for seat in range(s.players):
            for explorer in range(EXPLORERS):
                if s.explorers[seat, explorer] == hex:
                    s.explorers[seat, explorer] = to


@rule
def rotate(s, hex, counter_clockwise):
    """A2: the floe turns by one edge in either direction; everything on it stays (FLOW-29)."""
    floe = s.floe_at[hex]
    turned = s.turned[floe] + 1
    if counter_clockwise:
        turned -= 2
    if turned < 0:
        turned = DIRECTIONS - 1
    if turned == DIRECTIONS:
        turned = 0
    lay_floe(s, floe, hex, turned)


@rule
def use_floe(s, action):
    """Drift or rotate the chosen floe; this uses the floe action."""
    if action < act.ROTATE:
        drift(s, s.hex, action - act.DRIFT)
    else:
        rotate(s, s.hex, action - act.ROTATE)
    end_floe_action(s)


@rule
def end_floe_action(s):
    """The turn goes on without a floe action (FLOW-15)."""
    forget_floe(s)
    s.floe_done = 1
    s.phase = Phase.TURN


# --- discovering -------------------------------------------------------------


@rule
def may_discover(s, seat):
    """A3 needs a free entry hex (FLOW-33) and a floe in the bag, or one that can leave the strait (FLOW-35)."""
    return has_free_entry(s) and (s.bag != 0 or has_leaving_floe(s, seat))


@rule
def has_free_entry(s):
    """Whether an entry hex is free (FLOW-30)."""
    for word in range(WORDS):
        if ENTRY[word] & ~s.afloat[word] != 0:
            return True
    return False


@rule
def is_leaving(s, seat, hex):
    """Whether a floe has no explorers and its own drift leaves the strait (FLOW-34, FLOW-Q18)."""
    if s.ice[hex] == OPEN_SEA or s.crowd[hex] > 0:
        return False
    for direction in range(DIRECTIONS):
        if (CURRENT[hex] >> direction) & 1 != 0 and drift_end(s, hex, direction) == OUTSIDE:
            return True
    return False


@rule
def has_leaving_floe(s, seat):
    """Whether A3 can take a floe out of the strait (FLOW-35)."""
    for hex in range(SEA):
        if is_leaving(s, seat, hex):
            return True
    return False


@rule
def list_leaving_floes(s, seat, out):
    """List the floes that A3 may take when the bag is empty (FLOW-34)."""
    number = 0
    for hex in range(SEA):
        if is_leaving(s, seat, hex):
            out[number] = act.HEX + hex
            number += 1
    return number


@rule
def discover(s):
    """A3: draw a floe from the bag, or take one from the strait if the bag is empty (FLOW-30, FLOW-34)."""
    s.phase = Phase.DRAW
    if s.bag == 0:
        s.phase = Phase.REMOVE


@rule
def take_from_strait(s, hex):
    """The floe becomes the drawn one; first its contents go to the supply (FLOW-34, FLOW-Q18)."""
    clear_field(s, hex)
    s.floe = lift_floe(s, hex)
    s.phase = Phase.TURN_UP


@rule
def turn_up_discovery(s):
    """The contents of the tile go on the drawn floe, or on the tile's island (FLOW-30, FLOW-37).

    A bear that joins explorers on an island attacks before the floe is placed (FLOW-Q20).
    """
    s.phase = Phase.DISCOVER_HEX
    island = ISLAND[s.tile]
    if island == NOWHERE:
        put_contents(s, s.tile, IN_HAND)
        return
    bears = put_contents(s, s.tile, island)
    if bears > 0 and s.crowd[island] > 0:
        for _ in range(bears):
            attack_at(s, island, NO_DIRECTION, s.turn)
        go_on(s)


@rule
def list_entries(s, out):
    """List the free entry hexes (FLOW-30)."""
    number = 0
    for word in range(WORDS):
        number = list_bits(ENTRY[word] & ~s.afloat[word], act.HEX + word * HALF, out, number)
    return number


@rule
def list_orientations(s, out):
    """List the orientations of the floe that differ (FLOW-12, FLOW-Q17)."""
    looks = LOOKS[PATTERN[s.floe]]
    for turned in range(looks):
        out[turned] = act.ORIENT + turned
    return int(looks)


@rule
def place_floe(s, turned):
    """Place the floe with its contents on the chosen hex and discard the tile (FLOW-30)."""
    lay_floe(s, s.floe, s.hex, turned)
    carry(s, IN_HAND, s.hex)
    s.tile = NO_TILE
    forget_floe(s)
