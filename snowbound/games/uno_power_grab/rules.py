"""The rules of UNO Power Grab, in the order in which a turn runs through them (UNO-26)."""

from snowbound.core.bits import count, lowest
from snowbound.core.contract import CHANCE, RULING, draw_outcome
from snowbound.core.rule import rule

from . import actions as act
from .cards import (
    add_to_hand,
    add_to_pile,
    ask_for_cards,
    bury,
    can_draw,
    collect_all,
    forget_all,
    forget_wild_draw_four,
    hand_points,
    has_card_to_give,
    is_wild_draw_four_open,
    random_kind,
    remember_wild_draw_four,
    remove_from_hand,
    show_hand,
    stop_drawing,
)
from .state import (
    BIT,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DRAWS,
    GUILTY_DRAW,
    HAND_SIZE,
    ICON,
    INNOCENT_DRAW,
    IS_ATTACK,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    NO_ICON,
    NOBODY,
    PACK,
    POOL,
    SAME_SYMBOL,
    SHIELD,
    SUIT,
    TOWERS,
    TOWERS_DUE,
    TURN_LIMIT,
    TYPE,
    UNO_PENALTY,
    WHOLE_SUIT,
    WILD,
    Phase,
    Scoring,
    Type,
    Verdict,
    Why,
)

TAKE_TOWER_POINTS = (20, 50)      # what the option's codes mean (UNO-Q5)


@rule
def setup(s, players, options):
    """The table before the first dealer is chosen (UNO-01, UNO-02); options as in section 4."""
    s.players = players
    s.scoring = options[0]
    s.target_score = options[1]
    s.auto_call = options[2]
    s.bluff = 1 - options[3]
    s.reverse_skips = 1 - options[4]
    s.take_tower_points = TAKE_TOWER_POINTS[options[5]]
    s.phase = Phase.FIRST_DEALER
    s.dealer = s.turn = s.drawer = NOBODY
    collect_all(s)


# --- who may do what ---------------------------------------------------------


@rule
def actors(s):
    """One seat acts, but for CATCH, where all others answer at once (section 6)."""
    phase = s.phase
    if phase == Phase.GAME_END:
        return 0
    if (phase <= Phase.TURN_UP) or (phase == Phase.DRAWING) or (phase == Phase.ROUND_END):
        return 1 << CHANCE
    if phase == Phase.RESPOND:
        return 1 << next_seat(s, s.turn)
    if phase == Phase.CATCH:
        return ((1 << s.players) - 1) & ~(1 << s.turn) & ~s.answered
    return 1 << s.turn


@rule
def legal(s, seat, out):
    """Each phase has a short list of its own (section 6)."""
    phase = s.phase
    if phase == Phase.TURN:
        return legal_in_turn(s, seat, out)
    if phase == Phase.DRAWN:
        return legal_when_drawn(s, seat, out)
    if phase == Phase.COLOUR or phase == Phase.START_COLOUR:
        for colour in range(COLOURS):
            out[colour] = act.COLOUR + colour
        return COLOURS
    if phase == Phase.TOWER:
        return legal_towers(s, seat, out)
    if phase == Phase.KEEP:
        return legal_to_keep(s, seat, out)
    first = act.CALL                                        # DECLARE: call, stay silent
    if phase == Phase.CATCH:
        first = act.CATCH                                   # catch, let go
    if phase == Phase.RESPOND:
        first = act.CHALLENGE                               # challenge, accept
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def legal_in_turn(s, seat, out):
    """Lay a playable card, or draw (UNO-16 to UNO-21); without cards to draw lay or pass (UNO-62)."""
    number = 0
    for colour in range(COLOURS):
        places = playable_places(s, colour) & s.suits[seat, colour]
        while places != 0:
            out[number] = colour * SUIT + lowest(places)
            places &= places - 1
            number += 1
    for kind in range(WILD, KINDS):
        if s.hands[seat, kind] > 0 and is_playable(s, seat, kind):
            out[number] = kind
            number += 1
    if can_draw(s):
        out[number] = act.DRAW
        return number + 1
    if number == 0:
        out[0] = act.PASS
        return 1
    return number


@rule
def legal_when_drawn(s, seat, out):
    """Only the drawn card may be laid (UNO-22, UNO-23); passing is always asked (UNO-Q37)."""
    number = 0
    if is_playable(s, seat, s.drawn):
        out[0] = act.CARD + s.drawn
        number = 1
    out[number] = act.PASS
    return number + 1


