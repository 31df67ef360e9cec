"""What an event of Arctic Roll did: `facts`. Why the game ended and who fished what is in `reckoning.py`."""

from snowbound.core.contract import CHANCE
from snowbound.core.facts import NOBODY, NONE, UNTOLD, note
from snowbound.core.rule import rule

from .fact_calamities import is_into_calamities, tell_impossible
from .fact_kinds import Fact
from .fact_turns import tell_masked, tell_open
from .fishing import score
from .geometry import NEIGHBOUR
from .pawn import is_water
from .reckoning import standing
from .state import FACES, Phase, Roll
from .views import is_masked


@rule
def facts(s, after, seat, action, out):
    """List what an event did; return how many rows. `s` is a copy of the position before, which is changed."""
    n = 0
    if seat == CHANCE:
        if action != UNTOLD:
            n = tell_roll(s, after, action, out, n)
    elif is_masked(s):
        n = tell_masked(s, after, seat, out)
    else:
        n = tell_open(s, after, seat, action, out)
    if is_into_calamities(s, after):
        n = tell_impossible(s, after, out, n)
    return tell_progress(s, after, out, n)


# --- dice --------------------------------------------------------------------


@rule
def tell_roll(s, after, face, out, n):
    """Tell of one die, and of all of them with the last one, which in solo begins a turn (ROLL-81)."""
    who, value = int(s.roll_seat), face + 1
    if s.roll <= Roll.AREA_2_SECOND:
        return tell_water(s, after, face, out, n)
    if s.roll == Roll.START_PLAYER:
        return n  # the round that begins says who starts
    if s.roll == Roll.BLACK:
        n = note(out, n, Fact.BLACK_DIE, NOBODY, NONE, NONE, value)
        if s.roll_left == 1:
            dice = 0
            for other in range(FACES):
                dice += after.pool[other]
            n = note(out, n, Fact.POOL_ROLLED, NOBODY, NONE, NONE, dice)
        return n
    if s.players == 1:
        n = tell_draft(s, after, out, n)
    n = note(out, n, Fact.WHITE_DIE, who, NONE, NONE, value)
    if s.roll_left == 1:
        kind = Fact.DICE_ROLLED
        if s.roll == Roll.REROLL:
            kind = Fact.DICE_REROLLED
        n = note(out, n, kind, who, NONE, NONE, NONE)
    return n


@rule
def tell_water(s, after, side, out, n):
    """Tell of a die of the setup (ROLL-09 to ROLL-14)."""
    seat = int(s.roll_seat)
    n = note(out, n, Fact.WATER_DIE, seat, NONE, NONE, side + 1)
    is_first = s.roll == Roll.AREA_1_FIRST or s.roll == Roll.AREA_2_FIRST
    if is_first:
        if after.roll == s.roll:
            n = note(out, n, Fact.WATER_AGAIN, seat, NONE, NONE, NONE)
        return n
    first = int(s.roll_hex)
    if not is_water(after.sheet[seat, first]):
        return note(out, n, Fact.WATER_AGAIN, seat, NONE, NONE, NONE)
    area = 1
    if s.roll == Roll.AREA_2_SECOND:
        area = 2
    n = note(out, n, Fact.WATER_DRAWN, seat, area, first, NEIGHBOUR[first, side])
    if area == 2 and seat + 1 == s.players:
        n = note(out, n, Fact.SHEETS_READY, NOBODY, NONE, NONE, NONE)
    return n


# --- rounds and the end ------------------------------------------------------


@rule
def tell_progress(s, after, out, n):
    """Tell that a round or a draft begins, or that the game is over."""
    if after.round_number != s.round_number:
        starter = int(after.start)
        if s.players == 1:
            starter = NOBODY
        n = note(out, n, Fact.ROUND_BEGINS, starter, NONE, NONE, int(after.round_number))
    if s.players > 1:
        n = tell_draft(s, after, out, n)
    if after.phase == Phase.END:
        n = tell_winners(after, out, n)
    return n


@rule
def tell_draft(s, after, out, n):
    """Tell that a draft begins, in solo the turn of the player."""
    if after.draft == 0 or after.draft == s.draft:
        return n
    alone = NOBODY
    if s.players == 1:
        alone = 0
    return note(out, n, Fact.DRAFT_BEGINS, alone, NONE, NONE, int(after.draft))


@rule
def tell_winners(s, out, n):
    """Tell who has won: one row per winner."""
    best, winners = NONE, 0
    for seat in range(s.players):
        value = standing(s, seat)
        if value > best:
            best, winners = value, 0
        if value == best:
            winners += 1
    for seat in range(s.players):
        if standing(s, seat) == best:
            n = note(out, n, Fact.GAME_WON, seat, winners, NONE, score(s, s.sheet[seat]))
    return n
