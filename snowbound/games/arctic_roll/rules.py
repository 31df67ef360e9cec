"""The rules of Arctic Roll, in the order in which a round runs through them (section 6.1)."""

from snowbound.core.chance import below
from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule

from . import actions as act
from .automa import draw_unkindly
from .calamities import what_is_drawn
from .choices import is_finished
from .dice import apply_outcome, begin_round, reroll
from .fishing import holes_dug, score
from .seats import next_seat, wide
from .state import (
    CENTRE,
    DRAFTS,
    FACES,
    FRESH_KINDS,
    HEXES,
    KINDS,
    NO_CALAMITY,
    NO_HEX,
    ROUNDS,
    WHITE_DICE,
    Phase,
    Roll,
)
from .uses import act_in_masked_phase, take_calamity


@rule
def setup(s, players, options):
    """All pawns in the centre of empty sheets; the first die is that of seat 0 (ROLL-15, section 4)."""
    s.players = players
    s.scoring = options[0]
    s.sixth_free = options[1]
    s.waste_always = options[2]
    s.becomes_expand = options[3]
    s.apart = options[4]
    s.automa = options[5]
    s.start_seat = options[6]
    s.pawn[:] = CENTRE
    s.seen_pawn[:] = CENTRE
    s.pending_hex[:] = NO_HEX
    s.phase = Phase.SETUP
    s.roll = Roll.AREA_1_FIRST
    s.roll_hex = NO_HEX


# --- who may do what ---------------------------------------------------------


@rule
def actors(s):
    """Chance while dice are rolled; else every seat that has not finished its part (section 6.1)."""
    if s.roll != Roll.NOTHING:
        return 1 << CHANCE
    return wide(s.to_act)


@rule
def outcomes(s, out, weights):
    """A die is one event with six faces; the lot for the start player is one of the seats (section 6.1)."""
    number = FACES
    if s.roll == Roll.START_PLAYER:
        number = wide(s.players)
    for i in range(number):
        out[i] = i
        weights[i] = 1
    return number


@rule
def sample(s, rng):
    """The same as `outcomes` would give: all weights are equal."""
    if s.roll == Roll.START_PLAYER:
        return below(rng, wide(s.players))
    return below(rng, FACES)


# --- carrying it out ---------------------------------------------------------


@rule
def apply(s, seat, action):
    """One decision, or one outcome of chance, and all that follows from it without a question."""
    if seat == CHANCE:
        apply_outcome(s, action)
    elif s.phase == Phase.WINDOW:
        decide_in_window(s, seat, action)
    else:
        s.acted |= 1 << seat
        act_in_masked_phase(s, seat, action)
        if action == act.PASS or is_finished(s, seat):
            s.to_act &= ~(1 << seat)
    while s.to_act == 0 and s.roll == Roll.NOTHING and s.phase != Phase.END:
        begin_next_phase(s)


@rule
def begin_next_phase(s):
    """Nobody has anything left to do, so the round goes on (ROLL-02)."""
    if s.phase == Phase.ROUND_START:
        begin_draft(s)
    elif s.phase == Phase.WINDOW:
        begin_uses(s, Phase.TURN)
    elif s.phase == Phase.TURN:
        s.die_done[:] = 0
        if s.draft == DRAFTS:
            begin_calamities(s)
        else:
            hand_on_flows(s)
    elif s.phase == Phase.CALAMITY:
        if is_left_to_automa(s):
            draw_unkindly(s, 0, wide(s.drawn_as[0]))  # ROLL-86, ROLL-Q38
        begin_uses(s, Phase.AFTERMATH)
    else:
        end_round(s)


# --- the calamity window -----------------------------------------------------


@rule
def begin_draft(s):
    """Who has no calamity die chooses first, in turn order (ROLL-22, ROLL-41); in solo the turn begins."""
    s.draft += 1
    s.phase = Phase.WINDOW
    if s.players > 1:
        ask_in_order(s, wide(s.start))


@rule
def ask_in_order(s, seat):
    """The first seat from this one on, round to the start player, that has no calamity die."""
    s.to_act = 0
    while True:
        if s.held[seat] == NO_CALAMITY:
            s.to_act = 1 << seat
            return
        seat = next_seat(s, seat)
        if seat == s.start:
            return