@rule
def legal_towers(s, seat, out):
    """Every tower that the player does not hold, from the pool or from anybody (UNO-32, UNO-33)."""
    number = 0
    for tower in range(TOWERS):
        if s.tower[tower] != seat:
            out[number] = act.TOWER + tower
            number += 1
    return number


@rule
def legal_to_keep(s, seat, out):
    """Any card of the hand (UNO-51)."""
    number = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[number] = act.CARD + kind
            number += 1
    return number


@rule
def playable_places(s, colour):
    """The places of a suit that fit the top card: by colour, number or type (UNO-17, UNO-18, UNO-19)."""
    if colour == s.colour:
        return WHOLE_SUIT
    if s.symbol_counts == 0:                                # UNO-13
        return 0
    return SAME_SYMBOL[s.top]


@rule
def is_playable(s, seat, kind):
    """Whether a card fits (UNO-17); without bluffing a Wild Draw Four must be honest (UNO-36)."""
    if kind < WILD:
        return playable_places(s, COLOUR_OF[kind]) & BIT[kind] != 0
    if TYPE[kind] != Type.WILD_DRAW_FOUR or s.bluff:
        return True
    return s.suits[seat, s.colour] == 0


@rule
def outcomes(s, out, weights):
    """A seat for the first dealer (UNO-02); else a kind, weighted by its copies in the pile (UNO-Q41)."""
    if s.phase == Phase.FIRST_DEALER:
        for seat in range(s.players):
            out[seat] = seat
            weights[seat] = 1
        return int(s.players)
    number = 0
    for kind in range(KINDS):
        copies = copies_in_pile(s, kind)
        if copies > 0:
            out[number] = kind
            weights[number] = copies
            number += 1
    return number


@rule
def copies_in_pile(s, kind):
    """Copies that chance may give: after a round of all cards (UNO-65), and with the Wild Draw Four
    that was turned up and goes back (UNO-15)."""
    if s.phase == Phase.ROUND_END:
        return int(COPIES[kind])
    if s.phase == Phase.TURN_UP and s.top == kind:
        return s.pile[kind] + 1
    return int(s.pile[kind])


@rule
def sample(s, rng):
    """The same as `outcomes` would give; from an ordinary pile without listing all kinds."""
    if s.phase == Phase.DRAWING or s.phase == Phase.DEAL or (s.phase == Phase.TURN_UP and s.top == NO_CARD):
        return random_kind(s, rng)
    return draw_outcome(s, rng)


# --- carrying it out ---------------------------------------------------------


@rule
def apply(s, seat, action):
    """One decision, or one outcome of chance, and all that follows from it without a question."""
    if seat == CHANCE:
        apply_outcome(s, action)
    elif s.phase == Phase.TURN or s.phase == Phase.DRAWN:
        play_turn(s, seat, action)
    elif s.phase == Phase.COLOUR:
        s.colour = action - act.COLOUR                      # UNO-25, UNO-Q39
        take_towers(s, seat)
    elif s.phase == Phase.START_COLOUR:
        s.colour = action - act.COLOUR                      # UNO-14
        s.phase = Phase.TURN
    elif s.phase == Phase.TOWER:
        s.tower[action - act.TOWER] = seat
        s.towers_due -= 1
        choose_towers(s, seat)
    elif s.phase == Phase.KEEP:
        keep_one(s, seat, action - act.CARD)
    elif s.phase == Phase.DECLARE:
        declare(s, seat, action)
    elif s.phase == Phase.CATCH:
        answer(s, seat, action)
    else:
        respond(s, seat, action)


@rule
def apply_outcome(s, outcome):
    """An event of chance: the first dealer, or one card (UNO-Q41)."""
    if s.phase == Phase.FIRST_DEALER:
        s.dealer = outcome
        begin_deal(s)
        return
    if s.phase == Phase.ROUND_END:
        s.dealer = left_of(s, s.dealer)                     # UNO-65, UNO-Q7
        collect_all(s)
        begin_deal(s)
    if s.phase == Phase.TURN_UP:
        turn_up(s, outcome)
        return
    add_to_pile(s, outcome, -1)
    add_to_hand(s, s.drawer, outcome)
    s.to_draw -= 1
    if s.why == Why.CAUGHT and is_wild_draw_four_open(s):
        s.drawn_since += 1                                  # not judged (UNO-39)
    if s.phase == Phase.DEAL:
        go_on_dealing(s)
    elif not has_card_to_give(s):
        after_drawing(s, outcome)


