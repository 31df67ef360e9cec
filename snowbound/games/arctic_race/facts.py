"""What an event did: where racers went, what their landing set off, who drifted and fell, and how the game ended.

A move is walked again on the position before it, by the rules that carried it out. Everything else follows from the
two positions. All of it is public except a chosen card, so nothing is read that a view conceals.
"""

from snowbound.core.bits import count, has
from snowbound.core.facts import (
    DETAIL,
    HEADLINE,
    LINE,
    NOBODY,
    NONE,
    NUMBER,
    PASSING,
    ROUND,
    SCORE,
    TURN,
    UNTOLD,
    WHAT,
    WHY,
    FactKind,
    count_values,
    give_reasons,
    give_sounds,
    note,
)
from snowbound.core.rule import rule
from snowbound.core.seats import left_of

from . import actions as act
from .movement import end_of_move, icon_at, move, next_free
from .rules import pick_up, prizes, racers_not_home, value_at_end
from .state import (
    CARDS,
    CIRCLE,
    LONGEST_SLIDE,
    NO_TILE,
    NOT_HOME,
    RACERS,
    SECOND_ACTION,
    SLOTS,
    TILES,
    WITH_OWNER,
    EndReason,
    Icon,
    Phase,
    SecondAction,
)
from .views import pile_height


class Fact(FactKind):
    """What can happen in Arctic Race. Cards, racers, races and seats are numbers from 0, as in a position."""

    # fmt: off
    IS_FIRST       = 0, LINE, "RACE-04 RACE-Q39", "`seat` gets the start token"
    FLOE_LAID      = 1, DETAIL, "RACE-06 RACE-Q21", "tile `what` is laid into slot `where`"
    RIVER_LAID     = 2, LINE, "RACE-05 RACE-06", "the river is laid; `number` tiles are in the stack"
    ROUND_BEGINS   = 3, ROUND, "RACE-12 RACE-18", "round `number` begins; the first turn in it is that of `seat`"
    HAS_CHOSEN     = 4, PASSING, "RACE-12 RACE-72", "`seat` has chosen card `what`, or one that the reader may not know"
    TURN_BEGINS    = 5, TURN, "RACE-13 RACE-17", "the turn of `seat` begins"
    REVEALS        = 6, PASSING, "RACE-14 RACE-16", "`seat` reveals card `what`"
    TURN_SKIPPED   = 7, LINE, "RACE-Q33", "all racers of the card that `seat` reveals are home"
    MOVES          = 8, LINE, "RACE-31 RACE-39", "racer `what` of `seat` stops on field `where`; `number` is the card"
    ENTERS         = 9, LINE, "RACE-28 RACE-32 RACE-Q23", "the same for a racer that was with its owner"
    JUMPS          = 10, DETAIL, "RACE-33 RACE-36", "field `where` is taken: racer `what` of `seat` goes on to `number`"
    SLIDES         = 11, DETAIL, "RACE-41", "racer `what` of `seat` goes `number` fields further from field `where`"
    COMES_HOME     = 12, HEADLINE, "RACE-36 RACE-37", "racer `what` of `seat` takes place `where`, by card `number`"
    FALLS_IN       = 13, HEADLINE, "RACE-57 RACE-58", "racer `what` of `seat` ends in water on `where`; `number`: card"
    USES_CARD      = 14, LINE, "RACE-20 RACE-21 RACE-22 RACE-26", "`seat` carries out the second action of card `what`"
    PICKS_UP       = 15, LINE, "RACE-23 RACE-30 RACE-48", "`seat` takes the cards back, by card `number` or by an icon"
    REFILLS        = 16, LINE, "RACE-19 RACE-29", "`seat` has played all cards and takes them back after the round"
    ROLLS          = 17, LINE, "RACE-44 RACE-46", "`seat` rolls the number of racer `what`, or the black circle"
    ROLLS_IN_VAIN  = 18, LINE, "RACE-45", "`seat` rolls the number of racer `what`, which is home"
    GIVES          = 19, LINE, "RACE-42 RACE-43 RACE-Q28", "`seat` gives the start token to seat `where`"
    FLOES_SHIFT    = 20, LINE, "RACE-49 RACE-50", "tile `what`, or none, enters the river; `number` racers are carried"
    CARRIED        = 21, DETAIL, "RACE-51 RACE-53", "racer `what` of `seat` is carried from field `number` to `where`"
    FALLS_OFF      = 22, HEADLINE, "RACE-52 RACE-54", "racer `what` of `seat` leaves with the floe at field `where`"
    FLOES_RUN_OUT  = 23, HEADLINE, "RACE-55 RACE-61 RACE-Q16", "a floe was due and none was left"
    NOTHING_SHIFTS = 24, LINE, "RACE-59 RACE-Q19", "a shift was due and the river is empty"
    WINS           = 25, HEADLINE, "RACE-68 RACE-70", "`seat` wins with `number` points, as one of `what` winners"
    THREE_HOME     = 26, WHY, "RACE-60 RACE-Q34", "`seat` has enough racers home"
    FLOES_OUT      = 27, WHY, "RACE-61", "the floes ran out"
    STOPPED        = 28, WHY, "RACE-Q35", "the last of `number` rounds is over"
    TIE_BROKEN     = 29, WHY, "RACE-69 RACE-Q36 RACE-Q38", "`seat` beats seat `what` in race `where`, with equal points"
    SHARED_WIN     = 30, WHY, "RACE-70 RACE-Q37", "no race decides among the winners; there are `number` of them"
    PRIZE          = 31, SCORE, "RACE-63 RACE-64 RACE-65 RACE-66 RACE-Q42", "racer `what` of `seat`, place `where`"
    # fmt: on


