"""The rules of a turn of UNO Power Grab, in the order of UNO-26."""

from snowbound.core.bits import count
from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule
from snowbound.core.seats import left_of

from . import actions as act
from .cards import (
    add_to_hand,
    add_to_pile,
    ask_for_cards,
    bury,
    collect_all,
    discard_from_played,
    forget_wild_draw_four,
    has_card_to_give,
    is_wild_draw_four_open,
    remember_wild_draw_four,
    remove_from_hand,
    show_hand,
    stop_drawing,
)
from .deal import begin_deal, go_on_dealing, turn_up
from .ends import go_out, score_round
from .state import (
    COLOUR_OF,
    ICON,
    IS_ATTACK,
    KINDS,
    NO_CARD,
    NO_ICON,
    NOBODY,
    POOL,
    SUIT,
    TOWERS,
    TYPE,
    WILD,
    Calls,
    Phase,
    Type,
    Verdict,
    Why,
)
from .table import begin_turn, is_shielded, next_seat, towers_held

TAKE_TOWER_POINTS = (20, 50)  # by option code (UNO-Q5)


@rule
def setup(s, players, options):
    """Set the table before the first dealer is chosen (UNO-01, UNO-02). Options are those of section 4."""
    s.players = players
    s.scoring = options[0]
    s.target_score = options[1]
    s.auto_call = options[2] == Calls.AUTO
    s.bluff = 1 - options[3]
    s.reverse_skips = options[4]
    s.take_tower_points = TAKE_TOWER_POINTS[options[5]]
    s.first_binds_all = options[6]
    s.must_use_four = options[7]
    s.phase = Phase.FIRST_DEALER
    s.dealer = s.turn = s.drawer = NOBODY
    collect_all(s)


@rule
def apply(s, seat, action):
    """Carry out one decision or outcome of chance, and everything up to the next decision."""
    if seat == CHANCE:
        apply_outcome(s, action)
    elif s.phase == Phase.TURN or s.phase == Phase.DRAWN:
        play_turn(s, seat, action)
    elif s.phase == Phase.COLOUR:
        s.colour = action - act.COLOUR  # UNO-25, UNO-Q39
        take_towers(s, seat)
    elif s.phase == Phase.START_COLOUR:
        s.colour = action - act.COLOUR  # UNO-14
        s.phase = Phase.TURN
    elif s.phase == Phase.TOWER:
        s.tower[action - act.TOWER] = seat
        s.towers_due -= 1
        choose_towers(s, seat)
    elif s.phase == Phase.KEEP:
        use_or_decline(s, seat, action)
    elif s.phase == Phase.DECLARE:
        declare(s, seat, action)
    elif s.phase == Phase.CATCH:
        answer(s, seat, action)
    else:
        respond(s, seat, action)


@rule
def apply_outcome(s, outcome):
    """Chance decides the first dealer or one card (UNO-Q41)."""
    if s.phase == Phase.FIRST_DEALER:
        s.dealer = outcome
        begin_deal(s)
        return
    if s.phase == Phase.ROUND_END:
        s.dealer = left_of(s, s.dealer)  # UNO-65, UNO-Q7
        collect_all(s)
        begin_deal(s)
    if s.phase == Phase.TURN_UP:
        turn_up(s, outcome)
        return
    add_to_pile(s, outcome, -1)
    add_to_hand(s, s.drawer, outcome)
    s.to_draw -= 1
    if s.why == Why.CAUGHT and is_wild_draw_four_open(s):
        s.drawn_since += 1  # not judged (UNO-39)
    if s.phase == Phase.DEAL:
        go_on_dealing(s)
    elif not has_card_to_give(s):
        after_drawing(s, outcome)


@rule
def play_turn(s, seat, action):
    """Play a card, draw one, or pass (UNO-16, UNO-22 to UNO-24)."""
    if action == act.DRAW:
        s.phase = Phase.DRAWING
        ask_for_cards(s, seat, 1, Why.OWN_TURN)
        return
    s.drawn = NO_CARD
    if action == act.PASS:
        begin_turn(s, next_seat(s, seat))
    else:
        play_card(s, seat, action - act.CARD)


@rule
def play_card(s, seat, kind):
    """Step 1 of UNO-26: the card goes on top of the discard pile. An empty hand ends the round (UNO-57)."""
    remove_from_hand(s, seat, kind)
    bury(s, s.top)
    s.top = kind
    s.symbol_counts = 1
    if kind < WILD:
        s.colour = COLOUR_OF[kind]  # UNO-25
    if s.hand_size[seat] == 0:
        go_out(s, seat)
    elif kind < WILD:
        take_towers(s, seat)
    else:
        if TYPE[kind] == Type.WILD_DRAW_FOUR and s.bluff:
            remember_wild_draw_four(s, seat)
        s.phase = Phase.COLOUR  # step 2


@rule
def take_towers(s, seat):
    """Step 3: an icon card takes its tower at once (UNO-44, UNO-45); other cards let the player choose."""
    icon = ICON[s.top]
    s.towers_due = s.towers_to_take[TYPE[s.top]]
    if icon == NO_ICON and s.towers_due == 0:
        use_four_towers(s, seat)  # first, because most cards move no tower
        return
    if icon != NO_ICON:
        s.tower[icon] = seat
    choose_towers(s, seat)


@rule
def choose_towers(s, seat):
    """The player chooses as many towers as are due (UNO-31, UNO-34).

    If no more than that can be taken, they are taken without asking (UNO-Q23).
    """
    free = TOWERS - towers_held(s, seat)
    if s.towers_due > 0 and free > s.towers_due:
        s.phase = Phase.TOWER
        return
    if s.towers_due > 0:
        s.tower[:] = seat
        s.towers_due = 0
    use_four_towers(s, seat)