@rule
def begin_deal(s):
    """Seven cards to each player, one at a time, from the dealer's left (UNO-03)."""
    s.round_number += 1
    s.phase = Phase.DEAL
    s.turn = NOBODY
    s.drawer = left_of(s, s.dealer)
    s.to_draw = HAND_SIZE * s.players


@rule
def go_on_dealing(s):
    """The next player gets a card; after the last one the top card is turned up (UNO-06)."""
    if s.to_draw > 0:
        s.drawer = left_of(s, s.drawer)
        return
    s.drawer = NOBODY
    s.phase = Phase.TURN_UP


@rule
def turn_up(s, kind):
    """The first card of the discard pile, and what it does (UNO-06 to UNO-15)."""
    if s.top != NO_CARD:                                    # a Wild Draw Four goes back (UNO-15, UNO-Q12)
        add_to_pile(s, s.top, 1)
    add_to_pile(s, kind, -1)
    s.top = kind
    first = left_of(s, s.dealer)                            # UNO-07
    type_ = TYPE[kind]
    if type_ == Type.WILD_DRAW_FOUR:
        return                                              # another card is turned up
    if type_ == Type.WILD_TAKE_TOWER:
        begin_turn(s, first)
        s.phase = Phase.START_COLOUR                        # UNO-14, UNO-Q11
        return
    s.colour = COLOUR_OF[kind]
    if type_ == Type.TAKE_TWO_TOWERS:
        s.symbol_counts = 0                                 # UNO-13, UNO-Q10
    if type_ == Type.REVERSE:
        s.direction = -1                                    # UNO-12, UNO-Q9
        first = s.dealer
    if type_ == Type.SKIP:
        first = left_of(s, first)                           # UNO-11
    if DRAWS[type_] > 0:                                    # UNO-09, UNO-10
        s.phase = Phase.DRAWING
        ask_for_cards(s, first, DRAWS[type_], Why.FIRST_CARD)
        return
    begin_turn(s, first)


@rule
def begin_turn(s, seat):
    """The next turn; a round that never ends is broken off (UNO-Q33)."""
    if is_wild_draw_four_open(s):
        forget_wild_draw_four(s)
    s.turn = seat
    s.turn_number += 1
    s.phase = Phase.TURN
    if s.turn_number > TURN_LIMIT:
        s.phase = Phase.GAME_END


@rule
def play_turn(s, seat, action):
    """Lay a card, draw one, or pass (UNO-16, UNO-22 to UNO-24)."""
    if action == act.DRAW:
        s.phase = Phase.DRAWING
        ask_for_cards(s, seat, 1, Why.OWN_TURN)
        return
    s.drawn = NO_CARD
    if action == act.PASS:
        begin_turn(s, next_seat(s, seat))
    else:
        lay(s, seat, action - act.CARD)


@rule
def lay(s, seat, kind):
    """Step 1 of UNO-26: the card goes on top; with an empty hand the round is over (UNO-57)."""
    remove_from_hand(s, seat, kind)
    bury(s, s.top)
    s.top = kind
    s.symbol_counts = 1
    if kind < WILD:
        s.colour = COLOUR_OF[kind]                             # UNO-25
    if s.hand_size[seat] == 0:
        go_out(s, seat)
    elif kind < WILD:
        take_towers(s, seat)
    else:
        if TYPE[kind] == Type.WILD_DRAW_FOUR and s.bluff:
            remember_wild_draw_four(s, seat)
        s.phase = Phase.COLOUR                              # step 2


@rule
def take_towers(s, seat):
    """Step 3: the tower of an icon comes at once (UNO-44, UNO-45); others are chosen."""
    icon = ICON[s.top]
    s.towers_due = TOWERS_DUE[TYPE[s.top]]
    if icon == NO_ICON and s.towers_due == 0:
        ask_for_uno(s, seat)                                # no tower moves: most cards, so it comes first
        return
    if icon != NO_ICON:
        s.tower[icon] = seat
    choose_towers(s, seat)


@rule
def choose_towers(s, seat):
    """As many as are due (UNO-31, UNO-34), without asking if there are no more to take (UNO-Q23)."""
    free = TOWERS - towers_held(s, seat)
    if s.towers_due > 0 and free > s.towers_due:
        s.phase = Phase.TOWER
        return
    if s.towers_due > 0:
        s.tower[:] = seat
        s.towers_due = 0
    use_four_towers(s, seat)