give_sounds(
    {
        "card": (Fact.HAS_CHOSEN, Fact.REVEALS, Fact.USES_CARD, Fact.PICKS_UP, Fact.REFILLS),
        "dice": (Fact.ROLLS, Fact.ROLLS_IN_VAIN),
        "step": (Fact.MOVES, Fact.ENTERS, Fact.JUMPS),
        "slide": (Fact.FLOE_LAID, Fact.SLIDES, Fact.FLOES_SHIFT, Fact.CARRIED),
        "splash": (Fact.FALLS_IN, Fact.FALLS_OFF),
        "gain": (Fact.GIVES,),
        "loss": (Fact.TURN_SKIPPED,),
        "cheer": (Fact.COMES_HOME, Fact.WINS),
        "whistle": (Fact.FLOES_RUN_OUT,),
    }
)

give_reasons(
    gains=(Fact.COMES_HOME, Fact.ENTERS, Fact.JUMPS, Fact.SLIDES, Fact.PICKS_UP, Fact.WINS),
    losses=(Fact.FALLS_IN, Fact.FALLS_OFF, Fact.TURN_SKIPPED, Fact.ROLLS_IN_VAIN),
    rivals_gain=(Fact.COMES_HOME, Fact.WINS),
    rivals_lose=(Fact.FALLS_IN, Fact.FALLS_OFF),
    times=(Fact.COMES_HOME, Fact.FALLS_OFF),
    numbers=(Fact.SLIDES,),
)

count_values(
    (WHAT, CARDS, Fact.REVEALS, Fact.USES_CARD),
    (WHAT, RACERS, Fact.MOVES, Fact.COMES_HOME, Fact.FALLS_IN, Fact.FALLS_OFF),
    (WHAT, RACERS + 1, Fact.ROLLS),
    (NUMBER, LONGEST_SLIDE + 1, Fact.SLIDES),
    (WHAT, TILES, Fact.FLOES_SHIFT),
)


@rule
def facts(s, after, seat, action, out):
    """List what a choice, a deed of the player in turn or an outcome of chance did, and what followed by itself."""
    n = 0
    if s.phase == Phase.FIRST:
        return note(out, n, Fact.IS_FIRST, after.holder, NONE, NONE, NONE)
    if s.phase == Phase.LAY:
        n = tell_floe(s, after, out, n)
    elif s.phase == Phase.CHOOSE:
        card = NONE if action == UNTOLD else action - act.CARD
        n = note(out, n, Fact.HAS_CHOSEN, seat, card, NONE, NONE)
    else:
        n = tell_deed(s, after, action, out, n)
    return tell_next(s, after, seat, out, n)


@rule
def tell_floe(s, after, out, n):
    """A tile is laid into the first free slot; the last one completes the river (RACE-06)."""
    slot = 0
    while s.river[slot] != NO_TILE:
        slot += 1
    n = note(out, n, Fact.FLOE_LAID, NOBODY, after.river[slot], slot, NONE)
    if slot + 1 == SLOTS:
        n = note(out, n, Fact.RIVER_LAID, NOBODY, NONE, NONE, after.stack)
    return n


