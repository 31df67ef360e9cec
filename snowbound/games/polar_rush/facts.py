"""What an event did, and what each player has at the end: for the log, the result and statistics."""

from snowbound.core.bits import has, lowest
from snowbound.core.facts import (
    HEADLINE,
    LINE,
    NOBODY,
    NONE,
    NUMBER,
    PASSING,
    ROUND,
    SCORE,
    TURN,
    WHAT,
    WHY,
    FactKind,
    count_values,
    give_reasons,
    give_sounds,
    note,
)
from snowbound.core.rule import rule

from .reach import first_slot, has_sled, kayak_gap, middle_floe, pictures, reach
from .rules import is_shuffle_due
from .state import (
    COLUMN_OF,
    FLOE_OF,
    IGLOO_SLOT,
    IN_KAYAK,
    LARGEST_ROLL,
    NEXT_TO,
    NOT_LAID,
    ON_START,
    ROW_OF,
    ROWS,
    SLOT_OF,
    SLOTS,
    START_SLOT,
    UNSEEN,
    Face,
    Phase,
)


class Fact(FactKind):
    """What can happen in Polar Rush. A tile is told by its face, never by its place (RUSH-Q31)."""

    # fmt: off
    ROUND_BEGINS   = 0, ROUND, "RUSH-50", "every player has had `number` - 1 turns, and the next round begins"
    TURN_BEGINS    = 1, TURN, "RUSH-09 RUSH-50", "the turn of `seat` begins"
    COURSE_LAID    = 2, LINE, "RUSH-02 RUSH-55", "the course of `number` floes is complete"
    STARTS         = 3, LINE, "RUSH-08", "`seat` is the start player"
    SHUFFLED       = 4, LINE, "RUSH-37", "all tiles are shuffled after a turn with the crack"
    ROLLS          = 5, LINE, "RUSH-10", "`seat` rolls `number`"
    TURNS_OVER     = 6, PASSING, "RUSH-11 RUSH-13", "`seat` turns over face `what` and has to choose what to do"
    MOVES          = 7, LINE, "RUSH-14 RUSH-16 RUSH-22", "face `what` moves `seat` from slot `number` to slot `where`"
    SLEDS          = 8, LINE, "RUSH-30", "the same by sled, to a space that is not adjacent"
    HUNTS          = 9, LINE, "RUSH-28 RUSH-29", "the same to a polar bear, for a harpoon token"
    LANDS          = 10, LINE, "RUSH-41 RUSH-43", "face `what` moves `seat` from the kayak at `number` to slot `where`"
    REACHES        = 11, HEADLINE, "RUSH-46", "`seat` goes to the igloo at slot `where` in its turn `number`"
    LEADS          = 12, HEADLINE, "RUSH-46", "`seat` passes `what` and is the only one in front"
    NO_SPACE       = 13, LINE, "RUSH-19 RUSH-47", "`seat` stays: no space in reach shows face `what`"
    BLOCKED        = 14, LINE, "RUSH-18 RUSH-19", "`seat` stays: `number` is on slot `where`, which shows face `what`"
    NO_HARPOON     = 15, LINE, "RUSH-27", "`seat` turns over the polar bear and stays without a harpoon token"
    STAYS          = 16, LINE, "RUSH-30 RUSH-54", "`seat` chooses to stay after face `what`"
    TAKES_HARPOON  = 17, LINE, "RUSH-24", "`seat` takes a harpoon token"
    LEAVES_HARPOON = 18, LINE, "RUSH-24", "`seat` does not take a harpoon token"
    SEPARATES      = 19, HEADLINE, "RUSH-33", "`seat` separates junction `where`"
    BRIDGES        = 20, HEADLINE, "RUSH-33", "`seat` bridges junction `where`"
    BOARDS         = 21, LINE, "RUSH-39", "`seat` boards the kayak at junction `where`"
    STAYS_OUT      = 22, LINE, "RUSH-39", "`seat` does not board the kayak"
    NO_GAP         = 23, LINE, "RUSH-40", "`seat` turns over the kayak, and its floe borders no gap"
    KAYAK_TAKEN    = 24, LINE, "RUSH-40 RUSH-44", "`seat` turns over the kayak, and `number` is in it"
    HOME_FIRST     = 25, WHY, "RUSH-48", "the game is over since `seat` is in the igloo"
    AT_IGLOO       = 26, SCORE, "RUSH-46", "`seat` is in the igloo in its turn `number`"
    STEPS_LEFT     = 27, SCORE, "RUSH-16", "`seat` is at least `number` steps from the igloo, at `where` as in `pos`"
    HARPOON_LEFT   = 28, SCORE, "RUSH-25", "`seat` has `number` harpoon tokens"
    # fmt: on