@rule
def towers_held(s, seat):
    """How many towers stand before this player."""
    number = 0
    for tower in range(TOWERS):
        if s.tower[tower] == seat:
            number += 1
    return number


@rule
def use_four_towers(s, seat):
    """Step 4: with all four, keep one card and discard the rest (UNO-51), then return them (UNO-53)."""
    if towers_held(s, seat) == TOWERS:
        if s.hand_size[seat] > 1:
            s.phase = Phase.KEEP
            return
        s.tower[:] = POOL                                   # UNO-54, UNO-Q25
    ask_for_uno(s, seat)


@rule
def keep_one(s, seat, kept):
    """All cards but one of the kept kind go beneath the top card, without effect (UNO-52)."""
    for kind in range(KINDS):
        copies = int(s.hands[seat, kind])
        if kind == kept:
            copies -= 1
        for _ in range(copies):
            remove_from_hand(s, seat, kind)
            bury(s, kind)
    s.tower[:] = POOL                                       # UNO-53
    ask_for_uno(s, seat)


@rule
def ask_for_uno(s, seat):
    """Step 5: whoever has one card left must call (UNO-55), unless calls are automatic."""
    if s.hand_size[seat] == 1 and not s.auto_call:
        s.phase = Phase.DECLARE
    else:
        attack(s, seat)


@rule
def declare(s, seat, action):
    """A call closes the matter; after silence the others may catch, all at once (UNO-Q26)."""
    if action == act.CALL:
        attack(s, seat)
        return
    s.phase = Phase.CATCH
    s.answered = 0
    s.caught = 0


@rule
def answer(s, seat, action):
    """Judged when everybody has answered: one catch or more costs two cards, once (UNO-56)."""
    s.answered |= 1 << seat
    if action == act.CATCH:
        s.caught |= 1 << seat
    if count(s.answered) < s.players - 1:
        return
    s.answered = 0
    s.phase = Phase.DRAWING
    if s.caught == 0 or not ask_for_cards(s, s.turn, UNO_PENALTY, Why.CAUGHT):
        attack(s, s.turn)                                   # UNO-Q27: only after the catch


@rule
def attack(s, seat):
    """Steps 6 and 7: Reverse, then what hits the next player, then the next turn."""
    type_ = TYPE[s.top]
    if type_ == Type.REVERSE:
        s.direction = -s.direction                          # UNO-30
    victim = next_seat(s, seat)
    if type_ == Type.REVERSE and s.players == 2 and s.reverse_skips:
        begin_turn(s, seat)                                 # UNO-Q30
    elif not IS_ATTACK[type_] or is_shielded(s, victim):
        begin_turn(s, victim)
    elif type_ == Type.SKIP:
        begin_turn(s, next_seat(s, victim))                 # UNO-29
    elif type_ == Type.WILD_DRAW_FOUR and s.bluff:
        s.phase = Phase.RESPOND                             # UNO-38
    else:
        draw_and_lose_turn(s, victim, DRAWS[type_], Why.ATTACK)


@rule
def is_shielded(s, seat):
    """Whether this player holds the tower that blocks the top card (UNO-47, UNO-48)."""
    shield = SHIELD[TYPE[s.top]]
    return shield != NO_ICON and s.tower[shield] == seat


@rule
def draw_and_lose_turn(s, seat, number, why):
    """Cards for a player who then loses the turn, even if there are none left (UNO-61)."""
    s.phase = Phase.DRAWING
    if not ask_for_cards(s, seat, number, why):
        begin_turn(s, next_seat(s, seat))


@rule
def respond(s, seat, action):
    """Accept the four cards (UNO-35), or have the hand judged that it was laid from (UNO-39)."""
    if action == act.ACCEPT:
        forget_wild_draw_four(s)
        draw_and_lose_turn(s, seat, DRAWS[Type.WILD_DRAW_FOUR], Why.ATTACK)
        return
    s.challenger = seat
    s.accused = s.turn
    s.verdict = Verdict.GUILTY
    if is_honest(s):
        s.verdict = Verdict.INNOCENT
    show_hand(s, seat, s.turn)                              # UNO-38, UNO-Q17
    forget_wild_draw_four(s)
    s.phase = Phase.DRAWING
    if s.verdict == Verdict.INNOCENT:
        draw_and_lose_turn(s, seat, INNOCENT_DRAW, Why.INNOCENT)
    elif not ask_for_cards(s, s.turn, GUILTY_DRAW, Why.GUILTY):
        begin_turn(s, seat)