@rule
def tell_deed(s, after, action, out, n):
    """What the player in turn or chance has decided, and its effects (RACE-Q11)."""
    seat, phase = int(s.turn), s.phase
    if phase == Phase.ACT and action == act.SECOND:
        return tell_second(s, after, seat, out, n)
    if phase == Phase.ACT:
        racer = action - act.MOVE
        return tell_move(s, after, seat, racer, int(s.card_steps[s.card, racer]), int(s.card), out, n)
    if phase == Phase.CIRCLE:
        return tell_move(s, after, seat, action - act.CIRCLE, s.circle_steps, NONE, out, n)
    if phase == Phase.ROLL:
        return tell_roll(s, after, seat, int(s.die_face[action]), out, n)
    if phase == Phase.DRAW:
        return tell_shift(s, after, action, out, n)
    return note(out, n, Fact.GIVES, seat, NONE, action - act.GIVE, NONE)


@rule
def tell_second(s, after, seat, out, n):
    """The second action of the revealed card (RACE-20 to RACE-23)."""
    kind = SECOND_ACTION[s.card]
    if kind == SecondAction.PICKUP:
        pick_up(s, seat)
        return note(out, n, Fact.PICKS_UP, seat, NONE, NONE, s.card)
    n = note(out, n, Fact.USES_CARD, seat, s.card, NONE, NONE)
    if kind == SecondAction.SHIFT and s.stack == 0:
        n = tell_dry_shift(s, after, out, n)
    return n


@rule
def tell_roll(s, after, seat, racer, out, n):
    """A number moves that racer unless it is home (RACE-44, RACE-45); the black circle asks for one (RACE-46)."""
    if racer != CIRCLE and not has(racers_not_home(s, seat), racer):
        return note(out, n, Fact.ROLLS_IN_VAIN, seat, racer, NONE, NONE)
    n = note(out, n, Fact.ROLLS, seat, racer, NONE, NONE)
    if racer == CIRCLE:
        return n
    return tell_move(s, after, seat, racer, int(s.racer_steps[racer]), NONE, out, n)


# --- racers and floes --------------------------------------------------------


@rule
def tell_move(s, after, seat, racer, steps, card, out, n):
    """Where a racer comes to rest, how it got there, and what its landing sets off at once. Moves the racer on `s`."""
    line, start = n, int(s.field[seat, racer])
    s.occupied &= ~(1 << start)
    there = end_of_move(s, start, steps)
    n = tell_way(s, seat, racer, start, steps, out, n + 1)
    icon = move(s, seat, racer, steps)
    if icon == Icon.GOAL:
        note(out, line, Fact.COMES_HOME, seat, racer, s.place[seat, racer], card)
    elif icon == Icon.WATER:
        note(out, line, Fact.FALLS_IN, seat, racer, there, card)
    elif start == WITH_OWNER:
        note(out, line, Fact.ENTERS, seat, racer, there, card)
    else:
        note(out, line, Fact.MOVES, seat, racer, there, card)
    if icon == Icon.PICKUP:
        pick_up(s, seat)
        return note(out, n, Fact.PICKS_UP, seat, NONE, NONE, NONE)
    if icon == Icon.SHIFT and s.stack == 0:
        return tell_dry_shift(s, after, out, n)
    return n


@rule
def tell_way(s, seat, racer, here, steps, out, n):
    """Taken fields that were jumped, and numbers that carried a racer further (RACE-33, RACE-41)."""
    while steps > 0:
        counted = here + steps
        here = next_free(s, counted)
        if here > counted:
            n = note(out, n, Fact.JUMPS, seat, racer, counted, here)
        steps = int(s.icon_steps[icon_at(s, here)])
        if steps > 0:
            n = note(out, n, Fact.SLIDES, seat, racer, here, steps)
    return n


@rule
def tell_dry_shift(s, after, out, n):
    """A shift without a new tile (RACE-55, RACE-59)."""
    if s.ending & EndReason.FLOES_OUT == 0:
        n = note(out, n, Fact.FLOES_RUN_OUT, NOBODY, NONE, NONE, NONE)
    for slot in range(SLOTS):
        if s.river[slot] != NO_TILE:
            return tell_shift(s, after, NONE, out, n)
    return note(out, n, Fact.NOTHING_SHIFTS, NOBODY, NONE, NONE, NONE)


@rule
def tell_shift(s, after, tile, out, n):
    """The floes move on; racers on them are carried or pushed out, and nobody else moves (RACE-49 to RACE-53)."""
    line, carried = n, 0
    n += 1
    for seat in range(s.players):
        for racer in range(RACERS):
            here, there = int(s.field[seat, racer]), int(after.field[seat, racer])
            if there == here:
                continue
            if there == WITH_OWNER:
                n = note(out, n, Fact.FALLS_OFF, seat, racer, here, NONE)
            else:
                n = note(out, n, Fact.CARRIED, seat, racer, there, here)
                carried += 1
    note(out, line, Fact.FLOES_SHIFT, NOBODY, tile, NONE, carried)
    return n


