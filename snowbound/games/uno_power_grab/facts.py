"""What happens in UNO Power Grab, as facts: plays, towers, blocks, catches, verdicts and the ends of rounds."""

from snowbound.core.bits import has
from snowbound.core.contract import CHANCE
from snowbound.core.facts import (
    DETAIL,
    HEADLINE,
    LINE,
    NONE,
    PASSING,
    ROUND,
    SCORE,
    TURN,
    UNTOLD,
    WHAT,
    WHERE,
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
from .cards import hand_points
from .ends import is_winner
from .state import (
    COLOURS,
    IS_ATTACK,
    KINDS,
    MAKES_DRAW,
    NOBODY,
    SHIELD,
    TOWERS,
    TYPE,
    Phase,
    Type,
    Verdict,
    Why,
)
from .table import is_shielded, next_seat, towers_held


class Fact(FactKind):
    """What can happen in UNO Power Grab. A card is its kind, a tower 0 to 3, a colour 0 to 3."""

    # fmt: off
    ROUND_BEGINS = 0, ROUND, "UNO-02 UNO-65", "round `number` begins, and `seat` deals"
    TURN_BEGINS = 1, TURN, "UNO-07 UNO-16", "the turn of `seat` begins"
    GETS = 2, DETAIL, "UNO-03 UNO-16", "`seat` gets card `what`, one of several"
    DEALT = 3, LINE, "UNO-03", "everyone has been dealt `number` cards"
    TURNED_UP = 4, LINE, "UNO-06", "card `what` is turned up and begins the discard pile"
    SHUFFLED_BACK = 5, LINE, "UNO-15", "card `what` is turned up and goes back into the draw pile"
    PLAYS = 6, LINE, "UNO-16 UNO-22", "`seat` plays card `what`"
    NAMES = 7, LINE, "UNO-14 UNO-25", "`seat` names colour `what`"
    TAKES = 8, LINE, "UNO-31 UNO-34 UNO-44", "`seat` takes tower `what` from seat `where`, or from the pool: NONE"
    RETURNS = 9, LINE, "UNO-Q24", "all four towers of `seat` return to the pool without a discard"
    DISCARDS = 10, HEADLINE, "UNO-51 UNO-53", "`seat` discards `number` cards, keeps `what`, and returns four towers"
    DISCARDED = 11, DETAIL, "UNO-52", "`number` cards `what` of `seat` go beneath the top card"
    DECLINES = 12, LINE, "UNO-54", "`seat` keeps all cards and all four towers"
    CALLS = 13, LINE, "UNO-55", "`seat` calls UNO"
    IS_SILENT = 14, LINE, "UNO-55 UNO-Q26", "`seat` has one card left and did not call"
    ANSWERS = 15, PASSING, "UNO-Q26", "`seat` has decided whether to catch"
    CATCHES = 16, HEADLINE, "UNO-56", "`seat` catches seat `where`, who did not call"
    IS_NOT_CAUGHT = 17, LINE, "UNO-56", "nobody catches `seat`, who did not call"
    REVERSES = 18, LINE, "UNO-12 UNO-30", "play now goes to the left (`number` 1) or to the right (-1)"
    IS_SKIPPED = 19, LINE, "UNO-11 UNO-29 UNO-Q30", "`seat` loses the turn"
    BLOCKS = 20, HEADLINE, "UNO-48 UNO-58", "tower `where` of `seat` blocks card `what`"
    ACCEPTS = 21, PASSING, "UNO-35", "`seat` does not challenge the Wild Draw Four"
    GUILTY = 22, HEADLINE, "UNO-38 UNO-40", "`where` challenges `seat`, who had a card of colour `what`"
    INNOCENT = 23, HEADLINE, "UNO-38 UNO-41", "`where` challenges `seat`, who had no card of colour `what`"
    SHOWS = 24, LINE, "UNO-38", "`seat` shows the hand to seat `where`"
    DRAWS = 25, LINE, "UNO-16", "`seat` draws card `what` instead of playing one"
    KEEPS = 26, PASSING, "UNO-24", "`seat` keeps the card just drawn"
    PASSES = 27, LINE, "UNO-62", "`seat` can neither play nor draw a card"
    IS_HIT = 28, LINE, "UNO-09 UNO-10 UNO-27 UNO-28 UNO-35 UNO-41", "`seat` draws `number` cards and loses the turn"
    IS_PUNISHED = 29, LINE, "UNO-56", "`seat` draws `number` cards for a missing call"
    PAYS = 30, LINE, "UNO-40", "`seat` draws `number` cards for a bluff"
    DRAWS_LAST = 31, LINE, "UNO-58", "`seat` draws `number` cards because of the last card of the round"
    RESHUFFLED = 32, LINE, "UNO-60", "the discards become the draw pile, which now has `number` cards"
    WINS_ROUND = 33, HEADLINE, "UNO-57 UNO-64", "`seat` goes out with card `what`; the other hands are worth `number`"
    WINS_GAME = 34, HEADLINE, "UNO-66 UNO-67", "`seat` wins the game with `number` points"
    STOPPED = 35, HEADLINE, "UNO-Q33", "a round of `number` turns does not end, and the game stops"
    WENT_OUT = 36, WHY, "UNO-57", "`seat` has played the last card, `what`"
    REACHED = 37, WHY, "UNO-66 UNO-67", "`seat` has `number` points, which is the target or more"
    SHARED = 38, WHY, "UNO-Q35", "`number` players have the same lowest total and share the win"
    UNFINISHED = 39, WHY, "UNO-Q33", "a round did not end, so nobody wins"
    CARDS_LEFT = 40, LINE, "UNO-63 UNO-64", "`seat` has `what` cards left, worth `number` points for the winner"
    OWN_CARDS = 41, SCORE, "UNO-63 UNO-67", "`seat` has `what` cards left, which count `number` points"
    WON = 42, SCORE, "UNO-64", "`seat` wins `number` points in this round"
    EARLIER = 43, SCORE, "UNO-64 UNO-67", "`seat` has `number` points from earlier rounds"
    # fmt: on


give_sounds(
    {
        "card": (Fact.GETS, Fact.TURNED_UP, Fact.PLAYS, Fact.DRAWS),
        "gain": (Fact.TAKES, Fact.DISCARDS, Fact.CALLS),
        "loss": (Fact.IS_SKIPPED, Fact.IS_HIT, Fact.IS_PUNISHED, Fact.PAYS, Fact.DRAWS_LAST),
        "whistle": (Fact.CATCHES,),
        "block": (Fact.BLOCKS,),
        "hit": (Fact.GUILTY, Fact.INNOCENT),
        "slide": (Fact.RETURNS, Fact.REVERSES, Fact.SHUFFLED_BACK, Fact.RESHUFFLED),
        "cheer": (Fact.WINS_ROUND, Fact.WINS_GAME),
    }
)

give_reasons(
    gains=(Fact.WINS_ROUND, Fact.WINS_GAME, Fact.DISCARDS, Fact.TAKES, Fact.BLOCKS, Fact.PLAYS, Fact.CALLS),
    losses=(Fact.IS_HIT, Fact.IS_SKIPPED, Fact.PAYS, Fact.DRAWS, Fact.IS_PUNISHED),
    rivals_gain=(Fact.WINS_ROUND, Fact.WINS_GAME, Fact.TAKES, Fact.DISCARDS, Fact.BLOCKS, Fact.CALLS),
    rivals_lose=(Fact.IS_HIT, Fact.IS_SKIPPED, Fact.DRAWS, Fact.PAYS, Fact.IS_PUNISHED),
    times=(Fact.PLAYS, Fact.TAKES, Fact.DRAWS),
    numbers=(Fact.IS_HIT, Fact.DISCARDS),
)

count_values(
    (WHAT, KINDS, Fact.PLAYS),
    (WHAT, COLOURS, Fact.NAMES),
    (WHAT, TOWERS, Fact.TAKES),
    (WHERE, TOWERS, Fact.BLOCKS),
    (WHAT, KINDS, Fact.WINS_ROUND),
)


@rule
def facts(s, after, seat, action, out):
    """List what an event did, from positions whose hidden cards may be blank."""
    n = note_outcome(s, after, action, out) if seat == CHANCE else note_decision(s, after, seat, action, out)
    if is_attack_reached(s, after, seat, action):
        n = note_attack(after, s.turn, out, n)
    n = note_reshuffle(s, after, seat, out, n)
    if after.phase >= Phase.ROUND_END and s.phase < Phase.ROUND_END:
        return note_end(s, after, out, n)
    if after.turn_number > s.turn_number:
        n = note(out, n, Fact.TURN_BEGINS, after.turn, NONE, NONE, NONE)
    return n


# --- decisions


@rule
def note_decision(s, after, seat, action, out):
    """What a player decided, and the towers and the call that follow at once."""
    phase = s.phase
    if phase == Phase.RESPOND:
        return note_response(s, after, seat, action, out)
    if phase == Phase.CATCH:
        return note_answer(s, after, seat, out)
    if phase == Phase.DECLARE:
        kind = Fact.IS_SILENT
        if action == act.CALL:
            kind = Fact.CALLS
        return note(out, 0, kind, seat, NONE, NONE, NONE)
    if phase == Phase.KEEP:
        n = note_keeping(s, after, seat, action, out)
    else:
        n = note_move(s, seat, action, out)
        n = note_towers(s, after, seat, out, n)
    if after.auto_call and after.hand_size[seat] == 1 and is_attack_reached(s, after, seat, action):
        n = note(out, n, Fact.CALLS, seat, NONE, NONE, NONE)
    return n


@rule
def note_move(s, seat, action, out):
    """A card played, a colour named, or no card (UNO-16, UNO-24, UNO-25, UNO-62)."""
    if action < act.DRAW:
        return note(out, 0, Fact.PLAYS, seat, action - act.CARD, NONE, NONE)
    if action == act.PASS and s.phase == Phase.DRAWN:
        return note(out, 0, Fact.KEEPS, seat, NONE, NONE, NONE)
    if action == act.PASS:
        return note(out, 0, Fact.PASSES, seat, NONE, NONE, NONE)
    if act.COLOUR <= action and action < act.TOWER:
        return note(out, 0, Fact.NAMES, seat, action - act.COLOUR, NONE, NONE)
    return 0


@rule
def note_towers(s, after, seat, out, n):
    """The towers that a player takes, and their return where four must be used (UNO-44, UNO-Q23, UNO-Q24)."""
    returned = towers_held(s, seat) > 0 and towers_held(after, seat) == 0
    for tower in range(TOWERS):
        if s.tower[tower] != seat and (returned or after.tower[tower] == seat):
            n = note(out, n, Fact.TAKES, seat, tower, s.tower[tower], NONE)
    if returned:
        n = note(out, n, Fact.RETURNS, seat, NONE, NONE, NONE)
    return n


@rule
def note_keeping(s, after, seat, action, out):
    """A player with four towers discards all cards but one, or declines (UNO-51 to UNO-54)."""
    if action == act.DECLINE:
        return note(out, 0, Fact.DECLINES, seat, NONE, NONE, NONE)
    n = note(out, 0, Fact.DISCARDS, seat, action, NONE, int(s.hand_size[seat]) - 1)
    for kind in range(KINDS):
        copies = int(after.buried[kind]) - int(s.buried[kind])
        if copies > 0:
            n = note(out, n, Fact.DISCARDED, seat, kind, NONE, copies)
    return n


@rule
def note_answer(s, after, seat, out):
    """An answer is secret until all have answered; then everyone knows who has caught the player (UNO-Q26)."""
    if after.phase == Phase.CATCH:
        return note(out, 0, Fact.ANSWERS, seat, NONE, NONE, NONE)
    if after.caught == 0:
        return note(out, 0, Fact.IS_NOT_CAUGHT, s.turn, NONE, NONE, NONE)
    n = 0
    for other in range(s.players):
        if has(after.caught, other):
            n = note(out, n, Fact.CATCHES, other, NONE, s.turn, NONE)
    return n


@rule
def note_response(s, after, seat, action, out):
    """A Wild Draw Four is accepted or challenged. Only the challenger sees the hand (UNO-38 to UNO-41)."""
    goes_on = after.turn_number > s.turn_number  # there was no card to draw (UNO-61)
    if action == act.ACCEPT:
        n = note(out, 0, Fact.ACCEPTS, seat, NONE, NONE, NONE)
        if goes_on:
            n = note(out, n, Fact.IS_HIT, seat, NONE, NONE, 0)
        return n
    kind = Fact.GUILTY
    if after.verdict == Verdict.INNOCENT:
        kind = Fact.INNOCENT
    n = note(out, 0, kind, s.turn, s.old_colour, seat, NONE)
    if after.shown_owner[seat] == s.turn:
        n = note(out, n, Fact.SHOWS, s.turn, NONE, seat, NONE)
    if goes_on and kind == Fact.GUILTY:
        n = note(out, n, Fact.PAYS, s.turn, NONE, NONE, 0)
    elif goes_on:
        n = note(out, n, Fact.IS_HIT, seat, NONE, NONE, 0)
    return n


# --- what follows


@rule
def is_attack_reached(s, after, seat, action):
    """Whether an event carries out steps 6 and 7 of UNO-26 for the card that was played in this turn."""
    if seat == CHANCE:
        if s.why != Why.CAUGHT:
            return False
    elif s.phase == Phase.TURN or s.phase == Phase.DRAWN:
        if action >= act.DRAW:
            return False
    elif s.phase < Phase.COLOUR or s.phase == Phase.RESPOND:
        return False
    if after.phase == Phase.DRAWING:
        return after.why == Why.ATTACK
    return after.turn_number > s.turn_number or after.phase == Phase.RESPOND


@rule
def note_attack(after, seat, out, n):
    """A Reverse turns play round; an attack is blocked, skips the next player or finds no card (UNO-27 to UNO-30)."""
    type_ = TYPE[after.top]
    victim = next_seat(after, seat)
    if type_ == Type.REVERSE:
        n = note(out, n, Fact.REVERSES, seat, NONE, NONE, after.direction)
        if after.turn == seat:  # UNO-Q30
            n = note(out, n, Fact.IS_SKIPPED, victim, NONE, NONE, NONE)
        return n
    if not IS_ATTACK[type_]:
        return n
    if is_shielded(after, victim):
        return note(out, n, Fact.BLOCKS, victim, after.top, SHIELD[type_], NONE)
    if type_ == Type.SKIP:
        return note(out, n, Fact.IS_SKIPPED, victim, NONE, NONE, NONE)
    if after.phase != Phase.RESPOND and after.phase != Phase.DRAWING:
        return note(out, n, Fact.IS_HIT, victim, NONE, NONE, 0)  # UNO-61
    return n


@rule
def note_reshuffle(s, after, seat, out, n):
    """The draw pile grows only when the discards become a new one (UNO-60)."""
    before = int(s.pile_size)
    if seat == CHANCE:
        if s.phase != Phase.DRAWING:
            return n
        before -= 1
    if after.pile_size > before:
        return note(out, n, Fact.RESHUFFLED, NOBODY, NONE, NONE, after.pile_size)
    return n


# --- chance


@rule
def note_outcome(s, after, action, out):
    """The deal, the first card, and cards that are drawn (UNO-02 to UNO-15, UNO-Q41)."""
    if s.phase == Phase.DRAWING:
        return note_drawing(s, after, action, out)
    if s.phase == Phase.TURN_UP:
        return note_first_card(s, after, action, out)
    n = 0
    receiver = s.drawer
    if after.round_number > s.round_number:
        n = note(out, n, Fact.ROUND_BEGINS, after.dealer, NONE, NONE, after.round_number)
        receiver = left_of(after, after.dealer)
    if action != UNTOLD and s.phase != Phase.FIRST_DEALER:
        n = note(out, n, Fact.GETS, receiver, action, NONE, NONE)
    if after.phase == Phase.TURN_UP:
        n = note(out, n, Fact.DEALT, NOBODY, NONE, NONE, s.dealt)
    return n


@rule
def note_first_card(s, after, kind, out):
    """The first card of the discard pile, and whom it skips (UNO-06 to UNO-15)."""
    if after.phase == Phase.TURN_UP:
        return note(out, 0, Fact.SHUFFLED_BACK, NOBODY, kind, NONE, NONE)
    n = note(out, 0, Fact.TURNED_UP, NOBODY, kind, NONE, NONE)
    if TYPE[kind] == Type.REVERSE:
        n = note(out, n, Fact.REVERSES, NOBODY, NONE, NONE, after.direction)
    if TYPE[kind] == Type.SKIP:
        n = note(out, n, Fact.IS_SKIPPED, left_of(s, s.dealer), NONE, NONE, NONE)
    return n


@rule
def note_drawing(s, after, action, out):
    """Each card is a detail for its drawer; the last one says how many there were and why (UNO-61)."""
    due = cards_due(s)
    n = 0
    if action != UNTOLD and due > 1:
        n = note(out, n, Fact.GETS, s.drawer, action, NONE, NONE)
    if s.to_draw > 1 and (s.pile_size > 1 or s.buried_size > 0):
        return n  # more cards follow
    number = due - s.to_draw + 1
    if s.why == Why.OWN_TURN:
        return note(out, n, Fact.DRAWS, s.drawer, action, NONE, number)
    kind = Fact.IS_HIT
    if s.why == Why.CAUGHT:
        kind = Fact.IS_PUNISHED
    elif s.why == Why.GUILTY:
        kind = Fact.PAYS
    elif s.why == Why.LAST_CARD:
        kind = Fact.DRAWS_LAST
    return note(out, n, kind, s.drawer, NONE, NONE, number)


@rule
def cards_due(s):
    """The number of cards that a player draws in all, for this reason."""
    if s.why == Why.OWN_TURN:
        return 1
    if s.why == Why.CAUGHT:
        return int(s.uno_penalty)
    if s.why == Why.GUILTY:
        return int(s.guilty_draw)
    if s.why == Why.INNOCENT:
        return int(s.innocent_draw)
    return int(s.draws[TYPE[s.top]])


# --- ends


@rule
def note_end(s, after, out, n):
    """The end of a round, and of the game (UNO-57 to UNO-67, UNO-Q33). A last attack can be blocked (UNO-58)."""
    if after.winner == NOBODY:
        return note(out, n, Fact.STOPPED, NOBODY, NONE, NONE, s.turn_limit)
    type_ = TYPE[after.top]
    victim = next_seat(after, after.winner)
    if s.winner == NOBODY and MAKES_DRAW[type_] and is_shielded(after, victim):
        n = note(out, n, Fact.BLOCKS, victim, after.top, SHIELD[type_], NONE)
    n = note(out, n, Fact.WINS_ROUND, after.winner, after.top, NONE, all_points(after))
    if after.phase == Phase.GAME_END:
        for seat in range(after.players):
            if is_winner(after, seat):
                n = note(out, n, Fact.WINS_GAME, seat, NONE, NONE, after.scores[seat])
    return n


@rule
def all_points(s):
    """The points of all hands: what the round is worth to its winner (UNO-64)."""
    points = 0
    for seat in range(s.players):
        points += hand_points(s, seat)
    return points
