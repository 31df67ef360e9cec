"""What is true of every position: the facts at the end of RULES.md, section 3."""

from snowbound.core.bits import count, has
from snowbound.core.rule import rule

from .movement import icon_at
from .state import (
    ALL_CARDS,
    CARDS,
    GOAL,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOT_HOME,
    RACERS,
    SLOTS,
    WITH_OWNER,
    Icon,
    Phase,
)


@rule
def check(s):
    """Assert the facts at the end of RULES.md, section 3."""
    from_racers = 0
    for seat in range(s.players):
        from_racers |= check_racers(s, seat, from_racers)
        check_cards(s, seat)
    assert from_racers == s.occupied, "the occupied positions are not those of the racers"
    check_places(s)
    check_floes(s)
    assert (s.phase == Phase.FIRST) == (s.holder == NOBODY), "nobody holds the start token"


@rule
def check_places(s):
    """The places taken in a race are as many as the racers home in it."""
    for racer in range(RACERS):
        home = 0
        for seat in range(s.players):
            if s.place[seat, racer] != NOT_HOME:
                home += 1
        assert home == s.finished[racer], "places are taken that nobody has"


@rule
def check_floes(s):
    """The tiles in the stack, in the river, out of play and taken out add up to all tiles."""
    missing = 0
    for slot in range(SLOTS):
        if s.river[slot] == NO_TILE:
            missing += 1
        else:
            assert not has(s.unseen, int(s.river[slot])), "a tile in the river counts as unseen"
    if s.phase > Phase.LAY:  # only then is a slot open water
        missing = 0
    assert count(s.unseen) == s.stack + s.removed[s.players] + missing, "tiles are lost"
    assert s.stack >= 0, "the stack has a negative number of tiles"


@rule
def check_racers(s, seat, others):
    """No two racers share a position, and none rests on +n or water. Return the player's positions."""
    taken = 0
    for racer in range(RACERS):
        here = int(s.field[seat, racer])
        is_home = has(int(s.home[seat]), racer)
        assert is_home == (here == GOAL), "a racer is home but not in the goal"
        assert is_home == (s.place[seat, racer] != NOT_HOME), "a racer is home without a place"
        assert s.place[seat, racer] <= s.finished[racer], "a place is higher than the number home"
        if here in (GOAL, WITH_OWNER):
            continue
        assert not has(others | taken, here), "two racers share a position"
        icon = icon_at(s, here)
        assert s.icon_steps[icon] == 0 and icon != Icon.WATER, "a racer rests on +n or on water"
        taken |= 1 << here
    return taken


@rule
def check_cards(s, seat):
    """Hand and pile together are the five cards; a player has a face-down card if one was chosen."""
    on_table = 0
    for height in range(CARDS):
        if s.pile[seat, height] != NO_CARD:
            assert height == 0 or s.pile[seat, height - 1] != NO_CARD, "a pile has a gap"
            on_table |= 1 << int(s.pile[seat, height])
    assert on_table ^ int(s.hand[seat]) == ALL_CARDS, "hand and pile are not the five cards"
    face_down = has(s.face_down, seat)
    assert face_down == (s.chosen[seat] != NO_CARD), "the face-down card and the choice do not agree"
    assert not face_down or has(int(s.hand[seat]), int(s.chosen[seat])), "a card was chosen from the pile"
    assert s.phase != Phase.CHOOSE or s.hand[seat] != 0, "a round begins with an empty hand"