@rule
def is_honest(s):
    """No card of the colour in force was left in the hand (UNO-36, UNO-Q15)."""
    for kind in range(s.old_colour * SUIT, (s.old_colour + 1) * SUIT):
        if s.laid_from[kind] > 0:
            return False
    return True


@rule
def after_drawing(s, kind):
    """What follows when the last card of a draw, of this kind, has come."""
    why = s.why
    seat = s.drawer
    stop_drawing(s)
    if why == Why.OWN_TURN:
        s.drawn = kind
        s.phase = Phase.DRAWN                               # UNO-22
    elif why == Why.CAUGHT:
        attack(s, s.turn)
    elif why == Why.GUILTY:
        begin_turn(s, next_seat(s, s.turn))                 # UNO-40, UNO-Q18
    elif why == Why.LAST_CARD:
        score_round(s)
    else:
        begin_turn(s, next_seat(s, seat))                   # the drawer has lost the turn


# --- the end of a round ------------------------------------------------------


@rule
def go_out(s, seat):
    """The last card was laid: only what it makes the next player draw still counts (UNO-57 to UNO-59)."""
    s.winner = seat
    if s.top >= WILD:
        s.colour = NO_COLOUR                                # nobody names one (UNO-58)
    number = DRAWS[TYPE[s.top]]
    victim = next_seat(s, seat)
    s.phase = Phase.DRAWING
    if is_shielded(s, victim) or not ask_for_cards(s, victim, number, Why.LAST_CARD):
        score_round(s)


@rule
def score_round(s):
    """The winner scores the other hands (UNO-64), or everyone the own hand (UNO-67).

    Hands that were shown are not remembered beyond the round (UNO-Q40).
    """
    for seat in range(s.players):
        scorer = seat
        if s.scoring == Scoring.WINNER_TAKES:
            scorer = s.winner
        s.scores[scorer] += hand_points(s, seat)
    forget_all(s)
    s.phase = Phase.ROUND_END
    if is_game_over(s):
        s.phase = Phase.GAME_END


@rule
def is_game_over(s):
    """Somebody has reached the target (UNO-66, UNO-67), or only one round is played."""
    if s.scoring == Scoring.SINGLE_ROUND:
        return True
    for seat in range(s.players):
        if s.scores[seat] >= s.target_score:
            return True
    return False


@rule
def result(s, points, places):
    """Most points win, or fewest where each counts the own hand; ties share a place (UNO-Q35)."""
    points[:] = 0
    places[:] = 0
    for seat in range(s.players):
        points[seat] = s.scores[seat]
    if s.phase != Phase.GAME_END or s.winner == NOBODY:     # not over, or broken off (UNO-Q33)
        return
    for seat in range(s.players):
        places[seat] = 1
        for other in range(s.players):
            if is_better(s, other, seat):
                places[seat] += 1


@rule
def is_better(s, seat, other):
    """Whether one seat has won against another."""
    if s.scoring == Scoring.WINNER_TAKES:
        return s.scores[seat] > s.scores[other]
    return s.scores[seat] < s.scores[other]


@rule
def left_of(s, seat):
    """The left neighbour."""
    if seat + 1 == s.players:                               # a division would cost more than the rest of it
        return 0
    return seat + 1


@rule
def next_seat(s, seat):
    """The player after this one, in the direction of play."""
    if s.direction > 0:
        return left_of(s, seat)
    if seat == 0:
        return s.players - 1
    return seat - 1


# --- why not -----------------------------------------------------------------


@rule
def explain(s, seat, action):
    """The rule that forbids an action; what `legal` lists is allowed, by the same predicates."""
    phase = s.phase
    if phase == Phase.TURN or phase == Phase.DRAWN or phase == Phase.KEEP:
        if action < act.DRAW:
            return explain_card(s, seat, action - act.CARD)
        return explain_drawing(s, seat, action)
    if phase == Phase.TOWER and act.TOWER <= action and action < act.CALL:
        if s.tower[action - act.TOWER] == seat:
            return 33
        return 0
    if phase == Phase.COLOUR or phase == Phase.START_COLOUR:
        if act.COLOUR <= action and action < act.TOWER:
            return 0
        if phase == Phase.START_COLOUR:
            return 14
    if phase == Phase.DECLARE and (action == act.CALL or action == act.SILENT):
        return 0
    if phase == Phase.CATCH and (action == act.CATCH or action == act.LET_GO):
        return 0
    if phase == Phase.RESPOND and (action == act.CHALLENGE or action == act.ACCEPT):
        return 0
    return explain_moment(s, action)


