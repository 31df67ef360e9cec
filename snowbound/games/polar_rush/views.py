"""Who may know what: a view shows no tile that lies face down (RUSH-Q31, RUSH-Q32, RUSH-Q41)."""

from snowbound.core.bits import has
from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.core.rule import rule

from .state import PLACES, UNSEEN, Aid, Phase

NOBODY_IS_TOLD = 0


@rule
def audience(s, seat, action):
    """Everything is public, but no log names the place of a tile, not even for the player who turned it over.

    The view shows the tile as long as it lies face up. Players may remember it, but nobody can look
    it up later (RUSH-Q31).
    """
    if seat != CHANCE and s.phase == Phase.FLIP:
        return NOBODY_IS_TOLD
    return EVERYONE


@rule
def reveals(s, seat, action):
    """Turning over a tile reveals it (RUSH-Q31); ending a turn may show the aid to the next young player."""
    if seat == CHANCE or s.phase == Phase.FLIP:
        return True
    return s.memory_aid == Aid.YOUNG_SEATS and s.tiles_left == 1


@rule
def conceal(s, seat):
    """Blank every face that lies face down, seen or not, so that all these places look alike (RUSH-Q41)."""
    if has_aid(s, seat):
        return
    for place in range(PLACES):
        if not has(s.face_up, place):
            s.known[place] = UNSEEN


@rule
def withhold(s, seat):
    """Blank nothing: a player with a perfect memory knows every face that was seen."""


@rule
def has_aid(s, seat):
    """Whether the memory aid shows this viewer the faces that were seen (RUSH-Q32)."""
    if s.memory_aid == Aid.ALL_SEATS:
        return True
    if s.memory_aid == Aid.OFF or seat == SPECTATOR or seat != s.active:
        return False
    return has(s.young, seat)


@rule
def imagine(s, seat, rng):
    """Leave blank places unseen: chance decides their faces when they are turned over (RUSH-Q41).

    So every arrangement of the hidden faces is equally likely, as it is from the view alone. Assigning
    faces here would be wrong. A view does not tell which places have been seen, a seen crack never lies
    face down (RUSH-Q23), and a bot that searches such a world would know tiles it has not seen.
    """