@rule
def decide_in_window(s, seat, action):
    """Pass, take a calamity die, or roll the flow again and be asked anew (ROLL-41, ROLL-Q30)."""
    if action == act.REROLL:
        reroll(s, seat)
        return
    if action != act.PASS:
        take_calamity(s, seat, action)
    s.to_act = 0
    following = next_seat(s, seat)
    if following != s.start:
        ask_in_order(s, following)


# --- the turn ----------------------------------------------------------------


@rule
def begin_uses(s, phase):
    """All use their dice at the same time (ROLL-22), or what the calamities brought them (ROLL-65)."""
    begin_masked_phase(s, phase)
    for seat in range(wide(s.players)):
        if not is_finished(s, seat):
            s.to_act |= 1 << seat


@rule
def begin_masked_phase(s, phase):
    """From now on the others are shown what is now on the table (section 6.2)."""
    s.phase = phase
    s.acted = 0
    s.to_act = 0
    if s.players == 1:  # nothing is hidden in solo
        return
    for seat in range(wide(s.players)):
        remember(s, seat)


@rule
def remember(s, seat):
    """Keep what the others are shown of a seat until the phase ends (section 6.4)."""
    for hex_ in range(HEXES):
        s.seen_sheet[seat, hex_] = s.sheet[seat, hex_]
    for kind in range(KINDS):
        s.seen_stock[seat, kind] = s.stock[seat, kind]
    for kind in range(FRESH_KINDS):
        s.seen_fresh[seat, kind] = s.fresh[seat, kind]
    for face in range(FACES):
        s.seen_dice[seat, face] = s.dice[seat, face]
    s.seen_pawn[seat] = s.pawn[seat]
    s.seen_claimed[seat] = s.claimed[seat]


@rule
def hand_on_flows(s):
    """Every dice flow goes to the next player with the dice left on it (ROLL-24); solo rolls them again."""
    s.phase = Phase.ROUND_START  # and so, unless dice are rolled, the next draft
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
    """Without a calamity die one lowest black die goes (ROLL-84); unused dice are rolled again (ROLL-81)."""
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
    """Everybody draws the calamity of the player before on that player's sheet, all at once (ROLL-46).

    One without a legal place has no effect (ROLL-57). In solo nobody is asked if the automa draws (ROLL-86).
    """
    begin_masked_phase(s, Phase.CALAMITY)
    for owner in range(wide(s.players)):
        calamity = what_is_drawn(s, owner)
        s.drawn_as[owner] = calamity
        if calamity != NO_CALAMITY and not is_left_to_automa(s):
            s.to_act |= 1 << next_seat(s, owner)


@rule
def is_left_to_automa(s):
    """In solo, with the option, the calamity is drawn by rule if it has a place (ROLL-Q38)."""
    return s.automa == 1 and s.players == 1 and s.drawn_as[0] != NO_CALAMITY


@rule
def end_round(s):
    """The next player starts the new round (ROLL-67); after the sixth the game is over (ROLL-68)."""
    s.held[:] = NO_CALAMITY
    s.drawn_as[:] = NO_CALAMITY
    s.fresh[:] = 0
    s.start = next_seat(s, wide(s.start))
    if s.round_number == ROUNDS:
        s.phase = Phase.END
    else:
        begin_round(s)


@rule
def result(s, points, places):
    """Most points win, then most ice holes; else the victory is shared (ROLL-77, ROLL-78).

    Before the end: what everybody can count, so in a masked phase the sheets as it began.
    """
    points[:] = 0
    places[:] = 0
    masked = s.players > 1 and s.phase >= Phase.TURN and s.phase <= Phase.AFTERMATH
    for seat in range(wide(s.players)):
        if masked:
            points[seat] = score(s.seen_sheet[seat], s.scoring)
        else:
            points[seat] = score(s.sheet[seat], s.scoring)
    if s.phase != Phase.END:
        return
    for seat in range(wide(s.players)):
        places[seat] = 1
        for other in range(wide(s.players)):
            if is_better(s, points, other, seat):
                places[seat] += 1


@rule
def is_better(s, points, seat, other):
    """More points, or as many and more ice holes dug, struck ones too (ROLL-78)."""
    if points[seat] != points[other]:
        return points[seat] > points[other]
    return holes_dug(s.sheet[seat]) > holes_dug(s.sheet[other])