# --- turns and rounds --------------------------------------------------------


@rule
def tell_next(s, after, seat, out, n):
    """Cards that the event turned up, in the order of turns, and the end of the round (RACE-13, RACE-14)."""
    down, revealed = int(s.face_down), 0
    if s.phase == Phase.CHOOSE:
        down, revealed = down | 1 << seat, int(s.opener)
    elif s.turn != NOBODY:
        revealed = left_of(s, int(s.turn))
    while has(down, revealed) and not has(int(after.face_down), revealed):
        down &= ~(1 << revealed)
        n = note(out, n, Fact.TURN_BEGINS, revealed, NONE, NONE, NONE)
        if after.phase == Phase.ACT and after.turn == revealed:
            return note(out, n, Fact.REVEALS, revealed, after.card, NONE, NONE)
        n = note(out, n, Fact.TURN_SKIPPED, revealed, NONE, NONE, NONE)
        revealed = left_of(s, revealed)
    if after.phase == Phase.END:
        return tell_winners(after, out, tell_refills(s, after, out, n))
    if after.round_number > s.round_number:
        n = tell_refills(s, after, out, n)
        n = note(out, n, Fact.ROUND_BEGINS, after.opener, NONE, NONE, after.round_number)
    return n


@rule
def tell_refills(s, after, out, n):
    """Players without a card in hand take all cards back at the end of a round (RACE-19).

    Cards that were picked up just now are not on the pile of `s` any more (RACE-Q26).
    """
    for seat in range(s.players):
        if pile_height(after, seat) == 0 and pile_height(s, seat) > 0:
            n = note(out, n, Fact.REFILLS, seat, NONE, NONE, NONE)
    return n


@rule
def tell_winners(s, out, n):
    """Most points win; ties are broken race by race, or shared (RACE-68 to RACE-70)."""
    best, winners = best_value(s), 0
    for seat in range(s.players):
        if value(s, seat) == best:
            winners += 1
    for seat in range(s.players):
        if value(s, seat) == best:
            n = note(out, n, Fact.WINS, seat, winners, NONE, prizes(s, seat))
    return n


# --- the reckoning -----------------------------------------------------------


@rule
def reckon(s, out):
    """Why the game ended, what decided ties, and the prizes of the racers that are home (RACE-60 to RACE-70)."""
    if s.phase != Phase.END:
        return 0
    n = 0
    for seat in range(s.players):
        if count(int(s.home[seat])) >= s.home_to_end:
            n = note(out, n, Fact.THREE_HOME, seat, NONE, NONE, NONE)
    if s.ending & EndReason.FLOES_OUT != 0:
        n = note(out, n, Fact.FLOES_OUT, NOBODY, NONE, NONE, NONE)
    if s.ending & EndReason.STOPPED != 0:
        n = note(out, n, Fact.STOPPED, NOBODY, NONE, NONE, s.max_rounds)
    n = tell_ties(s, out, n)
    for seat in range(s.players):
        for racer in range(RACERS):
            place = s.place[seat, racer]
            if place != NOT_HOME:
                n = note(out, n, Fact.PRIZE, seat, racer, place, int(s.prize[racer, place]))
    return n


@rule
def tell_ties(s, out, n):
    """For each player the next one with as many points, and the race that decides between them (RACE-69, RACE-Q38)."""
    best, winners = best_value(s), 0
    for seat in range(s.players):
        if value(s, seat) == best:
            winners += 1
        behind = next_with_equal_points(s, seat)
        if behind != NOBODY:
            race = deciding_race(s, seat, behind)
            n = note(out, n, Fact.TIE_BROKEN, seat, behind, race, prizes(s, seat))
    if winners > 1:
        n = note(out, n, Fact.SHARED_WIN, NOBODY, NONE, NONE, winners)
    return n


@rule
def next_with_equal_points(s, seat):
    """The best of the players with equal points that the tie-break ranks below this one."""
    points, own, found = prizes(s, seat), value(s, seat), NOBODY
    for other in range(s.players):
        if prizes(s, other) != points or value(s, other) >= own:
            continue
        if found == NOBODY or value(s, other) > value(s, found):
            found = other
    return found


@rule
def deciding_race(s, seat, other):
    """The first race in which the places of two players differ."""
    race = 0
    while s.place[seat, race] == s.place[other, race]:
        race += 1
    return race


@rule
def best_value(s):
    """How the winner is valued."""
    best = value(s, 0)
    for seat in range(1, s.players):
        best = max(best, value(s, seat))
    return best


@rule
def value(s, seat):
    """How the ranking values a player."""
    return value_at_end(s, seat, prizes(s, seat))
