"""The rules of Arctic Roll, in the order of a round (RULES.md, section 6.1)."""

from snowbound.core.chance import below, list_evenly
from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule
from snowbound.core.seats import left_of, rank

from . import actions as act
from .automa import draw_unkindly
from .calamities import what_is_drawn
from .choices import is_asked, is_finished, is_in_order
from .dice import apply_outcome, begin_round
from .fishing import holes_dug, score
from .seats import copy_row
from .state import (
    CENTRE,
    DRAFTS,
    FACES,
    HEXES,
    NO_CALAMITY,
    NO_HEX,
    WHITE_DICE,
    Phase,
    Roll,
)
from .uses import take_step


@rule
def setup(s, players, options):
    """Pawns start in the centre of empty sheets (ROLL-15); the first die is for the sheet of seat 0."""
    s.players = players
    s.scoring = options[0]
    s.sixth_free = options[1]
    s.waste_always = options[2]
    s.becomes_expand = options[3]
    s.touching = options[4]
    s.automa = options[5]
    s.start_seat = options[6]
    s.one_window = options[7]
    s.join_first = options[8]
    s.pawn[:] = CENTRE
    s.seen_pawn[:] = CENTRE
    s.pending_hex[:] = NO_HEX
    s.phase = Phase.SETUP
    s.roll = Roll.AREA_1_FIRST
    s.roll_hex = NO_HEX


# --- who may do what ---------------------------------------------------------


@rule
def actors(s):
    """Chance acts while dice are rolled; otherwise every seat that has not finished its part."""
    if s.roll != Roll.NOTHING:
        return 1 << CHANCE
    return int(s.to_act)


@rule
def outcomes(s, out, weights):
    """A die has six equal outcomes; the draw for the start player has one per seat."""
    number = FACES
    if s.roll == Roll.START_PLAYER:
        number = s.players
    return list_evenly(number, out, weights)


@rule
def sample(s, rng):
    """Draw one of `outcomes`, which all have the same weight."""
    if s.roll == Roll.START_PLAYER:
        return below(rng, s.players)
    return below(rng, FACES)


# --- carrying it out ---------------------------------------------------------


@rule
def apply(s, seat, action):
    """Carry out a decision or an outcome of chance, and everything that follows without a further decision."""
    if seat == CHANCE:
        apply_outcome(s, action)
    elif is_in_order(s):
        decide_in_window(s, seat, action)
    else:
        s.acted |= 1 << seat
        take_step(s, seat, action)
        if action == act.PASS or is_finished(s, seat):
            s.to_act &= ~(1 << seat)
    while s.to_act == 0 and s.roll == Roll.NOTHING and s.phase != Phase.END:
        begin_next_phase(s)


@rule
def begin_next_phase(s):
    """The round goes on when nobody has anything left to do (ROLL-02)."""
    if s.phase == Phase.ROUND_START:
        begin_draft(s)
    elif s.phase == Phase.WINDOW:
        begin_uses(s, Phase.TURN)
    elif s.phase == Phase.TURN:
        begin_second_window(s)
    elif s.phase == Phase.SECOND_WINDOW:
        end_draft(s)
    elif s.phase == Phase.CALAMITY:
        if is_left_to_automa(s):
            draw_unkindly(s, 0, int(s.drawn_as[0]))  # ROLL-86, ROLL-Q38
        begin_uses(s, Phase.AFTERMATH)
    else:
        end_round(s)


# --- the calamity windows ----------------------------------------------------


@rule
def begin_draft(s):
    """Players without a calamity die choose first, in turn order (ROLL-22, ROLL-41); in solo the turn begins."""
    s.draft += 1
    s.phase = Phase.WINDOW
    if s.players > 1:
        ask_in_order(s, int(s.start))


@rule
def ask_in_order(s, seat):
    """Ask the next seat that a window is for, from this one on, until the start player is reached again."""
    s.to_act = 0
    while True:
        if is_asked(s, seat):
            s.to_act = 1 << seat
            return
        seat = left_of(s, seat)
        if seat == s.start:
            return


@rule
def decide_in_window(s, seat, action):
    """A player decides again after a bonus, until they pass or are finished (ROLL-41, ROLL-60, ROLL-90)."""
    take_step(s, seat, action)
    if action != act.PASS and not is_finished(s, seat):
        return
    s.to_act = 0
    following = left_of(s, seat)
    if following != s.start:
        ask_in_order(s, following)


@rule
def begin_second_window(s):
    """After the simultaneous step some players may still take a calamity die, in turn order (ROLL-90).

    There is none in solo, where all of this is possible in the turn, nor by option (ROLL-Q43).
    """
    s.phase = Phase.SECOND_WINDOW
    if s.players > 1 and not s.one_window:
        ask_in_order(s, int(s.start))


