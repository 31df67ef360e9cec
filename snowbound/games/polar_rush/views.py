"""Who may know what (RUSH-Q31, RUSH-Q32, RUSH-Q41): memory is the game, so a view has none."""

from snowbound.core.bits import has
from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.core.rule import rule

from .state import PLACES, UNSEEN, Aid, Phase

NOBODY_IS_TOLD = 0


@rule
def audience(s, seat, action):
    """Everything is public; but no log names the place of a tile, not even to who turned it over.

    Which tile it was is seen in the view, as long as it lies face up; whoever was there may
    remember it, and nobody can look it up later (RUSH-Q31).
    """
    if seat != CHANCE and s.phase == Phase.FLIP:
        return NOBODY_IS_TOLD
    return EVERYONE


@rule
def reveals(s, seat, action):
    """A turned tile cannot be taken back (RUSH-Q31), nor what may show the aid to the next young player."""
    if seat == CHANCE or s.phase == Phase.FLIP:
        return True
    return s.memory_aid == Aid.YOUNG_SEATS and s.tiles_left == 1


@rule
def conceal(s, seat):
    """Blank every face that lies face down, seen or not, so that such places all look alike (RUSH-Q41)."""
    if has_aid(s, seat):
        return
    for place in range(PLACES):
        if not has(s.face_up, place):
            s.known[place] = UNSEEN


@rule
def withhold(s, seat):
    """Who forgets nothing knows every face that was seen: all have been looking at the same table."""


@rule
def has_aid(s, seat):
    """Whether the memory aid shows this viewer what was seen (RUSH-Q32)."""
    if s.memory_aid == Aid.ALL_SEATS:
        return True
    if s.memory_aid == Aid.OFF or seat == SPECTATOR or seat != s.active:
        return False
    return has(s.young, seat)


@rule
def imagine(s, seat, rng):
    """A blank place is an unseen place: chance fills it when it is turned over (RUSH-Q41).

    So every arrangement of the faces that do not lie open is equally likely, as it is from the view alone.
    Faces laid out here would be worse than that: a view does not tell which places have been
    seen, a crack never lies face down and seen (RUSH-Q23), and a bot that searches such a world
    would know what it has not seen.
    """