give_sounds(
    {
        "card": (Fact.TURNS_OVER, Fact.SHUFFLED),
        "dice": (Fact.ROLLS,),
        "step": (Fact.MOVES,),
        "slide": (Fact.SLEDS, Fact.BRIDGES),
        "splash": (Fact.BOARDS, Fact.LANDS),
        "growl": (Fact.HUNTS, Fact.NO_HARPOON),
        "block": (Fact.BLOCKED, Fact.KAYAK_TAKEN),
        "hit": (Fact.SEPARATES,),
        "gain": (Fact.TAKES_HARPOON, Fact.LEADS),
        "loss": (Fact.NO_SPACE, Fact.NO_GAP),
        "cheer": (Fact.REACHES,),
    }
)

give_reasons(
    gains=(Fact.REACHES, Fact.LEADS, Fact.SLEDS, Fact.HUNTS, Fact.TAKES_HARPOON, Fact.BOARDS),
    losses=(Fact.NO_SPACE, Fact.BLOCKED, Fact.NO_HARPOON, Fact.KAYAK_TAKEN, Fact.NO_GAP),
    rivals_gain=(Fact.REACHES, Fact.LEADS),
    rivals_lose=(Fact.BLOCKED,),
    times=(Fact.BLOCKED,),
)

count_values(
    (NUMBER, LARGEST_ROLL + 1, Fact.ROLLS),
    (WHAT, len(Face), Fact.TURNS_OVER, Fact.MOVES, Fact.SLEDS, Fact.LANDS, Fact.NO_SPACE),
)


@rule
def facts(s, after, seat, action, out):
    """List what an event did (RUSH-Q31: the face of a tile that was turned over, and not its place)."""
    phase = s.phase
    if phase == Phase.COURSE:
        return course_facts(s, after, out)
    if phase == Phase.STARTER:
        return note(out, 0, Fact.STARTS, after.active, NONE, NONE, NONE)
    if phase == Phase.ROLL:
        return roll_facts(s, after, out)
    if phase == Phase.REVEAL:
        return tile_facts(s, after, int(s.active), int(after.known[s.place]), out)
    if phase == Phase.FLIP:
        place = lowest(int(after.face_up) & ~int(s.face_up))
        if after.known[place] == UNSEEN:  # chance decides next what it shows
            return 0
        return tile_facts(s, after, seat, int(after.known[place]), out)
    return choice_facts(s, after, seat, out)


@rule
def course_facts(s, after, out):
    """The last floe completes the course."""
    if after.course[s.floes - 1] == NOT_LAID:
        return 0
    return note(out, 0, Fact.COURSE_LAID, NOBODY, NONE, NONE, s.floes)


