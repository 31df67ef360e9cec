"""Who may do what (section 6 of the rules), and why not: `legal` and `explain` share their predicates."""

from snowbound.core.bits import list_bits
from snowbound.core.contract import CHANCE, RULING
from snowbound.core.rule import rule

from . import actions as act
from .cards import can_draw
from .state import (
    BIT,
    COLOUR_OF,
    COLOURS,
    DRAWS,
    ICON,
    KINDS,
    NO_ICON,
    SAME_SYMBOL,
    SUIT,
    TOWERS,
    TYPE,
    WHOLE_SUIT,
    WILD,
    Phase,
    Type,
)
from .table import is_shielded, next_seat


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
    first = act.CALL  # DECLARE: call, stay silent
    if phase == Phase.CATCH:
        first = act.CATCH  # catch, let go
    if phase == Phase.RESPOND:
        first = act.CHALLENGE  # challenge, accept
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def legal_in_turn(s, seat, out):
    """Lay a playable card, or draw (UNO-16 to UNO-21); without cards to draw lay or pass (UNO-62)."""
    number = 0
    for colour in range(COLOURS):
        number = list_bits(playable_places(s, colour) & s.suits[seat, colour], colour * SUIT, out, number)
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
    if s.symbol_counts == 0:  # UNO-13
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
    return 26  # the fixed order of a turn