# --- the turn ----------------------------------------------------------------


@rule
def begin_uses(s, phase):
    """All players use their dice at the same time (ROLL-22), or the bonuses that calamities gave them (ROLL-65)."""
    begin_masked_phase(s, phase)
    for seat in range(s.players):
        if not is_finished(s, seat):
            s.to_act |= 1 << seat


@rule
def begin_masked_phase(s, phase):
    """Begin a phase in which others see the table as it is now (RULES.md, section 6.2)."""
    s.phase = phase
    s.acted = 0
    s.to_act = 0
    if s.players == 1:  # nothing is hidden in solo
        return
    for seat in range(s.players):
        remember(s, seat)


@rule
def remember(s, seat):
    """Store what the others see of a seat until the phase ends (RULES.md, section 6.4)."""
    copy_row(s.sheet[seat], s.seen_sheet[seat])
    copy_row(s.stock[seat], s.seen_stock[seat])
    copy_row(s.fresh[seat], s.seen_fresh[seat])
    copy_row(s.dice[seat], s.seen_dice[seat])
    s.seen_pawn[seat] = s.pawn[seat]
    s.seen_claimed[seat] = s.claimed[seat]


@rule
def end_draft(s):
    """The flows go on to the next draft (ROLL-24); after the sixth the calamities are drawn (ROLL-46)."""
    s.die_done[:] = 0
    if s.draft == DRAFTS:
        begin_calamities(s)
    else:
        hand_on_flows(s)


@rule
def hand_on_flows(s):
    """Every dice flow goes to the next player with its remaining dice (ROLL-24); in solo they are rolled again."""
    s.phase = Phase.ROUND_START  # the next draft follows, after any dice are rolled
    if s.players == 1:
        end_solo_turn(s)
        return
    last = s.players - 1
    for face in range(FACES):
        number = s.dice[last, face]
        for seat in range(last, 0, -1):
            s.dice[seat, face] = s.dice[seat - 1, face]
        s.dice[0, face] = number


@rule
def end_solo_turn(s):
    """Without a calamity die, one lowest black die is removed (ROLL-84); unused dice are rolled again (ROLL-81)."""
    if s.held[0] == NO_CALAMITY:
        for face in range(FACES):
            if s.pool[face] > 0:
                s.pool[face] -= 1
                break
    s.dice[0, :] = 0
    s.roll = Roll.WHITE
    s.roll_left = WHITE_DICE - s.draft


# --- calamities and the end of a round ---------------------------------------


@rule
def begin_calamities(s):
    """Everyone draws the previous player's calamity on that player's sheet, all at once (ROLL-46).

    A calamity without a legal place has no effect (ROLL-57). In solo the automa may draw instead (ROLL-86).
    """
    begin_masked_phase(s, Phase.CALAMITY)
    for owner in range(s.players):
        calamity = what_is_drawn(s, owner)
        s.drawn_as[owner] = calamity
        if calamity != NO_CALAMITY and not is_left_to_automa(s):
            s.to_act |= 1 << left_of(s, owner)


@rule
def is_left_to_automa(s):
    """In solo, with option `solo_calamity`, the automa draws a calamity that has a place (ROLL-Q38)."""
    return s.automa == 1 and s.players == 1 and s.drawn_as[0] != NO_CALAMITY


@rule
def end_round(s):
    """The next player starts the new round (ROLL-67); after the sixth round the game ends (ROLL-68)."""
    s.held[:] = NO_CALAMITY
    s.drawn_as[:] = NO_CALAMITY
    s.fresh[:] = 0
    s.start = left_of(s, int(s.start))
    if s.round_number == s.rounds:
        s.phase = Phase.END
    else:
        begin_round(s)


@rule
def result(s, points, places):
    """Most points win, then most ice holes; otherwise the victory is shared (ROLL-77, ROLL-78).

    Before the end the points are those that everyone can count: in a masked phase, of the sheets as it began.
    """
    points[:] = 0
    places[:] = 0
    masked = s.players > 1 and s.phase >= Phase.TURN and s.phase <= Phase.AFTERMATH
    for seat in range(s.players):
        if masked:
            points[seat] = score(s, s.seen_sheet[seat])
        else:
            points[seat] = score(s, s.sheet[seat])
    if s.phase != Phase.END:
        return
    for seat in range(s.players):
        places[seat] = points[seat] * (HEXES + 1) + holes_dug(s.sheet[seat])
    rank(places, s.players)