@rule
def explain_card(s, seat, kind):
    """Why a card can be neither laid nor kept."""
    if s.phase == Phase.KEEP:
        if s.hands[seat, kind] > 0:
            return 0
        return 51
    if s.phase == Phase.DRAWN and kind != s.drawn:
        return 23
    if s.hands[seat, kind] == 0:
        return 16
    if is_playable(s, seat, kind):
        return 0
    if s.phase == Phase.DRAWN:
        return 24
    return explain_mismatch(s, kind)


@rule
def explain_mismatch(s, kind):
    """Why a card of the hand does not fit the top card."""
    if kind >= WILD:
        return 36
    if s.symbol_counts == 0 and TYPE[kind] == TYPE[s.top]:
        return 13
    if ICON[kind] != NO_ICON and ICON[kind] == ICON[s.top]:
        return 18
    one, other = TYPE[kind], TYPE[s.top]
    if one != other and DRAWS[one] > 0 and DRAWS[other] > 0 and s.top < WILD:
        return 19
    return 17


@rule
def explain_drawing(s, seat, action):
    """Why a player cannot draw or pass, or why it is not the moment for anything else."""
    if s.phase == Phase.KEEP:
        return 51
    if s.phase == Phase.DRAWN:
        if action == act.PASS:
            return 0
        if action == act.DRAW:
            return 16
        return explain_moment(s, action)
    if action == act.DRAW:
        if can_draw(s):
            return 0
        return 62
    if action == act.PASS:
        if can_draw(s):
            return 21
        for kind in range(KINDS):
            if s.hands[seat, kind] > 0 and is_playable(s, seat, kind):
                return 62
        return 0
    return explain_moment(s, action)


@rule
def explain_moment(s, action):
    """The rule by which an action has its moment, and this is not it."""
    if action >= act.CHALLENGE:
        if is_shielded(s, s.turn) and TYPE[s.top] == Type.WILD_DRAW_FOUR:
            return 49
        return 38
    if action >= act.CALL:
        return RULING + 28
    return 26                                               # the fixed order of a turn


# --- what is always true -----------------------------------------------------


@rule
def check(s):
    """112 cards, counts that agree, and no four towers but where they are used at once (section 6)."""
    for kind in range(KINDS):
        copies = int(s.pile[kind]) + int(s.buried[kind])
        for seat in range(s.players):
            assert s.hands[seat, kind] >= 0, "a hand has a negative count"
            copies += int(s.hands[seat, kind])
        if s.top == kind:
            copies += 1
        assert s.pile[kind] >= 0 and s.buried[kind] >= 0, "a pile has a negative count"
        assert copies == COPIES[kind], "a kind has not its copies"
    cards = int(s.pile_size) + int(s.buried_size)
    if s.top != NO_CARD:
        cards += 1
    for seat in range(s.players):
        cards += s.hand_size[seat]
        check_hand(s, seat)
        four = towers_held(s, seat) == TOWERS
        assert not four or s.phase == Phase.KEEP or s.winner != NOBODY, "four towers are kept"
    assert cards == PACK, "there are not 112 cards"
    suits = 0
    for suit in range(COLOURS + 1):
        suits += s.pile_suit[suit]
    assert suits == s.pile_size, "the colours of the pile do not add up"


@rule
def check_hand(s, seat):
    """The size and the suits of a hand agree with its cards."""
    size = 0
    for kind in range(KINDS):
        size += s.hands[seat, kind]
        if kind < WILD:
            held = s.hands[seat, kind] > 0
            assert (s.suits[seat, COLOUR_OF[kind]] & BIT[kind] != 0) == held, "suits differ from the hand"
        for viewer in range(s.players):
            if s.shown_owner[viewer] == seat:
                assert s.shown[viewer, kind] <= s.hands[seat, kind], "a card is remembered that is not held"
    assert size == s.hand_size[seat], "the size differs from the hand"
