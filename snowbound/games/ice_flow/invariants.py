"""What is true of every position of Ice Flow."""

from snowbound.core.bits import count
from snowbound.core.rule import rule

from .state import (
    ALASKA,
    ALL_FLOES,
    ALL_TILES,
    BACKPACK,
    BEAR,
    BIT,
    COPIES,
    CROWD,
    DIRECTIONS,
    EDGES,
    EXPLORERS,
    FIELDS,
    IN_HAND,
    NO_FLOE,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OBJECTS,
    OPEN_SEA,
    PATTERN,
    SEA,
    SIBERIA,
    SMOOTH,
    THINGS,
    TILES,
    WORD,
    Phase,
)


@rule
def check(s):
    """Every floe, thing, tile and explorer is in exactly one place (section 6.4)."""
    check_floes(s)
    check_things(s)
    check_tiles(s)
    check_explorers(s)
    check_rest(s)


@rule
def check_floes(s):
    """Each floe is in the bag, in a hand, drawn or on one hex."""
    found = int(s.bag)
    number = count(found)
    for seat in range(s.players):
        found |= int(s.hands[seat])
        number += count(int(s.hands[seat]))
    if s.floe != NO_FLOE:
        found |= 1 << s.floe
        number += 1
    for hex in range(SEA):
        floe = int(s.floe_at[hex])
        assert (floe == NO_FLOE) == (s.ice[hex] == OPEN_SEA), "ice and floes disagree"
        assert (floe != NO_FLOE) == (s.afloat[WORD[hex]] & BIT[hex] != 0), "the set of floes is wrong"
        if floe != NO_FLOE:
            found |= 1 << floe
            number += 1
            assert s.turned[floe] >= 0 and s.turned[floe] < DIRECTIONS, "a floe has no valid orientation"
            assert s.ice[hex] == EDGES[PATTERN[floe], s.turned[floe]], "the edges do not match the floe's orientation"
    assert number == count(ALL_FLOES) and found == ALL_FLOES, "a floe is missing or in two places"
    for field in range(SEA, FIELDS):
        assert s.ice[field] == SMOOTH, "islands and stations have no pack ice (FLOW-Q65)"


@rule
def check_things(s):
    """There are 15 ropes, 15 fish and 5 bears, and all lie where they may."""
    for thing in range(THINGS):
        number = int(s.supply[thing])
        assert s.supply[thing] >= 0, "the supply has a negative count"
        for field in range(FIELDS + 1):
            amount = int(s.lying[thing, field])
            number += amount
            assert amount >= 0, "a field has a negative count"
            if field < SEA and s.ice[field] == OPEN_SEA:
                assert amount == 0, "something lies in the open sea"
            if field >= SIBERIA and field < FIELDS:
                assert amount == 0, "something lies in Siberia (FLOW-Q26)"
            if thing == BEAR and field >= ALASKA and field < FIELDS:
                assert amount == 0, "a bear is in Alaska (FLOW-66)"
        if thing < OBJECTS:
            for seat in range(s.players):
                number += int(s.backpack[seat, thing])
        assert number == s.total[thing], "there are too many or too few ropes, fish or bears"
    for seat in range(s.players):
        load = 0
        for thing in range(OBJECTS):
            assert s.backpack[seat, thing] >= 0, "a backpack has a negative count"
            load += s.backpack[seat, thing]
        assert load <= BACKPACK, "a backpack holds more than three objects (FLOW-56)"


@rule
def check_tiles(s):
    """The stack holds at most all tiles of each kind, and its size is right."""
    size = 0
    for kind in range(TILES):
        assert s.stack[kind] >= 0 and s.stack[kind] <= COPIES[kind], "the stack has too many or too few tiles of a kind"
        size += s.stack[kind]
    assert size == s.stack_size and size <= ALL_TILES, "the size of the tile stack is wrong"
    if s.tile == NO_TILE:
        for thing in range(THINGS):
            assert s.lying[thing, IN_HAND] == 0, "something lies on a floe that is not there"


@rule
def check_explorers(s):
    """Explorers per field are counted right; a Siberian station has one of each colour (FLOW-47)."""
    for field in range(FIELDS):
        number = 0
        for seat in range(s.players):
            own = 0
            for explorer in range(EXPLORERS):
                if s.explorers[seat, explorer] == field:
                    own += 1
            assert field < SIBERIA or own <= 1, "two explorers of a colour are in one Siberian station"
            number += own
        assert number == s.crowd[field], "the number of explorers on a field is wrong"
        if field < SEA and s.ice[field] == OPEN_SEA:
            assert number == 0, "an explorer is in the open sea (FLOW-45)"
        if s.phase != Phase.JOURNEY and s.phase != Phase.OVER and field < SIBERIA:
            assert number <= CROWD, "a field holds more than two explorers (FLOW-46)"


@rule
def check_rest(s):
    """Between actions no bear is with an explorer, and no journey, floe or danger is unfinished."""
    if s.phase != Phase.TURN:
        return
    assert s.dangers == 0 and s.decider == NOBODY and s.threatened == NOBODY, "a danger is not settled"
    assert s.traveller == NOBODY and s.ended == NOWHERE, "a journey is not finished"
    assert s.floe == NO_FLOE and s.hex == NOWHERE, "a floe is not placed"
    for field in range(ALASKA):
        assert s.lying[BEAR, field] == 0 or s.crowd[field] == 0, "a bear and an explorer are on one field"