@rule
def use_four_towers(s, seat):
    """Step 4: a player who holds all four towers may discard all cards but one (UNO-51).

    With one card left there is no offer and the towers stay (UNO-54). Where four towers must be
    used, they return to the pool all the same (UNO-Q24).
    """
    if towers_held(s, seat) == TOWERS:
        if s.hand_size[seat] > 1:
            s.phase = Phase.KEEP
            return
        if s.must_use_four:
            s.tower[:] = POOL
    ask_for_uno(s, seat)


@rule
def use_or_decline(s, seat, action):
    """Discard all cards but one and return the towers (UNO-51, UNO-53), or keep everything (UNO-54)."""
    if action != act.DECLINE:
        keep_one(s, seat, action - act.CARD)
        s.tower[:] = POOL
    ask_for_uno(s, seat)


@rule
def keep_one(s, seat, kept):
    """All cards except the kept one go beneath the top card, without effect (UNO-52)."""
    for kind in range(KINDS):
        copies = int(s.hands[seat, kind])
        if kind == kept:
            copies -= 1
        for _ in range(copies):
            remove_from_hand(s, seat, kind)
            bury(s, kind)
            if is_wild_draw_four_open(s):
                discard_from_played(s, kind)


@rule
def ask_for_uno(s, seat):
    """Step 5: a player with one card left must call UNO (UNO-55), unless calls are automatic."""
    if s.hand_size[seat] == 1 and not s.auto_call:
        s.phase = Phase.DECLARE
    else:
        attack(s, seat)


@rule
def declare(s, seat, action):
    """After a call play goes on. After silence the others may catch, all at the same time (UNO-Q26)."""
    if action == act.CALL:
        attack(s, seat)
        return
    s.phase = Phase.CATCH
    s.answered = 0
    s.caught = 0


@rule
def answer(s, seat, action):
    """When everyone has answered, one catch or more costs the silent player two cards, once (UNO-56)."""
    s.answered |= 1 << seat
    if action == act.CATCH:
        s.caught |= 1 << seat
    if count(s.answered) < s.players - 1:
        return
    s.answered = 0
    s.phase = Phase.DRAWING
    if s.caught == 0 or not ask_for_cards(s, s.turn, s.uno_penalty, Why.CAUGHT):
        attack(s, s.turn)  # only after the catch (UNO-Q27)


@rule
def attack(s, seat):
    """Steps 6 to 8: a Reverse turns play round, an attack hits the next player, and the next turn begins."""
    type_ = TYPE[s.top]
    if type_ == Type.REVERSE:
        s.direction = -s.direction  # UNO-30
    victim = next_seat(s, seat)
    if type_ == Type.REVERSE and s.players == 2 and s.reverse_skips:
        begin_turn(s, seat)  # UNO-Q30
    elif not IS_ATTACK[type_] or is_shielded(s, victim):
        begin_turn(s, victim)
    elif type_ == Type.SKIP:
        begin_turn(s, next_seat(s, victim))  # UNO-29
    elif type_ == Type.WILD_DRAW_FOUR and s.bluff:
        s.phase = Phase.RESPOND  # UNO-38
    else:
        draw_and_lose_turn(s, victim, int(s.draws[type_]), Why.ATTACK)


@rule
def draw_and_lose_turn(s, seat, number, why):
    """A player draws cards and loses the turn, even if there are no cards left to draw (UNO-61)."""
    s.phase = Phase.DRAWING
    if not ask_for_cards(s, seat, number, why):
        begin_turn(s, next_seat(s, seat))


@rule
def respond(s, seat, action):
    """Accept the four cards (UNO-35), or challenge the hand the Wild Draw Four was played from (UNO-39)."""
    if action == act.ACCEPT:
        forget_wild_draw_four(s)
        draw_and_lose_turn(s, seat, int(s.draws[Type.WILD_DRAW_FOUR]), Why.ATTACK)
        return
    s.challenger = seat
    s.accused = s.turn
    s.verdict = Verdict.GUILTY
    if is_honest(s):
        s.verdict = Verdict.INNOCENT
    show_hand(s, seat, s.turn)  # UNO-38, UNO-Q17
    forget_wild_draw_four(s)
    s.phase = Phase.DRAWING
    if s.verdict == Verdict.INNOCENT:
        draw_and_lose_turn(s, seat, s.innocent_draw, Why.INNOCENT)
    elif not ask_for_cards(s, s.turn, s.guilty_draw, Why.GUILTY):
        begin_turn(s, seat)


@rule
def is_honest(s):
    """Whether the hand had no card of the colour that was in force (UNO-36, UNO-Q15)."""
    if s.bluff_seen:
        return False
    for kind in range(s.old_colour * SUIT, (s.old_colour + 1) * SUIT):
        if s.played_from[kind] > 0:
            return False
    return True


@rule
def after_drawing(s, kind):
    """Go on after the last card of a draw, which is of this kind."""
    why = s.why
    seat = s.drawer
    stop_drawing(s)
    if why == Why.OWN_TURN:
        s.drawn = kind
        s.phase = Phase.DRAWN  # UNO-22
    elif why == Why.CAUGHT:
        attack(s, s.turn)
    elif why == Why.GUILTY:
        begin_turn(s, next_seat(s, s.turn))  # UNO-40, UNO-Q18
    elif why == Why.LAST_CARD:
        score_round(s)
    else:
        begin_turn(s, next_seat(s, seat))  # the drawer has lost the turn