@rule
def roll_facts(s, after, out):
    """A roll ends the last turn, with a shuffle if it had a crack, and begins the next one."""
    n = 0
    if is_shuffle_due(s):
        n = note(out, n, Fact.SHUFFLED, NOBODY, NONE, NONE, NONE)
    turn = int(after.turn_number) - 1
    if turn % after.players == 0:
        n = note(out, n, Fact.ROUND_BEGINS, NOBODY, NONE, NONE, turn // after.players + 1)
    n = note(out, n, Fact.TURN_BEGINS, after.active, NONE, NONE, NONE)
    return note(out, n, Fact.ROLLS, after.active, NONE, NONE, after.tiles_left)


@rule
def tile_facts(s, after, seat, face, out):
    """A tile moves the figure, asks for a choice, or does nothing, for a reason."""
    if after.pos[seat] != s.pos[seat]:
        return move_facts(s, after, seat, face, out)
    if after.phase == Phase.MOVE or after.phase == Phase.CRACK or after.phase == Phase.KAYAK:
        return note(out, 0, Fact.TURNS_OVER, seat, face, NONE, NONE)
    if face == Face.KAYAK:
        return no_kayak_facts(s, seat, out)
    if face == Face.POLAR_BEAR and not s.easy and s.harpoon[seat] == 0:
        return note(out, 0, Fact.NO_HARPOON, seat, face, NONE, NONE)
    first = first_slot(s, seat)
    matching = reach(s, seat, face) & pictures(s, middle_floe(int(s.pos[seat])), face)
    if matching == 0:
        return note(out, 0, Fact.NO_SPACE, seat, face, NONE, NONE)
    slot = first + lowest(matching)
    return note(out, 0, Fact.BLOCKED, seat, face, slot, figure_on(s, slot))


@rule
def choice_facts(s, after, seat, out):
    """What the player in turn chose after a tile."""
    moved = after.pos[seat] != s.pos[seat]
    if s.phase == Phase.MOVE:
        face = int(s.known[s.place])
        if moved:
            return move_facts(s, after, seat, face, out)
        return note(out, 0, Fact.STAYS, seat, face, NONE, NONE)
    if s.phase == Phase.HARPOON:
        took = Fact.TAKES_HARPOON if after.harpoon[seat] else Fact.LEAVES_HARPOON
        return note(out, 0, took, seat, NONE, NONE, NONE)
    if s.phase == Phase.CRACK:
        junction = lowest(int(s.gaps) ^ int(after.gaps))
        kind = Fact.SEPARATES if has(after.gaps, junction) else Fact.BRIDGES
        return note(out, 0, kind, seat, NONE, junction, NONE)
    if not moved:
        return note(out, 0, Fact.STAYS_OUT, seat, NONE, NONE, NONE)
    n = note(out, 0, Fact.BOARDS, seat, NONE, int(after.pos[seat]) - IN_KAYAK, NONE)
    return lead_facts(s, after, seat, out, n)


@rule
def no_kayak_facts(s, seat, out):
    """The kayak tile does nothing if someone is in the kayak, or without a gap at the figure's floe (RUSH-40)."""
    gap = kayak_gap(s)
    if gap < 0:
        return note(out, 0, Fact.NO_GAP, seat, NONE, NONE, NONE)
    return note(out, 0, Fact.KAYAK_TAKEN, seat, NONE, gap, figure_on(s, IN_KAYAK + gap))


@rule
def move_facts(s, after, seat, face, out):
    """A figure has gone to a space with the picture."""
    slot, before = int(after.pos[seat]), int(s.pos[seat])
    if face == Face.IGLOO:
        return note(out, 0, Fact.REACHES, seat, face, slot, turn_of_player(after))
    left = slot_of(s, before)
    kind = Fact.MOVES
    if before >= IN_KAYAK:
        kind = Fact.LANDS
        left = before - IN_KAYAK
    elif face == Face.POLAR_BEAR and not s.easy:
        kind = Fact.HUNTS
    elif is_sled_move(s, seat, before, slot):
        kind = Fact.SLEDS
    n = note(out, 0, kind, seat, face, slot, left)
    return lead_facts(s, after, seat, out, n)


@rule
def is_sled_move(s, seat, before, slot):
    """Whether a move was possible only by the sled (RUSH-30)."""
    if before == ON_START or not has_sled(s, before):
        return False
    return not has(NEXT_TO[SLOT_OF[before]], slot - first_slot(s, seat))


@rule
def lead_facts(s, after, seat, out, n):
    """A figure that was behind another and is now the only one in front has taken the lead."""
    best = -1
    rival = NOBODY
    for other in range(s.players):
        if other != seat and progress(s, other) > best:
            best = progress(s, other)
            rival = other
    if progress(s, seat) < best and progress(after, seat) > best:
        n = note(out, n, Fact.LEADS, seat, rival, NONE, NONE)
    return n


@rule
def reckon(s, out):
    """List who is in the igloo, and how far from it the others are."""
    if s.phase != Phase.END:
        return 0
    n = note(out, 0, Fact.HOME_FIRST, s.winner, NONE, NONE, NONE)
    for seat in range(s.players):
        if seat == s.winner:
            n = note(out, n, Fact.AT_IGLOO, seat, NONE, int(s.pos[seat]), turn_of_player(s))
        else:
            n = note(out, n, Fact.STEPS_LEFT, seat, NONE, int(s.pos[seat]), steps_left(s, int(s.pos[seat])))
        if s.harpoon[seat]:
            n = note(out, n, Fact.HARPOON_LEFT, seat, NONE, NONE, 1)
    return n


# --- where figures are -------------------------------------------------------


@rule
def figure_on(s, pos):
    """Return the seat of the figure at this place, as in `pos`."""
    for seat in range(s.players):
        if s.pos[seat] == pos:
            return seat
    return NOBODY


@rule
def slot_of(s, pos):
    """Return the slot of a figure on the ice, the start space included."""
    return START_SLOT[s.course[0]] if pos == ON_START else pos


@rule
def course_row(slot):
    """Return the row of a slot, counted from the start of the course."""
    return int(FLOE_OF[slot]) * ROWS + int(ROW_OF[SLOT_OF[slot]])


@rule
def progress(s, seat):
    """Return how far a figure is: 2 per row, the kayak between rows, 0 on the start space."""
    pos = int(s.pos[seat])
    if pos == ON_START:
        return 0
    if pos >= IN_KAYAK:
        return 2 * ROWS * (pos - IN_KAYAK + 1)
    return 2 * course_row(pos) + 1


@rule
def interim_standing(s, seat):
    """What players are ranked by if the game is claimed: how far their figures are. Only one can win (RUSH-48)."""
    return progress(s, seat)


@rule
def steps_left(s, pos):
    """Return the fewest steps to the igloo if neither water, gaps nor figures were in the way."""
    igloo = (s.floes - 1) * SLOTS + IGLOO_SLOT[s.course[s.floes - 1]]
    if pos >= IN_KAYAK:  # the first step leads to any space of the floe in front
        return 1 + max(0, course_row(igloo) - (ROWS * (pos - IN_KAYAK + 1) + ROWS - 1))
    slot = slot_of(s, pos)
    aside = abs(COLUMN_OF[SLOT_OF[slot]] - COLUMN_OF[SLOT_OF[igloo]])
    return max(course_row(igloo) - course_row(slot), int(aside))


@rule
def headway(s, seat):
    """Return how far a figure is, for hints: minus the steps that it still needs at least."""
    return -steps_left(s, int(s.pos[seat]))


@rule
def turn_of_player(s):
    """Return how many turns the player in turn has had, this one included."""
    return (int(s.turn_number) - 1) // s.players + 1
